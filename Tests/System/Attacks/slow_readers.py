"""Small requests for answers of a quarter of a gigabyte, read a few bytes at a time, beside healthy clients."""

import json
import socket
import time

from common import Probe, Server, bound, end, figure, seconds, spread

BUDGET = 512 << 20
LARGE = json.dumps({"items": [{"id": "x" * 60_000, "children": [str(number) for number in range(4_200)]}]}).encode()
MEDIUM = json.dumps({"items": [{"id": "x" * 4_000, "children": [str(number) for number in range(2_000)]}]}).encode()
UPLOAD = json.dumps({"items": [{"id": f"i{number}", "title": "x" * 80} for number in range(3_000)]}).encode()
HEAD = "POST /v1/snapshot HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n"


def read_slowly(index, port, one_address):
    """Asks for a large answer and reads four kilobytes of it each tenth of a second, again and again."""
    source = "127.0.0.7" if one_address else f"127.0.7.{1 + index}"
    while True:
        client = socket.socket()
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 16_384)
        client.bind((source, 0))
        client.settimeout(60)
        try:
            client.connect(("127.0.0.1", port))
            client.sendall(HEAD.format(len(LARGE)).encode() + LARGE)
            while client.recv(4_096):
                time.sleep(0.1)
        except OSError:
            pass
        client.close()
        time.sleep(0.2)


def watch(server, duration):
    """The most bytes that are counted in the meantime."""
    most = 0
    begun = time.monotonic()
    while time.monotonic() - begun < duration:
        most = max(most, server.metrics()["trellis_buffered_bytes"])
        time.sleep(0.05)
    return most


def besiege(server, one_address):
    load = spread(read_slowly, 6, server.port, one_address)
    time.sleep(seconds(6, short=3))
    with Probe(server) as health, Probe(server, "/v1/snapshot", UPLOAD, every=0.1, patience=30) as uploads, \
            Probe(server, "/v1/layout", b'{"views":[{"id":"a","width":1}]}', every=0.05) as small:
        most = watch(server, seconds(20, short=4))
        status, _, body = server.post("/v1/snapshot", MEDIUM, patience=60)
    metrics = server.metrics()
    end(load)
    bound("MB counted at most", most / 1e6, at_most=BUDGET / 1e6)
    figure("slow ones closed", metrics["trellis_connections_slow_closed_total"])
    bound("uploads beside it", uploads.count, at_least=5)
    bound("of them refused", len(uploads.failures), at_most=0)
    bound("small requests refused", len(small.failures), at_most=0)
    bound("a large answer to a healthy reader", status, at_most=200)
    figure("its MB", len(body) / 1e6)
    bound("healthz refused", len(health.failures), at_most=0)
    bound("healthz p99 ms", health.p99 * 1000, timed=True, at_most=20)
    return most


def attack():
    options = ["--max-buffered-bytes", str(BUDGET), "--no-access-log", "--request-timeout", "30"]
    figure("KB asked with", len(LARGE) / 1e3)
    with Server(options) as server:
        print("  from six addresses:")
        besiege(server, one_address=False)
        figure("peak MB", server.peak() / 1e6)
    with Server(options) as server:
        print("  from one address:")
        most = besiege(server, one_address=True)
        bound("MB held, of a share of 134 or else one answer of 253", most / 1e6, at_most=300)
    with Server([*options, "--write-timeout", "2", "--min-download-rate", "100000"]) as server:
        print("  slower than the least rate:")
        load = spread(read_slowly, 1, server.port, True)
        deadline = time.monotonic() + 30
        while server.metrics()["trellis_connections_timed_out_total"] < 1 and time.monotonic() < deadline:
            time.sleep(0.1)
        bound("closed for it", server.metrics()["trellis_connections_timed_out_total"], at_least=1)
        end(load)
