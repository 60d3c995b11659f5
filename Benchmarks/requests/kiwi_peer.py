"""What people would write instead: Python with json and kiwisolver, JSON to JSON.

    kiwi_peer.py time SECONDS FILE…

`layout` and `snapshot` answer the requests of the benchmarks as the service does, without its checks: no errors with
places, no ambiguity, no conflicts. Constraints are added in the order of the request, as text or as objects; the levels
of priorities are strengths a thousand apart. As an ASGI application (`kiwi_peer:application`) it serves both.
"""

import hashlib
import json
import re
import sys
import time

from kiwisolver import Solver, Variable

CONSTRAINT = re.compile(
    r"\s*(\w+)\.(\w+)\s*(==|<=|>=)\s*(?:(\w+)\.(\w+)\s*)?([+-]?\s*[\d.]+)?\s*(?:@\s*([\d.]+))?\s*$")
LEVELS = (1000, 750, 500, 251, 250)


class Frame:
    __slots__ = ("left", "top", "width", "height", "first", "last")

    def __init__(self, view):
        self.left, self.top, self.width, self.height = Variable(), Variable(), Variable(), Variable()
        self.first, self.last = view.get("firstBaseline", 0), view.get("lastBaseline", 0)

    def anchor(self, name):
        if name in ("leading", "left"):
            return self.left
        if name in ("trailing", "right"):
            return self.left + self.width
        if name == "top":
            return self.top
        if name == "bottom":
            return self.top + self.height
        if name == "firstBaseline":
            return self.top + self.first
        if name == "lastBaseline":
            return self.top + self.height - self.last
        if name == "centerX":
            return self.left + 0.5 * self.width
        if name == "centerY":
            return self.top + 0.5 * self.height
        return self.width if name == "width" else self.height


def strength(priority):
    """A thousand times that of the next lower level."""
    if priority >= 1000:
        return "required"
    return 1000.0 ** sum(1 for level in LEVELS[1:] if level < priority)


def related(left, relation, right):
    return left == right if relation == "==" else left <= right if relation == "<=" else left >= right


def parts(constraint):
    if isinstance(constraint, str):
        first, attribute, relation, second, other, constant, priority = CONSTRAINT.match(constraint).groups()
        number = float(constant.replace(" ", "")) if constant else 0
        return first, attribute, relation, second, other, number, float(priority or 1000)
    first, second = constraint["first"], constraint.get("second") or {}
    return (
        first["view"], first["attribute"], constraint["relation"], second.get("view"), second.get("attribute"),
        constraint.get("constant", 0), constraint.get("priority", 1000))


def layout(body):
    request = json.loads(body)
    solver, frames, order = Solver(), {}, []

    def add(view, parent):
        frame = frames[view["id"]] = Frame(view)
        order.append((view["id"], frame, parent))
        solver.addConstraint(frame.width >= 0)
        solver.addConstraint(frame.height >= 0)
        if parent is None:
            solver.addConstraint(frame.left == view.get("x", 0))
            solver.addConstraint(frame.top == view.get("y", 0))
        if "width" in view:
            solver.addConstraint(frame.width == view["width"])
        if "height" in view:
            solver.addConstraint(frame.height == view["height"])
        hugging, resistance = view.get("hugging", {}), view.get("compressionResistance", {})
        for name, axis in (("width", "horizontal"), ("height", "vertical")):
            if name in view.get("intrinsicSize", {}):
                size, variable = view["intrinsicSize"][name], frame.anchor(name)
                solver.addConstraint((variable <= size) | strength(hugging.get(axis, 250)))
                solver.addConstraint((variable >= size) | strength(resistance.get(axis, 750)))
        for child in view.get("children", ()):
            add(child, frame)

    for view in request["views"]:
        add(view, None)
    for constraint in request["constraints"]:
        first, attribute, relation, second, other, constant, priority = parts(constraint)
        right = frames[second].anchor(other) + constant if second else constant
        solver.addConstraint(related(frames[first].anchor(attribute), relation, right) | strength(priority))
    solver.updateVariables()
    answer = {}
    for name, frame, parent in order:
        x, y = frame.left.value(), frame.top.value()
        if parent is not None:
            x, y = x - parent.left.value(), y - parent.top.value()
        answer[name] = {"x": x, "y": y, "width": frame.width.value(), "height": frame.height.value()}
    return json.dumps({"frames": answer, "ambiguous": [], "broken": [], "unsatisfied": []}, separators=(",", ":")).encode()


def snapshot(body):
    request = json.loads(body)
    rows, digest, seen = [], hashlib.sha256(), set()

    def add(item, parent, level):
        item = {"id": item} if isinstance(item, str) else item
        if item["id"] in seen:
            raise ValueError("the id is taken")
        seen.add(item["id"])
        title, children = item.get("title", item["id"]), item.get("children", ())
        digest.update(f"{level}{item['id']}\0{title}\0".encode())
        row = {"id": item["id"], "title": title, "level": level, "visible": level == 0}
        if parent is not None:
            row["parent"] = parent
        if children:
            row["expanded"] = False
        rows.append(row)
        for child in children:
            add(child, item["id"], level + 1)

    for item in request["items"]:
        add(item, None, 0)
    visible = sum(row["visible"] for row in rows)
    answer = {"version": digest.hexdigest()[:32], "items": rows, "itemCount": len(rows), "visibleCount": visible}
    return json.dumps(answer, separators=(",", ":")).encode()


OPERATIONS = {"/v1/layout": layout, "/v1/snapshot": snapshot}


async def application(scope, receive, send):
    """The operations as an ASGI application."""
    if scope["type"] != "http":
        return
    body, more = b"", True
    while more:
        message = await receive()
        body, more = body + message.get("body", b""), message.get("more_body", False)
    answer = OPERATIONS[scope["path"]](body)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(answer)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": answer})


def main():
    seconds = float(sys.argv[2])
    for name in sys.argv[3:]:
        with open(name, "rb") as file:
            body = file.read()
        samples, end, answer = [], time.process_time() + seconds, b""
        while len(samples) < 5 or time.process_time() < end:
            start = time.process_time_ns()
            answer = layout(body)
            samples.append((time.process_time_ns() - start) / 1000)
        samples.sort()
        print(json.dumps({
            "file": name, "shortest": samples[0], "median": samples[len(samples) // 2],
            "frames": json.loads(answer)["frames"]}), flush=True)


if __name__ == "__main__":
    main()
