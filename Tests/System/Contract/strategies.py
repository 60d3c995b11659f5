"""Requests that mean something: every name in them is there, and required constraints can hold.

What schemathesis makes from the schemas alone names views at random and so is refused, rightly, nearly always.
These strategies reach what lies behind the references. All that they make follows the schemas.
"""

import copy

from hypothesis import strategies as st

NAMES = st.one_of(
    st.sampled_from(["a", "screen", "label", "button", "zf0-Gm-p4F", "it's", "", "x.y", "é", "e\u0301", "視", "#", " "]),
    st.text(min_size=1, max_size=6),
)
POINTS = st.one_of(st.integers(-500, 500), st.sampled_from([0, 0.5, 17.25, -0.1, 1e6, 1e-9]))
SIZES = st.one_of(st.integers(0, 800), st.sampled_from([0, 0.5, 33.3, 1e5]))
OPTIONAL = st.one_of(
    st.integers(1, 999), st.sampled_from([0.5, 999.999, "high", "low", "fitting"])
)
PRIORITIES = st.one_of(OPTIONAL, st.sampled_from([1000, "required"]))
RELATIONS = st.sampled_from(["==", "<=", ">="])

# Devices that the service knows.
DEVICES = ["iphone-se-3", "iphone-16", "iphone-16-landscape", "ipad-11", "ipad-13-landscape"]

# Attributes that can stand against one another.
HORIZONTAL = ["leading", "trailing", "centerX"]
SIDES = ["left", "right", "centerX"]
VERTICAL = ["top", "bottom", "centerY", "firstBaseline", "lastBaseline"]
LENGTHS = ["width", "height"]


def quoted(name):
    """A name as constraint text can have it."""
    plain = name.isascii() and name.replace("_", "a").isalnum() and not name[0].isdigit()
    return name if plain else "'" + name.replace("'", "''") + "'"


def number(value):
    """A number as constraint text and JSON have it."""
    return repr(value)


@st.composite
def attributes(draw, kind, is_view):
    """An attribute of a kind, of the item itself or of an inset rectangle."""
    attribute = draw(st.sampled_from(kind))
    if is_view and "Baseline" not in attribute and draw(st.integers(0, 4)) == 0:
        return draw(st.sampled_from(["margins.", "safeArea."])) + attribute
    return attribute


@st.composite
def anchors(draw, name, attribute):
    """An anchor in one of its two forms."""
    if draw(st.booleans()):
        return f"{quoted(name)}.{attribute}"
    return {"view": name, "attribute": attribute}


@st.composite
def constraints(draw, first, relation, second, factor, constant, priority, name=None):
    """One constraint in one of its three forms; `second` may be nothing."""
    form = draw(st.sampled_from(["text", "object with text", "parts"]))
    if form == "parts":
        value = {"first": draw(anchors(*first)), "relation": relation}
        if second:
            value["second"] = draw(anchors(*second))
            if factor != 1 or draw(st.booleans()):
                value["multiplier"] = factor
        if constant or draw(st.booleans()):
            value["constant"] = constant
    else:
        right = number(constant)
        if second:
            right = f"{quoted(second[0])}.{second[1]}"
            if factor != 1:
                right = draw(st.sampled_from([f"{number(factor)} * {right}", f"{right} * {number(factor)}"]))
            if constant:
                right += f" {'-' if constant < 0 else '+'} {number(abs(constant))}"
        text = f"{quoted(first[0])}.{first[1]} {relation} {right}"
        if form == "text" and name is None:
            return text if priority is None else f"{text} @ {priority}"
        value = {"text": text}
    if name is not None:
        value["id"] = name
    if priority is not None:
        value["priority"] = priority
    if draw(st.integers(0, 9)) == 0:
        value["active"] = draw(st.booleans())
    return value


@st.composite
def insets(draw, sides):
    if sides[1] == "leading" and draw(st.booleans()):
        return draw(SIZES)
    return {side: draw(SIZES) for side in sides if draw(st.booleans())}


