"""The rules of stack views, as docs/guides/stacks.md states them, in terms of frames."""

from .rows import ONE, Member, add


def add_rules(scene, item):
    """Adds the members that a view's `stack` stands for."""
    Rules(scene, item)


class Rules:
    def __init__(self, scene, item):
        self.scene, self.item, self.given = scene, item, item.spec["stack"]
        self.is_row = self.given.get("axis", "horizontal") == "horizontal"
        names = self.given.get("arranged", [child.name for child in scene.children(item)])
        hidden = set(self.given.get("hidden", []))
        self.visible = [name for name in names if name not in hidden]
        self.by_baseline = self.given.get("baselineRelative", False) and not self.is_row
        within_margins = self.given.get("marginsRelative", "margins" in item.spec)
        self.area = "margins" if within_margins else "item"
        along, across = ("leading", "trailing", "width", "centerX"), ("top", "bottom", "height", "centerY")
        if not self.is_row:
            along, across = across, along
        self.near, self.far, self.length, self.center = along
        self.cross_near, self.cross_far, self.cross_length, self.cross_center = across
        self.start = "firstBaseline" if self.by_baseline else self.near
        self.end = "lastBaseline" if self.by_baseline else self.far
        self.add_along()
        self.add_across()
        if hidden:
            self.add_hidden(names, hidden)

    # Forms: horizontal positions count in the direction of reading.

    def form(self, name, attribute, area="item"):
        form = self.scene.form((name, area, attribute))
        if self.scene.is_mirrored and attribute in ("leading", "trailing", "centerX"):
            return {variable: -coefficient for variable, coefficient in form.items()}
        return form

    def inner(self, attribute):
        return self.form(self.item.name, attribute, self.area)

    def rule(self, purpose, arranged, relation, terms, constant=0.0, priority=1000):
        """Adds `sum of factor · form  relation  constant`."""
        form = {ONE: -constant}
        for factor, other in terms:
            add(form, other, factor)
        name = ("implied", self.item.name, f"stack.{purpose}", arranged)
        self.scene.members.append(Member(name, priority, [(form, relation)]))

    def equal(self, purpose, arranged, one, other, constant=0.0):
        self.rule(purpose, arranged, "==", [(1, one), (-1, other)], constant)

    def spacing(self, name):
        return self.given.get("customSpacing", {}).get(name, self.given.get("spacing", 0.0))

    def pairs(self):
        return list(zip(self.visible, self.visible[1:]))

    # Along the stack

    def add_along(self):
        if not self.visible:
            self.rule("size", None, "==", [(1, self.form(self.item.name, self.length))], 0.0, 51)
            return
        first, last = self.visible[0], self.visible[-1]
        margin = self.given.get("spacing", 0.0) if self.by_baseline else 0.0
        self.equal("edges", first, self.form(first, self.start), self.inner(self.near), margin)
        self.equal("edges", last, self.inner(self.far), self.form(last, self.end), margin)
        distribution = self.given.get("distribution", "fill")
        if distribution in ("fill", "fillEqually", "fillProportionally"):
            for before, after in self.pairs():
                self.equal(
                    "spacing", after, self.form(after, self.start), self.form(before, self.end), self.spacing(before)
                )
        if distribution == "fillEqually":
            self.add_equal_lengths()
        elif distribution == "fillProportionally":
            self.add_proportions()
        elif distribution == "equalSpacing":
            self.add_equal_gaps()
        elif distribution == "equalCentering":
            self.add_equal_centers()

    def gap(self, before, after):
        return [(1, self.form(after, self.start)), (-1, self.form(before, self.end))]

    def limit(self, gap, after, spacing):
        self.rule("spacing", after, ">=", gap, spacing)
        self.rule("spacing", after, "==", gap, spacing, 49)

    def add_equal_gaps(self):
        """Every gap is the first one, which the rules of spacing name."""
        first = None
        for before, after in self.pairs():
            gap = self.gap(before, after)
            if first is None:
                first = gap
            else:
                self.rule("distribution", after, "==", gap + [(-factor, form) for factor, form in first])
            self.limit(first, after, self.spacing(before))

    def add_equal_centers(self):
        distances = [
            [(1, self.form(after, self.center)), (-1, self.form(before, self.center))] for before, after in self.pairs()
        ]
        for number, (before, after) in enumerate(self.pairs()):
            if number:
                off = distances[number] + [(-factor, form) for factor, form in distances[0]]
                self.rule("distribution", after, "==", off, 0.0, max(50, 150 - number))
            self.limit(self.gap(before, after), after, self.spacing(before))

    def add_proportions(self):
        """Each length is its share of the stack's: what UIKit's engine prints as `UISV-fill-proportionally`."""
        lengths = [self.own_length(self.scene.items[self.scene.by_name[name]]) for name in self.visible]
        gaps = sum(self.spacing(before) for before, _ in self.pairs())
        is_known = None not in lengths
        whole = gaps + sum(length or 0.0 for length in lengths)
        if is_known and whole <= max(gaps, 1.0):
            self.add_equal_lengths()
            return
        for name, wanted in zip(self.visible, lengths):
            if wanted == 0:
                self.rule("distribution", name, "==", [(1, self.form(name, self.length))])
        if is_known:
            reference = self.form(self.item.name, self.length)
        elif any(lengths):
            # The whole is unknown: an unknown unit, of which the first view has its length.
            reference, whole = {self.scene.variable(): 1.0}, next(length for length in lengths if length)
        for number, (name, wanted) in enumerate(zip(self.visible, lengths)):
            if wanted:
                factor = wanted / whole
                priority = 1000 if is_known and factor == 1 else max(751, 999 - number)
                terms = [(1, self.form(name, self.length)), (-factor, reference)]
                self.rule("distribution", name, "==", terms, 0.0, priority)

    def add_equal_lengths(self):
        for name in self.visible[1:]:
            self.equal("distribution", name, self.form(name, self.length), self.form(self.visible[0], self.length))

    def own_length(self, item):
        """The length that a view has by itself; None where only a solve could tell."""
        wanted = self.scene.intrinsic(item, self.length)
        if wanted is not None:
            return max(0.0, wanted)
        if self.length == "height" and "heightForWidth" in item.spec.get("intrinsicSize", {}):
            return None
        if item.spec.get(self.length) is not None:
            top, left, bottom, right = self.scene.insets(item, "item", self.length)
            return max(0.0, item.spec[self.length] - (left + right if self.length == "width" else top + bottom))
        numbers, is_open = self.scene.own_sizes.get((item.number, self.length), ([], False))
        if numbers:
            return max(0.0, numbers[0])
        is_filled = any(other.parent == item.number for other in self.scene.items)
        return None if is_open or is_filled else 0.0

    # Across it

    def add_across(self):
        size = [(1, self.form(self.item.name, self.cross_length))]
        if not self.visible:
            self.rule("size", None, "==", size, 0.0, 51)
            return
        first, alignment = self.visible[0], self.given.get("alignment", "fill")
        if alignment == "fill":
            for name in self.visible:
                for attribute in (self.cross_near, self.cross_far):
                    line = self.inner(attribute) if name == first else self.form(first, attribute)
                    self.equal("alignment", name, self.form(name, attribute), line)
            return
        for name in self.visible:
            near, far = self.form(name, self.cross_near), self.form(name, self.cross_far)
            self.rule("alignment", name, ">=", [(1, near), (-1, self.inner(self.cross_near))])
            self.rule("alignment", name, "<=", [(1, far), (-1, self.inner(self.cross_far))])
        self.rule("size", None, "==", size, 0.0, 51)
        lines = {
            "leading": self.cross_near,
            "top": self.cross_near,
            "trailing": self.cross_far,
            "bottom": self.cross_far,
        }
        line = {**lines, "center": self.cross_center}.get(alignment, alignment)
        if not line.endswith("Baseline"):
            self.equal("alignment", first, self.form(first, line), self.inner(line))
        for name in self.visible[1:]:
            self.equal("alignment", name, self.form(name, line), self.form(first, line))

    def add_hidden(self, names, hidden):
        end = self.inner(self.near)
        for name in names:
            if name not in hidden:
                end = self.form(name, self.far)
                continue
            self.rule("hidden", name, "==", [(1, self.form(name, self.length))])
            self.equal("hidden", name, self.form(name, self.near), end)
            self.equal("hidden", name, self.form(name, self.cross_near), self.inner(self.cross_near))
            self.rule("hidden", name, "==", [(1, self.form(name, self.cross_length))], 0.0, 51)
