internal import JSONDocuments
internal import JSONRPC
internal import JSONText

/// What a request needs to know of the session.
struct RequestContext<Host: LanguageHost>: Sendable {
  let host: Host
  let client: ClientCapabilities
  let contract: ContractIndex?
  /// The document that it names, if that is open.
  let document: OpenDocument?
  /// The document's text when the request came.
  let snapshot: OpenDocument.Snapshot?
  let isCancelled: @Sendable () -> Bool

  /// The text, and the offset of the position in some parameters.
  func place(
    _ parameters: JSONValue?
  ) -> (document: OpenDocument, text: LineTable, offset: Int)? {
    guard let document, let snapshot, let position = TextPosition(parameters?["position"]) else {
      return nil
    }
    return (document, snapshot.text, snapshot.text.offset(of: position))
  }

  /// The texts of the document, the current one first: it may be half typed.
  var texts: [[UInt8]] {
    guard let document, let snapshot else { return [] }
    return [snapshot.text.bytes] + (document.lastReadable.map { [$0] } ?? [])
  }
}

/// A request of a client about a document.
enum LanguageRequest: String, CaseIterable {
  case hover = "textDocument/hover"
  case completion = "textDocument/completion"
  case definition = "textDocument/definition"
  case references = "textDocument/references"
  case symbols = "textDocument/documentSymbol"
  case codeAction = "textDocument/codeAction"
  case inlayHint = "textDocument/inlayHint"
  case command = "workspace/executeCommand"

  init?(named method: String) {
    guard let request = Self.allCases.first(where: { $0.rawValue == method }) else { return nil }
    self = request
  }

  /// The document that a request names.
  func uri(in parameters: JSONValue?) -> String? {
    switch self {
    case .command: parameters?["arguments"]?.elements.first { _ in true }?.string
    default: parameters?["textDocument"]?["uri"]?.string
    }
  }

  /// The result, one JSON value.
  func result<Host>(
    _ parameters: JSONValue?, _ context: RequestContext<Host>
  ) throws(RPCError) -> [UInt8] {
    var json = JSONWriter(capacity: 512)
    switch self {
    case .hover: Hover.write(parameters, context, to: &json)
    case .completion: Completion.write(parameters, context, to: &json)
    case .definition, .references: NameSearch.write(self, parameters, context, to: &json)
    case .symbols: DocumentSymbols.write(context, to: &json)
    case .codeAction: CodeActions.write(parameters, context, to: &json)
    case .inlayHint: InlayHints.write(parameters, context, to: &json)
    case .command: try PictureCommand.write(parameters, context, to: &json)
    }
    return json.bytes
  }
}