@st.composite
def axis_priorities(draw):
    if draw(st.booleans()):
        return draw(OPTIONAL)
    return {axis: draw(OPTIONAL) for axis in ("horizontal", "vertical") if draw(st.booleans())}


WORDS = st.one_of(
    st.sampled_from(["", "Sign in", "Bestellung bestätigen", "שלום עולם", "שלום abc", "ประเทศไทย", "視点", "e\u0301 👩‍👩‍👧", "a\nb\u2028c", "a\u202eb"]),
    st.text(max_size=30),
)


@st.composite
def text_members(draw):
    """A text with its font and rules, in fonts that are there."""
    members = {"text": draw(WORDS)}
    font = draw(st.sampled_from(["none", "size", "style", "style in the font", "named"]))
    if font == "size":
        members["font"] = {"size": draw(st.sampled_from([1e-9, 0.5, 11, 17, 17.5, 96, 10000])), "weight": draw(st.sampled_from(["thin", "bold"]))}
    elif font == "named":
        members["font"] = {"name": draw(st.sampled_from(["Inter", "Inter-Bold", "system"])), "italic": draw(st.booleans())}
    elif font == "style":
        members["textStyle"] = draw(st.sampled_from(["body", "headline", "caption2"]))
    elif font == "style in the font":
        members["font"] = {"textStyle": draw(st.sampled_from(["body", "largeTitle"]))}
    for member, values in (
        ("lines", [0, 1, 2, 1000000]), ("lineBreak", ["wordWrap", "charWrap", "truncateHead", "truncateMiddle", "clip"]),
        ("lineBreakStrategy", ["standard", "pushOut", "hangulWordPriority", "none"]),
        ("lineHeightMultiple", [0.01, 1.2, 100]), ("letterSpacing", [-10000, -0.5, 0, 2]), ("textKind", ["label", "button", "field"]),
    ):
        if draw(st.integers(0, 2)) == 0:
            members[member] = draw(st.sampled_from(values))
    return members


@st.composite
def text_requests(draw):
    """Texts that can be measured."""
    texts = []
    for members in draw(st.lists(text_members(), max_size=4)):
        if draw(st.booleans()):
            members["widths"] = draw(st.lists(st.one_of(st.none(), SIZES), max_size=4))
        if draw(st.booleans()):
            members["carets"] = draw(st.booleans())
        texts.append(members)
    body = {"texts": texts}
    for member, values in (("scale", [1, 2, 3, 0.5]), ("language", ["de", "zh-Hant"]), ("contentSize", ["XS", "L", "AX5"])):
        if draw(st.booleans()):
            body[member] = draw(st.sampled_from(values))
    return body


