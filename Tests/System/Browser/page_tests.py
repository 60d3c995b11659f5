"""The reference, the guides and the pages of problems."""

import json

from harness.report import expect


def test_reference(visitor, edits):
    """the reference has every operation, and sends an example"""
    with visitor.open("/docs") as tab:
        operations = tab.page.locator(".operation").count()
        contract = tab.evaluate("async () => Object.keys((await (await fetch('openapi.json')).json()).paths).length")
        expect(operations >= contract > 8, f"{operations} operations of {contract} paths")
        attempt = tab.page.locator("#operation-solveLayout .attempt")
        attempt.locator("summary").click()
        attempt.locator(".send").click()
        tab.page.wait_for_selector("#operation-solveLayout .answer:not([hidden])")
        expect('"frames"' in attempt.locator(".answer").inner_text(), attempt.locator(".answer").inner_text()[:200])
        attempt.locator(".accept").select_option("image/svg+xml")
        attempt.locator(".send").click()
        tab.page.wait_for_selector("#operation-solveLayout .answer img")
        # A document that is not JSON is sent as what it is.
        document = tab.page.locator("#operation-importDocument .attempt")
        document.locator("summary").click()
        document.locator(".send").click()
        tab.page.wait_for_selector("#operation-importDocument .answer:not([hidden])")
        expect('"xib"' in document.locator(".answer").inner_text(), document.locator(".answer").inner_text()[:200])
        expect_anchors(tab)


def expect_anchors(tab):
    broken = tab.evaluate(
        "() => [...document.querySelectorAll('a[href^=\"#\"]')].filter(link => !document.getElementById(link.hash.slice(1)))"
        ".map(link => link.hash)")
    expect(not broken, f"links lead nowhere: {broken[:5]}")


def test_first_screen(visitor, edits):
    """the first screen of the reference has an operation, with its request and its response"""
    for width, height in ((1440, 900), (1280, 800), (1024, 768), (390, 844)):
        with visitor.open("/docs", viewport=(width, height)) as tab:
            first = tab.page.locator(".operation").first
            boxes = [first.locator(name).first.bounding_box() for name in ("h2", ".pair > :nth-child(1)", ".pair > :nth-child(2)")]
            heading, request, response = boxes
            # At least some lines of it.
            ends = [heading["y"] + heading["height"], request["y"] + 100, response["y"] + 100]
            expect(max(ends) <= height, f"{width} × {height}: {boxes}")
            if width >= 1024:
                beside = response["x"] >= request["x"] + request["width"] and abs(response["y"] - request["y"]) < 1
                expect(beside, f"{width}: the response is not beside the request: {boxes}")


def test_order_of_reference(visitor, edits):
    """an operation shows its example before its statuses, and what holds for all is a page of its own"""
    with visitor.open("/docs") as tab:
        late = tab.evaluate(
            """() => [...document.querySelectorAll('.operation')].filter(operation => {
              const [example, table] = ['.pair', ':scope > table'].map(name => operation.querySelector(name));
              return !example || !table || !(example.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING);
            }).map(operation => operation.id)""")
        expect(not late, f"{late}")
        tab.page.locator("main a", has_text="Conventions").first.click()
        tab.page.wait_for_selector("h1:text('Conventions')")
        names = tab.page.locator("main h2").all_inner_texts()
        expect({"JSON", "Errors", "Limits", "Errors of every operation"} <= set(names), f"{names}")
        expect_anchors(tab)


def test_guides(visitor, edits):
    """every guide can be read, its links lead somewhere, and its samples open in the playground"""
    with visitor.open("/guide") as tab:
        guides = tab.evaluate("() => [...document.querySelectorAll('.cards a')].map(link => link.pathname)")
    expect(len(guides) >= 10, f"{guides}")
    samples = []
    for path in guides:
        with visitor.open(path) as tab:
            links = tab.evaluate(
                "() => [...document.querySelectorAll('main a[href]')].filter(link => link.origin === location.origin)"
                ".map(link => link.pathname + link.hash)")
            for link in links:
                place, _, anchor = link.partition("#")
                status, _, body = visitor.service.send("GET", place)
                expect(status == 200, f"{path}: {link} is {status}")
                if place == "/":
                    samples.append(anchor)
                elif anchor:
                    expect(f'id="{anchor}"'.encode() in body, f"{path}: {link} has no anchor")
    expect(len(samples) >= 30, f"{len(samples)} samples")
    with visitor.open() as tab:
        tab.ready()
        for anchor in samples:
            tab.evaluate("async hash => { location.hash = hash; await trellis.restore(); }", anchor)
            tab.ready()
            tab.evaluate("() => trellis.tabs[trellis.current].runner.now()")
            tab.ready()
            seen = tab.evaluate(
                "() => document.querySelectorAll('.panel:not([hidden]) :is(.canvas [data-id], .row, .step, .finding)').length")
            faults = tab.page.locator(".panel:not([hidden]) .fault").all_inner_texts()
            expect(seen or faults, f"a sample shows nothing: {anchor[:60]}")
    print(f"     {len(guides)} guides, {len(samples)} samples", flush=True)


