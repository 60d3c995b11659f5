"""Fixes of faults and repairs of conflicts: what their buttons write, also where the text has gone on since."""

import contextlib
import json
import random

from finding_tests import BASE
from gestures import constraints, settled
from harness.report import expect
from playground_tests import near
from playwright.sync_api import Error

NAMES = ["screen", "label", "my-view", "it's", "a@b", 'say "hi"', "back\\slash", "größe", "# x"]
QUOTED = {name: name if name in ("screen", "label") else "'" + name.replace("'", "''") + "'" for name in NAMES}


def layout(*constraints, **more):
    children = [{"id": name, "x": 5, "y": 5, "width": 20, "height": 20} for name in NAMES[1:]]
    return {"views": [{"id": "screen", "width": 390, "height": 100, "children": children}], "constraints": list(constraints), **more}


def fix(tab):
    """Presses the only fix that is offered, and waits for the answer."""
    buttons = tab.page.locator("#panel-layout .fault button.small")
    expect(buttons.count() == 1, f"{buttons.count()} fixes of {tab.text()}: {tab.page.locator('.fault').all_inner_texts()}")
    buttons.click()
    return settled(tab)


def test_fixes(visitor, edits):
    """a fix of a fault writes what was meant, with quotes, escapes and units in its place"""
    cases = [
        ("my-view.width == 20", "'my-view'.width == 20"), ("label.left == my-view.left", "label.left == 'my-view'.left"),
        ('"my-view".width == 20', "'my-view'.width == 20"), ("'my-veiw'.width == 20", "'my-view'.width == 20"),
        ("'it''z'.width == 20", "'it''s'.width == 20"), ("'say \"hu\"'.width == 20", "'say \"hi\"'.width == 20"),
        ("'back\\slush'.width == 20", "'back\\slash'.width == 20"), ("'größa'.width == 20", "'größe'.width == 20"),
        ("'a@c'.width == 20 @ high", "'a@b'.width == 20 @ high"), ("label.width == 20px", "label.width == 20"),
        ("20 pt == label.width", "20 == label.width"), ("'größe'.width == 20em", "'größe'.width == 20"),
        ("label.width => 20", "label.width >= 20"), ("label.width ≥ 20", "label.width >= 20"),
        ("label.topAnchor == screen.top + 5", "label.top == screen.top + 5"),
        ("label.top == screen.safeAreaLayoutGuide.top + 5", "label.top == screen.safeArea.top + 5"),
        ("label.top == superview.top + 5", "label.top == screen.top + 5"), ("label.widht == 20", "label.width == 20"),
        ("# ü 🧩\nlabel.widht == 20", "# ü 🧩\nlabel.width == 20"), ("'größe'.widht == 20", "'größe'.width == 20"),
    ]
    with visitor.open() as tab:
        tab.ready()
        for faulty, wanted in cases:
            for is_ascii in (False, True):
                tab.write(json.dumps(layout(faulty), ensure_ascii=is_ascii))
                fix(tab)
                expect(constraints(tab) == [wanted], f"{faulty}: {constraints(tab)}")
                expect(tab.page.locator("#panel-layout .fault").count() == 0, f"{faulty} stays faulty: {tab.text()}")
        tab.write({**layout(), "constraints": [{"visual": "H:|-[my-view]"}]})
        tab.write(layout({"visual": "V:|-5-['my-veiw']"}))
        fix(tab)
        expect(constraints(tab) == [{"visual": "V:|-5-['my-view']"}], f"{constraints(tab)}")


