"""A running `trellis lsp` and the bytes to it, without a library."""

import contextlib
import json
import subprocess

from harness.program import trellis

TIME = 60


def framed(message):
    body = message if isinstance(message, bytes) else json.dumps(message).encode()
    return b"Content-Length: %d\r\n\r\n" % len(body) + body


def request(number, method, params=None):
    return {"jsonrpc": "2.0", "id": number, "method": method, "params": params or {}}


def notification(method, params=None):
    return {"jsonrpc": "2.0", "method": method, "params": params or {}}


def opened(uri, text, version=1):
    return notification("textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": "json", "version": version, "text": text}})


def changed(uri, version, *changes):
    return notification("textDocument/didChange", {"textDocument": {"uri": uri, "version": version}, "contentChanges": list(changes)})


START = [request(0, "initialize", {"capabilities": {}}), notification("initialized")]
END = [request("end", "shutdown"), notification("exit")]


def messages(data):
    """The messages of an output, each with the length that its header says."""
    found = []
    while data:
        header, _, data = data.partition(b"\r\n\r\n")
        length = int(header.split(b":")[1])
        found.append(json.loads(data[:length]))
        data = data[length:]
    return found


def answers(*parts, options=()):
    """All messages that the program answers a whole input with, its status and its errors."""
    data = b"".join(part if isinstance(part, bytes) else framed(part) for part in parts)
    run = subprocess.run([trellis(), "lsp", *options], input=data, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=TIME)
    return messages(run.stdout), run.returncode, run.stderr.decode()


class Process:
    """`trellis lsp` and the messages to it."""

    def __init__(self, *options):
        self.process = subprocess.Popen(
            [trellis(), "lsp", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.number = 0

    def write(self, *parts):
        for part in parts:
            self.process.stdin.write(part if isinstance(part, bytes) else framed(part))
        self.process.stdin.flush()

    def read(self):
        """The next message."""
        length = None
        while (line := self.process.stdout.readline()) not in (b"\r\n", b""):
            length = int(line.split(b":")[1])
        if length is None:
            raise SystemExit(f"the program ended: {self.process.stderr.read().decode()}")
        return json.loads(self.process.stdout.read(length))

    def diagnostics(self, uri, version):
        """The first diagnostics of a version."""
        while True:
            message = self.read()
            params = message.get("params", {})
            if message.get("method") == "textDocument/publishDiagnostics" and (params["uri"], params.get("version")) == (uri, version):
                return params["diagnostics"]

    def send(self, method, params=None):
        """The response to a request."""
        self.number += 1
        self.write(request(self.number, method, params))
        while (message := self.read()).get("id") != self.number:
            pass
        return message

    def close(self):
        self.write(*END)
        output, errors = self.process.communicate(timeout=TIME)
        return output, errors.decode(), self.process.returncode


@contextlib.contextmanager
def running(*options):
    process = Process(*options)
    try:
        process.write(*START)
        process.read()
        yield process
    finally:
        if process.process.poll() is None:
            process.process.kill()
        process.process.communicate()
