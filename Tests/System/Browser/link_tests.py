"""Links, and pictures for other pages."""

import json
import pathlib
import random
import re
import string
import struct

from harness.report import expect
from playground_tests import FIXTURE


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
