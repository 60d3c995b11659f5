"""What generated requests are made of."""

import re
import zlib

from . import text

ROUND = (0, 0, 4, 8, 10, 16, 20, 44, 100, -8, -16, -20, 0.5, 33.3, 54)
AWKWARD = (60.3085773, 1e-3, 1e-7, 0.1, 1 / 3, -33.333333, 17.1234567, 1234.56789, -0.7071067811, 8, 0, 1e4)
EXTREME = (1e11, -1e11, 1e9, 1e-9, 1e-300, -5e-324, 99999999999.9, 123456.789, 0, 8, 1e-12, -1e6)
WIDE = (1e6, -250000, 1e-3, 20, 8, 100, 1e5, 0.25, 0)
FEW = (0, 8, 16)
ZERO = (0, 0, 0, 8)
MULTIPLIERS = (1, 1, 1, 1, 0.5, 2, 0.1, 1.5, -1, 3, 0.333)
WIDE_MULTIPLIERS = (1, 1, 100, 0.01, 1000, -50)
WILD_MULTIPLIERS = (1, 1, 1e9, 1e-9, -1e9, 1e5, 1e-4)
EDGES = {True: ("left", "right", "centerX"), False: ("top", "bottom", "centerY", "firstBaseline", "lastBaseline")}
READING = ("leading", "trailing", "leading", "trailing", "centerX")


def quoted(name):
    if re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", name):
        return name
    return "'" + name.replace("'", "''") + "'"


def structured(given):
    """The parts of a constraint in place of its text, where it has no chain and no difference."""
    compared, _ = text.constraint(given["text"])
    left, relation, right = compared[0]
    if len(compared) > 1 or len(left[1]) != 1 or len(right[1]) > 1 or left[1][0][0] != 1.0:
        return given

    def named(anchor):
        return {"view": anchor[0], "attribute": anchor[2] if anchor[1] == "item" else f"{anchor[1]}.{anchor[2]}"}

    parts = {"first": named(left[1][0][1]), "relation": relation}
    if right[1]:
        parts["second"] = named(right[1][0][1])
        if right[1][0][0] != 1.0:
            parts["multiplier"] = right[1][0][0]
    if right[0] - left[0]:
        parts["constant"] = right[0] - left[0]
    return {**parts, **{key: value for key, value in given.items() if key != "text"}}


def add_views(made):
    pick = made.pick
    count = pick.choice((1, 2, 3, 4, 5, 6, 8)) if made.kind != "tangle" else pick.randint(1, 4)
    for number in range(count):
        view = {"id": made.new_name("v")}
        is_root = number == 0 or (made.kind != "reading" and made.chance(0.1))
        made.parents[view["id"]] = None if is_root else pick.choice(made.views)["id"]
        if is_root:
            if made.chance(0.8):
                view["width"] = pick.choice((320, 375, 100, 0, 1024.5))
            if made.chance(0.7):
                view["height"] = pick.choice((667, 480, 10, 0))
        add_sizes(made, view, is_root)
        add_geometry(made, view)
        made.views.append(view)


def add_sizes(made, view, is_root):
    pick = made.pick
    if not is_root:
        for name in ("x", "y", "width", "height"):
            if made.chance(0.08) and (name != "x" or made.kind != "reading"):
                view[name] = made.constant() if name in "xy" else abs(made.constant())
    if made.chance(0.4):
        size = {"width": pick.choice((10, 80, 100.5, 500)), "height": pick.choice((20, 44, 17.5))}
        for name in ("width", "height"):
            if made.chance(0.2):
                del size[name]
        if made.chance(0.15):
            size.pop("height", None)
            size["heightForWidth"] = [[500, 20], [250, 40], [100, 90.5]]
        view["intrinsicSize"] = size
        for name in ("hugging", "compressionResistance"):
            if made.chance(0.4):
                one, two = (pick.choice((250, 251, 750, 740, 1000, "high", "low", "required", 1)) for _ in range(2))
                view[name] = pick.choice((one, {"horizontal": one}, {"horizontal": one, "vertical": two}))
        if made.chance(0.03):
            size["width"] = -5


