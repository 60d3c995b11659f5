"""The reference, the guides and the pages of problems."""

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
        broken = tab.evaluate(
            "() => [...document.querySelectorAll('a[href^=\"#\"]')].filter(link => !document.getElementById(link.hash.slice(1)))"
            ".map(link => link.hash)")
        expect(not broken, f"links lead nowhere: {broken[:5]}")


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
            seen = tab.evaluate("() => document.querySelectorAll('.panel:not([hidden]) :is(.canvas [data-id], .row, .step, .finding)').length")
            faults = tab.page.locator(".panel:not([hidden]) .fault").all_inner_texts()
            expect(seen or faults, f"a sample shows nothing: {anchor[:60]}")
    print(f"     {len(guides)} guides, {len(samples)} samples", flush=True)


def test_problems(visitor, edits):
    """a problem's address is a page in a browser"""
    with visitor.open("/problems/unsatisfiable-constraints") as tab:
        expect(tab.page.locator("code").inner_text() == "unsatisfiable-constraints", "the page has no code")


def test_accessibility(visitor, edits):
    """axe-core finds nothing on any page, in either scheme"""
    for scheme in ("light", "dark"):
        for path in ("/docs", "/guide", "/guide/layouts-over-http", "/guide/server", "/problems/not-found"):
            with visitor.open(path, scheme=scheme) as tab:
                if path == "/docs":
                    tab.page.locator("#operation-solveLayout .attempt summary").click()
                tab.expect_accessible(f"{path}, {scheme}")


def test_phones(visitor, edits):
    """no page is wider than a phone"""
    for path in ("/docs", "/guide", "/guide/layouts-over-http", "/problems/not-found"):
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
