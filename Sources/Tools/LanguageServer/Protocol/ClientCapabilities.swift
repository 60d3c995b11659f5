internal import JSONDocuments

/// What a client can do, as its `initialize` says.
struct ClientCapabilities: Sendable {
  /// The encoding of positions that both sides use.
  var encoding = PositionEncoding.utf16
  /// Whether symbols can be nested.
  var nestsSymbols = false
  /// Whether changes can name the version of their document.
  var versionsEdits = false
  /// Whether the client tells of changed files that it is asked to watch.
  var watchesFiles = false

  /// The capabilities of a client that states none.
  init() {}

  /// Reads the parameters of `initialize`.
  init(_ parameters: JSONValue?) {
    let stated = parameters?["capabilities"]
    let encodings = stated?["general"]?["positionEncodings"].map { Array($0.elements) } ?? []
    encoding =
      encodings.lazy.compactMap { wanted in
        PositionEncoding.allCases.first { wanted.string == $0.rawValue }
      }.first ?? .utf16
    let document = stated?["textDocument"]
    nestsSymbols =
      document?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.bool == true
    versionsEdits = stated?["workspace"]?["workspaceEdit"]?["documentChanges"]?.bool == true
    watchesFiles =
      stated?["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool == true
  }
}
