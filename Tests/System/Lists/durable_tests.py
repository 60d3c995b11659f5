"""Reads of the Durable Streams protocol: the scenarios of its public conformance suite for servers that apply to a stream
that is only read, each under its name there. A version of a list takes the place of an append.

Left out: writes, closed streams, forks, subscriptions, time to live, content types other than JSON. Not met on purpose:
"should ignore unknown query parameters", since every route here refuses them."""

import json
import threading
import time

from events import Stream
from harness.report import expect
from lists import expect_problem

PATH = "/v1/lists/durable/events"


def read(kept, query="", **fields):
    """One read: status, fields and body."""
    return kept.call("GET", f"{PATH}{query}", **fields)


def versions(messages):
    return [message["version"] for message in messages]


def sse(kept, query):
    return Stream(kept, f"{PATH}{query}", Accept="*/*")


def begin(kept):
    """A list of one version, and the offset after it."""
    kept.call("DELETE", "/v1/lists/durable")
    stored = kept.put("durable", ["first"])
    return stored, read(kept)[1]["stream-next-offset"]


def test_headers(kept):
    """should return correct headers on GET; should read stream with data; should wrap single JSON value in array"""
    stored, _ = begin(kept)
    status, fields, messages = read(kept)
    expect(status == 200 and fields["content-type"] == "application/json", fields)
    expect(fields["stream-next-offset"] == stored["position"] and fields["stream-up-to-date"] == "true", fields)
    expect(fields["etag"] and fields["cache-control"] == "no-cache", fields)
    expect(versions(messages) == [stored["version"]] and messages[0]["snapshot"]["itemCount"] == 1, messages)


def test_beginning(kept):
    """should accept -1 as sentinel for stream beginning; should return same data for offset=-1 and no offset"""
    begin(kept)
    expect(read(kept, "?offset=-1")[2] == read(kept)[2], "they differ")


def test_offsets(kept):
    """should read from offset; should support resumable reads (no duplicate data); should generate unique, monotonically increasing offsets"""
    _, offset = begin(kept)
    offsets, found, stored = [offset], [], []
    for number in range(5):
        stored.append(kept.put("durable", [f"{number}"])["version"])
        status, fields, messages = read(kept, f"?offset={offsets[-1]}")
        expect(status == 200 and fields["stream-up-to-date"] == "true", fields)
        offsets.append(fields["stream-next-offset"])
        found += versions(messages)
    expect(found == stored and offsets == sorted(set(offsets)), f"{found} {offsets}")
    expect(not any(set(each) & set(",&=?/") or len(each) > 255 for each in offsets), offsets)


def test_immutability(kept):
    """should preserve data immutability by position; data at offset never changes after additional appends; replay produces identical content hash"""
    _, offset = begin(kept)
    kept.put("durable", ["second"])
    for form in ("", "&format=operations", "&format=rows"):
        before = read(kept, f"?offset={offset}{form}")[2]
        kept.put("durable", [f"third{form}"])
        later = read(kept, f"?offset={offset}{form}")[2]
        expect(later[: len(before)] == before and len(later) == len(before) + 1, f"{form}: {before} {later}")


def test_tail(kept):
    """should return empty response when reading from tail offset; should return empty body with up-to-date for empty stream"""
    _, offset = begin(kept)
    status, fields, messages = read(kept, f"?offset={offset}")
    expect((status, messages, fields["stream-next-offset"]) == (200, [], offset), f"{status} {fields}")
    expect(fields["stream-up-to-date"] == "true", fields)


def test_now(kept):
    """should accept offset=now as sentinel for current tail position; should return correct tail offset for offset=now; should be able to resume from offset=now result; should return empty JSON array for offset=now on JSON streams"""
    _, offset = begin(kept)
    status, fields, messages = read(kept, "?offset=now")
    expect((status, messages, fields["stream-next-offset"]) == (200, [], offset), f"{status} {fields}")
    expect(fields["stream-up-to-date"] == "true" and fields["cache-control"] == "no-store" and "etag" not in fields, fields)
    second = kept.put("durable", ["second"])
    expect(versions(read(kept, f"?offset={offset}")[2]) == [second["version"]], "the second")


