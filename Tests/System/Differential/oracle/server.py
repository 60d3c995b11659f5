"""One long-lived server, asked over one connection."""

import contextlib
import ctypes
import http.client
import json
import signal
import socket
import subprocess
import time

START_SECONDS = 20
ANSWER_SECONDS = 60


class Ended(Exception):
    """The server's process ended, which no request may do."""


def die_with_parent():
    """Lets a server end with the process that has started it, however that ends."""
    prctl_set_death_signal = 1
    ctypes.CDLL(None).prctl(prctl_set_death_signal, signal.SIGKILL)


def free_port():
    with contextlib.closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """`trellis serve`, started anew where a request has ended it."""

    def __init__(self, program, options=()):
        self.program, self.options = program, options
        self.process = self.connection = None

    def start(self):
        # The port can be taken between asking for it and using it: then another is tried.
        for _ in range(5):
            self.stop()
            self.port = free_port()
            command = [self.program, "serve", "--listen", f"127.0.0.1:{self.port}", "--loops", "1", *self.options]
            self.process = subprocess.Popen(
                command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=die_with_parent
            )
            until = time.monotonic() + START_SECONDS
            while self.process.poll() is None and time.monotonic() < until:
                with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=1):
                    return
                time.sleep(0.02)
        raise SystemExit(f"layouts: {self.program} does not start")

    def stop(self):
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.process = self.connection = None

    def post(self, request):
        """The status and the body of the answer to a layout request."""
        body = json.dumps(request).encode()
        for attempt in range(2):
            if self.process is None or self.process.poll() is not None:
                self.start()
            try:
                return self.exchange(body)
            except (OSError, http.client.HTTPException) as error:
                self.connection = None
                time.sleep(0.05)
                status = self.process.poll()
                if status is not None:
                    name = signal.Signals(-status).name if status < 0 else f"status {status}"
                    raise Ended(f"ended: the server ended with {name}") from error
                if attempt:
                    raise Ended(f"ended: no answer: {error!r}") from error
        raise AssertionError("unreachable")

    def exchange(self, body):
        if self.connection is None:
            self.connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=ANSWER_SECONDS)
        self.connection.request("POST", "/v1/layout", body, {"Content-Type": "application/json"})
        response = self.connection.getresponse()
        return response.status, response.read()