@st.composite
def layouts(draw):
    """A layout that can be solved.

    Each view hangs on those before it: by given numbers, by one required constraint for the position and one
    for the size on each axis, or by its intrinsic size. Whatever else it has is optional.
    """
    names = draw(st.lists(NAMES, min_size=1, max_size=6, unique=True))
    identifiers = iter(draw(st.lists(st.text(max_size=4), min_size=24, max_size=24, unique=True)))
    named, made, views, roots, inside = [], [], {}, [], {}
    for place, name in enumerate(names):
        view = views[name] = {"id": name}
        parent = draw(st.sampled_from([None, *names[:place]])) if place else None
        inside[name] = parent
        if parent is None:
            roots.append(view)
            view["width"], view["height"] = draw(SIZES), draw(SIZES)
            if draw(st.integers(0, 3)) == 0:
                view["x"], view["y"] = draw(POINTS), draw(POINTS)
        elif draw(st.booleans()):
            view["parent"] = parent
            roots.append(view)
        else:
            views[parent].setdefault("children", []).append(view)
        if parent is not None:
            for side, size, kind in (("x", "width", draw(st.sampled_from([HORIZONTAL, SIDES]))), ("y", "height", VERTICAL)):
                how = draw(st.sampled_from(["given", "constraint", "constraint", "open"]))
                if how == "given":
                    view[side] = draw(POINTS)
                elif how == "constraint":
                    other = draw(st.sampled_from(names[:place]))
                    first, second = draw(attributes(kind, False)), draw(attributes(kind, True))
                    made.append(draw(constraints(
                        (name, first), "==", (other, second), 1, draw(POINTS), None, draw(maybe(identifiers)))))
                how = draw(st.sampled_from(["given", "constraint", "intrinsic", "open"]))
                if how == "given":
                    view[size] = draw(SIZES)
                elif how == "intrinsic":
                    view.setdefault("intrinsicSize", {})[size] = draw(SIZES)
                elif how == "constraint":
                    other = draw(st.sampled_from(names[:place]))
                    second = draw(st.sampled_from(LENGTHS))
                    factor = draw(st.sampled_from([1, 0.5, 2, 0.25]))
                    made.append(draw(constraints(
                        (name, size), "==", (other, second), factor, draw(SIZES), None, draw(maybe(identifiers)))))
        if draw(st.integers(0, 2)) == 0:
            for key, strategy in (
                ("hugging", axis_priorities()), ("compressionResistance", axis_priorities()),
                ("firstBaseline", SIZES), ("lastBaseline", SIZES),
                ("margins", insets(("top", "leading", "bottom", "trailing"))),
                ("safeArea", insets(("top", "leading", "bottom", "trailing"))),
                ("alignmentInsets", insets(("top", "left", "bottom", "right"))),
            ):
                if draw(st.booleans()):
                    view[key] = draw(strategy)
        if "width" in view.get("intrinsicSize", {}) and draw(st.integers(0, 3)) == 0:
            view["intrinsicSize"]["heightForWidth"] = draw(
                st.lists(st.tuples(SIZES, SIZES).map(list), min_size=1, max_size=3))
    request = {"views": roots}
    guides = draw(st.lists(NAMES, max_size=2, unique=True).map(lambda them: [n for n in them if n not in views]))
    for name in guides:
        guide = {"id": name, "in": draw(st.sampled_from(names))}
        if draw(st.booleans()):
            guide["insets"] = draw(insets(("top", "left", "bottom", "right")))
        request.setdefault("guides", []).append(guide)
    everything = names + guides
    for _ in range(draw(st.integers(0, 4))):
        kind = draw(st.sampled_from([HORIZONTAL, SIDES, VERTICAL, LENGTHS]))
        one, other = draw(st.sampled_from(everything)), draw(st.sampled_from([None, *everything]))
        first = (one, draw(attributes(kind, one in views)))
        second = other is not None and (other, draw(attributes(kind, other in views)))
        factor = draw(st.sampled_from([1, 1, 0, -1, 0.5, 3]))
        priority = draw(OPTIONAL)
        if other is not None and kind is not LENGTHS and draw(st.integers(0, 3)) == 0:
            start, end = draw(st.sampled_from(kind)), draw(st.sampled_from(kind))
            distance = f"{quoted(other)}.{end} - {quoted(one)}.{start}"
            made.append(f"{distance} {draw(RELATIONS)} {number(draw(POINTS))} @ {priority}")
            continue
        if second is False and draw(st.integers(0, 3)) == 0:
            low, high = sorted((draw(SIZES), draw(SIZES)))
            made.append(f"{number(low)} <= {quoted(first[0])}.{first[1]} <= {number(high)} @ {priority}")
            continue
        value = draw(constraints(
            first, draw(RELATIONS), second or None, factor, draw(POINTS), priority, draw(maybe(identifiers))))
        if isinstance(value, dict) and "first" in value and draw(st.integers(0, 4)) == 0:
            value["container"] = draw(st.sampled_from(names))
        made.append(value)
    named = [value["id"] for value in made if isinstance(value, dict) and "id" in value]
    if made or draw(st.booleans()):
        request["constraints"] = draw(st.permutations(made))
    for key, values in (
        ("direction", ["ltr", "rtl"]), ("scale", [1, 2, 3, 1.5]), ("coordinates", ["parent", "root"]),
        ("onConflict", ["fail", "break"]),
    ):
        if draw(st.integers(0, 2)) == 0:
            request[key] = draw(st.sampled_from(values))
    if draw(st.integers(0, 4)) == 0:
        request["variants"] = [
            draw(variants(name, names, named)) for name in draw(st.lists(st.text(max_size=4), max_size=3, unique=True))
        ]
    return request


