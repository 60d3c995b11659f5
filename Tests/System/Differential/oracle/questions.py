"""The judgement of `explain` and `fit`."""

from . import sets, text
from .program import Levels
from .rows import ONE, REQUIRED, value
from .scene import HEIGHT, HORIZONTAL, LEFT, TOP, WIDTH, Scene
from .solution import at_limit, measured, position_and_size

# Texts of `settling` have six decimals.
SETTLING_ROOM = 2e-6


def explain_faults(solution, entries, wanted):
    """What is wrong with explanations of the items that are `wanted`."""
    if [entry["view"] for entry in entries] != wanted:
        yield "explain: the items are not those of the request"
        return
    for entry in entries:
        item = solution.scene.items[solution.scene.by_name[entry["view"]]]
        open_axes = set()
        for axis in ("horizontal", "vertical"):
            is_row = axis == "horizontal"
            forms = position_and_size(solution.scene, item, is_row)
            opens = [solution.is_open(form, *solution.levels.range(form)) for form in forms]
            if all(is_open is False for is_open in opens):
                goals = [(form, value(form, solution.values)) for form in forms]
                if fault := sets.settling_fault(solution.scene, entry[axis], goals, solution.broken):
                    yield f"{fault} ({item.name} {axis})"
            elif any(opens):
                open_axes.add(axis)
                yield from limit_faults(solution, item, is_row, entry[axis])
            else:
                open_axes.add(None)
        if None in open_axes:
            continue
        if bool(open_axes) != bool(entry["settling"]):
            yield f"settling: {item.name} is open along {sorted(open_axes)} and gets {entry['settling']}"
        elif entry["settling"]:
            yield from settled_faults(solution, item, entry["settling"])


def limit_faults(solution, item, is_row, entries):
    """Of an open axis the members are those at their limit that name the item."""
    listed = set()
    for entry in entries:
        try:
            members = sets.candidates(solution.scene, entry)
        except sets.Unreadable as unreadable:
            yield f"explain: {unreadable}"
            return
        listed |= {id(member) for member in members}
        if not any(at_limit(member, solution.values, 2e-6) for member in members):
            yield f"explain: {members[0].name} is not at its limit"
        if all(any(member is other for other in solution.broken) for member in members):
            yield f"explain: {members[0].name} is broken"
    if item.kind == "inset":
        return
    own = {item.base + v for v in ((LEFT, WIDTH) if is_row else (TOP, HEIGHT))}
    for member in solution.kept:
        names_it = member.name[0] == "constraint" and any(form.get(v) for form, _ in member.rows for v in own)
        # What names a guide with insets is about its view, and may say nothing any more.
        names_it = names_it and all(solution.scene.items[number].kind != "inset" for number in member.items)
        if (
            names_it
            and item.number in member.items
            and id(member) not in listed
            and at_limit(member, solution.values, 1e-9)
        ):
            yield f"explain: {member.name} is at its limit, and is not listed for {item.name}"


def settled_faults(solution, item, texts):
    """Texts that settle an item hold where it is answered, hold with the rest, and leave nothing of it open."""
    request = {**solution.request, "constraints": [*solution.request.get("constraints", []), *texts]}
    whole = Scene(request, heights=solution.scene.heights)
    first = len(request["constraints"]) - len(texts)
    added = [member for member in whole.members if member.name[0] == "constraint" and member.name[1] >= first]
    others = [member for member in whole.members if not any(member is one for one in added)]
    pairs = zip(others, solution.scene.members, strict=True)
    kept = added + [m for m, same in pairs if not any(same is one for one in solution.broken)]
    for member in kept:
        if member.name[0] == "constraint" and member.name[1] >= first:
            form, relation = member.rows[0]
            off = value(form, solution.values)
            if abs(off) > SETTLING_ROOM * (1 + member.scale(solution.values)):
                yield f"settling: {texts} is off the answered frame of {item.name} by {off}"
                return
            # Texts are rounded; what they settle is judged as if they were not.
            member.rows = [({**form, ONE: form.get(ONE, 0.0) - off}, relation)]
    levels = Levels(whole.count, kept)
    if not levels.is_satisfiable:
        if not sets.holds(whole, [m for m in kept if m.priority == REQUIRED]):
            yield f"settling: {texts} cannot hold"
        return
    for form in position_and_size(whole, item, True) + position_and_size(whole, item, False):
        low, high = levels.range(form)
        found = value(form, solution.values)
        if solution.is_open(form, low, high):
            yield f"settling: with {texts} {item.name} is still open, {low} to {high}"
        elif abs(found - low) > 1e-4 * (1 + abs(found)):
            yield f"settling: with {texts} {item.name} has a number of {low}, the answer has {found}"


