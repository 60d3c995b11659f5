"""Constraints that are drawn in the picture."""

import contextlib
import itertools
import json

from gestures import choose, constraints, middle, point, pressed, scale, settled, touched, undo
from harness.report import expect
from playground_tests import FIXTURE, frames
from playwright.sync_api import Error

PINNED = {
    "views": [{"id": "screen", "width": 300, "height": 200, "children": [
        {"id": "card", "width": 80, "height": 40}, {"id": "it's", "width": 60, "height": 30}]}],
    "constraints": [
        "card.leading == screen.leading + 20", "card.top == screen.top + 30 @ high",
        "'it''s'.leading == card.trailing + 12", {"first": "it's.top", "relation": "==", "second": "screen.top", "constant": 120}],
}
# An id that is no word stands in quotes in text, and as it is in an object.
PINNED["constraints"][3]["first"] = {"view": "it's", "attribute": "top"}
PINNED["constraints"][3]["second"] = {"view": "screen", "attribute": "top"}
LINE = ".stage .tie[data-pointer='{}']"


def opened(visitor, request, **options):
    """A page with a request, whose text has line breaks of its own."""
    return visitor.open(**options), json.dumps(request, indent=1)


def test_tying(visitor, edits):
    """a drag from an edge to another view's edge writes a constraint, which holds at once and is undone in one step"""
    page, text = opened(visitor, FIXTURE)
    with page as tab:
        tab.ready().write(text)
        before = tab.rects()
        x, y, width, height = before["screen"]
        choose(tab, "second")
        with pressed(tab, middle(tab, ".own .grip.left .dot")) as move:
            move(*point(tab, x + 1, y + height * 0.7))
            tab.page.wait_for_selector(".rubber .target", state="attached")
        settled(tab)
        added = [each for each in constraints(tab) if each not in FIXTURE["constraints"]]
        distance = round(before["second"][0] - x)
        wanted = "second.leading == screen.leading" + (f" + {distance}" if distance else "")
        expect(added == [wanted], f"{added}, not {wanted}")
        expect(tab.text().count("\n") == text.count("\n") + 1, f"the constraint has no line of its own: {tab.text()}")
        expect(tab.page.locator(".finding.ambiguity").count() == 0, "it is not solved")
        expect(tab.rects()["second"] == before["second"], f"it moved: {tab.rects()}")
        undo(tab)
        expect(tab.text() == text, f"one step does not undo it: {tab.text()}")
        # Nothing is written where no other view is, nor after Escape.
        choose(tab, "first")
        for place, key in (((x + width / 2, y + height + 60), None), ((x + 1, y + height / 2), "Escape")):
            with pressed(tab, middle(tab, ".own .grip.left .dot")) as move:
                move(*point(tab, *place))
                if key:
                    tab.page.keyboard.press(key)
            settled(tab)
            expect(tab.text() == text, f"something was written: {tab.text()}")


def test_tying_by_keyboard(visitor, edits):
    """the lists under the picture write the same constraint, without a pointer"""
    page, text = opened(visitor, FIXTURE)
    with page as tab:
        tab.ready().write(text)
        choose(tab, "second")
        tab.page.focus(".tie-form select >> nth=0")
        tab.page.keyboard.type("trailing")
        tab.page.focus(".tie-form select >> nth=1")
        tab.page.keyboard.type("first")
        tab.page.focus(".tie-form .add")
        wanted = tab.page.locator(".tie-form code").inner_text()
        tab.page.keyboard.press("Enter")
        settled(tab)
        expect(wanted.startswith("second.trailing == first.trailing - "), wanted)
        expect(constraints(tab)[-1] == wanted, f"{constraints(tab)}")
        expect(tab.page.locator(".finding.ambiguity").count() == 0, "it is not solved")
        focused = tab.evaluate("() => document.activeElement.getAttribute('aria-label')")
        expect(focused == wanted, f"the keyboard is at {focused}")
        tab.page.click(".chosen-tie .another")
        expect(tab.page.locator(".tie-form").is_visible(), "the lists do not come back")


