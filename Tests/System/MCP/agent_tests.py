"""An agent without judgement, which only follows the repairs that the tools offer."""

import copy
import json
import random

from harness.report import expect
from stdio import running, text

LAYOUTS = 100
FIXED, CALLS = 95, 3


# --- Layouts


def sound(dice):
    """A screen of rows, each a name and a value, with everything settled."""
    width, gap = dice.choice([320, 375, 430]), dice.choice([8, 12, 16, 20])
    views, constraints = [], []
    above = "screen.top"
    for row in range(dice.randint(1, 4)):
        name, value = f"name{row}", f"value{row}"
        views += [
            {"id": name, "intrinsicSize": {"width": dice.randint(40, 100), "height": 20}},
            {"id": value, "intrinsicSize": {"width": dice.randint(30, 90), "height": dice.choice([20, 24])}, "hugging": {"horizontal": 249}},
        ]
        constraints += [
            f"{name}.leading == screen.leading + {gap}", f"{name}.top == {above} + {gap}", f"{value}.leading == {name}.trailing + {gap}",
            f"{value}.trailing == screen.trailing - {gap}", f"{value}.top == {name}.top",
        ]
        above = f"{value}.bottom"
    return {"views": [{"id": "screen", "width": width, "height": 812, "children": views}], "constraints": constraints}


def find(layout, dice, *endings):
    """The index of a constraint with a distance that is of one of some kinds, such as `.top`."""
    return dice.choice([
        index for index, text in enumerate(layout["constraints"]) if text.split(" ")[0].endswith(endings) and " + " in text])


def second_constant(layout, dice):
    """The same edge has two distances."""
    text = layout["constraints"][find(layout, dice, ".top", ".leading")]
    stem, _, constant = text.rpartition(" ")
    layout["constraints"].append(f"{stem} {int(constant) + dice.choice([4, 10, 30])}")


def too_wide(layout, dice):
    """A width does not fit between the edges."""
    layout["constraints"].append(f"{dice.choice(layout['views'][0]['children'][1::2])['id']}.width == {dice.randint(500, 900)}")


def too_wide_at_least(layout, dice):
    layout["constraints"].append(f"{dice.choice(layout['views'][0]['children'])['id']}.width >= {dice.randint(450, 900)}")


def upside_down(layout, dice):
    """A distance has the wrong sign."""
    view = dice.choice(layout["views"][0]["children"])["id"]
    layout["constraints"].append(f"{view}.bottom == {view}.top - {dice.choice([8, 20, 44])}")


def no_position(layout, dice):
    """A constraint on a vertical position is missing."""
    del layout["constraints"][find(layout, dice, ".top")]


def no_edges(layout, dice):
    """A view floats in its row."""
    view = dice.choice(layout["views"][0]["children"][1::2])["id"]
    layout["constraints"] = [text for text in layout["constraints"] if not text.startswith((f"{view}.leading", f"{view}.trailing"))]


def no_size(layout, dice):
    """A view has no height."""
    del dice.choice(layout["views"][0]["children"])["intrinsicSize"]["height"]


def equal_hugging(layout, dice):
    """Two views of a row hug equally."""
    del dice.choice(layout["views"][0]["children"][1::2])["hugging"]


FAULTS = [second_constant, too_wide, too_wide_at_least, upside_down, no_position, equal_hugging, no_edges, no_size]


# --- The agent


def followed(layout, repair):
    """The layout with a repair as the tool states it; nothing if it is of a kind that this agent cannot carry out."""
    layout = copy.deepcopy(layout)
    change, pointer = repair["change"], repair.get("pointer", "").split("/")
    if change == "constraint":
        layout.setdefault("constraints", []).append(repair["text"])
        return layout
    if change in ("hugging", "compressionResistance"):
        view = next(view for view in layout["views"][0]["children"] if view["id"] == repair["view"])
        value = view.get(change)
        view[change] = {**(value if isinstance(value, dict) else {}), repair["axis"]: repair["value"]}
        return layout
    if pointer[1:2] != ["constraints"]:
        return None
    index = int(pointer[2])
    if change == "leave-out":
        del layout["constraints"][index]
        return layout
    if change == "priority":
        layout["constraints"][index] = f"{layout['constraints'][index].partition(' @')[0]} @ {repair['value']}"
        return layout
    return None


def repaired(process, layout):
    """What the agent makes of a layout, and the calls that it needed.

    It takes the first repair that it can carry out, and the next one if the first adds a finding; then it gives up.
    """
    before = faults(process.call("check", request=layout)["structuredContent"])
    repairs = process.call("solve", request=layout)["structuredContent"].get("repairs", [])
    changes = [changed for repair in repairs if (changed := followed(layout, repair))]
    for calls, changed in enumerate(changes[:CALLS - 1], 2):
        after = faults(process.call("check", request=changed)["structuredContent"])
        if not set(after) - set(before) and len(after) < len(before):
            return changed, calls
    return layout, CALLS


def faults(result):
    """The findings of an answer that a person would have to care for."""
    return [finding["rule"] for finding in result.get("findings", []) if finding["severity"] in ("error", "warning")]


def examine(kinds, count, seed):
    """How many faulty layouts the agent fixes, what it makes worse, and the most calls that it needs for one."""
    dice = random.Random(seed)
    fixed, worse, left, most = 0, [], {}, 0
    with running() as process:
        for number in range(count):
            fault = kinds[number % len(kinds)]
            layout = sound(dice)
            expect(not faults(process.call("check", request=layout)["structuredContent"]), f"the sound layout {number} has findings")
            fault(layout, dice)
            before = faults(process.call("check", request=layout)["structuredContent"])
            expect(before, f"{fault.__name__} {number} has no finding: {json.dumps(layout)}")
            result, calls = repaired(process, layout)
            after = faults(process.call("check", request=result)["structuredContent"])
            most = max(most, calls)
            if not after:
                fixed += 1
                solved = text(process.call("solve", request=result)).partition("\n")[0]
                expect("conflict" not in solved and "ambiguous" not in solved, f"{fault.__name__} {number}: {solved}")
            else:
                left[fault.__name__] = left.get(fault.__name__, 0) + 1
            if len(after) > len(before) or set(after) - set(before):
                worse.append((fault.__name__, number, before, after))
    print(f"     {fixed} of {count} fixed, {len(worse)} worse, at most {most} calls; left: {left}")
    return fixed, worse, most


def test_agent():
    """of 100 layouts with one conflict or ambiguity each at least 95 are fixed in at most three calls, and none is worse"""
    fixed, worse, most = examine(FAULTS, LAYOUTS, 43)
    expect(fixed >= FIXED and not worse and most <= CALLS, f"{fixed} fixed, worse: {worse}, {most} calls")
