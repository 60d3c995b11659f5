"""A reader of event streams, by the rules of EventSource (HTML Standard, section 9.2), and of what its users keep."""

import contextlib
import http.client
import json
import queue
import socket
import threading
import time
import urllib.parse

from harness.report import expect, fail

PATIENCE = 60


class Event:
    """An event as a page sees it; a comment has the kind `comment`."""

    def __init__(self, kind, data, identifier):
        self.kind, self.text, self.id = kind, data, identifier

    @property
    def data(self):
        return json.loads(self.text)

    def __repr__(self):
        return f"{self.kind} {self.id} {self.text[:200]}"


class Stream:
    """One request for events, read by a thread of its own.

    status, fields   of the response; `problem` is its body if it is no stream
    last             the id that a browser would send as Last-Event-ID
    retry            the last `retry:` in milliseconds
    lines            every line that was received
    """

    def __init__(self, kept, path, last=None, buffer=None, **fields):
        self.last, self.retry, self.lines, self.received = last, None, [], queue.Queue()
        headers = {"Accept": "text/event-stream", **{name.replace("_", "-"): value for name, value in fields.items()}}
        if last is not None:
            headers["Last-Event-ID"] = last
        self.connection = http.client.HTTPConnection("127.0.0.1", kept.port, timeout=PATIENCE)
        if buffer:
            self.connection.sock = socket.socket()
            self.connection.sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
            self.connection.sock.settimeout(PATIENCE)
            self.connection.sock.connect(("127.0.0.1", kept.port))
        self.connection.request("GET", path, headers=headers)
        self.answer = self.connection.getresponse()
        self.status = self.answer.status
        self.fields = {name.lower(): value for name, value in self.answer.headers.items()}
        self.problem = None
        if self.fields.get("content-type") != "text/event-stream":
            text = self.answer.read()
            self.problem = json.loads(text) if text else None
            self.connection.close()
        elif not buffer:
            self.read()

    def read(self):
        """Begins to read."""
        threading.Thread(target=self.follow, daemon=True).start()

    @property
    def is_sent_away(self):
        """Whether the whole stream is an event that says when to come back."""
        return self.status == 200 and "content-length" in self.fields

    def follow(self):
        kind, data, identifier = "", [], self.last
        with contextlib.suppress(OSError, ValueError, http.client.HTTPException, AttributeError):
            while line := self.answer.readline():
                line = line.decode().rstrip("\n")
                self.lines.append(line)
                name, _, value = line.partition(":")
                value = value.removeprefix(" ")
                if not line:
                    self.last = identifier
                    if data:
                        self.received.put(Event(kind or "message", "\n".join(data), identifier))
                    kind, data = "", []
                elif not name:
                    self.received.put(Event("comment", value, None))
                elif name == "event":
                    kind = value
                elif name == "data":
                    data.append(value)
                elif name == "id":
                    identifier = value
                elif name == "retry":
                    self.retry = int(value)
                else:
                    self.received.put(Event("unknown", line, None))
        self.received.put(None)

    def next(self, *kinds, patience=PATIENCE):
        """The next event of some kinds, by default a message; others but comments fail. `None` is the end."""
        kinds = kinds or ("message",)
        deadline = time.monotonic() + patience
        while True:
            try:
                event = self.received.get(timeout=max(0.01, deadline - time.monotonic()))
            except queue.Empty:
                fail(f"no event of {kinds} within {patience} s; received {self.lines[-6:]}")
            kind = event.kind if event else None
            if kind in kinds:
                return event
            expect(kind == "comment", f"{event} and not one of {kinds}")

    def is_silent(self, seconds):
        """Whether nothing but comments arrives for a time."""
        deadline = time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0:
            with contextlib.suppress(queue.Empty):
                event = self.received.get(timeout=left)
                if event is None or event.kind != "comment":
                    return False
        return True

    def close(self):
        """Ends the connection, as a page that is left does."""
        with contextlib.suppress(OSError, AttributeError):
            self.connection.sock.shutdown(socket.SHUT_RDWR)
        self.connection.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def begin(kept, path, **settings):
    """A stream, which must begin."""
    while True:
        stream = Stream(kept, path, **settings)
        # On a busy machine the work queue refuses what would wait long.
        if not stream.is_sent_away and (stream.status != 503 or "wait for the work queue" not in stream.problem["detail"]):
            break
        time.sleep(0.1)
    expect(stream.status == 200, f"{stream.status} {stream.problem}")
    return stream


def follow(kept, name, query="", **settings):
    """A stream of one list, which must begin."""
    return begin(kept, f"/v1/lists/{name}/events{query}", **settings)


def follow_all(kept, names, query="", **settings):
    """A stream of several lists, which must begin."""
    lists = "&".join(f"list={urllib.parse.quote(name)}" for name in names)
    return begin(kept, f"/v1/lists/events?{lists}{query}", **settings)


class Copy:
    """A list that is kept in step by events of `format=operations`, and by nothing else."""

    def __init__(self, kept):
        self.kept, self.items, self.version, self.seen = kept, None, None, []

    def take(self, event):
        data = event.data
        expect(("snapshot" in data) != ("delta" in data), f"neither a list nor changes, or both: {data}")
        if "snapshot" in data:
            expect(data["snapshot"]["version"] == data["version"], data)
            self.items = data["snapshot"]["items"]
        else:
            expect(data["delta"]["from"] == self.version, f"a delta from {data['delta']['from']}, not {self.version}")
            expect(data["delta"]["to"] == data["version"], data)
            body = {"items": self.items, "operations": data["delta"]["operations"], "form": "nested"}
            status, _, answer = self.kept.post("/v1/snapshot", body)
            expect(status == 200, f"{status} {answer}")
            self.items = json.loads(answer)["items"]
        self.version = data["version"]
        self.seen.append(data["position"])

    def follow(self, stream, version, patience=PATIENCE):
        """Takes events until the copy has a version."""
        deadline = time.monotonic() + patience
        while self.version != version:
            event = stream.next("message", "reset", None, patience=deadline - time.monotonic())
            expect(event is not None, "the stream ended")
            if event.kind == "message":
                self.take(event)
