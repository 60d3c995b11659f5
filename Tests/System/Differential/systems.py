"""Seeded constraint systems: small tangles of every sort, and systems of the shape that layouts have."""

import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "Benchmarks/solver"))

import coupled
import layout as benchmark

RELATIONS = ("eq", "le", "ge")
SPOILS = ("nothing", "contradiction", "soft clash", "copies", "gaps", "degenerate")


class System:
    """Variables, some non-negative, and constraints `(priority, relation, constant, {variable: coefficient})`."""

    def __init__(self, name):
        self.name = name
        self.non_negative = []
        self.constraints = []
        self.edit = None

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
        """The system in the exchange format that solver-probe reads."""
        lines = ["LAYOUT 1", f"name {self.name}"]
        lines += [f"v x{v}{' n' if sign else ''}" for v, sign in enumerate(self.non_negative)]
        for priority, relation, constant, terms in self.constraints:
            listed = " ".join(f"{v} {a!r}" for v, a in terms.items())
            lines.append(f"c {priority} {relation} {constant!r} {len(terms)} {listed}")
        if self.edit:
            variable, priority, values = self.edit
            lines.append(f"e {variable} {priority} {' '.join(map(repr, values))}")
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


def tree(seed):
    """Views in a tree: on each axis inset, in a row, of equal size, centered or free."""
    pick = random.Random(seed)
    system = System(f"tree-{seed}")
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


def coupled_layout(seed):
    """A small one of the layouts that the benchmark measures: rows, a form, boxes in boxes, or freeform."""
    source = coupled.coupled(seed, most=9)
    system = System(f"{source.name.split('-')[-1]}-{seed}")
    system.non_negative = [sign for _, sign in source.variables]
    for priority, relation, constant, terms in source.constraints:
        system.add(priority, benchmark.RELATIONS[relation], terms, -constant)
    return system


def spoil(system, pick, how):
    """Adds what real sets are full of, or takes out what they lack."""
    if how == "gaps":
        kept = [c for c in system.constraints if pick.random() < 0.8]
        system.constraints = kept or system.constraints
    if how == "degenerate":
        # All that was at some distance meets at one point.
        zero = pick.choice((0, 0, 8))
        system.constraints = [
            (p, r, -zero if k and abs(k) < 100 and pick.random() < 0.9 else k, t) for p, r, k, t in system.constraints
        ]
    for _ in range({"contradiction": pick.randint(1, 3), "soft clash": 4, "copies": 5}.get(how, 0)):
        copy(system, pick, how)


def copy(system, pick, how):
    """Adds a scaled copy of a constraint: the same, or one that contradicts it, or would if it were required."""
    priority, relation, constant, terms = pick.choice(system.constraints)
    off = 0
    if how == "contradiction":
        priority, relation, constant, terms = pick.choice(
            [c for c in system.constraints if c[0] == 1000] or system.constraints
        )
        off = pick.choice((-20, 7, 50))
    elif how == "soft clash":
        priority = pick.choice((999, 500, 250))
        off = pick.choice((-20, 7, 50))
    scale = pick.choice((1, 1, -1, 0.5, 3))
    if scale < 0:
        relation = {"eq": "eq", "le": "ge", "ge": "le"}[relation]
    system.add(priority, relation, [(scale * a, v) for v, a in terms.items()], scale * (off - constant))


def edited(system, seed):
    """The system with a suggestion for one variable that changes a few times, in small steps and great ones."""
    pick = random.Random(seed + 1_000_000)
    edited = System(f"{system.name}-edited")
    edited.non_negative, edited.constraints = system.non_negative, list(system.constraints)
    value, values = pick.randint(0, 60) * 5, []
    for _ in range(8):
        values.append(value)
        value += pick.choice((-1, 1, 2, 7, -40, 120))
    edited.edit = (pick.randrange(len(system.non_negative)), pick.choice((900, 500, 90)), values)
    return edited


def after_edits(edited):
    """What an edited system has become once the last value is suggested."""
    variable, priority, values = edited.edit
    result = System(edited.name)
    result.non_negative, result.constraints = edited.non_negative, list(edited.constraints)
    result.add(priority, "eq", [(1, variable)], values[-1])
    return result


def generate(seed):
    """The system of a seed: a tangle, a tree or a layout of the benchmark, spoilt in one way."""
    kind = (tangle, tree, coupled_layout)[seed % 3]
    system = kind(seed // 3)
    pick = random.Random(seed)
    system.kind = system.name.split("-")[0]
    system.spoilt = "nothing" if kind is tangle else pick.choice(SPOILS)
    spoil(system, pick, system.spoilt)
    system.name = f"{system.kind}-{seed}"
    return system
