"""Clients of `/v1/diff` and `/v1/sequence`, whose answers are made up here as well, and compared whole."""

import json
import time

from clients import PATIENCE, Refused
from harness.wire import Client, Wrong


def ask(client, path, request, status=200):
    body = request if isinstance(request, bytes) else json.dumps(request).encode()
    got, fields, answer = client.ask("POST", path, body, ["Content-Type: application/json"])
    if got == 503:
        if fields.get("retry-after") != "1":
            raise Wrong(f"503 without Retry-After: {fields}")
        raise Refused
    if got != status:
        raise Wrong(f"{path}: expected {status}, got {got} {answer[:300]!r}")
    return json.loads(answer)


def expect(answer, expected, where):
    if answer != expected:
        raise Wrong(f"{where}: expected {json.dumps(expected)[:300]}, got {json.dumps(answer)[:300]}")


def diffing(port, chance):
    with Client(port, PATIENCE) as client:
        for _ in range(10):
            chance.choice([removing, inserting, shuffling])(client, chance, chance.choice([0, 1, 5, 40, 100]))


def diffing_large(port, chance):
    """For the work queue."""
    with Client(port, PATIENCE) as client:
        chance.choice([removing, inserting, shuffling])(client, chance, chance.choice([2_000, 10_000]))
    # The queue is for others as well.
    time.sleep(0.2)


def removing(client, chance, size):
    before = [f"item {number}" for number in range(size)]
    stays = [chance.random() < 0.7 for _ in before]
    after = [item for item, stay in zip(before, stays) if stay]
    sides = {"from": {"items": before}, "to": {"items": after}}
    gone = [number for number, stay in enumerate(stays) if not stay]
    answer = ask(client, "/v1/diff", {**sides, "format": "rows"})
    versions = {"from": answer["from"], "to": answer["to"]}
    expect(answer, {
        **versions, "deletes": [{"index": number, "id": before[number]} for number in gone],
        "inserts": [], "moves": [], "updates": [],
    }, "rows that are removed")
    if (versions["from"] == versions["to"]) != (not gone):
        raise Wrong(f"versions {versions} for {len(gone)} rows that are gone")
    answer = ask(client, "/v1/diff", sides)
    expect(answer, {**versions, "operations": [{"op": "remove", "id": before[number]} for number in gone]}, "removed")


def inserting(client, chance, size):
    before = [f"item {number}" for number in range(size)]
    after, expected = list(before), []
    for number in range(3):
        after.insert(chance.randrange(len(after) + 1), f"new {number}")
    for place, item in enumerate(after):
        if item.startswith("new"):
            expected.append({"op": "insert", "item": {"id": item, "title": item}, "parent": None, "index": place})
    answer = ask(client, "/v1/diff", {"from": {"items": before}, "to": {"items": after}})
    expect(answer["operations"], expected, "inserted")


def shuffling(client, chance, size):
    """Two lists of two levels: what the operations make of the first has the version and the rows of the second."""
    before, after = a_tree(chance, size), a_tree(chance, size)
    answer = ask(client, "/v1/diff", {"from": {"items": before}, "to": {"items": after}})
    wanted = ask(client, "/v1/snapshot", {"items": after})
    made = ask(client, "/v1/snapshot", {"items": before, "operations": answer["operations"]})
    expect(made, wanted, "the list that a difference makes")
    expect(answer["to"], wanted["version"], "the version of a difference")


def a_tree(chance, count):
    names = chance.sample(range(count * 2), count)
    tree = []
    for number in names:
        item = {"id": f"i{number}", "title": f"title {chance.randrange(3)}"}
        if tree and chance.random() < 0.6:
            tree[-1].setdefault("children", []).append(item)
        else:
            tree.append(item)
    return tree