def test_fixes_of_members(visitor, edits):
    """a fix of a name writes the name, and one of a value the value, whatever the words of the fault are"""
    def variant(path, value):
        return layout(variants=[{"name": "other", "set": {path: value}}])

    def of(member, value):
        request = layout()
        request["views"][0]["children"][0] = {"id": "label", "text": "Hi", member: value}
        return request

    def texted(path):
        return {**of("text", "Hi"), "variants": [{"name": "other", "set": {path: "Hello"}}]}

    cases = [
        (variant("labl.width", 30), variant("label.width", 30)), (texted("labl.text"), texted("label.text")),
        (variant("label.widht", 30), variant("label.width", 30)), (variant("'my-veiw'.width", 30), variant("'my-view'.width", 30)),
        (of("widht", 10), of("width", 10)), (of("textStyle", "headlin"), of("textStyle", "headline")),
        (of("textKind", "buton"), of("textKind", "button")), (of("stack", {"axis": "row"}), of("stack", {"axis": "horizontal"})),
        (of("stack", {"axis": "member"}), None), (of("textKind", "unknown"), None),
        ({**layout(), "root": "scren"}, {**layout(), "root": "screen"}), ({**layout(), "root": "my-veiw"}, {**layout(), "root": "my-view"}),
        ({**layout(), "devices": ["iphone-l6"]}, {**layout(), "devices": ["iphone-16"]}),
        ({**layout(), "onConflict": "brak"}, {**layout(), "onConflict": "break"}),
    ]
    with visitor.open() as tab:
        tab.ready()
        for faulty, wanted in cases:
            tab.write(json.dumps(faulty, indent=1))
            buttons = tab.page.locator("#panel-layout .fault button.small")
            if wanted is None:
                expect(tab.page.locator("#panel-layout .fault").count() == 1, f"{tab.text()} has no fault")
                if buttons.count() == 0:
                    continue
            before = json.loads(tab.text())
            expect(buttons.count() == 1, f"{buttons.count()} fixes of {tab.text()}: {tab.page.locator('.fault').all_inner_texts()}")
            buttons.first.click()
            settled(tab)
            found = json.loads(tab.text())
            if wanted is None:
                names = [sorted(each["views"][0]["children"][0].get("stack", each["views"][0]["children"][0])) for each in (before, found)]
                expect(names[0] == names[1], f"the name of a member was written over: {found}")
            else:
                expect(found == wanted, f"{faulty} becomes {tab.text()}")


def test_two_faults(visitor, edits):
    """two fixes that are pressed at once are both right, and so are those of a text that went on"""
    faulty = layout("label.leadng == screen.leading", "my-view.trailng == screen.trailing", "'it''s'.widht == 20")
    with visitor.open() as tab:
        for order in ([0, 1, 2], [2, 1, 0], [1, 0, 2]):
            tab.ready().write(json.dumps(faulty, indent=1))
            expect(tab.page.locator("#panel-layout .fault button.small").count() == 3, "there are not three fixes")
            tab.evaluate(
                """order => {
                  const {code} = trellis.tabs.layout.editor;
                  const buttons = [...document.querySelectorAll('#panel-layout .fault button.small')];
                  for (const index of order) {
                    code.replaceRange('\\n\\n ', {line: 0, ch: 1});
                    buttons[index].click();
                  }
                }""", order)
            settled(tab)
            # The hyphen is one fault, and the attribute behind it the next.
            wanted = ["label.leading == screen.leading", "'my-view'.trailng == screen.trailing", "'it''s'.width == 20"]
            expect(constraints(tab) == wanted, f"{order}: {constraints(tab)}")
        # The word itself has changed: the fix is one of another text.
        tab.write(json.dumps(layout("label.leadng == screen.leading"), indent=1))
        tab.evaluate(
            """() => {
              const {code} = trellis.tabs.layout.editor;
              const button = document.querySelector('#panel-layout .fault button.small');
              const at = code.getValue().indexOf('leadng') + 3;
              code.replaceRange('xyz', code.posFromIndex(at));
              button.click();
            }""")
        expect("leaxyzdng" in tab.text(), f"a fix was written over a newer word: {tab.text()}")


def test_repairs_of_changed_text(visitor, edits):
    """a repair changes its own constraint, also before the server has seen what was typed since"""
    conflict = {**BASE, "constraints": [*BASE["constraints"], "first.width <= 100", "second.width == 80"]}
    with visitor.open() as tab:
        tab.ready().write(json.dumps(conflict, indent=1))
        held = []
        tab.page.route("**/v1/**", lambda route: held.append(route))
        title = tab.page.locator(".repair").first.inner_text()
        tab.evaluate(
            """() => {
              const {code} = trellis.tabs.layout.editor;
              const at = code.getValue().indexOf('"first.trailing');
              code.replaceRange('"second.height == 40",\\n  ', code.posFromIndex(at));
              // A pane that is moved draws everything again.
              trellis.tabs.layout.runner.now();
              trellis.tabs.layout.draw();
              document.querySelector('.repair').click();
            }""")
        left = [json.dumps(each) for each in constraints(tab)]
        tab.page.unroute("**/v1/**")
        for route in held:
            # Newer texts have given some of them up.
            with contextlib.suppress(Error):
                route.abort()
        old = [json.dumps(each) for each in conflict["constraints"]]
        gone = [each for each in old if each not in left]
        expect('"second.height == 40"' in left, f"{title}: {left}")
        expect(len(gone) == 1 and "first.width" in gone[0], f"{title} changed another constraint: {left}")