def test_distances_hold(visitor, edits):
    """a constraint of any two edges keeps the frames as they are, in both directions and spellings"""
    views = [{"id": "screen", "width": 300, "height": 200, "children": [
        {"id": "a", "x": 11, "y": 23, "width": 80, "height": 40}, {"id": "b", "x": 130, "y": 90, "width": 61, "height": 33}]}]
    with visitor.open() as tab:
        for direction, spelling in itertools.product(("ltr", "rtl"), (["a.left >= screen.left"], ["a.leading >= screen.leading"])):
            request = {"views": views, "constraints": spelling, "direction": direction}
            tab.ready().write(request)
            texts = tab.evaluate(
                """() => {
                  const {drawing} = trellis.tabs.layout;
                  const edges = {left: 'x', right: 'x', top: 'y', bottom: 'y'};
                  const targets = {x: ['left', 'right', 'centerX'], y: ['top', 'bottom', 'centerY']};
                  const texts = [];
                  for (const view of ['a', 'b']) for (const other of ['screen', 'a', 'b']) for (const edge of Object.keys(edges)) {
                    if (other === view) continue;
                    for (const target of targets[edges[edge]]) texts.push(drawing.grips.textOf(view, edge, {view: other, edge: target}));
                  }
                  return texts;
                }""")
            # Middles of odd sizes lie between whole points.
            exact = [text for text in texts if "center" not in text]
            expect(len(exact) == 32 and len(set(texts)) == len(texts), f"{len(exact)} of {len(texts)} constraints")
            bound = {**request, "constraints": spelling + exact}
            expect(frames(visitor, bound) == frames(visitor, request), f"{direction}, {spelling}: the frames are others")
            for text in set(texts) - set(exact):
                loose = {**request, "constraints": [*spelling, f"{text} @ low"], "coordinates": "root"}
                status, _, body = visitor.service.send("POST", "/v1/layout", json.dumps(loose))
                amounts = [each["violation"] for each in json.loads(body)["unsatisfied"] if each.get("constraint") == 1]
                expect(status == 200 and all(amount <= 0.5 for amount in amounts), f"{direction}: {text} is off by {amounts}")


def changes(tab, view, pointer, distance, drag=pressed):
    """Drags the line of a constraint, and gives how its view moved."""
    before = tab.rects()[view]
    at = middle(tab, f"{LINE.format(pointer)} .knob")
    with drag(tab, at) as move:
        move(at[0] + distance[0] * scale(tab), at[1] + distance[1] * scale(tab))
    settled(tab)
    return [after - each for after, each in zip(tab.rects()[view], before)]


def test_changing(visitor, edits):
    """a line's constant follows the pointer: text, object and number of a view, from either side"""
    page, text = opened(visitor, PINNED)
    with page as tab:
        for direction in ("ltr", "rtl"):
            tab.ready().write(text.replace('"views"', f'"direction": "{direction}",\n "views"', 1))
            written = tab.text()
            # Against the reading direction, the constant shrinks.
            sign = 1 if direction == "ltr" else -1
            for view, pointer, distance, wanted in (
                ("card", "/constraints/0", (25 * sign, 0), '"card.leading == screen.leading + 45"'),
                ("card", "/constraints/1", (0, 14), '"card.top == screen.top + 44 @ high"'),
                ("it's", "/constraints/2", (9 * sign, 0), "\"'it''s'.leading == card.trailing + 21\""),
                ("it's", "/constraints/3", (0, -20), '"constant": 100'),
                ("card", "/views/0/children/0/height", (0, 16), '"height": 56'),
            ):
                choose(tab, view)
                moved = changes(tab, view, pointer, distance)
                if not pointer.endswith("height"):
                    expect(max(abs(a - b) for a, b in zip(moved, [*distance, 0, 0])) < 1e-6, f"{direction} {pointer}: {moved}")
                expect(wanted in tab.text(), f"{direction} {pointer}: {tab.text()}")
                undo(tab)
                expect(tab.text() == written, f"one step does not undo {pointer}: {tab.text()}")
                tab.page.keyboard.press("Escape")
                tab.evaluate("() => trellis.tabs.layout.select(trellis.tabs.layout.selected)")
                settled(tab)


