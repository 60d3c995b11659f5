"""What all pages have in common: their frame, their text, and links that open a request in the playground."""

import base64
import html
import json
import re
import zlib

import highlight

TABS = {"/v1/layout": "layout", "/v1/text": "text", "/v1/snapshot": "list", "/v1/diff": "diff", "/v1/sequence": "sequence"}
LANGUAGES = {"json": "JSON", "sh": "Shell", "swift": "Swift", "yaml": "YAML", "xml": "XML"}


def pretty(value, indent=0, width=76):
    """JSON as people write it: what fits stands on one line."""
    flat = json.dumps(value, ensure_ascii=False)
    if len(flat) + indent <= width or not isinstance(value, (dict, list)) or not value:
        return flat
    space = " " * (indent + 2)
    if isinstance(value, dict):
        parts = [f"{json.dumps(name, ensure_ascii=False)}: {pretty(each, indent + 2, width)}" for name, each in value.items()]
        start, end = "{}"
    else:
        parts = [pretty(each, indent + 2, width) for each in value]
        start, end = "[]"
    return f"{start}\n{space}" + f",\n{space}".join(parts) + f"\n{' ' * indent}{end}"


def operation(request):
    """The path of the operation that a request is for; none where it is not one."""
    if not isinstance(request, dict):
        return None
    members = request.keys()
    if "steps" in members:
        return "/v1/sequence"
    if "from" in members and "to" in members:
        return "/v1/diff"
    if "views" in members:
        return "/v1/layout"
    if "texts" in members:
        return "/v1/text"
    if "items" in members or "template" in members:
        return "/v1/snapshot"
    return None


def link(text, path):
    """The fragment that opens a request in the playground, as web/app/share.js reads it."""
    tab = TABS[path]
    if tab == "diff":
        request = json.loads(text)
        state = {side: pretty(request.get(side)) for side in ("from", "to")}
    else:
        state = {"text": text}
    packed = zlib.compress(json.dumps({"v": 1, "tab": tab, tab: state}, ensure_ascii=False).encode(), 9)
    return "#" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def code(text, language, *, label=None, more=""):
    """A block of code with a line above it, which names it and holds what can be done with it."""
    name = label or LANGUAGES.get(language, "Text")
    return (
        f'<div class="code {language or "text"}"><div class="code-head"><span>{html.escape(name)}</span>{more}</div>'
        f'<pre tabindex="0"><code>{highlight.marked(text, language)}</code></pre></div>\n')


def frame(title, body, *, depth, current, menu=""):
    """A page; `depth` is how many folders it is below the root.

    The menu is closed without a script and on phones; `menu.js` opens it where there is room beside the text.
    """
    up = "../" * depth
    here = lambda name: ' aria-current="page"' if name == current else ""
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>{html.escape(title)} – Trellis</title>
<link rel="icon" href="{up}favicon.svg">
<link rel="stylesheet" href="{up}assets/site.css">
<link rel="stylesheet" href="{up}assets/docs.css">
<script src="{up}assets/theme.js"></script>
<script type="module" src="{up}assets/docs.js"></script>
</head>
<body class="document {current}">
<a class="skip" href="#main">Skip to the text</a>
<header class="bar">
<a class="brand" href="{up or './'}">Trellis</a>
<nav aria-label="Site"><a href="{up or './'}">Playground</a> <a href="{up}guide"{here("guide")}>Guides</a> \
<a href="{up}docs"{here("docs")}>Reference</a></nav>
<div class="search" role="search">
<label class="hidden" for="search">Search guides and reference</label>
<input id="search" type="search" placeholder="Search" autocomplete="off" spellcheck="false">
<p class="hidden" role="status"></p>
<nav class="found" aria-label="Found" hidden></nav>
</div>
<button type="button" class="theme-button" aria-label="Colours: as the system"></button>
</header>
<div class="columns">
<details class="menu"><summary>Contents</summary>
{menu}</details>
<script src="{up}assets/menu.js"></script>
<main id="main" tabindex="-1">
{body}
</main>
</div>
</body>
</html>
"""


def anchor(heading, taken=()):
    """The anchor that GitHub makes of a heading, unlike those taken before it."""
    text = re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")
    number = 0
    while (found := f"{text}-{number}" if number else text) in taken:
        number += 1
    return found