def test_malformed_offsets(kept):
    """should reject malformed offset (contains comma); should reject offset with spaces; should reject empty offset parameter; should reject multiple offset parameters; should reject offsets with invalid characters"""
    begin(kept)
    for query in ("0,1", "0%201", "", "a&offset=b", "%00", "a%26b", "..%2F", "0000000000000000", "-2"):
        for live in ("", "&live=long-poll", "&live=sse"):
            expect_problem(read(kept, f"?offset={query}{live}"), 400, "malformed-request")
    expect_problem(read(kept, "?offset=now&live=other"), 400, "malformed-request")


def test_missing(kept):
    """should return 404 for offset=now on non-existent stream, with long-poll, with SSE; should return 404 for non-existent stream"""
    kept.call("DELETE", "/v1/lists/durable")
    for query in ("", "?offset=now", "?offset=now&live=long-poll", "?offset=now&live=sse"):
        expect_problem(read(kept, query), 404, "not-found")
    expect(kept.call("HEAD", PATH)[0] == 404, "HEAD")


def test_head(kept):
    """should return metadata without body; should return tail offset; should include Cache-Control: no-store on HEAD responses"""
    _, offset = begin(kept)
    for query in ("", "?offset=-1", "?offset=now&live=long-poll", "?offset=now&live=sse"):
        status, fields, body = kept.call("HEAD", f"{PATH}{query}")
        expect((status, body, fields["stream-next-offset"]) == (200, b"", offset), f"{status} {fields}")
        expect(fields["cache-control"] == "no-store" and fields["content-type"] == "application/json", fields)


def test_entity_tags(kept):
    """should generate ETag on GET responses; should return 304 Not Modified for matching If-None-Match; should return 200 for non-matching If-None-Match; should return new ETag after data changes"""
    begin(kept)
    tag = read(kept)[1]["etag"]
    status, fields, body = read(kept, If_None_Match=tag)
    expect((status, body, fields["etag"]) == (304, b"", tag) and "stream-next-offset" in fields, fields)
    expect(read(kept, If_None_Match='"wrong-etag"')[0] == 200, "another tag")
    expect(read(kept, "?format=rows", If_None_Match=tag)[0] == 200, "another format")
    kept.put("durable", ["second"])
    status, fields, _ = read(kept, If_None_Match=tag)
    expect(status == 200 and fields["etag"] != tag, fields)


def test_read_your_writes(kept):
    """should immediately read message after append; should serve offset-based reads immediately after append; read-your-writes: data is immediately visible after append"""
    _, offset = begin(kept)
    for number in range(20):
        stored = kept.put("durable", [f"{number}"])
        fields, messages = read(kept, f"?offset={offset}")[1:]
        expect(versions(messages) == [stored["version"]], messages)
        offset = fields["stream-next-offset"]


def test_long_poll(kept):
    """should wait for new data with long-poll; should receive data with offset=now long-poll when appended"""
    _, tail = begin(kept)
    for offset in (tail, "now"):
        got = []
        poll = threading.Thread(target=lambda: got.append(read(kept, f"?offset={offset}&live=long-poll")))
        poll.start()
        time.sleep(0.5)
        expect(not got, f"it did not wait: {got}")
        stored = kept.put("durable", [f"new {offset}"])
        poll.join()
        status, fields, messages = got[0]
        expect(status == 200 and versions(messages) == [stored["version"]] and "snapshot" not in messages[0], messages)
        expect(fields["stream-next-offset"] == stored["position"] and fields["stream-up-to-date"] == "true", fields)
        expect(fields["stream-cursor"].isdigit() and ("etag" in fields) == (offset != "now"), fields)


