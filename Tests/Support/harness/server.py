"""A running `trellis serve`."""

import contextlib
import ctypes
import http.client
import json
import os
import resource
import signal
import subprocess
import tempfile
import time

from harness import process as processes
from harness import wire
from harness.program import trellis
from harness.report import expect, fail

LIBC = ctypes.CDLL(None)
SET_DEATH_SIGNAL = 1
STOP_SECONDS = 60
# What an idle server may hold for connections in its buffers.
IDLE_BYTES = 65536


class Server:
    """`trellis serve` on a port of its own, from the call to the end of the `with` block.

    options        of `trellis serve`; `--drain-grace 0` is added where they do not say it
    program        the path; `trellis()` unless named
    listen         the value of `--listen`; an unused port of 127.0.0.1 unless named, with `port` beside it
    environment    added to this process's
    address_space  RLIMIT_AS of the server in bytes
    descriptors    RLIMIT_NOFILE of the server
    stderr         where its log goes; a file that `text` reads unless named
    by_readyz      whether it has started when /readyz answers 200, and not when it accepts a connection

    The server ends with the thread that starts it, however that ends. An error that leaves the `with` block says it if the
    server ended by itself before that.
    """

    def __init__(self, options=(), *, program=None, listen=None, port=None, environment=None, address_space=None,
                 descriptors=None, stderr=None, by_readyz=False):
        self.options, self.program, self.listen, self.port = options, program or trellis(), listen, port
        self.environment, self.stderr, self.by_readyz = environment or {}, stderr, by_readyz
        self.limits = {resource.RLIMIT_AS: address_space, resource.RLIMIT_NOFILE: descriptors}
        self.log = tempfile.TemporaryFile()
        self.is_port_fixed = listen is not None or port is not None
        self.start()

    # --- Start

    def start(self):
        """Starts the server; also again, after its end."""
        # Another process can take the port between the choice and the use of it: then the program ends, or shares it, and
        # another port is tried.
        for _ in range(1 if self.is_port_fixed else 5):
            if not self.is_port_fixed:
                self.port = processes.free_port()
            self.launch()
            if processes.started(self.process, self.has_started):
                return
            self.kill()
        raise SystemExit(f"{self.program} does not start:\n{self.tail()}")

    def launch(self, **settings):
        self.is_told_to_end = False
        self.process = subprocess.Popen(
            self.command(), stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.stderr or self.log,
            env={**os.environ, **self.environment}, preexec_fn=self.prepare, **settings)

    def command(self):
        listen = self.listen or f"127.0.0.1:{self.port}"
        grace = [] if "--drain-grace" in self.options else ["--drain-grace", "0"]
        return [self.program, "serve", "--listen", listen, *grace, *self.options]

    def prepare(self):
        """What the new process does before it becomes the server."""
        LIBC.prctl(SET_DEATH_SIGNAL, signal.SIGKILL)
        for limit, value in self.limits.items():
            if value:
                resource.setrlimit(limit, (value, value))

    def has_started(self):
        # A server of another test may accept connections there.
        if self.port is not None and not processes.listens(self.pid, self.port):
            return False
        if not self.by_readyz:
            return processes.accepts(self.port)
        with contextlib.suppress(OSError, http.client.HTTPException):
            return self.send("GET", "/readyz")[0] == 200
        return False

    # --- Requests

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def ask(self, method, path, body=None, fields=(), patience=60):
        """One request on a connection of its own, strictly read: status, fields by lower-case name, body."""
        with wire.Client(self.port, patience=patience) as client:
            return client.ask(method, path, body, fields)

    def post(self, path, document, patience=60):
        """One JSON document on a connection of its own."""
        body = document if isinstance(document, bytes) else json.dumps(document).encode()
        return self.ask("POST", path, body, ["Content-Type: application/json"], patience)

    def send(self, method, path, body=None, headers=()):
        """One request as an ordinary client library sends it: status, fields, body."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        with contextlib.closing(connection):
            connection.request(method, path, body=body, headers=dict(headers))
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read()

    def metrics(self):
        """The samples of /metrics, by name and labels."""
        status, _, body = self.ask("GET", "/metrics")
        expect(status == 200, f"/metrics answers {status}")
        lines = (line.rpartition(" ") for line in body.decode().splitlines() if not line.startswith("#"))
        return {name: float(value) for name, _, value in lines}

    def settle(self, seconds=30):
        """Waits until only the connection that asks is left, and nothing is held for others."""
        deadline = time.monotonic() + seconds
        while True:
            metrics = self.metrics()
            left = {
                name: metrics[name]
                for name, most in (("trellis_connections", 1), ("trellis_queued_requests", 0))
                if metrics[name] > most
            }
            held = metrics["trellis_buffered_bytes"]
            if not left and held < IDLE_BYTES:
                return metrics
            if time.monotonic() > deadline:
                fail(f"stuck after {seconds} s: {left}, {held:.0f} bytes held")
            time.sleep(0.2)

    # --- The process

    @property
    def pid(self):
        return self.process.pid

    @property
    def is_alive(self):
        return self.process.poll() is None

    def status(self, name):
        """A size of /proc/PID/status, in bytes."""
        return processes.status(self.pid, name)

    def resident(self):
        """Resident bytes."""
        return self.status("VmRSS")

    def peak(self):
        """The most bytes that were ever resident."""
        return self.status("VmHWM")

    def processor_seconds(self):
        """User and system time so far, of all threads."""
        return processes.processor_seconds(self.pid)

    def text(self):
        """The log so far."""
        # Read at a place of its own: the program's place to write is shared with this file.
        return os.pread(self.log.fileno(), os.fstat(self.log.fileno()).st_size, 0)

    def tail(self):
        """The last lines of the log."""
        return b"\n".join(self.text().splitlines()[-20:]).decode(errors="replace")

    # --- End

    def end(self):
        """Ends the server with SIGTERM, as an operator would, and returns its exit status."""
        self.is_told_to_end = True
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            return f"nothing within {STOP_SECONDS} s of SIGTERM"

    def stop(self):
        """Ends the server, which must still be there, and exit 0."""
        expect(self.is_alive, f"the server ended by itself, with {self.process.returncode}:\n{self.tail()}")
        code = self.end()
        expect(code == 0, f"SIGTERM: expected exit 0, got {code}:\n{self.tail()}")

    def kill(self):
        self.is_told_to_end = True
        processes.end(self.process)

    def __enter__(self):
        return self

    def __exit__(self, _, error, __):
        if error is not None and not self.is_told_to_end and self.has_ended():
            explain(error, f"the server ended by itself, with {self.process.returncode}:\n{self.tail()}")
        self.kill()
        self.log.close()

    def has_ended(self):
        """Whether the process has ended, or does so now: its connections close shortly before that."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(1)
        return not self.is_alive


def explain(error, text):
    """Adds a text to the message of an error."""
    # Where that ends a script, Python prints this text and no notes.
    if isinstance(error, SystemExit) and isinstance(error.code, str):
        error.code = f"{error}\n{text}"
        error.args = (error.code,)
    else:
        error.add_note(text)
