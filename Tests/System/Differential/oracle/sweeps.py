"""Seeded sweeps with ties, and the judgement of one beside breakpoints, at midpoints and random places: linear programs and plain solves."""

import json
import random

from .requests import with_values
from .scene import Scene
from .solution import Solution

SIZES = (20, 30, 40, 40, 50, 50, 80)
HUGGINGS = (249, 250, 250, 250, 251)
RESISTANCES = (749, 750, 750, 750, 751)
# Nearer to an end than this, relative to the range, rounding may decide.
SEAM = 2e-4


def generate(seed):
    """A layout with ties in a row, in columns, in a grid or in a stack, and a property that is swept."""
    pick = random.Random(f"sweep {seed}")
    kind = pick.choice(("row", "row", "columns", "grid", "stack", "tree"))
    request = {"row": row, "columns": columns, "grid": grid, "stack": stack, "tree": tree}[kind](pick)
    if pick.random() < 0.2:
        request["direction"] = "rtl"
    if pick.random() < 0.2:
        request["coordinates"] = "root"
    return kind, request


def label(pick, name, **members):
    view = {"id": name, "intrinsicSize": {"width": pick.choice(SIZES), "height": 20}, **members}
    if pick.random() < 0.4:
        view["hugging"] = pick.choice(HUGGINGS)
    if pick.random() < 0.4:
        view["compressionResistance"] = pick.choice(RESISTANCES)
    return view


def swept(pick, views, rows, low=0, high=400):
    """The request, with a sweep of a range of its width, the bounds of which are not those of others."""
    low, high = sorted((pick.choice((low, low, 50, 100, 130, 140)), pick.choice((high, high, 150, 200, 265, 333))))
    root = {"id": "s", "width": 320, "height": 60, "children": views}
    request = {"views": [root], "constraints": rows}
    request["sweep"] = {"property": "s.width", "from": low, "to": high + (low == high)}
    return request


def row(pick):
    """Views side by side that compete for a width; another may be tied to one of them."""
    names = [f"v{n}" for n in range(pick.randint(2, 5))]
    gap = pick.choice((0, 0, 8))
    relation = pick.choice(("==", "==", "==", ">="))
    rows = ["v0.leading == s.leading", f"{names[-1]}.trailing {pick.choice(('==', '==', '<='))} s.trailing"]
    rows += [f"{b}.leading {relation} {a}.trailing + {gap}" for a, b in zip(names, names[1:])]
    rows += [f"{name}.top == s.top" for name in names]
    views = [label(pick, name) for name in names]
    for number in range(pick.randint(0, 2)):
        views.append({"id": f"m{number}", "x": 0, "y": 30, "height": 5, "intrinsicSize": {"width": pick.choice(SIZES)}})
        rows.append(f"m{number}.width {pick.choice(('==', '==', '<=', '>='))} {pick.choice(names)}.width")
    for _ in range(pick.randint(0, 3)):
        one, other = pick.sample(names, 2)
        priority = pick.choice(("", " @ 750", " @ 500", " @ 250", " @ 250"))
        rows.append(
            pick.choice((f"{one}.width == {other}.width", f"{one}.width <= {pick.choice(SIZES)}", f"{one}.width >= {other}.width"))
            + priority
        )
    return swept(pick, views, rows)


def columns(pick):
    """Columns whose widths are wishes of equal priority."""
    names = [f"v{n}" for n in range(pick.randint(2, 4))]
    rows = ["v0.leading == s.leading", f"{names[-1]}.trailing == s.trailing", *(f"{name}.top == s.top" for name in names)]
    rows += [f"{b}.leading == {a}.trailing" for a, b in zip(names, names[1:])]
    for name in names:
        rows.append(f"{name}.width {pick.choice(('==', '<=', '>='))} {pick.choice(SIZES)} @ {pick.choice((250, 250, 500))}")
        if pick.random() < 0.3:
            rows.append(f"{name}.width <= {pick.choice((0.25, 0.5))} * s.width @ {pick.choice((250, 500))}")
    return swept(pick, [{"id": name, "height": 10} for name in names], rows)


def grid(pick):
    """Two rows of cells whose columns are to be as wide as one another."""
    count = pick.randint(2, 3)
    views, rows = [], []
    for i in range(2):
        names = [f"c{i}{j}" for j in range(count)]
        views += [label(pick, name) for name in names]
        rows += [f"{names[0]}.leading == s.leading", f"{names[-1]}.trailing == s.trailing"]
        rows += [f"{b}.leading {pick.choice(('==', '>='))} {a}.trailing" for a, b in zip(names, names[1:])]
        rows += [f"{name}.top == s.top + {30 * i}" for name in names]
    for j in range(count):
        rows.append(f"c1{j}.width == c0{j}.width" + pick.choice(("", " @ 250", " @ 500", " @ 750")))
    return swept(pick, views, rows)


def stack(pick):
    """A stack of any distribution, whose views have ties."""
    views = [label(pick, f"v{n}") for n in range(pick.randint(2, 4))]
    request = swept(pick, views, [], low=1)
    distribution = pick.choice(("fill", "fillEqually", "equalSpacing", "equalCentering"))
    request["views"][0]["stack"] = {"distribution": distribution, "spacing": pick.choice((0, 8))}
    return request


