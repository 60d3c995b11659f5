"""Four clients with a small template that works for ten seconds, beside one with large requests."""

import json
import time

from common import Probe, Server, bound, end, figure, seconds, spread
from harness import wire
from load import template


def attacker(_, port, body):
    while True:
        try:
            client = wire.Client(port, patience=60)
            while True:
                status, _, _ = client.ask("POST", "/v1/sequence", body, ["Content-Type: application/json"])
                if status == 503:
                    time.sleep(0.05)
        except (OSError, wire.Wrong):
            time.sleep(0.05)


def large(rows=4_000):
    """A list whose body is some hundred kilobytes."""
    return json.dumps({"items": [{"id": f"item number {row}", "payload": {"row": row}} for row in range(rows)]}).encode()


def attack():
    body, slow = large(), template()
    with Server(["--no-access-log", "--max-template-steps", "1000000000000"]) as server:
        with Probe(server, "/v1/snapshot", body) as alone:
            time.sleep(seconds(5, short=1))
        figure("a large request's bytes", len(body))
        figure("unloaded p50 ms", alone.p50 * 1000)
        for count in (4, 16):
            attackers = spread(attacker, count, server.port, slow)
            time.sleep(1)
            name = f"{count} templates of {len(slow)} bytes"
            with Probe(server, "/v1/snapshot", body) as good, Probe(server, "/healthz") as health:
                time.sleep(seconds(12, short=4))
            end(attackers)
            figure(f"{name}: the good client's requests", good.count)
            bound(f"{name}: its failures", len(good.failures), timed=True, at_most=0)
            bound(f"{name}: its p50 ms", good.p50 * 1000, timed=True, at_most=10 * alone.p50 * 1000)
            bound(f"{name}: its p99 ms", good.p99 * 1000, timed=True, at_most=1000)
            bound(f"{name}: healthz p99 ms", health.p99 * 1000, timed=True, at_most=20)
