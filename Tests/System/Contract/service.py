"""Starting and stopping the real server."""

import contextlib
import http.client
import os
import pathlib
import signal
import socket
import subprocess
import tempfile
import time

from harness import expect

ROOT = pathlib.Path(__file__).resolve().parents[3]
START_SECONDS = 20
STOP_SECONDS = 30


def binary():
    """The program to test."""
    if named := os.environ.get("TRELLIS_BINARY"):
        return pathlib.Path(named)
    built = [ROOT / ".build" / kind / "trellis" for kind in ("release", "debug")]
    built = [path for path in built if path.exists()]
    if not built:
        raise SystemExit("contract: .build has no trellis: run `swift build` or set TRELLIS_BINARY")
    return max(built, key=lambda path: path.stat().st_mtime)


def free_port():
    with contextlib.closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Service:
    """A running `trellis serve`."""

    def __init__(self, process, port, log):
        self.process, self.port, self.log = process, port, log
        self.url = f"http://127.0.0.1:{port}"

    @classmethod
    def start(cls, *options):
        program = binary()
        # The port can be taken between asking for it and using it: then the program ends, and another is tried.
        for _ in range(5):
            port = free_port()
            log = tempfile.TemporaryFile()
            process = subprocess.Popen(
                [program, "serve", "--listen", f"127.0.0.1:{port}", *options],
                stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT,
            )
            service = cls(process, port, log)
            if service.is_ready():
                print(f"contract: {program} serves on {service.url}", flush=True)
                return service
        raise SystemExit(f"contract: {program} does not start:\n{service.tail()}")

    def is_ready(self):
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline and self.process.poll() is None:
            with contextlib.suppress(OSError, http.client.HTTPException):
                if self.send("GET", "/readyz")[0] == 200:
                    return True
            time.sleep(0.05)
        self.kill()
        return False

    def send(self, method, path, body=None, headers=()):
        """One request on a connection of its own: status, fields, body."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        with contextlib.closing(connection):
            connection.request(method, path, body=body, headers=dict(headers))
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read()

    def tail(self):
        """The last lines of what the program printed."""
        self.log.seek(0)
        return b"\n".join(self.log.read().splitlines()[-20:]).decode(errors="replace")

    def stop(self):
        """Ends the server as an operator would; it must still be there, and exit 0."""
        expect(self.process.poll() is None, f"it ended by itself, with {self.process.returncode}:\n{self.tail()}")
        self.process.send_signal(signal.SIGTERM)
        try:
            code = self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            code = f"nothing within {STOP_SECONDS} s of SIGTERM"
        expect(code == 0, f"expected exit 0, got {code}:\n{self.tail()}")

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.kill()
        self.log.close()
