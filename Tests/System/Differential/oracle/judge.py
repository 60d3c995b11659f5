"""The judgement of everything that the service answers to one request."""

import json
import math

from . import questions, sets
from .requests import at_scale, mirrored, with_values
from .scene import LEFT, WIDTH, Scene
from .solution import Solution, has_table, measured

# What valid requests may be refused for.
TIMED_OUT = "time-limit-exceeded"
REFUSALS = {"work-limit-exceeded", "number-out-of-range", TIMED_OUT}


def faults(request, post, thoroughly=True):
    """What is wrong with the answers to a request. `post` gives a status and a body, and fails where the server ends."""
    status, body = post(request)
    answer = json.loads(body)
    if (refusal := refused(status, answer)) is not None:
        return refusal
    found = []
    if thoroughly:
        _, its_body = post(request)
        # A machine that is busy with something else may leave the second one no time.
        if its_body != body and json.loads(its_body).get("code") != TIMED_OUT:
            found.append("bytes: equal requests have different answers")
    if "scale" in request:
        exact = at_scale(request)
        exact_status, exact_body = post(exact)
        exact_answer = json.loads(exact_body)
        if exact_answer.get("code") == TIMED_OUT:
            return []
        if exact_status != status:
            return [f"scale: the status is {status} with it, {exact_status} without"]
        found += scale_faults(request, answer, exact_answer)
        request, answer = exact, exact_answer
    found += answer_faults(request, status, answer, post)
    return found


def rough_faults(request, post):
    """What is wrong with the answer to a request with numbers of all magnitudes: frames satisfy what is required."""
    request = {key: value for key, value in request.items() if key != "scale"}
    status, body = post(request)
    answer = json.loads(body)
    if (refusal := refused(status, answer)) or status != 200:
        return refusal or []
    found = []
    edited = [with_values(request, variant) for variant in request.get("variants", [])]
    for its, theirs in zip([request, *edited], [answer, *answer.get("variants", [])]):
        if "frames" in theirs and not any(map(has_table, Scene(its).items)):
            found += Solution(Scene(its), its, theirs, roughly=True).faults
    return found


def refused(status, answer):
    """What is wrong with a refusal, an empty list where nothing is, or nothing where it is none."""
    code = answer.get("code")
    if status == 200 or code == "unsatisfiable-constraints":
        return None
    return [] if code in REFUSALS else [f"refused {code}: {json.dumps(answer.get('errors', answer.get('detail')))}"]


def answer_faults(request, status, answer, post):
    found = list(
        outcome_faults(request, answer if status == 200 else {**answer, "conflicts": answer.get("conflicts")}, request, post)
    )
    if status != 200:
        return found
    variants = request.get("variants", [])
    if [v["name"] for v in variants] != [v["name"] for v in answer.get("variants", [])]:
        found.append("variants: they are not those of the request")
    for variant, its in zip(variants, answer.get("variants", [])):
        edited = with_values(request, variant)
        found += [f"variant {variant['name']}: {fault}" for fault in outcome_faults(edited, its, variant, None)]
    return found


def outcome_faults(request, answer, asked, post):
    """What is wrong with the answer to a request or a variant, whose own questions are `asked`."""
    scene, first = measured(request)
    if "conflicts" in answer:
        yield from conflicts_faults(scene, first, answer, request)
        return
    if scene is None:
        # The widths are open on which the heights of texts hang, so that the answer's own decide.
        return
    solution = Solution(scene, request, answer)
    yield from solution.faults
    if solution.faults or not solution.levels.is_satisfiable:
        return
    if asked.get("explain"):
        yield from questions.explain_faults(solution, answer["explain"], asked["explain"])
        if post is not None:
            yield from settled_faults(request, answer, post)
    if asked.get("fit"):
        yield from questions.fit_faults(request, answer["fit"], asked["fit"])
    if post is not None and questions.is_mirrorable(scene):
        yield from mirror_faults(solution, answer, post)


def conflicts_faults(scene, first, answer, request):
    conflicts = answer["conflicts"]
    if request.get("onConflict") == "break":
        yield "conflict: there are some where constraints should be broken"
    if not conflicts:
        yield "conflict: there are none"
    if sets.can_hold(first):
        # The first solve is for the widths of wrapping texts alone; where these are open, the heights are, too.
        if scene is None:
            return
        if sets.can_hold(scene):
            yield "conflict: all that is required can hold"
            return
    else:
        scene = first
    for conflict in conflicts or ():
        if found := sets.conflict_fault(scene, conflict):
            yield found
    yield from sets.cause_faults(scene, answer)


