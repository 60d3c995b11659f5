"""Editing without loss: undoing, going back, the keyboard's place, panes, completion and faults."""

import json

from finding_tests import BASE
from gestures import settled
from harness.report import expect

ACTIVE = """() => {
  const {activeElement} = document;
  return activeElement.dataset.id ?? activeElement.className.split(' ')[0] ?? activeElement.tagName;
}"""


# What is offered behind a text, or between two parts of one.
HINTS = """given => {
  const [head, tail] = [given, ''].flat();
  const {editor} = trellis.tabs[trellis.current];
  editor.code.setValue(head + tail);
  editor.code.setCursor(editor.code.posFromIndex(head.length));
  return editor.hints(editor.code).list;
}"""


def test_undoing_an_example(visitor, edits):
    """one step of undoing brings back the text that an example replaced, in every tab"""
    tabs = (("layout", "login-form", "stack"), ("text", "texts", None), ("list", "two-level-list", "payload"),
            ("sequence", "sequence-rows", "sequence-failure"))
    with visitor.open() as tab:
        for name, first, second in tabs:
            tab.example(first)
            written = json.dumps({"views": [{"id": "mine"}], "kept": name})
            tab.evaluate("text => trellis.tabs[trellis.current].editor.code.replaceRange(text, {line: 0, ch: 0}, {line: 1e6, ch: 0}, '+input')", written)
            tab.ready()
            tab.example(second or first)
            expect(tab.text() != written, f"{name}: the example is not there")
            tab.evaluate("() => trellis.tabs[trellis.current].editor.code.undo()")
            tab.ready()
            expect(tab.text() == written, f"{name}: {tab.text()[:80]}")
        tab.example("diff-rows")
        before = tab.evaluate("() => trellis.tabs.diff.state")
        tab.example("diff")
        tab.evaluate("() => Object.values(trellis.tabs.diff.editors).forEach(editor => editor.code.undo())")
        tab.ready()
        expect(tab.evaluate("() => trellis.tabs.diff.state") == before, "the lists do not come back")


def test_going_back(visitor, edits):
    """the browser's way back leads from an example or a link to the text before it, and forward again"""
    with visitor.open() as tab:
        tab.ready().write(BASE)
        mine = tab.text()
        link = tab.evaluate("() => trellis.packState({v: 1, tab: 'layout', layout: {text: '{\"views\": [{\"id\": \"linked\"}]}'}})")
        tab.evaluate("() => trellis.openExample(trellis.gallery.find(each => each.name === 'stack'))")
        tab.evaluate("() => trellis.history.work")
        stack = tab.text()
        tab.evaluate("() => trellis.openExample(trellis.gallery.find(each => each.name === 'two-level-list'))")
        tab.evaluate("() => trellis.history.work")
        tab.evaluate("link => { location.hash = link; }", link)
        text = "() => trellis.current === 'layout' ? trellis.tabs.layout.editor.text : trellis.current"
        tab.wait(f"({text})().includes('linked')")
        for step, wanted in (("goBack", "list"), ("goBack", stack), ("goBack", mine), ("goForward", stack), ("goForward", "list")):
            tab.evaluate("() => history.back()" if step == "goBack" else "() => history.forward()")
            tab.wait(f"wanted => ({text})() === wanted", wanted)
        tab.ready()


def test_keyboard_stays(visitor, edits):
    """the handle of the width and a chosen view keep the keyboard while the picture is drawn again"""
    with visitor.open() as tab:
        tab.ready().write(BASE)
        tab.page.wait_for_selector(".handle.ready")
        tab.page.focus(".handle")
        for _ in range(3):
            tab.page.keyboard.press("ArrowRight")
        tab.wait("trellis.tabs.layout.options.width === 303")
        tab.ready()
        tab.evaluate("() => trellis.tabs.layout.runner.now()")
        tab.ready()
        expect(tab.evaluate(ACTIVE) == "handle", f"the handle loses it to {tab.evaluate(ACTIVE)}")
        tab.page.focus(".stage [data-id=phone]")
        tab.page.keyboard.press("ArrowDown")
        tab.page.keyboard.press("ArrowDown")
        tab.page.keyboard.press("Enter")
        tab.ready()
        expect(tab.evaluate(ACTIVE) == "second", f"a chosen view loses it to {tab.evaluate(ACTIVE)}")
        changed = json.loads(json.dumps(BASE))
        changed["views"][0]["children"].insert(0, {"id": "new", "x": 0, "y": 0, "width": 5, "height": 5})
        changed["views"][0]["children"].reverse()
        tab.write(changed)
        expect("new" in tab.rects(), "the picture is an old one")
        expect(tab.evaluate(ACTIVE) == "second", f"after a change it is at {tab.evaluate(ACTIVE)}")


