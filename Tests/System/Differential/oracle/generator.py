"""Seeded layout requests of every kind, all of them valid."""

import json
import pathlib
import random
import sys

from . import pieces

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[4] / "Benchmarks/solver"))

import everyday

KINDS = ("tree", "tangle", "stack", "visual", "guides", "reading", "tight", "extreme")


def generate(seed, scenes=()):
    """The request of a seed; some are mutants of `scenes`."""
    pick = random.Random(seed)
    if seed % 5 == 4:
        return "everyday", family(pick)
    kind = pick.choice(KINDS + (("mutant",) * 2 if scenes else ()))
    if kind == "mutant":
        return kind, mutant(pick, scenes)
    return kind, Generator(pick, kind).request


def family(pick):
    """A layout of an everyday family, or several with ties between them; half of them shuffled."""
    if pick.random() < 0.4:
        request = everyday.mixture(pick, 5)
    else:
        request = pick.choice(list(everyday.FAMILIES.values()))(pick.randint(2, 9))
    if pick.random() < 0.5:
        request = everyday.shuffled(request, pick)
    if pick.random() < 0.3:
        request["onConflict"] = "break"
    return request


def mutant(pick, scenes):
    """A real scene with a few numbers, relations and priorities changed, and questions about it."""
    request = json.loads(json.dumps(pick.choice(scenes)))
    constraints = request["constraints"]
    for constraint in pick.sample(constraints, min(len(constraints), pick.randint(1, 4))):
        change = pick.randrange(6)
        if change == 0:
            constraint["constant"] = constraint.get("constant", 0) + pick.choice((-20, -1, 0.5, 7, 60.3085773))
        elif change == 1:
            constraint["priority"] = pick.choice((1000, 999, 750, 500, 250))
        elif change == 2:
            constraint["relation"] = pick.choice(("==", "<=", ">="))
        elif change == 3:
            constraint["active"] = False
        elif change == 4:
            constraints.append({**constraint, "id": f"copy {len(constraints)}", "constant": pick.choice((0, 8, 100))})
        else:
            constraint["multiplier"] = pick.choice((0.5, 2, 1))
    names = [view["id"] for view in request["views"]] + [guide["id"] for guide in request.get("guides", [])]
    if pick.random() < 0.4:
        request["onConflict"] = "break"
    if pick.random() < 0.3:
        request["explain"] = pick.sample(names, 1)
    if pick.random() < 0.2:
        request["fit"] = [pick.choice(request["views"])["id"]]
    if pick.random() < 0.2:
        request["direction"] = "rtl"
    return request