def test_following(visitor, edits):
    """frames follow while a line is dragged, and the text waits for its end"""
    page, text = opened(visitor, PINNED)
    with page as tab:
        tab.ready().write(text)
        choose(tab, "card")
        at = middle(tab, f"{LINE.format('/constraints/0')} .knob")
        with pressed(tab, at) as move:
            move(at[0] + 30 * scale(tab), at[1])
            tab.wait("document.querySelector('[data-id=card] rect').getAttribute('x') === '50'")
            expect(tab.text() == text, "the text changed before the end")
        settled(tab)
        expect(constraints(tab)[0] == "card.leading == screen.leading + 50", f"{constraints(tab)}")


def test_changing_by_keyboard(visitor, edits):
    """arrow keys and buttons change the constant of a line, which keeps the focus"""
    page, text = opened(visitor, PINNED)
    with page as tab:
        tab.ready().write(text)
        choose(tab, "card")
        line = LINE.format("/constraints/0")
        tab.page.focus(line)
        for key, wanted in (("ArrowRight", 21), ("ArrowUp", 22), ("Shift+ArrowRight", 32), ("ArrowLeft", 31), ("PageDown", 21)):
            tab.page.keyboard.press(key)
            settled(tab)
            expect(constraints(tab)[0] == f"card.leading == screen.leading + {wanted}", f"{key}: {constraints(tab)[0]}")
            focused = tab.evaluate("() => [document.activeElement.dataset.pointer, document.activeElement.getAttribute('aria-valuenow')]")
            expect(focused == ["/constraints/0", str(wanted)], f"after {key} the focus is at {focused}")
        for button, wanted in ((".less", 20), (".more", 21)):
            tab.page.click(f".chosen-tie {button}")
            settled(tab)
            expect(constraints(tab)[0].endswith(f"+ {wanted}"), f"{button}: {constraints(tab)[0]}")
        # Keys that follow each other faster than the answers add up.
        tab.page.focus(line)
        for _ in range(12):
            tab.page.keyboard.press("ArrowRight")
        settled(tab)
        expect(constraints(tab)[0].endswith("+ 33"), f"{constraints(tab)[0]}")
        undo(tab)
        expect(tab.text() == text, f"steps in a row are not one: {tab.text()}")


def test_deleting(visitor, edits):
    """a constraint goes by its line: by a key, and by a button"""
    page, text = opened(visitor, PINNED)
    with page as tab:
        tab.ready().write(text)
        for pointer, left in (("/constraints/0", 3), ("/views/0/children/0/height", 4)):
            for act in ("key", "button"):
                choose(tab, "card")
                tab.page.focus(LINE.format(pointer))
                if act == "key":
                    tab.page.keyboard.press("Delete")
                else:
                    tab.page.click(".chosen-tie .delete")
                settled(tab)
                expect(len(constraints(tab)) == left, f"{pointer} by {act}: {constraints(tab)}")
                expect(("card.leading == screen" in tab.text()) == (left == 4), tab.text())
                expect(tab.evaluate("() => document.activeElement.dataset.id") == "card", "the view has not the focus")
                undo(tab)
                expect(tab.text() == text, f"one step does not undo it: {tab.text()}")
                tab.evaluate("() => trellis.tabs.layout.select('card')")
                settled(tab)


