"""Hover, completion, definitions, symbols, repairs, hints and the picture."""

import json

from document_tests import CONFLICT, GOOD, NAME, codes
from editor import applied, cursor, range_, session
from harness.program import ROOT
from harness.report import expect
from lsprotocol import types


async def hover(editor, position, name=NAME):
    found = await editor.client.text_document_hover_async(types.HoverParams(text_document=editor.named(name), position=position))
    return found and found.contents.value


@session
async def test_hover(editor):
    """hover over a view says its frame and what settles it, in its id, in constraints and as a parent"""
    await editor.open(NAME, GOOD)
    for marked in (GOOD.replace('"title"', '"ti|tle"'), GOOD.replace("title.left", "tit|le.left"), GOOD.replace("title.left", "|title.left")):
        text = await hover(editor, cursor(marked)[1])
        expect("x=16 y=20 w=100 h=24" in text and "horizontal: /constraints/0" in text, f"{text}")
    expect("Views, guides" not in await hover(editor, cursor(GOOD.replace('"views"', '"vi|ews"'))[1]), "a member is a view")
    text = await hover(editor, cursor(GOOD.replace('"constraints"', '"const|raints"'))[1])
    expect(text.startswith("The constraints."), f"{text}")
    expect(await hover(editor, types.Position(0, 0)) is None, "there is a hover over nothing")
    expect(await hover(editor, types.Position(0, 0), "unknown.layout.json") is None, "there is a hover over no document")


@session
async def test_hover_on_faults(editor):
    """hover says what an ambiguous view needs, and what contradicts itself"""
    await editor.open(NAME, GOOD.replace('    "title.width == 100",\n', ""))
    text = await hover(editor, cursor(GOOD.replace('"title"', '"ti|tle"'))[1])
    expect("title is ambiguous; add" in text, f"{text}")
    await editor.change(NAME, CONFLICT)
    text = await hover(editor, cursor(GOOD.replace('"title"', '"ti|tle"'))[1])
    expect("conflict 1: " in text, f"{text}")


@session
async def test_hover_half_typed(editor):
    """hover and hints keep the last good answer while the text is half typed"""
    await editor.open(NAME, GOOD)
    half = GOOD.replace('"title.height == 24"', '"title.height == ')
    found = await editor.change(NAME, half)
    expect(codes(found) == ["unreadable"], f"{found}")
    text = await hover(editor, cursor(half.replace("title.top", "tit|le.top"))[1])
    expect("x=16 y=20 w=100 h=24" in text, f"{text}")
    hints = await inlay_hints(editor)
    expect("x=16 y=20 w=100 h=24" in [hint.label for hint in hints], f"{hints}")


@session
async def test_hover_in_storyboards(editor):
    """hover over an id in a storyboard says the frame of its view"""
    text = (ROOT / "examples/storyboard/profile.storyboard").read_text()
    (editor.folder / "Main.storyboard").write_text(text)
    await editor.open("Main.storyboard", text)
    start = text.index('firstItem="') + len('firstItem="')
    found = await hover(editor, cursor(text[:start + 1] + "|" + text[start + 1:])[1], "Main.storyboard")
    expect(found and " w=" in found, f"{found}")


async def completion(editor, marked, name=NAME):
    text, position = cursor(marked)
    await editor.change(name, text)
    found = await editor.client.text_document_completion_async(types.CompletionParams(text_document=editor.named(name), position=position))
    return text, {item.label: item for item in found.items} if found else {}


