"""Texts at the limits of size, and several files at once."""

import json

from files_tests import REPORT, STORYBOARD, give
from gestures import settled
from harness.report import expect
from playground_tests import FIXTURE

LIMIT = 512 * 1024
# Milliseconds for which the page may not answer while it takes a text at the limit: that is long, since others use the machine.
LONGEST_PAUSE = 5000

# Pastes or drops text into the editor of the tab; where the page does not take it, the editor does as it would by itself.
GIVE = """([kind, size, pattern, isWhole]) => {
  const text = pattern + ' '.repeat(Math.max(0, size - pattern.length));
  const {code} = trellis.tabs[trellis.current].editor;
  const data = new DataTransfer();
  data.setData('text/plain', text);
  if (isWhole) code.execCommand('selectAll');
  code.getInputField().dispatchEvent(kind === 'paste'
    ? new ClipboardEvent('paste', {clipboardData: data, bubbles: true, cancelable: true})
    : new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true, clientX: 200, clientY: 300}));
}"""


def lines(length):
    """JSON of a length, in lines of a hundred characters."""
    line = json.dumps("x" * 95) + ",\n"
    count = (length - 40) // len(line)
    text = '{"items": [' + line * count
    return text + json.dumps("y" * (length - len(text) - 4)) + "]}"


def hand(tab, kind, text, is_whole=True):
    tab.ready().evaluate(GIVE, [kind, len(text), text, is_whole])


def test_limits_of_text(visitor, edits):
    """a text at the limit is taken, however it comes; one past it is refused with the limit, and the page goes on"""
    at, past = lines(LIMIT), lines(LIMIT + 1)
    expect(len(at) == LIMIT and json.loads(at) and len(past) == LIMIT + 1, f"{len(at)}, {len(past)}")
    with visitor.open() as tab:
        tab.ready().page.click("#tab-list")
        small = '{"items": ["a"]}'
        for way in ("paste", "drop", "file"):
            for text, is_taken in ((at, True), (past, False)):
                tab.write(small)
                tab.evaluate("() => trellis.files.clear()")
                if way == "file":
                    give(tab, "drop", "large.list.json", text)
                else:
                    if way == "drop":
                        tab.evaluate("() => trellis.tabs.list.editor.code.setValue('')")
                    hand(tab, way, text)
                tab.ready()
                report = tab.page.locator(REPORT)
                if is_taken:
                    expect(not report.is_visible(), f"{way}: {report.inner_text()}")
                    tab.wait("text => trellis.tabs.list.editor.text === text", text)
                else:
                    expect("the editor takes 512 KB" in report.inner_text() and "513 KB" in report.inner_text(), f"{way}: {report.inner_text()}")
                    expect(tab.text() == ("" if way == "drop" else small), f"{way}: the text has changed")
        # A text that is small by itself can be too much for what is there.
        tab.write(lines(LIMIT - 10))
        tab.evaluate("() => trellis.tabs.list.editor.code.setCursor(0, 0)")
        hand(tab, "paste", " " * 11, is_whole=False)
        expect("512 KB" in tab.page.locator(REPORT).inner_text(), "a text grows past the limit")
        tab.write(small)
        tab.page.wait_for_selector("#panel-list .row")
        tab.page.click("#tab-layout")
        tab.write(FIXTURE)
        expect(tab.page.locator(".stage [data-id]").count() == 3, "the page does not go on")


def test_limits_are_stated(visitor, edits):
    """the limits stand where files are opened, and over the page while one is dragged"""
    with visitor.open() as tab:
        tab.ready().evaluate(
            """() => {
              const data = new DataTransfer();
              data.items.add(new File(['x'], 'x'));
              document.body.dispatchEvent(new DragEvent('dragover', {dataTransfer: data, bubbles: true, cancelable: true}));
            }""")
        for place in (tab.page.locator(".drop").inner_text(), tab.page.locator("#panel-layout .open").get_attribute("title")):
            expect("4 MB" in place and "512 KB" in place, place)


