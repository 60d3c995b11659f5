"""The names in pictures: each in its own view, or where no view is."""

import random

from gestures import middle
from harness.report import expect

WIDTHS = (320, 393, 834)

# Draws layouts with the page's own canvas at three widths of the stage, and judges what is on the page by its boxes.
JUDGE = """async ({requests, widths, stages}) => {
  const module = name => import(new URL(`assets/${name}.js`, document.baseURI));
  const [{Canvas, boundsOf}, {itemsOf, screenOf}, {post}, {measureTexts}, {violatedViews}] =
    await Promise.all(['canvas', 'scene', 'service', 'texts', 'findings'].map(module));
  const host = document.body.appendChild(document.createElement('div'));
  const results = {faults: [], labels: 0, hidden: 0, pictures: 0};
  const apart = (a, b) => a.x + a.width <= b.x + 0.01 || b.x + b.width <= a.x + 0.01
    || a.y + a.height <= b.y + 0.01 || b.y + b.height <= a.y + 0.01;
  const within = (a, b) => a.x >= b.x - 0.01 && a.y >= b.y - 0.01
    && a.x + a.width <= b.x + b.width + 0.01 && a.y + a.height <= b.y + b.height + 0.01;
  const isOver = (items, id, other) => {
    for (let parent = items.get(id)?.parent; parent; parent = items.get(parent)?.parent) if (parent === other) return true;
    return false;
  };

  function judge(name, items, canvas) {
    const boxes = new Map([...canvas.svg.querySelectorAll('[data-id]')].map(
      group => [group.dataset.id, group.querySelector('rect').getBBox()]));
    const texts = [...canvas.svg.querySelectorAll('.labels text')];
    const drawn = [...canvas.svg.querySelectorAll('.texts-drawn text')].map(text => {
      const shift = text.parentNode.transform.baseVal.consolidate()?.matrix ?? {e: 0, f: 0};
      const {x, y, width, height} = text.getBBox();
      // A box is as tall as any letter of the font; what is drawn in it is less.
      return {x: x + shift.e, y: y + shift.f + height * 0.2, width, height: height * 0.6};
    });
    const seen = texts.map(text => {
      const {x, y, width, height} = text.getBBox();
      return {id: text.dataset.of, x, y: y + height * 0.2, width, height: height * 0.6};
    });
    for (const [index, label] of seen.entries()) {
      const own = boxes.get(label.id);
      const isInside = own && within(label, own);
      for (const [id, box] of boxes) {
        if (id === label.id || apart(label, box)) continue;
        const mayContain = isInside && (isOver(items, label.id, id) || items.get(id).kind === 'guide') && within(label, box);
        if (!mayContain) results.faults.push(`${name}: the name of ${label.id} is in or over ${id}`);
      }
      if (!isInside && own && !apart(label, own)) results.faults.push(`${name}: the name of ${label.id} crosses its edge`);
      for (const other of seen.slice(index + 1)) {
        if (!apart(label, other)) results.faults.push(`${name}: the names of ${label.id} and ${other.id} meet`);
      }
      const {left, top, width, height} = canvas.box;
      if (!within(label, {x: left, y: top, width, height})) results.faults.push(`${name}: the name of ${label.id} is beyond the picture`);
      if (drawn.some(text => !apart(label, text))) results.faults.push(`${name}: the name of ${label.id} is over a text`);
    }
    for (const line of canvas.svg.querySelectorAll('.leader')) {
      const own = line.nextElementSibling.dataset.of;
      const run = line.getBBox();
      for (const [id, box] of boxes) {
        if (id === own || isOver(items, own, id) || items.get(id).kind === 'guide' || apart(run, box)) continue;
        results.faults.push(`${name}: the line to the name of ${own} crosses ${id}`);
      }
    }
    const listed = new Set([...canvas.element.querySelectorAll('.unnamed button')].map(button => button.textContent));
    const named = new Set(seen.map(label => label.id));
    for (const id of boxes.keys()) {
      const isListed = listed.has(id) || listed.size >= 100;
      if (named.has(id) === listed.has(id) && !(isListed && !named.has(id))) results.faults.push(`${name}: ${id} is named in the picture and the list, or in neither`);
    }
    results.labels += seen.length;
    results.hidden += boxes.size - seen.length;
    results.pictures += 1;
  }

  async function check({name, request}) {
    const items = itemsOf(request);
    const screen = screenOf(request, items);
    const path = screen && (/^[A-Za-z_]\\w*$/.test(screen.id) ? screen.id : `'${screen.id.replaceAll("'", "''")}'`);
    const variants = screen ? widths.map(width => ({name: `${width} wide`, set: {[`${path}.width`]: width}})) : [];
    const body = {...request, coordinates: 'root', onConflict: 'break', variants: [...request.variants ?? [], ...variants].slice(0, 12)};
    const answer = await post('v1/layout', body);
    if (answer.isProblem) return;
    const panels = [answer.document, ...answer.document.variants ?? []].filter(panel => panel.frames);
    const found = await measureTexts(body, items, panels);
    panels.forEach((panel, index) => {
      const box = boundsOf(panel.frames);
      const stage = stages[index % stages.length];
      const canvas = new Canvas({label: name, onSelect: () => {}});
      host.append(canvas.element);
      canvas.show({
        items, frames: panel.frames, title: name, screen, selected: null, options: {sizes: index % 2 === 1},
        ambiguous: new Set(panel.ambiguous.map(each => each.view)), violated: violatedViews(panel, items),
        scale: Math.min(2, stage / box.width, 500 / box.height),
      });
      canvas.showTexts(found[index]);
      judge(`${name}, ${panel.name ?? 'as it is'}, stage of ${stage}`, items, canvas);
      canvas.element.remove();
    });
  }

  // One at a time, since a busy server rejects what would wait too long.
  for (const request of requests) await check(request);
  host.remove();
  return results;
}"""


