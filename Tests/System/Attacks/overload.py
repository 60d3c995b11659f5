"""Twice as many requests as the server can do, sent whether or not answers come."""

import time

from common import Probe, Server, attempts, bound, figure, seconds
from load import layout, needs_wrk, open_loop, percentile, wrk

# The queue's target, as the server has it by default.
TARGET = 0.05


def attack():
    if not needs_wrk():
        bound("wrk is installed (scripts/bootstrap bench)", 0, at_least=1)
        return
    # Some milliseconds each: of those that take a fraction of one, the generator could not send twice what the server can do.
    body = layout(views=300, rows=700)
    with Server(["--no-access-log"]) as server:
        made = [measure(server, body, seconds(12, short=3)) for _ in range(attempts())]
        for attempt in made:
            print(f"       {attempt}", flush=True)
        middle = len(made) // 2
        figures = {name: sorted(attempt[name] for attempt in made)[middle] for name in made[0]}
        figures["others"] = sum(attempt["others"] for attempt in made)
        bound("answers that are neither 200 nor 503", figures["others"], at_most=0)
        bound("goodput at twice the capacity, share of capacity", figures["goodput"], timed=True, at_least=0.9)
        bound("p99 of the answered, ms", figures["p99"], timed=True, at_most=figures["most"])
        bound("healthz p99 ms", figures["healthz"], timed=True, at_most=20)
        cost = refusal_cost(server, body, seconds(8, short=2))
        bound("a refusal's cost, share of doing the work", cost, timed=True, at_most=0.05)


def measure(server, body, length):
    """Unloaded, at capacity, and at twice that."""
    # One after the other; this also teaches the server what such a body costs.
    with Probe(server, "/v1/layout", body) as alone:
        time.sleep(min(4, length))
    # A few clients that wait for their answers keep every thread busy.
    before = server.processor_seconds()
    capacity = wrk(server, "/v1/layout", body, 8, length)["done"]
    figure("unloaded p50 ms", alone.p50 * 1000)
    figure("capacity, layouts a second", capacity)
    figure("processors that the server had", (server.processor_seconds() - before) / length)
    before = server.processor_seconds()
    with Probe(server, "/healthz") as health:
        answers, lags, took = open_loop(server, "/v1/layout", body, 2 * capacity, length)
    done = [latency for status, latency in answers if status == 200]
    refused = [latency for status, latency in answers if status == 503]
    figure("sent a second, at twice the capacity", len(lags) / took)
    # A generator that falls behind measures itself: latencies count from when a request was due.
    bound("sent after it was due, p90 ms", percentile(lags, 0.9) * 1000, timed=True, at_most=5)
    figure("processors that the server had", (server.processor_seconds() - before) / took)
    figure("refused, share", len(refused) / max(1, len(answers)))
    figure("p50 of the answered, ms", percentile(done, 0.5) * 1000)
    figure("p99 of the refused, ms", percentile(refused, 0.99) * 1000)
    return {
        "others": len(answers) - len(done) - len(refused), "goodput": len(done) / took / max(1, capacity),
        "p99": percentile(done, 0.99) * 1000, "most": (10 * alone.p50 + TARGET) * 1000, "healthz": health.p99 * 1000,
    }


def refusal_cost(server, body, length):
    """The processor time of a refusal, as a share of that of a layout.

    With 8 connections nearly all are done, with 400 nearly all refused; what those cost that are done is counted out.
    """
    counts, used = [done_and_refused(server.metrics())], [server.processor_seconds()]
    for connections in (8, 400):
        wrk(server, "/v1/layout", body, connections, length)
        counts.append(done_and_refused(server.metrics()))
        used.append(server.processor_seconds())
    cost = (used[1] - used[0]) / max(1, counts[1][0] - counts[0][0])
    refusals = max(1, counts[2][1] - counts[1][1])
    rest = max(0, used[2] - used[1] - cost * (counts[2][0] - counts[1][0]))
    figure("processor ms a layout", cost * 1000)
    figure("refusals counted", refusals)
    figure("processor µs a refusal", rest / refusals * 1e6)
    return rest / refusals / cost


def done_and_refused(metrics):
    """Layouts answered with 200 and with 503."""
    return tuple(
        metrics.get(f'trellis_http_requests_total{{route="/v1/layout",method="POST",status="{status}"}}', 0)
        for status in (200, 503))
