"""One client that asks for as much as it can, beside a polite client of another address."""

import gzip
import json
import select
import socket
import time

from common import Probe, Server, bound, end, figure, seconds, spread
from load import crowd, layout

LIST = json.dumps({"items": [f"an item of a list {number}" for number in range(4)]}).encode()


def long_template(size):
    """A template of few bytes that works until its limits, padded with spaces to a size."""
    body = b'{"template":{"items":{"$map":{"$eval":"range(0,900000)"},"each(i)":{"$eval":"str(i)"}}}}'
    return "/v1/snapshot", body.ljust(size), ()


def short_template():
    """71 bytes."""
    body = b'{"template":{"items":{"$map":{"$eval":"range(0,9**6)"},"each(i)":"a"}}}'
    return "/v1/snapshot", body, ()


def bomb():
    """A body of 16 KB that is 16 MB of spaces."""
    return "/v1/layout", gzip.compress(b"{" + b" " * (16 << 20), 9), ("Content-Encoding: gzip",)


def number_bomb():
    """A body of 16 KB with eight million numbers."""
    return "/v1/snapshot", gzip.compress(b'{"items":["a"],"payload":[' + b"0," * (8 * (1 << 20) - 100) + b"0]}", 9), ("Content-Encoding: gzip",)


def padded_layout(size):
    """A layout that takes some hundred milliseconds."""
    return "/v1/layout", layout(views=400, rows=900, seed=3).ljust(size), ()


# Each attack: the requests that its connections send in turn.
ATTACKS = {
    "bodies of 2 KB that work long": [long_template(2000)],
    "bodies of many sizes that work long": [long_template(100 << step) for step in range(8)],
    "templates of 71 bytes": [short_template()],
    "bombs": [bomb(), number_bomb()],
    "all of them": [long_template(2000), short_template(), bomb(), number_bomb(), padded_layout(40_000), ("/v1/snapshot", LIST, ()),
                    ("/v1/layout", layout(), ())],
}


def obedient(_, port, requests, connections, source):
    """A process whose connections ask again as soon as they are answered, or when Retry-After is over."""
    made = []
    for path, body, fields in requests:
        head = "".join(f"{line}\r\n" for line in (
            f"POST {path} HTTP/1.1", "Host: load", "Content-Type: application/json", f"Content-Length: {len(body)}", *fields))
        made.append(head.encode() + b"\r\n" + body)
    poll, entries, later, turn = select.epoll(), {}, [], 0

    def connect():
        connection = socket.create_connection(("127.0.0.1", port), source_address=(source, 0))
        poll.register(connection, select.EPOLLIN)
        entries[connection.fileno()] = [connection, b""]
        send(connection.fileno())

    def send(descriptor):
        nonlocal turn
        turn += 1
        try:
            entries[descriptor][0].sendall(made[turn % len(made)])
        except OSError:
            replace(descriptor)

    def replace(descriptor):
        poll.unregister(descriptor)
        entries.pop(descriptor)[0].close()
        later.append((time.monotonic() + 1, None))

    for _ in range(connections):
        connect()
    while True:
        while later and later[0][0] <= time.monotonic():
            descriptor = later.pop(0)[1]
            if descriptor is None:
                connect()
            elif descriptor in entries:
                send(descriptor)
        for descriptor, _ in poll.poll(max(0, later[0][0] - time.monotonic()) if later else None):
            entry = entries[descriptor]
            try:
                data = entry[0].recv(1 << 20)
            except OSError:
                data = b""
            if not data:
                replace(descriptor)
                continue
            entry[1] += data
            head, mark, rest = entry[1].partition(b"\r\n\r\n")
            if not mark:
                continue
            length = next((int(line[15:]) for line in head.split(b"\r\n") if line.startswith(b"Content-Length:")), 0)
            if len(rest) < length:
                continue
            entry[1] = b""
            if b"Connection: close" in head:
                replace(descriptor)
            elif b"Retry-After" in head:
                later.append((time.monotonic() + 1, descriptor))
            else:
                send(descriptor)


def beside_one_attacker():
    """Each attack on a server of its own: the polite client's refusals and times, beside its own alone."""
    polite = {"a list": ("/v1/snapshot", LIST), "a layout": ("/v1/layout", layout())}
    for name, requests in ATTACKS.items():
        with Server(["--no-access-log"]) as server:
            alone = {}
            for kind, (path, body) in polite.items():
                with Probe(server, path, body) as probe:
                    time.sleep(seconds(5, short=0.3))
                alone[kind] = probe
            attackers = spread(obedient, 1, server.port, requests, 16, "127.0.0.2")
            time.sleep(2)
            for kind, (path, body) in polite.items():
                with Probe(server, path, body) as probe:
                    time.sleep(seconds(12, short=2))
                bound(f"{name}: refusals of {kind}, share", len(probe.failures) / max(1, probe.count), at_most=0.01)
                bound(f"{name}: p99 of {kind}, ms", probe.p99 * 1000, timed=True, at_most=5 * alone[kind].p99 * 1000)
            end(attackers)
            figure(f"{name}: the server's refusals", server.metrics().get("trellis_queue_refusals_total", 0))


def beside_a_crowd():
    """A crowd of connections that ask for the same."""
    body = layout()
    with Server(["--no-access-log"]) as server:
        with Probe(server, "/v1/layout", body) as alone:
            time.sleep(seconds(3, short=1))
        figure("unloaded p50 ms", alone.p50 * 1000)
        attackers = spread(crowd, 2, server.port, "/v1/layout", body, 100, "127.0.0.2")
        time.sleep(1)
        with Probe(server, "/v1/layout", body) as good, Probe(server, "/healthz") as health:
            time.sleep(seconds(15, short=4))
        refused = server.metrics().get("trellis_queue_refusals_total", 0)
        end(attackers)
        figure("the crowd's refusals", refused)
        bound("the crowd's refusals", refused, at_least=10)
        figure("the other client's requests", good.count)
        figure("its p99 ms", good.p99 * 1000)
        bound("its refusals, share of its requests", len(good.failures) / max(1, good.count), at_most=0.01)
        bound("its p50 ms", good.p50 * 1000, timed=True, at_most=10 * alone.p50 * 1000)
        figure("healthz p99 ms", health.p99 * 1000)


def attack():
    beside_one_attacker()
    beside_a_crowd()