@session
async def test_completion(editor):
    """members, values, views, anchors and fonts are completed at the cursor"""
    await editor.open(NAME, GOOD)
    text, found = await completion(editor, GOOD.replace('{"id": "title"}', '{"id": "title", "hu|}'))
    expect({"hugging", "text", "stack", "width"} <= set(found) and "id" not in found and "constraints" not in found, f"{found.keys()}")
    expect(found["hugging"].documentation.startswith("How strongly"), f"{found['hugging']}")
    changed = applied(text, found["hidden"].text_edit)
    expect('{"id": "title", "hidden": ' in changed, changed)
    for marked, expected in (
        (GOOD.replace('"views"', '"direction": |, "views"'), {'"rtl"', '"ltr"'}),
        (GOOD.replace('{"id": "title"}', '{"id": "title", "hidden": |}'), {"true", "false"}),
        (GOOD.replace('"title.top', '"|title.top'), {"title", "screen"}),
        (GOOD.replace("title.top ==", "title.| =="), {"top", "left", "margins.leading", "centerX"}),
        (GOOD.replace('{"id": "title"}', '{"id": "title"}, {"id": "x", "parent": "|"}'), {"screen", "title"}),
        (GOOD.replace('{"id": "title"}', '{"id": "title", "text": "a", "font": {"name": "|"}}'), {"system"}),
        (GOOD.replace('"constraints": [', '"constraints": ["screen.wid|'), {"width"}),
    ):
        _, found = await completion(editor, marked)
        expect(expected <= set(found), f"{marked[:80]}: {set(found)}")
    text, found = await completion(editor, GOOD.replace("title.top", "ti|t.top"))
    expect('"title.top == screen.top' in applied(text, found["title"].text_edit), f"{found}")
    await editor.open("a.list.json", "{}")
    _, found = await completion(editor, '{"items": [{"|"}]}', "a.list.json")
    expect({"id", "title", "children"} <= set(found) and "views" not in found, f"{found.keys()}")


@session
async def test_completed_names(editor):
    """a completed name has the quotes and escapes that its place needs"""
    name = "a 'b\\\" c"
    view = f'{{"views": [{{"id": "{name}", "width": 1, "height": 1}}], "constraints": ["|"]}}'
    await editor.open(NAME, "{}")
    text, found = await completion(editor, view)
    item = next(iter(found.values()))
    changed = applied(text, item.text_edit).replace('"]}', '.width == 1"]}')
    expect(await editor.change(NAME, changed) == [], f"{changed}")


@session
async def test_definition(editor):
    """a name leads to its view, and a view to its mentions"""
    await editor.open(NAME, GOOD)
    at = types.TextDocumentPositionParams(text_document=editor.named(NAME), position=cursor(GOOD.replace("screen.top", "scr|een.top"))[1])
    found = await editor.client.text_document_definition_async(types.DefinitionParams(at.text_document, at.position))
    start = cursor(GOOD.replace('"screen"', '"|screen"'))[1]
    expect([place.range.start for place in found] == [start], f"{found}")
    for declared, count in ((True, 3), (False, 2)):
        found = await editor.client.text_document_references_async(types.ReferenceParams(
            text_document=at.text_document, position=at.position, context=types.ReferenceContext(include_declaration=declared)))
        expect(len(found) == count, f"{found}")


@session
async def test_symbols(editor):
    """views are symbols, each with its children"""
    await editor.open(NAME, GOOD)
    found = await editor.client.text_document_document_symbol_async(types.DocumentSymbolParams(text_document=editor.named(NAME)))
    expect([symbol.name for symbol in found] == ["screen"] and [child.name for child in found[0].children] == ["title"], f"{found}")
    expect(found[0].range.end.line == 2 and found[0].selection_range.start.line == 1, f"{found}")


async def actions(editor, diagnostics, name=NAME):
    whole = range_((0, 0), (10_000, 0))
    found = await editor.client.text_document_code_action_async(types.CodeActionParams(
        text_document=editor.named(name), range=whole, context=types.CodeActionContext(diagnostics=diagnostics)))
    return found or []


@session
async def test_repairs(editor):
    """a repair says what moves and whether it is safe, and the repaired text lacks the finding"""
    open_width = GOOD.replace('    "title.width == 100",\n', "")
    for text, finding, promised, mark in ((CONFLICT, "conflict", "nothing moves", "repair: "), (open_width, "ambiguous", "(safe)", "safe repair: ")):
        diagnostics = await editor.open(NAME, text, final=lambda found: mark in found[0].message)
        expect(codes(diagnostics) == [finding], f"{diagnostics}")
        found = await actions(editor, diagnostics)
        expect(found and all(action.kind == "quickfix" for action in found), f"{found}")
        expect(promised in found[0].title and found[0].diagnostics[0].code == finding, f"{found[0]}")
        for action in found:
            change = action.edit.document_changes[0]
            expect(change.text_document.version == editor.version, f"{change}")
            changed = applied(text, change.edits[0])
            expect(finding not in codes(await editor.open("other.layout.json", changed)), f"{action.title}: {changed}")
            editor.version -= 1


