"""The ruler of all widths."""

import contextlib
import json

from gestures import pressed, settled, swept, touched
from harness.report import expect
from playground_tests import frames, near, same
from playwright.sync_api import Error

# In conflict below 256 points, cut off below 440, settled below 700, and ambiguous from there.
EVERY_STATE = {
    "views": [{"id": "screen", "width": 375, "height": 160, "children": [
        {"id": "bar", "y": 10, "height": 30}, {"id": "label", "y": 50, "intrinsicSize": {"width": 400, "height": 20}},
        {"id": "box", "y": 90, "height": 30}]}],
    "constraints": [
        "bar.leading == screen.leading + 8", "bar.trailing == screen.trailing - 8", "bar.width >= 240",
        "label.leading == screen.leading + 20", "label.trailing <= screen.trailing - 20",
        "box.leading >= screen.leading", "box.trailing <= screen.trailing", "box.width <= 700", "box.width == 700 @ high"],
}


def states(visitor, request, widths):
    """What the layout does at widths, each solved on its own."""
    variants = [{"name": str(width), "set": {"screen.width": width}} for width in widths]
    status, _, body = visitor.service.send("POST", "/v1/layout", json.dumps({**request, "variants": variants}))
    expect(status == 200, f"{status}: {body[:200]}")
    found = []
    for variant in json.loads(body)["variants"]:
        is_cut = any(each["kind"] == "squeezed" for each in variant.get("unsatisfied", []))
        found.append(
            "conflict" if "conflicts" in variant else "ambiguous" if variant["ambiguous"] else "truncated" if is_cut else "settled")
    return found


def test_bands(visitor, edits):
    """bands say what each width does, and breakpoints have their widths"""
    with visitor.open() as tab:
        swept(tab.ready().write(EVERY_STATE))
        widths = [170, 200, 255, 256, 257, 300, 439, 440, 441, 560, 699, 700, 701, 900, 1390]
        shown = tab.evaluate("widths => widths.map(width => trellis.tabs.layout.width.ruler.bandAt(width).state)", widths)
        expect(shown == states(visitor, EVERY_STATE, widths), f"{dict(zip(widths, shown))}")
        expect(set(shown) == {"conflict", "truncated", "settled", "ambiguous"}, f"{set(shown)}")
        drawn = tab.evaluate(
            """() => [...document.querySelectorAll('.bands rect')].map(
              each => [each.getAttribute('class'), Number(each.getAttribute('x')), Number(each.getAttribute('width'))])""")
        low, high = tab.evaluate("() => { const {from, to} = trellis.tabs.layout.width.sweep; return [from, to]; }")
        edge = low
        for (state, x, width), (wanted, end) in zip(drawn, (("conflict", 256), ("truncated", 440), ("settled", 700), ("ambiguous", high))):
            place = [(at - low) / (high - low) * 1000 for at in (edge, end)]
            expect(state == wanted and abs(x - place[0]) < 0.01 and abs(x + width - place[1]) < 0.01, f"{drawn}")
            edge = end
        labels = tab.page.locator(".ruler-labels .break").all_inner_texts()
        expect(labels == ["256", "440", "700"], f"{labels}")
        # A layout that conflicts at its own width still has its ruler.
        narrow = json.loads(json.dumps(EVERY_STATE))
        narrow["views"][0]["width"] = 200
        swept(tab.write(narrow))
        expect("conflict" in tab.page.locator(".ruler-note").inner_text(), tab.page.locator(".ruler-note").inner_text())


def at_width(request, width):
    changed = json.loads(json.dumps(request))
    changed["views"][0]["width"] = width
    return changed


def dragged(visitor, tab, drag):
    """Drags along the ruler to two thirds of it, and compares the frames under way and at the end."""
    swept(tab)
    tab.page.locator(".ruler").evaluate("each => each.scrollIntoView({block: 'center'})")
    settled(tab)
    box = tab.page.locator(".track").bounding_box()
    y = box["y"] + 10
    with drag(tab, (box["x"] + box["width"] * 0.2, y)) as move:
        x = round(box["x"] + box["width"] * 0.4)
        move(x, y)
        # The pointer's last move may come with a later frame of the display than the call that made it.
        tab.wait(
            """share => {
              const {width} = trellis.tabs.layout;
              const wanted = width.sweep.from + (width.sweep.to - width.sweep.from) * share;
              const drawn = Number(document.querySelector('.stage [data-id=screen] rect').getAttribute('width'));
              const told = Number(document.querySelector('.thumb').getAttribute('aria-valuenow'));
              return Math.abs(drawn - wanted) < 1e-3 && told === Math.round(drawn);
            }""", (x - box["x"]) / box["width"])
    settled(tab)
    width = tab.evaluate("() => trellis.tabs.layout.options.width")
    wanted = frames(visitor, at_width(EVERY_STATE, width))
    expect(all(near(tab.rects()[id], wanted[id]) for id in ("screen", "bar", "label")), f"at {width}: {tab.rects()}")