def add_geometry(made, view):
    pick = made.pick
    for name in ("firstBaseline", "lastBaseline"):
        if made.chance(0.15):
            view[name] = pick.choice((0, 4, 15, 5.5))
    for name in ("margins", "safeArea"):
        if made.chance(0.12):
            sides = ("top", "leading", "bottom", "trailing")
            view[name] = pick.choice((0, 20, {side: made.constant() for side in sides if made.chance(0.5)}))
    if made.chance(0.08):
        view["alignmentInsets"] = {
            side: pick.choice((2, 4.5, 1)) for side in ("top", "left", "bottom", "right") if made.chance(0.6)
        }


def add_guides(made):
    for number in range(made.pick.randint(1, 3)):
        guide = {"id": made.new_name("g"), "in": made.pick.choice(made.views)["id"]}
        if made.chance(0.6):
            sides = ("top", "left", "bottom", "right")
            guide["insets"] = {side: made.constant() for side in sides if made.chance(0.5)}
        made.guides.append(guide)
        made.parents[guide["id"]] = guide["in"]


def anchor(made, name, is_row, is_size=False, plain=False):
    """The text of an anchor of an item."""
    area = ""
    is_view = any(view["id"] == name for view in made.views)
    if is_size:
        attribute = "width" if is_row else "height"
    else:
        attribute = made.pick.choice(READING if is_row and made.directional else EDGES[is_row])
    if is_view and not plain and made.chance(0.12) and not attribute.endswith("Baseline"):
        area = made.pick.choice(("margins.", "safeArea."))
    return f"{quoted(name)}.{area}{attribute}"


def scaled(made, anchor_text, factor):
    if factor == 1:
        return anchor_text
    forms = (f"{factor} * {anchor_text}", f"{anchor_text} * {factor}")
    # A text begins with a sign for a factor, too.
    plain = made.pick.choice(forms)
    return rewritten(anchor_text, factor) or plain


def rewritten(anchor_text, factor):
    """Some of the texts in other words. The choice takes nothing from the generator: its layouts stay what they are."""
    forms = (
        # Powers of two leave the factor what it is.
        f"{anchor_text} / 4 * {4 * factor}",
        f"({anchor_text}) * {factor}",
        f"({anchor_text} - 16) * {factor / 2} * 2 + {factor!r} * 16",
        f"-({-factor} * ({anchor_text}))",
        f"({2 * factor} * {anchor_text} + 8) / 2 - 4",
    )
    number = zlib.crc32(f"{anchor_text} {factor}".encode()) % (4 * len(forms))
    return forms[number] if number < len(forms) and 1e-3 <= abs(factor) <= 1e3 else None


def plus(constant):
    return "" if constant == 0 else f" + {constant!r}" if constant > 0 else f" - {-constant!r}"


def relation(made, equal=0.6):
    return "==" if made.chance(equal) else made.pick.choice(("<=", ">="))


def multipliers(made):
    if made.kind == "extreme":
        return WILD_MULTIPLIERS
    return WIDE_MULTIPLIERS if made.constants is WIDE else MULTIPLIERS


