"""Clients with bodies of some kilobytes that gzip turns into sixteen megabytes, or a thousand times as much."""

import gzip
import multiprocessing
import time

from common import Probe, Server, bound, counted, end, figure, seconds, spread
from harness import wire

FIELDS = ["Content-Type: application/json", "Content-Encoding: gzip", "Accept-Encoding: gzip"]


def bodies():
    """A bomb past the limit, one up to it, and many members with nothing in them."""
    limit = 16 * 1024 * 1024
    return {
        "past the limit": gzip.compress(bytes(200 * 1024 * 1024), 9),
        "up to the limit": gzip.compress(b'{"items":[]' + b" " * (limit - 12) + b"}", 9),
        "empty members": gzip.compress(b"") * 20_000,
    }


def attacker(index, port, body, statuses):
    while True:
        try:
            client = wire.Client(port, patience=60)
            while True:
                status, _, _ = client.ask("POST", "/v1/snapshot", body, FIELDS)
                with statuses.get_lock():
                    statuses[status] += 1
                if status == 503:
                    time.sleep(0.05)
        except (OSError, wire.Wrong):
            time.sleep(0.05)


def attack():
    for name, body in bodies().items():
        with Server(["--no-access-log"]) as server:
            rest = server.peak()
            statuses = multiprocessing.get_context("fork").Array("q", 600)
            attackers = spread(attacker, 16, server.port, body, statuses)
            time.sleep(0.5)
            with Probe(server, "/healthz") as health:
                time.sleep(seconds(8, short=3))
            end(attackers)
            answered = counted(statuses)
            figure(f"{name}, {len(body)} bytes: answers", answered)
            allowed = {"past the limit": {413, 503}, "up to the limit": {200, 503}, "empty members": {400, 503}}[name]
            bound(f"{name}: other answers", len(set(answered) - allowed), at_most=0)
            bound(f"{name}: answers", sum(answered.values()), at_least=1)
            bound(f"{name}: failed probes", len(health.failures), at_most=0)
            bound(f"{name}: healthz p99 ms", health.p99 * 1000, timed=True, at_most=20)
            # For each thread the decoded body, grown by doubling, and what is made of it.
            bound(f"{name}: MB above rest", (server.peak() - rest) / 1e6, at_most=500)
