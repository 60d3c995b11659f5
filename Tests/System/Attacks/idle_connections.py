"""Connections up to the limit and far past it that send nothing, half a head, one request, or a body that stops."""

import json
import socket
import time

from common import Probe, Server, bound, end, figure, raise_descriptor_limit, seconds, spread

LIMIT = 1_000
LAYOUT = json.dumps({"views": [{"id": "a", "width": 10}], "constraints": ["a.height == a.width"]}).encode()
FIRST = [b"", b"GET /healthz HTTP/1.1\r\nHo", b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n"]


def hold(index, port, count):
    """Keeps so many connections, opens those again that are closed, and never more than some hundred a second."""
    crowd = {}
    number = 0
    while True:
        for _ in range(20):
            if len(crowd) >= count:
                break
            number += 1
            try:
                client = socket.create_connection(("127.0.0.1", port), timeout=5)
                client.sendall(FIRST[number % len(FIRST)])
                client.setblocking(False)
                crowd[client.fileno()] = client
            except OSError:
                break
        for descriptor, client in list(crowd.items()):
            try:
                if not client.recv(65_536):
                    raise ConnectionError
            except BlockingIOError:
                continue
            except OSError:
                client.close()
                del crowd[descriptor]
        time.sleep(0.05)


def stop_in_bodies(_, port, count):
    """Opens so many connections in whose bodies nothing more comes, once."""
    crowd = []
    while len(crowd) < count:
        client = socket.create_connection(("127.0.0.1", port), timeout=5)
        try:
            client.sendall(b"POST /v1/layout HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{")
        except OSError:
            pass
        crowd.append(client)
    time.sleep(3600)


def besiege(server, attacker, crowd, at_least):
    load = spread(attacker, 2, server.port, crowd // 2)
    time.sleep(seconds(6, short=4))
    with Probe(server) as health, Probe(server, "/v1/layout", LAYOUT, every=0.02) as work:
        time.sleep(seconds(20, short=3))
    metrics = server.metrics()
    end(load)
    figure("connections at the end", metrics["trellis_connections"])
    bound("idle ones closed for others", metrics["trellis_connections_idle_closed_total"], at_least=at_least)
    bound("healthz asked", health.count, at_least=100)
    bound("healthz refused", len(health.failures), at_most=0)
    bound("healthz p99 ms", health.p99 * 1000, timed=True, at_most=20)
    bound("layouts asked", work.count, at_least=50)
    if work.failures:
        figure("layouts' failures", work.failures)
    bound("layouts refused", len(work.failures), at_most=0)
    bound("layouts p99 ms", work.p99 * 1000, timed=True, at_most=20)


def attack():
    raise_descriptor_limit()
    with Server(["--max-connections", str(LIMIT), "--no-access-log"]) as server:
        print("  silence, half a head, one request:")
        besiege(server, hold, 2 * LIMIT, at_least=100)
    with Server(["--max-connections", str(LIMIT), "--no-access-log"]) as server:
        print("  bodies that stop:")
        besiege(server, stop_in_bodies, 2 * LIMIT, at_least=1)
    print("  silence, half a head, one request, where descriptors run out before the limit of connections:")
    with Server(["--no-access-log"], descriptors=LIMIT) as server:
        besiege(server, hold, 2 * LIMIT, at_least=100)
        bound("lines that tell of it", server.text().count(b"out of file descriptors"), at_least=1)
        bound("at most one a minute", server.text().count(b"out of file descriptors"), at_most=2)