def test_pictures_fit(visitor, edits):
    """pictures use the stage, and no pane covers them"""
    with visitor.open() as tab:
        for name in ("login-form", "unsatisfiable", "ambiguous", "variants", "stack", "devices"):
            for width, height in ((1440, 900), (1024, 700)):
                tab.page.set_viewport_size({"width": width, "height": height})
                tab.example(name)
                seen = tab.evaluate(
                    """() => {
                      const box = element => (({left, top, right, bottom, width, height}) => ({left, top, right, bottom, width, height}))(
                        element.getBoundingClientRect());
                      const stage = document.querySelector('.stage');
                      return {stage: box(stage), answers: box(document.querySelector('.answers')),
                        pictures: [...stage.querySelectorAll('.canvas')].map(box), scrolls: stage.scrollHeight > stage.clientHeight + 1};
                    }""")
                stage, pictures = seen["stage"], seen["pictures"]
                where = f"{name} at {width}"
                expect(stage["bottom"] <= seen["answers"]["top"] + 5, f"{where}: the findings cover the stage")
                for picture in pictures:
                    expect(picture["right"] <= stage["right"] + 1, f"{where}: a picture is cut: {picture}, {stage}")
                    expect(seen["scrolls"] or picture["bottom"] <= stage["bottom"] + 1, f"{where}: a picture is cut: {picture}, {stage}")
                if len(pictures) == 1 and not seen["scrolls"]:
                    used = max(pictures[0]["width"] / stage["width"], pictures[0]["height"] / stage["height"])
                    expect(used > 0.5 or pictures[0]["width"] > 600, f"{where}: it uses {used:.0%}")


def test_panes(visitor, edits):
    """panes are resized by a pointer and by the keyboard, and the next visit has their sizes"""
    width = "() => document.querySelector('#panel-layout .request').getBoundingClientRect().width"
    height = "() => document.querySelector('.answers').getBoundingClientRect().height"
    with visitor.open() as tab:
        tab.ready().write(BASE)
        first = tab.evaluate(width)
        edge = tab.page.locator("#panel-layout .splitter:not(.across)")
        box = edge.bounding_box()
        tab.page.mouse.move(box["x"] + 4, box["y"] + 200)
        tab.page.mouse.down()
        tab.page.mouse.move(box["x"] - 96, box["y"] + 200)
        tab.page.mouse.up()
        dragged = tab.evaluate(width)
        expect(abs(dragged - (first - 100)) < 8, f"from {first} to {dragged}")
        edge.focus()
        tab.page.keyboard.press("ArrowRight")
        moved = tab.evaluate(width)
        expect(dragged + 10 < moved < dragged + 40, f"a key moves it from {dragged} to {moved}")
        across = tab.page.locator("#panel-layout .splitter.across")
        low = tab.evaluate(height)
        across.focus()
        for _ in range(3):
            tab.page.keyboard.press("ArrowUp")
        high = tab.evaluate(height)
        expect(high > low + 20, f"the findings grow from {low} to {high}")
        tab.page.reload()
        tab.ready()
        expect(abs(tab.evaluate(width) - moved) < 2 and abs(tab.evaluate(height) - high) < 2, "the sizes are forgotten")
        tab.page.click("#tab-list")
        expect(abs(tab.evaluate("() => document.querySelector('#panel-list .request').getBoundingClientRect().width") - moved) < 2,
               "another tab has another width")


