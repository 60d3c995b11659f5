"""Hundreds of connections that send small layouts, each of which is some milliseconds of work."""

from common import Probe, Server, attempts, bound, figure, seconds
from load import median_of, layout, needs_wrk, wrk


def attack():
    if not needs_wrk():
        bound("wrk is installed (scripts/bootstrap bench)", 0, at_least=1)
        return
    body = layout()
    with Server(["--no-access-log"]) as server:
        figure("bytes of a layout", len(body))
        for connections in (256, 1000):
            failures = []
            worst_metrics = []

            def once():
                length = seconds(15, short=3)
                with Probe(server, "/healthz") as health, Probe(server, "/metrics", every=0.05) as metrics:
                    before = server.processor_seconds()
                    load = wrk(server, "/v1/layout", body, connections, length)
                    used = (server.processor_seconds() - before) / length
                figure(f"{connections} connections: layouts done a second", load["done"])
                figure(f"{connections} connections: refused a second", load["refused"])
                figure(f"{connections} connections: processors that the server had", used)
                figure(f"{connections} connections: healthz p50 ms", health.p50 * 1000)
                failures.extend(health.failures + metrics.failures)
                worst_metrics.append(metrics.p99 * 1000)
                bound(f"{connections} connections: layouts done a second", load["done"], at_least=1)
                return health.p99 * 1000

            middle = median_of(attempts(), once)
            bound(f"{connections} connections: healthz p99 ms", middle, timed=True, at_most=20)
            metrics = sorted(worst_metrics)[len(worst_metrics) // 2]
            bound(f"{connections} connections: metrics p99 ms", metrics, timed=True, at_most=20)
            bound(f"{connections} connections: failed probes", len(failures), at_most=0)