def fit_faults(request, entries, wanted):
    """What is wrong with fitting sizes of the views that are `wanted`."""
    if len(entries) != len(wanted):
        yield "fit: there are not as many as in the request"
        return
    for entry, fit in zip(entries, wanted):
        fit = {"view": fit} if isinstance(fit, str) else fit
        if entry["view"] != fit["view"]:
            yield f"fit: {entry['view']} is answered for {fit['view']}"
            continue
        for name, size in (("compressed", 0.0), ("expanded", 10000.0)):
            fixed = {key: fit[key] for key in ("width", "height") if key in fit}
            asked = [
                {"first": {"view": fit["view"], "attribute": key}, "relation": "==", "constant": size, "priority": 50}
                for key in ("width", "height")
                if key not in fit
            ]
            yield from size_faults(request, entry, name, fit["view"], asked, fixed)


def size_faults(request, entry, name, view, asked, fixed):
    scene, first = measured(request, inside=view, asked=asked, fixed=fixed)
    if "conflicts" in entry:
        scene = first if not sets.can_hold(first) else scene
        for conflict in entry["conflicts"] if scene is not None else ():
            if fault := sets.conflict_fault(scene, conflict):
                yield f"fit, {fault}"
        return
    if scene is None:
        return
    levels = Levels(scene.count, scene.members)
    if not levels.is_satisfiable:
        if not sets.holds(scene, [m for m in scene.members if m.priority == REQUIRED]):
            yield f"fit: {view}: {name} is answered, but what is in it cannot hold"
        return
    base = scene.items[scene.by_name[view]].base
    for key, variable in (("width", WIDTH), ("height", HEIGHT)):
        low, high = levels.range({base + variable: 1.0})
        found, room = entry[name][key], 1e-5 * (1 + abs(entry[name][key]))
        if not low - room <= found <= high + room:
            yield f"fit: {view}: {name} {key} is {found}, not in {low} to {high}"


def is_mirrorable(scene):
    """Whether reading from right to left makes the mirror image: all that is horizontal goes by leading and trailing."""
    request = scene.request
    if sum(item.parent is None for item in scene.items) != 1:
        return False
    for item in scene.items:
        if item.parent is not None and "x" in item.spec:
            return False
    for constraint in request.get("constraints", []):
        if isinstance(constraint, dict) and constraint.get("direction", "leadingToTrailing") != "leadingToTrailing":
            return False
        for sides in comparisons(constraint):
            anchors = [named for side in sides for _, named in side[1]]
            horizontal = [attribute for _, _, attribute in anchors if attribute in HORIZONTAL]
            if not horizontal:
                continue
            is_directional = any(attribute in ("leading", "trailing") for attribute in horizontal)
            if not is_directional or any(attribute in ("left", "right") for attribute in horizontal):
                return False
            names = {name for name, _, _ in anchors}
            if len(names) == 1 and scene.items[scene.by_name[names.pop()]].parent is None:
                return False
            if len(horizontal) == 3 or any(len(side[1]) == 2 and not directional(side) for side in sides):
                return False
    return True


def directional(side):
    return any(attribute in ("leading", "trailing") for _, (_, _, attribute) in side[1])


def comparisons(constraint):
    """The sides of a constraint's comparisons; none for a visual format, which goes by leading and trailing."""
    if isinstance(constraint, str):
        constraint = {"text": constraint}
    if "text" in constraint:
        return [(left, right) for left, _, right in text.constraint(constraint["text"])[0]]
    if "visual" in constraint:
        sides = [("align", [(1.0, (None, "item", attribute))]) for attribute in constraint.get("align", ())]
        return [(side,) for side in sides if side[1][0][1][2] in ("left", "right", "centerX")]
    from .scene import structured

    left, _, right = structured(constraint)
    return [(left, right)]