def test_text_goes_on(visitor, edits):
    """a line of a text that has changed changes nothing else"""
    page, text = opened(visitor, PINNED)
    with page as tab:
        tab.ready().write(text)
        choose(tab, "card")
        held = []
        tab.page.route("**/v1/**", lambda route: held.append(route))
        other = json.dumps({**PINNED, "constraints": list(reversed(PINNED["constraints"]))}, indent=1)
        tab.evaluate("text => trellis.tabs.layout.editor.code.setValue(text)", other)
        for change in ("drawing.remove(line.tie)", "drawing.nudge(line.tie, 5)"):
            tab.evaluate(
                f"() => {{ const {{drawing}} = trellis.tabs.layout; const line = drawing.lines.get('/constraints/0'); {change}; }}")
            expect(tab.text() == other, f"{change} changed another constraint: {tab.text()}")
        tab.evaluate("text => trellis.tabs.layout.editor.code.setValue(text)", '{"views": [')
        for change in ("drawing.remove(line.tie)", "drawing.add('card.top == screen.top', 'card')"):
            tab.evaluate(
                f"() => {{ const {{drawing}} = trellis.tabs.layout; const line = drawing.lines.get('/constraints/0'); {change}; }}")
        expect(tab.text() == '{"views": [', tab.text())
        tab.page.unroute("**/v1/**")
        for route in held:
            # Newer texts have given some of them up.
            with contextlib.suppress(Error):
                route.continue_()
        tab.write(text)


def test_touch(visitor, edits):
    """fingers tie, change and delete on a phone"""
    page, text = opened(visitor, FIXTURE, viewport=(390, 844), has_touch=True, is_mobile=True)
    with page as tab:
        tab.ready().write(text)
        before = tab.rects()
        x, y, _, height = before["screen"]
        tab.page.tap(".stage [data-id=second] rect")
        settled(tab)
        with touched(tab, middle(tab, ".own .grip.left .dot")) as move:
            move(*point(tab, x + 2, y + height * 0.7))
        settled(tab)
        expect(constraints(tab)[-1].startswith("second.leading == screen.leading"), f"{constraints(tab)}")
        pointer = f"/constraints/{len(constraints(tab)) - 1}"
        moved = changes(tab, "second", pointer, (24, 0), touched)
        expect(abs(moved[0] - 24) < 1.01 and moved[1:] == [0, 0, 0], f"it moved by {moved}")
        tab.page.tap(".chosen-tie .delete")
        settled(tab)
        expect(constraints(tab) == FIXTURE["constraints"], f"{constraints(tab)}")
        expect(tab.evaluate("() => document.documentElement.scrollWidth") <= 390, "the page is wider than the phone")


def test_ties(visitor, edits):
    """what a constraint ties is read in every spelling, and what is more than two anchors and a number is not"""
    def tie(first, relation, second, constant):
        return [first.split("."), relation, second and second.split("."), constant]

    parts = {"first": {"view": "a b", "attribute": "top"}, "relation": ">=", "second": "c.bottom", "constant": -4}
    cases = [
        ("a.left == b.right - 12", tie("a.left", "==", "b.right", -12)), ("a.left == b.right + 1.5 @ high # x", tie("a.left", "==", "b.right", 1.5)),
        ("'a b'.width <= 40", tie("a b.width", "<=", None, 40)), ("a.top >= -3", tie("a.top", ">=", None, -3)), ({"text": "a.left == b.left"}, tie("a.left", "==", "b.left", 0)),
        (parts, tie("a b.top", ">=", "c.bottom", -4)), ({**parts, "multiplier": 1}, tie("a b.top", ">=", "c.bottom", -4)),
        ({**parts, "multiplier": 2}, None), ({**parts, "container": "c"}, None), ("a.width == 2 * b.width", None), ("0 <= a.left <= 20", None),
        ("a.left + 2 == b.left", None), ({"visual": "|-[a]"}, None), (7, None), (None, None)]
    with visitor.open() as tab:
        found, names = tab.ready().evaluate(
            """async constraints => {
              const {attributeOf, mates, tieOf} = await import(new URL('assets/relations.js', document.baseURI));
              const words = anchor => anchor && [anchor.view, anchor.attribute];
              return [constraints.map(tieOf).map(tie => tie && [words(tie.first), tie.relation, words(tie.second), tie.constant]),
                [attributeOf('left', false, false), attributeOf('left', true, false), attributeOf('left', true, true), attributeOf('top', true, false),
                  ...['leading', 'left', 'centerX', 'top', 'width'].map(each => mates(each).join())]];
            }""", [case for case, _ in cases])
        for (case, wanted), each in zip(cases, found):
            expect(each == wanted, f"{case}: {each}")
        horizontal = "leading,trailing,left,right,centerX"
        expect(names == ["leading", "trailing", "left", "top", "leading,trailing,centerX", "left,right,centerX", horizontal, "top,bottom,centerY", "width,height"],
               f"{names}")


