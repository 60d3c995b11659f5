"""HTTP on a plain socket, strictly read."""

import contextlib
import socket
import struct


class Wrong(Exception):
    """The server did not do as it should."""


class Client:
    def __init__(self, port, patience=60, receive_buffer=None, source=None):
        self.socket = socket.socket()
        if source:
            self.socket.bind((source, 0))
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(patience)
        self.socket.connect(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.received = b""

    def send(self, data):
        self.socket.sendall(data)

    def send_what_is_taken(self, data):
        """Sends; a server that has closed is no error."""
        with contextlib.suppress(OSError):
            self.socket.sendall(data)

    def request(self, method, path, body=None, fields=()):
        lines = [f"{method} {path} HTTP/1.1", "Host: soak", *fields]
        if body is not None:
            lines.append(f"Content-Length: {len(body)}")
        return "\r\n".join([*lines, "", ""]).encode() + (body or b"")

    def ask(self, method, path, body=None, fields=()):
        self.send(self.request(method, path, body, fields))
        return self.answer(method == "HEAD")

    def fill(self):
        more = self.socket.recv(1 << 18)
        if not more:
            raise Wrong(f"the connection ended within an answer, behind {self.received[-200:]!r}")
        self.received += more

    def answer(self, is_head=False):
        """The next answer: status, fields by lower-case name, body."""
        while b"\r\n\r\n" not in self.received:
            self.fill()
        head, _, self.received = self.received.partition(b"\r\n\r\n")
        lines = head.decode().split("\r\n")
        version, status = lines[0].split(" ")[:2]
        if version != "HTTP/1.1":
            raise Wrong(f"not a status line: {lines[0]!r}")
        fields = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
        for name in ("date", "x-request-id"):
            if name not in fields:
                raise Wrong(f"an answer without {name}: {head!r}")
        length = 0 if is_head or status in ("204", "304") else int(fields["content-length"])
        while len(self.received) < length:
            self.fill()
        body, self.received = self.received[:length], self.received[length:]
        return int(status), fields, body

    def wait_for_end(self):
        """Reads and drops whatever comes, up to the end; a reset is an end too."""
        with contextlib.suppress(ConnectionError):
            while self.socket.recv(1 << 18):
                pass

    def end_sending(self):
        with contextlib.suppress(OSError):
            self.socket.shutdown(socket.SHUT_WR)

    def reset(self):
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()

    def close(self):
        self.socket.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()