def test_long_poll_with_data(kept):
    """should return immediately if data already exists; should return immediately with Stream-Up-To-Date when data exists at offset; should generate Stream-Cursor header on long-poll responses; should echo cursor and handle collision with jitter"""
    stored, _ = begin(kept)
    status, fields, messages = read(kept, "?offset=-1&live=long-poll")
    expect(status == 200 and versions(messages) == [stored["version"]] and fields["stream-up-to-date"] == "true", fields)
    cursor = int(fields["stream-cursor"])
    later = read(kept, f"?offset=-1&live=long-poll&cursor={cursor}")[1]
    expect(int(later["stream-cursor"]) > cursor, f"{cursor} {later}")
    expect_problem(read(kept, "?live=long-poll"), 400, "malformed-request")
    expect_problem(read(kept, "?live=sse"), 400, "malformed-request")


def test_sse(kept):
    """should return text/event-stream content-type for SSE requests; should have correct SSE headers (no Content-Length, proper Cache-Control); should stream data events via SSE; should send control events with offset; should wrap JSON data in arrays for SSE and produce valid JSON; should NOT include Stream-SSE-Data-Encoding header for application/json streams"""
    stored, offset = begin(kept)
    with sse(kept, "?offset=-1&live=sse") as stream:
        expect(stream.status == 200 and stream.fields["content-type"] == "text/event-stream", stream.fields)
        expect("content-length" not in stream.fields and "no-cache" in stream.fields["cache-control"], stream.fields)
        expect("stream-sse-data-encoding" not in stream.fields, stream.fields)
        expect(versions(stream.next("data").data) == [stored["version"]], stream.lines)
        control = stream.next("control").data
        expect(control["streamNextOffset"] == offset and control["upToDate"] is True, control)
        expect(control["streamCursor"].isdigit(), control)
        for number in range(3):
            stored = kept.put("durable", [f"{number}"])
            expect(versions(stream.next("data").data) == [stored["version"]], stream.lines)
            expect(stream.next("control").data["streamNextOffset"] == stored["position"], stream.lines)
        # Some clients take everything after the colon.
        expect(any(line.startswith("data:{") for line in stream.lines), stream.lines)
        expect(not any(line.startswith("id") for line in stream.lines), stream.lines)


def test_sse_resumed(kept):
    """should support reconnection with last known offset; should support offset=now with SSE mode; should handle SSE for empty stream with correct offset; should send upToDate flag in SSE control events when caught up; should handle cursor collision with jitter in SSE mode; should handle JSON payloads with embedded newlines safely"""
    _, offset = begin(kept)
    stored = kept.put("durable", [{"id": "lines", "text": "one\r\ntwo\n\nevent: control\ndata: {}"}])
    with sse(kept, f"?offset={offset}&live=sse&format=operations") as stream:
        message, = stream.next("data").data
        expect("\n\nevent: control" in json.dumps(message["delta"]).encode().decode("unicode_escape"), message)
        control = stream.next("control").data
        expect(control["streamNextOffset"] == stored["position"] and control["upToDate"] is True, control)
    for query in ("offset=now", f"offset={control['streamNextOffset']}"):
        with sse(kept, f"?{query}&live=sse&cursor={control['streamCursor']}") as stream:
            first = stream.next("control").data
            expect(first["streamNextOffset"] == stored["position"] and first["upToDate"] is True, first)
            expect(int(first["streamCursor"]) > int(control["streamCursor"]), f"{first} {control}")


def test_nosniff(kept):
    """should include X-Content-Type-Options: nosniff on GET, on HEAD, on SSE, on long-poll and on error responses"""
    begin(kept)
    for method, query in (("GET", ""), ("HEAD", ""), ("GET", "?offset=-1&live=long-poll"), ("GET", "?offset=x")):
        fields = kept.call(method, f"{PATH}{query}")[1]
        expect(fields["x-content-type-options"] == "nosniff", fields)
    with sse(kept, "?offset=now&live=sse") as stream:
        expect(stream.fields["x-content-type-options"] == "nosniff", stream.fields)
