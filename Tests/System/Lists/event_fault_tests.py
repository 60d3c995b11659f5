"""Events across faults, restarts and restored stores, and of services with other settings."""

import hashlib
import os
import signal
import tempfile
import threading
import time

from event_tests import reset_of
from events import Copy, Stream, follow
from harness.report import expect
from lists import Lists, expect_problem, service


def test_dropped_position():
    """a position that the history no longer has gets a reset, also after a restart"""
    with service("--keep-versions", "2") as kept:
        old = kept.put("a", ["0"])["position"]
        for number in range(1, 5):
            kept.put("a", [f"{number}"])
        with follow(kept, "a", last=old) as stream:
            expect(reset_of(stream) == "not-stored", stream.lines)
        expect_problem(kept.call("GET", f"/v1/lists/a/events?offset={old}"), 410, "version-gone")
        newest = kept.read("a")["version"]
        kept.stop()
        kept.start()
        with follow(kept, "a", f"?since={newest}") as stream:
            expect(stream.is_silent(0.3), stream.lines)
        kept.stop()


def test_restored_backup():
    """a restored backup has another epoch, and no client goes on as if nothing had happened"""
    with tempfile.TemporaryDirectory() as folder:
        with Lists(folder) as kept:
            kept.put("a", ["before"])
            kept.stop()
            backup = open(f"{folder}/lists.sqlite", "rb").read()
            kept.start()
            last = kept.put("a", ["lost"])["position"]
            kept.stop()
            os.remove(f"{folder}/lists.sqlite")
            open(f"{folder}/lists.sqlite", "wb").write(backup)
            kept.start()
            kept.put("a", ["other"])
            with follow(kept, "a", last=last) as stream:
                expect(reset_of(stream) == "other-epoch", stream.lines)
            kept.stop()


def test_heartbeat():
    """heartbeat moves the cursor: comments come in silence, and carry no id"""
    with service("--event-heartbeat", "250ms") as kept:
        stored = kept.put("a", ["x"])
        kept.put("b", ["x"])
        with follow(kept, "a") as stream:
            stream.next()
            kept.put("b", ["y"])
            for _ in range(3):
                stream.next("comment")
            expect([line for line in stream.lines if line.startswith("id")] == [f"id: {stored['position']}"], stream.lines)
            expect(stream.last == stored["position"], stream.last)
        kept.stop()


def test_delta_without_base():
    """delta without its base: if the history is too short for changes, the event has the whole list"""
    with service("--keep-versions", "1") as kept:
        kept.put("a", ["0"])
        with follow(kept, "a", "?format=operations") as stream:
            copy = Copy(kept)
            copy.take(stream.next())
            for number in range(1, 40):
                last = kept.put("a", [f"{number}"])
            copy.follow(stream, last["version"])
            expect(copy.items == kept.read("a", "?form=nested")["items"], copy.items)
        kept.stop()


def test_other_origins():
    """a page of another origin may send its last event and read where the stream is"""
    with service("--cors-origins", "https://example.org") as kept:
        kept.put("a", ["x"])
        origin = {"Origin": "https://example.org"}
        fields = kept.call("OPTIONS", "/v1/lists/a/events", Access_Control_Request_Method="GET", **origin)[1]
        expect("Last-Event-ID" in fields["access-control-allow-headers"], fields)
        with follow(kept, "a", **origin) as stream:
            expect(stream.fields["access-control-allow-origin"] == "https://example.org", stream.fields)
        fields = kept.call("GET", "/v1/lists/a/events", **origin)[1]
        for name in ("Stream-Next-Offset", "Stream-Cursor", "Stream-Up-To-Date"):
            expect(name in fields["access-control-expose-headers"], fields)
        kept.stop()


