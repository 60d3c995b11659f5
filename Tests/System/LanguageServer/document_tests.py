"""Diagnostics of open documents, which follow their texts."""

import json
import os
import subprocess

from editor import applied, range_, session
from harness.program import ROOT, trellis
from harness.report import expect
from lsprotocol import types

NAME = "card.layout.json"
GOOD = """{
  "views": [{"id": "screen", "width": 320, "height": 568,
    "children": [{"id": "title"}]}],
  "constraints": [
    "title.left == screen.left + 16",
    "title.top == screen.top + 20",
    "title.width == 100",
    "title.height == 24"
  ]
}
"""
CONFLICT = GOOD.replace('24"\n', '24",\n    "title.width == 120"\n')


def codes(diagnostics):
    return [each.code for each in diagnostics]


@session
async def test_versions(editor):
    """each version of a text gets the findings of its own"""
    expect(await editor.open(NAME, GOOD) == [], "a clean layout has findings")
    found = await editor.change(NAME, CONFLICT)
    expect(codes(found) == ["conflict"] and found[0].severity == types.DiagnosticSeverity.Error, f"{found}")
    expect(found[0].source == "trellis" and "title.width" in found[0].message, f"{found}")
    expect(await editor.change(NAME, GOOD) == [], "a repaired layout has findings")


@session
async def test_same_findings(editor):
    """the findings and their places are those of `trellis check`"""
    for name in sorted(os.listdir(ROOT / "examples")):
        request = ROOT / "examples" / name / "request.json"
        if not request.exists() or '"views"' not in (text := request.read_text()):
            continue
        (editor.folder / f"{name}.layout.json").write_text(text)
        run = subprocess.run(
            [trellis(), "check", "--format", "json", editor.folder / f"{name}.layout.json"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        wanted = json.loads(run.stdout)["findings"]
        found = await editor.open(f"{name}.layout.json", text)
        expect(sorted(each["rule"] for each in wanted) == sorted(codes(found)), f"{name}: {wanted} {found}")
        lines = sorted(each.get("line", 1) for each in wanted)
        expect(lines == sorted(each.range.start.line + 1 for each in found), f"{name}: {lines} {found}")


@session
async def test_incremental(editor):
    """changes of ranges apply to texts with surrogate pairs and both kinds of line ends"""
    text = GOOD.replace("title", "😀é").replace("😀é.", "'😀é'.").replace("\n", "\r\n")
    expect(await editor.open(NAME, text) == [], "the text has findings")
    line = text.split("\r\n").index('    "\'😀é\'.width == 100",')
    start = len("    \"'".encode("utf-16-le")) // 2
    # The name without its second character, which the surrogate pair precedes.
    found = await editor.change(NAME, ((line, start + 2), (line, start + 3), ""))
    expect(len(found) == 1 and "'😀'" in found[0].message or "😀" in found[0].message, f"{found}")
    expect(found[0].range.start.line == line, f"{found}")
    found = await editor.change(NAME, ((line, start + 2), (line, start + 2), "x"), ((line, start + 2), (line, start + 3), "é"))
    expect(found == [], f"{found}")


@session
async def test_utf8(editor):
    """a client that prefers UTF-8 counts bytes"""
    await editor.close()
    from editor import Editor

    other = Editor(editor.folder)
    result = await other.start(("utf-8", "utf-16"))
    expect(result.capabilities.position_encoding == "utf-8", f"{result}")
    text = '{"views": [{"id": "é😀", "width": 1, "height": 1, "x": "y"}]}'
    found = await other.open(NAME, text)
    column = len(text[:text.index('"y"')].encode())
    expect(found[0].range.start.character == column, f"{found} {column}")
    await other.close()


@session
async def test_half_typed(editor):
    """half-typed text has one diagnostic, where it ends to be JSON"""
    await editor.open(NAME, GOOD)
    for cut in range(20, len(GOOD) - 2, 7):
        found = await editor.change(NAME, GOOD[:cut])
        expect(len(found) == 1 and found[0].code == "unreadable", f"{cut}: {found}")
        end = GOOD[:cut].count("\n")
        expect(found[0].range.start.line <= end, f"{cut}: {found}")
    missing = GOOD.replace('16",', '16"')
    found = await editor.change(NAME, missing)
    line = missing.split("\n").index('    "title.top == screen.top + 20",')
    expect(len(found) == 1 and found[0].range.start == types.Position(line, 4), f"{found}")


@session
async def test_kinds(editor):
    """lists, configurations and storyboards are checked; other files are not"""
    found = await editor.open("a.list.json", '{"items": [{"id": "a"}, {"id": "a"}]}')
    expect(codes(found) == ["duplicate-item"], f"{found}")
    found = await editor.open(".trellis.yml", "devices: [iphone-16]\nrulez:\n  overlap: error\n")
    expect(len(found) == 1 and found[0].range.start.line == 1 and "rulez" in found[0].message, f"{found}")
    expect(await editor.change(".trellis.yml", "rules:\n  overlap: error\n") == [], "a valid configuration has findings")
    storyboard = ROOT / "examples/storyboard/profile.storyboard"
    text = storyboard.read_text()
    (editor.folder / "Main.storyboard").write_text(text)
    wanted = json.loads(subprocess.run(
        [trellis(), "check", "--format", "json", editor.folder / "Main.storyboard"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout)
    found = await editor.open("Main.storyboard", text)
    expect(sorted(each["rule"] for each in wanted["findings"]) == sorted(codes(found)), f"{wanted} {found}")


@session
async def test_configuration(editor):
    """a saved configuration changes the findings of open documents"""
    expect(codes(await editor.open(NAME, CONFLICT)) == ["conflict"], "no conflict")
    (editor.folder / ".trellis.yml").write_text("rules:\n  conflict: off\n")
    await editor.open(".trellis.yml", "rules:\n  conflict: off\n")
    editor.published.clear()
    editor.client.text_document_did_save(types.DidSaveTextDocumentParams(text_document=editor.named(".trellis.yml")))
    expect(await editor.diagnostics(NAME, 1) == [], "the configuration does not count")
    (editor.folder / ".trellis.yml").write_text("rulez: {}\n")
    found = await editor.change(NAME, GOOD)
    expect(len(found) == 1 and "rulez" in found[0].message, f"{found}")


@session
async def test_close(editor):
    """a closed document has no diagnostics"""
    await editor.open(NAME, CONFLICT)
    editor.client.text_document_did_close(types.DidCloseTextDocumentParams(text_document=editor.named(NAME)))
    expect(await editor.diagnostics(NAME, None) == [], "findings stay")


@session
async def test_stale(editor):
    """of changes in quick succession the last one gets its findings"""
    await editor.open(NAME, GOOD)
    for number in range(200):
        editor.version += 1
        editor.client.text_document_did_change(types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(uri=editor.uri(NAME), version=editor.version),
            content_changes=[types.TextDocumentContentChangePartial(range=range_((0, 1), (0, 1)), text=" ")]))
    found = await editor.change(NAME, CONFLICT)
    expect(codes(found) == ["conflict"], f"{found}")
    expect(max(version for _, version in editor.published) == editor.version, "versions are out of order")
    expect(applied("a\nb", types.TextEdit(range_((1, 0), (1, 1)), "c")) == "a\nc", "the tests apply edits wrongly")
