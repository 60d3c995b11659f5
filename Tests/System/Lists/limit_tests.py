"""Each limit, at and past it."""

from harness.report import expect
from lists import expect_problem, service


def named(answer, name, limit):
    problem = expect_problem(answer, 422, "limit-exceeded")
    expect(f"{limit} {name}" in problem["detail"], problem)


def test_limits_of_requests():
    """ids, idempotency keys and pages have limits that errors name"""
    options = ("--max-list-id-bytes", "5", "--max-idempotency-key-bytes", "4", "--max-list-page", "3")
    with service(*options) as kept:
        kept.put("abcde", ["x"])
        named(kept.call("PUT", "/v1/lists/abcdef", {"items": []}), "listIdBytes", 5)
        body = {"operations": []}
        expect(kept.call("POST", "/v1/lists/abcde/operations", body, Idempotency_Key="1234")[0] == 200, "at the limit")
        named(kept.call("POST", "/v1/lists/abcde/operations", body, Idempotency_Key="12345"), "idempotencyKeyBytes", 4)
        expect(kept.call("GET", "/v1/lists?limit=3")[0] == 200, "at the limit")
        named(kept.call("GET", "/v1/lists?limit=4"), "listPage", 3)
        kept.stop()


def test_versions():
    """--keep-versions keeps that many versions, and older ones are gone"""
    with service("--keep-versions", "3") as kept:
        versions = [kept.put("a", [f"{number}"])["version"] for number in range(5)]
        for version in versions[2:4]:
            expect(kept.changes("a", version)[0] == 200, version)
        for version in versions[:2]:
            problem = expect_problem(kept.changes("a", version), 410, "version-gone")
            expect(problem["reset"] == "not-stored", problem)
        kept.stop()


def test_age():
    """--keep-age 0s keeps only the newest version"""
    with service("--keep-age", "0s") as kept:
        first = kept.put("a", ["1"])
        kept.put("a", ["2"])
        expect_problem(kept.changes("a", first["version"]), 410, "version-gone")
        expect(kept.ids("a") == ["2"], kept.ids("a"))
        kept.stop()


def test_bytes():
    """--max-store-bytes drops old versions, and refuses what does not fit without them"""
    with service("--max-store-bytes", "64K") as kept:
        first = kept.put("a", ["x" * 12_000])
        kept.put("a", ["y" * 12_000])
        kept.put("a", ["z" * 12_000])
        expect_problem(kept.changes("a", first["version"]), 410, "version-gone")
        kept.put("b", ["v" * 12_000])
        problem = expect_problem(kept.call("PUT", "/v1/lists/c", {"items": ["w" * 25_000]}), 507, "store-full")
        expect("65536 maxStoreBytes" in problem["detail"], problem)
        expect(kept.call("GET", "/v1/lists/c")[0] == 404, "it is stored")
        expect(kept.ids("a") == ["z" * 12_000], "the newest version")
        kept.call("DELETE", "/v1/lists/b")
        kept.put("c", ["w" * 15_000])
        kept.stop()


def test_limits_of_lists():
    """the limits of /v1/snapshot apply to kept lists, and to what operations make of them"""
    with service("--max-items", "3", "--max-operations", "2") as kept:
        kept.put("a", ["1", "2", "3"])
        named(kept.call("PUT", "/v1/lists/a", {"items": ["1", "2", "3", "4"]}), "items", 3)
        more = {"op": "append", "items": ["4"]}
        named(kept.call("POST", "/v1/lists/a/operations", {"operations": [more]}), "items", 3)
        less = {"op": "remove", "id": "1"}
        expect(kept.call("POST", "/v1/lists/a/operations", {"operations": [less, more]})[0] == 200, "at the limit")
        named(kept.call("POST", "/v1/lists/a/operations", {"operations": [more, more, more]}), "operations", 2)
        kept.stop()