@st.composite
def maybe(draw, identifiers):
    """The next id, or none."""
    return next(identifiers) if draw(st.integers(0, 3)) == 0 else None


@st.composite
def variants(draw, name, views, named):
    variant = {"name": name}
    if draw(st.integers(0, 3)) == 0:
        variant["explain"] = draw(st.lists(st.sampled_from(views), max_size=2))
        variant["fit"] = draw(st.lists(st.sampled_from(views), max_size=2))
    if draw(st.booleans()):
        variant["direction"] = draw(st.sampled_from(["ltr", "rtl"]))
    if draw(st.booleans()):
        values = {}
        for _ in range(draw(st.integers(0, 3))):
            if named and draw(st.booleans()):
                member, strategy = draw(st.sampled_from(
                    [("constant", POINTS), ("priority", PRIORITIES), ("active", st.booleans())]))
                values[f"{quoted(draw(st.sampled_from(named)))}.{member}"] = draw(strategy)
            else:
                member, strategy = draw(st.sampled_from([
                    *((name, SIZES) for name in ("x", "y", "width", "height", "intrinsicSize.width", "intrinsicSize.height")),
                    ("intrinsicSize", st.fixed_dictionaries({"width": SIZES}, optional={"height": SIZES})),
                    ("margins", insets(("top", "leading", "bottom", "trailing"))), ("safeArea.top", SIZES), ("hidden", st.booleans()),
                ]))
                values[f"{quoted(draw(st.sampled_from(views)))}.{member}"] = draw(strategy)
        variant["set"] = values
    return variant


PAYLOAD = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-(2**70), 2**70), st.floats(allow_nan=False, allow_infinity=False), st.text(max_size=5)),
    lambda inner: st.one_of(st.lists(inner, max_size=2), st.dictionaries(st.text(max_size=3), inner, max_size=2)),
    max_leaves=4,
)
RESERVED = {"id", "title", "children", "expanded", "level", "parent", "index", "position", "siblingCount", "visible", "childCount"}


@st.composite
def lists(draw):
    """A list whose ids are unique, with ids that it has in every place that takes ids."""
    ids = draw(st.lists(NAMES, max_size=10, unique=True))
    roots, objects = [], []
    for identifier in ids:
        siblings = roots
        if objects and draw(st.integers(0, 2)):
            siblings = draw(st.sampled_from(objects)).setdefault("children", [])
        if draw(st.integers(0, 3)) == 0:
            siblings.append(identifier)
            continue
        item = draw(st.sampled_from([
            {"id": identifier}, {"title": identifier}, {"id": identifier, "title": "Title"},
        ])).copy()
        if draw(st.booleans()):
            item["expanded"] = draw(st.booleans())
        if draw(st.integers(0, 3)) == 0:
            payload = draw(st.dictionaries(st.text(max_size=4), PAYLOAD, max_size=2))
            item |= {key: value for key, value in payload.items() if key not in RESERVED}
        siblings.append(item)
        objects.append(item)
    request = {"items": roots}
    for key, strategy in (
        ("expand", st.one_of(st.sampled_from(["all", "none"]), st.integers(0, 4))),
        ("show", st.sampled_from(["all", "visible"])), ("form", st.sampled_from(["rows", "nested"])),
        ("window", st.fixed_dictionaries({"limit": st.integers(0, 12), "offset": st.integers(0, 12)})),
    ):
        if draw(st.integers(0, 2)) == 0:
            request[key] = draw(strategy)
    if draw(st.integers(0, 2)) == 0:
        split = draw(st.lists(st.sampled_from([*ids, "none such"]), unique=True, max_size=4))
        cut = draw(st.integers(0, len(split)))
        request["expandedItems"], request["collapsedItems"] = split[:cut], split[cut:]
    if draw(st.integers(0, 2)) == 0:
        request["operations"] = draw(operations(ids))
    elif roots and draw(st.integers(0, 3)) == 0:
        root = roots[0]
        request["window"] = {
            "from": root if isinstance(root, str) else root.get("id", root.get("title")),
            "limit": draw(st.integers(0, 5)),
        }
    return request


