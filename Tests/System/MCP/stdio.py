"""A running `trellis mcp` and the messages to it, without a library."""

import contextlib
import json
import subprocess
import threading

from harness.program import trellis

META = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": {"name": "test", "version": "1"},
    "io.modelcontextprotocol/clientCapabilities": {},
}
TIME = 60


class Process:
    """`trellis mcp` and the requests sent to it."""

    def __init__(self, *options, folder=None):
        self.process = subprocess.Popen(
            [trellis(), "mcp", *options], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.number = 0

    def write(self, line):
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()

    def read(self):
        return json.loads(self.process.stdout.readline())

    def send(self, method, params=None, meta=META):
        """The response to a request."""
        self.number += 1
        params = dict(params or {})
        if meta is not None:
            params["_meta"] = meta
        self.write(json.dumps({"jsonrpc": "2.0", "id": self.number, "method": method, "params": params}))
        response = self.read()
        assert response["id"] == self.number, response
        return response

    def call(self, tool, **arguments):
        """The result of a call."""
        response = self.send("tools/call", {"name": tool, "arguments": arguments})
        if "result" not in response:
            raise SystemExit(f"{tool}: {response}")
        return response["result"]

    def close(self):
        """Ends the input; returns the rest of the output and the status."""
        output, errors = self.process.communicate(timeout=TIME)
        return output.decode(), errors.decode(), self.process.returncode


@contextlib.contextmanager
def running(*options, folder=None):
    process = Process(*options, folder=folder)
    try:
        yield process
    finally:
        if process.process.poll() is None:
            process.process.kill()
        process.process.communicate()


@contextlib.contextmanager
def ending(process, after):
    """Kills a process that is still there after some seconds, so that reading from it ends."""
    timer = threading.Timer(after, process.process.kill)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def answers(text, *options, folder=None):
    """Every message that the program answers a whole input with, and its status."""
    run = subprocess.run(
        [trellis(), "mcp", *options], cwd=folder, input=text if isinstance(text, bytes) else text.encode(), stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, timeout=TIME)
    return [json.loads(line) for line in run.stdout.decode().splitlines()], run.returncode


def request(method, params=None, number=1, meta=META):
    return json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": {**(params or {}), **({"_meta": meta} if meta else {})}})


def text(result):
    """The text of a result of a call."""
    return result["content"][0]["text"]
