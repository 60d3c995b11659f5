"""Pictures of layouts, as Chromium shows them."""

import base64
import contextlib
import json

import document
from browser import ADDRESS, shown
from harness.report import expect

FIXTURES = document.ROOT / "Tests/Fixtures/picture"

# Runs in the page: every group of a view or guide outside of the legend, with where it is on the page.
ITEMS = """() => [...document.querySelectorAll('.panel .view, .panel .guide')].map(group => {
  const place = element => {
    if (!element) return null;
    const box = element.getBoundingClientRect();
    return [box.x + scrollX, box.y + scrollY, box.width, box.height];
  };
  const child = name => [...group.children].find(each => each.localName == name);
  const label = [...group.children].map(
    each => each.localName == 'svg' ? each.firstElementChild : each).find(each => each.localName == 'text');
  return {
    title: child('title').textContent, classes: [...group.classList], label: label?.textContent,
    shape: place(child('rect') ?? child('path')), isRect: !!child('rect'), text: place(label),
    leader: place(child('line')),
    panel: [...document.querySelectorAll('.panel')].indexOf(group.closest('.panel')),
    parent: group.parentElement.closest('.view')?.querySelector(':scope > title').textContent,
  };
})"""
# Runs in the page: what the document is, and how many elements in it came from elsewhere than the renderer.
STATE = """() => ({
  root: document.documentElement.localName, error: !!document.querySelector('parsererror'),
  foreign: document.querySelectorAll('script, foreignObject, image, use, a, iframe, animate, set').length,
  handlers: [...document.querySelectorAll('*')].filter(
    each => each.getAttributeNames().some(name => /^on|href/i.test(name))).length,
})"""


def fixture(name):
    return json.loads((FIXTURES / f"{name}.json").read_text())


def picture(service, request):
    answer = service.send("POST", "/v1/layout", json.dumps(request), {"Accept": "image/svg+xml"})
    expect(answer[0] == 200, f"the picture is {answer[0]}: {answer[2][:300]}")
    return answer[2], {name: answer[1][name] for name in ("Content-Type", "Content-Security-Policy", "Vary")}


def frames(service, request):
    """The frames in root coordinates of the base and then of the variants; nothing of what has none."""
    status, _, body = service.send("POST", "/v1/layout", json.dumps({**request, "coordinates": "root"}))
    expect(status == 200, f"the layout is {status}")
    answer = json.loads(body)
    return [panel.get("frames", {}) for panel in [answer, *answer.get("variants", [])]]


def name(item):
    return item["title"].split("\n")[0]


def expect_shown(page):
    state = page.evaluate(STATE)
    expect(state == {"root": "svg", "error": False, "foreign": 0, "handlers": 0}, f"the document: {state}")
    quiet = not page.dialogs and not page.errors and set(page.requests) == {ADDRESS}
    expect(quiet, f"it did more than being shown: {page.dialogs} {page.errors} {page.requests}")


def expect_frames(items, panels, factor):
    """Every frame has its outline where it must be, from the upper left corner of all frames of its panel."""
    for number, wanted in enumerate(panels):
        there = {name(item): item for item in items if item["panel"] == number}
        expect(there.keys() == wanted.keys(), f"panel {number} has {sorted(there)}, not {sorted(wanted)}")
        if not wanted:
            continue
        boxes = {
            id: (min(f["x"], f["x"] + f["width"]), min(f["y"], f["y"] + f["height"]), abs(f["width"]), abs(f["height"]))
            for id, f in wanted.items()
        }
        left, top = min(box[0] for box in boxes.values()), min(box[1] for box in boxes.values())
        # Where the panel is on the page shows at one frame with an extent.
        anchor = next(id for id in boxes if there[id]["isRect"])
        origin = [there[anchor]["shape"][i] - (boxes[anchor][i] - (left, top)[i]) * factor for i in (0, 1)]
        for id, box in boxes.items():
            actual = there[id]["shape"]
            if box[2] == box[3] == 0:
                actual = [actual[0] + actual[2] / 2, actual[1] + actual[3] / 2, 0, 0]
            place = [origin[0] + (box[0] - left) * factor, origin[1] + (box[1] - top) * factor, box[2] * factor, box[3] * factor]
            # Outlines count in the boxes of some versions.
            near = all(abs(a - b) <= 2.1 for a, b in zip(actual, place))
            expect(near, f"{id} is shown at {actual}, not at {place}")


