"""What axe-core finds in the playground: on every tab, with and without findings, in both schemes and at three widths."""

import json

from harness.report import expect

# A phone, a tablet and a desk.
SIZES = ((390, 844), (1024, 768), (1440, 900))
SCHEMES = ("light", "dark")

LABEL = {"id": "label", "x": 10, "y": 10, "width": 80, "height": 20, "text": "A text that has no room in its view"}
SCREEN = {"id": "screen", "width": 300, "height": 160, "children": [LABEL, {"id": "box", "y": 60, "height": 40}]}
BOX = ["box.leading == screen.leading + 10", "box.trailing == screen.trailing - 10"]
LAYOUT = {"views": [SCREEN], "constraints": BOX}
CONFLICT = {**LAYOUT, "constraints": [*BOX, "box.width == 400"]}
# States of the tabs that something is wrong in: the tab, its text, and what shows that it is.
FINDINGS = (
    ("layout", CONFLICT, ".finding.conflict .repair"),
    ("layout", {**LAYOUT, "constraints": BOX[:1]}, ".finding.ambiguity .wiggle"),
    ("layout", LAYOUT, ".finding:has(h3:text('Text that is cut'))"),
    ("layout", {**LAYOUT, "constraints": [*BOX, "box.width >= 400 @ 500"]}, ".finding .members .note"),
    ("layout", {**LAYOUT, "variants": [{"name": "watch", "set": {"screen.width": 10}}]}, ".panel-findings .conflict"),
    # The findings of the text before its fault stay, dimmed.
    ("layout", json.dumps(CONFLICT)[:-1], ".fault"),
    ("layout", {**LAYOUT, "constraints": ["box.leadng == screen.leading", "box.width => 10px"]}, ".fault .small"),
    ("text", {"texts": [{"text": "A text that has no room", "lines": 1, "widths": [60]}, {"text": "\ue000"}]}, ".cut"),
    ("text", '{"texts": [}', ".fault"),
    ("text", {"texts": [{"text": "a", "lineBrake": "word"}]}, ".fault"),
    ("list", '{"items": ["a", "b"', ".fault"),
    ("list", {"items": ["a", "a"], "expnd": "all"}, ".fault"),
    ("diff", {"from": '{"items": ["a", "b"', "to": '{"items": ["a", "a"], "x": 1}'}, ".fault"),
    ("sequence", {"steps": [
        {"id": "first", "post": "/v1/layout", "body": {**CONFLICT, "coordinates": "root"}}, {"id": "second", "post": "/v1/diff"}]}, ".fault"),
    ("sequence", {"steps": [
        {"id": "first", "post": "/v1/layout", "body": LAYOUT}, {"id": "second", "post": "/v1/layout", "body": CONFLICT}]}, ".step.failed"),
)


def each_view(tab):
    """Shows the page at each width in each scheme, without loading it again; gives what that is, and what need not be looked at."""
    for width, height in SIZES:
        tab.page.set_viewport_size({"width": width, "height": height})
        for scheme in SCHEMES:
            tab.page.emulate_media(color_scheme=scheme)
            # Colours on their way to others are neither.
            tab.wait("() => document.getAnimations().length === 0")
            # The words of the text have the same colours at each width, and are most of what there is to look at.
            yield f"{width} wide, {scheme}", [] if width == SIZES[-1][0] else [".CodeMirror-code"]


def test_tabs(visitor, edits):
    """axe-core finds nothing on any tab, in either scheme, at the widths of a phone, a tablet and a desk"""
    with visitor.open() as tab:
        for name in ("login-form", "texts", "two-level-list", "diff-rows", "sequence-rows"):
            tab.example(name)
            for state, without in each_view(tab):
                tab.expect_accessible(f"{name}, {state}", without=without)


def test_findings(visitor, edits):
    """axe-core finds nothing on any tab that has findings or faults, in either scheme, at the same widths"""
    with visitor.open() as tab:
        for name, text, sign in FINDINGS:
            tab.ready().page.click(f"#tab-{name}")
            if name == "diff":
                tab.ready().evaluate(
                    "async texts => { trellis.tabs.diff.state = texts; await trellis.tabs.diff.runner.now(); }", text)
                tab.ready()
            else:
                tab.write(text)
            shown = tab.page.locator(f"#panel-{name}").locator(sign)
            expect(shown.count(), f"{text} shows no {sign}")
            for state, without in each_view(tab):
                tab.expect_accessible(f"{sign} of {name}, {state}", ["main > :not([hidden])", "#status"], without)


def test_chosen_views_and_dialogs(visitor, edits):
    """axe-core finds nothing in a chosen view, the response, the gallery and the links, in either scheme"""
    with visitor.open() as tab:
        tab.example("explain-and-fit")
        tab.evaluate("() => trellis.tabs.layout.select('badge')")
        tab.page.click(".devices summary")
        tab.page.click("#panel-layout .response summary")
        tab.page.wait_for_selector("#panel-layout .response pre:not(:empty)")
        tab.ready()
        for state, without in each_view(tab):
            tab.expect_accessible(f"a chosen view and the response, {state}", ["#panel-layout"], without)
        for dialog in ("examples", "share"):
            tab.page.click(f"#{dialog}-button")
            tab.page.wait_for_selector(f"#{dialog}[open]")
            for state, _ in each_view(tab):
                tab.expect_accessible(f"{dialog}, {state}", [f"#{dialog}"])
            tab.page.keyboard.press("Escape")