def comparison(made, name, other, is_row, is_size=None):
    """The text of a random comparison between two items."""
    is_size = made.chance(0.3) if is_size is None else is_size
    if made.kind == "reading" and not is_size and is_row and "centerX" in (a := anchor(made, name, is_row)):
        left = a.replace("centerX", "leading")
    else:
        left = anchor(made, name, is_row, is_size)
    right = anchor(made, other, is_row, is_size)
    factor = made.pick.choice(multipliers(made))
    if is_size and made.chance(0.1):
        right = anchor(made, other, not is_row, True)
    if made.chance(0.06):
        end, start = (anchor(made, n, is_row, plain=True) for n in (name, other))
        if not {"leading", "trailing"} & {end.split(".")[-1], start.split(".")[-1]} and made.directional and is_row:
            start = f"{quoted(other)}.leading"
        return f"{end} - {start} {relation(made)} {scaled(made, anchor(made, other, is_row, True), abs(factor))}{plus(made.constant())}"
    if made.chance(0.05):
        low = made.constant()
        return f"{low!r} <= {left} <= {low + abs(made.constant())!r}"
    if made.chance(0.12):
        return f"{left} {relation(made)} {made.constant()!r}"
    return f"{left} {relation(made)} {scaled(made, right, factor)}{plus(made.constant())}"


def add_tangle(made):
    """Comparisons between any items."""
    names = made.names
    for _ in range(made.pick.randint(2, 4 + 3 * len(names))):
        name, other = made.pick.choice(names), made.pick.choice(names)
        container = made.pick.choice(made.views)["id"] if made.chance(0.08) else None
        made.add(comparison(made, name, other, made.chance(0.6)), container=container)


def add_layout(made):
    """Children in rows, pinned, centered or of equal sizes, on each axis, and a few ties between any items."""
    for parent in [view["id"] for view in made.views]:
        children = made.children(parent)
        for is_row in (True, False):
            if children and made.chance(0.85):
                add_row(made, parent, children, is_row)
    for _ in range(made.pick.choice((0, 0, 1, 2, 4))):
        if len(made.names) > 1:
            name, other = made.pick.sample(made.names, 2)
            made.add(comparison(made, name, other, made.chance(0.5)))


def add_row(made, parent, children, is_row):
    near, far = ("top", "bottom") if not is_row else ("leading", "trailing") if made.directional else ("left", "right")
    size = "width" if is_row else "height"
    center = "centerX" if is_row else "centerY"
    outer, sort = quoted(parent), made.pick.choice(("row", "row", "pinned", "centered", "equal"))
    before = None
    for name in map(quoted, children):
        gap = made.pick.choice((0, 8, 20, made.constant()))
        if sort in ("row", "equal"):
            start = f"{before}.{far}" if before else f"{outer}.{near}"
            made.add(f"{name}.{near} {relation(made, 0.8)} {start}{plus(gap)}")
            if sort == "equal" and before:
                made.add(f"{name}.{size} == {before}.{size}")
        elif sort == "pinned":
            made.add(f"{name}.{near} {relation(made, 0.8)} {outer}.{near}{plus(gap)}")
            made.add(f"{outer}.{far} {relation(made, 0.7)} {name}.{far}{plus(gap)}")
        elif is_row and made.kind == "reading":
            made.add(f"{name}.leading - {outer}.leading == {outer}.trailing - {name}.trailing")
        else:
            made.add(f"{name}.{center} == {outer}.{center}{plus(made.pick.choice((0, 0, gap)))}")
        if made.chance(0.3):
            made.add(f"{name}.{size} {relation(made, 0.5)} {made.pick.choice((30, 100, 44.5))}")
        before = name
    if sort in ("row", "equal") and made.chance(0.8):
        made.add(f"{outer}.{far} {relation(made, 0.7)} {before}.{far}{plus(abs(made.constant()))}")


def add_stacks(made):
    pick = made.pick
    for view in made.views:
        children = made.children(view["id"])
        if not made.chance(0.8 if children else 0.1):
            continue
        stack = {}
        is_column = made.chance(0.4)
        if is_column or made.chance(0.2):
            stack["axis"] = "vertical" if is_column else "horizontal"
        if made.chance(0.7):
            stack["distribution"] = pick.choice(
                ("fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering")
            )
        alignments = ["fill", "leading", "top", "center", "trailing", "bottom"] + (
            [] if is_column else ["firstBaseline", "lastBaseline"]
        )
        if made.chance(0.6):
            stack["alignment"] = pick.choice(alignments)
        if made.chance(0.5):
            stack["spacing"] = made.constant()
        arranged = [name for name in children if made.chance(0.85)] if made.chance(0.3) else children
        if arranged != children:
            stack["arranged"] = arranged
        if arranged and made.chance(0.2):
            stack["customSpacing"] = {pick.choice(arranged): made.constant()}
        if arranged and made.chance(0.2):
            stack["hidden"] = pick.sample(arranged, pick.randint(1, len(arranged)))
        for name in ("marginsRelative", "baselineRelative"):
            if made.chance(0.1):
                stack[name] = made.chance(0.6)
        view["stack"] = stack


