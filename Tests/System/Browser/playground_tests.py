"""The playground, as people use it."""

import json
import random
import string

from harness.report import expect

FIXTURE = {
    "views": [{"id": "screen", "width": 300, "height": 200, "children": [
        {"id": "first", "height": 40, "y": 10}, {"id": "second", "height": 40, "y": 60, "width": 80}]}],
    "constraints": ["first.leading == screen.leading + 10", "first.trailing == screen.trailing - 10"],
}


def frames(visitor, request):
    """The frames in root coordinates as the server gives them to anyone."""
    status, _, body = visitor.service.send("POST", "/v1/layout", json.dumps({**request, "coordinates": "root"}))
    expect(status == 200, f"the layout is {status}: {body[:300]}")
    return {id: [frame[name] for name in ("x", "y", "width", "height")] for id, frame in json.loads(body)["frames"].items()}


def near(one, other):
    return all(abs(a - b) < 1e-6 for a, b in zip(one, other))


def same(shown, wanted):
    return shown.keys() == wanted.keys() and all(near(shown[id], wanted[id]) for id in wanted)


def test_first_load(visitor, edits):
    """the first visit shows a picture"""
    with visitor.open() as tab:
        tab.page.wait_for_selector(".stage [data-id]")
        milliseconds = tab.evaluate("() => performance.now()")
        sizes = tab.evaluate(
            "() => performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))"
            ".reduce((sum, entry) => sum + entry.encodedBodySize, 0)")
        print(f"     first picture after {milliseconds:.0f} ms, {sizes / 1000:.0f} kB", flush=True)


def test_examples(visitor, edits):
    """every example opens, with what it answers or its faults"""
    with visitor.open() as tab:
        for name in tab.ready().evaluate("() => trellis.gallery.map(each => each.name)"):
            tab.example(name)
            seen = tab.evaluate(
                """() => {
                  const panel = document.querySelector('.panel:not([hidden])');
                  return panel.querySelectorAll('.canvas [data-id], .measured, .row, .step, .fault, .finding, .operations li').length;
                }""")
            expect(seen > 0, f"{name} shows nothing")


def edited(generator, text):
    """Text with one change that a hand could make."""
    at = generator.randrange(len(text) + 1)
    end = min(len(text), at + generator.randrange(1, 6))
    kind = generator.randrange(5)
    if kind == 0:
        return text[:at] + text[end:]
    if kind == 1:
        return text[:at] + generator.choice(string.printable[:95]) + text[at:]
    if kind == 2:
        digits = [index for index, each in enumerate(text) if each.isdigit()]
        place = generator.choice(digits) if digits else 0
        return text[:place] + generator.choice(string.digits) + text[place + 1:]
    if kind == 3:
        return text[:at] + text[at:end] * 2 + text[end:]
    return text[:at] + generator.choice(['"', "{", "}", "[", "]", ",", "\\", "'", "é", "\u202e", "🧩"]) + text[at:]


def test_random_edits(visitor, edits):
    """every example can be edited at random, and the page goes on"""
    generator = random.Random(22)
    with visitor.open() as tab:
        names = tab.ready().evaluate("() => trellis.gallery.map(each => each.name)")
        for name in names:
            tab.example(name)
            states = tab.evaluate("() => trellis.tabs[trellis.current].state")
            texts = {key: value for key, value in states.items() if key in ("text", "from", "to")}
            for _ in range(edits):
                key = generator.choice(sorted(texts))
                texts[key] = edited(generator, texts[key])
                tab.evaluate(
                    """async texts => {
                      const tab = trellis.tabs[trellis.current];
                      for (const [name, text] of Object.entries(texts)) {
                        (tab.editors?.[name] ?? tab.editor).code.setValue(text);
                      }
                      await tab.runner.now();
                    }""", texts)
                expect(not tab.errors, f"{name} as {texts[key][:200]}: {tab.errors[:1]}")
                if generator.random() < 0.3:
                    texts = {key: value for key, value in states.items() if key in ("text", "from", "to")}


def test_pictures_are_right(visitor, edits):
    """the picture has the frames that the server gives"""
    with visitor.open() as tab:
        tab.ready().write(FIXTURE)
        expect(same(tab.rects(), frames(visitor, FIXTURE) ), f"{tab.rects()}")
        tab.page.check("[name=rtl]")
        tab.ready()
        expect(same(tab.rects(), frames(visitor, {**FIXTURE, "direction": "rtl"})), f"rtl: {tab.rects()}")