def test_completion_by_schema(visitor, edits):
    """the editor completes what the contract allows where the cursor is, and nothing else"""
    cases = (
        ("layout", '{"vi', "views", "variants"), ("layout", '{"views": [{"id": "a", "sta', "stack", "steps"),
        ("layout", '{"views": [{"id": "a", "stack": {"ax', "axis", "alignment"),
        ("layout", '{"views": [{"id": "a", "stack": {"axis": "v', "vertical", None),
        ("layout", '{"onConflict": "b', "break", None), ("layout", '{"constraints": [{"first": "a.left", "rel', "relation", "root"),
        ("layout", '{"devices": ["ipad', "ipad-", None), ("text", '{"texts": [{"text": "a", "wid', "widths", "width"),
        ("list", '{"items": [], "operations": [{"op": "app', "append", None),
        ("sequence", '{"steps": [{"id": "a", "post": "/v1/t', "/v1/text", None),
        ("sequence", '{"steps": [{"id": "a", "post": "/v1/text", "body": {"tex', "texts", "text"))
    with visitor.open() as tab:
        tab.ready()
        for name, text, wanted, unwanted in cases:
            tab.page.click(f"#tab-{name}")
            tab.ready()
            tab.wait("Boolean(trellis.tabs[trellis.current].editor.schema)")
            shown = tab.evaluate(HINTS, text)
            expect(shown and shown[0].startswith(wanted), f"after {text}: {shown[:5]}")
            expect(unwanted not in shown, f"after {text}: {unwanted}")
        tab.page.click("#tab-layout")
        tab.ready()
        shown = tab.evaluate(HINTS, '{"views": [{"id": "a", "')
        expect("views" not in shown and "constraints" not in shown and "id" not in shown and "children" in shown, f"{shown}")


def test_completion_of_text_members(visitor, edits):
    """members of a text are offered for a view with a text, wherever that stands, and for no other"""
    text = {"font", "textStyle", "lines", "lineBreak", "letterSpacing", "textKind"}
    with visitor.open() as tab:
        tab.ready().wait("Boolean(trellis.tabs.layout.editor.schema)")
        for head, tail, offered in (
            ('{"views": [{"id": "a", "', "", False), ('{"views": [{"id": "a", "text": "x", "', "", True),
            ('{"views": [{"id": "a", "', '",\n "text": "x"}]}', True), ('{"views": [{"id": "a", "', '": 1, "children": [{"id": "b", "text": "x"}]}]}', False),
            ('{"views": [{"id": "a", "', '"}, {"id": "b", "text": "x"}]}', False), ('{"views": [{"text": "x", "children": [{"id": "b", "', "", False),
        ):
            shown = set(tab.evaluate(HINTS, [head, tail]))
            expect(shown & text == (text if offered else set()) and "width" in shown, f"in {head}|{tail}: {shown}")
        shown = tab.evaluate(HINTS, ['{"views": [{"id": "a", "', '": 1, "width": 20, "children": []}]}'])
        expect("height" in shown and not {"width", "children", "id"} & set(shown), f"a member is offered twice: {shown}")


def test_completion_of_paths(visitor, edits):
    """a path of a variant is completed with what its view, guide or constraint has, all of which the server can set"""
    views = [{"id": "screen", "width": 300, "height": 200, "children": [
        {"id": "it's", "stack": {"axis": "vertical"}, "children": [{"id": "row", "text": "x"}]}]}]
    request = {
        "views": views, "guides": [{"id": "g", "in": "screen", "insets": {"top": 1}}],
        "constraints": [{"id": "cap", "text": "row.width <= 100"}], "variants": [{"name": "v", "set": {}}]}
    with visitor.open() as tab:
        tab.ready().write(request)
        tab.wait("Boolean(trellis.tabs.layout.editor.schema)")
        head = json.dumps(request).replace('{}}]}', '{"')
        expect(tab.evaluate(HINTS, head) == ["contentSize", "screen", "'it''s'", "row", "g", "cap"], f"{tab.evaluate(HINTS, head)}")
        for name, wanted, unwanted in (
            ("screen", "screen.margins.leading", "screen.text"), ("'it''s'", "'it''s'.stack.axis", "'it''s'.insets"), ("row", "row.font.size", "row.lines"),
            ("g", "g.insets.left", "g.width"), ("cap", "cap.constant", "cap.hidden"),
        ):
            shown = tab.evaluate(HINTS, f"{head}{name}.")
            expect(wanted in shown and unwanted not in shown, f"{name}: {shown}")
            for path in shown:
                status, _, body = visitor.service.send("POST", "/v1/layout", json.dumps({**request, "variants": [{"name": "v", "set": {path: None}}]}))
                details = [each["detail"] for each in json.loads(body).get("errors", [])]
                expect(details and not any(words in each for each in details for words in ("there is no", "is a ", "has no")), f"{path}: {status}, {details}")
        # A fix that another kind of item could take is not offered.
        for path, fixes in (("screen.inset", 0), ("cap.widht", 0), ("row.constnt", 0), ("screen.widht", 1), ("g.inset", 1), ("cap.constnt", 1)):
            tab.write({**request, "variants": [{"name": "v", "set": {path: 5}}]})
            found = tab.page.locator("#panel-layout .fault button.small").all_inner_texts()
            expect(tab.page.locator("#panel-layout .fault").count() == 1 and len(found) == fixes, f"{path}: {found}")


