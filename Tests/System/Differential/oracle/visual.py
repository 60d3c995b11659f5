"""What a visual format stands for."""

from . import text
from .text import PRIORITIES

# The standard spacing to the superview, and between views.
OUTER, INNER = 20.0, 8.0


def comparisons(scene, given):
    """The comparisons of a visual format."""
    read = text.VisualFormat(given["visual"])
    metrics, default = given.get("metrics", {}), given.get("priority")
    way = given.get("direction", "leadingToTrailing")
    near, far = ("leading", "trailing") if way == "leadingToTrailing" else ("left", "right")
    if not read.is_row:
        near, far = "top", "bottom"
    is_backwards = read.is_row and way == "rightToLeft"
    if is_backwards:
        near, far = far, near
    parts = []

    def priority(at):
        return default if at is None else metrics.get(at, PRIORITIES.get(at)) if isinstance(at, str) else at

    def connect(connection, start, end, standard):
        for relation, distance, at in connection or []:
            distance = standard if distance is None else metrics[distance] if isinstance(distance, str) else distance
            relation = text.FLIPPED[relation] if is_backwards else relation
            distance = -distance if is_backwards else distance
            parts.append(((0.0, [(1.0, end)]), relation, (distance, [(1.0, start)]), priority(at)))

    def outer(name):
        if name not in scene.by_name:
            return name
        parent = scene.items[scene.by_name[name]].parent
        return None if parent is None else scene.items[parent].name

    first, last = read.views[0][0], read.views[-1][0]
    length = "width" if read.is_row else "height"
    connect(read.connections[0], (outer(first), "item", near), (first, "item", near), OUTER)
    for number, (name, predicates) in enumerate(read.views):
        if number:
            connect(read.connections[number], (read.views[number - 1][0], "item", far), (name, "item", near), INNER)
        for relation, value, at in predicates:
            value = metrics.get(value, value)
            right = (0.0, [(1.0, (value, "item", length))]) if isinstance(value, str) else (value, [])
            parts.append(((0.0, [(1.0, (name, "item", length))]), relation, right, priority(at)))
    connect(read.connections[-1], (last, "item", far), (outer(last), "item", far), OUTER)
    for attribute in given.get("align", []):
        for name, _ in read.views[1:]:
            parts.append(
                ((0.0, [(1.0, (name, "item", attribute))]), "==", (0.0, [(1.0, (first, "item", attribute))]), default)
            )
    return parts