def test_lines_at_margins(visitor, edits):
    """a line to an area of a view begins at the edge of the area, and shows the constant as it is now"""
    request = json.loads(json.dumps(PINNED))
    request["constraints"][0] = "card.leading == screen.margins.leading + 20"
    page, text = opened(visitor, request)
    with page as tab:
        tab.ready().write(text)
        choose(tab, "card")
        place = "() => { const {from, to} = trellis.tabs.layout.drawing.lines.get('/constraints/0').place; return [from, to]; }"
        expect(tab.evaluate(place) == [8, 28], f"{tab.evaluate(place)}")
        changes(tab, "card", "/constraints/0", (10, 0))
        tab.page.focus(LINE.format("/constraints/0"))
        tab.page.keyboard.press("ArrowRight")
        settled(tab)
        shown = tab.page.locator(f"{LINE.format('/constraints/0')} text").text_content()
        expect(constraints(tab)[0].endswith("+ 31") and shown == "31", f"{constraints(tab)[0]} is shown as {shown}")


def test_given_up_drags(visitor, edits):
    """a drag that the system ends, as for a gesture of its own, changes nothing"""
    page, text = opened(visitor, PINNED)
    with page as tab:
        tab.ready().write(text)
        before = tab.rects()
        choose(tab, "card")
        line = LINE.format("/constraints/0")
        at = middle(tab, f"{line} .knob")
        with pressed(tab, at) as move:
            move(at[0] + 30 * scale(tab), at[1])
            tab.evaluate("line => document.querySelector(line).dispatchEvent(new PointerEvent('pointercancel', {bubbles: true}))", line)
        settled(tab)
        expect(tab.text() == text and tab.rects() == before, f"{tab.text()}: {tab.rects()}")


def test_targets(visitor, edits):
    """an edge is reached from some pixels beside it, and the lists begin with the parent of the chosen view"""
    request = {"views": [{"id": "screen", "width": 300, "height": 200, "children": [
        {"id": "other", "x": 10, "y": 10, "width": 20, "height": 20},
        {"id": "card", "x": 60, "y": 40, "width": 200, "height": 120, "children": [{"id": "title", "x": 20, "y": 20, "width": 80, "height": 30}]}]}]}
    page, text = opened(visitor, request)
    with page as tab:
        tab.ready().write(text)
        choose(tab, "title")
        expect(tab.page.locator(".tie-form select").nth(1).input_value() == "card", "the lists do not begin with the parent")
        choose(tab, "card")
        expect(tab.page.locator(".tie-form select").nth(1).input_value() == "screen", "the lists keep the parent of another view")
        # Beyond the edge, where no view is under the pointer.
        with pressed(tab, middle(tab, ".own .grip.left .dot")) as move:
            x, y = point(tab, 0, 100)
            move(x - 6, y)
            tab.page.wait_for_selector(".rubber .target", state="attached")
        settled(tab)
        expect(constraints(tab) == ["card.leading == screen.leading + 60"], f"{constraints(tab)}")
