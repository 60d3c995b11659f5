"""Gives a layout or list that follows the schema the names that it lacks, and leaves all else as it was made.

schemathesis walks through every value that the schema allows, one by one, around references that lead nowhere.
With references that lead somewhere the values themselves are tested.
"""

import copy

import strategies
from strategies import HORIZONTAL, LENGTHS, SIDES, VERTICAL, quoted


def kind(attribute):
    """Which attributes an attribute can stand against."""
    attribute = attribute.rsplit(".", 1)[-1]
    if attribute in LENGTHS:
        return LENGTHS
    if attribute in VERTICAL:
        return VERTICAL
    return SIDES if attribute in ("left", "right") else HORIZONTAL


def unique(name, taken):
    """The name, or one like it that is not taken; it is taken then."""
    number = 1
    candidate = name
    while candidate in taken:
        number += 1
        candidate = f"{name}{number}"
    taken.add(candidate)
    return candidate


def layout(body):
    """A copy of a layout in which every name is there, and there once."""
    body = copy.deepcopy(body)
    items, views = set(), set()
    screen = {"id": "screen", "width": 300, "height": 200}
    body["views"].insert(0, screen)
    open_views = [(view, None) for view in reversed(body["views"])]
    while open_views:
        view, outer = open_views.pop()
        view["id"] = unique(view["id"], items)
        if "parent" in view:
            view["parent"] = outer or ("screen" if view["parent"] not in views else view["parent"])
        views.add(view["id"])
        if "text" in view:
            styled(view)
            for member in ("firstBaseline", "lastBaseline"):
                view.pop(member, None)
            view.get("intrinsicSize", {}).pop("heightForWidth", None)
        else:
            for member in ("font", "textStyle", "lines", "lineBreak", "lineBreakStrategy", "lineHeightMultiple", "letterSpacing", "textKind"):
                view.pop(member, None)
        # Which children it has is not known here.
        view.pop("stack", None)
        open_views += [(child, view["id"]) for child in reversed(view.get("children", []))]
    for guide in body.get("guides", []):
        guide["id"] = unique(guide["id"], items)
        if guide["in"] not in views:
            guide["in"] = "screen"
    body.pop("strictFonts", None)
    identifiers = set()
    body["constraints"] = [
        constraint(value, views, identifiers) for value in body.get("constraints", [])
    ]
    for asked in (body, *body.get("variants", [])):
        if "explain" in asked:
            asked["explain"] = ["screen"] * len(asked["explain"])
        if "fit" in asked:
            asked["fit"] = [
                "screen" if isinstance(value, str) else {**value, "view": "screen"} for value in asked["fit"]
            ]
    names = set()
    for variant in body.get("variants", []):
        variant["name"] = unique(variant["name"], names)
        if "set" in variant:
            values = [(place(value), value) for value in variant["set"].values()]
            variant["set"] = {f"{quoted('screen')}.{path}": value for path, value in values if path}
    if "root" in body:
        body["root"] = "screen"
    if "devices" in body:
        body["devices"] = devices(body["devices"], names)
    if "sweep" in body:
        low, high = sorted((body["sweep"]["from"], body["sweep"]["to"]))
        body["sweep"] = {"property": "screen.width", "from": low, "to": high if low < high else low + 1 + abs(low)}
    return body


def place(value):
    """A property of a view that can have a value; none for what other properties have."""
    if isinstance(value, bool):
        return "hidden"
    if isinstance(value, (int, float)):
        return "width"
    if isinstance(value, dict) and value:
        if value.keys() <= {"top", "leading", "bottom", "trailing"}:
            return "margins"
        if value.keys() <= {"width", "height"}:
            return "intrinsicSize"
    return None


def devices(chosen, names):
    """Devices with names that are known, or not taken."""
    known = iter(name for name in strategies.DEVICES if name not in names)
    kept = []
    for device in chosen:
        if isinstance(device, str):
            device = next(known, None)
        else:
            device = {**device, "name": unique(f"{device['name']} of its own", names)}
        if device:
            kept.append(device)
    return kept


def constraint(value, views, identifiers):
    """One constraint with names that are there."""
    if isinstance(value, str):
        return "screen.width >= 0"
    if "text" in value:
        value["text"] = "screen.width >= 0"
    if "visual" in value:
        value["visual"] = "[screen(>=0)]"
        value.pop("align", None)
    for side in ("first", "second"):
        anchor = value.get(side)
        if isinstance(anchor, str):
            value[side] = {"view": "screen", "attribute": "width"}
        elif anchor is not None and anchor["view"] not in views:
            anchor["view"] = "screen"
    if value.get("second") is not None:
        first, second = value["first"], value["second"]
        if second["attribute"] not in kind(first["attribute"]):
            if first["attribute"] == "width":
                first["attribute"] = second["attribute"]
            else:
                second["attribute"] = first["attribute"]
    if "container" in value and value["container"] not in views:
        value["container"] = "screen"
    if "id" in value:
        value["id"] = unique(value["id"], identifiers)
    return value


