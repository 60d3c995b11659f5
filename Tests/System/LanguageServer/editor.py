"""An editor that speaks through the client of `pygls`."""

import asyncio
import contextlib
import pathlib
import tempfile

from harness.program import trellis
from lsprotocol import types
from pygls.lsp.client import LanguageClient

TIME = 60


class Editor:
    """A client with its documents; each text marks the cursor with `|`."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.client = LanguageClient("tests", "1")
        self.published = {}
        self.news = asyncio.Event()
        self.version = 0

        @self.client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def publish(params):
            self.published.setdefault((params.uri, params.version), []).append(list(params.diagnostics))
            self.news.set()

    async def start(self, encodings=("utf-16",)):
        await self.client.start_io(str(trellis()), "lsp")
        capabilities = types.ClientCapabilities(
            general=types.GeneralClientCapabilities(position_encodings=list(encodings)),
            text_document=types.TextDocumentClientCapabilities(
                document_symbol=types.DocumentSymbolClientCapabilities(hierarchical_document_symbol_support=True)),
            workspace=types.WorkspaceClientCapabilities(workspace_edit=types.WorkspaceEditClientCapabilities(document_changes=True)))
        result = await self.client.initialize_async(
            types.InitializeParams(capabilities=capabilities, root_uri=self.folder.as_uri()))
        self.client.initialized(types.InitializedParams())
        return result

    def uri(self, name):
        return (self.folder / name).as_uri()

    def named(self, name):
        return types.TextDocumentIdentifier(uri=self.uri(name))

    async def open(self, name, text, final=None):
        """The diagnostics of a new document."""
        self.version += 1
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=types.TextDocumentItem(
            uri=self.uri(name), language_id="json", version=self.version, text=text)))
        return await self.diagnostics(name, self.version, final)

    async def change(self, name, *changes, final=None):
        """The diagnostics after changes: whole texts, or a start, an end and a text."""
        self.version += 1
        made = [
            types.TextDocumentContentChangeWholeDocument(text=change) if isinstance(change, str) else
            types.TextDocumentContentChangePartial(range=range_(*change[:2]), text=change[2]) for change in changes]
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(uri=self.uri(name), version=self.version), content_changes=made))
        return await self.diagnostics(name, self.version, final)

    async def diagnostics(self, name, version, final=None):
        """The diagnostics of a version: the first that meet a condition."""
        async with asyncio.timeout(TIME):
            while True:
                for found in self.published.get((self.uri(name), version), []):
                    if final is None or final(found):
                        return found
                self.news.clear()
                await self.news.wait()

    async def close(self):
        await self.client.shutdown_async(None)
        self.client.exit(None)
        await self.client.stop()


def range_(start, end):
    return types.Range(start=types.Position(*start), end=types.Position(*end))


def cursor(text):
    """A text without its mark `|`, and the position of that in UTF-16."""
    before, _, after = text.partition("|")
    lines = before.split("\n")
    return before + after, types.Position(line=len(lines) - 1, character=len(lines[-1].encode("utf-16-le")) // 2)


def session(function):
    """Runs a test within a session of its own."""

    def run():
        async def within():
            with tempfile.TemporaryDirectory() as folder:
                editor = Editor(folder)
                await editor.start()
                try:
                    await function(editor)
                finally:
                    with contextlib.suppress(Exception):
                        await editor.close()

        asyncio.run(within())

    run.__doc__ = function.__doc__
    return run


def applied(text, edit):
    """A text with an edit."""
    lines = text.splitlines(keepends=True) or [""]

    def offset(position):
        line = lines[position.line] if position.line < len(lines) else ""
        within = len(line.encode("utf-16-le")[:2 * position.character].decode("utf-16-le"))
        return sum(map(len, lines[:position.line])) + within

    return text[:offset(edit.range.start)] + edit.new_text + text[offset(edit.range.end):]
