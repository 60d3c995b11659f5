"""Whose lists are whose."""

import hashlib
import tempfile

from harness.report import expect
from lists import expect_problem, service


def test_owners():
    """each token has lists of its own, of which others learn nothing"""
    with tempfile.NamedTemporaryFile("w") as file:
        for name, token in (("alice", "token-a"), ("bob", "token-b"), ("alice", "token-c")):
            file.write(f"{name} {hashlib.sha256(token.encode()).hexdigest()}\n")
        file.flush()
        with service("--tokens-file", file.name) as kept:
            def call(token, *arguments, **fields):
                return kept.call(*arguments, Authorization=f"Bearer {token}", **fields)

            status, _, first = call("token-a", "PUT", "/v1/lists/a", {"items": ["x"]})
            expect(status == 201, f"{status} {first}")
            # The same holder with another token.
            status, fields, _ = call("token-c", "GET", "/v1/lists/a")
            expect((status, fields["cache-control"]) == (200, "private, no-cache"), f"{status} {fields}")
            expect_problem(call("token-b", "GET", "/v1/lists/a"), 404, "not-found")
            expect_problem(call("token-b", "DELETE", "/v1/lists/a"), 404, "not-found")
            expect_problem(
                call("token-b", "GET", f"/v1/lists/a/changes?since={first['version']}"), 404, "not-found")
            status, _, second = call("token-b", "PUT", "/v1/lists/a", {"items": ["y"]})
            expect(status == 201, f"{status} {second}")
            expect(call("token-b", "GET", "/v1/lists")[2]["lists"][0]["version"] == second["version"], "bob's page")
            expect(call("token-a", "GET", "/v1/lists")[2]["lists"][0]["version"] == first["version"], "alice's page")
            expect(kept.call("GET", "/v1/lists/a")[0] == 401, "no token")
            kept.stop()


def test_read_only_tokens():
    """a read-only token reads and follows the lists of its name, and changes none"""
    with tempfile.NamedTemporaryFile("w") as file:
        for token, words in (("writer", ""), ("reader", " read-only")):
            file.write(f"alice {hashlib.sha256(token.encode()).hexdigest()}{words}\n")
        file.flush()
        with service("--tokens-file", file.name) as kept:
            def call(token, *arguments, **fields):
                return kept.call(*arguments, Authorization=f"Bearer {token}", **fields)

            append = {"operations": [{"op": "append", "items": ["y"]}]}
            for method, path, body in (("PUT", "", {"items": ["x"]}), ("POST", "/operations", append), ("DELETE", "", None)):
                expect_problem(call("reader", method, f"/v1/lists/a{path}", body), 403, "forbidden")
            status, _, stored = call("writer", "PUT", "/v1/lists/a", {"items": ["x"]})
            expect(status == 201, f"{status} {stored}")
            for method, path, body in (("PUT", "", {"items": []}), ("POST", "/operations", append), ("DELETE", "", None)):
                expect_problem(call("reader", method, f"/v1/lists/a{path}", body), 403, "forbidden")
            status, _, read = call("reader", "GET", "/v1/lists/a")
            expect((status, read["version"]) == (200, stored["version"]), f"{status} {read}")
            expect(call("reader", "GET", f"/v1/lists/a/changes?since={stored['version']}")[0] == 304, "changes")
            expect(call("reader", "GET", "/v1/lists")[2]["lists"][0]["id"] == "a", "page")
            expect(call("reader", "GET", "/v1/lists/a/events?offset=-1")[0] == 200, "events")
            expect(call("reader", "POST", "/v1/snapshot", {"items": ["x"]})[0] == 200, "an operation that keeps nothing")
            expect(call("writer", "POST", "/v1/lists/a/operations", append)[0] == 200, "the writer")
            kept.stop()
