"""The pictures of sequences."""

import json

from harness.report import expect
from playground_tests import near

NESTED = {
    "views": [{"id": "screen", "width": 300, "height": 200, "children": [
        {"id": "card", "x": 40, "y": 30, "width": 200, "height": 100, "children": [
            {"id": "title", "x": 12, "y": 8, "width": 90, "height": 20, "children": [{"id": "dot", "x": 3, "y": 4, "width": 5, "height": 6}]}]}]},
        {"id": "flat", "parent": "card", "x": 7, "y": 60, "width": 30, "height": 10}],
    "guides": [{"id": "middle", "in": "card", "insets": {"top": 10, "left": 20, "right": 20, "bottom": 10}}]}


def drawn(tab):
    return tab.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('.step .canvas [data-id]')].map(group => [
          group.dataset.id, ['x', 'y', 'width', 'height'].map(name => Number(group.querySelector('rect').getAttribute(name)))]))""")


def test_pictures(visitor, edits):
    """the picture of a step has its frames where they lie, in whatever coordinates they are"""
    status, _, body = visitor.service.send("POST", "/v1/layout", json.dumps({**NESTED, "coordinates": "root"}))
    wanted = {id: [frame[name] for name in ("x", "y", "width", "height")] for id, frame in json.loads(body)["frames"].items()}
    expect(status == 200 and len(wanted) == 6, body)
    with visitor.open() as tab:
        tab.ready().page.click("#tab-sequence")
        for source in ("body", "template"):
            for coordinates in ({}, {"coordinates": "parent"}, {"coordinates": "root"}):
                tab.ready().write({"steps": [{"id": "a", "post": "/v1/layout", source: {**NESTED, **coordinates}}]})
                shown = drawn(tab)
                if source == "template" and coordinates.get("coordinates") != "root":
                    # What a template makes is not known to the page.
                    expect(not shown and tab.page.locator(".step >> text=no picture").count() == 1, f"{coordinates}: {shown}")
                else:
                    expect(shown.keys() == wanted.keys() and all(near(shown[id], wanted[id]) for id in wanted),
                           f"{source}, {coordinates}: {shown} is not {wanted}")
