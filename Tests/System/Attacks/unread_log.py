"""A log pipe that nobody reads: requests go on, and SIGTERM ends the server in time."""

import os
import signal
import time

from common import Probe, Server, bound, end, seconds, spread
from harness import wire

DRAIN = 2
REQUEST = b"GET /" + b"x" * 200 + b" HTTP/1.1\r\nHost: a\r\n\r\n"


def write_lines(_, port):
    """Requests whose lines fill any pipe: pipelined, so that many come in a second."""
    client = wire.Client(port)
    while True:
        client.send(REQUEST * 100)
        for _ in range(100):
            client.answer()


def fill(descriptor):
    """Fills a pipe, as other processes that log there may have done."""
    os.set_blocking(descriptor, False)
    try:
        while True:
            os.write(descriptor, b"x" * 4_096)
    except BlockingIOError:
        pass
    os.set_blocking(descriptor, True)


def besiege(options, is_full):
    reading, writing = os.pipe()
    try:
        # A pipe that is full from the beginning keeps also the line that says where the server listens.
        if is_full:
            fill(writing)
        server = Server(["--drain-timeout", str(DRAIN), *options], stderr=writing)
        load = spread(write_lines, 2, server.port)
        with Probe(server) as health:
            deadline = time.monotonic() + 60
            time.sleep(seconds(5, short=2))
            while "--no-access-log" not in options and time.monotonic() < deadline:
                if server.metrics()["trellis_log_dropped_lines_total"] > 0:
                    break
                time.sleep(0.2)
        dropped = server.metrics().get("trellis_log_dropped_lines_total", 0)
        end(load)
        if "--no-access-log" not in options:
            bound("lines dropped and counted", dropped, at_least=1)
        bound("healthz refused", len(health.failures), at_most=0)
        bound("healthz p99 ms", health.p99 * 1000, timed=True, at_most=20)
        begun = time.monotonic()
        server.process.send_signal(signal.SIGTERM)
        try:
            status = server.process.wait(DRAIN + 10)
        except Exception:
            server.process.kill()
            status = "killed"
        bound("seconds from SIGTERM to the end", time.monotonic() - begun, at_most=DRAIN + 1)
        bound("exit status is 0", int(status == 0), at_least=1)
    finally:
        os.close(reading)
        os.close(writing)


def attack():
    print("  a pipe that is full from the beginning:")
    besiege([], is_full=True)
    print("  a pipe that fills:")
    besiege(["--log-format", "json"], is_full=False)
    print("  no access log, so that only the messages of start and end are written:")
    besiege(["--no-access-log"], is_full=True)
