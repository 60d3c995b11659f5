"""What every attack needs: a real server, an observer of it, and bounds that are printed and remembered."""

import multiprocessing
import os
import resource
import statistics
import time

from harness import server, wire
from harness.program import trellis


class Settings:
    """How this run was asked for; `run` sets it."""

    is_short = False
    failures = []


def seconds(usual, short):
    """How long an attack lasts, in the whole run and in the short form."""
    return short if Settings.is_short else usual


def attempts():
    """How often a time is measured whose middle value counts.

    Other programs take processors from one attempt and not from another. The short form judges no
    time.
    """
    return 1 if Settings.is_short else 3


def bound(name, value, *, at_most=None, at_least=None, timed=False):
    """Prints a figure beside its bound, and remembers it if it is outside.

    One that is `timed` hangs on what else the machine does: the short form, which is a test, only prints it.
    """
    is_met = (at_most is None or value <= at_most) and (at_least is None or value >= at_least)
    limits = [f"at most {at_most:g}"] if at_most is not None else []
    limits += [f"at least {at_least:g}"] if at_least is not None else []
    figure = f"{value:.4g}" if isinstance(value, float) else value
    is_judged = not (timed and Settings.is_short)
    mark = "ok  " if is_met else "FAIL" if is_judged else "slow"
    print(f"  {mark} {name}: {figure} ({', '.join(limits)})", flush=True)
    if is_judged and not is_met:
        Settings.failures.append(name)
    return is_met


def figure(name, value):
    """Prints a figure that has no bound."""
    print(f"       {name}: {f'{value:.4g}' if isinstance(value, float) else value}", flush=True)


class Server(server.Server):
    """A server of the release build, which has to live to the end of the `with` block."""

    def __init__(self, options=(), **settings):
        super().__init__(options, program=trellis("release"), **settings)

    def __exit__(self, *exception):
        bound("the server lives", int(self.is_alive), at_least=1)
        super().__exit__(*exception)


def _go_before_all():
    """What a probe measures is to be the server, and not its own wait for a core behind the server's threads."""
    try:
        os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(1))
    except OSError:
        try:
            os.nice(-10)
        except OSError:
            print("  note: a probe waits for a core as the server's threads do", flush=True)


def _probe(port, path, every, patience, body, stopping, results):
    """Asks in turns on a kept connection and on a new one, until it is told to stop."""
    _go_before_all()
    latencies, failures, kept, turn = [], [], None, 0
    method, fields = ("GET", ()) if body is None else ("POST", ["Content-Type: application/json"])
    while not stopping.is_set():
        turn += 1
        is_new = turn % 2 == 0
        started = time.perf_counter()
        client = None
        try:
            client = wire.Client(port, patience=patience) if is_new or kept is None else kept
            status, answer_fields, _ = client.ask(method, path, body, fields)
            latencies.append(time.perf_counter() - started)
            if status != 200:
                failures.append(status)
            if is_new or answer_fields.get("connection", "").lower() == "close":
                client.close()
                kept = None if client is kept else kept
            else:
                kept = client
        except (OSError, wire.Wrong) as fault:
            latencies.append(time.perf_counter() - started)
            failures.append(type(fault).__name__)
            if client is not None:
                client.close()
            kept = None if client is kept else kept
        time.sleep(max(0, every - (time.perf_counter() - started)))
    results.send((latencies, failures))


class Probe:
    """Another process that asks a server again and again, on new and on kept connections, and measures.

    A GET of `path`, or a POST of `body`. After the `with` block: `count`, `failures` (statuses other than
    200, and names of faults), `p50`, `p99` and `worst` in seconds.
    """

    def __init__(self, server, path="/healthz", body=None, every=0.01, patience=10):
        self.arguments = (server.port, path, every, patience, body)

    def __enter__(self):
        context = multiprocessing.get_context("fork")
        self.results, sender = context.Pipe(duplex=False)
        self.stopping = context.Event()
        self.process = context.Process(target=_probe, args=(*self.arguments, self.stopping, sender), daemon=True)
        self.process.start()
        sender.close()
        return self

    def __exit__(self, *_):
        self.stopping.set()
        latencies, self.failures = self.results.recv()
        self.process.join()
        self.latencies = sorted(latencies) or [float("inf")]
        self.count = len(latencies)
        self.p50 = statistics.median(self.latencies)
        self.p99 = self.latencies[min(len(self.latencies) - 1, int(len(self.latencies) * 0.99))]
        self.worst = self.latencies[-1]


def _on_another_machine(target, *arguments):
    """Attackers have processors of their own: here they have what the server leaves."""
    os.nice(10)
    target(*arguments)


def spread(target, count, *arguments):
    """Starts processes that run `target(index, *arguments)`; they end with this one."""
    context = multiprocessing.get_context("fork")
    processes = [context.Process(target=_on_another_machine, args=(target, index, *arguments), daemon=True)
                 for index in range(count)]
    for process in processes:
        process.start()
    return processes


def end(processes):
    for process in processes:
        process.kill()
        process.join()


def counted(counts):
    """The statuses that clients have counted in a shared array, once they are ended.

    Read without its lock: a client that was killed as it held the lock holds it for ever.
    """
    return {status: count for status, count in enumerate(counts.get_obj()) if count}


def make_room_for_niceness():
    """Servers and attackers differ by their nice values, which end at 19: where this was started near that, and
    may, it begins at 0."""
    if os.getpriority(os.PRIO_PROCESS, 0) > 0:
        try:
            os.setpriority(os.PRIO_PROCESS, 0, 0)
        except OSError:
            print(f"  note: begun at nice {os.getpriority(os.PRIO_PROCESS, 0)}: attackers compete with the server", flush=True)


def raise_descriptor_limit():
    """Crowds of connections need descriptors on this side too."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
