// A client of `trellis lsp` that needs no package: it runs the program, keeps it up to date about open documents, and
// passes on what the editor asks.

const vscode = require("vscode");
const { spawn } = require("child_process");

const FILES = [
  { scheme: "file", pattern: "**/*.layout.json" },
  { scheme: "file", pattern: "**/*.list.json" },
  { scheme: "file", pattern: "**/.trellis.yml" },
  { scheme: "file", pattern: "**/*.storyboard" },
  { scheme: "file", pattern: "**/*.xib" },
  { scheme: "file", pattern: "**/*.swift" },
];

/** Messages to and from the program. */
class Connection {
  constructor(program, folder, notified, ended) {
    this.number = 0;
    this.waiting = new Map();
    this.buffer = Buffer.alloc(0);
    this.notified = notified;
    this.process = spawn(program, ["lsp"], { cwd: folder, stdio: ["pipe", "pipe", "ignore"] });
    this.process.stdout.on("data", (data) => this.receive(data));
    this.process.stdin.on("error", () => {});
    const end = (reason) => {
      for (const { reject } of this.waiting.values()) reject(new Error(reason));
      this.waiting.clear();
      ended(reason);
    };
    this.process.on("error", (error) => end(error.message));
    this.process.on("exit", (status) => end(`the program ended with status ${status}`));
  }

  receive(data) {
    this.buffer = Buffer.concat([this.buffer, data]);
    for (;;) {
      const end = this.buffer.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = Number(/content-length: *(\d+)/i.exec(this.buffer.toString("latin1", 0, end))[1]);
      if (this.buffer.length < end + 4 + length) return;
      const message = JSON.parse(this.buffer.toString("utf8", end + 4, end + 4 + length));
      this.buffer = this.buffer.subarray(end + 4 + length);
      if (message.method) {
        this.notified(message.method, message.params);
        continue;
      }
      const request = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.error) request?.reject(new Error(message.error.message));
      else request?.resolve(message.result);
    }
  }

  notify(method, params, id) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
    this.process.stdin.write(Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]));
  }

  /** The result of a request; undefined once it is cancelled. */
  async request(method, params, token) {
    const id = ++this.number;
    const cancelled = token?.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
    try {
      return await new Promise((resolve, reject) => {
        this.waiting.set(id, { resolve, reject });
        this.notify(method, params, id);
      });
    } catch (error) {
      if (token) return undefined;
      throw error;
    } finally {
      cancelled?.dispose();
    }
  }
}

let connection;

const position = (value) => new vscode.Position(value.line, value.character);
const range = (value) => new vscode.Range(position(value.start), position(value.end));
const location = (value) => new vscode.Location(vscode.Uri.parse(value.uri), range(value.range));
const plain = (value) => ({ line: value.line, character: value.character });
const plainRange = (value) => ({ start: plain(value.start), end: plain(value.end) });
const named = (document) => ({ uri: document.uri.toString() });
const place = (document, at) => ({ textDocument: named(document), position: plain(at) });
const isKnown = (document) => vscode.languages.match(FILES, document) > 0;

function diagnostic(value) {
  const made = new vscode.Diagnostic(range(value.range), value.message, value.severity - 1);
  made.source = value.source;
  made.code = value.code;
  made.relatedInformation = (value.relatedInformation ?? []).map(
    (each) => new vscode.DiagnosticRelatedInformation(location(each.location), each.message));
  return made;
}

function symbol(value) {
  const made = new vscode.DocumentSymbol(value.name, "", value.kind - 1, range(value.range), range(value.selectionRange));
  made.children = value.children.map(symbol);
  return made;
}

function action(value, document, diagnostics) {
  const made = new vscode.CodeAction(value.title, vscode.CodeActionKind.QuickFix);
  made.edit = new vscode.WorkspaceEdit();
  for (const edit of value.edit.changes[document.uri.toString()]) {
    made.edit.replace(document.uri, range(edit.range), edit.newText);
  }
  made.diagnostics = diagnostics.filter((each) => value.diagnostics.some((other) => other.message === each.message));
  return made;
}

function completion(value) {
  const made = new vscode.CompletionItem(value.label, value.kind - 1);
  made.documentation = value.documentation;
  made.filterText = value.filterText;
  made.range = range(value.textEdit.range);
  made.insertText = value.textEdit.newText;
  return made;
}

