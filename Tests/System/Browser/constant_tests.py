"""The numbers of a chosen view: each in that view, or where no view is but those that contain it."""

import random

from gestures import choose, middle, settled
from harness.report import expect
from label_tests import random_layout

# Chooses views one after the other, and judges the numbers at their lines by the boxes of what is on the page.
JUDGE = """async ({views, limit}) => {
  const {layout} = trellis.tabs;
  const results = {faults: [], written: 0, left: 0};
  const apart = (a, b) => a.x + a.width <= b.x + 0.01 || b.x + b.width <= a.x + 0.01
    || a.y + a.height <= b.y + 0.01 || b.y + b.height <= a.y + 0.01;
  const within = (a, b) => a.x >= b.x - 0.01 && a.y >= b.y - 0.01
    && a.x + a.width <= b.x + b.width + 0.01 && a.y + a.height <= b.y + b.height + 0.01;
  const inked = text => {
    const {x, y, width, height} = text.getBBox();
    return {x, y: y + height * 0.2, width, height: height * 0.6};
  };
  const shown = text => text.getClientRects().length > 0 && getComputedStyle(text).visibility === 'visible';
  const {items, canvases: [canvas]} = layout;
  const isOver = (id, other) => {
    for (let parent = items.get(id)?.parent; parent; parent = items.get(parent)?.parent) if (parent === other) return true;
    return false;
  };
  for (const id of (views ?? canvas.order).slice(0, limit)) {
    layout.selected = id;
    layout.draw();
    document.activeElement.blur();
    const boxes = new Map([...canvas.svg.querySelectorAll('[data-id]')].map(group => [group.dataset.id, group.querySelector('rect').getBBox()]));
    const all = [...canvas.svg.querySelectorAll('.tie text, text.distance')];
    const texts = all.filter(shown);
    const names = [...canvas.svg.querySelectorAll('.labels text')].map(inked);
    results.written += texts.length;
    results.left += all.length - texts.length;
    const numbers = texts.map(inked);
    numbers.forEach((number, index) => {
      const words = `${texts[index].textContent} of ${id}`;
      for (const [other, box] of boxes) {
        if (apart(number, box)) continue;
        const mayContain = other === id || isOver(id, other) || items.get(other).kind === 'guide';
        if (!mayContain || !within(number, box)) results.faults.push(`${words} is over ${other}`);
      }
      if (names.some(name => !apart(name, number))) results.faults.push(`${words} is over a name`);
      if (numbers.slice(index + 1).some(each => !apart(each, number))) results.faults.push(`${words} is over another number`);
    });
  }
  return results;
}"""


def judged(tab, total, **options):
    settled(tab)
    result = tab.evaluate(JUDGE, {"views": None, "limit": 12, **options})
    for name in ("written", "left"):
        total[name] = total.get(name, 0) + result[name]
    return result["faults"]


def test_constants_of_examples(visitor, edits):
    """a number of a chosen view of any example covers no other view, no name and no other number"""
    total, faults = {}, []
    with visitor.open() as tab:
        names = tab.ready().evaluate("() => trellis.gallery.filter(each => each.path === '/v1/layout').map(each => each.name)")
        for name in names:
            tab.example(name)
            if tab.page.locator(".stage .canvas").count():
                faults += [f"{name}: {fault}" for fault in judged(tab, total)]
    expect(not faults, "\n".join(faults[:8]))
    expect(total["written"] > 200, f"{total}")
    print(f"     {total['written']} numbers, {total['left']} left out", flush=True)


def test_constants_of_random_layouts(visitor, edits):
    """the same in 40 random layouts, on a desk and on a phone"""
    generator = random.Random(7)
    total, faults = {}, []
    for viewport in ((1280, 800), (390, 844)):
        with visitor.open(viewport=viewport) as tab:
            for index in range(20):
                tab.write(random_layout(generator))
                faults += [f"layout {index}: {fault}" for fault in judged(tab, total)]
    expect(not faults, "\n".join(faults[:8]))
    expect(total["written"] > 300, f"{total}")
    print(f"     {total['written']} numbers, {total['left']} left out", flush=True)


def test_constants_without_room(visitor, edits):
    """a constant without room is shown while its line is pointed at or has the keyboard, and stands in the bar of its line"""
    beside = [{"id": f"row {index}", "x": 0, "y": 20 * index, "width": 300, "height": 20} for index in range(10) if index != 4]
    request = {
        "views": [{"id": "screen", "width": 300, "height": 200, "children": [*beside, {"id": "thin", "x": 0, "width": 300, "height": 4}]}],
        "constraints": ["thin.top == 'row 0'.top + 88"]}
    line = ".stage .tie[data-pointer='/constraints/0']"
    with visitor.open() as tab:
        tab.ready().write(request)
        choose(tab, "thin")
        tab.page.mouse.move(2, 2)
        number = tab.page.locator(f"{line} text")
        expect(number.text_content() == "88" and not number.is_visible(), "a constant without room is shown")
        tab.page.focus(line)
        expect(number.is_visible(), "it is not shown where the keyboard is")
        expect(tab.page.locator(".chosen-tie output").inner_text() == "88", "the bar does not have it")
        tab.page.focus(".chosen-tie .show")
        expect(not number.is_visible(), "it stays after the keyboard has gone")
        tab.page.mouse.move(*middle(tab, f"{line} .knob"))
        expect(number.is_visible(), "it is not shown where the pointer is")
        expect("from its right" in tab.page.locator(".inspector .frame").inner_text(), "the distances are not told")