def test_frames(service, browser):
    """every frame is shown where the answer has it, in its parent's group, whatever the size"""
    for case, factor in (
        ("marks", 1), ("variants", 1), ("without-size", 1), ("several-roots", 1), ("long-list", 1), ("deep", 1),
        ("tiny", 32), ("huge", 1 / 64),
    ):
        request = fixture(case)
        with shown(browser, *picture(service, request)) as page:
            expect_shown(page)
            expect_frames(page.evaluate(ITEMS), frames(service, request), factor)


def test_nesting(service, browser):
    """a view's group is in the group of the view that it is in"""
    with shown(browser, *picture(service, fixture("marks"))) as page:
        parents = {name(item): item["parent"] and item["parent"].split("\n")[0] for item in page.evaluate(ITEMS)}
    expect(parents == {
        "screen": None, "header": "screen", "title": "header", "card": "screen", "banner": "screen", "logo": "screen",
        "column": "screen", "gap": "screen",
    }, str(parents))


def test_labels(service, browser):
    """labels have the ids, lie in their frames or at the end of a line from them, and cover neither one another nor borders"""
    for case in ("marks", "variants", "deep", "several-roots", "hostile-ids", "tiny"):
        with shown(browser, *picture(service, fixture(case))) as page:
            items = page.evaluate(ITEMS)
        labelled = [item for item in items if item["label"]]
        expect(len(labelled) * 2 >= len(items), f"{case}: {len(labelled)} labels for {len(items)} frames")
        for item in labelled:
            text = item["label"].removeprefix("?!").removeprefix("?").removeprefix("!").lstrip(" ")
            matches = text.endswith("…") or text == name(item).lstrip(" ")
            expect(matches, f"{case}: the label {item['label']!r} is at {name(item)!r}")
            if name(item) == "  two  spaces  ":
                expect(item["text"][2] >= 15 * 0.55 * 12, f"its label lost spaces: it is {item['text'][2]} wide")
            if not text.isascii():
                continue  # Their box is that of the glyphs before they are clipped.
            x, y, width, height = item["text"]
            left, top, right, bottom = (item["shape"][0], item["shape"][1], sum(item["shape"][::2]), sum(item["shape"][1::2]))
            expect(width > 0 and height > 0, f"{case}: the label of {name(item)} is not shown")
            expect_uncrossed(case, item, items)
            if item["leader"]:
                expect(touches(item["leader"], item["text"], 4) and touches(item["leader"], item["shape"], 2),
                       f"{case}: the line of {name(item)} is at {item['leader']}")
                continue
            above = item["parent"] is None and y + height <= top + 4
            inside = x >= left - 1 and x + width <= right + 1 and y >= top - 4 and y + height <= bottom + 4
            expect(above or inside, f"{case}: the label of {name(item)} is at {item['text']}, its frame at {item['shape']}")


def touches(one, two, slack):
    return all(one[i] <= two[i] + two[i + 2] + slack and two[i] <= one[i] + one[i + 2] + slack for i in (0, 1))


def expect_uncrossed(case, item, items):
    """A label's glyphs lie over no border and no other label."""
    x, y, width, height = item["text"]
    # The line of a font is higher than its glyphs.
    left, top, right, bottom = x + 1, y + height * 0.2, x + width - 1, y + height * 0.8
    for other in items:
        a, b, c, d = other["shape"][0], other["shape"][1], sum(other["shape"][::2]), sum(other["shape"][1::2])
        apart = right <= a or c <= left or bottom <= b or d <= top
        within = a <= left and right <= c and b <= top and bottom <= d
        expect(apart or within, f"{case}: the label of {name(item)} lies over the border of {name(other)}")
        if other is not item and other["text"] and other["label"].isascii():
            a, b, c, d = other["text"][0], other["text"][1], sum(other["text"][::2]), sum(other["text"][1::2])
            apart = right <= a or c <= left or bottom <= b + 2 or d - 2 <= top
            expect(apart, f"{case}: the label of {name(item)} lies over that of {name(other)}")