@st.composite
def differences(draw):
    """Two lists that have much in common, in any of the forms of a side."""
    one = draw(lists())
    other = draw(st.one_of(st.just(copy.deepcopy(one)), lists(), templates()))
    if draw(st.booleans()) and "items" in other:
        draw(st.randoms(use_true_random=False)).shuffle(other["items"])
    sides = [side(one), side(other)]
    if draw(st.booleans()):
        sides.reverse()
    if draw(st.integers(0, 3)) == 0:
        sides[0] = posted(draw(st.lists(NAMES, max_size=6, unique=True)))
    request = {"from": sides[0], "to": sides[1]}
    if draw(st.booleans()):
        request["format"] = draw(st.sampled_from(["operations", "json-patch", "rows"]))
    return request


def side(request):
    """A list without what is chosen of it."""
    return {name: value for name, value in request.items() if name not in ("window", "show", "form")}


def posted(ids):
    """The answer for a list of one level, with rows."""
    rows = [
        {"id": name, "level": 0, "parent": None, "index": place, "position": place, "siblingCount": len(ids),
         "visible": True, "childCount": 0}
        for place, name in enumerate(ids)
    ]
    return {"version": "any", "items": rows, "itemCount": len(rows), "visibleCount": len(rows)}


@st.composite
def templates(draw):
    """A template whose names are in its context."""
    names = draw(st.lists(NAMES, max_size=6, unique=True))
    each = {"id": "${name}", "place": {"$eval": "place"}, "old": {"$if": "place > 2", "then": True}}
    rows = {"$map": {"$eval": "names"}, "each(name, place)": each}
    if draw(st.booleans()):
        rows = {"$sort": rows, "by(row)": "row.place"}
    if draw(st.booleans()):
        rows = {"$flatten": [[{"id": "${prefix}", "children": []}], rows]}
    prefix = draw(st.text(max_size=4).filter(lambda text: text not in names))
    return {"template": {"items": rows}, "context": {"names": names, "prefix": prefix}}


@st.composite
def operations(draw, ids):
    """Changes to a list that has these ids, in an order in which they can be carried out."""
    present, made = set(ids), []
    for place in range(draw(st.integers(1, 5))):
        new = [f"new {place}", {"id": f"new {place} b", "expanded": True, "children": [f"new {place} c"]}]
        new = new[: draw(st.integers(0, 2))]
        known = sorted(present)
        op = draw(st.sampled_from(["append", "insert", "expand", "collapse", "replaceChildren", "delete", "insert at", "remove", "move", "update", "open"]))
        value = {"op": op}
        if op == "append":
            value["items"] = new
            if draw(st.booleans()):
                value["to"] = draw(st.sampled_from([None, *known]))
        elif op in ("expand", "collapse"):
            value["items"] = draw(st.lists(st.sampled_from([*ids, "none such"]), max_size=3))
        elif op == "insert at":
            value = {"op": "insert", "item": f"new {place}", "index": 0, "parent": draw(st.sampled_from([None, *known]))}
        elif op == "open":
            value = {"op": draw(st.sampled_from(["expand", "collapse"])), "id": draw(st.sampled_from([*ids, "none such"]))}
        elif not known:
            continue
        elif op == "move":
            value |= {"id": draw(st.sampled_from(known)), "parent": None, "index": 0}
        elif op == "update":
            changes = {"set": {"title": "Other", "place": place}, "unset": ["a"]}
            value |= {"id": draw(st.sampled_from(known)), "changes": changes}
        elif op == "remove":
            value["id"] = draw(st.sampled_from(known))
        elif op == "insert":
            value["items"] = new
            value[draw(st.sampled_from(["before", "after"]))] = draw(st.sampled_from(known))
        elif op == "replaceChildren":
            value |= {"of": draw(st.sampled_from(known)), "items": new}
        else:
            value["items"] = draw(st.lists(st.sampled_from(known), max_size=2))
        made.append(value)
        if op in ("replaceChildren", "delete", "remove"):
            break  # What is left depends on the tree.
    return made


