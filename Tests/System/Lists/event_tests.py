"""Events of kept lists: what hurts users of other systems that synchronise, each as a test."""

import threading
import time

from events import Copy, Stream, follow, follow_all
from harness.report import expect
from lists import expect_problem


def after(position, steps):
    """The position so many changes later."""
    epoch, number = position.split("-")
    return f"{epoch}-{int(number) + steps:016}"


def reset_of(stream):
    """The reason for which a stream begins anew, after which it has the whole list."""
    reset = stream.next("reset")
    whole = stream.next()
    expect(whole.data["position"] == reset.data["position"] and "snapshot" in whole.data, whole)
    return reset.data["reset"]


def test_event_source(kept):
    """a plain EventSource gets the whole list and then one event for each version, and resumes after the last"""
    first = kept.put("plain", ["a"])
    with follow(kept, "plain") as stream:
        expect(stream.fields["content-type"] == "text/event-stream", stream.fields)
        expect("no-store" in stream.fields["cache-control"] and stream.fields["x-accel-buffering"] == "no", stream.fields)
        expect("content-length" not in stream.fields, stream.fields)
        whole = stream.next()
        expect(whole.id == first["position"] and whole.data["version"] == first["version"], whole)
        expect([item["id"] for item in whole.data["snapshot"]["items"]] == ["a"], whole)
        for number in range(3):
            stored = kept.put("plain", ["a", *(f"b{index}" for index in range(number + 1))])
            event = stream.next()
            expect(event.id == event.data["position"] == stored["position"], f"{event}, not {stored}")
            wanted = {"list": "plain", "changes": 1, "itemCount": number + 2, **{name: stored[name] for name in ("version", "position")}}
            expect(event.data == wanted, f"{event.data}, not {wanted}")
    missed = kept.put("plain", ["a"])
    with follow(kept, "plain", last=stream.last) as stream:
        event = stream.next()
        expect((event.id, event.data["changes"]) == (missed["position"], 3), event)
        expect("snapshot" not in event.data, "the client had a position")
    kept.put("plain", ["a"])
    with follow(kept, "plain", last=stream.last) as stream:
        expect(stream.is_silent(0.5), f"nothing has changed: {stream.lines}")


def test_formats(kept):
    """events have the changes in the format that the query names"""
    kept.put("forms", ["a"])
    members = {"operations": "operations", "json-patch": "operations", "rows": "inserts"}
    for form in ("operations", "json-patch", "rows", "text"):
        with follow(kept, "forms", f"?format={form}") as stream:
            whole = stream.next().data
            expect(("items" in whole["snapshot"]) if form != "text" else isinstance(whole["snapshot"], str), whole)
            old = kept.read("forms")["version"]
            new = kept.put("forms", ["a", form])["version"]
            delta = stream.next().data["delta"]
            changes = kept.changes("forms", old, form)[2]
            expect(delta == (changes.decode() if form == "text" else changes), f"{delta}, not {changes}")
            expect(form == "text" or (delta["to"] == new and members[form] in delta), delta)
    expect_problem(kept.call("GET", "/v1/lists/forms/events?format=xml"), 422, "invalid-request")


def test_position_and_content(kept):
    """position confused with content: a list that returns to A has new positions, and a resuming client gets the newest"""
    first = kept.put("aba", ["a"])
    with follow(kept, "aba", "?format=operations") as stream:
        copy = Copy(kept)
        copy.take(stream.next())
        kept.put("aba", ["b"])
        last = kept.put("aba", ["a"])
        expect(last["version"] == first["version"] and last["position"] > first["position"], last)
        copy.take(stream.next())
        copy.take(stream.next())
        expect(copy.version == first["version"] and copy.seen[-1] == last["position"], copy.seen)
    with follow(kept, "aba", "?format=operations", last=first["position"]) as stream:
        event = stream.next()
        expect(event.id == last["position"] and event.data["changes"] == 0, event)
        expect(event.data["delta"]["operations"] == [], event)
    status, fields, messages = kept.call("GET", f"/v1/lists/aba/events?offset={first['position']}")
    expect(status == 200 and len(messages) == 2, f"both changes, not {messages}")
    expect(fields["stream-next-offset"] == last["position"], fields)


def test_unknown_cursor(kept):
    """unknown cursor goes live: a position that cannot be used gets an explicit reset and the whole list"""
    newest = kept.put("cursor", ["a"])["position"]
    epoch, number = newest.split("-")
    other = f"{int(epoch, 16) ^ 1:016x}-{number}"
    for last, reason in ((other, "other-epoch"), (after(newest, 10_000), "future"), ("nonsense", "not-stored"), ("7", "not-stored")):
        with follow(kept, "cursor", last=last) as stream:
            expect(reset_of(stream) == reason, f"{last}: {stream.lines}")
    for offset, reason in ((other, "other-epoch"), (after(newest, 10_000), "future")):
        for live in ("", "&live=long-poll", "&live=sse"):
            status, fields, problem = answer = kept.call("GET", f"/v1/lists/cursor/events?offset={offset}{live}")
            expect_problem(answer, 410, "version-gone")
            expect(problem["reset"] == reason and problem["position"] == newest, problem)
            expect(fields["cache-control"] == "no-store", fields)
    for query in ("?since=x", "?since="):
        answer = kept.call("GET", f"/v1/lists/cursor/events{query}", Accept="text/event-stream")
        expect_problem(answer, 422, "invalid-request")


