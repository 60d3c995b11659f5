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
