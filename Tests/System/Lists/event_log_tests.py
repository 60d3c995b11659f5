"""What the log and the metrics say of streams and polls."""

import re
import time

from events import Stream
from harness.report import expect
from lists import service


def lines_of(kept, word):
    """The lines of the access log with a word, once there is one."""
    deadline = time.monotonic() + 30
    while not (lines := [line for line in kept.text().decode().splitlines() if word in line]):
        expect(time.monotonic() < deadline, f"the log has no {word}")
        time.sleep(0.05)
    return lines


def test_log_and_metrics():
    """a stream is logged when it ends, waiting clients are a gauge, and the wait of a poll is no latency"""
    with service("--long-poll-time", "1s") as kept:
        kept.put("a", ["0"])
        identifier = "stream-that-is-logged"
        with Stream(kept, "/v1/lists/a/events", X_Request_ID=identifier) as stream:
            stream.next()
            expect(kept.metrics()["trellis_event_clients"] == 1, kept.metrics())
            time.sleep(0.5)
            expect(identifier not in kept.text().decode(), "it was logged before its end")
            kept.put("a", ["1"])
            stream.next()
        line, = lines_of(kept, identifier)
        size = sum(len(line) + 1 for line in stream.lines)
        found = re.search(r" status=200 in=0 out=(\d+) us=(\d+) ", line)
        expect(found and int(found[1]) == size and int(found[2]) > 500_000, f"{size} {line}")
        while kept.metrics()["trellis_event_clients"] > 0:
            time.sleep(0.05)
        expect(kept.call("GET", "/v1/lists/a/events?offset=now&live=long-poll")[0] == 204, "poll")
        name = 'trellis_http_request_duration_seconds_sum{route="/v1/lists/{id}/events",method="GET"}'
        expect(kept.metrics()[name] < 0.9, kept.metrics()[name])
        kept.stop()