def test_problems(visitor, edits):
    """a problem's address is a page in a browser"""
    with visitor.open("/problems/unsatisfiable-constraints") as tab:
        expect(tab.page.locator("code").inner_text() == "unsatisfiable-constraints", "the page has no code")


def test_order_of_guides(visitor, edits):
    """the links to the next guide lead through all guides, those to the previous one back, and each lists its contents"""
    with visitor.open("/guide") as tab:
        guides = tab.evaluate("() => [...document.querySelectorAll('.cards a')].map(link => link.pathname)")
        tab.page.locator(".cards a").first.click()
        forth, back = walk(tab, ".next .after"), walk(tab, ".next .before")
    expect(forth == guides == back[::-1], f"{forth}\n{back}\n{guides}")


def walk(tab, name):
    """The paths of the pages that links of a kind lead through; each must list its headings."""
    paths = []
    while True:
        tab.page.wait_for_load_state()
        paths.append(tab.evaluate("() => location.pathname"))
        headings, contents = tab.evaluate(
            "() => ['main > h2', '.menu .contents a'].map(name => [...document.querySelectorAll(name)].map(each => each.textContent))")
        expect(headings == contents and headings, f"{paths[-1]}: {contents} are not {headings}")
        if not tab.page.locator(name).count():
            return paths
        with tab.page.expect_navigation():
            tab.page.locator(name).click()


def test_copying(visitor, edits):
    """every block of code has a button that copies it"""
    with visitor.open("/guide/first-request", permissions=["clipboard-read", "clipboard-write"]) as tab:
        blocks = tab.page.locator(".code").count()
        buttons = tab.page.locator(".code .copy")
        expect(buttons.count() == blocks > 5, f"{buttons.count()} buttons of {blocks} blocks")
        buttons.nth(1).click()
        tab.page.wait_for_selector(".copy:text('Copied')")
        copied, shown = tab.evaluate(
            "async () => [await navigator.clipboard.readText(), document.querySelectorAll('.code pre')[1].textContent]")
        expect(copied and copied == shown.rstrip("\n"), f"{copied!r} of {shown!r}")


def test_highlighting(visitor, edits):
    """the code of every language is coloured by classes, and no element has a style of its own"""
    colours = {}
    for path in ("/docs", "/guide/layouts-over-http", "/guide/swift-layout", "/guide/check"):
        with visitor.open(path) as tab:
            found, styled = tab.evaluate(
                """() => [
                  [...document.querySelectorAll('.code')].map(block => [block.classList[1], [...new Set(
                    [...block.querySelectorAll('code, code span')].map(each => getComputedStyle(each).color))]]),
                  document.querySelectorAll('[style]').length]""")
            expect(not styled, f"{path}: {styled} elements have a style")
            for language, each in found:
                colours.setdefault(language, set()).update(each)
    plain = [language for language in ("json", "sh", "swift", "yaml", "xml") if len(colours.get(language, ())) < 3]
    expect(not plain, f"without colours: {plain}, {colours.keys()}")


def test_long_lines(visitor, edits):
    """code that is wider than its block wraps, or has shaded edges where it goes on"""
    hidden = """() => [...document.querySelectorAll('main pre')].filter(block =>
      block.scrollWidth > block.clientWidth && !getComputedStyle(block).backgroundAttachment.includes('local'))
      .map(block => block.textContent.slice(0, 60))"""
    for path in ("/docs", "/guide/layouts-over-http", "/guide/check", "/guide/swift-layout"):
        with visitor.open(path) as tab:
            expect(tab.page.locator("main pre").count(), f"{path} has no code")
            for width in (390, 1024, 1440):
                tab.page.set_viewport_size({"width": width, "height": 800})
                found = tab.evaluate(hidden)
                expect(not found, f"{path} at {width}: {found[:3]}")


def test_search(visitor, edits):
    """the search finds guides and types by their words and by their beginnings, and works by keyboard"""
    with visitor.open("/guide/first-request") as tab:
        tab.page.keyboard.press("/")
        tab.page.keyboard.type("conflict")
        expect("ambiguity-and-conflicts" in found(tab), f"{found(tab)}")
        tab.page.locator("#search").fill("heightForW")
        expect("docs#IntrinsicSize" in found(tab), f"{found(tab)}")
        tab.expect_accessible("the search")
        tab.page.locator("#search").fill("xyzzy")
        tab.page.wait_for_selector(".found p:text('Nothing found')")
        tab.page.keyboard.press("Escape")
        expect(not tab.page.locator(".found").is_visible(), "Escape leaves the list")
        tab.page.locator("#search").fill("v1 diff post")
        found(tab)
        tab.page.keyboard.press("ArrowDown")
        with tab.page.expect_navigation():
            tab.page.keyboard.press("Enter")
        expect(tab.page.url.endswith("/docs#operation-findDifference"), tab.page.url)


