"""Twice as many requests as the server can do, sent whether or not answers come."""

import time

from harness import Probe, Server, bound, figure, seconds
from load import layout, needs_wrk, open_loop, percentile, wrk

# The queue's target, as the server has it by default.
TARGET = 0.05


def attack():
    if not needs_wrk():
        bound("wrk is installed (scripts/bootstrap bench)", 0, at_least=1)
        return
    body = layout()
    length = seconds(20, short=4)
    with Server(["--no-access-log"]) as server:
        # Unloaded: one after the other. This also teaches the server what such a body costs.
        with Probe(server, "/v1/layout", body) as alone:
            time.sleep(seconds(4, short=2))
        figure("unloaded p50 ms", alone.p50 * 1000)
        # At capacity: a few clients that wait for their answers keep every thread busy.
        before = server.processor_seconds()
        capacity = wrk(server, "/v1/layout", body, 8, length)["done"]
        used = server.processor_seconds() - before
        done_cost = used / max(1, capacity * length)
        figure("processors that the server had", used / length)
        figure("capacity, layouts a second", capacity)
        figure("processor ms a layout", done_cost * 1000)
        # Twice that, at fixed points in time.
        with Probe(server, "/healthz") as health:
            answers, sent, took = open_loop(server, "/v1/layout", body, 2 * capacity, length)
        done = [latency for status, latency in answers if status == 200]
        refused = [latency for status, latency in answers if status == 503]
        figure("sent a second", sent / took)
        figure("refused, share", len(refused) / max(1, len(answers)))
        bound("answers that are neither", len(answers) - len(done) - len(refused), at_most=0)
        bound("goodput at twice the capacity, share of capacity", len(done) / took / capacity, at_least=0.9)
        bound("p99 of the answered, ms", percentile(done, 0.99) * 1000, at_most=(10 * alone.p50 + TARGET) * 1000)
        figure("p50 of the answered, ms", percentile(done, 0.5) * 1000)
        figure("p99 of the refused, ms", percentile(refused, 0.99) * 1000)
        bound("healthz p99 ms", health.p99 * 1000, at_most=20)
        bound("a refusal's cost, share of doing the work", refusal_cost(server, body, length) / done_cost, at_most=0.05)


def refusal_cost(server, body, length):
    """Processor seconds of one refusal: with many connections, most of the server's requests are refused.

    What the work that is done meanwhile costs is counted out.
    """
    metrics = server.metrics()
    before, used = done_and_refused(metrics), server.processor_seconds()
    wrk(server, "/v1/layout", body, 8, max(2, length // 4))
    middle, used_then = done_and_refused(server.metrics()), server.processor_seconds()
    cost_of_done = (used_then - used) / max(1, middle[0] - before[0])
    wrk(server, "/v1/layout", body, 400, max(2, length // 2))
    after, used_after = done_and_refused(server.metrics()), server.processor_seconds()
    refusals = max(1, after[1] - middle[1])
    rest = used_after - used_then - cost_of_done * (after[0] - middle[0])
    figure("refusals counted", refusals)
    figure("a refusal, processor µs", max(0, rest) / refusals * 1e6)
    return max(0, rest) / refusals


def done_and_refused(metrics):
    """Layouts answered with 200 and with 503."""
    return tuple(
        metrics.get(f'trellis_http_requests_total{{route="/v1/layout",method="POST",status="{status}"}}', 0)
        for status in (200, 503))
