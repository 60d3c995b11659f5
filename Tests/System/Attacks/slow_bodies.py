"""Thousands of uploads that stop after their first byte, and large ones that trickle, beside a healthy one."""

import json
import socket
import time

from common import Probe, Server, bound, end, figure, raise_descriptor_limit, seconds, spread

CROWD = 2_100
LARGE = 8 << 20
BUDGET = 256 << 20
# Larger than one read, so that it is gathered in the same memory as the attackers' bodies.
HEALTHY = json.dumps({"items": [{"id": f"i{number}", "title": "x" * 80} for number in range(3_000)]}).encode()


def head(length):
    return (
        "POST /v1/snapshot HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
        f"Content-Length: {length}\r\n\r\n").encode()


def connect(port, source):
    client = socket.socket()
    client.bind((source, 0))
    client.settimeout(5)
    client.connect(("127.0.0.1", port))
    return client


def stop_after_a_byte(_, port):
    crowd = []
    for number in range(CROWD):
        client = connect(port, f"127.0.1.{1 + number % 250}")
        client.sendall(head(16 << 20) + b"{")
        crowd.append(client)
    time.sleep(3600)


def trickle(index, port):
    """Sends most of a large body at once and the rest byte by byte, again and again, from addresses of its own."""
    while True:
        crowd = []
        try:
            for number in range(12):
                client = connect(port, f"127.0.{2 + index}.{1 + number}")
                client.sendall(head(LARGE) + b" " * (LARGE - 4_096))
                crowd.append(client)
        except OSError:
            pass
        begun = time.monotonic()
        while time.monotonic() - begun < 20 and crowd:
            for client in list(crowd):
                try:
                    client.sendall(b" ")
                except OSError:
                    crowd.remove(client)
            time.sleep(0.1)
        for client in crowd:
            client.close()


def one_address(server):
    """What a single client may hold: its uploads that stop, up to its share, and no further."""
    crowd, refused = [], 0
    for _ in range(20):
        client = connect(server.port, "127.0.0.9")
        try:
            client.sendall(head(LARGE) + b" " * (LARGE - 1))
        except OSError:
            refused += 1
        crowd.append(client)
    time.sleep(1)
    held = server.metrics()["trellis_buffered_bytes"]
    for client in crowd:
        client.close()
    return held


def attack():
    raise_descriptor_limit()
    with Server(["--max-connections", "10000", "--no-access-log"]) as server:
        load = spread(stop_after_a_byte, 1, server.port)
        deadline = time.monotonic() + 60
        while server.metrics()["trellis_connections"] < CROWD and time.monotonic() < deadline:
            time.sleep(0.1)
        with Probe(server) as health, Probe(server, "/v1/snapshot", HEALTHY, every=0.1) as uploads:
            time.sleep(seconds(20, short=3))
        figure("stopped uploads", server.metrics()["trellis_connections"])
        bound("bytes counted for each of them", server.metrics()["trellis_buffered_bytes"] / CROWD, at_most=4_096)
        bound("healthy uploads", uploads.count, at_least=10)
        bound("healthy uploads refused", len(uploads.failures), at_most=0)
        bound("healthz p99 ms", health.p99 * 1000, timed=True, at_most=20)
        bound("healthz refused", len(health.failures), at_most=0)
        end(load)
    with Server(["--max-buffered-bytes", str(BUDGET), "--no-access-log"]) as server:
        share = BUDGET // 4
        held = one_address(server)
        figure("MB held by one address, of the default share of 134", held / 1e6)
    with Server(
            ["--max-buffered-bytes", str(BUDGET), "--max-client-bytes", str(share), "--no-access-log"]) as server:
        bound("MB held by one address, of a share of 67", one_address(server) / 1e6, at_most=1.3 * share / 1e6)
        load = spread(trickle, 4, server.port)
        time.sleep(2)
        with Probe(server) as health, Probe(server, "/v1/snapshot", HEALTHY, every=0.1) as uploads:
            time.sleep(seconds(25, short=4))
        end(load)
        metrics = server.metrics()
        figure("slow ones closed", metrics["trellis_connections_slow_closed_total"])
        figure("peak MB", server.peak() / 1e6)
        bound("healthy uploads among large ones that trickle", uploads.count, at_least=10)
        bound("of them refused, in percent", 100 * len(uploads.failures) / uploads.count, at_most=5)
        bound("healthz p99 ms", health.p99 * 1000, timed=True, at_most=20)
        time.sleep(1)
        bound("bytes counted behind it all", server.metrics()["trellis_buffered_bytes"], at_most=1 << 20)