def test_dragging(visitor, edits):
    """frames follow the pointer along the ruler, and are solved where it lets go"""
    with visitor.open() as tab:
        tab.ready().write(EVERY_STATE)
        dragged(visitor, tab, pressed)


def test_touch(visitor, edits):
    """the same with a finger on a phone"""
    with visitor.open(viewport=(390, 844), has_touch=True, is_mobile=True) as tab:
        tab.ready().write(EVERY_STATE)
        dragged(visitor, tab, touched)
        expect(tab.evaluate("() => document.documentElement.scrollWidth") <= 390, "the page is wider than the phone")


def test_keyboard(visitor, edits):
    """the thumb is a slider: arrow keys, Home and End move it, buttons lead to the breakpoints, and the focus stays"""
    with visitor.open() as tab:
        swept(tab.ready().write(EVERY_STATE))
        thumb = tab.page.locator(".thumb")
        low, high = (int(thumb.get_attribute(f"aria-value{end}")) for end in ("min", "max"))
        thumb.focus()
        for key, wanted in (
            ("ArrowRight", 376), ("Shift+ArrowRight", 386), ("ArrowLeft", 385), ("PageUp", 435), ("PageDown", 385),
            ("Home", low), ("End", high),
        ):
            tab.page.keyboard.press(key)
            swept(tab)
            tab.wait("wanted => document.querySelector('.thumb').getAttribute('aria-valuenow') === wanted", str(wanted))
            expect(tab.evaluate("() => document.activeElement.className") == "thumb", f"after {key} the focus is elsewhere")
        for button, wanted in (("Previous", 700), ("Previous", 440), ("Previous", 256), ("Next", 440)):
            tab.page.click(f".ruler button[aria-label='{button} breakpoint']")
            swept(tab)
            expect(thumb.get_attribute("aria-valuenow") == str(wanted), f"{button}: {thumb.get_attribute('aria-valuetext')}")
        tab.page.click(".reset-width")
        swept(tab)
        expect(thumb.get_attribute("aria-valuetext") == "375 points, truncated: label", thumb.get_attribute("aria-valuetext"))


def test_out_of_a_conflict(visitor, edits):
    """at a width where a layout holds that conflicts at its own, its picture holds, and the verdict tells of both"""
    narrow = at_width(EVERY_STATE, 200)
    with visitor.open() as tab:
        swept(tab.ready().write(narrow))
        tab.evaluate("() => trellis.tabs.layout.width.setWidth(500)")
        settled(tab)
        expect(same(tab.rects(), frames(visitor, at_width(EVERY_STATE, 500))), f"{tab.rects()}")
        expect(tab.page.locator(".stage .impossible").count() == 0, "the picture is that of a conflict")
        expect(tab.page.locator(".finding.conflict").count() == 0, "the conflict of another width is listed")
        verdict = tab.page.locator(".verdict").inner_text()
        expect(verdict == "the request as it is written cannot be solved; screen violates constraints.", verdict)
        tab.page.click(".reset-width")
        settled(tab)
        expect(tab.page.locator(".finding.conflict").count() == 1, "its own conflict is not listed")


def test_bands_of_another_layout(visitor, edits):
    """the ruler says nothing of a layout whose bands are still being solved"""
    with visitor.open() as tab:
        swept(tab.ready().write(EVERY_STATE))
        held = []
        # The sweep is the request that has one.
        tab.page.route("**/v1/sequence", lambda route: held.append(route) if '"sweep"' in route.request.post_data else route.continue_())
        tab.write({**EVERY_STATE, "constraints": [*EVERY_STATE["constraints"], "screen.width == 375"]})
        expect(tab.page.locator(".ruler-note").inner_text().strip() == "375 pt", tab.page.locator(".ruler-note").inner_text())
        tab.page.unroute("**/v1/sequence")
        for route in held:
            # Newer requests have taken its place.
            with contextlib.suppress(Error):
                route.continue_()
        swept(tab.write({**EVERY_STATE, "constraints": [*EVERY_STATE["constraints"], "bar.width >= 0"]}))
        expect("truncated: label" in tab.page.locator(".ruler-note").inner_text(), tab.page.locator(".ruler-note").inner_text())


