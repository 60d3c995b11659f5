"""Makes a request that fails smaller while it fails alike."""

import copy
import time

SECONDS = 60


def shrunk(request, fails):
    """The smallest request found that still fails; `fails` says so of a request."""
    until = time.monotonic() + SECONDS
    changed = True
    while changed:
        changed = False
        for change in changes(request):
            if time.monotonic() > until:
                return request
            candidate = copy.deepcopy(request)
            if change(candidate) is not False and candidate != request and fails(candidate):
                request, changed = candidate, True
                break
    return request


def changes(request):
    """Smaller requests, as functions that change a copy; large steps first."""
    constraints = request.get("constraints", [])
    size = len(constraints) // 2
    while size:
        for start in range(0, len(constraints), size):
            yield lambda r, s=start, n=size: r["constraints"].__delitem__(slice(s, s + n))
        size //= 2
    for place in places(request):
        yield lambda r, p=place: remove(r, p)
    for place in places(request):
        yield lambda r, p=place: simplify(r, p)


def places(value, path=()):
    """The paths of everything in a value, from the outside."""
    children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in list(children):
        yield (*path, key)
        yield from places(child, (*path, key))


def parent(request, path):
    for key in path[:-1]:
        request = request[key]
    return request


def remove(request, path):
    """Takes out a member or an element; what is in a view goes where that was."""
    outer, key = parent(request, path), path[-1]
    if key in ("id", "views", "in", "first", "relation", "text", "visual", "name", "attribute", "view") or path[
        -2:-1
    ] == ("first",):
        return False
    gone = outer.pop(key)
    if isinstance(gone, dict) and isinstance(outer, list) and path[-2] in ("views", "children"):
        outer[key:key] = gone.get("children", [])
    return None


def simplify(request, path):
    """Rounds a number, or takes a structured constraint's text down to its sides."""
    outer, key = parent(request, path), path[-1]
    value = outer[key]
    if isinstance(value, str) and len(path) >= 2 and path[0] == "constraints" and "@" in value and key != "visual":
        outer[key] = value.partition("@")[0].rstrip()
        return None
    if isinstance(value, bool) or not isinstance(value, (int, float)) or value in (0, 1):
        return False
    outer[key] = 0 if key not in ("priority", "scale") and value == round(value) and abs(value) <= 10 else round(value)
    return None