const providers = {
  async provideHover(document, at, token) {
    const found = await connection.request("textDocument/hover", place(document, at), token);
    return found && new vscode.Hover(new vscode.MarkdownString().appendCodeblock(found.contents.value, "text"), range(found.range));
  },
  async provideCompletionItems(document, at, token) {
    const found = await connection.request("textDocument/completion", place(document, at), token);
    return found && new vscode.CompletionList(found.items.map(completion), found.isIncomplete);
  },
  async provideDefinition(document, at, token) {
    return (await connection.request("textDocument/definition", place(document, at), token))?.map(location);
  },
  async provideReferences(document, at, context, token) {
    const params = { ...place(document, at), context: { includeDeclaration: context.includeDeclaration } };
    return (await connection.request("textDocument/references", params, token))?.map(location);
  },
  async provideDocumentSymbols(document, token) {
    return (await connection.request("textDocument/documentSymbol", { textDocument: named(document) }, token))?.map(symbol);
  },
  async provideInlayHints(document, within, token) {
    const params = { textDocument: named(document), range: plainRange(within) };
    return (await connection.request("textDocument/inlayHint", params, token))?.map((value) => {
      const hint = new vscode.InlayHint(position(value.position), value.label);
      hint.paddingLeft = true;
      return hint;
    });
  },
  async provideCodeActions(document, within, context, token) {
    const own = context.diagnostics.filter((each) => each.source === "trellis");
    const diagnostics = own.map((each) => ({ range: plainRange(each.range), code: each.code, message: each.message }));
    const params = { textDocument: named(document), range: plainRange(within), context: { diagnostics } };
    return (await connection.request("textDocument/codeAction", params, token))?.map((each) => action(each, document, own));
  },
};

/** Shows the layout of the active document beside it. */
async function showPicture() {
  const document = vscode.window.activeTextEditor?.document;
  if (!document) return;
  try {
    const picture = await connection.request("workspace/executeCommand", {
      command: "trellis.picture", arguments: [document.uri.toString()],
    });
    const panel = vscode.window.createWebviewPanel("trellis.picture", "Layout", vscode.ViewColumn.Beside, {});
    const source = Buffer.from(picture.text).toString("base64");
    panel.webview.html =
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:">` +
      `<body style="background: white"><img src="data:image/svg+xml;base64,${source}">`;
  } catch (error) {
    vscode.window.showWarningMessage(`Trellis: ${error.message}`);
  }
}

exports.activate = async (context) => {
  const found = vscode.languages.createDiagnosticCollection("trellis");
  const program = vscode.workspace.getConfiguration("trellis").get("path");
  const folder = vscode.workspace.workspaceFolders?.[0];
  let isEnding = false;
  connection = new Connection(program, folder?.uri.fsPath, (method, params) => {
    if (method !== "textDocument/publishDiagnostics") return;
    found.set(vscode.Uri.parse(params.uri), params.diagnostics.map(diagnostic));
  }, (reason) => {
    if (!isEnding) vscode.window.showErrorMessage(`Trellis: ${program} lsp: ${reason}`);
  });
  context.subscriptions.push(found, { dispose: () => (isEnding = true) });
  await connection.request("initialize", {
    processId: process.pid,
    rootUri: folder?.uri.toString() ?? null,
    capabilities: {
      general: { positionEncodings: ["utf-16"] },
      textDocument: { documentSymbol: { hierarchicalDocumentSymbolSupport: true } },
    },
  });
  connection.notify("initialized", {});
  const open = (document) => {
    if (!isKnown(document)) return;
    const { languageId, version } = document;
    connection.notify("textDocument/didOpen", { textDocument: { ...named(document), languageId, version, text: document.getText() } });
  };
  vscode.workspace.textDocuments.forEach(open);
  const { workspace, languages } = vscode;
  context.subscriptions.push(
    workspace.onDidOpenTextDocument(open),
    workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (!isKnown(document) || !contentChanges.length) return;
      connection.notify("textDocument/didChange", {
        textDocument: { ...named(document), version: document.version },
        contentChanges: contentChanges.map((each) => ({ range: plainRange(each.range), text: each.text })),
      });
    }),
    workspace.onDidSaveTextDocument((document) => {
      if (isKnown(document)) connection.notify("textDocument/didSave", { textDocument: named(document) });
    }),
    workspace.onDidCloseTextDocument((document) => {
      if (isKnown(document)) connection.notify("textDocument/didClose", { textDocument: named(document) });
    }),
    languages.registerHoverProvider(FILES, providers),
    languages.registerCompletionItemProvider(FILES, providers, '"', "."),
    languages.registerDefinitionProvider(FILES, providers),
    languages.registerReferenceProvider(FILES, providers),
    languages.registerDocumentSymbolProvider(FILES, providers),
    languages.registerInlayHintsProvider(FILES, providers),
    languages.registerCodeActionsProvider(FILES, providers, { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix] }),
    vscode.commands.registerCommand("trellis.picture", showPicture));
};

exports.deactivate = async () => {
  await connection?.request("shutdown", null).catch(() => {});
  connection?.notify("exit", null);
};
