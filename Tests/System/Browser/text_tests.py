"""The tab of texts, and what the editor completes."""

import json

from harness.report import expect


def complete(tab, head, before, tail, wanted):
    """Completes the text before a tail, where the first hint must be the wanted one."""
    tab.evaluate(
        """([head, tail]) => {
          const {code} = trellis.tabs.layout.editor;
          code.setValue(head + tail);
          code.focus();
          code.setCursor(code.posFromIndex(head.length));
          trellis.tabs.layout.editor.complete({completeSingle: false});
        }""", [head + before, tail])
    shown = tab.page.locator(".CodeMirror-hint").all_inner_texts()
    expect(shown and shown[0] == wanted, f"after {before}: {shown[:5]}")
    tab.page.keyboard.press("Enter")


def test_completion(visitor, edits):
    """the editor completes views, attributes and priorities"""
    with visitor.open() as tab:
        tab.ready().write('{"views": [{"id": "banner", "width": 1, "height": 1}], "constraints": ["ban"]}')
        for before, wanted in (('["ban', "banner"), ('["banner.hei', "height"), ('["banner.height == 1 @ hi', "high")):
            complete(tab, '{"views": [{"id": "banner", "width": 1, "height": 1}], "constraints": ', before, '"]}', wanted)
            expect(wanted in tab.text(), tab.text())


def test_completion_of_texts(visitor, edits):
    """the editor completes the values that members of texts may have, and the names of the server's fonts"""
    with visitor.open() as tab:
        tab.ready().write('{"views": [{"id": "title", "text": "Hello"}]}')
        tab.wait("trellis.tabs.layout.editor.fonts.length > 0")
        for before, wanted in (
            ('"textStyle": "head', "headline"), ('"lineBreak": "truncateT', "truncateTail"), ('"textKind": "b', "button"),
            ('"font": {"weight": "semi', "semibold"), ('"font": {"name": "inter-bo', "Inter-Bold"), ('"lineHei', "lineHeightMultiple"),
            ('"font": {"size": 12, "name": "sys', "system"),
        ):
            complete(tab, '{"views": [{"id": "title", "text": "Hello", ', before, '"}]}', wanted)
            expect(f'"{wanted}"' in tab.text(), tab.text())


def test_texts(visitor, edits):
    """texts show the lines, carets and sizes that the server measures, in every font and at every width"""
    request = {"texts": [
        {"text": "Your parcel waits for you until Friday.", "widths": [90, None], "lines": 0, "font": {"name": "Inter-Bold", "size": 15}},
        {"text": "שלום עולם", "widths": [200]}, {"text": "<b>no markup</b> & none", "textKind": "button"}, {"text": ""}]}
    lines = """() => [...document.querySelectorAll('#panel-text .lines')].map(picture => [...picture.querySelectorAll('text')].map(
      text => [text.textContent, Number(text.getAttribute('textLength')), Number(text.getAttribute('y'))]))"""

    def wanted(changed):
        status, _, body = visitor.service.send("POST", "/v1/text", json.dumps(changed))
        expect(status == 200, body)
        units = [text["text"].encode("utf-16-le") for text in changed["texts"]]
        return [
            [[units[index][2 * line["start"]:2 * line["end"]].decode("utf-16-le"), line["width"], line["baseline"]]
             for line in size["lines"] if line["width"] > 0]
            for index, text in enumerate(json.loads(body)["texts"]) for size in text["sizes"]]

    with visitor.open() as tab:
        tab.ready().page.click("#tab-text")
        tab.ready().write(request)
        expect(tab.evaluate(lines) == wanted(request), f"{tab.evaluate(lines)}")
        tab.wait("document.querySelectorAll('[name=font] option').length > 2")
        tab.page.check("#panel-text [name=carets]")
        tab.wait("document.querySelectorAll('#panel-text .caret').length > 0")
        offsets = tab.evaluate("() => [...document.querySelectorAll('#panel-text .lines')[1].querySelectorAll('.caret')].map(each => Number(each.dataset.offset))")
        expect(offsets == list(range(40)), f"{offsets}")
        tab.page.uncheck("#panel-text [name=carets]")
        tab.page.select_option("#panel-text [name=font]", "Inter-Black")
        tab.page.fill("#panel-text [name=width]", "70")
        changed = {"texts": [{**text, "font": {**text.get("font", {}), "name": "Inter-Black"}, "widths": [70]} for text in request["texts"]]}
        tab.wait(f"document.querySelectorAll('#panel-text .lines').length === {len(request['texts'])}")
        tab.ready()
        expect(tab.evaluate(lines)[0] == wanted(changed)[0], f"{tab.evaluate(lines)}")
        tab.expect_accessible("texts")
        tab.write({"texts": [{"text": "a", "font": {"name": "Inter-Bald"}}, {"text": 1}]})
        expect(tab.page.locator("#panel-text .fault").count() > 0, "no fault is shown")
        for odd in ("{}", "[]", '{"texts": 1}', '{"texts": [null, 1, "a"]}', '{"texts": []}', '{"texts": [{"text": "a", "font": 3}]}', "{"):
            tab.write(odd)
        tab.page.fill("#panel-text [name=width]", "")
        tab.write({"texts": [{"text": "word " * 200, "lines": 0, "widths": [50] * 300}]})
        expect(tab.page.locator("#panel-text .lines").count() == 100, "all sizes of a long answer are drawn")