def test_words_of_repairs(visitor, edits):
    """a repair that changes a constant says the constraint that it writes"""
    conflict = {**BASE, "constraints": [*BASE["constraints"], "first.width <= 100"]}
    with visitor.open() as tab:
        tab.ready().write(conflict)
        repair = tab.page.locator(".repair", has_text="Change first.width <= 100").first
        before, after = repair.evaluate("each => each.firstChild.textContent").removeprefix("Change ").split(" to ")
        expect(before in conflict["constraints"] and after.startswith("first.width <= "), f"{before}, {after}")
        repair.click()
        settled(tab)
        expect(after in constraints(tab) and before not in constraints(tab), f"{after} is not in {constraints(tab)}")


def random_conflict(generator):
    """A layout in which some constraints cannot all hold, written in every form."""
    names = generator.sample(NAMES[1:], 4)
    one, two, three, four = (QUOTED[name] for name in names)
    forms = [
        f"{one}.width == {two}.width + 30", f"{one}.width == 2 * {two}.width - 10", f"{one}.width == {two}.width / 2 + 3 # note @ 5",
        f"{one}.left + 4 == {two}.left + 20", f"60 == {two}.width", f"{two}.width >= 60 @ required", f"{one}.width == ({two}.width - 4) / 2",
        f"10 <= {one}.width <= 50", {"text": f"{one}.left == {two}.right + 8", "id": "named"}, {"visual": f"H:[{one}(90)]-12-[{two}(70)]"},
        {"first": {"view": names[0], "attribute": "width"}, "relation": "==", "second": {"view": names[1], "attribute": "width"}, "constant": 77},
        {"first": f"{three}.width", "relation": "==", "constant": 44}, f"{three}.trailing == {four}.leading - 6", f"{four}.width <= 10",
    ]
    request = {
        "views": [{"id": "screen", "width": 390, "height": 100, "children": [
            {"id": name, "x": 10 * index, "y": 5, "width": 20, "height": 20} for index, name in enumerate(names)]}],
        "constraints": generator.sample(forms, generator.randrange(2, 5))}
    return request


def test_random_repairs(visitor, edits):
    """a repair of any conflict, in any form of constraint, makes the frames that the server verified"""
    generator = random.Random(7)
    count = 0
    with visitor.open() as tab:
        tab.ready()
        for _ in range(2 * edits):
            request = random_conflict(generator)
            tab.write(request)
            expect(tab.page.locator("#panel-layout .fault").count() == 0, f"a fault: {json.dumps(request)}")
            titles = tab.page.locator(".repair").all_inner_texts()
            for index, title in list(enumerate(titles))[:: max(1, len(titles) // 3)]:
                wanted = tab.evaluate(REPAIR, index)
                settled(tab)
                count += 1
                where = f"{title} of {json.dumps(request)} makes {tab.text()}"
                expect(tab.page.locator("#panel-layout .fault").count() == 0, f"a fault: {where}")
                if wanted:
                    expect(tab.page.locator(".finding.conflict").count() == 0, f"the conflict stays: {where}")
                    found = tab.rects()
                    expect(all(near(found[id], frame) for id, frame in wanted.items()), f"{found} is not {wanted}: {where}")
                tab.write(request)
    expect(count > 4 * edits, f"{count} repairs only")
    print(f"     {count} repairs", flush=True)


# Presses a repair, and gives the frames with it as the server verified them; null if other conflicts remain.
REPAIR = """async index => {
  const {changeOf} = await import(new URL('assets/repairs.js', document.baseURI));
  const {problem, conflicts, drawn, answer} = trellis.tabs.layout;
  const shown = conflicts.flatMap((_, conflict) => problem.repairs.filter(each => each.conflict === conflict && each.pointer)
    .slice(0, 12).filter(each => changeOf(each, drawn.source, drawn.root)));
  const repair = shown[index];
  document.querySelectorAll('.repair')[index].click();
  if (!repair?.resolvesAll) return null;
  const names = ['x', 'y', 'width', 'height'];
  return Object.fromEntries(Object.entries(answer.frames).map(([id, frame]) => {
    const move = repair.moves.find(each => each.view === id) ?? {};
    return [id, names.map(name => frame[name] + (move[name] ?? 0))];
  }));
}"""