def test_now(kept):
    """a stream from now has a position before its first event, so that nothing is lost if it breaks off there"""
    stored = kept.put("now", ["a"])
    with follow(kept, "now", "?offset=now") as stream:
        deadline = time.monotonic() + 30
        while stream.last is None and time.monotonic() < deadline:
            time.sleep(0.01)
        expect(stream.last == stored["position"] and stream.received.empty(), stream.lines)
    missed = kept.put("now", ["b"])
    with follow(kept, "now", "?offset=now", last=stream.last) as stream:
        expect(stream.next().id == missed["position"], stream.lines)


def test_gap(kept):
    """gap between read and subscribe: clients that subscribe while others write miss nothing"""
    kept.put("gap", ["0"])
    done, failures = threading.Event(), []

    def write(name):
        number = 0
        while not done.is_set():
            number += 1
            kept.put("gap", [f"{name}{number}", f"x{number % 7}"])

    def take(copy, stream):
        event = stream.next("message", "reset")
        # The history may have moved on too far in between, which is said.
        copy.take(event if event.kind == "message" else stream.next())

    def read():
        try:
            for _ in range(40):
                copy = Copy(kept)
                with follow(kept, "gap", "?format=operations") as stream:
                    take(copy, stream)
                    take(copy, stream)
                with follow(kept, "gap", "?format=operations", last=copy.seen[-1]) as stream:
                    take(copy, stream)
                    take(copy, stream)
                expect(copy.seen == sorted(set(copy.seen)), copy.seen)
        except (Exception, SystemExit) as error:
            failures.append(error)

    writers = [threading.Thread(target=write, args=(name,)) for name in "ab"]
    readers = [threading.Thread(target=read) for _ in range(4)]
    for thread in [*writers, *readers]:
        thread.start()
    for thread in readers:
        thread.join()
    done.set()
    for thread in writers:
        thread.join()
    expect(not failures, failures[:2])


def test_announced(kept):
    """announced before readable: whoever gets an event reads that version, or a newer one"""
    kept.put("ready", ["0"])
    with follow(kept, "ready") as stream:
        stream.next()
        for number in range(1, 30):
            threading.Thread(target=kept.put, args=("ready", [f"{number}"])).start()
            event = stream.next()
            fields = kept.call("GET", "/v1/lists/ready")[1]
            expect(fields["trellis-position"] >= event.id, f"{event.id}, but {fields['trellis-position']} is read")


def test_several_lists(kept):
    """several lists share a stream, in the order of their changes, and resume from one position"""
    names = [f"shared{number}" for number in range(4)]
    for name in names:
        kept.put(name, ["0"])
    with follow_all(kept, names) as stream:
        whole = [stream.next() for _ in names]
        expect([event.data["list"] for event in whole] == names, whole)
        # A client that is cut off in between begins anew, and so misses no list.
        expect([event.id is None for event in whole] == [True, True, True, False], whole)
        for number in range(12):
            stored = kept.put(names[number % 3], [f"item {number}"])
            event = stream.next()
            expect((event.id, event.data["list"]) == (stored["position"], names[number % 3]), event)
    kept.put(names[0], ["missed"])
    kept.call("DELETE", f"/v1/lists/{names[1]}")
    with follow_all(kept, names, last=stream.last) as stream:
        expect(stream.next("deleted").data["list"] == names[1], stream.lines)
        expect(stream.next().data["list"] == names[0], stream.lines)
        kept.call("DELETE", f"/v1/lists/{names[2]}")
        expect(stream.next("deleted").data["list"] == names[2], stream.lines)
        kept.put(names[2], ["again"])
        expect(stream.next().data["list"] == names[2], stream.lines)


def test_queries_of_several_lists(kept):
    """a query for several lists names each once, by a valid id"""
    kept.put("one", ["a"])
    for query in ("", "?list=", "?list=one&list=one", "?list=-", "?list=events"):
        answer = kept.call("GET", f"/v1/lists/events{query}", Accept="text/event-stream")
        expect_problem(answer, 422, "invalid-request")
    version = "0" * 32
    answer = kept.call("GET", f"/v1/lists/events?list=one&since={version}", Accept="text/event-stream")
    expect_problem(answer, 400, "malformed-request")
    expect_problem(kept.call("GET", f"/v1/lists/events?list=one&since={version}"), 400, "malformed-request")
    expect_problem(kept.call("GET", "/v1/lists/one/events?list=one"), 400, "malformed-request")
    expect_problem(kept.call("GET", "/v1/lists/one/events", Accept="text/html"), 406, "not-acceptable")
    for method in ("PUT", "DELETE", "POST"):
        status, fields, _ = kept.call(method, "/v1/lists/events", {"items": []} if method != "DELETE" else None)
        expect(status == 405 and fields["allow"] == "GET, HEAD, OPTIONS", f"{method}: {status} {fields}")


def test_deleted_list(kept):
    """the stream of a list that is deleted says so and ends; a missing list is 404"""
    kept.put("gone", ["a"])
    with follow(kept, "gone") as stream:
        stream.next()
        kept.call("DELETE", "/v1/lists/gone")
        expect(stream.next("deleted").data == {"list": "gone"}, stream.lines)
        stream.next(None)
    expect(Stream(kept, "/v1/lists/gone/events").status == 404, "it is deleted")
    for query in ("", "?offset=now", "?offset=now&live=long-poll", "?offset=now&live=sse"):
        expect_problem(kept.call("GET", f"/v1/lists/gone/events{query}"), 404, "not-found")
