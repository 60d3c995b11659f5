"""The limits of events, at and past each, and clients that read too slowly."""

import threading
import time

from events import Copy, Stream, follow, follow_all
from harness.report import expect
from lists import expect_problem, service


def test_clients():
    """--max-event-clients and --max-event-clients-per-client bound the clients that wait, with errors that name them"""
    with service("--max-event-clients-per-client", "3") as kept:
        kept.put("a", ["x"])
        streams = [follow(kept, "a") for _ in range(3)]
        for path, accept in (("", "text/event-stream"), ("?offset=now&live=sse", "*/*"), ("?offset=now&live=long-poll", "*/*")):
            status, fields, problem = answer = kept.call("GET", f"/v1/lists/a/events{path}", Accept=accept)
            expect_problem(answer, 429, "too-many-requests")
            expect("3 eventClientsPerClient" in problem["detail"] and int(fields["retry-after"]) > 0, f"{problem} {fields}")
        expect(kept.call("GET", "/v1/lists/a/events")[0] == 200, "what does not wait is not limited")
        streams[0].close()
        again = wait_for_room(kept)
        for stream in [*streams[1:], again]:
            stream.close()
        kept.stop()
    with service("--max-event-clients", "2") as kept:
        kept.put("a", ["x"])
        with follow(kept, "a"), follow(kept, "a"):
            stream = Stream(kept, "/v1/lists/a/events")
            expect(stream.status == 503 and "2 eventClients" in stream.problem["detail"], stream.problem)
            expect(int(stream.fields["retry-after"]) > 0, stream.fields)
        wait_for_room(kept).close()
        kept.stop()


def wait_for_room(kept):
    """A stream as soon as those that were closed are forgotten."""
    deadline = time.monotonic() + 30
    while True:
        stream = Stream(kept, "/v1/lists/a/events")
        if stream.status == 200:
            return stream
        expect(time.monotonic() < deadline, f"still {stream.status} {stream.problem}")
        time.sleep(0.05)


def test_lists():
    """--max-event-lists bounds the lists of one stream"""
    with service("--max-event-lists", "2") as kept:
        for name in "abc":
            kept.put(name, ["x"])
        follow_all(kept, "ab").close()
        stream = Stream(kept, "/v1/lists/events?list=a&list=b&list=c")
        expect(stream.status == 422 and stream.problem["code"] == "limit-exceeded", stream.problem)
        expect("2 eventLists" in stream.problem["detail"], stream.problem)
        kept.stop()


def test_times():
    """--event-heartbeat, --long-poll-time and --live-sse-time are the times that pass"""
    with service("--event-heartbeat", "500ms", "--long-poll-time", "1s", "--live-sse-time", "1s") as kept:
        kept.put("a", ["x"])
        with follow(kept, "a") as stream:
            stream.next()
            begun = time.monotonic()
            stream.next("comment")
            expect(time.monotonic() - begun > 0.4, "too early")
        for query, wanted in (("long-poll", 204), ("sse", 200)):
            begun = time.monotonic()
            status, _, text = kept.call("GET", f"/v1/lists/a/events?offset=now&live={query}")
            expect(status == wanted and 0.9 < time.monotonic() - begun < 30, f"{query}: {status} {text}")
        kept.stop()


def test_slow_reader():
    """a slow reader is cut off with a named event when it leaves --max-event-buffer-bytes unread, and resumes"""
    with service("--max-event-buffer-bytes", "64K") as kept:
        kept.put("a", ["0"])
        with follow(kept, "a", "?format=operations", buffer=4096) as stream, follow(kept, "a") as quick:
            quick.next()
            # More than what the buffers of both ends of the connection take.
            text = "x" * 500_000
            last = None
            for number in range(24):
                last = kept.put("a", [{"id": f"{number}", "text": text}])
            stream.read()
            copy = Copy(kept)
            while (event := stream.next("message", "slow-reader")).kind == "message":
                copy.take(event)
            expect(event.data == {"eventBufferBytes": 65536}, event)
            stream.next(None)
            expect(copy.version != last["version"], "it was not cut off")
            # Others were not held up.
            for _ in range(24):
                event = quick.next()
            expect(event.id == last["position"], event)
        with follow(kept, "a", "?format=operations", last=stream.last) as stream:
            copy.follow(stream, last["version"])
        kept.stop()


def test_slow_reader_that_stays_within():
    """a reader that leaves less unread gets every event"""
    with service("--max-event-buffer-bytes", "32M") as kept:
        kept.put("a", ["0"])
        with follow(kept, "a", "?format=operations", buffer=4096) as stream:
            text = "x" * 500_000
            positions = [kept.put("a", [{"id": f"{number}", "text": text}])["position"] for number in range(24)]
            stream.read()
            stream.next()
            expect([stream.next().id for _ in positions] == positions, stream.lines[-5:])
        kept.stop()


def test_buffered_bytes():
    """events that a client does not read count as buffered bytes, and do not once it has left"""
    with service("--max-event-buffer-bytes", "32M") as kept:
        kept.put("a", ["0"])
        with follow(kept, "a", "?format=operations", buffer=4096):
            text = "x" * 500_000
            for number in range(24):
                kept.put("a", [{"id": f"{number}", "text": text}])
            deadline = time.monotonic() + 30
            while kept.metrics()["trellis_buffered_bytes"] < 4_000_000:
                expect(time.monotonic() < deadline, kept.metrics()["trellis_buffered_bytes"])
                time.sleep(0.1)
        kept.settle()
        kept.stop()


def test_many_clients():
    """a hundred clients get each version once, in order"""
    with service() as kept:
        first = kept.put("a", ["0"])["position"]
        streams = [follow(kept, "a") for _ in range(100)]
        positions = [first, *(kept.put("a", [f"{number}"])["position"] for number in range(1, 20))]
        for stream in streams:
            expect([stream.next().id for _ in positions] == positions, stream.lines)
            stream.close()
        kept.settle()
        kept.stop()


def test_stop_while_clients_wait():
    """the service stops while clients wait and others write, without harm to the store"""
    with service("--event-drain-time", "0s") as kept:
        kept.put("a", ["0"])
        streams = [follow(kept, "a", "?format=operations") for _ in range(10)]
        stopped = threading.Event()

        def write():
            number = 0
            while not stopped.is_set():
                number += 1
                try:
                    kept.call("PUT", "/v1/lists/a", {"items": [f"{number}"]})
                except OSError:
                    return

        writer = threading.Thread(target=write)
        writer.start()
        time.sleep(0.5)
        kept.stop()
        stopped.set()
        writer.join()
        for stream in streams:
            while stream.next("message", "closing", "behind", None):
                pass
        kept.start()
        kept.read("a")
        kept.stop()
