"""Reads of the Durable Streams protocol from services with other settings, as in durable_tests.py."""

from durable_tests import begin, read, sse, versions
from harness.report import expect
from lists import service


def test_pages():
    """should handle chunk-size pagination correctly"""
    with service("--max-event-buffer-bytes", "2K", "--keep-versions", "300") as kept:
        _, offset = begin(kept)
        stored = [kept.put("durable", [f"{number}", "x" * 200])["version"] for number in range(250)]
        found, parts = [], 0
        while True:
            status, fields, messages = read(kept, f"?offset={offset}&format=operations")
            expect(status == 200, messages)
            found, offset, parts = found + versions(messages), fields["stream-next-offset"], parts + 1
            if "stream-up-to-date" in fields:
                break
            expect(messages, "no progress")
        expect(found == stored and parts > 3, f"{len(found)} in {parts}")
        kept.stop()


def test_long_poll_time_out():
    """should support offset=now with long-poll mode (waits for data); should return Stream-Cursor, Stream-Up-To-Date and Stream-Next-Offset on 204 timeout"""
    with service("--long-poll-time", "300ms") as kept:
        _, tail = begin(kept)
        for offset in (tail, "now"):
            status, fields, body = read(kept, f"?offset={offset}&live=long-poll")
            expect((status, body, fields["stream-next-offset"]) == (204, b"", tail), f"{status} {fields}")
            expect(fields["stream-up-to-date"] == "true" and fields["stream-cursor"].isdigit(), fields)
            expect(fields["cache-control"] == "no-store", fields)
        kept.stop()


def test_sse_ends():
    """a stream ends after --live-sse-time, and the client goes on from the last control event"""
    with service("--live-sse-time", "500ms") as kept:
        begin(kept)
        found, query, stored = [], "-1", []
        for number in range(6):
            with sse(kept, f"?offset={query}&live=sse") as stream:
                while event := stream.next("data", "control", None):
                    if event.kind == "data":
                        found += versions(event.data)
                    else:
                        query = event.data["streamNextOffset"]
            stored.append(kept.put("durable", [f"{number}"])["version"])
        expect(found[1:] == stored[: len(found) - 1] and len(found) >= 6, f"{found} {stored}")
        kept.stop()
