"""Servers that cannot be reached, are busy or slow, and answers that come late."""

import contextlib
import json
import re
import time

from finding_tests import BASE, verdict
from files_tests import REPORT, STORYBOARD, give
from gestures import settled
from harness.report import expect
from playwright.sync_api import Error
from tab import PATIENCE

CONFLICT = {**BASE, "constraints": [*BASE["constraints"], "first.width <= 100"]}
UNREACHED = re.compile(r"Failed to load resource: net::")
# One text for each tab; the second is another one of the same kind.
TEXTS = {
    "layout": [BASE, CONFLICT], "text": [{"texts": [{"text": each}]} for each in ("one", "two words")],
    "list": [{"items": ["a"]}, {"items": ["a", "b"]}],
    "sequence": [{"steps": [{"id": each, "post": "/v1/snapshot", "body": {"items": ["a"]}}]} for each in ("one", "two")]}


def type_text(tab, text):
    """Replaces the text as typing does, without waiting for an answer."""
    tab.evaluate(
        """text => {
          const {code} = trellis.tabs[trellis.current].editor;
          code.replaceRange(text, {line: 0, ch: 0}, {line: 1e6, ch: 0}, '+input');
        }""", json.dumps(text))


def until(tab, condition):
    """Waits for what the test itself notes of the page."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        expect(time.monotonic() < deadline, "the page asks nothing")
        tab.page.wait_for_timeout(10)


@contextlib.contextmanager
def holding(tab, pattern, word=""):
    """Holds the page's requests that have a word until the end, and gives the list of them."""
    held = []

    def hold(route):
        if held is not None and word in route.request.post_data:
            held.append(route)
        else:
            route.continue_()

    tab.page.route(pattern, hold)
    yield held
    routes, held = held, None
    for route in routes:
        # Newer texts have given some of them up.
        with contextlib.suppress(Error):
            route.continue_()


def forgive(tab):
    """Forgets what Chromium says of requests that did not reach a server."""
    tab.errors[:] = [error for error in tab.errors if not UNREACHED.match(error)]


def test_unreachable(visitor, edits):
    """a server that cannot be reached is told in every tab, what is shown is dimmed, and the page tries again"""
    with visitor.open() as tab:
        for name, (first, second) in TEXTS.items():
            tab.ready().page.click(f"#tab-{name}")
            tab.ready().write(first)
            tab.page.route("**/v1/**", lambda route: route.abort())
            type_text(tab, second)
            tab.page.wait_for_selector(f"#panel-{name} .fault >> text=cannot be reached")
            expect(tab.page.locator(f"#panel-{name} .stale").count() > 0, f"{name}: what is shown is not dimmed")
            expect("no answer" in tab.page.locator(f"#panel-{name} .facts").inner_text(), f"{name}: the response is an old one")
            tab.page.unroute("**/v1/**")
            tab.wait(f"!document.querySelector('#panel-{name} .fault')")
            tab.ready()
            expect(tab.page.locator(f"#panel-{name} .stale").count() == 0, f"{name}: it stays dimmed")
            forgive(tab)
            if name == "layout":
                expect("cannot be solved" in verdict(tab)[0], f"the text was not solved: {verdict(tab)}")
        tab.page.click("#tab-diff")
        tab.ready().page.route("**/v1/**", lambda route: route.abort())
        tab.evaluate("() => trellis.tabs.diff.editors.to.code.replaceRange(' ', {line: 0, ch: 0})")
        tab.page.wait_for_selector("#panel-diff .fault >> text=cannot be reached")
        tab.page.unroute("**/v1/**")
        tab.wait("!document.querySelector('#panel-diff .fault')")
        tab.ready()
        forgive(tab)


def test_limits(visitor, edits):
    """a server that limits or refuses requests is asked again after the time that it names"""
    for status, seconds, is_told in ((429, 1, False), (503, 1, False), (429, 6, True)):
        with visitor.open() as tab:
            tab.ready().write(BASE)
            asked = []

            def refuse(route):
                asked.append(route.request)
                if len(asked) > 1:
                    return route.continue_()
                return route.fulfill(status=status, headers={"Retry-After": str(seconds)}, body="{}")

            tab.page.route("**/v1/sequence", refuse)
            type_text(tab, CONFLICT)
            if is_told:
                tab.page.wait_for_selector(".fault >> text=too busy (429)")
                expect(len(asked) == 1, f"{len(asked)} requests before the time")
            tab.wait("document.querySelector('.verdict')?.textContent.includes('cannot be solved')")
            expect(tab.page.locator(".fault").count() == 0, "a fault stays")
            tab.ready()


