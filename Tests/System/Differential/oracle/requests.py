"""Requests as values: variants carried out, lengths at a scale, right to left."""

import copy
import math

from . import text

NUMBERS = ("x", "y", "width", "height", "firstBaseline", "lastBaseline", "constant", "spacing", "margins", "safeArea")
LENGTHS_IN = ("intrinsicSize", "margins", "safeArea", "alignmentInsets", "insets", "metrics", "customSpacing")


def all_views(request):
    """Every view of a request, nested ones after those that they are in."""
    waiting = list(reversed(request["views"]))
    while waiting:
        view = waiting.pop()
        yield view
        waiting += reversed(view.get("children", []))


def with_values(request, variant):
    """The request that a variant stands for, without variants and questions of its own."""
    edited = copy.deepcopy({key: value for key, value in request.items() if key not in ("variants", "explain", "fit")})
    if "direction" in variant:
        edited["direction"] = variant["direction"]
    views = {view["id"]: view for view in all_views(edited)}
    for path, value in variant.get("set", {}).items():
        name, place = text.path(path)
        if place in ("constant", "priority", "active"):
            set_in_constraint(edited, name, place, value)
        elif place.startswith("intrinsicSize."):
            views[name].setdefault("intrinsicSize", {})[place.partition(".")[2]] = value
        else:
            views[name][place] = value
    return edited


def set_in_constraint(request, name, place, value):
    for constraint in request["constraints"]:
        if not isinstance(constraint, dict) or constraint.get("id") != name:
            continue
        if place == "constant":
            constraint["_constant"] = value
        elif place == "priority" and "text" in constraint:
            constraint["text"] = constraint["text"].partition("@")[0]
            constraint["priority"] = value
        else:
            constraint[place] = value


def at_scale(request):
    """The request without its scale, with its lengths as the whole pixels that they stand for."""
    scale = request["scale"]

    def settle(number):
        if isinstance(number, bool) or not isinstance(number, (int, float)) or scale > 1000:
            return number
        whole = math.floor(number * scale + 0.5)
        is_near = number * scale != whole and abs(number * scale - whole) <= 5.000001e-7 * scale
        return whole / scale if is_near else number

    def walk(value, inside):
        if isinstance(value, dict):
            return {k: walk(v, inside or k in LENGTHS_IN) if k != "set" else settle_all(v) for k, v in value.items()}
        if isinstance(value, list):
            return [walk(element, inside) for element in value]
        return settle(value) if inside else value

    def settle_all(value):
        return {k: v if k.endswith("priority") else settle(v) for k, v in value.items()}

    def plain(value):
        if isinstance(value, dict):
            return {
                k: settle(v) if k in NUMBERS and not isinstance(v, (dict, list)) else plain(v) for k, v in value.items()
            }
        if isinstance(value, list):
            return [plain(element) for element in value]
        return value

    return plain(walk({key: value for key, value in request.items() if key != "scale"}, False))


def swap_sides(insets):
    swapped = dict(insets)
    for one, other in (("left", "right"), ("right", "left")):
        swapped.pop(one, None)
        if other in insets:
            swapped[one] = insets[other]
    return swapped


def mirrored(request):
    """The request read the other way, with the sides of physical insets swapped."""
    other = copy.deepcopy({key: value for key, value in request.items() if key not in ("variants", "explain", "fit")})
    other["direction"] = "ltr" if request.get("direction") == "rtl" else "rtl"
    for view in all_views(other):
        if "alignmentInsets" in view:
            view["alignmentInsets"] = swap_sides(view["alignmentInsets"])
    for guide in other.get("guides", []):
        if "insets" in guide:
            guide["insets"] = swap_sides(guide["insets"])
    return other
