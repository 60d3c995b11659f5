"""Links, and pictures for other pages."""

import contextlib
import json
import pathlib
import random
import re
import string
import struct

from harness.report import expect
from playground_tests import FIXTURE
from playwright.sync_api import Error


def random_state(generator):
    letters = string.printable + "äß漢🧩\u202e\u2028"
    text = "".join(generator.choice(letters) for _ in range(generator.randrange(400)))
    state = {"v": 1, "tab": generator.choice(["layout", "text", "list", "diff", "sequence"])}
    state["layout"] = {
        "text": text, "width": generator.choice([None, 320, 501.5]), "direction": generator.choice([None, "rtl"]),
        "devices": generator.sample(["iphone-se-3", "iphone-16"], generator.randrange(3)), "sizes": generator.random() < 0.5,
        "insets": generator.random() < 0.5, "selected": generator.choice([None, "a", "ü"]),
    }
    state["list"] = {"text": text[::-1], "toggles": [{"op": "collapse", "items": ["a"]}][: generator.randrange(2)]}
    state["diff"] = {"from": text[:50], "to": text[50:]}
    state["sequence"] = {"text": text[:9]}
    state["text"] = {
        "text": text[:200], "carets": generator.random() < 0.5, "font": generator.choice(["", "system", "Nowhere-Bold"]),
        "width": generator.choice([None, 0, 120.5])}
    return state


def test_links(visitor, edits):
    """random states come back from their links, and none of it reaches the server"""
    generator = random.Random(7)
    states = [random_state(generator) for _ in range(100)]
    with visitor.open() as tab:
        tab.ready()
        packed = tab.evaluate("states => Promise.all(states.map(trellis.packState))", states)
        back = tab.evaluate("texts => Promise.all(texts.map(trellis.unpackState))", packed)
        expect(back == states, "a state came back changed")
        expect(all(set(text) <= set(string.ascii_letters + string.digits + "-_") for text in packed), "a link has other characters")
        broken = tab.evaluate(
            "texts => Promise.all(texts.map(trellis.unpackState))", ["", "#", "#x", "#%%%", "#AAAA", "#" + packed[0][:-4]])
        expect(broken == [None] * 6, f"{broken}")
    for state, link in list(zip(states, packed))[:6]:
        with visitor.open(f"/#{link}") as tab:
            tab.wait("globalThis.trellis?.touched.size === 5")
            # An editor has one kind of line break.
            shown = tab.evaluate("() => trellis.state")
            expect(lines(shown) == lines(state), f"{shown}\n{state}")
            sent = [request for request in tab.requests if request.url.startswith(tab.origin)]
            expect(all(link[:24] not in request.url for request in sent), "the link was sent")


def test_unreadable_links(visitor, edits):
    """a link that is cut off is told until another one is opened, and shows what the page has"""
    with visitor.open() as tab:
        link = tab.ready().evaluate("() => trellis.packState({v: 1, tab: 'list', list: {text: '{\"items\": [\"a\"]}'}})")
    with visitor.open(f"/#{link[:-9]}") as tab:
        tab.page.wait_for_selector("#file-report >> text=could not be read")
        tab.ready().page.wait_for_selector(".stage [data-id]")
        expect(tab.page.locator("#file-report").is_visible(), "it is told for a moment only")
        tab.evaluate("link => { location.hash = link; }", link)
        tab.wait("trellis.current === 'list'")
        tab.ready()
        expect(not tab.page.locator("#file-report").is_visible(), "it is told of a link that can be read")


def test_long_states(visitor, edits):
    """a text that is too long for a link is told, and links work again afterwards"""
    with visitor.open() as tab:
        tab.ready().write({"views": [{"id": "before"}]})
        tab.evaluate("() => trellis.save()")
        # Hardly compressed, and longer than a link can be.
        tab.evaluate(
            """() => {
              const bytes = crypto.getRandomValues(new Uint8Array(60_000));
              const noise = Array.from(bytes, each => String.fromCharCode(0x4e00 + each * 37 % 20_000)).join('').repeat(1);
              const lines = Array.from({length: 25}, (_, index) => `"${index}${noise}"`);
              trellis.tabs.layout.editor.code.setValue(`[${lines.join(',\\n')}]`);
            }""")
        tab.page.click("#share-button")
        tab.page.wait_for_selector("#share[open] >> text=too long for a link")
        expect(tab.page.locator("#link-0").count() == 0 or "#" not in tab.page.locator("#link-0").input_value(), "an old link is given")
        tab.page.keyboard.press("Escape")
        tab.write(FIXTURE)
        tab.page.click("#share-button")
        tab.page.wait_for_selector("#share[open] #link-0")
        link = tab.page.locator("#link-0").input_value()
        state = tab.evaluate("link => trellis.unpackState(new URL(link).hash)", link)
        expect(json.loads(state["layout"]["text"]) == FIXTURE, f"{state}")


