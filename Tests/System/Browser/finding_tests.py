"""What the page says of a layout: the verdict on all pictures, findings, the chosen view, and drawn texts."""

import copy
import json

from harness.report import expect

BASE = {
    "views": [{"id": "phone", "width": 300, "height": 200, "children": [
        {"id": "first", "x": 10, "y": 10, "height": 40}, {"id": "second", "x": 10, "y": 60, "width": 80, "height": 40}]}],
    "constraints": ["first.trailing == phone.trailing - 10", "first.width >= 200", {"text": "first.top == 10", "id": "top"}],
}
TIGHT = {"name": "watch", "set": {"phone.width": 150}}
NOTABLE = ("constraint", "squeezed")


def verdict(tab):
    return tab.page.locator(".findings .verdict").inner_text(), tab.page.locator(".findings .verdict.good").count() == 1


def test_verdict(visitor, edits):
    """the verdict covers each picture, and names those in which something does not hold"""
    loose = copy.deepcopy(BASE)
    loose["constraints"] += [{"text": "second.left == 10", "id": "left"}]
    del loose["views"][0]["children"][1]["x"]
    text = {"id": "label", "x": 0, "y": 0, "text": "Rather a long text"}
    wide = {"views": [{"id": "phone", "width": 300, "height": 100, "children": [{**text, "width": 200}]}]}
    cases = [
        ({**loose}, "Every frame is settled, every constraint holds, and no text is cut.", True),
        ({**loose, "variants": [TIGHT]}, "watch cannot be solved; the rest holds.", False),
        ({**loose, "variants": [{"name": "wide", "set": {"phone.width": 500}}]},
         "Every frame is settled, every constraint holds, and no text is cut, in both pictures.", True),
        ({**loose, "variants": [{"name": "slack", "set": {"left.active": False}}, TIGHT]},
         "watch cannot be solved; slack is not settled; the rest holds.", False),
        ({**loose, "constraints": loose["constraints"] + ["second.width >= first.width @ 500"]},
         "phone violates constraints.", False),
        ({**loose, "constraints": loose["constraints"] + ["first.width <= 100"]}, "phone cannot be solved.", False),
        ({**loose, "onConflict": "break", "constraints": loose["constraints"] + ["first.width <= 100"]},
         "phone leaves constraints out.", False),
        ({**wide, "variants": [{"name": "Finnish", "set": {"label.text": "Rather a long text that has no room in the view"}}]},
         "Finnish violates constraints and cuts text; the rest holds.", False),
    ]
    with visitor.open() as tab:
        for request, wanted, is_good in cases:
            tab.ready().write(request)
            expect(verdict(tab) == (wanted, is_good), f"{verdict(tab)} instead of {wanted}")
        tab.write({**loose, "variants": [TIGHT]})
        members = tab.page.locator(".panel-findings[aria-label=watch] .conflict .members li").all_inner_texts()
        expect("first.width >= 200" in members, f"the conflict of the variant is not listed: {members}")
        tab.write(loose)
        tab.page.click(".devices summary")
        tab.page.check(".device-list [value=iphone-se-3]")
        tab.wait("document.querySelectorAll('.stage .screen').length === 2")
        tab.ready()
        shown = verdict(tab)
        expect("in both pictures" in shown[0] or not shown[1], f"devices are no part of it: {shown}")


def test_verdicts_of_limits(visitor, edits):
    """a search for ambiguity that was cut short is no green verdict, and many pictures are counted"""
    whole = {"frames": {}, "ambiguous": [], "broken": [], "unsatisfied": []}
    cut = {**whole, "ambiguousComplete": False}
    cases = (
        ([{**whole, "title": "a"}], True, "Every frame is settled, every constraint holds, and no text is cut."),
        ([{**cut, "title": "a"}], False, "a was not checked in full."),
        ([{**cut, "title": name} for name in "ab"] + [{**whole, "title": "c"}], False, "a and b were not checked in full; the rest holds."),
        ([{**cut, "title": name} for name in "abcd"], False, "4 of them were not checked in full."),
        ([{**whole, "title": name} for name in "abc"], True,
         "Every frame is settled, every constraint holds, and no text is cut, in all 3 pictures."))
    with visitor.open() as tab:
        for panels, is_good, text in cases:
            found = tab.ready().evaluate(
                "async panels => (await import(new URL('assets/verdict.js', document.baseURI))).verdictOf(panels)", panels)
            expect(found == {"isGood": is_good, "text": text}, f"{found}")


def is_good(answer):
    """Whether nothing is wrong in a response, which is judged here alone."""
    panels = [answer, *answer.get("variants", [])]
    return all(
        "conflicts" not in panel and not panel["ambiguous"] and not panel["broken"]
        and panel.get("ambiguousComplete", True)
        and not any(each["kind"] in NOTABLE for each in panel["unsatisfied"])
        and not any(frame.get("text", {}).get("truncated") for frame in panel["frames"].values())
        for panel in panels)


