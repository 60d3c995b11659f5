"""Writes and reads, their conditions and their idempotency."""

import gzip
import json
import threading
import urllib.parse

from harness.report import expect
from lists import expect_problem


def tag(answer):
    return f'"{answer["version"]}"'


def test_life(kept):
    """a list is created, read, replaced, changed and deleted"""
    status, fields, answer = kept.call(
        "PUT", "/v1/lists/life", {"items": ["a", {"id": "b", "children": ["c"]}], "expandedItems": ["none"]})
    expect(status == 201, f"{status} {answer}")
    expect((fields["etag"], fields["trellis-position"]) == (tag(answer), answer["position"]), fields)
    expect(fields["cache-control"] == "no-store", fields)
    expect(answer["id"] == "life" and answer["changes"] == 2 and answer["itemCount"] == 3, answer)
    expect(answer["visibleCount"] == 3 and answer["ignored"] == ["none"], answer)
    status, fields, read = kept.call("GET", "/v1/lists/life")
    expect((status, fields["etag"], fields["cache-control"]) == (200, tag(answer), "no-cache"), fields)
    expect(read["version"] == answer["version"] and [row["id"] for row in read["items"]] == ["a", "b", "c"], read)
    expect("ignored" not in read, read)
    status, _, again = kept.call("PUT", "/v1/lists/life", read)
    expect((status, again["changes"], again["position"]) == (200, 0, answer["position"]), again)
    status, _, changed = kept.call(
        "POST", "/v1/lists/life/operations", {"operations": [{"op": "append", "items": ["d"], "to": "b"}]})
    expect((status, changed["changes"]) == (200, 1) and changed["position"] > answer["position"], changed)
    expect(kept.ids("life") == ["a", "b", "c", "d"], kept.ids("life"))
    expect(kept.call("DELETE", "/v1/lists/life")[0] == 204, "DELETE")
    for method, path in (("GET", ""), ("DELETE", ""), ("GET", f"/changes?since={changed['version']}")):
        expect_problem(kept.call(method, f"/v1/lists/life{path}"), 404, "not-found")
    expect_problem(kept.call("POST", "/v1/lists/life/operations", {"operations": []}), 404, "not-found")


def test_what_snapshot_says(kept):
    """a list is read as /v1/snapshot answers for it, in every form and window"""
    items = [{"id": "a", "n": 1.0, "children": [{"id": "b", "expanded": False, "children": ["c"]}, "d"]}, "e"]
    kept.put("same", items)
    for query, members in (
        ("", {}), ("?form=nested", {"form": "nested"}), ("?show=visible", {"show": "visible"}),
        ("?offset=1&limit=2", {"window": {"offset": 1, "limit": 2}}), ("?from=d&limit=5", {"window": {"from": "d", "limit": 5}}),
        ("?form=nested&show=visible", {"form": "nested", "show": "visible"}), ("?limit=0", {"window": {"offset": 0, "limit": 0}}),
    ):
        wanted = json.loads(kept.post("/v1/snapshot", {"items": items, **members})[2])
        expect(kept.read("same", query) == wanted, f"{query}: {kept.read('same', query)}, not {wanted}")
    text = kept.call("GET", "/v1/lists/same", Accept="text/plain")
    wanted = kept.send("POST", "/v1/snapshot", json.dumps({"items": items}), {"Accept": "text/plain"})[2]
    expect(text[2] == wanted, f"{text[2]}, not {wanted}")
    expect([row["id"] for row in kept.read("same", "?from=b&offset=1&limit=1")["items"]] == ["d"], "from with offset")
    for query, code in (
        ("?from=zz", "unknown-item"), ("?from=c", "hidden-item"), ("?show=some", "invalid-request"), ("?limit=-1", "invalid-request"),
        ("?offset=1e3", "invalid-request"), ("?window=1", "invalid-request"), ("?form=", "invalid-request"),
    ):
        expect_problem(kept.call("GET", f"/v1/lists/same{query}"), 422, code)
    expect_problem(kept.call("GET", "/v1/lists/same", Accept="text/html"), 406, "not-acceptable")


