"""Layouts that people write every day, as requests of any size: rows, ladders, grids, stacks, cells, and some in conflict.

Each family is a function of the number of views. `FAMILIES` has them by name; `mixture` puts several into one request, and
`shuffled` is a request with its views and constraints in another order, which must not matter.
"""

import copy
import math

# Sizes of content, so that neighbours differ.
WIDTHS = (10, 15, 20, 25, 30, 35, 40)


def label(name, number, least=0, **members):
    size = {"width": least + WIDTHS[number % len(WIDTHS)], "height": 14 + number % 9}
    return {"id": name, "intrinsicSize": size, **members}


def screen(children, width, height=100, **members):
    return {"id": "screen", "width": width, "height": height, "children": children, **members}


def request(view, constraints=()):
    return {"views": [view], "constraints": list(constraints)}


def chain(count, gap="== {} + 8", ends=True):
    """Views side by side, from the leading edge of the screen on, to its trailing edge if `ends`."""
    rows = ["v0.leading == screen.leading"]
    rows += [f"v{n}.leading {gap.format(f'v{n - 1}.trailing')}" for n in range(1, count)]
    return rows + ([f"v{count - 1}.trailing == screen.trailing"] if ends else [])


def gaps(count):
    views = [label(f"v{n}", n) for n in range(count)]
    rows = chain(count, gap=">= {} + 8", ends=False) + [f"v{count - 1}.trailing <= screen.trailing"]
    return request(screen(views, 20 * count + 8), rows)


def overfull(count):
    return request(screen([label(f"v{n}", n, least=30) for n in range(count)], 20 * count + 8), chain(count))


def ladder(count):
    rows = ["v0.leading >= screen.leading"]
    rows += [f"v{n}.leading >= v{n - 1}.leading + {n % 5}" for n in range(1, count)]
    rows += [f"v{n}.trailing <= screen.trailing" for n in range(count)]
    rows += [f"v{n}.width >= v{n - 1}.width @ 500" for n in range(1, count)]
    return request(screen([label(f"v{n}", n) for n in range(count)], 20 * count + 8), rows)


def equal_to_first(count):
    rows = chain(count) + [f"v{n}.width == v0.width @ 750" for n in range(1, count)]
    return request(screen([{"id": f"v{n}"} for n in range(count)], 20 * count + 8), rows)


def equal_to_neighbour(count):
    rows = chain(count) + [f"v{n}.width == v{n - 1}.width @ 700" for n in range(1, count)]
    return request(screen([label(f"v{n}", n) for n in range(count)], 20 * count + 8), rows)


def stack(distribution, count):
    views = [label(f"v{n}", n) for n in range(count)]
    return request(screen(views, 40 * count, 50, stack={"distribution": distribution, "spacing": 4}))