@st.composite
def sequences(draw):
    """Lists and layouts, and templates over the answers before them."""
    ids = draw(st.lists(NAMES, min_size=1, max_size=4, unique=True))
    steps = []
    for identifier in ids:
        step = {"id": identifier}
        how = draw(st.sampled_from(["list", "layout", "rows", "count"]))
        if how == "list":
            step |= {"post": "/v1/snapshot", "body": draw(lists())}
        elif how == "layout":
            step |= {"post": "/v1/layout", "body": draw(layouts())}
        elif how == "rows":
            # A list that a name cannot break: the template takes the answers as they come, by no name.
            rows = {"$map": {"$eval": "keys(steps)"}, "each(name, place)": {"id": "${place}", "of": "${name}", "in": {"$eval": "input"}}}
            step |= {"post": "/v1/snapshot", "template": {"items": rows}}
        else:
            views = {"$map": {"$eval": "range(0, len(keys(steps)))"}, "each(n)": {"id": "view ${n}", "width": {"$eval": "10 * n"}}}
            step |= {"post": "/v1/layout", "template": {"views": views}}
        steps.append(step)
    request = {"input": draw(PAYLOAD), "steps": steps}
    if draw(st.booleans()):
        request["now"] = "2017-01-19T16:27:20.974Z"
    return request


@st.composite
def interface_documents(draw):
    """A xib with one root, whose views hang on it by constraints; some of them name what is not there."""
    names = draw(st.lists(st.from_regex(r"[a-z]{1,3}-[A-Z0-9]{2}", fullmatch=True), min_size=1, max_size=5, unique=True))
    tags = st.sampled_from(["view", "label", "button", "imageView", "switch", "slider", "textField"])
    views, constraints = [], []
    for name in names:
        tag, place = draw(tags), [draw(st.integers(0, 300)) for _ in range(4)]
        views.append(
            f'<{tag} id="{name}" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="{place[0]}" '
            f'y="{place[1]}" width="{place[2]}" height="{place[3]}"/></{tag}>'
        )
        for attribute in draw(st.lists(st.sampled_from(HORIZONTAL + VERTICAL[:3] + LENGTHS), max_size=5)):
            other = draw(st.sampled_from(["root", "none", *names]))
            constraints.append(
                f'<constraint firstItem="{name}" firstAttribute="{attribute}" secondItem="{other}" '
                f'secondAttribute="{attribute}" constant="{draw(st.integers(-50, 50))}" '
                f'priority="{draw(st.sampled_from([1000, 750, 250]))}"/>'
            )
    return (
        '<?xml version="1.0" encoding="UTF-8"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" '
        f'toolsVersion="{draw(st.sampled_from([9531, 14490, 22154, 24127]))}" useAutolayout="YES"><objects><view id="root">'
        '<rect key="frame" x="0" y="0" width="375" height="667"/><subviews>' + "".join(views) + "</subviews><constraints>"
        + "".join(constraints) + "</constraints></view></objects></document>"
    ).encode()
