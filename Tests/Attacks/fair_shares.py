"""A crowd of connections from one address, beside a client of another that asks for the same."""

import time

from harness import Probe, Server, bound, end, figure, seconds, spread
from load import crowd, layout


def attack():
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
