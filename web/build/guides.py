"""The guides of docs/guides as pages."""

import base64
import html
import json
import re

import pages
from markdown_it import MarkdownIt

# In the order in which they are read; what is not here comes after.
ORDER = [
    "first-request", "playground", "layouts-over-http", "constraints", "text-and-sizes", "stacks", "ambiguity-and-conflicts", "lists-over-http",
    "templates", "diff", "sequences-over-http", "continuous-integration", "server", "deployment", "access", "swift-layout",
    "testing-layouts", "snapshots-in-swift", "sequences-in-swift",
]


def site(root):
    """The pages of all guides and of their list, as pairs of a name and its text."""
    sources = {path.stem: path for path in (root / "docs/guides").glob("*.md")}
    names = [name for name in ORDER if name in sources] + sorted(set(sources) - set(ORDER))
    rendered = {name: Guide(sources[name].read_text(), sources, sources[name].parent) for name in names}
    for index, name in enumerate(names):
        guide = rendered[name]
        around = [(names[index - 1], "Before") if index else None, (names[index + 1], "Next") if index + 1 < len(names) else None]
        links = "".join(
            f'<a href="{other}">{word}: {html.escape(rendered[other].title)}</a>' for other, word in filter(None, around))
        body = f'<main id="main" tabindex="-1">\n{guide.body}\n<nav class="next" aria-label="Guides">{links}</nav>\n</main>'
        yield name, pages.frame(guide.title, body, depth=1, current="guide")
    cards = "".join(
        f'<li><a href="guide/{name}"><strong>{html.escape(rendered[name].title)}</strong>{html.escape(rendered[name].lead)}</a></li>\n'
        for name in names)
    body = f'<main id="main" tabindex="-1">\n<h1>Guides</h1>\n<ul class="cards">\n{cards}</ul>\n</main>'
    yield "index", pages.frame("Guides", body, depth=0, current="guide")


class Guide:
    """One guide: its title, its first sentence, and its body."""

    def __init__(self, text, sources, folder):
        self.sources = sources
        markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
        markdown.add_render_rule("fence", self.fence)
        tokens = markdown.parse(text)
        inline = [token for token in tokens if token.type == "inline"]
        self.title = inline[0].content.replace("`", "")
        self.lead = re.split(r"(?<=[.:])\s", plain(inline[1]))[0].rstrip(":")[:160]
        for index, token in enumerate(tokens):
            if token.type == "heading_open":
                token.attrSet("id", pages.anchor(plain(tokens[index + 1])))
            for child in token.children or []:
                if child.type == "link_open":
                    child.attrSet("href", self.target(child.attrGet("href")))
                if child.type == "image":
                    child.attrSet("src", picture(folder / child.attrGet("src")))
        self.body = markdown.renderer.render(tokens, markdown.options, {})

    def fence(self, tokens, index, options, env):
        """Code; a request has a link that opens it in the playground."""
        token = tokens[index]
        words = token.info.split()
        code = f'<pre tabindex="0"><code>{html.escape(token.content, quote=False)}</code></pre>\n'
        if words[:1] != ["json"] or "response" in words:
            return code
        try:
            path = pages.operation(json.loads(token.content))
        except json.JSONDecodeError:
            path = None
        if path is None:
            return code
        address = "../" + pages.link(token.content.rstrip("\n"), path)
        return f'<div class="sample">{code}<a class="open" href="{address}">Open in the playground</a></div>\n'

    def target(self, link):
        """Where a link of the source leads here; what the site does not have is named, not linked to a host."""
        path, _, fragment = link.partition("#")
        fragment = f"#{fragment}" if fragment else ""
        if "://" in link or not path:
            return link
        folder, _, name = path.rpartition("/")
        # Other folders have documents of the same names.
        if (not folder or folder.endswith("guides")) and name.endswith(".md") and name[:-3] in self.sources:
            return name[:-3] + fragment
        if name in ("openapi.yaml", "openapi.json"):
            return f"../docs{fragment}"
        return f"../guide{fragment}" if name == "README.md" else "../guide"


def picture(path):
    """A picture as an address that holds it, so that it needs no file of the site."""
    return "data:image/svg+xml;base64," + base64.b64encode(path.read_bytes()).decode()


def plain(token):
    """The text of a token without its marks."""
    return "".join(child.content for child in token.children or [] if child.type in ("text", "code_inline", "softbreak")) or token.content
