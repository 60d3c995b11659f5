"""The guides of docs/guides as pages."""

import base64
import html
import json
import re

import pages
from markdown_it import MarkdownIt

# In the order in which they are read; what is not here comes last.
PARTS = {
    "Start": ["first-request", "playground", "constraints", "stacks", "text-and-sizes", "ambiguity-and-conflicts"],
    "Over HTTP": ["layouts-over-http", "lists-over-http", "templates", "diff", "kept-lists", "sequences-over-http", "query"],
    "Checks": ["continuous-integration", "check", "schemas", "storyboards", "swift-sources", "font-metrics"],
    "In Swift": ["swift-layout", "testing-layouts", "snapshots-in-swift", "sequences-in-swift"],
    "Operation": ["server", "access", "deployment", "replicas"],
}

# What /llms.txt says before and after the list of the guides.
SUMMARY = "A service and command-line program that solves constraint layouts, builds list snapshots and checks iOS layouts."
ABOUT = """
All operations but kept lists are pure functions: POST, or QUERY with Content-Type. Errors are
application/problem+json with a code that /problems/{code} explains, a JSON Pointer to each fault,
and often the correction. The same operations run offline: trellis solve, snapshot, diff, sequence,
check. Agents can call them as tools of the Model Context Protocol: trellis mcp, or POST /mcp.
"""
CONTRACT = """
## Machine-readable

- [The contract](/openapi.yaml): OpenAPI 3.1, all operations, schemas and problem codes
- [JSON Schema of a layout](/schema/layout.json): bodies of /v1/layout, files *.layout.json
- [JSON Schema of a list](/schema/list.json): bodies of /v1/snapshot, files *.list.json
- [JSON Schema of .trellis.yml](/schema/check-config.json): the configuration of trellis check
- [Catalogue of the schemas](/schema/schemas.json): for editors
"""


def site(root, index):
    """The pages of all guides and of their list, as pairs of a name and its text."""
    sources = sources_of(root)
    parts = parts_of(sources)
    names = [name for part in parts.values() for name in part]
    titles = {name: title_of(path.read_text()) for name, path in sources.items()}
    guides = {name: Guide(sources[name].read_text(), titles, sources[name].parent) for name in names}
    for place, name in enumerate(names):
        guide = guides[name]
        around = [(names[place - 1], "before", "Previous")] if place else []
        around += [(other, "after", "Next") for other in names[place + 1:place + 2]]
        links = "".join(
            f'<a class="{side}" href="{other}"><small>{word}</small>{html.escape(guides[other].title)}</a>'
            for other, side, word in around)
        body = f'{guide.body}\n<nav class="next" aria-label="Next guides">{links}</nav>'
        yield name, pages.frame(guide.title, body, depth=1, current="guide", menu=menu(parts, guides, name))
        index.page(guide.title, f"guide/{name}", guide.sections)
    lists = "".join(
        f'<h2 id="{pages.anchor(part)}">{part}</h2>\n<ul class="cards">\n' + "".join(
            f'<li><a href="guide/{name}"><strong>{html.escape(guides[name].title)}</strong>{html.escape(guides[name].lead)}</a></li>\n'
            for name in members) + "</ul>\n"
        for part, members in parts.items())
    yield "index", pages.frame("Guides", f"<h1>Guides</h1>\n{lists}", depth=0, current="guide", menu=menu(parts, guides, None))


def sources_of(root):
    """The files of the guides by name."""
    return {path.stem: path for path in (root / "docs/guides").glob("*.md")}


def parts_of(sources):
    """The names of the guides by part, in the order in which they are read."""
    parts = {part: [name for name in names if name in sources] for part, names in PARTS.items()}
    parts["More"] = sorted(set(sources).difference(*parts.values()))
    return {part: names for part, names in parts.items() if names}


def list_for_agents(root):
    """/llms.txt: what the server answers and which guides there are in Markdown (https://llmstxt.org)."""
    sources = sources_of(root)
    titles = {name: title_of(path.read_text()) for name, path in sources.items()}
    lines = ["# Trellis", "", f"> {SUMMARY}", "", ABOUT.strip(), ""]
    for part, names in parts_of(sources).items():
        lines += [f"## {part}", ""]
        for name in names:
            lead = Guide(sources[name].read_text(), titles, sources[name].parent).lead
            lines.append(f"- [{titles[name]}](/guide/{name}.md): {lead}")
        lines.append("")
    return "\n".join(lines + [CONTRACT.strip(), ""])


