"""Random scenes of flat views whose anchors are compared with each other, as requests and as linear rows.

Every required row holds at a hidden point, until contradictions are added. Positions and sizes are bounded, so that
numbers stay within what a layout has.
"""

import random

SCREEN = "r"
SIGN = "nonNegative."
MIRRORED = {"==": "==", "<=": ">=", ">=": "<="}
# Of each anchor: the factors of x, y, width and height.
ANCHORS = {
    "left": (1, 0, 0, 0), "right": (1, 0, 1, 0), "centerX": (1, 0, 0.5, 0), "top": (0, 1, 0, 0),
    "bottom": (0, 1, 0, 1), "centerY": (0, 1, 0, 0.5), "width": (0, 0, 1, 0), "height": (0, 0, 0, 1),
}


class Row:
    """Σ terms  relation  bound, at a priority; `name` is the index of a constraint, or what a view implies."""

    def __init__(self, terms, relation, bound, priority, name):
        self.terms = {v: c for v, c in terms.items() if c}
        self.relation, self.bound, self.priority, self.name = relation, bound, priority, name

    def value(self, point):
        return sum(c * point[v] for v, c in self.terms.items())

    def violation(self, point):
        off = self.value(point) - self.bound
        return abs(off) if self.relation == "==" else max(0.0, off if self.relation == "<=" else -off)

    def size(self, point):
        return max([1.0, abs(self.bound)] + [abs(c * point[v]) for v, c in self.terms.items()])


class Scene:
    """Views with their members, and constraints as tuples (first, relation, second, multiplier, constant, priority)."""

    def __init__(self):
        self.views = {SCREEN: {"width": 1000.0, "height": 800.0}}
        self.constraints = []

    def add(self, first, relation, second=None, multiplier=1.0, constant=0.0, priority=1000):
        self.constraints.append((first, relation, second, multiplier, constant, priority))

    def request(self, **options):
        views = [{"id": id, **({} if id == SCREEN else {"parent": SCREEN}), **m} for id, m in self.views.items()]
        constraints = []
        for first, relation, second, multiplier, constant, priority in self.constraints:
            parts = {"first": first, "relation": relation, "constant": constant, "priority": priority}
            constraints.append(parts | ({"second": second, "multiplier": multiplier} if second else {}))
        return {"views": views, "constraints": constraints, "coordinates": "root", **options}

    def rows(self):
        """All rows in the order of admission: signs, given numbers, constraints, then what content wants."""
        place = {id: 4 * n for n, id in enumerate(self.views)}

        def terms(anchor, factor, into):
            id, attribute = anchor.rsplit(".", 1)
            for at, share in enumerate(ANCHORS[attribute]):
                into[place[id] + at] = into.get(place[id] + at, 0.0) + factor * share
            return into

        signs, given, wanted = [], [], []
        for id, members in self.views.items():
            for at, size in ((2, "width"), (3, "height")):
                column = {place[id] + at: 1.0}
                signs.append(Row(column, ">=", 0.0, 1000, (id, SIGN + size)))
                if size in members:
                    given.append(Row(column, "==", members[size], 1000, (id, size)))
                if size in members.get("intrinsicSize", {}):
                    axis, content = "horizontal" if at == 2 else "vertical", members["intrinsicSize"][size]
                    for relation, name, usual in (("<=", "hugging", 250), (">=", "compressionResistance", 750)):
                        wanted.append(Row(column, relation, content, members.get(name, usual), (id, f"{name}.{axis}")))
        # The root stands at the origin.
        given += [Row({at: 1.0}, "==", 0.0, 1000, (SCREEN, "xy"[at])) for at in (0, 1)]
        rows = []
        for number, (first, relation, second, multiplier, constant, priority) in enumerate(self.constraints):
            sum = terms(first, 1.0, {})
            rows.append(Row(terms(second, -multiplier, sum) if second else sum, relation, constant, priority, number))
        return signs + given + rows + wanted

    def point(self, frames):
        """The values of the columns in frames."""
        return [frames[id][member] for id in self.views for member in ("x", "y", "width", "height")]