def tree(pick):
    """Views in views, each with wishes and limits of its own."""
    views, rows = [], []
    for number in range(pick.randint(2, 4)):
        name, inner = f"v{number}", f"i{number}"
        views.append(label(pick, name, children=[label(pick, inner)]))
        rows += [f"{name}.leading >= s.leading", f"{name}.trailing <= s.trailing", f"{name}.top == s.top"]
        if number and pick.random() < 0.6:
            rows.append(f"{name}.leading {pick.choice(('==', '>='))} v{number - 1}.trailing")
        rows += [f"{inner}.leading >= {name}.leading", f"{inner}.top == {name}.top"]
        rows.append(f"{inner}.{pick.choice(('trailing <=', 'trailing ==', 'centerX =='))} {name}.{pick.choice(('trailing', 'centerX'))}")
        if "centerX ==" in rows[-1]:
            rows[-1] = f"{inner}.centerX == {name}.centerX"
    return swept(pick, views, rows)


def faults(request, post, seed, places=3):
    """What is wrong with the answer to a sweep; an empty list where nothing is."""
    status, body = post(request)
    answer = json.loads(body)
    base = {key: value for key, value in request.items() if key != "sweep"}
    if status != 200:
        plain_status, _ = post(base)
        return [] if plain_status == 422 and answer["code"] == "unsatisfiable-constraints" else [f"status {status}: {answer}"]
    sweep, asked = answer["sweep"], request["sweep"]
    cover = sorted((part["from"], part["to"]) for part in sweep["pieces"] + sweep["conflicts"])
    found = []
    if not cover or cover[0][0] != asked["from"] or cover[-1][1] != asked["to"]:
        found.append(f"cover: {cover[:1]}…{cover[-1:]}")
    found += [f"cover: a gap after {a[1]}" for a, b in zip(cover, cover[1:]) if abs(a[1] - b[0]) > 1e-5]
    for value in chosen(sweep, asked, random.Random(seed), places):
        edited = with_values(base, {"set": {asked["property"]: value}})
        found += [f"at {value}: {fault}" for fault in place_faults(sweep, edited, value, post)]
    return found


def chosen(sweep, asked, pick, places):
    """The midpoints of all stretches, and random places, none of them at a seam."""
    parts = [part for name in ("pieces", "conflicts", "ambiguous", "unsatisfied") for part in sweep[name]]
    ends = {end for part in parts for end in (part["from"], part["to"])}
    room = SEAM * (asked["to"] - asked["from"])
    middles = [(part["from"] + part["to"]) / 2 for part in parts]
    # Just inside of each end, where an answer for the end alone would show.
    inside = [end + side * 3 * room for end in pick.sample(sorted(ends), min(len(ends), 4)) for side in (-1, 1)]
    values = {*middles, *inside, *(pick.uniform(asked["from"], asked["to"]) for _ in range(places))}
    return sorted(
        v for v in values if asked["from"] <= v <= asked["to"] and all(abs(v - end) > 2 * room for end in ends)
    )


def at(stretches, value):
    return next((part for part in stretches if part["from"] <= value <= part["to"]), None)


def place_faults(sweep, request, value, post):
    status, body = post(request)
    plain = json.loads(body)
    piece = at(sweep["pieces"], value)
    if piece is None:
        if status == 200:
            yield "conflict: a plain solve has frames"
        return
    if status != 200:
        yield f"frames: a plain solve says {plain['code']}"
        return
    share = (value - piece["from"]) / (piece["to"] - piece["from"])
    frames = {
        view: {name: start + share * (end - start) for name, (start, end) in numbers.items()}
        for view, numbers in piece["frames"].items()
    }
    ambiguous = (at(sweep["ambiguous"], value) or {"ambiguous": []})["ambiguous"]
    yield from plain_faults(frames, ambiguous, plain)
    unsatisfied = unsatisfied_at(sweep, value, plain["unsatisfied"])
    answer = {"frames": frames, "ambiguous": ambiguous, "broken": [], "unsatisfied": unsatisfied}
    yield from Solution(Scene(request), request, answer).faults


def plain_faults(frames, ambiguous, plain):
    """What differs from the frames of a plain solve."""
    if {entry["view"]: entry["attributes"] for entry in ambiguous} != {
        entry["view"]: entry["attributes"] for entry in plain["ambiguous"]
    }:
        yield f"plain: a plain solve has ambiguous {plain['ambiguous']}, the sweep {ambiguous}"
    for view, frame in frames.items():
        its = plain["frames"][view]
        if any(abs(frame[name] - its[name]) > 1e-5 for name in frame):
            yield f"plain: {view} is {its}, in the sweep {frame}"


def unsatisfied_at(sweep, value, plain):
    """The violations of a sweep at a value; their texts are those of an end of the stretch."""
    stretch = at(sweep["unsatisfied"], value)
    entries = []
    for entry in stretch["unsatisfied"] if stretch else ():
        share = (value - stretch["from"]) / (stretch["to"] - stretch["from"])
        low, high = entry["violation"]
        amount = low + share * (high - low)
        if amount > 1e-6:
            entries.append({**entry, "violation": amount})
    return entries

