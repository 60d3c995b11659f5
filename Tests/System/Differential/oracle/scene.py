"""What a layout request means: items, and members, each a few linear rows with a name.

Variables are the left edge, width, top and height of every item, in root coordinates; then what a stack has beside them.
"""

import dataclasses

from . import stacks, text, visual
from .rows import ONE, REQUIRED, Member, add
from .text import PRIORITIES

LEFT, WIDTH, TOP, HEIGHT = range(4)
HORIZONTAL = ("left", "right", "leading", "trailing", "centerX")
SIZES = ("width", "height")


@dataclasses.dataclass
class Item:
    name: str
    kind: str
    parent: int
    spec: dict
    number: int

    @property
    def base(self):
        return 4 * self.number


def priority_of(given, default=REQUIRED):
    return default if given is None else PRIORITIES[given] if isinstance(given, str) else given


def on_axis(given, axis, default):
    return priority_of(given.get(axis) if isinstance(given, dict) else given, default)


class Scene:
    """The members of a request, in the order of admission.

    `heights` are those of wrapping texts, by item; `inside` names the view of which only what is in it counts, as for its
    fitting size, where `asked` are constraints that are added and `fixed` replaces given sizes.
    """

    def __init__(self, request, heights=None, inside=None, asked=(), fixed=None):
        self.request = request
        self.is_mirrored = request.get("direction") == "rtl"
        self.heights, self.inside, self.fixed = heights or {}, inside, fixed or {}
        self.items, self.by_name, self.members = [], {}, []
        # By view and "width" or "height": what it is to equal by constraints on it alone, and whether others bound it.
        self.own_sizes = {}
        self.add_items(request)
        self.count = 4 * len(self.items)
        self.add_signs_and_insets()
        self.add_given()
        for index, constraint in enumerate(request.get("constraints", [])):
            self.add_constraint(index, constraint)
        for member in asked:
            self.add_constraint(-1, member)
        for item in self.items:
            if "stack" in item.spec:
                stacks.add_rules(self, item)
        self.add_intrinsic_sizes()

    def variable(self):
        """A variable beside those of the items."""
        self.count += 1
        return self.count - 1

    # Items

    def add_items(self, request):
        found, parents = [], {}
        waiting = [(view, None) for view in reversed(request["views"])]
        while waiting:
            view, parent = waiting.pop()
            found.append(view)
            parents[view["id"]] = view.get("parent", parent)
            waiting += [(child, view["id"]) for child in reversed(view.get("children", []))]
        guides = request.get("guides", [])
        parents.update({guide["id"]: guide["in"] for guide in guides})
        kept = {name for name in parents if self.is_inside(name, parents)}
        ordered = sorted((v for v in found if v["id"] in kept), key=lambda view: view["id"] != self.inside)
        for spec in ordered + [guide for guide in guides if guide["id"] in kept]:
            kind = "view" if "in" not in spec else "inset" if "insets" in spec else "guide"
            self.by_name[spec["id"]] = len(self.items)
            self.items.append(Item(spec["id"], kind, parents[spec["id"]], spec, len(self.items)))
        for item in self.items:
            item.parent = None if item.name == self.inside else self.by_name.get(item.parent)

    def is_inside(self, name, parents):
        while self.inside is not None and name is not None and name != self.inside:
            name = parents[name]
        return name is not None or self.inside is None

    def children(self, item):
        return [other for other in self.items if other.parent == item.number and other.kind == "view"]

    def ancestors(self, number):
        """An item and all that it is in, from the inside."""
        found = []
        while number is not None:
            found.append(number)
            number = self.items[number].parent
        return found

    def insets(self, item, area, attribute):
        """How far the rectangle that an anchor sees is inside the frame: top, left, bottom, right."""
        if item.kind != "view" or attribute in ("firstBaseline", "lastBaseline"):
            return (0.0,) * 4
        if area == "item":
            given = item.spec.get("alignmentInsets", {})
            return tuple(given.get(side, 0.0) for side in ("top", "left", "bottom", "right"))
        default = 8.0 if area == "margins" else 0.0
        given = item.spec.get(area, default)
        sides = ("top", "leading", "bottom", "trailing")
        if isinstance(given, dict):
            top, leading, bottom, trailing = (given.get(side, default) for side in sides)
        else:
            top = leading = bottom = trailing = given
        return (top, trailing, bottom, leading) if self.is_mirrored else (top, leading, bottom, trailing)

    def form(self, anchor):
        """An anchor in terms of variables."""
        name, area, attribute = anchor
        item = self.items[self.by_name[name]]
        top, left, bottom, right = self.insets(item, area, attribute)
        if attribute in ("leading", "trailing"):
            attribute = "left" if (attribute == "leading") != self.is_mirrored else "right"
        if attribute in ("firstBaseline", "lastBaseline"):
            offset = item.spec.get(attribute, 0.0) if item.kind == "view" else 0.0
            if attribute == "firstBaseline":
                return {item.base + TOP: 1.0, ONE: offset}
            return {item.base + TOP: 1.0, item.base + HEIGHT: 1.0, ONE: -offset}
        start, size, near, far = (LEFT, WIDTH, left, right)
        if attribute in ("top", "bottom", "height", "centerY"):
            start, size, near, far = (TOP, HEIGHT, top, bottom)
        start, size = item.base + start, item.base + size
        if attribute in ("left", "top"):
            return {start: 1.0, ONE: near}
        if attribute in ("right", "bottom"):
            return {start: 1.0, size: 1.0, ONE: -far}
        if attribute in SIZES:
            return {size: 1.0, ONE: -near - far}
        return {start: 1.0, size: 0.5, ONE: (near - far) / 2}

    # What items imply

    def imply(self, item, implied, relation, form, priority=REQUIRED):
        name = ("implied", item.name, implied, None)
        self.members.append(Member(name, priority, [(form, relation)], frozenset([item.number])))

    def add_signs_and_insets(self):
        for item in self.items:
            if item.kind == "inset":
                self.add_insets(item)
                continue
            self.imply(item, "nonNegative.width", ">=", {item.base + WIDTH: 1.0})
            self.imply(item, "nonNegative.height", ">=", {item.base + HEIGHT: 1.0})

    def add_insets(self, item):
        given, owner = item.spec["insets"], 4 * item.parent
        top, left, bottom, right = (given.get(side, 0.0) for side in ("top", "left", "bottom", "right"))
        offsets = ((LEFT, left), (WIDTH, -left - right), (TOP, top), (HEIGHT, -top - bottom))
        rows = [({item.base + v: 1.0, owner + v: -1.0, ONE: -offset}, "==") for v, offset in offsets]
        self.members.append(Member(("implied", item.name, "insets", None), REQUIRED, rows, frozenset([item.number])))

    def add_given(self):
        for item in self.items:
            if item.kind != "view":
                continue
            for name, variable in (("x", LEFT), ("y", TOP), ("width", WIDTH), ("height", HEIGHT)):
                is_position = name in ("x", "y")
                given = item.spec.get(name)
                if item.name == self.inside:
                    given = None if is_position else self.fixed.get(name, given)
                if given is None and not (is_position and item.parent is None):
                    continue
                form = {item.base + variable: 1.0, ONE: -(given or 0.0)}
                if is_position and item.parent is not None:
                    form[4 * item.parent + variable] = -1.0
                self.imply(item, name, "==", form)

    def add_intrinsic_sizes(self):
        for item in self.items:
            for axis, name, variable in (("horizontal", "width", WIDTH), ("vertical", "height", HEIGHT)):
                wanted = self.intrinsic(item, name)
                if wanted is None:
                    continue
                top, left, bottom, right = self.insets(item, "item", name)
                outer = wanted + (left + right if name == "width" else top + bottom)
                form = {item.base + variable: 1.0, ONE: -outer}
                hugging = on_axis(item.spec.get("hugging"), axis, 250)
                resistance = on_axis(item.spec.get("compressionResistance"), axis, 750)
                self.imply(item, f"hugging.{axis}", "<=", form, hugging)
                self.imply(item, f"compressionResistance.{axis}", ">=", form, resistance)

    def intrinsic(self, item, name):
        """The intrinsic width or height, with what is known of wrapping text."""
        if name == "height" and item.number in self.heights:
            return self.heights[item.number]
        size = item.spec.get("intrinsicSize", {}) if item.kind == "view" else {}
        return size.get(name)

    # Constraints

    def add_constraint(self, index, given):
        if isinstance(given, str):
            given = {"text": given}
        if given.get("active") is False:
            return
        priority, container = given.get("priority"), given.get("container")
        if "visual" in given:
            parts = visual.comparisons(self, given)
        elif "text" in given:
            compared, said = text.constraint(given["text"])
            parts = [(*part, priority if said is None else said) for part in compared]
        else:
            parts = [(*structured(given), priority)]
        for number, (left, relation, right, at) in enumerate(parts):
            if "_constant" in given:
                left, right = (0.0, left[1]), (given["_constant"], right[1])
            name = ("constraint", index, number if len(parts) > 1 else None)
            self.compare(name, left, relation, right, priority_of(at), container)

    def compare(self, name, left, relation, right, priority, container):
        anchors = [named for side in (left, right) for _, named in side[1]]
        if any(item not in self.by_name for item, _, _ in anchors):
            return
        if container is not None and container not in self.by_name:
            return
        numbers = {self.by_name[item] for item, _, _ in anchors}
        is_distance = any(len(side[1]) == 2 for side in (left, right))
        attributes = [attribute for _, _, attribute in anchors]
        is_size = is_distance or attributes[0] in SIZES
        if self.inside is not None and numbers == {0} and not is_size:
            return
        if is_size and len(numbers) == 1:
            self.note_own_size(next(iter(numbers)), anchors, left, relation, right, priority)
        is_directional = not is_size and any(a in ("leading", "trailing") for a in attributes)
        origin = {}
        if not is_size:
            origin = self.origin(numbers, container, attributes[0], is_directional and self.is_mirrored)
        form = {ONE: left[0] - right[0]}
        for side, sign in ((left, 1), (right, -1)):
            add(form, self.side(side, origin, is_directional and self.is_mirrored), sign)
        self.members.append(Member(name, priority, [(form, relation)], frozenset(numbers)))

    def note_own_size(self, number, anchors, left, relation, right, priority):
        factor = sum(factor for factor, _ in left[1]) - sum(factor for factor, _ in right[1])
        is_number = len(anchors) == 1 and anchors[0][1] == "item" and factor != 0
        if is_number and relation == "==" and priority == REQUIRED:
            key = (number, anchors[0][2])
            self.own_sizes.setdefault(key, ([], False))[0].append((right[0] - left[0]) / factor)
            return
        for _, _, attribute in anchors:
            key = (number, "width" if attribute in HORIZONTAL + ("width",) else "height")
            self.own_sizes[key] = (self.own_sizes.get(key, ([], False))[0], True)

    def side(self, side, origin, is_mirrored):
        """A side without its constant."""
        form = {}
        if len(side[1]) == 2:
            directional = any(attribute in ("leading", "trailing") for _, (_, _, attribute) in side[1])
            for factor, named in side[1]:
                add(form, self.form(named), -factor if directional and self.is_mirrored else factor)
            return form
        for factor, named in side[1]:
            if named[2] in SIZES:
                add(form, self.form(named), factor)
            else:
                add(form, self.form(named), -factor if is_mirrored else factor)
                add(form, origin, factor if is_mirrored else -factor)
        return form

    def origin(self, numbers, container, attribute, is_mirrored):
        """The edge from which the positions of a constraint count."""
        if container is not None:
            number = self.by_name[container]
        elif len(numbers) == 1:
            number = self.items[next(iter(numbers))].parent
        else:
            one, other = (self.ancestors(number) for number in numbers)
            number = next((ancestor for ancestor in one if ancestor in other), None)
        if number is None:
            return {}
        if attribute not in HORIZONTAL:
            return {4 * number + TOP: 1.0}
        return {4 * number + LEFT: 1.0, 4 * number + WIDTH: 1.0} if is_mirrored else {4 * number + LEFT: 1.0}


def structured(given):
    def named(anchor):
        if isinstance(anchor, str):
            return text.anchor(anchor)
        area, dot, attribute = anchor["attribute"].partition(".")
        return (anchor["view"], area, attribute) if dot else (anchor["view"], "item", area)

    second = [(given.get("multiplier", 1.0), named(given["second"]))] if "second" in given else []
    return (0.0, [(1.0, named(given["first"]))]), given["relation"], (given.get("constant", 0.0), second)
