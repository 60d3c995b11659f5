"""Clients that read a list once and then only apply changes, in each format, against one that reads everything."""

import copy
import json
import random

from harness.report import expect

WRITES = 60


class Operations:
    """Sends the operations to /v1/snapshot, which carries them out."""

    form = "operations"

    def __init__(self, kept, nested, rows):
        self.kept, self.items = kept, nested["items"]

    def apply(self, changes):
        body = {"items": self.items, "operations": changes["operations"], "form": "nested"}
        status, _, answer = self.kept.post("/v1/snapshot", body)
        expect(status == 200, f"{status} {answer}")
        self.items = json.loads(answer)["items"]

    def agrees(self, nested, rows):
        return self.items == nested["items"]


class Patches:
    """Carries out a JSON Patch (RFC 6902) on the nested answer."""

    form = "json-patch"

    def __init__(self, kept, nested, rows):
        self.document = nested

    def apply(self, changes):
        for operation in changes["operations"]:
            apply_patch(self.document, operation)

    def agrees(self, nested, rows):
        return self.document == nested


def place(document, pointer):
    parts = [part.replace("~1", "/").replace("~0", "~") for part in pointer.split("/")[1:]]
    for part in parts[:-1]:
        document = document[int(part)] if isinstance(document, list) else document[part]
    return document, parts[-1]


def apply_patch(document, operation):
    kind = operation["op"]
    # The target of a move counts places without what moves.
    container, name = (None, None) if kind in ("move", "copy") else place(document, operation["path"])
    if kind == "test":
        value = container[int(name)] if isinstance(container, list) else container[name]
        expect(value == operation["value"], f"{operation} in {container}")
        return
    if kind in ("move", "copy"):
        source, key = place(document, operation["from"])
        index = int(key) if isinstance(source, list) else key
        value = copy.deepcopy(source[index])
        if kind == "move":
            del source[index]
        container, name = place(document, operation["path"])
    elif kind in ("add", "replace"):
        value = operation["value"]
    if isinstance(container, list):
        index = len(container) if name == "-" else int(name)
        if kind == "replace":
            container[index] = value
        elif kind == "remove":
            del container[index]
        else:
            container.insert(index, value)
    elif kind == "remove":
        del container[name]
    else:
        container[name] = value


class Rows:
    """Carries out batch updates of the visible rows, as list views do."""

    form = "rows"

    def __init__(self, kept, nested, rows):
        self.rows = rows

    def apply(self, changes):
        old = self.rows
        gone = {each["index"] for each in changes["deletes"]} | {each["from"] for each in changes["moves"]}
        new = {each["index"]: each["item"] for each in changes["inserts"]}
        new |= {each["to"]: old[each["from"]] for each in changes["moves"]}
        left = iter(row for index, row in enumerate(old) if index not in gone)
        self.rows = [new[index] if index in new else next(left) for index in range(len(old) - len(gone) + len(new))]
        expect(next(left, None) is None, "a row is left over")
        for each in changes["updates"]:
            row = {**self.rows[each["to"]], **each["changes"].get("set", {})}
            self.rows[each["to"]] = {name: row[name] for name in row if name not in each["changes"].get("unset", ())}

    def agrees(self, nested, rows):
        return [self.shown(row) for row in self.rows] == [self.shown(row) for row in rows]

    @staticmethod
    def shown(row):
        """A row without its place, which follows from those of all rows."""
        return {name: row[name] for name in row if name not in ("index", "position", "siblingCount", "parent", "visible")}


class Texts:
    """Only reads the text, whose first lines name the versions."""

    form = "text"

    def __init__(self, kept, nested, rows):
        self.version = None

    def apply(self, changes):
        first, second = changes.decode().splitlines()[:2]
        expect(first.startswith("--- ") and second.startswith("+++ "), changes)
        self.version = second.removeprefix("+++ ")

    def agrees(self, nested, rows):
        return True


def edit(draw):
    """A list of some of thirty ids, in another order and nesting each time."""
    names = [f"i{number}" for number in range(30)]
    draw.shuffle(names)
    made = [{"id": name, "title": f"Title {draw.randrange(3)}", "n": draw.randrange(4)} for name in names[: draw.randrange(1, 25)]]
    roots = []
    for item in made:
        parent = draw.choice([None, *roots]) if roots else None
        if parent is None:
            roots.append(item)
        else:
            parent.setdefault("children", []).append(item)
            parent["expanded"] = draw.random() < 0.7
    return roots


def test_convergence(kept):
    """clients that apply changes in each format end with the list of one that reads everything"""
    draw = random.Random(44)
    kept.put("conv", edit(draw))
    for client_class in (Operations, Patches, Rows, Texts):
        read = kept.call("GET", "/v1/lists/conv?form=nested")
        rows = kept.read("conv", "?show=visible")["items"]
        client = client_class(kept, read[2], rows)
        version, position = read[2]["version"], read[1]["trellis-position"]
        asked = 0
        for _ in range(WRITES):
            kept.put("conv", edit(draw))
            # A client may miss some versions.
            if draw.random() < 0.3:
                continue
            since = draw.choice((version, position))
            status, fields, changes = kept.changes("conv", since, client.form)
            if status == 304:
                continue
            expect(status == 200, f"{client.form}: {status} {changes}")
            client.apply(changes)
            asked += 1
            nested, rows = kept.read("conv", "?form=nested"), kept.read("conv", "?show=visible")["items"]
            version, position = nested["version"], fields["trellis-position"]
            expect(client.agrees(nested, rows), f"{client.form}: it differs after {changes}")
            if isinstance(changes, dict):
                expect(changes["to"] == version, f"{changes['to']}, not {version}")
        expect(asked > WRITES // 3, f"{client.form}: asked {asked} times")
