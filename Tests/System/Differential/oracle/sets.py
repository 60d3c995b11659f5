"""Sets of members that an answer names: conflicts, what was broken, and what settles an item."""

import itertools

from .program import Levels, gap
from .rows import REQUIRED

# What is required holds where it is off by no more than this, relative to the numbers in it.
ROOM = 1e-6
# What a linear program can tell from 0. Sets that need more room, but no more than `ROOM`, hold or not as one sees it.
LEAST = 3e-9
# A set whose names fit several members each is tried in so many ways.
MOST_READINGS = 1000


def holds(scene, members):
    """Whether required members hold together, if generously seen."""
    return gap(scene.count, members)[1] <= ROOM


def fails(scene, members):
    """Whether required members do not hold together, if strictly seen."""
    return gap(scene.count, members)[0] > LEAST


class Unreadable(Exception):
    """A name that fits nothing in the request."""


def name_of(entry):
    if "constraint" in entry:
        return "constraint", entry["constraint"], entry.get("part")
    return "implied", entry["view"], entry["implied"], entry.get("arranged")


def candidates(scene, entry):
    """The members that an entry may name: one, or several rules of a stack that are alike."""
    name = name_of(entry)
    found = [m for m in scene.members if m.name == name and abs(m.priority - entry["priority"]) < 1e-9]
    if not found:
        raise Unreadable(f"{name} at {entry['priority']} is nothing that the request says or implies")
    return found


def readings(scene, entries, without=()):
    """The lists of members that a list of entries may stand for."""
    choices = [[m for m in candidates(scene, entry) if not any(m is other for other in without)] for entry in entries]
    for reading in itertools.islice(itertools.product(*choices), MOST_READINGS):
        if len({id(member) for member in reading}) == len(reading):
            yield list(reading)


def brief(entries):
    return [entry.get("text") or "/".join(map(str, filter(None, name_of(entry)[1:]))) for entry in entries]


def conflict_fault(scene, entries, before=None, rejected=None):
    """Why a set is no minimal conflict, or nothing. It may hold members of `before` and `rejected` only, if these are said."""
    faults = []
    try:
        for members in readings(scene, entries):
            fault = fault_of(scene, members, entries, before, rejected)
            if fault is None:
                return None
            faults.append(fault)
    except Unreadable as unreadable:
        return f"conflict: {unreadable}"
    # Of a set that can be read in several ways, what is said of the best one.
    return next(
        (f for f in faults if "not minimal" in f),
        faults[0] if faults else f"conflict: {brief(entries)} has a member twice",
    )


def cause_faults(scene, answer):
    """What is wrong with how causes are told apart: sets share nothing that the request states, and without all that they
    state the rest can hold, where that is said."""
    conflicts = answer["conflicts"] or []
    others = answer.get("alsoRejected", [{"count": 0, "first": []} for _ in conflicts])
    stated = [name_of(entry) for conflict in conflicts for entry in conflict if is_stated(scene, entry)]
    if len(stated) != len(set(stated)):
        yield "causes: two sets share a member that the request states"
    if "alsoRejected" in answer and not any(also["count"] for also in others):
        yield "causes: alsoRejected is there, with nothing in it"
    if len(others) != len(conflicts) or any(len(also["first"]) != min(5, also["count"]) for also in others):
        yield f"causes: {others} beside {len(conflicts)} sets"
    if answer["conflictsComplete"] == answer.get("moreConflicts", False):
        yield "causes: they are complete and more"
    named = {name_of(entry) for conflict in conflicts for entry in conflict if not may_recur(scene, entry)}
    rest = [m for m in scene.members if m.priority == REQUIRED and m.name not in named]
    if answer["conflictsComplete"] and not holds(scene, rest):
        yield "causes: without all that the sets state the rest cannot hold"


def is_stated(scene, entry):
    """Whether the request states a member, so that one set may have it; rules of a stack may be alike."""
    return not may_recur(scene, entry) and not entry.get("pointer", "").endswith("/stack")


def may_recur(scene, entry):
    """Whether a member is the sign of a size, or the place of a root that no request gives, which several sets may have.

    A place that only a variant gives has no pointer either, but is stated."""
    implied = entry.get("implied", "")
    if implied not in ("x", "y") or "pointer" in entry:
        return implied.startswith("nonNegative")
    item = scene.items[scene.by_name[entry["view"]]]
    return item.name == scene.inside or item.spec.get(implied) is None


