"""The families of layouts that are measured, each at any number of views."""

import random

from layout import Layout

INSET, GAP = 16, 8


def vertical_list(count):
    """Row under row, inset on both sides, of fixed height."""
    layout = Layout(f"list-{count}")
    screen = layout.screen(375, 667)
    above = None
    for index in range(count):
        row = layout.view(f"row{index}")
        layout.add([(1, row.x), (-1, screen.x)], "==", INSET)
        layout.add([(1, screen.x), (1, screen.w), (-1, row.x), (-1, row.w)], "==", INSET)
        if above:
            layout.add([(1, row.y), (-1, above.y), (-1, above.h)], "==", GAP)
        else:
            layout.add([(1, row.y), (-1, screen.y)], "==", GAP)
        layout.add([(1, row.h)], "==", 44)
        above = row
    return layout


def tree(count):
    """Every view has up to three children, each inset from all of its edges."""
    layout = Layout(f"tree-{count}")
    views = [layout.screen(1024, 768)]
    for index in range(count):
        parent, inset = views[index // 3], 4 + index % 3
        view = layout.view(f"view{index}")
        for edge, size in (("x", "w"), ("y", "h")):
            start, extent = getattr(view, edge), getattr(view, size)
            around, room = getattr(parent, edge), getattr(parent, size)
            layout.add([(1, start), (-1, around)], "==", inset)
            layout.add([(1, around), (1, room), (-1, start), (-1, extent)], "==", inset)
        views.append(view)
    return layout


def grid(count):
    """Rows of ten cells (five in the smallest grid) of one width, and of one aspect ratio."""
    layout = Layout(f"grid-{count}")
    screen = layout.screen(1024, 768)
    columns = 5 if count < 20 else 10
    cells = []
    for index in range(count):
        cell = layout.view(f"cell{index}")
        cells.append(cell)
        row, column = divmod(index, columns)
        if column:
            left = cells[index - 1]
            layout.add([(1, cell.x), (-1, left.x), (-1, left.w)], "==", GAP)
            layout.add([(1, cell.y), (-1, left.y)], "==", 0)
        else:
            layout.add([(1, cell.x), (-1, screen.x)], "==", INSET)
            if row:
                above = cells[index - columns]
                layout.add([(1, cell.y), (-1, above.y), (-1, above.h)], "==", GAP)
            else:
                layout.add([(1, cell.y), (-1, screen.y)], "==", INSET)
        if index:
            layout.add([(1, cell.w), (-1, cells[0].w)], "==", 0)
        if index == columns - 1:
            layout.add([(1, screen.x), (1, screen.w), (-1, cell.x), (-1, cell.w)], "==", INSET)
        layout.add([(1, cell.h), (-0.75, cell.w)], "==", 0)
    return layout


def form(count):
    """Labels and fields with hugging and compression resistance; the label column is as wide as the widest label."""
    layout = Layout(f"form-{count}")
    pick = random.Random(count)
    screen = layout.screen(768, 1024)
    labels, above = [], None
    for index in range(count // 2):
        label, field = layout.view(f"label{index}"), layout.view(f"field{index}")
        layout.add([(1, label.x), (-1, screen.x)], "==", INSET)
        if labels:
            layout.add([(1, label.w), (-1, labels[0].w)], "==", 0)
        labels.append(label)
        layout.add([(1, field.x), (-1, label.x), (-1, label.w)], "==", GAP)
        layout.add([(1, screen.x), (1, screen.w), (-1, field.x), (-1, field.w)], "==", INSET)
        if above:
            layout.add([(1, field.y), (-1, above.y), (-1, above.h)], "==", GAP)
        else:
            layout.add([(1, field.y), (-1, screen.y)], "==", INSET)
        layout.add([(1, label.y), (0.5, label.h), (-1, field.y), (-0.5, field.h)], "==", 0)
        intrinsic(layout, label.w, pick.randint(40, 160), 251)
        intrinsic(layout, label.h, 17, 251)
        intrinsic(layout, field.w, 120, 250)
        intrinsic(layout, field.h, 22, 250)
        above = field
    return layout


def intrinsic(layout, size, value, hugging):
    layout.add([(1, size)], "<=", value, hugging)
    layout.add([(1, size)], ">=", value, 750)


def chain(count):
    """A row of views with equal gaps, minimum widths, and wished widths of which the least important cannot all be had."""
    layout = Layout(f"chain-{count}")
    pick = random.Random(count)
    wishes = [pick.randint(30, 90) for _ in range(count)]
    room = sum(wishes) - sum(wish - 20 for wish in wishes[2::3]) // 2
    screen = layout.screen(room + 12 * (count + 1), 667)
    gap = layout.variable("gap", True)
    layout.add([(1, gap)], ">=", 8)
    layout.add([(1, gap)], "==", 12, 600)
    left = None
    for index, wish in enumerate(wishes):
        view = layout.view(f"view{index}")
        if left:
            layout.add([(1, view.x), (-1, left.x), (-1, left.w), (-1, gap)], "==", 0)
        else:
            layout.add([(1, view.x), (-1, screen.x), (-1, gap)], "==", 0)
        layout.add([(1, view.y), (0.5, view.h), (-1, screen.y), (-0.5, screen.h)], "==", 0)
        layout.add([(1, view.h)], "==", 44)
        layout.add([(1, view.w)], ">=", 20)
        layout.add([(1, view.w)], "==", wish, (750, 500, 250)[index % 3])
        left = view
    layout.add([(1, screen.x), (1, screen.w), (-1, left.x), (-1, left.w), (-1, gap)], "==", 0)
    return layout


FAMILIES = {"list": vertical_list, "tree": tree, "grid": grid, "form": form, "chain": chain}
# Where only required equalities stand.
RIGID = ("list", "tree", "grid")
