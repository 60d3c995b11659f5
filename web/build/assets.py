"""Gathers the files that browsers are served, and compresses them."""

import gzip
import hashlib
import json
import pathlib
import re
import shutil

import guides
import pages
import reference
import rjsmin
import search

CODEMIRROR = pathlib.Path("/usr/share/javascript/codemirror")
SCRIPTS = ("lib/codemirror.js", "addon/edit/matchbrackets.js", "addon/edit/closebrackets.js", "addon/hint/show-hint.js")
STYLES = ("lib/codemirror.css", "addon/hint/show-hint.css")
# Scripts that the playground does not import.
APART = ("app.js", "attempt.js", "copy.js", "docs.js", "follow.js", "live.js", "menu.js", "search.js", "theme.js")
# What a page loads when its search is first used, in bytes as sent.
INDEX_LIMIT = 60_000
LICENCE = """CodeMirror 5.65.0, https://codemirror.net/5/

MIT License

Copyright (C) 2017 by Marijn Haverbeke <marijnh@gmail.com> and others

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in
all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN
THE SOFTWARE.
"""


def build(root, folder):
    """Writes every asset into a folder, which holds nothing else afterwards."""
    parts = folder.with_name(folder.name + ".new")
    shutil.rmtree(parts, ignore_errors=True)
    (parts / "assets").mkdir(parents=True)
    (parts / "guide").mkdir()
    write = Writer(parts)
    write("favicon.svg", (root / "web/favicon.svg").read_bytes())
    # All modules are asked for at once, and not one after the other as each imports the next.
    modules = sorted(path.name for path in (root / "web/app").glob("*.js") if path.name not in APART)
    links = "".join(f'<link rel="modulepreload" href="assets/{name}">\n' for name in modules)
    write("index.html", (root / "web/index.html").read_text().replace("<!-- modules -->\n", links))
    write("live.html", (root / "web/live.html").read_bytes())
    for source in sorted((root / "web/app").iterdir()):
        write(f"assets/{source.name}", source.read_bytes())
    # Agents read the guides as they are written.
    for source in sorted((root / "docs/guides").glob("*.md")):
        write(f"guide/{source.name}", source.read_bytes())
    write("llms.txt", guides.list_for_agents(root))
    editor(root, write)
    examples = gallery(root)
    write("assets/gallery.json", json.dumps(examples, ensure_ascii=False, separators=(",", ":")))
    index = search.Index()
    for name, page in guides.site(root, index):
        write(f"guide/{name}.html", page)
    for name, page in reference.site(root, index):
        write(f"{name}.html", page)
    size = write("assets/search.json", index.text())
    if size > INDEX_LIMIT:
        raise SystemExit(f"web-assets: the index of the search has {size:,} bytes compressed, more than {INDEX_LIMIT:,}")
    write.close()
    shutil.rmtree(folder, ignore_errors=True)
    parts.rename(folder)
    print(f"web-assets: {write.files} files, {write.bytes:,} bytes, {write.compressed:,} compressed, in {folder}")


class Writer:
    """Writes files, with their compressed forms and their sums."""

    def __init__(self, folder):
        self.folder = folder
        self.sums = []
        self.files = self.bytes = self.compressed = 0

    def __call__(self, name, content):
        """Writes a file, and returns its compressed size."""
        content = content.encode() if isinstance(content, str) else content
        # Nothing in it says when or where it was made.
        packed = gzip.compress(content, 9, mtime=0)
        self.put(name, content)
        self.put(f"{name}.gz", packed)
        self.files += 1
        self.bytes += len(content)
        self.compressed += len(packed)
        return len(packed)

    def put(self, name, content):
        (self.folder / name).write_bytes(content)
        self.sums.append(f"{hashlib.sha256(content).hexdigest()}  {name}\n")

    def close(self):
        (self.folder / "SHA256SUMS").write_text("".join(sorted(self.sums, key=lambda line: line[66:])))


def editor(root, write):
    """CodeMirror: its scripts as one, shortened, and its style sheets."""
    wanted = dict(reversed(line.split("  ")) for line in (root / "web/codemirror.sha256").read_text().splitlines())

    def source(name):
        path = CODEMIRROR / name
        if not path.exists():
            raise SystemExit(f"web-assets: {path} is missing: run `scripts/bootstrap web`")
        content = path.read_bytes()
        if hashlib.sha256(content).hexdigest() != wanted[name]:
            raise SystemExit(f"web-assets: {path} is not the file that web/codemirror.sha256 names")
        return content.decode()

    banner = "/*! CodeMirror 5.65.0, copyright (c) by Marijn Haverbeke and others, MIT License: codemirror-licence.txt */\n"
    write("assets/codemirror.js", banner + "\n".join(rjsmin.jsmin(source(name)) for name in SCRIPTS) + "\n")
    write("assets/codemirror.css", banner + "\n".join(source(name) for name in STYLES))
    write("assets/codemirror-licence.txt", LICENCE)


def sentence(text):
    """The first sentence of a text, without its marks."""
    return re.split(r"(?<=[.!?])\s+", text.replace("`", ""))[0]


def gallery(root):
    """The examples, in the order of their README."""
    order = (root / "examples/README.md").read_text()
    examples = []
    for folder in sorted(path.parent for path in (root / "examples").glob("*/example.json")):
        facts = json.loads((folder / "example.json").read_text())
        if facts["path"] not in pages.TABS:
            continue
        text = (folder / "request.json").read_text().rstrip("\n")
        example = {"name": folder.name, "title": facts["title"], "note": sentence(facts.get("text", "")), "path": facts["path"]}
        # A fault of the request leaves nothing to draw; a conflict leaves frames without the constraint that is given up.
        if facts["status"] >= 400 and "conflicts" not in json.loads((folder / "expected.json").read_text()):
            example["isFaulty"] = True
        if facts["path"] == "/v1/diff":
            request = json.loads(text)
            example |= {side: pages.pretty(request.get(side)) for side in ("from", "to")}
        else:
            example["text"] = text
        examples.append(example)
    return sorted(examples, key=lambda example: order.find(f"[{example['name']}]"))