def fault_of(scene, members, entries, before, rejected):
    if any(member.priority != REQUIRED for member in members):
        return f"conflict: {brief(entries)} has optional members"
    if rejected is not None and not any(member is rejected for member in members):
        return f"conflict: {brief(entries)} lacks {rejected.name}, which is broken"
    if before is not None:
        allowed = {id(member) for member in before} | {id(rejected)}
        for member in members:
            if id(member) not in allowed:
                return f"conflict: {brief(entries)} of the broken {rejected.name} has {member.name}, which is not admitted before"
    if not fails(scene, members):
        return f"conflict satisfiable: {brief(entries)} can hold"
    for place, member in enumerate(members):
        if not holds(scene, members[:place] + members[place + 1 :]):
            return f"conflict not minimal: {brief(entries)}: it is one without {member.name}, too"
    return None


def broken_faults(scene, entries):
    """What is wrong with `broken`, and the members that are."""
    faults, broken = [], []
    for entry in entries:
        try:
            found = [m for m in candidates(scene, entry) if not any(m is other for other in broken)]
        except Unreadable as unreadable:
            return [f"broken: {unreadable}"], broken
        broken += first_refused(scene, broken, found)
    order = [scene.members.index(member) for member in broken]
    if order != sorted(order):
        faults.append("broken is not in the order of admission")
    for entry, member in zip(entries, broken):
        before = admitted(scene, broken, member)
        if not fails(scene, before + [member]):
            faults.append(f"broken needlessly: {member.name} can hold with what is admitted before it")
        elif fault := conflict_fault(scene, entry["conflict"], before, member):
            faults.append(f"broken, {fault}")
    return faults, broken


def first_refused(scene, broken, found):
    """Of rules with one name the first that cannot be admitted, in a list; the last one if all can."""
    for member in found[:-1]:
        before = admitted(scene, broken, member)
        if gap(scene.count, before + [member])[0] > gap(scene.count, before)[0] + LEAST:
            return [member]
    return found[-1:]


def admitted(scene, broken, member):
    """What is admitted before a member, where some are not."""
    found = []
    for other in scene.members:
        if other is member:
            return found
        if other.priority == REQUIRED and not any(other is one for one in broken):
            found.append(other)
    return found


def can_hold(scene):
    """Whether all that is required can hold."""
    return not fails(scene, [member for member in scene.members if member.priority == REQUIRED])


def admit(scene):
    """The members that cannot be admitted, in order."""
    broken = []
    required = [member for member in scene.members if member.priority == REQUIRED]
    if holds(scene, required):
        return broken
    kept = []
    for member in required:
        if not holds(scene, kept + [member]):
            broken.append(member)
        else:
            kept.append(member)
    return broken


def settles(scene, members, wanted, room):
    """Whether members alone, with non-negative sizes, give forms the values that are wanted, and no others."""
    chosen = {id(member) for member in members}
    background = [m for m in scene.members if is_background(m) and id(m) not in chosen]
    levels = Levels(scene.count, background + members)
    if not levels.is_satisfiable:
        return False
    for form, value in wanted:
        low, high = levels.range(form)
        if not high - low <= 10 * room or abs(low - value) > room * (1 + abs(value)):
            return False
    return True


def is_background(member):
    return member.name[0] == "implied" and member.name[2].startswith("nonNegative")


def settling_fault(scene, entries, wanted, broken):
    """Why a set does not settle some forms at their values, or could be smaller; or nothing."""
    fault = f"explain does not settle: {brief(entries)}, read in whatever way"
    try:
        for members in readings(scene, entries, broken):
            if not settles(scene, members, wanted, 3e-5):
                continue
            needless = (
                m for k, m in enumerate(members) if settles(scene, members[:k] + members[k + 1 :], wanted, 1e-7)
            )
            member = next(needless, None)
            if member is None:
                return None
            fault = f"explain not minimal: {brief(entries)} settles it without {member.name}, too"
    except Unreadable as unreadable:
        return f"explain: {unreadable}"
    return fault