def test_names_of_variants(visitor, edits):
    """a variant with the name of the chosen width is a picture of its own"""
    request = {**at_width(EVERY_STATE, 500), "variants": [{"name": "this width", "set": {"screen.width": 610}}]}
    with visitor.open() as tab:
        swept(tab.ready().write(request))
        for width in (None, 480):
            tab.evaluate("width => trellis.tabs.layout.width.setWidth(width)", width)
            settled(tab)
            shown = [tab.rects(index)["screen"][2] for index in range(tab.page.locator(".stage .canvas").count())]
            expect(shown == [width or 500, 610], f"at {width}: {shown}")


def test_sampled_widths(visitor, edits):
    """without exact pieces, bands say what the sampled widths do"""
    with visitor.open() as tab:
        swept(tab.ready().write(EVERY_STATE))
        tab.evaluate("() => { trellis.tabs.layout.features.sweep = false; trellis.tabs.layout.width.sweep = null; }")
        swept(tab.write(at_width(EVERY_STATE, 376)))
        widths = [200, 300, 420, 560, 800, 1200]
        shown = tab.evaluate("widths => widths.map(width => trellis.tabs.layout.width.ruler.bandAt(width).state)", widths)
        expect(shown == states(visitor, EVERY_STATE, widths), f"{dict(zip(widths, shown))}")


def test_close_breakpoints(visitor, edits):
    """breakpoints that are close to each other are reached one by one, and their labels stay apart"""
    caps = {"a": 400, "b": 404, "c": 430, "d": 700}
    request = {
        "views": [{"id": "screen", "width": 375, "height": 100, "children": [
            {"id": name, "x": 0, "y": 5, "height": 9} for name in caps]}],
        "constraints": [text for name, cap in caps.items() for text in (f"{name}.width == screen.width @ high", f"{name}.width <= {cap}")]}
    with visitor.open() as tab:
        swept(tab.ready().write(request))
        boxes = sorted(tab.evaluate(
            """() => [...document.querySelectorAll('.ruler-labels span')].map(each => {
              const {left, right} = each.getBoundingClientRect();
              return [left, right, each.textContent];
            })"""))
        expect(len(boxes) >= 3 and all(one[1] <= other[0] for one, other in zip(boxes, boxes[1:])), f"{boxes}")
        tab.evaluate("() => trellis.tabs.layout.width.setWidth(431)")
        swept(tab)
        for cap in (430, 404, 400):
            tab.page.click("[aria-label='Previous breakpoint']")
            tab.wait("cap => trellis.tabs.layout.options.width === cap", cap)
            swept(tab)
        for cap in (404, 430, 700):
            tab.page.click("[aria-label='Next breakpoint']")
            tab.wait("cap => trellis.tabs.layout.options.width === cap", cap)
            swept(tab)


def test_ends(visitor, edits):
    """the ruler reaches beyond the screen on both sides, however narrow or wide that is"""
    with visitor.open() as tab:
        for width in (60, 375, 2000):
            swept(tab.ready().write({"views": [{"id": "screen", "width": width, "height": 100}]}))
            low, high = tab.evaluate("() => { const {from, to} = trellis.tabs.layout.width.sweep; return [from, to]; }")
            expect(low <= width / 2 and high >= max(1400, width * 1.5), f"{width}: from {low} to {high}")


def test_one_sweep(visitor, edits):
    """a chosen width needs no new sweep, and frames that are not possible look so while one passes them"""
    with visitor.open() as tab:
        swept(tab.ready().write(EVERY_STATE))
        before = len(tab.requests)
        for width in (300, 500):
            tab.evaluate("width => trellis.tabs.layout.width.setWidth(width)", width)
            swept(tab)
        sent = [request.post_data or "" for request in tab.requests[before:]]
        expect(sent and not any('"sweep"' in each for each in sent), f"{[each for each in sent if 'sweep' in each]}")
        for width, is_impossible in ((200, True), (500, False)):
            shown = tab.evaluate(
                """width => {
                  trellis.tabs.layout.width.showAt(width);
                  return document.querySelector('.stage .screen').classList.contains('impossible');
                }""", width)
            expect(shown == is_impossible, f"{width}: {shown}")


def test_into_a_conflict(visitor, edits):
    """at a width without a solution, the frames of the request's own stay, drawn as impossible"""
    with visitor.open() as tab:
        swept(tab.ready().write(EVERY_STATE))
        tab.evaluate("() => trellis.tabs.layout.width.setWidth(200)")
        settled(tab)
        expect(same(tab.rects(), frames(visitor, EVERY_STATE)), f"{tab.rects()}")
        expect(tab.page.locator(".stage .impossible").count() == 1, "the picture is not that of a conflict")
        expect(tab.page.locator(".verdict").inner_text().startswith("screen cannot be solved"), tab.page.locator(".verdict").inner_text())
