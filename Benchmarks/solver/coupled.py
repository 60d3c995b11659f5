"""Random small layouts whose wishes are tied to each other, so that no view can be placed by itself.

Everything required can hold; what is wished for, in part, cannot. The differential test checks them against linear
programs.
"""

import random

from layout import Layout

GAP = 8


def coupled(seed, most=40):
    pick = random.Random(seed)
    kind = (rows, form, wrapped, freeform)[seed % 4]
    layout = Layout(f"coupled-{seed}-{kind.__name__}")
    kind(layout, pick, pick.randint(5, most))
    if pick.random() < 0.5:
        settle(layout, pick)
    return layout


def sizes(layout, pick, view, widest):
    """Hugging and compression resistance, as labels and images have them."""
    for size, value in ((view.w, pick.randint(2, widest // 5) * 5), (view.h, pick.choice((17, 20.5, 22, 44)))):
        layout.add([(1, size)], "<=", value, pick.choice((250, 250, 251)))
        layout.add([(1, size)], ">=", value, pick.choice((750, 750, 751)))


def after(layout, edge, size, view, other, gap, wished=None):
    """`view` begins at least `gap` after `other` ends, and just there if it can."""
    terms = [(1, view[edge]), (-1, other[edge]), (-1, other[size])]
    layout.add(terms, ">=", gap)
    if wished:
        layout.add(terms, "==", gap, wished)


X, Y, W, H = range(4)


def rows(layout, pick, count):
    """Rows of items that compete for the width of the screen, with columns that want to line up."""
    screen = layout.screen(pick.choice((320, 390, 768)), 844)
    columns = pick.randint(3, 8)
    above, row = [screen], []
    for index in range(count):
        item = layout.view(f"item{index}")
        sizes(layout, pick, item, 160)
        if row:
            after(layout, X, W, item, row[-1], GAP, 250)
            if pick.random() < 0.5:
                layout.add([(1, item.w), (-1, row[-1].w)], "==", 0, pick.choice((999, 500)))
        else:
            layout.add([(1, item.x), (-1, screen.x)], "==", GAP)
        for other in above:
            if other is screen:
                layout.add([(1, item.y), (-1, screen.y)], "==", GAP)
            else:
                after(layout, Y, H, item, other, GAP, 250)
        if len(row) < len(above) and above[0] is not screen:
            layout.add([(1, item.w), (-1, above[len(row)].w)], "==", 0, pick.choice((1000, 490)))
        row.append(item)
        if len(row) == columns or index == count - 1:
            end = [(1, screen.x), (1, screen.w), (-1, item.x), (-1, item.w)]
            layout.add(end, ">=", GAP)
            layout.add(end, "==", GAP, 500)
            above, row = row, []


def form(layout, pick, count):
    """A form whose rows are as high as the higher of label and field, in a window that follows its content."""
    window = layout.view("window")
    layout.add([(1, window.x)], "==", 0)
    layout.add([(1, window.y)], "==", 0)
    layout.edited = [layout.add([(1, window.w)], "==", 480, 500)]
    layout.edits = [[400], [480]]
    layout.add([(1, window.h)], "==", 320, 500)
    above = None
    for index in range(max(2, count // 2)):
        label, field = layout.view(f"label{index}"), layout.view(f"field{index}")
        sizes(layout, pick, label, 150)
        sizes(layout, pick, field, 400)
        layout.add([(1, label.x), (-1, window.x)], "==", 16)
        after(layout, X, W, field, label, GAP, pick.choice((250, 500)))
        layout.add([(1, window.x), (1, window.w), (-1, field.x), (-1, field.w)], "==", 16, pick.choice((1000, 500)))
        layout.add([(1, label.y), (0.5, label.h), (-1, field.y), (-0.5, field.h)], "==", 0)
        for view in (label, field):
            if above:
                for other in above:
                    after(layout, Y, H, view, other, GAP)
            else:
                layout.add([(1, view.y), (-1, window.y)], ">=", GAP)
            layout.add([(1, window.y), (1, window.h), (-1, view.y), (-1, view.h)], ">=", GAP, pick.choice((1000, 750)))
        if above:
            layout.add([(1, label.w), (-1, above[0].w)], "==", 0, pick.choice((1000, 999)))
            layout.add([(1, field.x), (-1, above[1].x)], "==", 0)
            layout.add([(1, field.y), (-1, above[1].y), (-1, above[1].h)], "==", GAP, 250)
            if pick.random() < 0.3:
                layout.add([(1, field.w), (-pick.choice((0.5, 2, 1)), above[1].w)], "==", 0, 500)
        above = (label, field)


def wrapped(layout, pick, count):
    """Boxes that hold boxes and shrink around them, with shares of their parent's width."""
    screen = layout.screen(pick.choice((390, 1024)), 768)
    views = [screen]
    last = {}
    for index in range(count):
        parent = pick.choice(views[-6:])
        view = layout.view(f"box{index}")
        for edge, size in ((X, W), (Y, H)):
            layout.add([(1, view[edge]), (-1, parent[edge])], ">=", 4)
            end = [(1, parent[edge]), (1, parent[size]), (-1, view[edge]), (-1, view[size])]
            layout.add(end, ">=", 4, 1000 if parent is not screen else 750)
            layout.add(end, "==", 4, pick.choice((250, 251)))
        before = last.get(parent)
        if before:
            edge, size = pick.choice(((X, W), (Y, H)))
            after(layout, edge, size, view, before, GAP, 500)
            layout.add([(1, view[size]), (-1, before[size])], "==", 0, pick.choice((490, 999)))
        if pick.random() < 0.4:
            layout.add([(1, view.w), (-pick.choice((0.25, 0.5)), parent.w)], "==", 0, 750)
        sizes(layout, pick, view, 200)
        last[parent] = view
        views.append(view)


def freeform(layout, pick, count):
    """Views placed by those before them: beside, below, centered, within; some of it only wished for."""
    screen = layout.screen(pick.choice((375, 1024)), 667)
    views = [screen]
    for index in range(count):
        view = layout.view(f"view{index}")
        for edge, size in ((X, W), (Y, H)):
            other = pick.choice(views[-5:])
            sort = pick.choice(("after", "center", "align", "ratio", "between"))
            if sort == "after" and other is not screen:
                after(layout, edge, size, view, other, GAP, pick.choice((250, 500)))
            elif sort == "center":
                middle = [(1, view[edge]), (0.5, view[size]), (-1, other[edge]), (-0.5, other[size])]
                layout.add(middle, "==", 0, pick.choice((1000, 500)))
            elif sort == "align":
                layout.add([(1, view[edge]), (-1, other[edge])], "==", pick.randint(-10, 20), pick.choice((1000, 500)))
            elif sort == "ratio":
                layout.add([(1, view[size]), (-pick.choice((0.5, 1, 2)), other[size])], "==", 0, pick.choice((751, 500)))
                layout.add([(1, view[edge]), (-1, other[edge])], ">=", 0)
            else:
                second = pick.choice(views[-5:])
                middle = [(2, view[edge]), (1, view[size]), (-1, other[edge]), (-1, second[edge]), (-1, second[size])]
                layout.add(middle, "==", 0, 750)
            layout.add([(1, view[edge]), (-1, screen[edge])], ">=", 0, 750)
            end = [(1, view[edge]), (1, view[size]), (-1, screen[edge]), (-1, screen[size])]
            layout.add(end, "<=", 0, pick.choice((750, 999)))
        sizes(layout, pick, view, 220)
        views.append(view)


def settle(layout, pick):
    """Weak wishes for every variable, as engines add them, so that nothing is left open."""
    for variable in range(len(layout.variables)):
        layout.add([(1, variable)], "==", pick.randint(0, 60) * 5, pick.choice((1, 1, 2, 5)))
