"""The page of a kept list: two windows that follow it."""

import json
import random
import tempfile

from harness.report import expect
from harness.server import Server
from tab import Visitor

ROWS = "number => [...document.querySelectorAll('.window')[number].querySelectorAll('li')].map(row => row.dataset.id)"
TITLES = "number => [...document.querySelectorAll('.window')[number].querySelectorAll('input.title')].map(field => field.value)"


def kept(visitor, folder):
    return Server(["--data-dir", folder], by_readyz=True)


def rows_of(service):
    status, _, body = service.send("GET", "/v1/lists/groceries?show=visible")
    expect(status == 200, body)
    return [row["id"] for row in json.loads(body)["items"]]


def shows(tab, service, where=(0, 1)):
    """Waits until windows show the rows that the server has."""
    tab.wait("document.querySelector('#creation').hidden && document.querySelector('.window').dataset.version")
    rows = rows_of(service)
    for number in where:
        tab.wait(f"([number, rows]) => JSON.stringify(({ROWS})(number)) === JSON.stringify(rows)", [number, rows])


def test_without_store(visitor, edits):
    """a server that keeps no lists says how to switch them on"""
    with visitor.open("/live") as tab:
        tab.wait("document.querySelector('#notice').textContent.includes('--data-dir')")


def test_two_windows(visitor, edits):
    """what is done in one window comes to the other, and to another page"""
    with tempfile.TemporaryDirectory() as folder, kept(visitor, folder) as service:
        pages = Visitor(visitor.chromium, service)
        with pages.open("/live") as tab:
            tab.page.get_by_role("button", name="Create it").click()
            shows(tab, service)
            with pages.open("/live") as other:
                shows(other, service)
                first, second = (tab.page.get_by_role("region", name=f"Window {number}") for number in (1, 2))
                first.get_by_label("New item").fill("Tea & <b>biscuits</b>")
                first.get_by_role("button", name="Add").click()
                tab.wait(f"() => ({TITLES})(1).includes('Tea & <b>biscuits</b>')")
                other.wait(f"() => ({TITLES})(0).includes('Tea & <b>biscuits</b>')")
                second.get_by_label("Title of Apples").fill("Green apples")
                second.get_by_label("Title of Apples").press("Enter")
                tab.wait(f"() => ({TITLES})(0).includes('Green apples')")
                second.get_by_role("button", name="Collapse Fruit").click()
                tab.wait(f"() => !({ROWS})(0).includes('pears')")
                first.get_by_role("button", name="Move Coffee up").click()
                first.get_by_role("button", name="Delete Bread").click()
                tab.wait(f"() => !({ROWS})(1).includes('bread')")
                shows(tab, service)
                shows(other, service)
        service.stop()


def test_random_edits(visitor, edits):
    """whatever happens to the list, the windows show it"""
    numbers = random.Random(1)
    with tempfile.TemporaryDirectory() as folder, kept(visitor, folder) as service:
        with Visitor(visitor.chromium, service).open("/live") as tab:
            tab.page.get_by_role("button", name="Create it").click()
            shows(tab, service)
            for _ in range(6 * edits):
                names = [f"i{number}" for number in range(12)]
                numbers.shuffle(names)
                items = [
                    {"id": name, "title": numbers.choice("abc"), "expanded": numbers.random() < 0.5, "children": [f"{name}-{child}" for child in range(numbers.randrange(3))]}
                    for name in names[:numbers.randrange(13)]]
                status, _, body = service.send("PUT", "/v1/lists/groceries", json.dumps({"items": items}).encode())
                expect(status == 200, body)
                shows(tab, service)
        service.stop()


def test_restart(visitor, edits):
    """windows go on where they were after the server has been away"""
    with tempfile.TemporaryDirectory() as folder, kept(visitor, folder) as service:
        with Visitor(visitor.chromium, service).open("/live") as tab:
            tab.page.get_by_role("button", name="Create it").click()
            shows(tab, service)
            service.stop()
            tab.wait("document.querySelector('.line').textContent.startsWith('Not connected')")
            service.is_port_fixed = True
            service.start()
            status, _, body = service.send(
                "POST", "/v1/lists/groceries/operations", b'{"operations":[{"op":"append","items":["after"]}]}')
            expect(status == 200, body)
            shows(tab, service)
            lines = tab.evaluate("() => [...document.querySelectorAll('.line')].map(line => line.textContent)")
            expect(all(line.startswith("1 change,") for line in lines), lines)
            # The browser says itself that it could not connect.
            tab.errors[:] = [error for error in tab.errors if "ERR_" not in error]
        service.stop()


def test_list_accessibility(visitor, edits):
    """axe-core finds nothing on the page of a kept list, in either scheme, on phones and desks, and no page is wider than a phone"""
    with tempfile.TemporaryDirectory() as folder, kept(visitor, folder) as service:
        pages = Visitor(visitor.chromium, service)
        for scheme in ("light", "dark"):
            for width, height in ((390, 844), (1440, 900)):
                with pages.open("/live", scheme=scheme, viewport=(width, height)) as tab:
                    tab.wait("!document.querySelector('#creation').hidden || document.querySelector('.window li')")
                    if not tab.evaluate("() => document.querySelector('#creation').hidden"):
                        tab.expect_accessible(f"{width} wide, {scheme}")
                        tab.page.get_by_role("button", name="Create it").click()
                    shows(tab, service)
                    tab.expect_accessible(f"{width} wide, {scheme}")
                    wide = tab.evaluate("() => document.documentElement.scrollWidth")
                    expect(wide <= width, f"{wide} wide")
        service.stop()