def test_details(service, browser):
    """sizes, distances and insets are shown where they are asked for or given"""
    request = {
        "views": [{"id": "screen", "width": 320, "height": 200, "safeArea": {"top": 40}, "children": [
            {"id": "card", "width": 100, "height": 60}]}],
        "constraints": ["card.top == screen.safeArea.top + 20", "card.leading == screen.margins.leading"],
    }
    layers = """() => Object.fromEntries(['distance', 'safe-area', 'margins'].map(
      name => [name, document.querySelectorAll(`.panel .${name}`).length]))"""
    with shown(browser, *picture(service, request)) as page:
        expect_shown(page)
        found = page.evaluate(layers)
        expect(found == {"distance": 0, "safe-area": 1, "margins": 1}, f"{found}")
    with shown(browser, *picture(service, {**request, "picture": {"sizes": True, "distances": True}})) as page:
        expect_shown(page)
        found = page.evaluate(layers)
        # The card is at the margin, so that only one distance has a length.
        expect(found == {"distance": 1, "safe-area": 1, "margins": 1}, f"{found}")
        labels = {name(item): item["label"] for item in page.evaluate(ITEMS)}
        expect(labels == {"screen": "screen 320 x 200", "card": "card 100 x 60"}, f"{labels}")
        length = page.evaluate("() => document.querySelector('.panel .distance > text').textContent")
        expect(length == "20", length)


def test_marks(service, browser):
    """ambiguous and violated frames differ from others, also without colour"""
    for scheme in ("light", "dark"):
        with shown(browser, *picture(service, fixture("marks")), scheme) as page:
            items = {name(item): item for item in page.evaluate(ITEMS)}
            paper = single(page.colors(1, 1, 4, 4), f"the paper in {scheme}")
            expect((sum(paper) > 600) == (scheme == "light"), f"the paper in {scheme} is {paper}")
            fill = single(colors_within(page, items["title"]), "a plain view")
            expect(fill != paper, f"a plain view looks like the paper in {scheme}")
            hatch = colors_within(page, items["logo"])
            expect(len(hatch) >= 3 and paper in hatch, f"an ambiguous view in {scheme} has {hatch}")
            grey = {round(sum(color) / 3) for color in hatch}
            expect(max(grey) - min(grey) >= 30, f"the hatch in {scheme} is not seen without colour: {hatch}")
            solid, dashed = edge(page, items["title"]), edge(page, items["banner"])
            expect(paper not in solid, f"the outline of a plain view in {scheme} has gaps: {solid}")
            expect(dashed.get(paper, 0) + dashed.get(fill, 0) >= 20, f"a violated view in {scheme} has no dashes: {dashed}")
        labels = {id: item["label"] for id, item in items.items()}
        expect(labels["logo"] == "? logo" and labels["banner"] == "! banner" and labels["title"] == "title", str(labels))
        expect("ambiguous: x" in items["logo"]["title"], items["logo"]["title"])
        expect("off by 157: constraint 10: banner.width == 500 @ 750" in items["banner"]["title"], items["banner"]["title"])
        expect('broken: constraint 19 "taller": card.height == 200' in items["card"]["title"], items["card"]["title"])


def single(colors, what):
    expect(len(colors) == 1, f"{what} has several colours: {colors}")
    return next(iter(colors))


def colors_within(page, item):
    """The colours of the lower right quarter, where no label is."""
    x, y, width, height = item["shape"]
    return page.colors(x + width * 0.75, y + height * 0.75, width * 0.2, height * 0.2)


