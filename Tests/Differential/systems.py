"""Seeded constraint systems: small tangles of every sort, and systems of the shape that layouts have."""

import random

RELATIONS = ("eq", "le", "ge")


class System:
    """Variables, some non-negative, and constraints `(priority, relation, constant, {variable: coefficient})`."""

    def __init__(self, name):
        self.name = name
        self.non_negative = []
        self.constraints = []

    def variable(self, non_negative=False):
        self.non_negative.append(non_negative)
        return len(self.non_negative) - 1

    def add(self, priority, relation, terms, value):
        """Adds `sum of terms  relation  value`; terms may repeat a variable."""
        summed = {}
        for coefficient, variable in terms:
            summed[variable] = summed.get(variable, 0) + coefficient
        self.constraints.append((priority, relation, -value, summed))

    def text(self):
        """The system in the exchange format that solver-bench reads."""
        lines = ["LAYOUT 1", f"name {self.name}"]
        lines += [f"v x{v}{' n' if sign else ''}" for v, sign in enumerate(self.non_negative)]
        for priority, relation, constant, terms in self.constraints:
            listed = " ".join(f"{v} {a!r}" for v, a in terms.items())
            lines.append(f"c {priority} {relation} {constant!r} {len(terms)} {listed}")
        return "\n".join(lines) + "\n"


def tangle(seed):
    """A few variables under random constraints, many of which meet at one point."""
    pick = random.Random(seed)
    system = System(f"tangle-{seed}")
    count = pick.randint(1, 14)
    for _ in range(count):
        system.variable(pick.random() < 0.4)
    sort = pick.choice(("soft", "mixed", "equalities", "degenerate"))
    priorities = pick.choice(
        ([1000, 750, 250], [1000, 500], [1000, 999, 750, 251, 250, 50, 1], [1000, 750, 750, 250])
    )
    point = [pick.randint(0, 20) * 5 for _ in range(count)]
    for _ in range(pick.randint(1, 3 * count + 3)):
        size = min(count, pick.choice((2, 3, 3, 4) if sort == "equalities" else (1, 1, 2, 2, 2, 3, 4)))
        factors = (1, -1) if sort == "degenerate" else (1, -1, 1, -1, 0.5, 2, -0.5, 1 / 3, -3)
        terms = [(pick.choice(factors), v) for v in pick.sample(range(count), size)]
        priority = pick.choice(priorities)
        if sort == "soft" and priority == 1000 and pick.random() < 0.8:
            priority = pick.choice(priorities[1:])
        at_point = sum(a * point[v] for a, v in terms)
        value = at_point if pick.random() < 0.7 else pick.choice((0, 10, -20, 100, pick.uniform(-100, 100)))
        if sort == "degenerate":
            value = pick.choice((0, 0, 0, 10))
        relation = pick.choice(RELATIONS + ("eq",))
        system.add(priority, relation, terms, value)
        if pick.random() < 0.1:
            system.add(priority, relation, [(2 * a, v) for a, v in terms], 2 * value)
    return system


class View:
    """Four variables: x, y, width and height, the sizes non-negative."""

    def __init__(self, system):
        self.x, self.y = system.variable(), system.variable()
        self.width, self.height = system.variable(True), system.variable(True)

    def span(self, axis):
        return (self.x, self.width) if axis == "x" else (self.y, self.height)


def intrinsic(system, pick, view):
    """Hugging and compression resistance on both axes, sometimes changed."""
    for size, value in ((view.width, pick.randint(10, 200)), (view.height, pick.randint(10, 40))):
        system.add(pick.choice((250, 250, 251, 249)), "le", [(1, size)], value)
        system.add(pick.choice((750, 750, 749, 1000)), "ge", [(1, size)], value)


def layout(seed):
    """Views in a tree: insets, stacks, forms and free placement, with clashes, copies and gaps by chance."""
    pick = random.Random(seed)
    system = System(f"layout-{seed}")
    root = View(system)
    for variable, value in ((root.x, 0), (root.y, 0), (root.width, pick.choice((320, 375, 768))), (root.height, 667)):
        system.add(1000, "eq", [(1, variable)], value)
    parents = [root]
    for _ in range(pick.randint(1, 4)):
        parent = pick.choice(parents)
        children = [View(system) for _ in range(pick.randint(1, 4))]
        for axis in ("x", "y"):
            arrange(system, pick, parent, children, axis)
        for child in children:
            if pick.random() < 0.7:
                intrinsic(system, pick, child)
        parents += children
    spoil(system, pick)
    return system


def arrange(system, pick, parent, children, axis):
    edge, size = parent.span(axis)
    spans = [child.span(axis) for child in children]
    sort = pick.choice(("inset", "row", "row", "equal", "free", "center"))
    gap = pick.choice((0, 8, 16))
    for index, (start, extent) in enumerate(spans):
        if sort in ("row", "equal"):
            before = [(1, edge)] if index == 0 else [(1, spans[index - 1][0]), (1, spans[index - 1][1])]
            system.add(1000, "eq", [(1, start)] + [(-a, v) for a, v in before], gap)
            if index == len(spans) - 1:
                ends = [(1, edge), (1, size), (-1, start), (-1, extent)]
                system.add(pick.choice((1000, 1000, 750)), pick.choice(("eq", "ge")), ends, gap)
            if sort == "equal" and index:
                system.add(1000, "eq", [(1, extent), (-1, spans[0][1])], 0)
        elif sort == "inset":
            system.add(1000, "eq", [(1, start), (-1, edge)], gap)
            system.add(1000, "eq", [(1, edge), (1, size), (-1, start), (-1, extent)], gap)
        elif sort == "center":
            middle = [(2, start), (1, extent), (-2, edge), (-1, size)]
            system.add(pick.choice((1000, 1000, 500)), "eq", middle, 0)
            system.add(1000, "le", [(1, extent), (-1, size)], -gap)
        elif pick.random() < 0.8:
            system.add(1000, "ge", [(1, start), (-1, edge)], gap)
            system.add(pick.choice((1000, 250)), "le", [(1, extent), (-0.5, size)], 0)


def spoil(system, pick):
    """Adds what real sets are full of: copies, scaled copies, wishes that clash, and now and then a contradiction."""
    for _ in range(pick.randint(0, 4)):
        priority, relation, constant, terms = pick.choice(system.constraints)
        scaled = pick.choice((1, 1, -1, 0.5, 3))
        if scaled < 0:
            relation = {"eq": "eq", "le": "ge", "ge": "le"}[relation]
        what = pick.random()
        off = pick.choice((-20, 7, 50)) if what < 0.5 else 0
        if off and priority == 1000 and what > 0.1:
            priority = pick.choice((999, 500, 250))
        system.add(priority, relation, [(scaled * a, v) for v, a in terms.items()], scaled * (off - constant))


def generate(seed):
    return layout(seed) if seed % 2 else tangle(seed)
