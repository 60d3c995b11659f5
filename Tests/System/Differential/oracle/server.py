"""One long-lived server, asked over one connection."""

import http.client
import json
import signal
import time

from harness import server

ANSWER_SECONDS = 60


class Ended(Exception):
    """The server's process ended, which no request may do."""


class Server:
    """`trellis serve`, started anew where a request has ended it."""

    def __init__(self, program, options=()):
        self.program, self.options = program, options
        self.running = self.connection = None

    def start(self):
        self.stop()
        self.running = server.Server(["--loops", "1", *self.options], program=self.program)

    def stop(self):
        if self.running is not None:
            self.running.kill()
        self.running = self.connection = None

    def post(self, request):
        """The status and the body of the answer to a layout request."""
        body = json.dumps(request).encode()
        for attempt in range(2):
            if self.running is None or not self.running.is_alive:
                self.start()
            try:
                return self.exchange(body)
            except (OSError, http.client.HTTPException) as error:
                self.connection = None
                time.sleep(0.05)
                status = self.running.process.poll()
                if status is not None:
                    name = signal.Signals(-status).name if status < 0 else f"status {status}"
                    raise Ended(f"ended: the server ended with {name}") from error
                if attempt:
                    raise Ended(f"ended: no answer: {error!r}") from error
        raise AssertionError("unreachable")

    def exchange(self, body):
        if self.connection is None:
            self.connection = http.client.HTTPConnection("127.0.0.1", self.running.port, timeout=ANSWER_SECONDS)
        self.connection.request("POST", "/v1/layout", body, {"Content-Type": "application/json"})
        response = self.connection.getresponse()
        return response.status, response.read()