def sequencing(port, chance):
    """A list from a template, then the frames of its rows, one below the other."""
    with Client(port, PATIENCE) as client:
        for _ in range(5):
            heights = [chance.choice([20, 30.5, 44, 1]) for _ in range(chance.choice([1, 2, 10, 60]))]
            spacing = chance.choice([0, 7, 0.25])
            answer = ask(client, "/v1/sequence", rows_of(heights, spacing))
            frames, y = {}, 0
            for number, height in enumerate(heights):
                frames[f"r{number}"] = {"x": 0, "y": y, "width": 100, "height": height}
                y += height + spacing
            frames["list"] = {"x": 0, "y": 0, "width": 100, "height": y - spacing}
            if not answer["completed"] or [step["status"] for step in answer["steps"]] != [200, 200]:
                raise Wrong(f"a sequence was not completed: {json.dumps(answer)[:300]}")
            listed = [(row["id"], row["h"]) for row in answer["steps"][0]["body"]["items"]]
            expect(listed, [(f"r{number}", height) for number, height in enumerate(heights)], "rows of a sequence")
            expect(
                answer["steps"][1]["body"], {"frames": frames, "ambiguous": [], "broken": [], "unsatisfied": []},
                "frames of a sequence")


def rows_of(heights, spacing):
    items = {"$map": {"$eval": "input.heights"}, "each(h,i)": {"id": "r${i}", "h": {"$eval": "h"}}}
    rows = {"$map": {"$eval": "steps.list.items"}, "each(row)": {"id": "${row.id}", "height": {"$eval": "row.h"}}}
    stack = {"axis": "vertical", "spacing": spacing}
    return {
        "input": {"heights": heights},
        "steps": [
            {"id": "list", "post": "/v1/snapshot", "template": {"items": items}},
            {
                "id": "frames", "post": "/v1/layout",
                "template": {"views": [{"id": "list", "width": 100, "stack": stack, "children": rows}]},
            },
        ],
    }


def too_many_steps():
    return {"steps": [{"id": f"s{number}", "post": "/v1/snapshot", "body": {"items": []}} for number in range(33)]}


def step_that_ends(template):
    return {"steps": [{"id": "s", "post": "/v1/snapshot", "template": {"items": {"$eval": template}}}]}


# What is wrong, where it is posted, and the problem that it is answered with.
MISTAKEN = [
    ("/v1/diff", b'{"from":{"items":["a"]},"to":', 400, "malformed-json"),
    ("/v1/diff", b'{"from":{},"from":{}}', 400, "malformed-json"),
    ("/v1/diff", b"[" * 3_000, 400, "malformed-json"),
    ("/v1/diff", {"from": {"items": ["a"]}}, 422, "invalid-request"),
    ("/v1/diff", {"from": {"items": ["a", "a"]}, "to": {"items": []}}, 422, "duplicate-item"),
    ("/v1/diff", {"from": {"items": ["a"]}, "to": {"items": []}, "format": "roows"}, 422, "invalid-request"),
    ("/v1/sequence", b'{"steps":[}', 400, "malformed-json"),
    ("/v1/sequence", too_many_steps(), 422, "limit-exceeded"),
    ("/v1/sequence", {"steps": [{"id": "s", "post": "/v1/sequence", "body": {"steps": []}}]}, 422, "invalid-request"),
]
# The problem that stands in the answer of the step.
ENDED = [
    ("steps.later.items", 422, "template-error"),
    ("'text'", 422, "invalid-request"),
]


def mistaken(port, chance):
    with Client(port, PATIENCE) as client:
        for _ in range(20):
            path, request, status, code = chance.choice(MISTAKEN)
            expect(ask(client, path, request, status)["code"], code, path)
        template, status, code = chance.choice(ENDED)
        answer = ask(client, "/v1/sequence", step_that_ends(template))
        step = answer["steps"][0]
        expect((answer["completed"], step["status"], step["body"]["code"]), (False, status, code), template)


def exceeding(port, chance):
    """Asks a template for more than it may make, which takes long enough for the work queue."""
    with Client(port, PATIENCE) as client:
        step = ask(client, "/v1/sequence", step_that_ends("range(0,2000000)"))["steps"][0]
        expect((step["status"], step["body"]["code"]), (422, "limit-exceeded"), "too large a range")
    time.sleep(0.5)
