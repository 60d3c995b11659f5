"""The server under test, and what it says of itself."""

import os
import pathlib
import re
import resource
import signal
import subprocess
import tempfile
import time

from wire import Client

ROOT = pathlib.Path(__file__).resolve().parents[3]


def fail(message):
    raise SystemExit(f"soak: {message}")


class Server:
    def __init__(self, process, port, log):
        self.process, self.port, self.log = process, port, log

    @classmethod
    def start(cls, options, descriptors=None):
        program = os.environ.get("TRELLIS_BINARY") or ROOT / ".build/release/trellis"
        log = tempfile.TemporaryFile()

        def limit():
            if descriptors:
                resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))

        command = [program, "serve", "--listen", "127.0.0.1:0", "--drain-grace", "0", *options]
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, preexec_fn=limit)
        for _ in range(200):
            found = re.search(rb"http://127.0.0.1:(\d+)", cls.head(log))
            if found:
                return cls(process, int(found[1]), log)
            if process.poll() is not None:
                break
            time.sleep(0.05)
        fail(f"{program} does not start: {cls.head(log)}")

    @staticmethod
    def head(log):
        return os.pread(log.fileno(), 4096, 0)

    def metrics(self):
        """What /metrics says, by name and labels."""
        status, _, body = Client(self.port).ask("GET", "/metrics")
        if status != 200:
            fail(f"/metrics answers {status}")
        lines = (line.rpartition(" ") for line in body.decode().splitlines() if not line.startswith("#"))
        return {name: float(value) for name, _, value in lines}

    def resident(self):
        """Resident bytes."""
        with open(f"/proc/{self.process.pid}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE")

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
            if not left and metrics["trellis_buffered_bytes"] < 65536:
                return metrics
            if time.monotonic() > deadline:
                fail(f"stuck after {seconds} s: {left}, {metrics['trellis_buffered_bytes']:.0f} bytes held")
            time.sleep(0.2)

    def stop(self):
        if self.process.poll() is not None:
            fail(f"the server has ended by itself, with {self.process.returncode}")
        self.process.send_signal(signal.SIGTERM)
        try:
            code = self.process.wait(60)
        except subprocess.TimeoutExpired:
            code = "nothing within a minute"
        if code != 0:
            fail(f"SIGTERM: expected exit 0, got {code}")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.log.close()
