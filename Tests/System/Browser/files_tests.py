"""Documents that are dropped, pasted, opened, saved and formatted."""

import json
import pathlib

from gestures import choose, settled
from harness.report import expect
from playground_tests import FIXTURE

EXAMPLES = pathlib.Path(__file__).resolve().parents[3] / "examples"
STORYBOARD = (EXAMPLES / "storyboard/profile.storyboard").read_text()
XIB = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22154" useAutolayout="YES"><objects>
<view id="card"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
<view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="10" y="10" width="50" height="50"/></view>
</subviews><constraints>
<constraint firstItem="box" firstAttribute="leading" secondItem="card" secondAttribute="leading" constant="10" id="x"/>
<constraint firstItem="gone" firstAttribute="top" secondItem="card" secondAttribute="top" constant="10" id="y"/>
</constraints></view></objects></document>"""
REPORT = "#file-report"


def give(tab, kind, name, content):
    """Drops a file on the page, or pastes text into the editor, and waits until the page has taken it."""
    tab.ready().evaluate(
        """async ([kind, name, content]) => {
          const data = new DataTransfer();
          if (content.spaces) content = ' '.repeat(content.spaces);
          const {files} = trellis;
          const taken = new Promise(done => {
            const {open, take} = files;
            const whole = act => async (...given) => {
              await act.apply(files, given);
              Object.assign(files, {open, take});
              done();
            };
            files.open = whole(open);
            if (kind === 'paste') files.take = whole(take);
          });
          if (kind === 'drop') {
            const bytes = Array.isArray(content) ? new Uint8Array(content) : content;
            data.items.add(new File([bytes], name));
            const target = document.querySelector('.panel:not([hidden]) .CodeMirror');
            for (const each of ['dragover', 'drop']) target.dispatchEvent(new DragEvent(each, {dataTransfer: data, bubbles: true, cancelable: true}));
          } else {
            data.setData('text/plain', content);
            const field = document.querySelector('.panel:not([hidden]) .CodeMirror-code');
            field.dispatchEvent(new ClipboardEvent('paste', {clipboardData: data, bubbles: true, cancelable: true}));
          }
          await taken;
        }""", [kind, name, content])
    return tab.ready()


def test_storyboard(visitor, edits):
    """a dropped storyboard is a request at its devices, with its findings, and can be edited"""
    with visitor.open() as tab:
        give(tab, "drop", "profile.storyboard", STORYBOARD)
        settled(tab)
        request = json.loads(tab.text())
        status, _, body = visitor.service.send("POST", "/v1/import", STORYBOARD, {"Content-Type": "application/xml"})
        expect(status == 200 and request == json.loads(body)["scenes"][0]["body"], "the request is not that of the import")
        titles = tab.page.locator(".stage figcaption strong").all_inner_texts()
        expect(len(titles) == 3 and titles[0] == "screen" and all("iPhone" in title for title in titles[1:]), f"{titles}")
        expect(tab.page.locator(".stage .screen.impossible").count() == 1, "the smallest phone's conflict is not shown")
        expect("profile.storyboard" in tab.page.locator(REPORT).inner_text(), tab.page.locator(REPORT).inner_text())
        choose(tab, "avatar")
        tab.page.focus(".stage .tie >> nth=0")
        tab.page.keyboard.press("Delete")
        settled(tab)
        expect(json.loads(tab.text()) != request, "it cannot be edited")
        tab.page.click(f"{REPORT} .close")
        expect(not tab.page.locator(REPORT).is_visible(), "the report stays after it is closed")
        give(tab, "drop", "profile.storyboard", STORYBOARD)
        tab.example("stack")
        expect(not tab.page.locator(REPORT).is_visible(), "the report stays over another layout")


def test_xib(visitor, edits):
    """a pasted xib is imported, and its faulty elements are listed"""
    with visitor.open() as tab:
        give(tab, "paste", None, XIB)
        settled(tab)
        expect(set(tab.rects()) == {"card", "box"}, f"{tab.rects()}")
        report = tab.page.locator(REPORT).inner_text()
        expect("1 faulty element" in report and "gone" in report, report)
        # Plain text still goes into the editor.
        tab.evaluate(
            """() => {
              const data = new DataTransfer();
              data.setData('text/plain', '{"views": []}');
              globalThis.isTaken = !document.querySelector('.CodeMirror-code').dispatchEvent(
                new ClipboardEvent('paste', {clipboardData: data, bubbles: true, cancelable: true}));
            }""")
        expect(tab.page.locator(REPORT).inner_text() == report, "text was taken for a document")


def test_requests(visitor, edits):
    """a dropped request opens in its tab, whatever it is called"""
    with visitor.open() as tab:
        for name, file, kind in (
            ("screen.layout.json", "stack", "layout"), ("a.list.json", "two-level-list", "list"), ("x.json", "texts", "text"),
            ("y.json", "sequence-rows", "sequence"), ("z", "diff", "diff"),
        ):
            text = (EXAMPLES / file / "request.json").read_text()
            give(tab, "drop", name, text)
            expect(tab.evaluate("() => trellis.current") == kind, f"{name} opens in {tab.evaluate('() => trellis.current')}")
            held = tab.evaluate("() => { const {state} = trellis.tabs[trellis.current]; return state.text ?? [state.from, state.to]; }")
            shown = json.loads(held) if isinstance(held, str) else dict(zip(("from", "to"), map(json.loads, held)))
            expect(shown == json.loads(text) if kind != "diff" else shown.items() <= json.loads(text).items(), f"{name} holds {held}")
        give(tab, "drop", "broken.layout.json", '{"views": [')
        expect(tab.page.locator("#panel-layout .fault").count() == 1, "the fault is not shown")


def test_hostile_files(visitor, edits):
    """files that cannot be opened are refused with a reason, and the text stays"""
    markup = "<img src=x onerror=intruded()>"
    with visitor.open() as tab:
        settled(tab.ready().write(FIXTURE))
        text = tab.text()
        for name, content, reason in (
            ("large.storyboard", {"spaces": 4 * 1024 * 1024 + 1}, "at most 4 MB"),
            ("image.png", [137, 80, 78, 71, 255, 0], "not text"),
            (f"{markup}.xib", "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY b 'b'>]><a>&b;</a>", "document type"),
            ("empty.xib", "", ""), ("other.storyboard", "<html/>", ""), ("cut.xib", STORYBOARD[:900], "line"),
            ("line.json", "x" * 6000, "not JSON"), ("deep.json", "[" * 100_000, "not JSON"),
            ("wide.json", json.dumps({"views": [{"id": f"v{index}"} for index in range(40_000)]}), "the editor takes 512 KB"),
            ("many.json", json.dumps({"views": [{"id": f"v{index}"} for index in range(3001)]}), "it has 3001 views"),
            ("nested.json", "[" * 490 + ",".join(["1"] * 60_000) + "]" * 490, "would have more than"),
        ):
            give(tab, "drop", name, content)
            report = tab.page.locator(REPORT).inner_text()
            expect("was not opened" in report and reason in report and name[:80] in report, f"{name[:20]}: {report}")
            expect(tab.text() == text, f"{name[:20]} changed the text")
        expect(tab.page.locator(f"{REPORT} img").count() == 0, "a name was taken for markup")
        give(tab, "drop", "names.layout.json", json.dumps({"views": [{"id": markup, "width": 10, "height": 10}]}))
        choose(tab, markup)
        expect(tab.page.locator("#panel-layout img").count() == 0, "an id was taken for markup")


def test_files(visitor, edits):
    """a saved request is the text, and opens again"""
    with visitor.open() as tab:
        settled(tab.ready().write(FIXTURE))
        with tab.page.expect_download() as saved:
            tab.page.click("#panel-layout .file-tools .save")
        expect(saved.value.suggested_filename == "layout.layout.json", saved.value.suggested_filename)
        path = pathlib.Path(saved.value.path())
        expect(path.read_text() == tab.text(), path.read_text())
        tab.example("stack")
        with tab.page.expect_file_chooser() as chooser:
            tab.page.click("#panel-layout .file-tools .open")
        chooser.value.set_files({"name": "mine.layout.json", "mimeType": "application/json", "buffer": path.read_bytes()})
        tab.wait("wanted => trellis.tabs.layout.editor.text === wanted", path.read_text())
        with tab.page.expect_download() as saved:
            tab.page.click("#panel-layout .file-tools .save")
        expect(saved.value.suggested_filename == "mine.layout.json", saved.value.suggested_filename)


def spelt(text):
    """A document as it is written: numbers by their digits, members in their order."""
    return json.loads(text, parse_float=str, parse_int=str, object_pairs_hook=lambda members: ["object", *members])


def test_formatting(visitor, edits):
    """Format keeps the meaning of every example, and changes nothing the second time"""
    texts = [path.read_text() for path in sorted(EXAMPLES.glob("**/*.json"))]
    texts += ["1e400", '{"a":1.0e5,"b":"\\u00e9\\/"}', "[]", '{"a": []}', "[" * 60 + "]" * 60, json.dumps({"a" * 100: ["b" * 200, {}]})]
    expect(len(texts) > 100, f"{len(texts)} documents")
    with visitor.open() as tab:
        once, twice = tab.ready().evaluate(
            """async texts => {
              const {formatted} = await import('./assets/format.js');
              const once = texts.map(formatted);
              return [once, once.map(formatted)];
            }""", texts)
        for text, first, second in zip(texts, once, twice):
            expect(spelt(first) == spelt(text), f"the meaning of {text[:80]} changes: {first[:80]}")
            expect(first == second, f"{text[:80]} is formatted twice")
        text = tab.text()
        crowded = json.dumps(json.loads(text), separators=(",", ":"))
        tab.write(crowded)
        tab.page.click("#panel-layout .file-tools .format")
        settled(tab)
        expect(json.loads(tab.text()) == json.loads(text) and "\n" in tab.text(), tab.text())
        tab.evaluate("() => trellis.tabs.layout.editor.code.undo()")
        expect(tab.text() == crowded, "it is not undone in one step")
        tab.write('{"views": [')
        tab.page.click("#panel-layout .file-tools .format")
        expect(tab.text() == '{"views": [', "a faulty text was changed")


def test_accessibility(visitor, edits):
    """axe-core finds nothing at three widths, in either scheme, with an opened file and a chosen constraint"""
    with visitor.open() as tab:
        give(tab, "drop", "profile.storyboard", STORYBOARD)
        settled(tab)
        choose(tab, "avatar")
        tab.page.focus(".stage .tie >> nth=0")
        for width in (390, 1024, 1440):
            tab.page.set_viewport_size({"width": width, "height": 900})
            settled(tab)
            for scheme in ("light", "dark"):
                tab.page.emulate_media(color_scheme=scheme)
                tab.expect_accessible(f"{width}, {scheme}")
            expect(tab.evaluate("() => document.documentElement.scrollWidth") <= width, f"the page is wider than {width}")
