"""What changed since a version or a position."""

from harness.report import expect
from lists import expect_problem


def test_formats(kept):
    """the changes are those of /v1/diff, in every format"""
    import json
    old = [{"id": "a", "children": ["b", "c"]}, "d", "e"]
    new = ["e", {"id": "a", "x": 1, "children": ["c", {"id": "b", "children": ["f"]}]}]
    first, _ = kept.put("formats", old), None
    second = kept.put("formats", new)
    for form in ("operations", "json-patch", "rows"):
        wanted = json.loads(kept.post("/v1/diff", {"from": {"items": old}, "to": {"items": new}, "format": form})[2])
        status, fields, answer = kept.changes("formats", first["version"], form)
        expect((status, answer) == (200, wanted), f"{form}: {status} {answer}, not {wanted}")
        expect(fields["trellis-position"] == second["position"], fields)
        expect((fields["cache-control"], fields["etag"]) == (
            "no-cache", f'W/"{first["version"]}-{second["version"]}-{form}"'), fields)
        status, _, body = kept.call(
            "GET", f"/v1/lists/formats/changes?since={first['version']}&format={form}", If_None_Match=fields["etag"])
        expect((status, body) == (304, b""), f"{status} {body}")
    status, fields, text = kept.changes("formats", first["version"], "text")
    wanted = kept.send(
        "POST", "/v1/diff", json.dumps({"from": {"items": old}, "to": {"items": new}}), {"Accept": "text/plain"})[2]
    expect((status, text) == (200, wanted), f"{text}, not {wanted}")
    expect(fields["content-type"].startswith("text/plain"), fields)
    for accept, form in (("text/plain", "rows"), ("application/json", "text")):
        answer = kept.call(
            "GET", f"/v1/lists/formats/changes?since={first['version']}&format={form}", Accept=accept)
        expect_problem(answer, 406, "not-acceptable")


def test_fewest(kept):
    """the changes lead from one state to the other, whatever happened in between"""
    first = kept.put("few", ["a", "b"])
    for number in range(20):
        kept.put("few", ["a", "b", f"x{number}"])
    last = kept.put("few", ["a", "b", "c"])
    answer = kept.changes("few", first["position"])[2]
    expect([operation["op"] for operation in answer["operations"]] == ["insert"], answer)
    expect(last["changes"] == 2, last)


def test_equal(kept):
    """a version or position that is the newest gets 304"""
    first = kept.put("equal", ["a"])
    for since in (first["version"], first["position"]):
        status, fields, body = kept.changes("equal", since)
        expect((status, body) == (304, b""), f"{status} {body}")
        expect((fields["trellis-position"], fields["cache-control"]) == (first["position"], "no-cache"), fields)
    # A position of a later change of another list is a moment at which this list was the same.
    other = kept.put("equal-other", ["b"])
    expect(kept.changes("equal", other["position"])[0] == 304, "another list's position")


def test_return_to_content(kept):
    """a list that goes from A to B and back to A has the version of A, and a later position"""
    first, second = kept.put("aba", ["a"]), kept.put("aba", ["b"])
    third = kept.put("aba", ["a"])
    expect(first["version"] == third["version"] != second["version"], (first, second, third))
    expect(first["position"] < second["position"] < third["position"], (first, second, third))
    status, fields, _ = kept.changes("aba", first["version"])
    expect((status, fields["trellis-position"]) == (304, third["position"]), f"{status} {fields}")
    expect(kept.changes("aba", first["position"])[0] == 304, "by position")
    answer = kept.changes("aba", second["position"])[2]
    expect((answer["from"], answer["to"]) == (second["version"], third["version"]), answer)


def test_stale_changes(kept):
    """a cache that asks whether changes from A to B still hold is not told so once the list is A again"""
    first = kept.put("stale", ["a"])
    kept.put("stale", ["b"])
    path = f"/v1/lists/stale/changes?since={first['version']}"
    for form, nothing in (("operations", []), ("rows", []), ("json-patch", [])):
        kept.put("stale", ["b"])
        tag = kept.call("GET", f"{path}&format={form}")[1]["etag"]
        expect(kept.call("GET", f"{path}&format={form}", If_None_Match=tag)[0] == 304, f"{form}: the changes still hold")
        last = kept.put("stale", ["a"])
        status, fields, body = kept.call("GET", f"{path}&format={form}", If_None_Match=tag)
        expect((status, fields["trellis-position"]) == (200, last["position"]), f"{form}: {status} {fields}")
        changes = body if form == "json-patch" else body.get("operations", body.get("rows", body))
        expect(changes == nothing or not any(body.get(name) for name in ("operations", "deleted", "inserted", "moved")), body)
        status, again, _ = kept.call("GET", f"{path}&format={form}", If_None_Match=fields["etag"])
        expect((status, again["etag"]) == (304, fields["etag"]), f"{form}: {status} {again}")


def test_reset(kept):
    """a position of another epoch, of the future or no longer stored is told to start anew, and never cached"""
    before = kept.put("reset", ["a"])
    kept.call("DELETE", "/v1/lists/reset")
    newest = kept.put("reset", ["b"])
    epoch, number = newest["position"].split("-")
    other = f"{int(epoch, 16) ^ 1:016x}"
    for since, reason in (
        (f"{other}-{number}", "other-epoch"), (f"{epoch}-9999999999999999", "future"), (before["position"], "not-stored"),
        (before["version"], "not-stored"), ("0" * 32, "not-stored"), (f"{epoch}-{0:016}", "not-stored"),
    ):
        answer = kept.changes("reset", since)
        problem = expect_problem(answer, 410, "version-gone")
        expect(problem["reset"] == reason, f"{since}: {problem}")
        expect((problem["version"], problem["position"]) == (newest["version"], newest["position"]), problem)
        expect(answer[1]["cache-control"] == "no-store" and "etag" not in answer[1], answer[1])


def test_wrong_queries(kept):
    """a since that is neither is refused, and so is a format that there is not"""
    version = kept.put("query", ["a"])["version"]
    for query in ("", "?since=", "?since=now", "?since=-1", f"?since={version.upper()}g", f"?since={version}&format=xml",
                  f"?since={version}&since={version}", f"?since={version}&until=0"):
        expect_problem(kept.call("GET", f"/v1/lists/query/changes{query}"), 422, "invalid-request")