def test_links_with_widths(visitor, edits):
    """a width that no screen has is not taken from a link"""
    with visitor.open() as tab:
        for width in (-5, 0, 1e300, "wide", 320):
            state = {"v": 1, "tab": "layout", "layout": {"text": json.dumps(FIXTURE), "width": width}}
            link = tab.ready().evaluate("state => trellis.packState(state)", state)
            tab.evaluate("link => { location.hash = link; return trellis.restore(); }", link)
            tab.ready()
            expect(tab.page.locator("#panel-layout .fault").count() == 0, f"{width} is a fault")
            shown = tab.rects()["screen"][2]
            expect(shown == (320 if width == 320 else 300), f"{width} is shown as {shown}")


def test_hostile_links(visitor, edits):
    """a link with any tab or state shows one panel, and no error"""
    names = ["constructor", "__proto__", "toString", "hasOwnProperty", "", "none", None, 1, True, [], ["list"], {}, {"toString": 1}]
    states = [{"v": 1, "tab": name} for name in names] + [
        {"tab": "list", name: value} for name in ("layout", "text", "list", "diff", "sequence", "constructor", "__proto__")
        for value in (None, 1, "x", [], {}, {"text": {}}, {"text": 1, "from": [], "toggles": "x", "font": {}, "width": "x"})]
    with visitor.open() as tab:
        packed = tab.ready().evaluate("texts => Promise.all(texts.map(text => trellis.packState(JSON.parse(text))))", [
            json.dumps(state) for state in states])
        for state, link in zip(states, packed):
            tab.evaluate("link => { location.hash = link; return trellis.restore(); }", link)
            shown = tab.evaluate("() => [...document.querySelectorAll('.panel:not([hidden])')].map(panel => panel.id)")
            known = state["tab"] == "list" or state["tab"] in ("layout", "text", "diff", "sequence")
            expect(len(shown) == 1 and (not known or shown == ["panel-list"]), f"{state} shows {shown}")
            expect(not tab.errors, f"{state}: {tab.errors[:1]}")
    for state, link in list(zip(states, packed))[:3]:
        with visitor.open(f"/#{link}") as tab:
            tab.ready()
            shown = tab.evaluate("() => [...document.querySelectorAll('.panel:not([hidden])')].map(panel => panel.id)")
            expect(shown == ["panel-layout"], f"{state} shows {shown} at first")


def lines(value):
    if isinstance(value, str):
        return value.replace("\r\n", "\n").replace("\r", "\n")
    if isinstance(value, dict):
        return {name: lines(each) for name, each in value.items()}
    return value


def test_sharing(visitor, edits):
    """the dialog gives a link that leads back, and an address of the picture"""
    with visitor.open() as tab:
        tab.ready().write(FIXTURE)
        tab.page.click("#share-button")
        tab.page.wait_for_selector("#share[open] input")
        link, picture = (tab.page.locator(f"#link-{index}").input_value() for index in (0, 1))
        status, headers, body = visitor.service.send("GET", picture.removeprefix(tab.origin))
        expect(status == 200 and headers["Content-Type"] == "image/svg+xml" and b"first" in body, f"the picture is {status}")
    with visitor.open(link.removeprefix(visitor.service.url)) as tab:
        tab.ready()
        expect(json.loads(tab.text()) == FIXTURE, tab.text())


def test_sharing_what_was_typed(visitor, edits):
    """the picture's address is that of the text as it is, and a text that is not JSON has none"""
    with visitor.open() as tab:
        tab.ready().write(FIXTURE)
        held = []
        tab.page.route("**/v1/sequence", lambda route: held.append(route))
        tab.evaluate("text => trellis.tabs.layout.editor.code.setValue(text)", json.dumps({"views": [{"id": "newer", "width": 9, "height": 9}]}))
        tab.page.click("#share-button")
        tab.page.wait_for_selector("#share[open] #link-1")
        picture = tab.page.locator("#link-1").input_value()
        _, _, body = visitor.service.send("GET", picture.removeprefix(tab.origin))
        expect(b"newer" in body and b"first" not in body, body[:300])
        tab.page.keyboard.press("Escape")
        tab.evaluate("() => trellis.tabs.layout.editor.code.setValue('{')")
        tab.page.click("#share-button")
        tab.page.wait_for_selector("#share[open] #link-0")
        expect(tab.page.locator("#link-1").count() == 0, "a text that is no request has a picture")
        for route in held:
            # Newer texts have given some of them up.
            with contextlib.suppress(Error):
                route.abort()


def test_images(visitor, edits):
    """the picture is saved as PNG, one to three pixels a point"""
    with visitor.open() as tab:
        tab.ready().write(FIXTURE)
        tab.page.click("#share-button")
        tab.page.wait_for_selector("#share[open] .image-row")
        picture = tab.page.locator("#link-1").input_value()
        drawn = visitor.service.send("GET", picture.removeprefix(tab.origin))[2].decode()
        size = [float(re.search(rf'<svg[^>]* {name}="([\d.]+)"', drawn)[1]) for name in ("width", "height")]
        for scale in (1, 2, 3):
            with tab.page.expect_download() as saved:
                tab.page.click(f".image-row [data-scale='{scale}']")
            content = pathlib.Path(saved.value.path()).read_bytes()
            expect(content[:8] == b"\x89PNG\r\n\x1a\n", f"it begins with {content[:8]}")
            found = list(struct.unpack(">II", content[16:24]))
            expect(found == [round(each * scale) for each in size], f"at {scale} it is {found}, the picture {size}")
