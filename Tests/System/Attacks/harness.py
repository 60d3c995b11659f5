"""What every attack needs: a real server, an observer of it, and bounds that are printed and remembered."""

import json
import multiprocessing
import os
import pathlib
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path.insert(0, str(HERE.parent / "Soak"))

import server as soak
import wire


class Settings:
    """How this run was asked for; `run` sets it."""

    is_short = False
    failures = []


def seconds(usual, short):
    """How long an attack lasts, in the whole run and in the short form."""
    return short if Settings.is_short else usual


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


class Server(soak.Server):
    """A server of the release build, started with `with`; it must live, and stop when it is told to.

    `options` are those of `trellis serve`; `environment` is added to this process's; `address_space`, in
    bytes, is the process's RLIMIT_AS; `descriptors` its RLIMIT_NOFILE.
    """

    def __init__(self, options=(), environment=None, address_space=None, descriptors=None, stderr=None):
        program = os.environ.get("TRELLIS_BINARY") or ROOT / ".build/release/trellis"
        log = tempfile.TemporaryFile()

        def limit():
            if address_space:
                resource.setrlimit(resource.RLIMIT_AS, (address_space, address_space))
            if descriptors:
                resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))

        # The port is chosen here, since a server whose log goes elsewhere cannot be asked for it.
        with socket.socket() as chooser:
            chooser.bind(("127.0.0.1", 0))
            port = chooser.getsockname()[1]
        command = [program, "serve", "--listen", f"127.0.0.1:{port}", "--drain-grace", "0", *options]
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=log, stderr=stderr or log, preexec_fn=limit,
            env={**os.environ, **(environment or {})})
        super().__init__(process, port, log)
        deadline = time.monotonic() + 10
        while True:
            try:
                wire.Client(port).close()
                return
            except OSError:
                if process.poll() is not None or time.monotonic() > deadline:
                    raise SystemExit(f"{program} does not start: {self.head(log)}")
                time.sleep(0.02)

    @property
    def pid(self):
        return self.process.pid

    @property
    def is_alive(self):
        return self.process.poll() is None

    def peak(self):
        """The most bytes that were ever resident."""
        return self.status("VmHWM")

    def status(self, name):
        """A line of /proc/PID/status, in bytes."""
        with open(f"/proc/{self.pid}/status") as file:
            for line in file:
                if line.startswith(name + ":"):
                    return int(line.split()[1]) * 1024
        raise KeyError(name)

    def processor_seconds(self):
        """User and system time so far, of all threads."""
        with open(f"/proc/{self.pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def ask(self, method, path, body=None, fields=(), patience=60):
        """One request on a connection of its own: status, fields by lower-case name, body."""
        client = wire.Client(self.port, patience=patience)
        try:
            return client.ask(method, path, body, fields)
        finally:
            client.close()

    def post(self, path, document, patience=60):
        """One JSON document on a connection of its own."""
        body = document if isinstance(document, bytes) else json.dumps(document).encode()
        return self.ask("POST", path, body, ["Content-Type: application/json"], patience)

    def __exit__(self, kind, *_):
        bound("the server lives", int(self.is_alive), at_least=1)
        super().__exit__(kind)


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
