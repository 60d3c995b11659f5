"""A headless Chromium that shows what the service answers."""

import contextlib
import os
import shutil

from playwright.sync_api import sync_playwright

# scripts/bootstrap looks for the same.
NAMES = ("chromium-headless-shell", "chromium", "google-chrome")
ADDRESS = "http://picture.test/"


def program():
    named = os.environ.get("TRELLIS_CHROMIUM")
    found = named or next(filter(None, map(shutil.which, NAMES)), None)
    if not found:
        raise SystemExit("contract: no Chromium here: run `scripts/bootstrap browser` or set TRELLIS_CHROMIUM")
    return found


@contextlib.contextmanager
def browser():
    with sync_playwright() as playwright:
        # Its own sandbox needs rights that containers do not have; what it shows comes from the tests alone.
        running = playwright.chromium.launch(executable_path=program(), chromium_sandbox=False)
        try:
            print(f"contract: Chromium {running.version}", flush=True)
            yield running
        finally:
            running.close()


class Shown:
    """A document in a page of its own, and what it did beside being shown."""

    def __init__(self, page):
        self.page = page
        self.requests, self.dialogs, self.errors = [], [], []
        page.on("request", lambda request: self.requests.append(request.url))
        page.on("dialog", lambda dialog: (self.dialogs.append(dialog.message), dialog.dismiss()))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self.errors.append(message.text))

    def evaluate(self, script, argument=None):
        return self.page.evaluate(script, argument)

    def colors(self, left, top, width, height):
        """The colours of a stretch of the viewport, each with the number of its pixels."""
        clip = {"x": left, "y": top, "width": width, "height": height}
        image = self.page.screenshot(clip=clip)
        counts = self.evaluate(COUNT_COLORS, list(image))
        return {tuple(map(int, color.split(","))): count for color, count in counts.items()}


# Runs in the page: decodes a PNG and counts its colours.
COUNT_COLORS = """async bytes => {
  const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], {type: 'image/png'}));
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const data = context.getImageData(0, 0, image.width, image.height).data;
  const counts = {};
  for (let i = 0; i < data.length; i += 4) {
    const color = `${data[i]},${data[i + 1]},${data[i + 2]}`;
    counts[color] = (counts[color] ?? 0) + 1;
  }
  return counts;
}"""


@contextlib.contextmanager
def shown(browser, body, headers, scheme="light", viewport=(1000, 1000)):
    """Shows an answer under an address of its own, with the fields that it came with."""
    width, height = viewport
    context = browser.new_context(color_scheme=scheme, viewport={"width": width, "height": height})
    with contextlib.closing(context):
        page = context.new_page()
        document = Shown(page)
        page.route("**/*", lambda route: route.fulfill(
            status=200, body=body, headers=headers) if route.request.url == ADDRESS else route.abort())
        page.goto(ADDRESS)
        yield document