def snapshot(body):
    """A copy of a list in which every id is there once, and every id that must be known is."""
    body = copy.deepcopy(body)
    if "template" in body:
        # What is not chosen is not rendered, and so cannot be at fault.
        return {**body, "template": {"items": ["first", {"$if": "false", "then": body["template"]}]}}
    taken = set()
    body["items"].insert(0, "first")
    distinguish(body["items"], taken)
    if "collapsedItems" in body:
        expanded = set(body.get("expandedItems", []))
        body["collapsedItems"] = [name for name in body["collapsedItems"] if name not in expanded]
    for place, operation in enumerate(body.get("operations", [])):
        op = operation["op"]
        if op in ("remove", "move", "update"):
            # One of its own, which no other operation has touched.
            operation["id"] = unique(f"item {place}", taken)
            body["items"].append(operation["id"])
        if "index" in operation:
            operation["index"] = 0
        if operation.get("parent") is not None:
            operation["parent"] = "first"
        if op == "update":
            for name in strategies.RESERVED - {"title"}:
                operation["changes"].get("set", {}).pop(name, None)
            names = operation["changes"].get("unset", [])
            names[:] = [name for name in names if name not in strategies.RESERVED]
        elif op == "reorder":
            # An item with nothing in it has its children in one order only.
            operation["parent"] = unique(f"parent {place}", taken)
            body["items"].append(operation["parent"])
            operation["children"] = []
        elif "item" in operation:
            items = [operation["item"]]
            distinguish(items, taken)
            operation["item"] = items[0]
        elif op in ("remove", "move") or "id" in operation:
            continue
        elif op == "delete":
            operation["items"] = []
        elif op not in ("expand", "collapse"):
            distinguish(operation["items"], taken)
        for name in ("to", "before", "after", "of"):
            if operation.get(name) is not None:
                operation[name] = "first"
    if "from" in body.get("window", {}):
        body["window"]["from"] = "first"
    return body


def difference(body):
    """A copy of a comparison both sides of which are lists without faults."""
    return {name: side(value) if name in ("from", "to") else value for name, value in body.items()}


def side(value):
    """A copy of one side: an answer that is posted back has all of its items."""
    if "version" not in value:
        return strategies.side(snapshot(value))
    items = copy.deepcopy(value["items"])
    distinguish(items, set())
    return strategies.posted([item if isinstance(item, str) else item.get("id", item.get("title")) for item in items])


def texts(body):
    """A copy of texts to measure in fonts that are there, none of which is said to be of two sizes."""
    body = copy.deepcopy(body)
    body.pop("strictFonts", None)
    for text in body["texts"]:
        styled(text)
    return body


def styled(text):
    """Gives a text a font that is there, and one size."""
    font = text.get("font")
    if font is None:
        return
    font.pop("name", None)
    font.pop("variations", None)
    if "textStyle" in text or "textStyle" in font:
        font.pop("size", None)
    if "textStyle" in text:
        font.pop("textStyle", None)


def sequence(body):
    """A copy of a sequence in which every step has an id of its own and asks for something that can be answered."""
    body = copy.deepcopy(body)
    taken = set()
    for step in body["steps"]:
        step["id"] = unique(step["id"], taken)
        empty = {
            "/v1/layout": {"views": []}, "/v1/snapshot": {"items": []},
            "/v1/diff": {"from": {"items": []}, "to": {"items": []}}, "/v1/text": {"texts": []},
        }[step["post"]]
        if "template" in step:
            # What is not chosen is not rendered, and so cannot be at fault.
            step["template"] = {"$if": "true", "then": empty, "else": step["template"]}
        else:
            step["body"] = empty
    return body


def distinguish(items, taken):
    """Gives items, and those in them, ids that are not taken."""
    open_lists = [items]
    while open_lists:
        items = open_lists.pop()
        for place, item in enumerate(items):
            if isinstance(item, str):
                items[place] = unique(item, taken)
                continue
            member = "id" if "id" in item else "title"
            item[member] = unique(item[member], taken)
            open_lists.append(item.get("children", []))