def large(kind):
    """A request near the limit without line breaks, in the form of a tab."""
    def filled(make, wrap):
        size = len(json.dumps(make(10_000), separators=(",", ":"))) + 1
        return json.dumps(wrap([make(index) for index in range(390_000 // size)]), separators=(",", ":"))
    if kind == "layout":
        return filled(lambda index: {"id": f"view {index}", "x": index % 300, "y": index % 200, "width": 10, "height": 10}, lambda views: {"views": views})
    if kind == "drawn":
        views = [{"id": f"v{index}", "x": index % 53 * 7, "y": index // 53 * 7, "width": 6, "height": 6, "hugging": {"horizontal": 200}} for index in range(2990)]
        return json.dumps({"views": [{"id": "screen", "width": 375, "height": 400, "children": views}]}, separators=(",", ":"))
    if kind == "list":
        return filled(lambda index: {"id": f"item {index}", "title": "An item of a list", "image": "folder"}, lambda items: {"items": items})
    if kind == "text":
        return filled(lambda index: {"id": f"text {index}", "text": "A line of text", "widths": [100, 200]}, lambda texts: {"texts": texts})
    return json.dumps({"views": [], "constraints": ["a.left == b.left"] * 18_000}, separators=(",", ":"))


def test_large_texts_do_not_freeze(visitor, edits):
    """pasting JSON of a single line near the limit leaves the page at work, and it can be typed into"""
    with visitor.open() as tab:
        for tab_name, kind in (("layout", "layout"), ("layout", "faults"), ("layout", "drawn"), ("list", "list"), ("text", "text")):
            text = large(kind)
            tab.page.click(f"#tab-{tab_name}")
            tab.ready()
            tab.evaluate(
                """() => {
                  let last = performance.now();
                  globalThis.pause = 0;
                  clearInterval(globalThis.ticking);
                  globalThis.ticking = setInterval(() => {
                    const now = performance.now();
                    globalThis.pause = Math.max(globalThis.pause, now - last);
                    last = now;
                  }, 20);
                }""")
            hand(tab, "paste", text)
            tab.ready()
            tab.wait(f"trellis.tabs.{tab_name}.editor.text.length >= {len(text)}")
            tab.evaluate("name => { const {code} = trellis.tabs[name].editor; code.focus(); code.setCursor(0, 1); }", tab_name)
            tab.page.keyboard.type("  ")
            tab.ready()
            expect(tab.text().startswith("{  "), "it cannot be typed into")
            expect(json.loads(tab.text()) == json.loads(text), f"{kind}: the text is another")
            pause = tab.evaluate("() => globalThis.pause")
            print(f"     {kind}: {len(text) // 1024} KB, the longest pause is {pause:.0f} ms", flush=True)
            expect(pause < LONGEST_PAUSE, f"{kind}: the page pauses for {pause:.0f} ms")
            if kind == "layout":
                tab.wait("document.querySelector('.stage').textContent.includes('pictures have at most 3000')")
            tab.write('{"views": []}' if tab_name == "layout" else '{"items": []}' if tab_name == "list" else '{"texts": []}')


def drop(tab, *files):
    """Drops files on the page together, and waits until one is taken."""
    tab.ready().evaluate(
        """async files => {
          const data = new DataTransfer();
          for (const [name, text] of files) data.items.add(new File([text], name));
          const {files: taker} = trellis;
          const {open} = taker;
          await new Promise(done => {
            taker.open = async (...given) => {
              delete taker.open;
              await open.apply(taker, given);
              done();
            };
            document.querySelector('.panel:not([hidden]) .CodeMirror').dispatchEvent(
              new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));
          });
        }""", [list(file) for file in files])
    return settled(tab)


def test_several_files(visitor, edits):
    """of files that are dropped together each can be shown, also after one that is refused, and none is lost in silence"""
    layout, items = json.dumps(FIXTURE), '{"items": ["a", "b"]}'
    choice = f"{REPORT} .file-choice"
    with visitor.open() as tab:
        drop(tab, ("one.layout.json", layout), ("two.list.json", items), ("three.storyboard", STORYBOARD), ("four.png", "\ufffd" * 3), ("five.json", "x" * 6000))
        names = tab.page.locator(f"{choice} button").all_inner_texts()
        expect(names == ["one.layout.json", "two.list.json", "three.storyboard", "four.png", "five.json"], f"{names}")
        expect("1 of 5 files is shown" in tab.page.locator(choice).inner_text(), tab.page.locator(choice).inner_text())
        expect(json.loads(tab.text()) == FIXTURE, "the first is not shown")

        def show(name):
            tab.page.focus(f"{choice} button >> text={name}")
            tab.page.keyboard.press("Enter")
            tab.wait("name => document.querySelector('.file-choice [aria-pressed=true]')?.textContent === name", name)
            tab.ready()
            tab.wait("name => document.activeElement.textContent === name", name)

        show("two.list.json")
        expect(tab.evaluate("() => trellis.current") == "list" and tab.text() == items, tab.text())
        show("three.storyboard")
        expect(tab.evaluate("() => trellis.current") == "layout" and "avatar" in tab.text(), tab.text()[:80])
        tab.wait("selector => document.querySelector(`${selector} h3`)?.textContent.startsWith('three.storyboard')", REPORT)
        show("five.json")
        expect("was not opened" in tab.page.locator(REPORT).inner_text(), "a refusal is not told")
        show("one.layout.json")
        expect(json.loads(tab.text()) == FIXTURE, "it does not come back")
        tab.expect_accessible("several files")
        tab.example("stack")
        expect(not tab.page.locator(REPORT).is_visible(), "the files stay over another layout")
        give(tab, "drop", "one.layout.json", layout)
        expect(not tab.page.locator(REPORT).is_visible(), "one file is a choice")
