"""Kiwi's own benchmark, read from the source of the package: the constraints of a dialog as the enaml toolkit makes them."""

import re

from layout import Layout

# Kiwi's strengths in that benchmark, and the priorities that stand for them here.
STRENGTHS = {
    "strength::required": (1000, None),
    "strength::strong": (900, 1e6),
    "smedium": (800, 1e5),
    "mmedium": (700, 1.25e3),
    "strength::medium": (600, 1e3),
    "strength::weak": (500, 1),
}
LINE = re.compile(r"^ *\((.*) (==|<=|>=) 0\) \| ([\w:]+),$", re.MULTILINE)
SIZES = ((400, 600), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400))


def enaml(source):
    """The layout in the text of `enaml_like_benchmark.cpp`."""
    layout = Layout("enaml")
    layout.strengths = {priority: strength for priority, strength in STRENGTHS.values() if strength}
    names = {}

    def variable(name):
        if name not in names:
            names[name] = layout.variable(name)
        return names[name]

    for index, name in enumerate(("width", "height")):
        layout.edited.append(layout.add([(1, variable(name))], "==", SIZES[0][index], 900))
    layout.edits = [list(size) for size in SIZES[1:] + SIZES[:1]]
    for expression, relation, strength in LINE.findall(source):
        terms, constant = [], 0
        for part in expression.split(" + "):
            factor, _, name = part.rpartition(" * ")
            if re.fullmatch(r"-?[a-z]\w*", name):
                sign = -1 if name.startswith("-") else 1
                terms.append((sign * float(factor or 1), variable(name.lstrip("-"))))
            else:
                constant += float(part)
        layout.add(terms, relation, -constant, STRENGTHS[strength][0])
    if len(layout.constraints) < 100:
        raise ValueError("kiwi's benchmark does not read as it is known")
    return layout