def test_no_views(visitor, edits):
    """a request without views says so, and the picture comes back with the first view"""
    with visitor.open() as tab:
        tab.ready().write({"views": []})
        shown = tab.page.locator("#panel-layout .stage").inner_text()
        expect(shown == "The request has no views.", shown)
        expect(tab.page.locator(".verdict").count() == 0, "it tells of frames")
        tab.write(FIXTURE)
        expect(same(tab.rects(), frames(visitor, FIXTURE)), f"{tab.rects()}")


def test_text_ahead_of_features(visitor, edits):
    """a text that changes before the server has said what it can do is swept as it was solved"""
    with visitor.open() as tab:
        held = []
        tab.ready().page.route("**/openapi.json", lambda route: held.append(route))
        tab.page.reload()
        tab.ready().write(FIXTURE)
        tab.write({"views": []})
        tab.wait("!document.querySelector('.handle')")
        expect(len(held) == 1, f"{len(held)} requests for the contract")
        with tab.page.expect_response("**/v1/devices"):
            held[0].continue_()
        tab.evaluate("() => trellis.tabs[trellis.current].ready")
        tab.write(FIXTURE)
        tab.wait("document.querySelector('.handle.ready')")


def test_devices(visitor, edits):
    """devices stand side by side, each with its own frames"""
    with visitor.open() as tab:
        tab.ready().write(FIXTURE)
        tab.page.click(".devices summary")
        boxes = tab.page.locator(".device-list input")
        for index in range(2):
            boxes.nth(index).check()
            tab.ready()
        expect(tab.page.locator(".stage .screen").count() == 3, "there are not three pictures")
        sizes = [tab.rects(index)["screen"][2:] for index in range(3)]
        expect(sizes[0] == [300, 200] and sizes[1] != sizes[0] and sizes[2] != sizes[1], f"{sizes}")


def test_faults(visitor, edits):
    """faults are underlined where they are, and a button writes what was meant"""
    with visitor.open() as tab:
        tab.ready().write({**FIXTURE, "constraints": ["first.leadng == screen.leading"]})
        expect(tab.page.locator(".mark-error").inner_text() == "leadng", "the word is not underlined")
        tab.page.click(".fault button.small")
        tab.wait("!document.querySelector('.fault')")
        expect("first.leading == screen.leading" in tab.text(), f"{tab.text()}")
        tab.write('{"views": [}')
        expect(tab.page.locator(".fault .place").inner_text() == "1:12", tab.page.locator(".fault").inner_text())


def test_repairs(visitor, edits):
    """a conflict is marked in the text, drawn, and repaired by a button"""
    with visitor.open() as tab:
        tab.example("unsatisfiable")
        expect(tab.page.locator(".mark-conflict").count() >= 4, "members are not marked")
        expect("content" in tab.rects(), "nothing is drawn")
        for index in range(tab.page.locator(".repair").count()):
            tab.example("unsatisfiable")
            tab.page.locator(".repair").nth(index).click()
            tab.wait("!document.querySelector('.finding.conflict')")
            tab.ready()
            expect(tab.page.locator(".fault").count() == 0, f"repair {index} made a fault: {tab.text()}")


def test_explanations(visitor, edits):
    """a chosen view says what settles it, and leads to the text"""
    with visitor.open() as tab:
        tab.ready().write(FIXTURE)
        tab.page.click(".canvas [data-id=first] rect", position={"x": 100, "y": 20})
        tab.wait("document.querySelectorAll('.inspector .members li').length >= 3")
        text = tab.page.locator(".inspector").inner_text()
        expect("280 × 40 at 10, 10" in text and "first.leading == screen.leading + 10" in text, text)
        tab.page.locator(".inspector button", has_text="first.leading == screen.leading + 10").first.click()
        chosen = tab.evaluate("() => trellis.tabs.layout.editor.code.getSelection()")
        expect(chosen == '"first.leading == screen.leading + 10"', chosen)