def test_completion_of_names(visitor, edits):
    """a name is completed as its place writes it: with quotes in constraints, without them where it stands alone"""
    names = ["my-view", "it's", 'a "b"', "plain"]
    views = json.dumps([{"id": name, "width": 1, "height": 1} for name in names])
    cases = (
        ('"constraints": ["my', ["'my-view'"]), ('"constraints": ["\'my-v', ["'my-view'"]), ('"constraints": ["\'it\'\'', ["'it''s'"]),
        ('"constraints": ["plain.width == \'a', ["'a \\\"b\\\"'"]), ('"constraints": ["pl', ["plain"]), ('"root": "my', ["my-view"]),
        ('"root": "a', ['a \\"b\\"']), ('"explain": ["it', ["it's"]), ('"guides": [{"id": "g", "in": "pl', ["plain"]),
        ('"variants": [{"name": "v", "set": {"my', ["'my-view'"]), ('"variants": [{"name": "pl', []), ('"guides": [{"id": "pl', []),
        ('"constraints": [{"first": "my', ["'my-view'"]), ('"constraints": [{"id": "pl', []))
    with visitor.open() as tab:
        tab.ready().write(f'{{"views": {views}}}')
        tab.wait("Boolean(trellis.tabs.layout.editor.schema)")
        for head, wanted in cases:
            shown = tab.evaluate(HINTS, f'{{"views": {views}, {head}')
            expect(shown == wanted, f"after {head}: {shown}, not {wanted}")
        # What is picked replaces the quote that the editor has closed.
        head = f'{{"views": {views}, "constraints": ["\'my'
        tab.evaluate(
            """([head, tail]) => {
              const {editor} = trellis.tabs.layout;
              editor.code.setValue(head + tail);
              editor.code.focus();
              editor.code.setCursor(editor.code.posFromIndex(head.length));
              editor.complete({completeSingle: false});
            }""", [head, "'\"]}"])
        tab.page.keyboard.press("Enter")
        expect(json.loads(tab.text())["constraints"] == ["'my-view'"], tab.text())


def test_places_of_faults(visitor, edits):
    """a fault shows its line and column, and an unknown member has its name underlined"""
    text = '{\n  "views": [\n    {"id": "a", "widht": 10},\n    {"id": "b", "width": "x"}\n  ],\n  "constraints": ["a.left == c.left"]\n}'
    with visitor.open() as tab:
        tab.ready().write(text)
        places = tab.page.locator(".fault .place").all_inner_texts()
        pointers = tab.page.locator(".fault .pointer").all_inner_texts()
        expect(places[:2] == ["3:17", "4:26"], f"{places}")
        expect(pointers[:2] == ["/views/0/widht", "/views/1/width"], f"{pointers}")
        marked = tab.page.locator(".mark-error").all_inner_texts()
        expect(marked[0] == '"widht"', f"{marked}")
        tab.page.locator(".fault button.small").first.click()
        tab.ready()
        expect('"width": 10' in tab.text(), tab.text())


def test_fixes_replace_what_the_server_says(visitor, edits):
    """a fix replaces a name with a hyphen, a number with its unit and a part of a path, also behind escapes"""
    views = '"views": [{"id": "my-view", "width": 10}, {"id": "a"}]'
    variant = '"variants": [{"name": "v", "set": {"my_view.width": 5}}]'
    cases = [
        (f'{{{views}, "constraints": ["a.width == my-view.width"]}}', "a.width == 'my-view'.width\""),
        (f'{{{views}, "constraints": ["a.width == 10 px"]}}', 'a.width == 10"'),
        (f'{{{views}, "constraints": ["\\u0061.width\\n == my_view.width"]}}', "\\u0061.width\\n == 'my-view'.width\""),
        (f'{{{views}, {variant}}}', "{\"'my-view'.width\": 5}"),
    ]
    with visitor.open() as tab:
        for text, fixed in cases:
            tab.ready().write(text)
            tab.page.locator(".fault button.small").first.click()
            settled(tab)
            expect(fixed in tab.text(), tab.text())
            expect(tab.page.locator(".fault").count() == 0, tab.page.locator(".fault").all_inner_texts())


