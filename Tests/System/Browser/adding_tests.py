"""Views that a button adds, for those who do not write JSON."""

import json

from gestures import constraints, settled, undo
from harness.report import expect
from playground_tests import FIXTURE

ADD = ".add-view"
SCREEN = {"id": "screen", "width": 320, "height": 200}


def ids(tab):
    return sorted(tab.rects())


def test_first_layout_without_words(visitor, edits):
    """from the start page alone, buttons lead to a second view that is settled, on a desk and on a phone"""
    for viewport in ((1280, 800), (390, 844)):
        with visitor.open(viewport=viewport) as tab:
            settled(tab.ready())
            shown = tab.page.locator(".guidance").inner_text()
            expect("add one" in shown, f"nothing leads to the button: {shown}")
            tab.page.click(ADD)
            tab.wait("document.querySelector('.finding.ambiguity')")
            expect(ids(tab) == ["card", "screen", "view1"], f"{ids(tab)}")
            expect(tab.page.locator(".finding.ambiguity .note").last.inner_text().startswith("Press Add"), "nothing says what to do")
            for _ in range(4):
                settled(tab)
                if not tab.page.locator(".finding.ambiguity").count():
                    break
                tab.page.click(".finding.ambiguity .add >> nth=0")
                tab.ready()
            expect(tab.page.locator(".verdict.good").count() == 1, tab.page.locator(".findings").inner_text())
            expect(len(constraints(tab)) == 5, f"{constraints(tab)}")
            view, card = tab.rects()["view1"], tab.rects()["card"]
            expect(view[2:] == [80, 40] and card == [16, 40, 288, 120], f"{view}, {card}")
            expect(view[0] >= 0 and view[1] >= 0 and view[0] + 80 <= 320 and view[1] + 40 <= 200, f"{view} is not in the screen")


def test_places_of_added_views(visitor, edits):
    """a view is added to the chosen view if that has subviews, or beside it, as one step of undo, and to any text"""
    with visitor.open() as tab:
        settled(tab.ready()).write(FIXTURE)
        for chosen, parent in ((None, "screen"), ("screen", "screen"), ("first", "screen")):
            tab.evaluate("id => { trellis.tabs.layout.selected = id; }", chosen)
            tab.page.click(ADD)
            tab.wait("document.querySelector('.stage [data-id=view1]')")
            settled(tab)
            children = json.loads(tab.text())["views"][0]["children"]
            expect(parent == "screen" and [each["id"] for each in children] == ["first", "second", "view1"], f"{chosen}: {children}")
            expect(tab.evaluate("() => trellis.tabs.layout.selected") == "view1", "it is not chosen")
            undo(tab)
            expect(json.loads(tab.text()) == FIXTURE, "one step does not undo it")
        group = {"id": "group", "width": 100, "height": 100, "children": [{"id": "view1"}]}
        tab.write({"views": [{**SCREEN, "children": [group]}]})
        tab.evaluate("() => { trellis.tabs.layout.selected = 'group'; }")
        tab.page.click(ADD)
        tab.wait("document.querySelector('.stage [data-id=view2]')")
        settled(tab)
        expect([each["id"] for each in json.loads(tab.text())["views"][0]["children"][0]["children"]] == ["view1", "view2"], tab.text())
        for text in ("", "{}", '{"views": []}', '{"constraints": []}'):
            tab.write(text)
            tab.page.click(ADD)
            tab.wait("trellis.tabs.layout.editor.text.includes('screen')")
            settled(tab)
            expect(json.loads(tab.text())["views"] == [SCREEN], f"{text}: {tab.text()}")
        for text in ('{"views": [', "[]", "1", '{"views": 1}'):
            tab.write(text)
            tab.page.click(ADD)
            said = tab.page.locator("#status").inner_text()
            is_told = tab.text() == text and said.startswith("Mend the text")
            expect(is_told or json.loads(tab.text()) == {"views": [SCREEN]}, f"{text}: {tab.text()}, {said}")