def test_template(kept):
    """a list is stored from a template, and from an answer of /v1/snapshot"""
    status, _, made = kept.call("PUT", "/v1/lists/made", {
        "template": {"items": {"$map": {"$eval": "n"}, "each(i)": "item ${i}"}}, "context": {"n": [1, 2]}})
    expect(status == 201 and kept.ids("made") == ["item 1", "item 2"], made)
    nested = kept.read("made", "?form=nested")
    status, _, posted = kept.call("PUT", "/v1/lists/posted", nested)
    expect(status == 201 and posted["version"] == made["version"], posted)
    window = kept.read("made", "?limit=1")
    expect_problem(kept.call("PUT", "/v1/lists/posted", window), 422, "incomplete-snapshot")
    expect_problem(kept.call("PUT", "/v1/lists/posted", {"items": [], "form": "nested"}), 422, "invalid-request")


def test_conditions(kept):
    """If-Match and If-None-Match decide whether a write or a read happens"""
    first = kept.put("cond", ["a"], If_None_Match="*")
    problem = expect_problem(
        kept.call("PUT", "/v1/lists/cond", {"items": ["b"]}, If_None_Match="*"), 412, "precondition-failed")
    expect((problem["version"], problem["position"]) == (first["version"], first["position"]), problem)
    for value in ('"00000000000000000000000000000000"', "", f'"{first["version"]}x"', first["version"]):
        expect_problem(kept.call("PUT", "/v1/lists/cond", {"items": ["b"]}, If_Match=value), 412, "precondition-failed")
    expect_problem(kept.call("PUT", "/v1/lists/missing", {"items": []}, If_Match="*"), 412, "precondition-failed")
    second = kept.put("cond", ["b"], If_Match=f'"x", {tag(first)}')
    for method, path, body in (
        ("PUT", "", {"items": ["c"]}), ("POST", "/operations", {"operations": []}), ("DELETE", "", None), ("GET", "", None),
    ):
        expect_problem(kept.call(method, f"/v1/lists/cond{path}", body, If_Match=tag(first)), 412, "precondition-failed")
    # A compressed answer has a weak tag, which names the same version.
    third = kept.put("cond", ["c"], If_Match=f"W/{tag(second)}")
    for value in (tag(third), f"W/{tag(third)}", "*", f'"other", {tag(third)}'):
        status, fields, body = kept.call("GET", "/v1/lists/cond", If_None_Match=value)
        expect((status, body, fields["etag"]) == (304, b"", tag(third)), f"{status} {fields}")
        expect(fields["trellis-position"] == third["position"], fields)
    expect(kept.call("GET", "/v1/lists/cond", If_None_Match=tag(first))[0] == 200, "another tag")
    # A condition does not hide that the request fails without it.
    expect(kept.call("GET", "/v1/lists/cond?from=c", If_None_Match=tag(third))[0] == 304, "a window")
    expect_problem(kept.call("GET", "/v1/lists/cond?from=x", If_None_Match=tag(third)), 422, "unknown-item")
    expect(kept.call("DELETE", "/v1/lists/cond", If_Match=tag(third))[0] == 204, "DELETE")


def test_unknown_ids(kept):
    """ids that a request expands in vain are those of its answer alone, whatever came before"""
    status, _, answer = kept.call("PUT", "/v1/lists/unknown", {"items": ["a"], "expandedItems": ["z"]})
    expect(status == 201 and answer["ignored"] == ["z"], answer)
    for op in ("expand", "collapse", "expand"):
        for _ in range(2):
            kept.read("unknown")
            status, _, answer = kept.call("POST", "/v1/lists/unknown/operations", {"operations": [{"op": op, "items": ["z"]}]})
            expect(status == 200 and answer["ignored"] == ["z"], answer)
    kept.call("DELETE", "/v1/lists/unknown")