def settled_faults(request, answer, post):
    """The service itself agrees that what it calls settling is that; not where it would break other constraints for it."""
    for entry in answer["explain"]:
        if not entry["settling"] or answer["broken"]:
            continue
        plain = {key: value for key, value in request.items() if key not in ("explain", "fit", "variants")}
        plain["constraints"] = [*request.get("constraints", []), *entry["settling"]]
        status, body = post(plain)
        settled = json.loads(body)
        view = entry["view"]
        if status != 200 or settled["broken"]:
            yield f"settling: with {entry['settling']} it is {status}, or constraints are broken"
            continue
        if (
            any(open_item["view"] == view for open_item in settled["ambiguous"])
            and request.get("coordinates") != "root"
        ):
            yield f"settling: with {entry['settling']} {view} is still ambiguous"
        off = largest_difference(settled["frames"][view], answer["frames"][view], request.get("coordinates") == "root")
        if off > 1e-4 * (1 + max(abs(number) for number in answer["frames"][view].values())):
            yield f"settling: with {entry['settling']} {view} is {settled['frames'][view]}, not {answer['frames'][view]}"


def largest_difference(one, other, sizes_only):
    names = ("width", "height") if sizes_only else one
    return max(abs(one[name] - other[name]) for name in names)


def mirror_faults(solution, answer, post):
    """Read the other way, frames are mirror images; so are ambiguous ones, unless nothing bounds them."""
    scene, request = solution.scene, solution.request
    status, body = post(mirrored(request))
    if status != 200:
        yield f"mirror: the other way it is {status}"
        return
    other = json.loads(body)
    one, two = (rooted(scene, request, frames["frames"]) for frames in (answer, other))
    root = next(item for item in scene.items if item.parent is None)
    for item in scene.items:
        x, y, width, height = one[item.number]
        expected = (one[root.number][2] - x - width, width, y, height)
        its = tuple(two[item.number][place] for place in (0, 2, 1, 3))
        ranges = [solution.levels.range({item.base + variable: 1.0}) for variable in (LEFT, WIDTH)]
        is_bounded = not any(math.isinf(end) for ends in ranges for end in ends)
        is_open = any(high - low > 1e-4 for low, high in ranges)
        room = 1e-4 * (1 + max(map(abs, expected)))
        if any(abs(a - b) > room for a, b in list(zip(expected, its))[0 if is_bounded else 2 :]):
            yield f"mirror{' of ambiguous' if is_open else ''}: {item.name} is {its} the other way, not {expected}"
            return


def rooted(scene, request, frames):
    """The frames by item, in root coordinates."""
    found = {}
    for item in scene.items:
        frame = frames[item.name]
        x, y = frame["x"], frame["y"]
        if request.get("coordinates") != "root":
            for number in scene.ancestors(item.number)[1:]:
                outer = frames[scene.items[number].name]
                x, y = x + outer["x"], y + outer["y"]
        found[item.number] = (x, y, frame["width"], frame["height"])
    return found


def scale_faults(request, answer, exact):
    """At a scale all is as without one, but for the frames, whose edges are rounded."""
    for name, its, theirs in ((None, answer, exact), *paired_variants(answer, exact)):
        label = f"scale, variant {name}" if name else "scale"
        for key in ("ambiguous", "broken", "unsatisfied", "conflicts"):
            if not is_alike(its.get(key), theirs.get(key)):
                yield f"{label}: {key} is {its.get(key)}, without it {theirs.get(key)}"
        if "frames" in its and "frames" in theirs:
            yield from rounding_faults(label, request, its["frames"], theirs["frames"])


def paired_variants(answer, exact):
    pairs = zip(answer.get("variants", []), exact.get("variants", []))
    return [(its["name"], its, theirs) for its, theirs in pairs]


def is_alike(one, other):
    """Whether two values are the same but for texts and the last digits of numbers."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(key == "text" or is_alike(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(is_alike, one, other))
    if isinstance(one, (int, float)) and isinstance(other, (int, float)):
        return abs(one - other) <= 1e-6 * (1 + abs(other))
    return one == other


def rounding_faults(label, request, frames, exact):
    scene, scale = Scene(request), request["scale"]
    is_root = request.get("coordinates") == "root"
    edges = rooted(scene, request, exact)
    for item in scene.items:
        parent = None if is_root or item.parent is None else edges[item.parent]
        x, y, width, height = edges[item.number]
        sides = {
            "x": (x, parent and parent[0]),
            "y": (y, parent and parent[1]),
            "width": (x + width, x),
            "height": (y + height, y),
        }
        for name, (end, start) in sides.items():
            ends, starts = pixels(end, scale), pixels(start, scale) if start is not None else {0}
            allowed = {(a - b) / scale for a in ends for b in starts}
            found = frames[item.name][name]
            if min(abs(found - value) for value in allowed) > 1e-9 * (1 + abs(found)):
                yield f"{label}: {item.name}.{name} is {found}, not one of {sorted(allowed)}"
                return


def pixels(edge, scale):
    """The whole pixels to which an edge may be rounded: half up, where a millionth of a point below a half is a half."""
    exact = (edge + 1e-6) * scale + 0.5
    room = 1e-9 * (1 + abs(exact)) + 2e-7 * scale
    return {math.floor(exact - room), math.floor(exact), math.floor(exact + room)}
