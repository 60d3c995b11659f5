"""Requests of the real scenes in Tests/Suites/apple-frames, whose README describes the format."""

import json

from harness.suites import suite

AXES = (("horizontal", "width"), ("vertical", "height"))


def requests():
    """A request of each scene, by file: a `.json` has one scene, and a `.jsonl` one a line."""
    for path in sorted(suite("apple-frames").glob("cases/**/*.json*")):
        text = path.read_text()
        for scene in text.splitlines() if path.suffix == ".jsonl" else [text]:
            yield request(json.loads(scene))


def request(scene):
    """The body of `/v1/layout` that asks for the frames of a scene."""
    constraints = [
        {"first": anchor([guide["id"], edge]), "relation": "==", "second": anchor([guide["owner"], edge])}
        for guide in scene["guides"] if guide["kind"] == "scrollContent" for edge in ("left", "top")]
    return {
        "views": [view(each, scene["root"]) for each in scene["views"]], "guides": [guide(each) for each in scene["guides"]],
        "constraints": constraints + [constraint(each) for each in scene["constraints"]], "coordinates": "parent",
    }


def view(recorded, root):
    out = {"id": recorded["id"]}
    if recorded["parent"] is None:
        out |= {"width": root["width"], "height": root["height"]}
    else:
        out["parent"] = recorded["parent"]
        if recorded.get("fixed"):
            out |= recorded["expectedFrame"]
    sizes = {name: size for name, size in (recorded.get("intrinsic") or {}).items() if size is not None}
    if sizes and not recorded.get("fixed"):
        out["intrinsicSize"] = sizes
        for name, priorities in (("hugging", "hugging"), ("compressionResistance", "compression")):
            out[name] = {axis: priority for (axis, size), priority in zip(AXES, recorded[priorities]) if size in sizes}
    if insets := recorded.get("alignmentInsets"):
        out["alignmentInsets"] = insets
    for name, distance in (("firstBaseline", "firstFromTop"), ("lastBaseline", "lastFromBottom")):
        if distance in recorded.get("baseline", {}):
            out[name] = recorded["baseline"][distance]
    return out


def guide(recorded):
    out = {"id": recorded["id"], "in": recorded["owner"]}
    return out | {"insets": recorded["insets"]} if "insets" in recorded else out


def constraint(recorded):
    out = {"first": anchor(recorded["first"]), "relation": recorded.get("relation", "==")}
    if recorded.get("second"):
        out |= {"second": anchor(recorded["second"]), "multiplier": recorded.get("multiplier", 1)}
    out |= {"constant": recorded.get("constant", 0), "priority": recorded.get("priority", 1000)}
    return out | {name: recorded[name] for name in ("id", "container") if recorded.get(name)}


def anchor(pair):
    return {"view": pair[0], "attribute": pair[1]}
