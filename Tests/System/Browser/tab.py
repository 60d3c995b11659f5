"""A page of the server under test, and everything that it did."""

import contextlib
import json
import pathlib
import re
import time

import axe_playwright_python
from harness.report import expect

AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
# Seconds; a machine may be busy with other things.
PATIENCE = 60
# What Chromium itself says of a response whose status is an error, such as the problem of a faulty request, or that of a
# server on a busy machine, which the page asks again.
STATUS_MESSAGE = re.compile(r"Failed to load resource: the server responded with a status of (?:4\d\d|503)")


class Visitor:
    """Opens pages of one server in one browser."""

    def __init__(self, chromium, service):
        self.chromium, self.service = chromium, service

    @contextlib.contextmanager
    def open(self, path="/", *, scheme="light", viewport=(1280, 800), **options):
        """A page; at its end it must have asked this server alone, and have met no error."""
        width, height = viewport
        context = self.chromium.new_context(color_scheme=scheme, viewport={"width": width, "height": height}, **options)
        with contextlib.closing(context):
            tab = Tab(context.new_page(), self.service.url)
            tab.page.goto(self.service.url + path)
            yield tab
            tab.expect_quiet()


class Tab:
    def __init__(self, page, origin):
        self.page, self.origin = page, origin
        self.requests, self.errors = [], []
        page.on("request", lambda request: self.requests.append(request))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self.note)
        page.set_default_timeout(1000 * PATIENCE)

    def note(self, message):
        if message.type in ("error", "warning") and not STATUS_MESSAGE.match(message.text):
            self.errors.append(message.text)

    def expect_quiet(self):
        elsewhere = [
            request.url for request in self.requests
            if not request.url.startswith((self.origin + "/", "data:", f"blob:{self.origin}/"))]
        expect(not elsewhere, f"it asked elsewhere: {elsewhere[:3]}")
        expect(not self.errors, f"it met errors: {self.errors[:3]}")

    def evaluate(self, script, argument=None):
        return self.page.evaluate(script, argument)

    def ready(self):
        """Waits until the playground has started and nothing is under way."""
        self.wait("globalThis.trellis && document.body.dataset.busy === 'false'")
        return self

    def wait(self, condition, argument=None):
        """Waits for a condition: an expression, or a function of the argument.

        Asked from outside, since the page's policy forbids what makes code of text in it.
        """
        deadline = time.monotonic() + PATIENCE
        while not self.page.evaluate(condition, argument):
            expect(time.monotonic() < deadline, f"it never came to this: {condition}" + (f" with {argument}" if argument is not None else ""))
            time.sleep(0.02)

    def example(self, name):
        """Opens an example, and waits for its answer."""
        self.ready()
        self.evaluate(
            """async name => {
              const example = trellis.gallery.find(each => each.name === name);
              trellis.openExample(example);
              await trellis.tabs[trellis.current].runner.now();
            }""", name)
        return self.ready()

    def write(self, text):
        """Replaces the text of the tab's editor, and waits for the answer."""
        self.ready()
        self.evaluate(
            """async text => {
              const tab = trellis.tabs[trellis.current];
              tab.editor.text = text;
              await tab.runner.now();
            }""", text if isinstance(text, str) else json.dumps(text))
        return self.ready()

    def text(self):
        return self.evaluate("() => trellis.tabs[trellis.current].editor.text")

    def rects(self, canvas=0):
        """The rectangles of a picture, by id."""
        return self.evaluate(
            """canvas => Object.fromEntries([...document.querySelectorAll('.stage .canvas')[canvas].querySelectorAll('[data-id]')]
              .map(group => [group.dataset.id, ['x', 'y', 'width', 'height'].map(
                name => Number(group.querySelector('rect').getAttribute(name)))]))""", canvas)

    def violations(self, parts=(), without=()):
        """What axe-core finds in parts of the page, named by selectors, or in all of it, but in elements of others."""
        # The script runs as the page's own code, which its policy would not load from elsewhere.
        if not self.page.evaluate("Boolean(globalThis.axe)"):
            self.page.evaluate(AXE)
        found = self.page.evaluate(
            """([include, exclude]) => axe.run(
              include.length ? {include, exclude} : {exclude}, {resultTypes: ['violations']})""",
            [list(parts), [[selector] for selector in without]])["violations"]
        return [f"{each['id']}: {node['html'][:140]}" for each in found for node in each["nodes"]]

    def expect_accessible(self, state, parts=(), without=()):
        found = self.violations(parts, without)
        expect(not found, f"{state}: " + "\n".join(found[:8]))
