"""Long lists that change often: whom they delay, and how their followers go on."""

import concurrent.futures
import contextlib
import random
import threading
import time

from events import Copy, Stream, follow
from harness.report import expect
from lists import service

FORMATS = ("operations", "json-patch", "rows", "text")


def shuffled(count, seed):
    items = [f"{number}" for number in range(count)]
    random.Random(seed).shuffle(items)
    return items


def test_others_are_not_delayed():
    """one busy list delays neither the heartbeats nor the events of another"""
    with service("--event-heartbeat", "500ms") as kept:
        kept.put("busy", shuffled(12_000, 0))
        kept.put("quiet", ["0"])
        with contextlib.ExitStack() as streams:
            for form in FORMATS:
                streams.enter_context(follow(kept, "busy", f"?format={form}", buffer=4096))
            quiet = streams.enter_context(follow(kept, "quiet"))
            quiet.next()
            bodies = [shuffled(12_000, seed) for seed in range(1, 9)]
            writers = [threading.Thread(target=kept.put, args=("busy", body)) for body in bodies]
            for writer in writers:
                writer.start()
            for writer in writers:
                writer.join()
            # What was written above takes many seconds to tell.
            position = kept.put("quiet", ["1"])["position"]
            begun = time.monotonic()
            expect(quiet.next().id == position, quiet.lines)
            expect(time.monotonic() - begun < 3, f"the event came after {time.monotonic() - begun:.1f} s")
            for _ in range(2):
                begun = time.monotonic()
                quiet.next("comment")
                expect(time.monotonic() - begun < 3, f"the heartbeat came after {time.monotonic() - begun:.1f} s")
        kept.stop()


def test_overload():
    """an overloaded service tells every EventSource when to come back, until each has the list, and answers others 503"""
    with service("--max-queued-requests", "1", "--work-threads", "1") as kept:
        version = kept.put("a", shuffled(20_000, 0))["version"]
        path, refusals, statuses = "/v1/lists/a/events", [], []

        def follow_as_browsers_do():
            while True:
                with Stream(kept, path) as stream:
                    expect(stream.status == 200, f"{stream.status} {stream.problem}")
                    if not stream.is_sent_away:
                        expect(stream.next().data["version"] == version, "another version")
                        return
                    data = stream.next("unavailable").data
                    expect(stream.next(None) is None, "the stream goes on")
                expect(data["code"] == "overloaded" and data["detail"] and data["retry"] == stream.retry >= 500, data)
                refusals.append(data)
                time.sleep(stream.retry / 1000)

        def ask(query, accept):
            statuses.append(kept.send("GET", path + query, None, {"Accept": accept})[0])

        pool = concurrent.futures.ThreadPoolExecutor(90)
        asked = [pool.submit(follow_as_browsers_do) for _ in range(50)]
        asked += [pool.submit(ask, query, accept) for query, accept in OTHERS for _ in range(20)]
        for one in asked:
            one.result(120)
        expect(refusals, "nobody was sent away")
        expect(set(statuses) <= {200, 503} and 503 in statuses, statuses)
        kept.stop()


# Reads that are not for an EventSource.
OTHERS = (("", "application/json"), ("?offset=-1&live=sse", "text/event-stream"))


def test_behind():
    """changes that exceed --event-delta-time end the stream with `behind`, and the client resumes with one delta"""
    with service("--event-delta-time", "0s") as kept:
        # Long enough for a check of the time while the changes are made.
        kept.put("a", shuffled(4000, 0))
        with follow(kept, "a", "?format=operations") as stream, follow(kept, "a") as counting:
            copy = Copy(kept)
            copy.take(stream.next())
            counting.next()
            for seed in range(1, 4):
                stored = kept.put("a", shuffled(4000, seed))
            expect(stream.next("behind").id == copy.seen[-1], stream.lines[-4:])
            stream.next(None)
            for _ in range(3):
                event = counting.next()
            expect(event.id == stored["position"], event)
        with follow(kept, "a", "?format=operations", last=stream.last) as stream:
            event = stream.next()
            copy.take(event)
            expect("delta" in event.data and copy.version == stored["version"], event)
        kept.stop()


def test_poll_behind():
    """a poll whose changes exceed --event-delta-time is told to read on, and does"""
    with service("--event-delta-time", "0s") as kept:
        kept.put("a", shuffled(4000, 0))
        path = "/v1/lists/a/events?format=operations"
        start = kept.call("GET", f"{path}&offset=now")[1]["stream-next-offset"]
        answers = []
        poll = threading.Thread(
            target=lambda: answers.append(kept.call("GET", f"{path}&offset={start}&live=long-poll")))
        poll.start()
        while kept.metrics()["trellis_event_clients"] < 1:
            time.sleep(0.01)
        stored = kept.put("a", shuffled(4000, 1))
        poll.join()
        status, fields, messages = answers[0]
        expect((status, messages, fields["stream-next-offset"]) == (200, [], start), answers)
        expect("stream-up-to-date" not in fields and fields["cache-control"] == "no-store", fields)
        status, fields, messages = kept.call("GET", f"{path}&offset={start}&live=long-poll")
        expect((status, fields["stream-next-offset"]) == (200, stored["position"]), f"{status} {fields}")
        expect(messages[0]["version"] == stored["version"], str(messages)[:200])
        kept.stop()