def test_ambiguity(visitor, edits):
    """an ambiguous view wiggles along its range and comes back; a suggestion settles it"""
    with visitor.open() as tab:
        tab.ready().write(FIXTURE)
        home = tab.rects()["second"]
        tab.evaluate(
            """() => {
              const rect = document.querySelector('[data-id=second] rect');
              globalThis.places = [];
              new MutationObserver(() => places.push(Number(rect.getAttribute('x')))).observe(rect, {attributes: true});
            }""")
        tab.page.click(".wiggle")
        tab.wait("x => places.some(each => Math.abs(each - x) > 20) && Math.abs(places.at(-1) - x) < 1e-6", home[0])
        tab.page.click(".finding.ambiguity .link")
        tab.page.click(".inspector button.small")
        tab.wait("!document.querySelector('.finding.ambiguity')")
        expect(tab.page.locator(".verdict.good").count() == 1, "it is not settled")


def many_views(count):
    """A layout of many views that all depend on the width of the screen."""
    views = [{"id": f"v{index}", "height": 8} for index in range(count - 1)]
    constraints = []
    for index in range(count - 1):
        column, row = index % 10, index // 10
        constraints += [f"v{index}.width == screen.width / 10 - 4", f"v{index}.top == screen.top + {10 * row}"]
        left = "screen.left + 2" if column == 0 else f"v{index - 1}.right + 4"
        constraints.append(f"v{index}.left == {left}")
    return {"views": [{"id": "screen", "width": 400, "height": 220, "children": views}], "constraints": constraints}


def test_dragging(visitor, edits):
    """200 views follow the handle of the width without a request"""
    with visitor.open() as tab:
        tab.ready().write(many_views(200))
        tab.page.wait_for_selector(".handle.ready")
        box = tab.page.locator(".handle").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        tab.evaluate(
            """() => {
              const rect = document.querySelector('[data-id=v198] rect');
              globalThis.drawn = [];
              new MutationObserver(() => drawn.push(performance.now())).observe(rect, {attributes: true});
            }""")
        tab.page.mouse.move(x, y)
        tab.page.mouse.down()
        before = len(tab.requests)
        tab.page.mouse.move(x - 30, y)
        # As fast as the display asks: a pointer that moves with each of its frames.
        seconds = tab.evaluate(
            """([x, y]) => new Promise(done => {
              const handle = document.querySelector('.handle');
              let [step, spent] = [0, 0];
              const draw = trellis.tabs.layout.width.showAt.bind(trellis.tabs.layout.width);
              trellis.tabs.layout.width.showAt = width => {
                const start = performance.now();
                draw(width);
                spent += performance.now() - start;
              };
              const move = () => {
                if ((step += 1) > 120) return done(spent / 1000);
                const place = {clientX: x - 60 * Math.abs(Math.sin(step / 20)), clientY: y, pointerId: 1, bubbles: true};
                handle.dispatchEvent(new PointerEvent('pointermove', place));
                requestAnimationFrame(move);
              };
              move();
            })""", [x, y])
        tab.page.mouse.move(x - 60, y)
        tab.wait("() => trellis.tabs.layout.width.previewFrame === null")
        expect(len(tab.requests) == before, "it sent requests while it was dragged")
        drawn = tab.evaluate("() => drawn")
        expect(len(drawn) >= 10, f"{len(drawn)} frames only")
        rate = (len(drawn) - 1) / (drawn[-1] - drawn[0]) * 1000
        print(f"     {rate:.0f} frames of the display a second; drawing one took {seconds / 120 * 1000:.1f} ms", flush=True)
        shown = tab.rects()
        tab.page.mouse.up()
        tab.ready()
        exact = tab.rects()
        expect(all(abs(a - b) < 1.5 for id in exact for a, b in zip(exact[id], shown[id])), "the frames jump when it is let go")
        request = many_views(200)
        request["views"][0]["width"] = exact["screen"][2]
        expect(exact["screen"][2] != 400 and same(exact, frames(visitor, request)), "the last frames are wrong")