def edge(page, item):
    """The colours along the lower edge."""
    x, y, width, height = item["shape"]
    return page.colors(x + 10, round(y + height) - 1, width - 20, 1)


def test_contrast(service, browser):
    """text has a contrast of 4.5 to 1 with the paper, in light and in dark, and so have outlines"""
    pairs = """() => ['.note', '.guide > text', '.view > rect', '.guide > rect', '.ambiguous > rect', '.violated > rect']
      .map(selector => [selector, document.querySelector(selector)])
      .map(([selector, element]) => [selector, getComputedStyle(element)[element.localName == 'text' ? 'fill' : 'stroke'],
        getComputedStyle(document.querySelector('.paper')).fill])"""
    for scheme in ("light", "dark"):
        with shown(browser, *picture(service, fixture("marks")), scheme) as page:
            for selector, *colors in page.evaluate(pairs):
                lights = sorted(luminance(color) for color in colors)
                ratio = (lights[1] + 0.05) / (lights[0] + 0.05)
                expect(ratio >= 4.5, f"{selector} in {scheme}: {colors} have {ratio:.1f}")


def luminance(color):
    """The relative luminance of `rgb(r, g, b)` (WCAG 2)."""
    channels = [int(part) / 255 for part in color.removeprefix("rgb(").removesuffix(")").split(",")]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_hostile(service, browser):
    """hostile ids are text: as a document, in a page of HTML and as an image nothing runs or is loaded"""
    body, headers = picture(service, fixture("hostile-ids"))
    with shown(browser, body, headers) as page:
        expect_shown(page)
        items = page.evaluate(ITEMS)
        expect(len(items) == 42, f"there are {len(items)} views")
        titles = {name(item) for item in items}
        for id in ("<script>alert(1)</script>", "</title></text></g></svg>", "\\u{202e}evil\\u{2066}", "a\\nb\\tc\\rd"):
            expect(id in titles, f"{id} is not there: {titles}")
    html = b"<!DOCTYPE html><meta charset=utf-8><title>t</title>" + body
    with shown(browser, html, {"Content-Type": "text/html"}) as page:
        state = page.evaluate(STATE)
        expect(state == {"root": "html", "error": False, "foreign": 0, "handlers": 0}, f"in HTML: {state}")
        expect(len(page.evaluate(ITEMS)) == 42, "in HTML views are lost")
        # Nothing but the two titles of the renderer has an id.
        ids = page.evaluate("() => [...document.querySelectorAll('[id]')].map(each => each.id)")
        expect(sorted(ids) == ["trellis-desc", "trellis-hatch", "trellis-title"], str(ids))
        expect(not page.dialogs and not page.errors and page.requests == [ADDRESS], f"{page.dialogs} {page.requests}")
        width = page.evaluate("""async svg => {
          const image = new Image();
          image.src = URL.createObjectURL(new Blob([svg], {type: 'image/svg+xml'}));
          await image.decode();
          return image.naturalWidth;
        }""", body.decode())
        expect(width > 300 and not page.dialogs, f"as an image it is {width} wide; {page.dialogs}")


def test_zoom(service, browser):
    """outlines stay as wide as they are when the picture is shown larger or smaller"""
    body, headers = picture(service, fixture("tiny"))
    for width in (100, 1600):
        html = b"<!DOCTYPE html><style>svg{width:%dpx;height:auto}</style>" % width + body
        with shown(browser, html, {"Content-Type": "text/html"}, viewport=(1700, 2400)) as page:
            root = next(item for item in page.evaluate(ITEMS) if name(item) == "watch")
            x, y, _, height = root["shape"]
            middle = round(y + height * 0.9)
            colors = page.colors(round(x) - 6, middle, 12, 1)
            paper = max(colors, key=colors.get)
            # A line of one pixel may lie between two.
            expect(1 <= 12 - colors[paper] <= 8, f"at {width} the outline is {colors}")


