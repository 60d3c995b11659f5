"""What the page keeps of edits that are over."""

import contextlib

from browser import program
from gestures import pressed, settled, swept
from harness.report import expect
from tab import Visitor

ROUNDS = 6
# Each loads one of them; together they have findings of every kind.
EXAMPLES = (
    "unsatisfiable", "ambiguous", "variants", "explain-and-fit", "login-form", "text-errors", "texts", "two-level-list", "diff-rows",
    "sequence-rows")
# What may be more after all rounds than before them, whatever their number: bytes of the heap, nodes and listeners.
BOUNDS = {"bytes": 150_000, "nodes": 100, "listeners": 20}

# Changes that fill what the editor keeps within limits: 2,000 changes, and 200 steps of undo with all text of both sides.
FILL = """() => {
  const {code} = trellis.tabs.layout.editor;
  for (let step = 0; step < 2100; step += 1) {
    const isLonger = step % 2 === 0;
    code.replaceRange(isLonger ? ' ' : '', {line: 0, ch: 0}, {line: 0, ch: isLonger ? 0 : 1}, 'fill');
  }
  const text = code.getValue();
  for (let step = 0; step < 240; step += 1) code.setValue(step % 2 === 0 ? text + ' ' : text);
}"""
# Edits as of a hand that waits for each answer: a number that changes, a fault, and its end.
EDIT = """async count => {
  const {editor, runner} = trellis.tabs.layout;
  const {text} = editor;
  for (let step = 0; step < count; step += 1) {
    editor.code.setValue(step % 3 === 2 ? text.slice(0, -1) : text.replace('120', 100 + step));
    await runner.now();
  }
  editor.code.setValue(text);
  await runner.now();
}"""


def measured(tab, session):
    """What the page has once garbage is collected."""
    settled(tab)
    # What has no reference any more can be held by something that goes with the first collection.
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
        tab.page.wait_for_timeout(100)
    counters = session.send("Memory.getDOMCounters")
    return {
        "bytes": session.send("Runtime.getHeapUsage")["usedSize"], "nodes": counters["nodes"],
        "listeners": counters["jsEventListeners"]}


def edit(tab):
    """A round of edits, which ends where it begins; gives how many they are."""
    typed = " 7"
    tab.evaluate("() => { const {code} = trellis.tabs.layout.editor; code.focus(); code.setCursor(0, 0); }")
    tab.page.keyboard.type(typed)
    for _ in typed:
        tab.page.keyboard.press("Backspace")
    settled(tab).evaluate(EDIT, 20)
    swept(tab)
    box = tab.page.locator(".handle").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    with pressed(tab, (x, y)) as move:
        move(x - 40, y)
        move(x - 20, y)
    settled(tab).page.click(".reset-width")
    for name in ("card", None):
        settled(tab).evaluate("name => trellis.tabs.layout.select(name ?? trellis.tabs.layout.selected)", name)
    # Further pictures, which come and go.
    for _ in range(2):
        settled(tab).evaluate("() => document.querySelectorAll('.device-list input')[1].click()")
    for name in EXAMPLES:
        tab.example(name)
    for name in ("text", "list", "diff", "sequence", "layout"):
        tab.page.click(f"#tab-{name}")
        tab.ready()
    tab.example("card")
    return 2 * len(typed) + 21 + 3 + 2 + 2 + len(EXAMPLES) + 5 + 1


@contextlib.contextmanager
def interpreted(visitor):
    """A visitor whose browser compiles no scripts: machine code stands in the heap, and grows for a while with whatever is run."""
    chromium = visitor.chromium.browser_type.launch(
        executable_path=program(), chromium_sandbox=False, args=["--js-flags=--jitless"])
    with contextlib.closing(chromium):
        yield Visitor(chromium, visitor.service)


def test_edits_leave_nothing(visitor, edits):
    """after hundreds of edits the page has no more memory, nodes or listeners than before them"""
    with interpreted(visitor) as slow, slow.open() as tab:
        tab.example("card")
        session = tab.page.context.new_cdp_session(tab.page)
        tab.evaluate(FILL)
        for _ in range(2):
            edit(tab)
        before = measured(tab, session)
        count = sum(edit(tab) for _ in range(ROUNDS))
        after = measured(tab, session)
        grown = {name: after[name] - before[name] for name in BOUNDS}
        print(f"     {count} edits: " + ", ".join(f"{grown[name]:+,} {name} of {before[name]:,}" for name in BOUNDS), flush=True)
        for name, bound in BOUNDS.items():
            expect(grown[name] <= bound, f"{grown[name]:,} more {name} after {count} edits; the bound is {bound:,}")


def test_rows_that_open_and_close(visitor, edits):
    """a row that is opened and closed many times adds one operation to the request"""
    with visitor.open() as tab:
        tab.example("two-level-list")
        row = tab.page.locator("#panel-list .disclosure").first
        states = []
        for _ in range(5):
            row.click()
            tab.ready()
            states.append(row.get_attribute("aria-expanded"))
        expect(states[0] != states[1] and states[0] == states[2] == states[4], f"{states}")
        operations = tab.evaluate("() => trellis.tabs.list.toggles")
        expect(len(operations) == 1, f"{operations}")