def menu(parts, guides, current):
    """All guides, with the contents of the current one below it."""
    up = "" if current else "guide/"
    rows = ""
    for part, names in parts.items():
        items = ""
        for name in names:
            here = ' aria-current="page"' if name == current else ""
            inside = contents(guides[name]) if name == current else ""
            items += f'<li><a href="{up}{name}"{here}>{html.escape(guides[name].title)}</a>{inside}</li>\n'
        rows += f"<h2>{part}</h2>\n<ul>{items}</ul>\n"
    return f'<nav aria-label="Guides">\n{rows}</nav>\n'


def contents(guide):
    rows = "".join(
        f'<li><a href="#{anchor}">{html.escape(heading)}</a></li>\n' for heading, anchor, _ in guide.sections if heading)
    return rows and f'<ul class="contents">{rows}</ul>'


class Guide:
    """One guide: its title, its first sentence, its sections, and its body."""

    def __init__(self, text, titles, folder):
        self.titles = titles
        markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
        markdown.add_render_rule("fence", self.fence)
        tokens = markdown.parse(text)
        inline = [token for token in tokens if token.type == "inline"]
        self.title = title_of(text)
        self.lead = re.split(r"(?<=[.:])\s", plain(inline[1]))[0].rstrip(":")[:160]
        taken, starts = set(), [(0, "", "")]
        for place, token in enumerate(tokens):
            if token.type == "heading_open":
                heading = plain(tokens[place + 1])
                name = pages.anchor(heading, taken)
                taken.add(name)
                token.attrSet("id", name)
                if token.tag == "h2":
                    starts.append((place, heading, name))
            for child, words in zip(token.children or [], (token.children or [])[1:] + [None]):
                if child.type == "link_open":
                    child.attrSet("href", self.target(child.attrGet("href")))
                    # A guide is named by its title, and not by its file.
                    if words.content.endswith(".md"):
                        words.content = self.titles.get(words.content[:-3], words.content)
                if child.type == "image":
                    child.attrSet("src", picture(folder / child.attrGet("src")))
        render = lambda some: markdown.renderer.render(some, markdown.options, {})
        self.body = render(tokens)
        ends = [start for start, _, _ in starts[1:]] + [len(tokens)]
        # A heading of a section is not part of its text.
        self.sections = [
            (heading, name, render(tokens[start + 3:end])) for (start, heading, name), end in zip(starts, ends)]

    def fence(self, tokens, place, options, env):
        """Code; a request has a link that opens it in the playground."""
        token = tokens[place]
        words = token.info.split()
        language = words[0] if words else ""
        if language != "json":
            return pages.code(token.content, language)
        if "response" in words:
            return pages.code(token.content, language, label="Response")
        try:
            path = pages.operation(json.loads(token.content))
        except json.JSONDecodeError:
            path = None
        if path is None:
            return pages.code(token.content, language)
        address = "../" + pages.link(token.content.rstrip("\n"), path)
        more = f'<a class="open" href="{address}">Open in the playground</a>'
        return pages.code(token.content, language, label="Request", more=more)

    def target(self, link):
        """Where a link of the source leads here; what the site does not have is named, not linked to a host."""
        path, _, fragment = link.partition("#")
        fragment = f"#{fragment}" if fragment else ""
        if "://" in link or not path:
            return link
        folder, _, name = path.rpartition("/")
        # Other folders have documents of the same names.
        if (not folder or folder.endswith("guides")) and name.endswith(".md") and name[:-3] in self.titles:
            return name[:-3] + fragment
        if name in ("openapi.yaml", "openapi.json"):
            return f"../docs{fragment}"
        return f"../guide{fragment}" if name == "README.md" else "../guide"


def title_of(text):
    """The first heading, without its marks."""
    return text.partition("\n")[0].removeprefix("# ").replace("`", "")


def picture(path):
    """A picture as an address that holds it, so that it needs no file of the site."""
    return "data:image/svg+xml;base64," + base64.b64encode(path.read_bytes()).decode()


def plain(token):
    """The text of a token without its marks."""
    kinds = {"text": str, "code_inline": str, "softbreak": lambda _: " "}
    return "".join(kinds[child.type](child.content) for child in token.children or [] if child.type in kinds) or token.content
