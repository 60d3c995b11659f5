"""Clients that follow lists as `EventSource` does: they come back after each break with the id of their last event."""

import asyncio
import json
import random
import re

# What browsers wait for unless a stream says another time.
RETRY_SECONDS = 3


class Follower:
    """Follows one list, and notes what it saw.

    seen      positions in their order; `None` where a connection began, after which a message may stand for several changes
    resets    how often it was told to begin anew
    refusals  answers but 200, after which the page makes a new `EventSource`
    """

    def __init__(self, name, ports):
        self.name, self.ports = name, ports
        self.seen, self.resets, self.refusals, self.breaks = [], 0, 0, 0
        self.last, self.retry = None, RETRY_SECONDS
        self.position = None

    async def run(self):
        while True:
            try:
                await self.follow(random.choice(self.ports))
            except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError):
                pass
            self.breaks += 1
            await asyncio.sleep(self.retry)

    async def follow(self, port):
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 20)
        try:
            last = f"Last-Event-ID: {self.last}\r\n" if self.last else ""
            writer.write(
                f"GET /v1/lists/{self.name}/events HTTP/1.1\r\nHost: cluster\r\nAccept: text/event-stream\r\n{last}\r\n".encode())
            head = await reader.readuntil(b"\r\n\r\n")
            self.retry = RETRY_SECONDS
            if b" 200 " not in head[:20]:
                self.refusals += 1
                return
            self.seen.append(None)
            length = re.search(rb"(?i)\r\ncontent-length: *(\d+)", head)
            if length:
                # The whole stream: an event that says when to come back.
                for event in (await reader.readexactly(int(length[1]))).split(b"\n\n"):
                    self.take(event.decode())
            else:
                await self.read(reader)
        finally:
            writer.close()

    async def read(self, reader):
        """Takes the events of a stream in chunks, until it ends."""
        buffer = b""
        while True:
            size = int(await reader.readuntil(b"\r\n"), 16)
            data = (await reader.readexactly(size + 2))[:-2]
            if not data:
                return
            buffer += data
            *events, buffer = buffer.split(b"\n\n")
            for event in events:
                self.take(event.decode())

    def take(self, event):
        kind, data, identifier = "message", "", None
        for line in event.split("\n"):
            name, _, value = line.partition(": ")
            if name == "event":
                kind = value
            elif name == "data":
                data = value
            elif name == "id":
                identifier = value
            elif name == "retry":
                self.retry = int(value) / 1000
        if identifier:
            self.last = identifier
        if kind == "reset":
            self.resets += 1
        elif kind == "message" and data:
            self.position = json.loads(data)["position"]
            self.seen.append(self.position)

    def faults(self, history):
        """What it missed or got twice, given the positions of its list in their order."""
        place = {position: index for index, position in enumerate(history)}
        faults, before, goes_on = [], -1, False
        for position in self.seen:
            if position is None:
                goes_on = False
                continue
            index = place.get(position)
            if index is None:
                faults.append(f"{self.name}: {position} is not in the history")
            elif index <= before:
                faults.append(f"{self.name}: {position} came after {history[before]}")
            elif goes_on and index != before + 1:
                faults.append(f"{self.name}: {index - before - 1} changes before {position} are missing")
            before, goes_on = index if index is not None else before, True
        return faults


class Poller:
    """Follows one list by long polls of Durable Streams, through a cache that may answer for the service."""

    def __init__(self, name, port):
        self.name, self.port = name, port
        self.offset, self.cursor, self.position = "-1", None, None
        self.polls = self.gone = self.failures = 0

    async def run(self):
        while True:
            try:
                if not await self.poll():
                    await asyncio.sleep(0.5)
            except (OSError, asyncio.IncompleteReadError, ValueError):
                self.failures += 1
                await asyncio.sleep(0.5)

    async def poll(self):
        """One read; whether the next one may follow at once."""
        cursor = f"&cursor={self.cursor}" if self.cursor else ""
        live = "&live=long-poll" if self.offset != "-1" else ""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            writer.write(
                f"GET /v1/lists/{self.name}/events?offset={self.offset}{live}{cursor} HTTP/1.1\r\n"
                "Host: cluster\r\nAccept: application/json\r\nConnection: close\r\n\r\n".encode())
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            body = await reader.read()
        finally:
            writer.close()
        self.polls += 1
        status = int(head.split()[1])
        fields = {name.lower(): value for name, _, value in (line.partition(": ") for line in head.split("\r\n")[1:])}
        if status == 410:
            self.gone, self.offset, self.cursor = self.gone + 1, "-1", None
            return True
        if status not in (200, 204):
            self.failures += 1
            return False
        self.offset, self.cursor = fields["stream-next-offset"], fields.get("stream-cursor")
        if status == 200:
            # A body in chunks ends with an empty one; the positions stand in any case.
            for part in body.split(b'"position":"')[1:]:
                self.position = part[:33].decode()
        return True
