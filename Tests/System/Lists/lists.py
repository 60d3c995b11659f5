"""A service that keeps lists, and what the tests ask of it."""

import contextlib
import json
import tempfile
import time

from harness.report import expect
from harness.server import Server


class Lists(Server):
    """`trellis serve` with a folder for lists, or with the address of a database."""

    def __init__(self, place, *options, **settings):
        self.place = place
        if place.startswith("postgres:"):
            # Other users see the options of a process, and the address has a password.
            settings["environment"] = {"TRELLIS_STORE": place}
        else:
            options = ["--data-dir", place, *options]
        super().__init__(["--no-web", *options], **settings)

    def call(self, method, path, body=None, **fields):
        """One request: status, fields by lower-case name, and the body, read if it is JSON."""
        headers = {name.replace("_", "-"): value for name, value in fields.items()}
        data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
        while True:
            status, received, text = self.send(method, path, data, headers)
            if status != 503 or json.loads(text)["code"] != "overloaded":
                break
            # On a busy machine the work queue refuses what would wait long, before it is begun.
            time.sleep(0.1)
        names = {name.lower(): value for name, value in received.items()}
        is_json = "json" in names.get("content-type", "")
        return status, names, json.loads(text) if is_json and text else text

    def put(self, name, items, **fields):
        """Stores items, which must succeed; returns the answer."""
        status, _, answer = self.call("PUT", f"/v1/lists/{name}", {"items": items}, **fields)
        expect(status in (200, 201), f"PUT {name}: {status} {answer}")
        return answer

    def read(self, name, query=""):
        status, _, answer = self.call("GET", f"/v1/lists/{name}{query}")
        expect(status == 200, f"GET {name}: {status} {answer}")
        return answer

    def ids(self, name):
        return [row["id"] for row in self.read(name)["items"]]

    def changes(self, name, since, form="operations"):
        return self.call("GET", f"/v1/lists/{name}/changes?since={since}&format={form}")


@contextlib.contextmanager
def service(*options, **settings):
    """A service with a folder of its own, which is removed afterwards."""
    with tempfile.TemporaryDirectory() as folder, Lists(folder, *options, **settings) as running:
        yield running


def expect_problem(answer, status, code):
    actual, _, body = answer
    got = body.get("code") if isinstance(body, dict) else body
    expect((actual, got) == (status, code), f"expected {status} {code}, got {actual} {body}")
    return body
