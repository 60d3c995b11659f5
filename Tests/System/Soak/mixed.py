"""Clients of every kind at once."""

import json
import random
import threading
import time

import clients
import operations
from harness.report import fail
from harness.wire import Wrong

# Short, so that every time-out is met again and again.
OPTIONS = [
    "--header-timeout", "2", "--body-timeout", "2", "--idle-timeout", "3", "--write-timeout", "2",
    "--linger-timeout", "0.5", "--max-queued-requests", "8", "--request-timeout", "5", "--log-format", "json",
    "--max-connections", "300",
]
# How many threads each kind of client has.
CAST = {
    clients.good: 3, clients.pipelining: 1, clients.chunked: 1, clients.expecting: 1, clients.large: 1, clients.bad: 2,
    clients.half_closed: 1, clients.resetting: 2, clients.leaving: 2, clients.slow_head: 2, clients.slow_body: 2,
    clients.slow_reader: 2, clients.silent: 1, clients.scraping: 1, operations.diffing: 1, operations.diffing_large: 1,
    operations.sequencing: 1, operations.mistaken: 1, operations.exceeding: 1,
}
# Those whose requests are for the work queue, which may be full.
QUEUED = {"large", "diffing_large", "exceeding"}


class Stage:
    """What the clients share: the end of the play, and what each has done."""

    def __init__(self, server, seconds):
        self.server, self.end = server, time.monotonic() + seconds
        self.lock, self.counts, self.faults, self.slowest = threading.Lock(), {}, [], {}
        self.refused = {}

    def is_over(self):
        return time.monotonic() >= self.end or len(self.faults) > 10

    def play(self, kind, seed):
        chance = random.Random(seed)
        while not self.is_over():
            began = time.monotonic()
            try:
                kind(self.server.port, chance)
            except clients.Refused:
                with self.lock:
                    self.refused[kind.__name__] = self.refused.get(kind.__name__, 0) + 1
            except Wrong as wrong:
                self.faults.append(f"{kind.__name__}: {wrong}")
            except Exception as error:
                # Also what is wrong with a client itself: a client that ends must not look like one that is content.
                self.faults.append(f"{kind.__name__}: {error!r}")
            took = time.monotonic() - began
            with self.lock:
                self.counts[kind.__name__] = self.counts.get(kind.__name__, 0) + 1
                self.slowest[kind.__name__] = max(took, self.slowest.get(kind.__name__, 0))


def run(server, seconds):
    clients.prepare()
    stage = Stage(server, seconds)
    threads = [
        threading.Thread(target=stage.play, args=(kind, f"{kind.__name__} {number}"), daemon=True)
        for kind, count in CAST.items()
        for number in range(count)
    ]
    for thread in threads:
        thread.start()
    samples = []
    start = time.monotonic()
    while not stage.is_over():
        time.sleep(min(1, seconds / 20))
        if not server.is_alive:
            fail(f"the server has ended, with {server.process.returncode}")
        samples.append((time.monotonic() - start, server.resident()))
    for thread in threads:
        thread.join(60)
        if thread.is_alive():
            fail("a client is stuck: " + json.dumps(stage.slowest))
    if stage.faults:
        fail("\n  ".join(["clients were not answered as they should be:", *stage.faults]))
    idle = [kind.__name__ for kind in CAST if not stage.counts.get(kind.__name__)]
    if idle:
        fail(f"these clients did nothing: {', '.join(idle)}")
    metrics = server.settle()
    check_memory(samples, seconds)
    if metrics["process_open_fds"] > 60:
        fail(f"{metrics['process_open_fds']:.0f} file descriptors are open at the end")
    print("soak: rounds of each client: " + ", ".join(f"{name} {count}" for name, count in sorted(stage.counts.items())))
    for name, count in stage.refused.items():
        if name not in QUEUED and count > 0.02 * stage.counts[name] + 3:
            fail(f"{count} of {stage.counts[name]} rounds of {name} ended in 503")
    print("soak: rounds that ended in 503: " + json.dumps(stage.refused))
    statuses = {}
    for name, value in metrics.items():
        if name.startswith("trellis_http_requests_total"):
            status = name.split('status="')[1][:3]
            statuses[status] = statuses.get(status, 0) + int(value)
    print("soak: answers by status: " + ", ".join(f"{status} {count}" for status, count in sorted(statuses.items())))
    for name in ("connections_timed_out", "queue_refusals", "queue_dropped"):
        if not metrics[f"trellis_{name}_total"]:
            fail(f"nothing was counted as {name}: the soak did not do what it should")


def check_memory(samples, seconds):
    """The last fifth may not have more than the second, but for a tenth and what an allocator keeps."""
    def most(begin, end):
        return max(size for at, size in samples if begin * seconds <= at <= end * seconds)

    early, late = most(0.2, 0.4), most(0.8, 1)
    print(f"soak: resident memory {early / 1e6:.1f} MB early, {late / 1e6:.1f} MB late")
    if late > early * 1.1 + 8e6:
        fail("memory grows")
