// Runs the extension for VS Code against the program, with as much of VS Code as it uses; prints what it shows as JSON.
//
//   node vscode.js PROGRAM LAYOUT

const Module = require("module");
const path = require("path");
const { readFileSync } = require("fs");

class Position { constructor(line, character) { Object.assign(this, { line, character }); } }
class Range { constructor(start, end) { Object.assign(this, { start, end }); } }
class Plain { constructor(...values) { this.values = values; } }
class Uri {
  static parse(text) { return Object.assign(new Uri(), { text, fsPath: decodeURIComponent(text.slice(7)) }); }
  toString() { return this.text; }
}
class WorkspaceEdit {
  edits = [];
  replace(uri, range, text) { this.edits.push({ range, text }); }
}
class MarkdownString { appendCodeblock(text) { this.value = text; return this; } }

const [program, file] = process.argv.slice(2);
const shown = {};
const registered = {};
const events = {};
const register = (name) => (...values) => { registered[name] = values.find((value) => value?.provideHover ?? value?.call); return {}; };
const on = (name) => (listener) => { events[name] = listener; return {}; };
const document = {
  uri: Uri.parse(`file://${file}`), languageId: "json", version: 1, getText: () => readFileSync(file, "utf8"),
};
let published;
const vscode = {
  Position, Range, Uri, WorkspaceEdit, MarkdownString, Location: Plain, DiagnosticRelatedInformation: Plain,
  Diagnostic: class { constructor(range, message, severity) { Object.assign(this, { range, message, severity }); } },
  Hover: class { constructor(contents, range) { Object.assign(this, { contents, range }); } },
  CompletionItem: class { constructor(label, kind) { Object.assign(this, { label, kind }); } },
  CompletionList: class { constructor(items) { this.items = items; } },
  DocumentSymbol: class { constructor(name) { this.name = name; } },
  CodeAction: class { constructor(title) { this.title = title; } },
  InlayHint: class { constructor(position, label) { Object.assign(this, { position, label }); } },
  CodeActionKind: { QuickFix: "quickfix" }, ViewColumn: { Beside: -2 },
  languages: {
    match: (selector, { uri }) => (selector.some((each) => uri.fsPath.endsWith(each.pattern.replace(/^\*\*\/\*?/, ""))) ? 10 : 0),
    createDiagnosticCollection: () => ({ set: (uri, found) => published?.(found) }),
    registerHoverProvider: register("hover"), registerCompletionItemProvider: register("completion"),
    registerDefinitionProvider: register("definition"), registerReferenceProvider: register("references"),
    registerDocumentSymbolProvider: register("symbols"), registerInlayHintsProvider: register("hints"),
    registerCodeActionsProvider: register("actions"),
  },
  workspace: {
    textDocuments: [document], workspaceFolders: [{ uri: Uri.parse(`file://${path.dirname(file)}`) }],
    getConfiguration: () => ({ get: () => program }),
    onDidOpenTextDocument: on("open"), onDidChangeTextDocument: on("change"), onDidSaveTextDocument: on("save"),
    onDidCloseTextDocument: on("close"),
  },
  window: {
    activeTextEditor: { document },
    createWebviewPanel: () => ({ webview: { set html(text) { shown.picture = text; } } }),
    showWarningMessage: (text) => { shown.warning = text; }, showErrorMessage: (text) => { shown.error = text; },
  },
  commands: { registerCommand: register("picture") },
};
const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));

const nextDiagnostics = () => new Promise((resolve) => { published = resolve; });
const token = { onCancellationRequested: () => ({ dispose() {} }) };

async function main() {
  const extension = require(path.join(__dirname, "../../../editors/vscode/extension.js"));
  const opened = nextDiagnostics();
  await extension.activate({ subscriptions: [] });
  shown.opened = (await opened).map((each) => each.code);
  const text = document.getText();
  const at = text.indexOf('"title"') + 2;
  const line = text.slice(0, at).split("\n").length - 1;
  const position = new Position(line, at - text.lastIndexOf("\n", at) - 1);
  const whole = new Range(new Position(0, 0), new Position(10000, 0));
  const { hover } = registered;
  shown.hover = (await hover.provideHover(document, position, token)).contents.value;
  shown.completion = (await hover.provideCompletionItems(document, new Position(0, 1), token)).items.map((each) => each.label);
  shown.definition = (await hover.provideDefinition(document, position, token)).length;
  shown.references = (await hover.provideReferences(document, position, { includeDeclaration: true }, token)).length;
  shown.symbols = (await hover.provideDocumentSymbols(document, token)).map((each) => each.name);
  shown.hints = (await hover.provideInlayHints(document, whole, token)).map((each) => each.label);
  await registered.picture();
  const changed = nextDiagnostics();
  document.version += 1;
  const end = text.split("\n").findIndex((each) => each.includes("title.width"));
  events.change({ document, contentChanges: [{ range: new Range(new Position(end, 0), new Position(end + 1, 0)), text: "" }] });
  const found = await changed;
  shown.changed = found.map((each) => each.code);
  const actions = await hover.provideCodeActions(document, whole, { diagnostics: found }, token);
  shown.actions = actions.map((each) => ({ title: each.title, edits: each.edit.edits }));
  await extension.deactivate();
  console.log(JSON.stringify(shown));
}

main();
