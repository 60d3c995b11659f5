"""An open-loop client: requests begin when they are due, whether earlier ones have been answered or not."""

import asyncio
import collections
import contextlib
import json
import math
import time

from harness.program import ROOT

# How long an answer is waited for before the request counts as lost.
PATIENCE_SECONDS = 60
# A connection that has been idle for longer is not used again: the balancer may be about to close it.
IDLE_SECONDS = 20


class Kind:
    """A request that is sent again and again, and the one answer that is right."""

    def __init__(self, name, weight, method, path, body=b""):
        self.name, self.weight, self.method, self.path = name, weight, method, path
        head = f"{method} {path} HTTP/1.1\r\nHost: cluster\r\n"
        if method == "POST":
            head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        self.bytes = (head + "\r\n").encode() + body
        self.answer = None


def kinds():
    """A mixture of small and larger requests of every operation, from examples/."""
    def example(name):
        return (ROOT / "examples" / name / "request.json").read_bytes()

    items = [{"id": f"item-{i}", "title": f"Item {i}", "children": [f"{i}-{j}" for j in range(4)]} for i in range(60)]
    return [
        Kind("layout", 4, "POST", "/v1/layout", example("login-form")),
        Kind("snapshot", 4, "POST", "/v1/snapshot", example("two-level-list")),
        Kind("long list", 1, "POST", "/v1/snapshot", json.dumps({"items": items}).encode()),
        Kind("difference", 2, "POST", "/v1/diff", example("diff")),
        Kind("template", 2, "POST", "/v1/snapshot", example("template")),
        Kind("sequence", 1, "POST", "/v1/sequence", example("sequence-rows")),
        Kind("document", 1, "GET", "/version"),
    ]


class Outcome:
    """What became of the requests of one phase."""

    def __init__(self):
        self.sent = self.right = self.wrong = self.failed = self.lost = 0
        self.statuses = collections.Counter()
        self.reasons = collections.Counter()
        self.seconds = []
        self.in_flight = 0

    def percentile(self, share):
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, math.ceil(share * len(ordered)) - 1)] if ordered else 0.0

    def summary(self):
        return (
            f"{self.sent} sent, {self.right} answered rightly, {self.wrong} wrongly, {self.failed} failed, {self.lost} lost; "
            f"ms: p50 {self.percentile(.5) * 1e3:.1f}, p99 {self.percentile(.99) * 1e3:.1f}, most {self.percentile(1) * 1e3:.0f}")


class Connection(asyncio.Protocol):
    """One connection that stays, with one request at a time."""

    def __init__(self):
        self.received = bytearray()
        self.waiter = None
        self.transport = None
        self.idle_since = 0.0

    def connection_made(self, transport):
        self.transport = transport

    def data_received(self, data):
        self.received += data
        if self.waiter is not None and (answer := self.answer()) is not None:
            waiter, self.waiter = self.waiter, None
            if not waiter.done():
                waiter.set_result(answer)

    def connection_lost(self, error):
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_exception(ConnectionError(f"closed after {len(self.received)} bytes: {error}"))
        self.waiter = None

    def answer(self):
        """Status, body, and whether the connection stays, of a complete answer; None until it is."""
        end = self.received.find(b"\r\n\r\n")
        if end < 0:
            return None
        lines = bytes(self.received[:end]).decode("latin-1").split("\r\n")
        fields = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
        length = int(fields.get("content-length", 0))
        if len(self.received) < end + 4 + length:
            return None
        body = bytes(self.received[end + 4:end + 4 + length])
        del self.received[:end + 4 + length]
        return int(lines[0].split()[1]), body, fields.get("connection", "").lower() != "close"

    def send(self, kind):
        self.waiter = asyncio.get_running_loop().create_future()
        self.transport.write(kind.bytes)
        return self.waiter


class Client:
    """Sends kinds of requests to one port at a rate."""

    def __init__(self, port, mixture):
        self.port, self.mixture = port, mixture
        self.idle = []
        # Each kind as often as its weight says, spread evenly.
        places = [((turn + 0.5) / kind.weight, place, kind) for place, kind in enumerate(mixture) for turn in range(kind.weight)]
        self.order = [kind for _, _, kind in sorted(places, key=lambda each: each[:2])]

    async def connection(self):
        now = time.monotonic()
        while self.idle:
            connection = self.idle.pop()
            if not connection.transport.is_closing() and now - connection.idle_since < IDLE_SECONDS:
                return connection
            connection.transport.close()
        _, connection = await asyncio.get_running_loop().create_connection(Connection, "127.0.0.1", self.port)
        return connection

    async def ask(self, kind):
        """One request: status and body."""
        connection = await self.connection()
        try:
            status, body, stays = await asyncio.wait_for(connection.send(kind), PATIENCE_SECONDS)
        except BaseException:
            connection.transport.close()
            raise
        if stays:
            connection.idle_since = time.monotonic()
            self.idle.append(connection)
        else:
            connection.transport.close()
        return status, body

    async def one(self, kind, outcome, due):
        outcome.in_flight += 1
        try:
            status, body = await self.ask(kind)
            outcome.statuses[status] += 1
            # From the time at which it was due: a client that is late counts as a slow answer.
            outcome.seconds.append(time.monotonic() - due)
            if status != 200:
                outcome.failed += 1
                outcome.reasons[f"{kind.name}: {status}"] += 1
            elif kind.answer is not None and body != kind.answer:
                outcome.wrong += 1
            else:
                outcome.right += 1
        except asyncio.TimeoutError:
            outcome.lost += 1
            outcome.reasons[f"{kind.name}: no answer in {PATIENCE_SECONDS} s"] += 1
        except OSError as error:
            outcome.failed += 1
            outcome.reasons[f"{kind.name}: {type(error).__name__}: {error}"] += 1
        finally:
            outcome.in_flight -= 1

    async def learn(self):
        """Asks for each kind once; what is answered then is right."""
        for kind in self.mixture:
            status, kind.answer = await self.ask(kind)
            if status != 200:
                raise SystemExit(f"cluster: {kind.name} is answered {status}: {kind.answer[:200]!r}")

    async def run(self, rate, outcome, until):
        """Sends `rate` requests a second until `until(outcome)` holds, and waits for all answers."""
        begun, tasks = time.monotonic(), set()
        while not until(outcome):
            due = begun + outcome.sent / rate
            if (early := due - time.monotonic()) > 0:
                await asyncio.sleep(early)
            kind = self.order[outcome.sent % len(self.order)]
            outcome.sent += 1
            task = asyncio.create_task(self.one(kind, outcome, due))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
            if outcome.sent % 50 == 0:
                await asyncio.sleep(0)
        while tasks:
            await asyncio.wait(set(tasks))

    def close(self):
        for connection in self.idle:
            with contextlib.suppress(OSError):
                connection.transport.close()
        self.idle = []