def test_verdicts_of_examples(visitor, edits):
    """the verdict on an example is green exactly if nothing in the server's response is wrong"""
    counts = {True: 0, False: 0}
    with visitor.open() as tab:
        examples = tab.ready().evaluate("() => trellis.gallery.filter(each => each.path === '/v1/layout')")
        for example in examples:
            status, _, body = visitor.service.send("POST", "/v1/layout", example["text"].encode())
            answer = json.loads(body)
            if status != 200 and "conflicts" not in answer:
                continue
            if status == 200 and not answer["frames"]:
                continue
            wanted = status == 200 and is_good(answer)
            tab.example(example["name"])
            shown, is_green = verdict(tab)
            expect(is_green == wanted, f"{example['name']}: {shown}")
            counts[wanted] += 1
    expect(counts[True] >= 5 and counts[False] >= 5, f"{counts}")


def test_features_that_come_late(visitor, edits):
    """what settles a view is offered also if the page learns of the server's features after the first picture"""
    loose = {"views": BASE["views"], "constraints": ["first.width >= 200"]}
    with visitor.open() as tab:
        held = []
        tab.ready().page.route("**/openapi.json", lambda route: held.append(route))
        tab.page.reload()
        tab.ready().write(loose)
        expect(tab.page.locator(".finding.ambiguity").count() == 1, "it is settled")
        expect(len(held) == 1 and tab.page.locator(".finding .add").count() == 0, "the features are known already")
        held[0].continue_()
        tab.wait("document.querySelector('.finding.ambiguity .add')")
        tab.ready()


def test_stale_findings(visitor, edits):
    """findings are dimmed and cannot be used while the text is faulty"""
    with visitor.open() as tab:
        tab.example("unsatisfiable")
        text = tab.text()
        for faulty in (text[:-1], text.replace('"views"', '"vews"')):
            tab.write(faulty)
            expect(tab.page.locator(".fault").count() > 0, "there is no fault")
            expect(tab.page.locator(".answers.stale .stale-note").is_visible(), "they are not dimmed")
            expect("content" in tab.rects(), "the picture is lost")
            expect(tab.evaluate("() => document.querySelector('.answers').inert"), "repairs can be used")
            tab.expect_accessible("stale findings")
            tab.write(text)
            expect(tab.page.locator(".answers.stale").count() == 0, "they stay dimmed")
            expect(not tab.evaluate("() => document.querySelector('.answers').inert"), "repairs cannot be used")


def test_chosen_views_of_examples(visitor, edits):
    """the chosen view of any example is described without a word of the program"""
    with visitor.open() as tab:
        names = tab.ready().evaluate("() => trellis.gallery.filter(each => each.path === '/v1/layout').map(each => each.name)")
        seen = 0
        for name in names:
            tab.example(name)
            texts = tab.evaluate(
                """async () => {
                  const tab = trellis.tabs.layout;
                  const texts = [];
                  for (const id of [...tab.items.keys()].slice(0, 2)) {
                    if (tab.selected !== id) tab.select(id);
                    await tab.runner.now();
                    texts.push(document.querySelector('.inspector').innerText);
                  }
                  return texts;
                }""")
            for text in texts:
                expect(not any(word in text for word in ("null", "undefined", "NaN", "[object")), f"{name}: {text}")
            seen += len(texts)
        expect(seen > 25, f"{seen} views only")


def test_names_like_words_of_programs(visitor, edits):
    """views may be called like words of JavaScript, also in pictures without frames"""
    names = ["null", "undefined", "constructor", "toString", "__proto__", "margins", "NaN"]
    views = [{"id": name, "x": 10 * index, "y": 4, "width": 8, "height": 8} for index, name in enumerate(names)]
    request = {
        "views": [{"id": "screen", "width": 100, "height": 20}, *views],
        "constraints": [{"text": "screen.width >= 60", "id": "wide"}, "screen.margins.left == screen.left + 8 @ low",
                        "screen.margins.left == screen.left + 20 @ 10"],
        "variants": [{"name": "narrow", "set": {"screen.width": 10}}]}
    with visitor.open() as tab:
        tab.ready().write(request)
        ids = tab.evaluate("() => [...document.querySelector('.stage .canvas').querySelectorAll('[data-id]')].map(each => each.dataset.id)")
        expect(sorted(ids) == sorted(["screen", *names]), f"{ids}")
        expect(tab.page.locator(".stage .canvas >> nth=1").locator("[data-id]").count() == 0, "a picture without frames has views")
        expect(tab.page.locator(".stage .violated[data-id=margins]").count() == 0, "an area is taken for a view")
        for name in ("screen", *names):
            tab.evaluate("name => trellis.tabs.layout.select(name)", name)
            tab.ready()
            text = tab.page.locator(".inspector .frame").inner_text()
            expect(" in " not in text, f"{name}: {text}")
            expect(tab.page.locator(".stage .distance").count() == 0, f"{name} has distances from no parent")