class Generator:
    """One request in the making."""

    def __init__(self, pick, kind):
        self.pick, self.kind = pick, kind
        self.directional = kind == "reading" or pick.random() < 0.3
        self.odd_names = pick.random() < 0.15
        self.priorities = pick.choice(
            ((1000,), (1000, 1000, 750, 500), (1000, 750, 250, 999, 500, "high", "low"), (750, 500))
        )
        self.constants = pick.choice((pieces.ROUND, pieces.ROUND, pieces.AWKWARD, pieces.FEW, pieces.ZERO, pieces.WIDE))
        if kind == "extreme":
            self.constants = pieces.EXTREME
        self.names, self.views, self.parents, self.guides, self.constraints, self.ids = [], [], {}, [], [], []
        pieces.add_views(self)
        if kind == "guides" or pick.random() < 0.25:
            pieces.add_guides(self)
        if kind == "stack":
            pieces.add_stacks(self)
        if kind == "tangle":
            pieces.add_tangle(self)
        elif kind != "stack" or pick.random() < 0.5:
            pieces.add_layout(self)
        if kind == "visual" or pick.random() < 0.1:
            pieces.add_visual(self)
        pieces.spoil(self)
        self.request = {"views": self.nested(), "constraints": self.constraints}
        if self.guides:
            self.request["guides"] = self.guides
        self.add_options()

    def chance(self, probability):
        return self.pick.random() < probability

    def constant(self):
        return self.pick.choice(self.constants)

    def priority(self):
        return self.pick.choice(self.priorities)

    def new_name(self, stem):
        name = f"{stem}{len(self.names)}"
        if self.odd_names:
            name = self.pick.choice(("{}", "o'{}", "ü {}", "{}.width", "-{}#", "{} ", "1{}", '{}"\\')).format(name)
        self.names.append(name)
        return name

    def children(self, name):
        return [view["id"] for view in self.views if self.parents[view["id"]] == name]

    def spec(self, name):
        return next(view for view in self.views if view["id"] == name)

    def add(self, text, priority=None, container=None):
        """Adds a constraint from its text without a priority, in one of the forms."""
        priority = self.priority() if priority is None else priority
        given = {"text": text}
        if container:
            given["container"] = container
        if self.chance(0.15):
            given["id"] = f"k{len(self.constraints)}"
            self.ids.append(given["id"])
        if self.chance(0.03):
            given["active"] = False
        if len(given) == 1 and self.chance(0.6):
            self.constraints.append(text if priority == 1000 else f"{text} @ {priority}")
            return
        if self.chance(0.4):
            given = pieces.structured(given)
        if priority != 1000 or self.chance(0.2):
            given["priority"] = priority
        self.constraints.append(given)

    def nested(self):
        """The views, each in its parent's children or with its name."""
        roots, specs = [], {view["id"]: dict(view) for view in self.views}
        for view in self.views:
            name, parent = view["id"], self.parents[view["id"]]
            if parent is None:
                roots.append(specs[name])
            elif self.chance(0.75):
                specs[parent].setdefault("children", []).append(specs[name])
            else:
                specs[name]["parent"] = parent
                roots.append(specs[name])
        if self.chance(0.1) and not any("stack" in view for view in self.views):
            self.pick.shuffle(roots)
        return roots

    def add_options(self):
        request, pick = self.request, self.pick
        if self.chance(0.5 if self.kind == "reading" else 0.2):
            request["direction"] = "rtl"
        if self.chance(0.3):
            request["coordinates"] = "root"
        if self.chance(0.12):
            request["scale"] = pick.choice((1, 2, 3, 1.5, 0.5, 100, 1000, 50000))
        if self.chance(0.35):
            request["onConflict"] = "break"
        self.add_questions(request)
        if self.chance(0.15):
            request["variants"] = [self.variant(number) for number in range(pick.randint(1, 3))]

    def add_questions(self, asked):
        items = [view["id"] for view in self.views] + [guide["id"] for guide in self.guides]
        if self.chance(0.25):
            asked["explain"] = self.pick.sample(items, min(len(items), self.pick.randint(1, 2)))
        if self.chance(0.15):
            name = self.pick.choice(self.views)["id"]
            asked["fit"] = [self.pick.choice((name, {"view": name, "width": 100}, {"view": name, "height": 30.5}))]

    def variant(self, number):
        variant = {"name": f"variant {number}"}
        if self.chance(0.3):
            variant["direction"] = self.pick.choice(("ltr", "rtl"))
        values = {}
        for _ in range(self.pick.randint(0, 3)):
            name = pieces.quoted(self.pick.choice(self.views)["id"])
            sort = self.pick.choice(("view", "view", "id"))
            if sort == "view":
                values[f"{name}.{self.pick.choice(('width', 'height', 'y', 'width'))}"] = abs(self.constant()) * 3
            elif self.ids:
                name = self.pick.choice(self.ids)
                given = next(c for c in self.constraints if isinstance(c, dict) and c.get("id") == name)
                place = self.pick.choice(("constant", "priority", "active"))
                if place != "constant" or "first" in given:
                    value = {
                        "constant": self.constant(),
                        "priority": self.pick.choice((1000, 600)),
                        "active": self.chance(0.5),
                    }
                    values[f"{pieces.quoted(name)}.{place}"] = value[place]
        if values:
            variant["set"] = values
        self.add_questions(variant)
        return variant
