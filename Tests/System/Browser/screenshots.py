"""Screenshots of the main states, for eyes and for docs/."""

# A view with its constraints in the picture, one of them chosen.
CHOSEN = "() => { const {layout} = trellis.tabs; layout.select('card'); layout.drawing.choose('/constraints/0'); }"
STATES = [
    ("start", "card", "light", (1280, 800), None),
    ("drawing", "card", "dark", (1280, 800), CHOSEN),
    ("layout", "login-form", "light", (1280, 800), None),
    ("ruler", "sweep", "light", (1440, 900), None),
    ("layout-dark", "explain-and-fit", "dark", (1280, 800), "() => trellis.tabs.layout.select('card')"),
    ("conflict", "unsatisfiable", "light", (1280, 800), None),
    ("faults", "text-errors", "light", (1280, 800), None),
    ("list", "template-directory", "light", (1280, 800), None),
    ("differences", "diff-rows", "dark", (1280, 800), None),
    ("sequence", "sequence-rows", "light", (1280, 800), None),
    ("phone", "stack", "light", (390, 844), None),
    ("phone-drawing", "card", "light", (390, 844), CHOSEN),
]
DOCUMENTS = [
    ("reference", "/docs", "light", (1280, 800)),
    ("reference-dark", "/docs", "dark", (1440, 900)),
    ("reference-phone", "/docs", "light", (390, 844)),
    ("guide", "/guide/layouts-over-http", "light", (1280, 800)),
    ("guide-dark", "/guide/first-request", "dark", (1280, 800)),
    ("guide-phone", "/guide/first-request", "light", (390, 844)),
    ("guides", "/guide", "light", (1280, 800)),
]


def take(visitor, folder):
    folder.mkdir(parents=True, exist_ok=True)
    for name, example, scheme, viewport, script in STATES:
        with visitor.open(scheme=scheme, viewport=viewport) as tab:
            tab.example(example)
            if script:
                tab.evaluate(script)
                tab.ready()
            tab.page.wait_for_timeout(700)
            tab.page.screenshot(path=folder / f"{name}.png")
    with visitor.open() as tab:
        tab.ready().page.click("#examples-button")
        tab.wait("document.querySelectorAll('#examples li[data-drawn=done]').length >= 6")
        tab.page.screenshot(path=folder / "gallery.png")
    for name, path, scheme, viewport in DOCUMENTS:
        with visitor.open(path, scheme=scheme, viewport=viewport) as tab:
            tab.page.screenshot(path=folder / f"{name}.png")
