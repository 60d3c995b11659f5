"""Gestures in the tab of layouts, and conditions of the page to wait for."""

import contextlib
import json


def settled(tab):
    """Waits until the picture is that of the text, nothing is under way, and the frames stand still."""
    tab.wait(
        "(tab => tab.source === tab.editor.text && document.body.dataset.busy === 'false')(trellis.tabs.layout)")
    tab.evaluate(
        """() => new Promise(done => {
          const places = () => [...document.querySelectorAll('.stage rect, .stage .knob, .stage .dot')]
            .map(each => JSON.stringify(each.getBoundingClientRect())).join();
          let [last, same] = [null, 0];
          const look = () => {
            const now = places();
            same = now === last ? same + 1 : 0;
            last = now;
            if (same >= 2) done();
            else requestAnimationFrame(look);
          };
          look();
        })""")
    return tab


def swept(tab):
    """Waits until the ruler shows the sweep of the text."""
    settled(tab)
    tab.wait("(width => width.sweep && width.ruler.sweep === width.sweep && width.sweep.key === width.key)(trellis.tabs.layout.width)")
    return tab


def choose(tab, view):
    """Chooses a view by the keyboard."""
    tab.page.focus(f'.stage .screen:first-child [data-id="{view}"]')
    tab.page.keyboard.press("Enter")
    # A view under the pointer would have grips as well.
    tab.page.mouse.move(0, 0)
    return settled(tab)


def middle(tab, selector):
    """Where the middle of an element is, once it is in view."""
    tab.page.locator(selector).first.evaluate("each => each.scrollIntoView({block: 'center', inline: 'center'})")
    settled(tab)
    # Whole pixels, as of a pointer.
    return tab.page.locator(selector).first.evaluate(
        "each => { const box = each.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2].map(Math.round); }")


def scale(tab):
    """Pixels a point."""
    return tab.evaluate("() => trellis.tabs.layout.canvases[0].scale")


def point(tab, x, y):
    """Where a point of the layout is on the screen."""
    return tab.evaluate(
        """([x, y]) => {
          const {svg, box} = trellis.tabs.layout.canvases[0];
          const place = svg.getBoundingClientRect();
          return [place.x + (x - box.left) * place.width / box.width, place.y + (y - box.top) * place.height / box.height];
        }""", [x, y])


@contextlib.contextmanager
def pressed(tab, start):
    """A mouse that is pressed at a place, and let go at the end; gives the function that moves it."""
    tab.page.mouse.move(*start)
    tab.page.mouse.down()
    yield lambda x, y: tab.page.mouse.move(round(x), round(y), steps=4)
    tab.page.mouse.up()


@contextlib.contextmanager
def touched(tab, start):
    """The same with a finger."""
    session = tab.page.context.new_cdp_session(tab.page)

    def send(kind, *places):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in places]})

    def move(x, y):
        x, y = round(x), round(y)
        for step in range(1, 5):
            send("touchMove", (start[0] + (x - start[0]) * step / 4, start[1] + (y - start[1]) * step / 4))

    send("touchStart", start)
    yield move
    send("touchEnd")
    session.detach()


def constraints(tab):
    return json.loads(tab.text()).get("constraints", [])


def undo(tab):
    tab.evaluate("() => trellis.tabs.layout.editor.code.undo()")
    return settled(tab)