def test_other_answers(visitor, edits):
    """an answer that is not the server's is no answer"""
    with visitor.open() as tab:
        tab.ready().write(BASE)
        tab.page.route("**/v1/sequence", lambda route: route.fulfill(status=200, content_type="text/html", body="<h1>Sign in</h1>"))
        type_text(tab, CONFLICT)
        tab.page.wait_for_selector("#panel-layout .fault >> text=Something other")
        tab.page.unroute("**/v1/sequence")
        tab.wait("!document.querySelector('.fault')")
        tab.ready()


def test_slow(visitor, edits):
    """while a slow server is at work, the page says that its findings are of the text before"""
    with visitor.open() as tab:
        tab.ready().write(BASE)
        expect(not tab.page.locator(".slow-note").is_visible(), "a quick server is called slow")
        with holding(tab, "**/v1/sequence"):
            type_text(tab, CONFLICT)
            tab.wait("getComputedStyle(document.querySelector('.slow-note')).display === 'block'")
        tab.wait("document.querySelector('.verdict').textContent.includes('cannot be solved')")
        tab.ready()
        expect(not tab.page.locator(".slow-note").is_visible(), "it stays")


def test_late_answers(visitor, edits):
    """answers that come in another order than their questions change nothing"""
    with visitor.open() as tab:
        for name, (first, second) in TEXTS.items():
            tab.ready().page.click(f"#tab-{name}")
            tab.ready()
            taken = []
            tab.page.route("**/v1/**", lambda route: taken.append(route) if not taken else route.continue_())
            type_text(tab, first)
            until(tab, lambda: taken)
            type_text(tab, second)
            tab.evaluate("() => trellis.tabs[trellis.current].runner.now()")
            tab.ready()
            if name == "layout":
                tab.wait("!document.querySelector('.ruler.waiting')")
            shown = tab.evaluate("name => document.querySelector(`#panel-${name} .pane.result`).innerText", name)
            # The page has given up the request.
            with contextlib.suppress(Error):
                taken[0].continue_()
            tab.ready()
            now = tab.evaluate("name => document.querySelector(`#panel-${name} .pane.result`).innerText", name)
            expect(now == shown, f"{name}: {shown} becomes {now}")


def test_late_imports(visitor, edits):
    """a document whose import is slow does not replace what was opened since, and a failed import is told"""
    with visitor.open() as tab:
        tab.ready().write(BASE)
        with tab.page.expect_response("**/v1/import"), holding(tab, "**/v1/import") as held:
            tab.evaluate("text => void trellis.files.take('slow.storyboard', text, text.length)", STORYBOARD)
            until(tab, lambda: held)
            tab.example("stack")
            text = tab.text()
        settled(tab)
        expect(tab.text() == text, "the import replaced the example")
        tab.page.route("**/v1/import", lambda route: route.abort())
        give(tab, "drop", "lost.storyboard", STORYBOARD)
        report = tab.page.locator(REPORT).inner_text()
        expect("lost.storyboard" in report and "does not answer" in report, report)
        forgive(tab)


def test_dragging_while_solving(visitor, edits):
    """a width that is dragged while the answer to a newer text arrives makes no error"""
    with visitor.open() as tab:
        tab.ready().write(BASE)
        tab.page.wait_for_selector(".handle.ready")
        # The widths of the newer text are not known until the end.
        with holding(tab, "**/v1/sequence", '"sweep"'):
            type_text(tab, {**BASE, "views": [{**BASE["views"][0], "height": 210}]})
            box = tab.page.locator(".handle").bounding_box()
            x, y = box["x"] + box["width"] / 2, box["y"] + 30
            tab.page.mouse.move(x, y)
            tab.page.mouse.down()
            tab.page.mouse.move(x - 10, y)
            tab.wait("trellis.tabs.layout.answer.frames.phone.height === 210")
            for step in range(4):
                tab.page.mouse.move(x - 20 - step, y)
            tab.page.mouse.up()
        settled(tab)
        tab.ready()


def test_status_of_tabs(visitor, edits):
    """the status is that of the tab which is shown"""
    with visitor.open() as tab:
        tab.ready().write('{"views": 1}')
        status = "() => document.getElementById('status').textContent"
        expect(tab.evaluate(status) == "1 fault", tab.evaluate(status))
        tab.page.click("#tab-list")
        tab.ready()
        expect(tab.evaluate(status) == "", f"in another tab: {tab.evaluate(status)}")
        tab.evaluate("() => trellis.tabs.layout.runner.now()")
        tab.ready()
        expect(tab.evaluate(status) == "", f"after another tab's answer: {tab.evaluate(status)}")
        tab.page.click("#tab-layout")
        tab.ready()
        expect(tab.evaluate(status) == "1 fault", f"back again: {tab.evaluate(status)}")