def carousels(count):
    """A page of carousels of ten cards, each as high as its highest card."""
    views, rows = [], []
    for number in range(max(1, count // 11)):
        name, cards = f"carousel{number}", [f"card{number}_{n}" for n in range(10)]
        views.append({"id": name, "children": [label(card, number + n, least=90) for n, card in enumerate(cards)]})
        rows += [
            f"{name}.leading == screen.leading", f"{name}.trailing == screen.trailing",
            f"{name}.top == carousel{number - 1}.bottom + 16" if number else f"{name}.top == screen.top + 16",
        ]
        for n, card in enumerate(cards):
            rows += [
                f"{card}.leading == {cards[n - 1]}.trailing + 12" if n else f"{card}.leading == {name}.leading + 12",
                f"{card}.top == {name}.top", f"{card}.bottom <= {name}.bottom", f"{card}.height == {name}.height @ 900",
            ]
            if n:
                rows.append(f"{card}.width == {cards[0]}.width @ 740")
    return request(screen(views, 375, 4000), rows)


def grid(count):
    """A square of labels that keep their distance from those before and above."""
    side = max(2, round(math.sqrt(count)))
    rows = []
    for i in range(side):
        for j in range(side):
            rows.append(f"c{i}_{j}.leading >= c{i}_{j - 1}.trailing + 4" if j else f"c{i}_{j}.leading >= screen.leading")
            rows.append(f"c{i}_{j}.top >= c{i - 1}_{j}.bottom + 4" if i else f"c{i}_{j}.top >= screen.top")
        rows += [f"c{i}_{side - 1}.trailing <= screen.trailing", f"c{side - 1}_{i}.bottom <= screen.bottom"]
    views = [label(f"c{i}_{j}", 7 * i + 3 * j) for i in range(side) for j in range(side)]
    return request(screen(views, 40 * side, 22 * side), rows)


def soft_grid(count):
    """A square of labels whose rows and columns are to be of equal sizes."""
    side = max(2, round(math.sqrt(count)))
    rows = []
    for i in range(side):
        for j in range(side):
            rows.append(f"c{i}_{j}.leading == c{i}_{j - 1}.trailing + 4" if j else f"c{i}_{j}.leading == screen.leading")
            rows.append(f"c{i}_{j}.top == c{i - 1}_{j}.bottom + 4" if i else f"c{i}_{j}.top == screen.top")
            rows += [f"c{i}_{j}.height == c{i}_{j - 1}.height @ 700"] if j else []
            rows += [f"c{i}_{j}.width == c{i - 1}_{j}.width @ 700"] if i else []
        rows += [f"c{i}_{side - 1}.trailing == screen.trailing", f"c{side - 1}_{i}.bottom == screen.bottom"]
    views = [label(f"c{i}_{j}", 7 * i + 3 * j) for i in range(side) for j in range(side)]
    return request(screen(views, 40 * side, 22 * side), rows)


def overfull_required(count):
    """Widths that cannot all be in the screen: one cause, whatever the size."""
    rows = chain(count) + [f"v{n}.width >= 30" for n in range(count)]
    return request(screen([{"id": f"v{n}"} for n in range(count)], 20 * count + 8), rows)


def ambiguous_chain(count):
    """Views side by side of which nothing says how wide they are."""
    return request(screen([{"id": f"v{n}"} for n in range(count)], 20 * count + 8), chain(count, ends=False))


def cells(count):
    """A table of cells of five labels, each cell as high as they need."""
    views, rows = [], []
    for number in range(max(1, count // 6)):
        cell, names = f"cell{number}", [f"{letter}{number}" for letter in "abcde"]
        children = [
            {"id": name, "intrinsicSize": {"width": 40 + number % 50, "height": 20}} for name in names
        ]
        views.append({"id": cell, "width": 375, "children": children})
        rows += [
            f"{cell}.top == cell{number - 1}.bottom" if number else f"{cell}.top == screen.top",
            f"{cell}.leading == screen.leading", f"{names[0]}.leading == {cell}.leading + 8",
            f"{names[-1]}.trailing <= {cell}.trailing - 8",
        ]
        rows += [f"{second}.leading >= {first}.trailing + 8" for first, second in zip(names, names[1:])]
        for name in names:
            rows += [
                f"{name}.top >= {cell}.top + 4", f"{name}.bottom <= {cell}.bottom - 4",
                f"{name}.centerY == {cell}.centerY",
            ]
    return request(screen(views, 375, 40 * len(views)), rows)


FAMILIES = {
    "row of gaps": gaps,
    "overfull row": overfull,
    "ladder": ladder,
    "equal to the first": equal_to_first,
    "equal to the neighbour": equal_to_neighbour,
    "equalCentering": lambda count: stack("equalCentering", count),
    "fillProportionally": lambda count: stack("fillProportionally", count),
    "fill": lambda count: stack("fill", count),
    "carousels": carousels,
    "grid of gaps": grid,
    "soft grid": soft_grid,
    "overfull required": overfull_required,
    "ambiguous chain": ambiguous_chain,
    "cells": cells,
}


def named(body, prefix):
    """A request of a family with other names, to stand beside others."""
    body = copy.deepcopy(body)

    def rename(view):
        view["id"] = prefix + view["id"]
        for child in view.get("children", ()):
            rename(child)

    for view in body["views"]:
        rename(view)
    body["constraints"] = [" ".join(prefix + word if "." in word and word[0].isalpha() else word
                                    for word in row.split()) for row in body["constraints"]]
    return body


def mixture(pick, count):
    """Two or three families side by side, some of their views tied to each other."""
    parts = [named(FAMILIES[pick.choice(list(FAMILIES))](pick.randint(2, max(2, count))), f"p{n}_")
             for n in range(pick.randint(2, 3))]
    body = {"views": [view for part in parts for view in part["views"]],
            "constraints": [row for part in parts for row in part["constraints"]]}
    for first, second in zip(parts, parts[1:]):
        names = [pick.choice(part["views"][0]["children"])["id"] for part in (first, second)]
        factor = pick.choice(("", "", "2 * ", "0.5 * "))
        tail = pick.choice(("", "", " @ 800", " @ 250", " @ 100"))
        relation = pick.choice(("==", "<=", ">="))
        body["constraints"].append(f"{names[0]}.width {relation} {factor}{names[1]}.width{tail}")
    return body


def shuffled(body, pick):
    """The same request with its constraints, and the views of each parent, in another order."""
    body = copy.deepcopy(body)

    def shuffle(views):
        pick.shuffle(views)
        for view in views:
            # The order of a stack's views has a meaning.
            if "stack" not in view:
                shuffle(view.get("children", []))

    shuffle(body["views"])
    pick.shuffle(body["constraints"])
    return body
