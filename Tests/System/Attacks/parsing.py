"""Bytes that cost more to parse than to send: bodies in tiny chunks, and pipelined requests that are refused."""

import os
import selectors
import socket

from common import Probe, Server, attempts, bound, end, figure, seconds, spread, time
from load import median_of


def chunks():
    """A body of white space in chunks of one byte: 120 KB on the wire, which are a 400 at their end."""
    return head("Transfer-Encoding: chunked") + b"1\r\n \r\n" * 20_000 + b"0\r\n\r\n"


def faults():
    """Small layouts each of which is refused with 422."""
    body = b'{"views":[{"id":"a"}],"constraints":["a.width == ","b.top >= a.top","a.width == 1 @ 0"]}'
    return (head(f"Content-Length: {len(body)}") + body) * 200


def head(framing):
    return f"POST /v1/layout HTTP/1.1\r\nHost: attack\r\nContent-Type: application/json\r\n{framing}\r\n\r\n".encode()


def send(_, port, payload, connections):
    """Connections that send a payload again and again as fast as it is taken, and read what they are answered."""
    os.nice(10)
    poll = selectors.DefaultSelector()

    def connect():
        connection = socket.socket()
        connection.setblocking(False)
        connection.connect_ex(("127.0.0.1", port))
        poll.register(connection, selectors.EVENT_READ | selectors.EVENT_WRITE, [0])

    for _ in range(connections):
        connect()
    while True:
        for key, events in poll.select():
            connection, sent = key.fileobj, key.data
            try:
                if events & selectors.EVENT_READ and not connection.recv(1 << 18):
                    raise ConnectionError
                if events & selectors.EVENT_WRITE:
                    sent[0] += connection.send(payload[sent[0]:sent[0] + 65_536])
                    sent[0] %= len(payload)
            except BlockingIOError:
                pass
            except OSError:
                poll.unregister(connection)
                connection.close()
                connect()


def one_call():
    """JSON is read in one call, which passes the deadline by no more than the threat model says."""
    size = (16 << 20) - 1000
    bodies = {"numbers": b"0," * (size // 2) + b"0", "lists": b"[]," * (size // 3) + b"0", "texts": b'"\\u0041",' * (size // 9) + b"0",
              "one text": b'"' + b"\xcc\x81" * (size // 2) + b'"', "depth": b"[" * 900 + b"]" * 900 + b" " * size}
    with Server(["--no-access-log", "--request-timeout", "0.1"]) as server:
        for name, values in bodies.items():
            body = b'{"items":["a"],"payload":[' + values[:size + 1000] + b"]}"
            begun = time.monotonic()
            status, _, _ = server.post("/v1/snapshot", body[:16 << 20])
            figure(f"16 MiB of {name}", status)
            bound(f"16 MiB of {name} under a time of 0.1 s: seconds", time.monotonic() - begun, timed=True, at_most=0.4)


def attack():
    one_call()
    for name, payload, connections in (("bodies in chunks of one byte", chunks(), 64), ("pipelined faults", faults(), 32)):
        print(f"  {name}:", flush=True)
        with Server(["--no-access-log"]) as server:
            refused = []

            def once():
                senders = spread(send, 2, server.port, payload, connections)
                time.sleep(1)
                with Probe(server) as health:
                    time.sleep(seconds(15, short=3))
                end(senders)
                figure("healthz p50 ms", health.p50 * 1000)
                refused.extend(health.failures)
                return health.p99 * 1000

            middle = median_of(attempts(), once)
            bound("healthz refused", len(refused), at_most=0)
            bound("healthz p99 ms", middle, timed=True, at_most=20)