def test_revoked_token():
    """a stream and a poll end when their token is revoked, and those of others go on"""
    with tempfile.NamedTemporaryFile("w") as file:
        def write(*names):
            file.seek(0)
            file.truncate()
            for name in names:
                file.write(f"{name} {hashlib.sha256(name.encode()).hexdigest()}\n")
            file.flush()

        write("alice", "bob")
        with service("--tokens-file", file.name) as kept:
            tokens = {name: {"Authorization": f"Bearer {name}"} for name in ("alice", "bob")}
            for fields in tokens.values():
                kept.put("a", ["x"], **fields)
            with follow(kept, "a", **tokens["alice"]) as stream, follow(kept, "a", **tokens["bob"]) as other:
                stream.next()
                other.next()
                polled = []
                poll = threading.Thread(target=lambda: polled.append(
                    kept.call("GET", "/v1/lists/a/events?offset=now&live=long-poll", **tokens["alice"])))
                poll.start()
                time.sleep(1)
                write("bob")
                kept.process.send_signal(signal.SIGHUP)
                stream.next("revoked")
                stream.next(None)
                poll.join()
                expect_problem(polled[0], 401, "unauthorized")
                expect(Stream(kept, "/v1/lists/a/events", **tokens["alice"]).status == 401, "reconnected")
                kept.put("a", ["y"], **tokens["bob"])
                other.next()
            kept.stop()


def test_revoked_while_reading():
    """a stream whose token is revoked while its first event is made ends with that"""
    with tempfile.NamedTemporaryFile("w") as file:
        def write(*tokens):
            file.seek(0)
            file.truncate()
            for token in tokens:
                file.write(f"alice {hashlib.sha256(token.encode()).hexdigest()}\n")
            file.flush()

        write("first", "second")
        with service("--tokens-file", file.name, "--event-heartbeat", "1s") as kept:
            first, second = ({"Authorization": f"Bearer {token}"} for token in ("first", "second"))
            names = [f"a{number}" for number in range(12)]
            for seed in (0, 1):
                for name in names:
                    stored = kept.put(name, [f"{seed * number} {number}" for number in range(20_000)], **second)
                if seed == 0:
                    position = stored["position"]
            query = "&".join(f"list={name}" for name in names)
            opened = []
            reader = threading.Thread(
                target=lambda: opened.append(Stream(kept, f"/v1/lists/events?format=rows&{query}", last=position, **first)))
            reader.start()
            time.sleep(0.1)
            write("second")
            kept.process.send_signal(signal.SIGHUP)
            reader.join()
            stream = opened[0]
            if stream.status != 401:
                while stream.next("message", "revoked").kind != "revoked":
                    pass
                stream.next(None)
            kept.stop()


def test_drain():
    """a drain closes streams over a time, each with a named event and its own retry, and polls without news"""
    with service("--event-drain-time", "1s") as kept:
        stored = kept.put("a", ["x"])
        streams = [follow(kept, "a") for _ in range(20)]
        polled = []
        poll = threading.Thread(target=lambda: polled.append(
            kept.call("GET", f"/v1/lists/a/events?offset={stored['position']}&live=long-poll")))
        poll.start()
        for stream in streams:
            stream.next()
        time.sleep(0.5)
        begun = time.monotonic()
        kept.process.send_signal(signal.SIGTERM)
        retries = []
        for stream in streams:
            closing = stream.next("closing").data
            stream.next(None)
            expect(stream.retry == closing["retry"] and stream.last == stored["position"], stream.lines)
            retries.append(stream.retry)
        expect(len(set(retries)) > 10 and min(retries) >= 500, retries)
        poll.join()
        expect(polled[0][0] == 204, polled)
        expect(kept.process.wait(30) == 0 and time.monotonic() - begun < 20, kept.tail())


def test_begin_of_drain():
    """a stream that begins while the service ends is told to come back, without the list"""
    with service("--drain-grace", "3s", "--event-drain-time", "0s") as kept:
        kept.put("a", ["x"])
        kept.process.send_signal(signal.SIGTERM)
        time.sleep(0.3)
        for path in ("/v1/lists/a/events", "/v1/lists/events?list=a&list=b"):
            stream = Stream(kept, path)
            expect(stream.status == 200, stream.problem)
            closing = stream.next("closing").data
            stream.next(None)
            expect(stream.retry == closing["retry"] and not any("snapshot" in line for line in stream.lines), stream.lines)
        expect(kept.process.wait(30) == 0, kept.tail())
