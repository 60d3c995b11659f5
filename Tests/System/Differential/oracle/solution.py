"""The judgement of solved frames: what is required, every level's optimum, what is unsatisfied or ambiguous, and the vertex."""

import collections

import numpy

from . import sets
from .program import ALLOWANCE, Levels
from .rows import ONE, REQUIRED, less, value, violation
from .scene import HEIGHT, LEFT, TOP, WIDTH, Scene

FRAME = (("x", LEFT), ("y", TOP), ("width", WIDTH), ("height", HEIGHT))
# A spread between the two is a matter of rounding, as is a violation between those, relative to the numbers of its sides.
SPREADS = (5e-5, 2e-4)
# So is one of twice what the rows at its ends may be missed by, relative to these: no solution is off either for certain.
SPREAD_DIGITS = 2.5e-7
VIOLATIONS = (5e-7, 2e-6)
# Up to here a number of the reference is exact enough to say that there is no spread.
LARGEST_EXACT = 1e5
DIGITS = 1e-11
EDGE_DIGITS = 1e-12


def measured(request, answer=None, **inner):
    """The scene with the heights that wrapping texts have at their widths, and the one before it; nothing where the widths are open."""
    first = Scene(request, **inner)
    tables = {i.number: i.spec["intrinsicSize"]["heightForWidth"] for i in first.items if has_table(i)}
    if not tables:
        return first, first
    members = first.members
    if request.get("onConflict") == "break" and "inside" not in inner:
        broken = sets.admit(first)
        members = [member for member in members if not any(member is other for other in broken)]
    levels = Levels(first.count, members)
    if not levels.is_satisfiable:
        return None, first
    heights = {}
    for number, table in tables.items():
        _, left, _, right = first.insets(first.items[number], "item", "width")
        low, high = (end - left - right for end in levels.range({4 * number + WIDTH: 1.0}))
        found = {height_at(table, low - 1e-5), height_at(table, high + 1e-5)}
        if len(found) > 1:
            return None, first
        heights[number] = found.pop()
    return Scene(request, heights=heights, **inner), first


def has_table(item):
    return item.kind == "view" and "heightForWidth" in item.spec.get("intrinsicSize", {})


def height_at(table, width):
    fitting = [row for row in table if row[0] <= width]
    return (max(fitting) if fitting else min(table))[1]


