"""Each limit, at and past it."""

import random

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


def test_cache():
    """lists that are kept in memory are answered as those that are read again, also past --max-list-cache"""
    answers = {}
    for size in ("0", "100K", "64M"):
        with service("--max-list-cache", size) as kept:
            stored = [kept.put("a", tree(seed)) for seed in (1, 2)]
            body = {"operations": [{"op": "append", "items": ["new"]}, {"op": "delete", "items": [tree(2)[0]["id"]]}]}
            status, _, _ = kept.call("POST", "/v1/lists/a/operations", body)
            expect(status == 200, f"operations: {status}")
            stored.append(kept.put("a", tree(3)))
            paths = [f"/changes?since={stored[0]['version']}&format={form}" for form in ("operations", "json-patch", "rows", "text")]
            paths += ["", "?form=nested", "?show=visible&offset=7&limit=5", "?from=3.1&limit=2", "?from=unknown"]
            answers[size] = [kept.send("GET", f"/v1/lists/a{path}", None, {"Accept": accept})[::2]
                             for path in paths for accept in ("application/json", "text/plain") for _ in range(2)]
            kept.stop()
    for size in ("100K", "64M"):
        for one, other in zip(answers["0"], answers[size]):
            expect(one == other, f"{size}: {other[0]} {other[1][:300]}, and not {one[0]} {one[1][:300]}")


def test_cache_leaves_room():
    """lists in memory leave room for requests, near the limit of the process too"""
    for limit in ("96M", "256M"):
        with service("--max-memory", limit, "--max-list-cache", "1G") as kept:
            for number in range(150):
                rows = [{"id": f"{number}-{row}", "title": f"Row {row}", "a": row, "b": [row]} for row in range(2000)]
                kept.put("a", rows)
                status, _, answer = kept.call("GET", "/v1/lists/a?limit=1")
                expect(status == 200, f"{limit}, list {number}: {status} {answer}")
            kept.stop()


def tree(seed):
    """300 items with children, payload and collapsed ones."""
    return [{"id": f"{number}", "title": f"Item {number}", "note": [seed, number], "expanded": number % 3 != seed % 3,
             "children": [{"id": f"{number}.{child}", "price": child * seed} for child in range(number % 4)]}
            for number in random.Random(seed).sample(range(320), 300)]


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