def test_keyboard(visitor, edits):
    """everything can be reached without a pointer"""
    with visitor.open() as tab:
        tab.ready()
        tab.page.focus("#tab-layout")
        for name in ("text", "list", "diff", "sequence", "layout"):
            tab.page.keyboard.press("ArrowRight")
            expect(tab.evaluate("() => document.activeElement.id") == f"tab-{name}", f"arrow keys do not lead to {name}")
            expect(tab.page.locator(f"#panel-{name}").is_visible(), f"{name} is not shown")
            tab.ready()
        tab.write(FIXTURE)
        tab.page.focus(".canvas [data-id=screen]")
        tab.page.keyboard.press("ArrowDown")
        expect(tab.evaluate("() => document.activeElement.dataset.id") == "first", "arrow keys do not lead to a view")
        tab.page.keyboard.press("Enter")
        tab.ready()
        expect(tab.page.locator(".inspector").is_visible(), "Enter does not choose a view")
        tab.page.wait_for_selector(".handle.ready")
        tab.page.focus(".handle")
        tab.page.keyboard.press("Shift+ArrowRight")
        tab.wait("document.querySelector('.handle').getAttribute('aria-valuenow') === '310'")
        tab.ready()
        # Tab leaves the editor, and does not write into it.
        tab.evaluate("() => trellis.tabs.layout.editor.code.focus()")
        text = tab.text()
        tab.page.keyboard.press("Tab")
        inside = tab.evaluate("() => Boolean(document.activeElement.closest('.CodeMirror'))")
        expect(tab.text() == text and not inside, "Tab stays in the editor")


def test_lists(visitor, edits):
    """rows open and close"""
    with visitor.open() as tab:
        tab.example("two-level-list")
        rows = tab.page.locator("#panel-list .list > li")
        count = rows.count()
        tab.page.locator("#panel-list .disclosure[aria-expanded=true]").first.click()
        tab.ready()
        expect(rows.count() < count, "nothing was closed")
        tab.page.locator("#panel-list .disclosure[aria-expanded=false]").first.click()
        tab.ready()
        expect(rows.count() == count, "it was not opened again")


def test_differences(visitor, edits):
    """rows move from one list to the other, and end where that has them"""
    with visitor.open() as tab:
        tab.example("diff-rows")
        wanted = ["offers", "seeds", "apple", "fruit", "cherry", "pear", "tools", "hammer", "saw"]
        order = """() => [...document.querySelectorAll('#panel-diff .moving')].filter(row => row.getAttribute('aria-hidden') === 'false')
          .sort((a, b) => a.getBoundingClientRect().y - b.getBoundingClientRect().y).map(row => row.dataset.id)"""
        expect(tab.evaluate(order) == wanted, f"{tab.evaluate(order)}")
        first = tab.evaluate(f"() => {{ document.querySelector('.play').click(); return ({order})(); }}")
        expect("plum" in first and "cherry" not in first, f"it does not begin with the first list: {first}")
        tab.wait("() => trellis.tabs.diff.at === 'to' && document.getAnimations().length === 0")
        expect(tab.evaluate(order) == wanted, f"{tab.evaluate(order)}")


def test_sequences(visitor, edits):
    """a sequence shows the answer of each step"""
    with visitor.open() as tab:
        tab.example("sequence-rows")
        expect(tab.page.locator(".step").count() == 2, "there are not two steps")
        expect(tab.page.locator(".step .row").count() == 4 and tab.page.locator(".step .canvas").count() == 1, "answers are missing")
        tab.example("sequence-failure")
        expect(tab.page.locator(".step.failed").count() == 1, "the failure is not marked")


def test_phones(visitor, edits):
    """on a phone the picture comes first, and nothing is wider"""
    first = """() => {
      const panel = document.querySelector('.panel:not([hidden])');
      const top = selector => panel.querySelector(selector).getBoundingClientRect().top;
      return [top(':is(.stage, .texts, .rows, .steps)'), top('.editor'), innerHeight];
    }"""
    with visitor.open(viewport=(360, 740), has_touch=True, is_mobile=True) as tab:
        for width in (360, 390):
            tab.page.set_viewport_size({"width": width, "height": 740})
            for name in ("login-form", "variants", "texts", "two-level-list", "diff-rows", "sequence-rows"):
                tab.example(name)
                shown = tab.evaluate("() => document.documentElement.scrollWidth")
                expect(shown <= width, f"{name} is {shown} wide")
                picture, editor, height = tab.evaluate(first)
                expect(picture < height / 3 and picture < editor, f"{name}: the picture is at {picture}, the text at {editor}")


def test_colours(visitor, edits):
    """the button chooses a colour scheme, which a new visit keeps"""
    with visitor.open() as tab:
        tab.ready()
        background = "() => getComputedStyle(document.documentElement).backgroundColor"
        light = tab.evaluate(background)
        tab.page.click("#theme-button")
        tab.page.click("#theme-button")
        expect(tab.evaluate(background) != light, "it is not dark")
        dark = tab.evaluate(background)
        tab.page.reload()
        tab.ready()
        expect(tab.evaluate(background) == dark, "it is forgotten")