def test_many(service, browser):
    """five thousand views are shown"""
    rows = [{"id": f"row {i}", "x": 0, "y": i * 20, "width": 320, "height": 20} for i in range(5000)]
    request = {"views": [{"id": "list", "width": 320, "height": 100_000, "children": rows}]}
    with shown(browser, *picture(service, request)) as page:
        expect_shown(page)
        items = page.evaluate(ITEMS)
        expect(len(items) == 5001 and all(item["label"] for item in items), f"{len(items)} views")
        expect_frames(items, frames(service, request), 1)


# Runs in the page: of two PNG files, the sizes, and the shares of pixels that are no paper in the first, that differ much, and that differ
# much from every pixel of the other's nearest nine. The last is what is drawn somewhere else, or not at all: the edges of glyphs and of lines that
# lie between two pixels are drawn differently by everyone.
COMPARE = """async ([one, two]) => {
  const [a, b] = await Promise.all([one, two].map(async file => {
    const bytes = Uint8Array.from(atob(file), character => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  }));
  const far = (p, i, q, j) => [0, 1, 2].some(c => Math.abs(p.data[i + c] - q.data[j + c]) > 96);
  let drawn = 0, differing = 0, lost = 0;
  const {width, height} = a;
  if (width === b.width && height === b.height) {
    for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4;
      if (Math.min(a.data[i], a.data[i + 1], a.data[i + 2]) < 200) drawn++;
      if (!far(a, i, b, i)) continue;
      differing++;
      let isLost = true;
      for (let v = Math.max(0, y - 1); isLost && v <= Math.min(height - 1, y + 1); v++) {
        for (let u = Math.max(0, x - 1); isLost && u <= Math.min(width - 1, x + 1); u++) isLost = far(a, i, b, (v * width + u) * 4);
      }
      if (isLost) lost++;
    }
  }
  const all = width * height;
  return {sizes: [[a.width, a.height], [b.width, b.height]], drawn: drawn / all, differing: differing / all, lost: lost / all};
}"""


def differences(browser, svg, png, scale):
    """How a PNG file differs from what Chromium shows of an SVG document."""
    context = browser.new_context(color_scheme="light", device_scale_factor=scale, viewport={"width": 2000, "height": 2000})
    with contextlib.closing(context):
        page = context.new_page()
        page.set_content(f"<!DOCTYPE html><style>body{{margin:0}}svg{{display:block}}</style>{svg.decode()}")
        files = [page.locator("svg").first.screenshot(), png]
        return page.evaluate(COMPARE, [base64.b64encode(file).decode() for file in files])


def is_the_same(result):
    """Most of what is drawn must be there, and nearly nothing may be elsewhere by more than a pixel."""
    sizes_agree = result["sizes"][0] == result["sizes"][1]
    return sizes_agree and result["drawn"] > 0.005 and result["differing"] < 0.002 and result["lost"] < 0.0005


def test_pixels(service, browser):
    """the picture as PNG is what Chromium shows of the SVG, at one, two and three pixels to a point"""
    for case, scale in (("marks", 1), ("details", 2), ("several-roots", 3), ("tiny", 1)):
        request = fixture(case)
        svg, _ = picture(service, request)
        request["picture"] = {**request.get("picture", {}), "scale": scale}
        status, fields, png = service.send("POST", "/v1/layout", json.dumps(request), {"Accept": "image/png"})
        expect(status == 200 and fields["Content-Type"] == "image/png", f"{case}: {status} {png[:300]}")
        result = differences(browser, svg, png, scale)
        expect(is_the_same(result), f"{case} at {scale}: {result}")
    # The comparison notices a view that is five points elsewhere.
    moved = {"views": [{"id": "a", "width": 200, "height": 100, "children": [{"id": "b", "x": 40, "y": 20, "width": 80, "height": 40}]}]}
    svg, _ = picture(service, moved)
    moved["views"][0]["children"][0]["x"] = 45
    result = differences(browser, svg, service.send("POST", "/v1/layout", json.dumps(moved), {"Accept": "image/png"})[2], 1)
    expect(not is_the_same(result), f"a moved view is not seen: {result}")
