"""The start page and the gallery of examples."""

from gestures import settled
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
        tab.page.click("#examples [data-example=stack]")
        settled(tab)
        expect("buttons" in tab.rects() and not tab.page.locator("#examples").is_visible(), "the example does not open")