def test_constraints_that_name_a_view(visitor, edits):
    """the constraints that name a view are found in every form, and no others"""
    request = {
        "views": [{"id": "screen", "width": 300, "height": 100, "children": [
            {"id": "a", "width": 10}, {"id": "b.a", "width": 10}, {"id": "it's", "width": 10}]}],
        "constraints": [
            "a.left == screen.left", "'b.a'.left == screen.left + 20", {"visual": "V:|-5-[a(10)]"}, {"visual": "V:|-5-['it''s'(10)]"},
            {"first": {"view": "it's", "attribute": "left"}, "relation": "==", "second": "a.right"},
            {"first": "'b.a'.height", "relation": "<=", "constant": 40},
            "'b.a'.height == 2 * a.height"]}
    with visitor.open() as tab:
        tab.ready().write(request)
        expect(tab.page.locator(".fault").count() == 0, f"{tab.page.locator('.fault').all_inner_texts()}")
        for name, wanted in (("a", [0, 2, 4, 6]), ("b.a", [1, 5, 6]), ("it's", [3, 4])):
            found = tab.evaluate(
                """async name => (await import(new URL('assets/scene.js', document.baseURI)))
                  .constraintsNaming(trellis.tabs.layout.request, name).map(each => [each.index, typeof each.text])""", name)
            expect(found == [[index, "string"] for index in wanted], f"{name}: {found}")


def test_drawn_texts(visitor, edits):
    """texts in a layout have the lines that the server measures at the widths of their frames"""
    label = {"id": "label", "x": 20, "y": 20, "width": 130, "text": "Your parcel waits for you until Friday.", "lines": 0}
    button = {"id": "button", "x": 20, "y": 120, "text": "Send", "textKind": "button", "font": {"name": "Inter-Bold", "size": 15}}
    request = {
        "views": [{"id": "screen", "width": 300, "height": 200, "children": [label, button, {"id": "none", "x": 0, "y": 0, "width": 9, "height": 9}]}],
        "variants": [{"name": "German", "set": {"label.text": "Ihr Paket liegt bis Freitag bereit."}}]}
    with visitor.open() as tab:
        tab.ready().write(request)
        drawn = tab.evaluate(
            """() => [...document.querySelectorAll('.stage .canvas')].map(canvas => Object.fromEntries(
              [...canvas.querySelectorAll('[data-text]')].map(group => [group.dataset.text, [...group.querySelectorAll('text')].map(text => {
                const shift = group.transform.baseVal.consolidate().matrix;
                return [text.textContent, Number(text.getAttribute('textLength')), Number(text.getAttribute('y')) + shift.f];
              })])))""")
        frames = json.loads(visitor.service.send("POST", "/v1/layout", json.dumps(request))[2])
        for panel, shown, words in ((frames, drawn[0], label["text"]), (frames["variants"][0], drawn[1], "Ihr Paket liegt bis Freitag bereit.")):
            expect(set(shown) == {"label", "button"}, f"{sorted(shown)}")
            for view, text in ((label, words), (button, "Send")):
                frame = panel["frames"][view["id"]]
                asked = {name: value for name, value in view.items() if name not in ("id", "x", "y", "width")}
                measured = json.loads(visitor.service.send(
                    "POST", "/v1/text", json.dumps({"texts": [{**asked, "text": text, "widths": [frame["width"]]}]}))[2])
                lines = measured["texts"][0]["sizes"][0]["lines"]
                expect(len(lines) == frame["text"]["lines"] == len(shown[view["id"]]), f"{view['id']}: {shown[view['id']]}")
                top = frame["y"] + frame["text"]["firstBaseline"] - lines[0]["baseline"]
                for line, (content, width, baseline) in zip(lines, shown[view["id"]]):
                    expect(content == text[line["start"]:line["end"]] and abs(width - line["width"]) < 1e-6, f"{content}, {width}: {line}")
                    expect(abs(baseline - top - line["baseline"]) < 1e-6, f"{content} stands at {baseline}")


def luminance(colour):
    parts = [int(part) / 255 for part in colour[colour.index("(") + 1:-1].split(",")[:3]]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_selected_text(visitor, edits):
    """selected text of the editor can be read in both schemes"""
    for scheme in ("light", "dark"):
        with visitor.open(scheme=scheme) as tab:
            tab.example("login-form")
            tab.evaluate("() => { trellis.tabs.layout.editor.code.focus(); trellis.tabs.layout.editor.code.execCommand('selectAll'); }")
            selection, page, inks = tab.evaluate(
                """() => {
                  const line = document.querySelector('#panel-layout .CodeMirror-line');
                  const spans = [...document.querySelectorAll('#panel-layout .CodeMirror-line span')];
                  return [
                    getComputedStyle(line, '::selection').backgroundColor,
                    getComputedStyle(document.querySelector('#panel-layout .CodeMirror')).backgroundColor,
                    [...new Set(spans.map(span => getComputedStyle(span).color))]];
                }""")
            ground = luminance(selection)
            for ink in inks:
                lights = sorted((luminance(ink), ground))
                contrast = (lights[1] + 0.05) / (lights[0] + 0.05)
                expect(contrast >= 4.5, f"{scheme}: {ink} on {selection} has a contrast of {contrast:.2f}")
            lights = sorted((luminance(page), ground))
            expect((lights[1] + 0.05) / (lights[0] + 0.05) >= 1.2, f"{scheme}: {selection} is hardly seen on {page}")