class Solution:
    """An answer's frames, and what they should be.

    `roughly` only asks whether they satisfy what is required: numbers of all magnitudes are beyond a linear program.
    """

    def __init__(self, scene, request, answer, roughly=False):
        self.scene, self.request, self.answer = scene, request, answer
        self.in_root = request.get("coordinates") == "root"
        if roughly:
            broken_faults, broken = [], [m for entry in answer["broken"] for m in sets.candidates(scene, entry)]
        else:
            broken_faults, broken = sets.broken_faults(scene, answer["broken"])
        self.broken, self.faults = broken, list(broken_faults)
        if broken and request.get("onConflict") != "break":
            self.faults.append("constraints are broken that should not be")
        self.kept = [member for member in scene.members if not any(member is other for other in broken)]
        if set(answer["frames"]) != set(scene.by_name):
            self.faults.append("frames are not those of all views and guides")
            return
        self.values = self.read_values()
        self.largest = numpy.abs(self.values[: 4 * len(self.scene.items)]).max(initial=0.0)
        self.judge_required()
        if self.faults or roughly:
            return
        self.levels = Levels(scene.count, self.kept)
        if not self.levels.is_satisfiable:
            # What holds to 1e-6 need not hold exactly.
            return
        self.choose_units()
        is_exact = self.judge_levels()
        self.judge_unsatisfied()
        if is_exact:
            self.judge_values()
            self.judge_vertex()

    def read_values(self):
        values = numpy.zeros(self.scene.count)
        for item in self.scene.items:
            frame = self.answer["frames"][item.name]
            for name, variable in FRAME:
                values[item.base + variable] = frame[name]
        if self.in_root:
            return values
        done = set()
        for item in self.scene.items:
            for number in reversed(self.scene.ancestors(item.number)):
                parent = self.scene.items[number].parent
                if number not in done and parent is not None:
                    values[4 * number + LEFT] += values[4 * parent + LEFT]
                    values[4 * number + TOP] += values[4 * parent + TOP]
                done.add(number)
        return values

    def digits(self, member):
        """What rounding leaves of a member: frames have the digits of the edges that they come from, and then meet factors."""
        return DIGITS * member.scale(self.values) + EDGE_DIGITS * (1 + self.largest) * max(1.0, member.largest_factor())

    def judge_required(self):
        size = 1 + numpy.abs(self.values).max(initial=0.0)
        for member in self.kept:
            if member.priority != REQUIRED:
                continue
            off = member.violation(self.values)
            is_sign = member.name[2] in ("nonNegative.width", "nonNegative.height")
            # From right to left positions are counted from the right edge.
            scale = max(member.scale(self.values), self.largest if self.scene.is_mirrored else 0.0)
            allowed = 1e-9 * size if is_sign else 1e-6 * (1 + scale) + self.digits(member)
            if off > allowed:
                self.faults.append(f"required: {member.name} is off by {off}")

    def choose_units(self):
        """Gives the variables beside the frames, each the unit of a proportional stack, their best values."""
        for unit in range(4 * len(self.scene.items), self.scene.count):
            rows = [(member.priority, form) for member in self.kept for form, _ in member.rows if unit in form]
            levels = sorted({priority for priority, _ in rows}, reverse=True)

            def totals(guess):
                self.values[unit] = guess
                sums = collections.Counter()
                for priority, form in rows:
                    sums[priority] += abs(value(form, self.values))
                return [round(sums[priority], 9) for priority in levels]

            self.values[unit] = 0.0
            guesses = [-value(form, self.values) / form[unit] for _, form in rows]
            self.values[unit] = min(guesses, key=totals, default=0.0)

    def judge_levels(self):
        """Compares the sums of violations; says whether the frames can be compared with the exact optimum."""
        sums, rooms = collections.Counter(), collections.Counter()
        for member in self.kept:
            if member.priority != REQUIRED:
                sums[member.priority] += member.violation(self.values)
                rooms[member.priority] += self.digits(member)
        relaxed = None
        for priority, optimum in self.levels.optima.items():
            room = (ALLOWANCE + 1e-6) * (1 + abs(optimum)) + rooms[priority]
            if abs(sums[priority] - optimum) <= room:
                continue
            # What the levels above may give away decides here.
            relaxed = relaxed or Levels(self.scene.count, self.kept, slack=2 * ALLOWANCE).optima
            if relaxed[priority] - room <= sums[priority] <= optimum + room:
                return False
            self.faults.append(f"optimum: violations at {priority} sum to {sums[priority]}, not {optimum}")
            return False
        return True

    def judge_unsatisfied(self):
        expected, listed = collections.defaultdict(list), collections.defaultdict(list)
        rooms = collections.Counter()
        for member in self.kept:
            off, key = float(member.violation(self.values)), (member.name, member.priority)
            rooms[key] = max(rooms[key], self.digits(member))
            if member.priority != REQUIRED and off > VIOLATIONS[0] - rooms[key]:
                expected[key].append(off)
        for entry in self.answer["unsatisfied"]:
            listed[sets.name_of(entry), entry["priority"]].append(entry["violation"])
        for key in expected.keys() | listed.keys():
            wanted, found = sorted(expected[key], reverse=True), sorted(listed[key], reverse=True)
            sure = [off for off in wanted if off > VIOLATIONS[1] + rooms[key]]
            is_right = len(sure) <= len(found) <= len(wanted)
            if not is_right or any(abs(a - b) > 1e-6 * (1 + a) + rooms[key] for a, b in zip(wanted, found)):
                self.faults.append(f"unsatisfied: {key[0]} at {key[1]} is off by {wanted}, the answer says {found}")
        order = [(-entry["priority"], "constraint" not in entry) for entry in self.answer["unsatisfied"]]
        if order != sorted(order):
            self.faults.append("unsatisfied is not in its order")

    def numbers(self, item):
        """The numbers of a frame, as forms."""
        for name, variable in FRAME:
            form = {item.base + variable: 1.0}
            if variable in (LEFT, TOP) and item.parent is not None and not self.in_root:
                form[4 * item.parent + variable] = -1.0
            yield name, form

    def is_open(self, form, low, high):
        """Whether a number of some range is open; nothing where that is a matter of rounding."""
        spread = high - low
        numbers = (abs(a * self.values[v]) for v, a in form.items() if v != ONE)
        largest = max(abs(low), abs(high), *numbers)
        if spread <= SPREADS[0]:
            # Beside large numbers the reference loses a small spread.
            return False if largest <= LARGEST_EXACT else None
        return True if spread >= SPREADS[1] + SPREAD_DIGITS * largest else None

    def judge_values(self):
        """What is the same in all optimal solutions is that, and all else is said to be ambiguous."""
        listed = {entry["view"]: set(entry["attributes"]) for entry in self.answer["ambiguous"]}
        numbers = [(item, name, form) for item in self.scene.items for name, form in self.numbers(item)]
        # One axis is often settled where the other is not.
        for axis in (("x", "width"), ("y", "height")):
            self.judge_numbers([number for number in numbers if number[1] in axis], listed)

    def judge_numbers(self, numbers, listed):
        ranges = self.levels.ranges([form for _, _, form in numbers])
        for (item, name, form), (low, high) in zip(numbers, ranges):
            found = value(form, self.values)
            is_open = self.is_open(form, low, high)
            if is_open and name not in listed.get(item.name, ()):
                self.faults.append(f"ambiguous: {item.name}.{name} may be {low} to {high}, and is not listed")
            if is_open is False and name in listed.get(item.name, ()):
                self.faults.append(f"ambiguous: {item.name}.{name} can only be {low}, and is listed")
            room = 1e-5 * (1 + abs(found))
            if name in ("width", "height") and item.kind != "inset":
                # No size is below zero by more than the reference's own tolerance, times the factors in its way.
                low, high = max(low, 0.0), max(high, 0.0)
            if not low - room <= found <= high + room:
                self.faults.append(f"value: {item.name}.{name} is {found}, not in {low} to {high}")

    def judge_vertex(self):
        """At a vertex of the optimal face, as many independent rows are at their limit as there are in all."""
        every, active = [], []
        for member in self.kept:
            for form, relation in member.rows:
                row = numpy.zeros(self.scene.count)
                for variable, coefficient in form.items():
                    if variable != ONE:
                        row[variable] = coefficient
                length = numpy.linalg.norm(row)
                if length == 0.0:
                    continue
                every.append(row / length)
                amount = abs(value(form, self.values))
                if amount <= 2e-6 * (1 + member.scale(self.values)):
                    active.append(row / length)
        if every and rank(every) != rank(active):
            self.faults.append(f"vertex: {rank(active)} independent rows are at their limit, of {rank(every)}")


def rank(rows):
    return int(numpy.linalg.matrix_rank(numpy.array(rows), tol=1e-8)) if rows else 0


def position_and_size(scene, item, is_row):
    """What settles an item on an axis: its place in its parent, and its size."""
    start, size = (LEFT, WIDTH) if is_row else (TOP, HEIGHT)
    position = {item.base + start: 1.0}
    if item.parent is not None:
        position = less(position, {4 * item.parent + start: 1.0})
    return [position, {item.base + size: 1.0}]


def at_limit(member, values, room):
    """Whether a row of a member holds with equality, to `room` relative to its numbers, or does not hold."""
    room *= 1 + member.scale(values)
    return any(
        relation == "==" or violation(form, relation, values) > 0 or abs(value(form, values)) <= room
        for form, relation in member.rows
    )