def test_questions(visitor, edits):
    """the search takes questions in words, statuses, and pasted texts of any length"""
    with visitor.open("/guide/first-request") as tab:
        field = tab.page.locator("#search")
        for text, wanted in (
            ("how do I solve a conflict", "conflict"), ("what is the sweep of a layout?", "docs#"), ("429", "guide/"), ("the", ""),
            ("ü – 漢字 🧩", None), ("'\"<b>\\", ""),
        ):
            field.fill(text)
            if wanted is None:
                tab.page.wait_for_selector(".found p:text('Nothing found')")
            else:
                expect(wanted in found(tab), f"{text}: {found(tab)}")
        field.fill("layout constraint " * 20_000)
        expect(found(tab), "a long text finds nothing")


def found(tab):
    """Where the links of the search lead, as one text, once there are some."""
    tab.page.wait_for_selector(".found a")
    return " ".join(tab.evaluate("() => [...document.querySelectorAll('.found a')].map(link => link.href)"))


def test_index(visitor, edits):
    """the index of the search is small, and each of its entries leads somewhere"""
    send = visitor.service.send
    _, _, packed = send("GET", "/assets/search.json", headers={"Accept-Encoding": "gzip"})
    expect(len(packed) <= 60_000, f"{len(packed)} bytes")
    index = json.loads(send("GET", "/assets/search.json")[2])["pages"]
    print(f"     {sum(len(sections) for _, _, sections in index)} sections, {len(packed):,} bytes compressed", flush=True)
    for title, address, sections in index:
        status, _, body = send("GET", f"/{address}")
        expect(status == 200, f"{title}: {address} is {status}")
        lost = [anchor for _, anchor, _ in sections if anchor and f'id="{anchor}"'.encode() not in body]
        expect(not lost, f"{address} has no {lost[:3]}")
    expect(len(index) > 20, f"{len(index)} pages")


def test_colours(visitor, edits):
    """the switch of colours works on every page, and holds on the next"""
    with visitor.open("/docs", scheme="light") as tab:
        seen = []
        for _ in range(3):
            tab.page.locator(".theme-button").click()
            seen.append(tab.evaluate("() => getComputedStyle(document.documentElement).backgroundColor"))
        light, dark, system = seen
        expect(light == system != dark, f"{seen}")
        tab.page.locator(".theme-button").click()
        tab.page.locator(".theme-button").click()
        for path in ("/guide/server", "/"):
            tab.page.goto(visitor.service.url + path)
            expect(tab.evaluate("() => getComputedStyle(document.documentElement).backgroundColor") == dark, f"{path} is not dark")


def test_accessibility(visitor, edits):
    """axe-core finds nothing on any page, in either scheme, on phones, tablets and desktops"""
    for path in ("/docs", "/guide", "/guide/conventions", "/guide/layouts-over-http", "/guide/server", "/problems/not-found"):
        with visitor.open(path, viewport=(1440, 900)) as tab:
            if path == "/docs":
                tab.page.locator("#operation-solveLayout .attempt summary").click()
            tab.expect_accessible(path)
            # Further down a page is more of the same, whatever the scheme and the width.
            parts = [name for name in ("header", ".menu", "main > :nth-child(-n+6)") if tab.page.locator(name).count()]
            if path == "/docs":
                first = "#operation-solveLayout"
                parts = ["header", ".menu", "h1", f"{first} .pair", f"{first} .attempt", f"{first} tr:first-child", "#Axis"]
            for width in (390, 1024, 1440):
                tab.page.set_viewport_size({"width": width, "height": 900})
                for scheme in ("light", "dark"):
                    tab.page.emulate_media(color_scheme=scheme)
                    tab.expect_accessible(f"{path}, {scheme}, {width}", parts)


def test_phones(visitor, edits):
    """no page is wider than a phone"""
    for path in ("/docs", "/guide", "/guide/conventions", "/guide/layouts-over-http", "/problems/not-found"):
        with visitor.open(path, viewport=(360, 740)) as tab:
            width = tab.evaluate("() => document.documentElement.scrollWidth")
            expect(width <= 360, f"{path} is {width} wide")


def test_policy(visitor, edits):
    """a script that stands in a page does not run"""
    for path in ("/", "/docs", "/guide"):
        with visitor.open(path) as tab:
            ran = tab.evaluate(
                """() => {
                  const script = document.createElement('script');
                  script.textContent = 'globalThis.intruder = true';
                  document.body.append(script);
                  return Boolean(globalThis.intruder);
                }""")
            expect(not ran, f"{path} runs it")
            # The violation is what was asked for.
            expect(any("Content Security Policy" in error for error in tab.errors), f"{path} says nothing")
            tab.errors.clear()