@session
async def test_repairs_with_other_line_ends(editor):
    """a repair keeps line ends and leaves characters beyond the basic plane whole"""
    text = GOOD.replace('    "title.width == 100",\n', "").replace("title", "😀").replace("😀.", "'😀'.").replace("\n", "\r\n")
    await editor.open(NAME, text, final=lambda found: "safe repair" in found[0].message)
    change = (await actions(editor, []))[0].edit.document_changes[0].edits[0]
    found = await editor.change(NAME, (pair(change.range.start), pair(change.range.end), change.new_text))
    expect(not {"unreadable", "ambiguous"} & set(codes(found)), f"{change} {found}")


def pair(position):
    return position.line, position.character


@session
async def test_suggestions(editor):
    """the word that a message suggests is an action, which leaves fewer faults"""
    for wrong, right in (
        (GOOD.replace('"constraints"', '"constrains"'), "constraints"),
        (GOOD.replace("title.top ==", "tilte.top =="), "title"),
        (GOOD.replace("title.top ==", "title.tpo =="), "top"),
        (GOOD.replace('{"id": "title"}', '{"id": "title", "stack": {"axis": "vertcal"}}'), "vertical"),
    ):
        diagnostics = await editor.open(NAME, wrong)
        expect(len(diagnostics) == 1 and "did you mean" in diagnostics[0].message, f"{wrong}: {diagnostics}")
        found = await actions(editor, diagnostics)
        expect([action.title for action in found] == [f"Write {right}"], f"{found}")
        changed = applied(wrong, found[0].edit.document_changes[0].edits[0])
        expect("unreadable" not in codes(await editor.change(NAME, changed)), changed)


async def inlay_hints(editor, lines=(0, 10_000)):
    return await editor.client.text_document_inlay_hint_async(types.InlayHintParams(
        text_document=editor.named(NAME), range=range_((lines[0], 0), (lines[1], 0))))


@session
async def test_hints(editor):
    """the frame of each view stands behind its id"""
    await editor.open(NAME, GOOD)
    hints = await inlay_hints(editor)
    expect([hint.label for hint in hints] == ["x=0 y=0 w=320 h=568", "x=16 y=20 w=100 h=24"], f"{hints}")
    expect(hints[1].position == cursor(GOOD.replace('"title"}', '"title"|}'))[1], f"{hints[1]}")
    expect(len(await inlay_hints(editor, (2, 3))) == 1, "hints out of the range")


@session
async def test_picture(editor):
    """a command draws the layout"""
    await editor.open(NAME, GOOD)
    found = await editor.client.workspace_execute_command_async(types.ExecuteCommandParams(
        command="trellis.picture", arguments=[editor.uri(NAME)]))
    found = found if isinstance(found, dict) else json.loads(json.dumps(found, default=lambda value: vars(value)))
    expect(found["mediaType"] == "image/svg+xml" and found["text"].startswith("<svg"), f"{str(found)[:200]}")


@session
async def test_configuration_completion(editor):
    """members, rules and severities are completed in a configuration"""
    name = ".trellis.yml"
    await editor.open(name, "")
    for marked, expected, absent in (
        ("|", {"rules", "devices", "fail-on"}, {"overlap"}),
        ("rules:\n  over|", {"overlap", "conflict"}, {"devices"}),
        ("rules:\n  overlap: |", {"error", "off"}, {"overlap"}),
        ("fail-on: w|", {"warning"}, {"rules"}),
        ("suppress:\n  - fi|", {"file", "rule", "view"}, {"rules"}),
    ):
        _, found = await completion(editor, marked, name)
        expect(expected <= set(found) and not absent & set(found), f"{marked!r}: {set(found)}")
