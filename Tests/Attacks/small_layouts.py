"""Hundreds of connections that send small layouts, each of which is some milliseconds of work."""

from harness import Probe, Server, bound, figure, seconds
from load import layout, needs_wrk, wrk


def attack():
    if not needs_wrk():
        bound("wrk is installed (scripts/bootstrap bench)", 0, at_least=1)
        return
    body = layout()
    with Server(["--no-access-log"]) as server:
        for connections in (256, 1000):
            with Probe(server, "/healthz") as health, Probe(server, "/metrics", every=0.1) as metrics:
                before = server.processor_seconds()
                length = seconds(20, short=3)
                load = wrk(server, "/v1/layout", body, connections, length)
                used = (server.processor_seconds() - before) / length
            name = f"{connections} connections"
            figure(f"{name}: layouts done a second, of {len(body)} bytes", load["done"])
            figure(f"{name}: layouts refused a second", load["refused"])
            figure(f"{name}: processors that the server had", used)
            bound(f"{name}: layouts done a second", load["done"], at_least=20)
            bound(f"{name}: healthz p99 ms", health.p99 * 1000, at_most=20)
            figure(f"{name}: healthz p50 ms", health.p50 * 1000)
            figure(f"{name}: healthz worst ms", health.worst * 1000)
            bound(f"{name}: metrics p99 ms", metrics.p99 * 1000, at_most=20)
            bound(f"{name}: failed probes", len(health.failures) + len(metrics.failures), at_most=0)