def scene(seed, contradictions=0):
    """A scene of 20 to 90 views, with two to five comparisons for each."""
    rng = random.Random(seed)
    made, count = Scene(), rng.randint(20, 90)
    scale = rng.choice((0.01, 1, 1, 10, 1000))
    pick = (lambda a, b: float(round(rng.uniform(a, b)))) if rng.random() < 0.6 else rng.uniform
    hidden = {SCREEN: (0.0, 0.0, 1000.0, 800.0)}
    for n in range(count):
        width = 0.0 if rng.random() < 0.1 else pick(0, 100 * scale)
        hidden[f"v{n}"] = (pick(0, 1000 * scale), pick(0, 1000 * scale), width, pick(0, 100 * scale))
        members = {}
        if rng.random() < 0.4:
            members["intrinsicSize"] = {"width": pick(1, 100 * scale), "height": pick(1, 50 * scale)}
            members |= {k: rng.randint(1, 999) for k in ("hugging", "compressionResistance") if rng.random() < 0.3}
        made.views[f"v{n}"] = members
    add_comparisons(made, hidden, scale, pick, rng)
    reach = 2.0**14 * max(scale, 1)
    for id in list(made.views)[1:]:
        for low, high in (("left", "right"), ("top", "bottom")):
            made.add(f"{id}.{low}", ">=", constant=-reach)
            made.add(f"{id}.{high}", "<=", constant=reach)
    for _ in range(contradictions):
        contradict(made, scale, pick, rng)
    if rng.random() < 0.3:
        rng.shuffle(made.constraints)
    return made


def add_comparisons(made, hidden, scale, pick, rng):
    count = len(made.views) - 1
    priority = rng.choice((
        lambda: 500, lambda: rng.choice((1, 50, 250, 251, 750, 999)), lambda: rng.randint(1, 999),
        lambda: round(rng.uniform(0.5, 999.5), 3),
    ))
    factor = rng.choice((
        lambda: 1.0, lambda: rng.choice((0.5, 2, 1, 1, 1.5, 3, 0.25, 16 / 9)), lambda: 10 ** rng.uniform(-1, 1),
        lambda: rng.choice((1, 1, 1, 1, -1, 2, 0.5, 0.001, 1000)),
    ))
    is_near, hardness, tightness = rng.random() < 0.7, rng.choice((0.1, 0.3, 0.5)), rng.choice((0, 0.3, 0.9))
    has_both_axes = rng.random() < 0.5

    def value(anchor):
        id, attribute = anchor.rsplit(".", 1)
        return sum(share * number for share, number in zip(ANCHORS[attribute], hidden[id]))

    for _ in range(int(count * rng.uniform(2.2, 5))):
        a = rng.randrange(count)
        is_neighbour = is_near and rng.random() < 0.95
        b = (a + rng.choice((-3, -2, -1, 1, 1, 1, 2, 3))) % count if is_neighbour else rng.randrange(count)
        if a == b:
            continue
        if rng.random() < 0.45:
            group = ("top", "bottom", "centerY") if has_both_axes and rng.random() < 0.5 else ("left", "right", "centerX")
            first, other = rng.choice(group), f"v{b}" if rng.random() < 0.9 else SCREEN
            second = f"{other}.{rng.choice(group)}"
        else:
            sizes = ("width", "height") if has_both_axes else ("width",)
            first, second = rng.choice(sizes), f"v{b}.{rng.choice(sizes)}"
        first, multiplier = f"v{a}.{first}", factor()
        if rng.random() < 0.05:
            second = None
        rest = value(first) - (multiplier * value(second) if second else 0)
        relation = rng.choice(("==", "<=", ">="))
        if rng.random() >= hardness:
            off = pick(-30 * scale, 30 * scale) if rng.random() < 0.7 else 0
            made.add(first, relation, second, multiplier, rest + off, priority())
            continue
        if relation == "==" and rng.random() < 0.5:
            relation = rng.choice(("<=", ">="))
        room = 0 if relation == "==" or rng.random() < tightness else pick(0, 20 * scale)
        constant = rest + (room if relation == "<=" else -room)
        made.add(first, relation, second, multiplier, constant)
        # Once more, as it is or the other way round.
        if rng.random() < 0.15:
            if second and rng.random() < 0.5:
                turned = MIRRORED[relation] if multiplier > 0 else relation
                made.add(second, turned, first, 1 / multiplier, -constant / multiplier)
            else:
                made.add(first, relation, second, multiplier, constant)


def contradict(made, scale, pick, rng):
    a, b, c = rng.sample(range(len(made.views) - 1), 3)
    kind = rng.random()
    if kind < 0.4:
        first, _, second, multiplier, constant, _ = rng.choice(made.constraints)
        off = rng.choice((-1, 1)) * pick(1, 50) * scale
        made.add(first, rng.choice(("==", "<=", ">=")), second, multiplier, constant + off)
    elif kind < 0.7:
        for one, other in ((a, b), (b, c), (c, a)):
            made.add(f"v{one}.left", rng.choice((">=", "==")), f"v{other}.left", constant=pick(1, 20) * scale)
    elif kind < 0.85:
        made.add(f"v{a}.width", "<=", constant=-pick(1, 5) * scale)
    else:
        made.add(f"v{a}.right", "<=", f"v{a}.left", constant=-pick(1, 5) * scale)