def add_visual(made):
    pick = made.pick
    for _ in range(pick.randint(1, 3)):
        parent = pick.choice(made.views)["id"]
        names = made.children(parent) + [guide["id"] for guide in made.guides if guide["in"] == parent]
        if not names:
            continue
        row = pick.sample(names, pick.randint(1, min(3, len(names))))
        metrics = {"gap": made.constant(), "most": 120, "weak": 400} if made.chance(0.4) else {}
        text = pick.choice(("H:", "", "V:"))
        is_row = text != "V:"
        text += "|" + connection(made, metrics, "|") if made.chance(0.7) else ""
        for number, name in enumerate(row):
            between = connection(made, metrics, "[") if number else ""
            lengths = [length(made, metrics, names, name) for _ in range(pick.choice((0, 0, 1, 1, 2)))]
            text += f"{between}[{quoted(name)}{'(' + ','.join(lengths) + ')' if lengths else ''}]"
        text += connection(made, metrics, "|") + "|" if made.chance(0.7) else ""
        given = {"visual": text}
        if metrics:
            given["metrics"] = metrics
        if made.chance(0.3):
            given["align"] = pick.sample(("top", "bottom", "centerY") if is_row else ("leading", "trailing"), 1)
        if made.chance(0.2) and made.kind != "reading":
            given["direction"] = pick.choice(("leadingToTrailing", "leftToRight", "rightToLeft"))
        if made.chance(0.3):
            given["priority"] = made.priority()
        made.constraints.append(given)


def connection(made, metrics, before):
    pick = made.pick
    sort = pick.choice(("", "-", "-8-", "-(>=8,<=20@600)-", "-(0@high)-", "-gap-", "-(>=gap@weak)-", "-.5-"))
    return "-" if ("gap" in sort and not metrics) or ("high" in sort and made.chance(0.7)) else sort


def length(made, metrics, names, name):
    pick = made.pick
    target = pick.choice((40, 100, 60.3085773, "most", "view"))
    if target == "view":
        others = [other for other in names if other != name and other not in metrics]
        target = quoted(pick.choice(others)) if others else 50
    elif target == "most" and not metrics:
        target = 120
    at = pick.choice(("", "", "@750", "@weak" if metrics else "@250"))
    return f"{pick.choice(('==', '>=', '<=', ''))}{target}{at}"


def spoil(made):
    """Adds what real sets are full of, or takes out what they lack."""
    how = made.pick.choice(("nothing", "nothing", "contradiction", "near", "copies", "gaps", "clash"))
    texts = [c for c in made.constraints if isinstance(c, str)]
    if how == "gaps":
        made.constraints = [c for c in made.constraints if made.chance(0.75) or isinstance(c, dict) and "id" in c]
    elif texts:
        for _ in range(made.pick.randint(1, 3)):
            found = made.pick.choice(texts).partition("@")[0].rstrip()
            off = {
                "contradiction": made.pick.choice((-20, 7, 50)),
                "near": made.pick.choice((1e-3, 1e-4, -1e-5)),
                "clash": 12,
            }.get(how, 0)
            if how == "nothing" or found.count("=") > 2 or "<= " in found[:20]:
                continue
            priority = made.pick.choice((999, 500, 250)) if how == "clash" else 1000
            made.add(found + plus(off), priority)
