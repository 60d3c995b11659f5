"""Layouts whose required constraints cannot all hold, as requests of any size: one cause among many views, or many causes.

Each family is a function of the number of views. `FAMILIES` has them by name, each with the number of causes that a request of
so many views has.
"""

from everyday import chain, label, overfull_required, request, screen


def gaps(count):
    """Views of required widths and gaps, in a screen for a part of them: one cause of inequalities alone."""
    rows = chain(count, gap=">= {} + 8", ends=False) + [f"v{count - 1}.trailing <= screen.trailing"]
    rows += [f"v{n}.width >= 30" for n in range(count)]
    return request(screen([{"id": f"v{n}"} for n in range(count)], 20 * count + 8), rows)


def late_end(count):
    """The same, where the screen's width is required after all that does not fit into it."""
    rows = chain(count, gap=">= {} + 8", ends=False)
    rows += [f"v{n}.width >= 30" for n in range(count)]
    rows += [f"v{count - 1}.trailing == screen.trailing", f"screen.width == {20 * count + 8}"]
    views = [{"id": f"v{n}"} for n in range(count)]
    return request({"id": "screen", "height": 100, "children": views}, rows)


def widths(count):
    """Two widths for each of half the views: as many causes."""
    rows = chain(count, ends=False)
    for n in range(count):
        rows += [f"v{n}.width == {20 + n % 7}"] + ([f"v{n}.width == {30 + n % 5}"] if n % 2 else [])
    return request(screen([{"id": f"v{n}"} for n in range(count)], 20 * count + 8), rows)


def cells(count, equal=False):
    """A table of cells of five labels that are too wide for them; of equal heights, all too high for the screen."""
    views, rows = [], []
    number = max(1, count // 6)
    for n in range(number):
        cell, names = f"cell{n}", [f"{letter}{n}" for letter in "abcde"]
        views.append({"id": cell, "width": 375, "children": [{"id": name} for name in names]})
        rows += [
            f"{cell}.top == cell{n - 1}.bottom" if n else f"{cell}.top == screen.top",
            f"{cell}.leading == screen.leading", f"{names[0]}.leading == {cell}.leading + 8",
            f"{names[-1]}.trailing <= {cell}.trailing - 8",
        ]
        rows += [f"{second}.leading >= {first}.trailing + 8" for first, second in zip(names, names[1:])]
        for name in names:
            rows += [
                f"{name}.top >= {cell}.top + 4", f"{name}.bottom <= {cell}.bottom - 4",
                f"{name}.centerY == {cell}.centerY",
                f"{name}.width >= {60 if equal else 70 + n % 7}", f"{name}.height >= {14 + 7 * n % 11}",
            ]
        rows += [f"{cell}.height == cell{n - 1}.height"] if equal and n else []
    if equal:
        rows.append(f"cell{number - 1}.bottom <= screen.bottom")
    return request(screen(views, 375, 20 * number), rows)


def grid(count):
    """A square of views of required sizes that neither its rows nor its columns have room for."""
    side = max(2, round(count ** 0.5))
    rows, views = [], []
    for i in range(side):
        for j in range(side):
            name = f"c{i}_{j}"
            views.append({"id": name})
            rows.append(f"{name}.leading >= c{i}_{j - 1}.trailing + 4" if j else f"{name}.leading >= screen.leading")
            rows.append(f"{name}.top >= c{i - 1}_{j}.bottom + 4" if i else f"{name}.top >= screen.top")
            rows += [f"{name}.width >= {20 + (3 * i + j) % 7}", f"{name}.height >= 20"]
            # Columns of equal widths make one component of it.
            rows += [f"{name}.width == c{i - 1}_{j}.width"] if i else []
        rows += [f"c{i}_{side - 1}.trailing <= screen.trailing", f"c{side - 1}_{i}.bottom <= screen.bottom"]
    return request(screen(views, 20 * side, 20 * side), rows)


def stack(count, distribution="fill"):
    """A stack of views of required widths that are too wide for it: most members are rows that nobody wrote."""
    views = [label(f"v{n}", n) for n in range(count)]
    rows = [f"v{n}.width >= 30" for n in range(count)]
    return request(screen(views, 20 * count, 50, stack={"distribution": distribution, "spacing": 4}), rows)


def at_most_fifty(causes):
    return min(50, causes)


FAMILIES = {
    "overfull required": (overfull_required, lambda count: 1),
    "gaps required": (gaps, lambda count: 1),
    "late end": (late_end, lambda count: 1),
    "two widths": (widths, lambda count: at_most_fifty(count // 2)),
    "cells too narrow": (cells, lambda count: at_most_fifty(max(1, count // 6))),
    "cells too high": (lambda count: cells(count, equal=True), lambda count: 1),
    "grid too small": (grid, None),
    "stack too narrow": (stack, lambda count: 1),
    "equalCentering too narrow": (lambda count: stack(count, "equalCentering"), lambda count: 1),
    "fillEqually too narrow": (lambda count: stack(count, "fillEqually"), lambda count: 1),
    "fillProportionally too narrow": (lambda count: stack(count, "fillProportionally"), lambda count: 1),
}
