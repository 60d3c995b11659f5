"""The start page and the gallery of examples."""

import re

from gestures import choose, constraints, middle, point, pressed, settled
from harness.report import expect


def test_start(visitor, edits):
    """a first visit shows a card of five lines, and says in one sentence what to do"""
    with visitor.open() as tab:
        settled(tab.ready())
        expect(len(tab.text().splitlines()) == 5, tab.text())
        expect(tab.rects() == {"screen": [0, 0, 320, 200], "card": [16, 40, 288, 120]}, f"{tab.rects()}")
        guidance = tab.page.locator(".guidance")
        expect(guidance.is_visible() and guidance.inner_text().count(".") == 1, guidance.inner_text())
        # It stays while one follows it.
        tab.evaluate("() => trellis.tabs.layout.editor.code.replaceRange(' ', {line: 0, ch: 1})")
        settled(tab)
        expect(guidance.is_visible(), "the guidance leaves with the first key")
        tab.example("login-form")
        expect(not guidance.is_visible(), "the guidance stands over another example")


def test_first_layout(visitor, edits):
    """from the start page, a second view is typed, and two drags settle it"""
    with visitor.open() as tab:
        settled(tab.ready())
        tab.evaluate(
            """() => {
              const {code} = trellis.tabs.layout.editor;
              const end = code.getValue().indexOf(']}]');
              code.replaceRange(', {"id": "button", "width": 120, "height": 44}', code.posFromIndex(end));
            }""")
        settled(tab)
        expect(tab.page.locator(".finding.ambiguity").count() == 1, "the new view is not found to be open")
        for edge, other in (("left", (16.5, 130)), ("top", (200, 40.5))):
            # Only the first drag needs the view to be chosen.
            if edge == "left":
                choose(tab, "button")
            with pressed(tab, middle(tab, f".own .grip.{edge} .dot")) as move:
                move(*point(tab, *other))
                tab.page.wait_for_selector(".rubber .target", state="attached")
            settled(tab)
        added = constraints(tab)[3:]
        expect(len(added) == 2 and added[0].startswith("button.leading == card.leading")
               and added[1].startswith("button.top == card.top"), f"{added}")
        expect(tab.page.locator(".finding").count() == 0 and tab.page.locator(".verdict").count() == 1, "it is not settled")
        expect(tab.rects()["card"] == [16, 40, 288, 120], "the first view moved")


def test_gallery(visitor, edits):
    """the gallery shows the examples of a tab, each with a sentence and a picture that is loaded when it is near"""
    with visitor.open() as tab:
        failures = []
        tab.page.on("response", lambda response: failures.append(response.url) if response.status >= 400 else None)
        examples = tab.ready().evaluate("() => trellis.gallery.map(({name, path, note}) => ({name, path, note}))")
        tab.page.click("#tab-list")
        tab.ready().page.click("#examples-button")
        items = tab.page.locator("#examples .gallery > li")
        lists = [each["name"] for each in examples if each["path"] == "/v1/snapshot"]
        names = "() => [...document.querySelectorAll('#examples [data-example]')].map(each => each.dataset.example)"
        expect(tab.evaluate(names) == lists, f"{tab.evaluate(names)}")
        tab.page.click("#examples .filter [data-kind=all]")
        expect(tab.evaluate(names) == [each["name"] for each in examples], "some examples are missing")
        expect(all(each["note"] for each in examples), "an example has no sentence")
        waiting = tab.evaluate("() => document.querySelectorAll('#examples li:not([data-drawn])').length")
        expect(waiting > 10, f"only {waiting} thumbnails wait until they are near")
        for index in range(items.count()):
            items.nth(index).scroll_into_view_if_needed()
            tab.wait("index => document.querySelectorAll('#examples .gallery > li')[index].dataset.drawn === 'done'", index)
        empty = tab.evaluate(
            """() => [...document.querySelectorAll('#examples li')].filter(item => {
              const [image, drawing] = [item.querySelector('.thumbnail img'), item.querySelector('.thumbnail svg')];
              return !(image ? image.naturalWidth > 0 : drawing?.childElementCount > 0);
            }).map(item => item.querySelector('button').dataset.example)""")
        expect(not empty, f"without a picture: {empty}")
        expect(not failures, f"refused: {failures[:3]}")
        expect_no_legend(visitor, tab, "card")
        tab.page.click("#examples [data-example=stack]")
        settled(tab)
        expect("buttons" in tab.rects() and not tab.page.locator("#examples").is_visible(), "the example does not open")


def expect_no_legend(visitor, tab, name):
    """The server's picture has its legend above the origin; that part is cut off."""
    text = tab.evaluate("name => trellis.gallery.find(each => each.name === name).text", name)
    _, _, picture = visitor.service.send("POST", "/v1/layout", text, {"Accept": "image/svg+xml", "Content-Type": "application/json"})
    top, height = (float(each) for each in re.search(r'viewBox="\S+ (\S+) \S+ (\S+)"', picture.decode()).groups())
    shown = tab.evaluate("name => document.querySelector(`[data-example=${name}] img`).naturalHeight", name)
    expect(top < -20 and 0 <= shown - (height + top) < 8, f"{name}: {shown} of {height}, which begins at {top}")