def test_one_winner(kept):
    """of clients that replace the same version, one wins, and no change is lost"""
    kept.put("race", [])
    wins = []

    def write(name):
        for number in range(10):
            while True:
                _, fields, read = kept.call("GET", "/v1/lists/race?form=nested")
                items = [item["id"] for item in read["items"]] + [f"{name}-{number}"]
                status, _, answer = kept.call("PUT", "/v1/lists/race", {"items": items}, If_Match=fields["etag"])
                if status == 200:
                    wins.append((answer["position"], answer["changes"]))
                    break
                expect(status == 412, f"{status} {answer}")

    threads = [threading.Thread(target=write, args=(name,)) for name in "abcd"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    expect(len(wins) == 40 and len(set(wins)) == 40, f"{len(wins)} writes")
    expect(all(changes == 1 for _, changes in wins), wins)
    wanted = sorted(f"{name}-{number}" for name in "abcd" for number in range(10))
    expect(sorted(kept.ids("race")) == wanted, kept.ids("race"))


def test_idempotency(kept):
    """a repeated request gets the first answer, also when the list has changed since; another body is refused"""
    kept.put("idem", ["a"])
    body = {"operations": [{"op": "append", "items": ["b"]}]}
    first = kept.call("POST", "/v1/lists/idem/operations", body, Idempotency_Key="k1")
    expect(first[0] == 200, first)
    kept.put("idem", ["z"])
    again = kept.call("POST", "/v1/lists/idem/operations", body, Idempotency_Key="k1")
    expect((again[0], again[2]) == (200, first[2]), f"{again}, not {first}")
    expect((again[1]["etag"], again[1]["trellis-position"]) == (first[1]["etag"], first[1]["trellis-position"]), again[1])
    expect(kept.ids("idem") == ["z"], kept.ids("idem"))
    other = {"operations": [{"op": "append", "items": ["c"]}]}
    expect_problem(
        kept.call("POST", "/v1/lists/idem/operations", other, Idempotency_Key="k1"), 422, "idempotency-key-reused")
    # What failed was not applied, so its key is free.
    wrong = {"operations": [{"op": "remove", "id": "none"}]}
    expect_problem(kept.call("POST", "/v1/lists/idem/operations", wrong, Idempotency_Key="k2"), 422, "unknown-item")
    expect(kept.call("POST", "/v1/lists/idem/operations", other, Idempotency_Key="k2")[0] == 200, "k2")
    for key in ("a b", "\u00e9", '"', ""):
        answer = kept.call("POST", "/v1/lists/idem/operations", {"operations": []}, Idempotency_Key=key.encode("latin-1"))
        if key == '"':
            expect(answer[0] == 200, answer)
        else:
            expect_problem(answer, 422, "invalid-request")


def test_idempotency_of_many(kept):
    """of the same request sent many times at once, one is applied, and all get its answer"""
    kept.put("many", [])
    answers = []

    def send():
        answers.append(kept.call(
            "POST", "/v1/lists/many/operations", {"operations": [{"op": "append", "items": ["x"]}]}, Idempotency_Key="one"))

    threads = [threading.Thread(target=send) for _ in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    expect(len(answers) == 12 and all((a[0], a[2]) == (200, answers[0][2]) for a in answers), answers)


def test_all_or_nothing(kept):
    """operations of which one cannot be applied change nothing"""
    before = kept.put("whole", ["a"])
    problem = expect_problem(kept.call("POST", "/v1/lists/whole/operations", {"operations": [
        {"op": "append", "items": ["b"]}, {"op": "insert", "items": ["c"], "after": "none"}]}), 422, "unknown-item")
    expect(problem["errors"][0]["pointer"] == "/operations/1/after", problem)
    problem = expect_problem(kept.call("POST", "/v1/lists/whole/operations", {"operations": [
        {"op": "append", "items": ["b", "a"]}]}), 422, "duplicate-item")
    expect(problem["errors"][0]["pointer"] == "/operations/0/items/1", problem)
    expect(kept.read("whole")["version"] == before["version"], "it changed")
    for body in ({}, {"operations": {}}, {"operations": [], "items": []}, [], {"operations": [{"op": "fly"}]}):
        expect_problem(kept.call("POST", "/v1/lists/whole/operations", body), 422, "invalid-request")


def test_compressed(kept):
    """bodies are compressed in both directions"""
    items = [f"item {number}" for number in range(500)]
    body = gzip.compress(json.dumps({"items": items}).encode())
    status, _, answer = kept.call("PUT", "/v1/lists/gz", body, Content_Encoding="gzip")
    expect(status == 201 and answer["itemCount"] == 500, answer)
    status, fields, text = kept.send("GET", "/v1/lists/gz", headers={"Accept-Encoding": "gzip"})
    expect((status, fields["Content-Encoding"], fields["ETag"]) == (200, "gzip", f"W/{tag(answer)}"), dict(fields))
    expect(len(json.loads(gzip.decompress(text))["items"]) == 500, "the items")
    expect("Accept-Encoding" in ", ".join(fields.get_all("Vary")), dict(fields))
    expect(kept.call("PUT", "/v1/lists/gz", b"x", Content_Encoding="br")[0] == 415, "br")
    expect(kept.call("PUT", "/v1/lists/gz", b"{}", Content_Type="text/plain")[0] == 415, "text")


def test_pages_of_other_origins(kept):
    """the page of another origin cannot write without a preflight request"""
    body = {"items": ["x"]}
    answer = kept.call("PUT", "/v1/lists/page", body, Origin="https://example.org")
    expect_problem(answer, 415, "unsupported-media-type")
    expect(answer[1]["accept"] == "application/json", answer[1])
    answer = kept.call("PUT", "/v1/lists/page", body, Origin="https://example.org", Content_Type="text/plain")
    expect_problem(answer, 415, "unsupported-media-type")
    typed = {"Origin": "https://example.org", "Content_Type": "application/json"}
    expect(kept.call("PUT", "/v1/lists/page", body, **typed)[0] == 201, "with its type")
    kept.call("DELETE", "/v1/lists/page")


def test_ids(kept):
    """an id has few characters, and is not the path of all events"""
    for name in ("a", "A-z_0.9~:@", "a" * 128, "0"):
        kept.put(name, ["x"])
        expect(kept.call("DELETE", f"/v1/lists/{name}")[0] == 204, name)
    for name in ("-a", ".a", "a b", "a+b", "\u00e9", "a%"):
        path = urllib.parse.quote(name, safe="")
        expect_problem(kept.call("PUT", f"/v1/lists/{path}", {"items": []}), 422, "invalid-request")
    expect_problem(kept.call("PUT", "/v1/lists/events", {"items": []}), 405, "method-not-allowed")
    expect_problem(kept.call("GET", "/v1/lists/events/changes?since=0"), 422, "invalid-request")


def test_pages(kept):
    """lists are paged by id"""
    names = sorted(f"page-{number:03}" for number in range(25))
    for name in names:
        kept.put(name, [name])
    found, after = [], "page"
    while True:
        status, fields, page = kept.call("GET", f"/v1/lists?after={after}&limit=10")
        expect((status, fields["cache-control"]) == (200, "no-cache"), f"{status} {fields}")
        found += [entry["id"] for entry in page["lists"]]
        if not page["hasMore"] or not found[-1].startswith("page-"):
            break
        after = found[-1]
    expect([name for name in found if name.startswith("page-")] == names, found)
    entry = kept.call("GET", "/v1/lists?after=page-000&limit=1")[2]["lists"][0]
    read = kept.read("page-001")
    expect(entry["version"] == read["version"] and entry["itemCount"] == 1, entry)
    for query in ("limit=0", "limit=x", "before=a", "limit=1&limit=2"):
        expect_problem(kept.call("GET", f"/v1/lists?{query}"), 422, "invalid-request")
    for name in names:
        kept.call("DELETE", f"/v1/lists/{name}")