def random_layout(generator):
    """Views in views with frames anywhere, also beyond their parents, beside stacks, texts and guides."""
    names = [f"{generator.choice(['title', 'icon', 'a', 'long name of a view', 'row', 'Ω', 'b c'])} {index}" for index in range(20)]
    views = []

    def view(depth):
        name = names.pop()
        found = {"id": name}
        kind = generator.random()
        if kind < 0.25:
            found |= {"text": generator.choice(["Hello", "A longer line of text", "Zahlen 1234"]), "lines": generator.randrange(3)}
        if kind > 0.2:
            found |= {"width": generator.choice([0, 4, 20, 60, 140, 300]), "height": generator.choice([0, 2, 14, 30, 90, 200])}
        found |= {"x": generator.randrange(-60, 280), "y": generator.randrange(-40, 360)}
        if depth < 3 and names and generator.random() < 0.6:
            found["children"] = [view(depth + 1) for _ in range(generator.randrange(1, 4)) if names]
            if generator.random() < 0.2 and "text" not in found:
                found["stack"] = {"axis": generator.choice(["horizontal", "vertical"]), "spacing": 8}
                for child in found["children"]:
                    child.pop("x"), child.pop("y")
        return found

    while names and len(views) < generator.randrange(1, 6):
        views.append(view(1))
    request = {"views": [{"id": "screen", "width": 375, "height": 400, "children": views}], "constraints": []}
    if generator.random() < 0.3:
        request["guides"] = [{"id": "guide", "in": "screen", "insets": {"top": 20, "left": 16, "right": 16, "bottom": 20}}]
    return request


def judged(tab, requests):
    return tab.evaluate(JUDGE, {"requests": requests, "widths": WIDTHS, "stages": [240, 520, 900]})


def test_labels_of_examples(visitor, edits):
    """a name in any example lies in its own view or where no view is, or is listed"""
    with visitor.open() as tab:
        requests = tab.ready().evaluate(
            """() => trellis.gallery.filter(each => each.path === '/v1/layout').flatMap(({name, text}) => {
              try { return [{name, request: JSON.parse(text)}]; } catch { return []; }
            })""")
        result = judged(tab, requests)
        expect(not result["faults"], "\n".join(result["faults"][:8]))
        expect(result["labels"] > 150 and result["pictures"] > 60, f"{result}")
        print(f"     {result['pictures']} pictures, {result['labels']} names in them, {result['hidden']} listed", flush=True)


def test_labels_of_random_layouts(visitor, edits):
    """a name in any of 200 random layouts lies in its own view or where no view is, or is listed"""
    generator = random.Random(42)
    requests = [{"name": f"layout {index}", "request": random_layout(generator)} for index in range(200)]
    with visitor.open() as tab:
        result = judged(tab.ready(), requests)
        expect(not result["faults"], "\n".join(result["faults"][:8]))
        expect(result["labels"] > 1000 and result["pictures"] > 700, f"{result}")
        print(f"     {result['pictures']} pictures, {result['labels']} names in them, {result['hidden']} listed", flush=True)


def test_names_without_room(visitor, edits):
    """a view too small for its name is named on hover, on focus and in a list"""
    small = [{"id": f"small {index}", "x": 20 + 60 * index, "y": 60, "width": 6, "height": 3} for index in range(3)]
    with visitor.open() as tab:
        tab.ready().write({"views": [{"id": "screen", "width": 300, "height": 200, "children": small}]})
        hint = "() => document.querySelector('.stage .hint text')?.textContent ?? null"
        names = tab.page.locator(".stage .labels text").all_text_contents()
        expect(names == ["screen"], f"{names}")
        expect(tab.evaluate(hint) is None, "a name is shown that nobody asked for")
        tab.page.mouse.move(*middle(tab, ".stage [data-id='small 1'] rect"))
        tab.wait(f"({hint})() === 'small 1'")
        tab.page.mouse.move(5, 5)
        tab.wait(f"({hint})() === null")
        tab.page.focus(".stage [data-id=screen]")
        tab.page.keyboard.press("ArrowDown")
        tab.wait(f"({hint})() === 'small 0'")
        expect(tab.page.locator(".unnamed summary").inner_text() == "3 names without room", "they are not counted")
        tab.page.click(".unnamed summary")
        tab.page.click(".unnamed button >> text='small 2'")
        tab.ready()
        expect(tab.evaluate("() => trellis.tabs.layout.selected") == "small 2", "the list does not choose")