def test_typing_is_quiet(visitor, edits):
    """nothing that one types makes an error in the console"""
    texts = {
        "layout": '{"views": [{"id": "a", "width": 10}], "constraints": ["a.left == b.lft"]}',
        "text": '{"texts": [{"text": "a", "font": {"name": "Nowhere"}}]}',
        "list": '{"items": ["a", {"id": "b", "level": 1}], "operations": [{"op": "delete", "items": ["x"]}]}',
        "diff": '{"items": ["a", "a"]}',
        "sequence": '{"steps": [{"id": "a", "post": "/v1/layout", "body": {"views": [1]}}]}'}
    with visitor.open() as tab:
        noise = []
        # A server on a busy machine may reject a request, which is sent again.
        tab.page.on("console", lambda message: noise.append(message.text)
                    if message.type in ("error", "warning") and "status of 503" not in message.text else None)
        for name, text in texts.items():
            tab.ready().page.click(f"#tab-{name}")
            tab.ready()
            tab.evaluate(
                """async text => {
                  const tab = trellis.tabs[trellis.current];
                  const {code} = tab.editor ?? tab.editors.to;
                  for (let length = 1; length <= text.length; length += 1) {
                    code.setValue(text.slice(0, length));
                    // What is open is closed, as the editor does it.
                    const open = [...text.slice(0, length)].reduce((stack, each) =>
                      '{['.includes(each) ? ['{' === each ? '}' : ']', ...stack] : '}]'.includes(each) ? stack.slice(1) : stack, []);
                    const quote = (text.slice(0, length).match(/"/g) ?? []).length % 2 ? '"' : '';
                    code.setValue(text.slice(0, length) + quote + open.join(''));
                    await tab.runner.now();
                  }
                }""", text)
            expect(not noise, f"{name}: {noise[:2]}")


def test_busy_servers(visitor, edits):
    """a request that a busy server rejects is sent again"""
    with visitor.open() as tab:
        rejected = []

        def reject(route):
            if len(rejected) < 2:
                rejected.append(route.request.url)
                return route.fulfill(status=503, headers={"Retry-After": "1"}, content_type="application/problem+json", body="{}")
            return route.continue_()

        tab.ready().page.route("**/v1/sequence", reject)
        tab.write(BASE)
        expect(len(rejected) == 2 and set(tab.rects()) == {"phone", "first", "second"}, f"{rejected}: {sorted(tab.rects())}")


def test_keyboard_after_changes(visitor, edits):
    """a button that goes with its finding or its fault leaves the keyboard where its place was"""
    inside = "selector => document.querySelector(selector).contains(document.activeElement)"
    conflict = {**BASE, "constraints": [*BASE["constraints"], "first.width <= 100"]}
    with visitor.open() as tab:
        tab.ready().write(conflict)
        tab.page.locator(".repair").first.focus()
        tab.page.keyboard.press("Enter")
        tab.wait("!document.querySelector('.finding.conflict')")
        tab.ready()
        expect(tab.evaluate(inside, ".answers"), f"after a repair: {tab.evaluate(ACTIVE)}")
        tab.write({"views": [{"id": "a", "widht": 1}, {"id": "b", "heigth": 1}]})
        for left in (1, 0):
            tab.page.locator("#panel-layout .fault button.small").first.focus()
            tab.page.keyboard.press("Enter")
            tab.wait("left => document.querySelectorAll('#panel-layout .fault').length === left", left)
            tab.ready()
            where = "#panel-layout .fault-list" if left else "#panel-layout .editor"
            expect(tab.evaluate(inside, where), f"after a fix with {left} more: {tab.evaluate(ACTIVE)}")
        tab.write(BASE)
        tab.evaluate("() => trellis.tabs.layout.select('first')")
        tab.ready()
        summary = tab.page.locator(".inspector .naming summary")
        summary.focus()
        tab.page.keyboard.press("Enter")
        tab.evaluate("() => trellis.tabs.layout.runner.now()")
        tab.ready()
        expect(tab.evaluate("() => document.querySelector('.inspector .naming').open"), "the list closes")
        expect(tab.evaluate("() => document.activeElement.textContent") == "Constraints that name it", f"{tab.evaluate(ACTIVE)}")
