internal import Checking
internal import Dispatch
internal import JSONDocuments
internal import JSONText
internal import TextBytes

extension LanguageSession {
  /// The most bytes that the changes of one message may make the server read.
  private static var changeWork: Int { 1 << 31 }

  func open(_ value: JSONValue?) {
    guard let uri = value?["uri"]?.string, let text = value?["text"]?.stringBytes else { return }
    // A URI without a path is that of a document that is not saved.
    let path = FileURI.path(of: uri)
    guard let kind = OpenDocument.kind(ofPath: path ?? uri) else { return }
    documents[uri]?.close()
    guard documents[uri] != nil || documents.count < Self.documentLimit else {
      return output(Notification.log("no more than \(Self.documentLimit) documents are checked"))
    }
    let document = OpenDocument(
      uri: uri, path: path ?? "-", kind: kind,
      text: LineTable(Array(text), client.encoding), version: value?["version"]?.integer ?? 0)
    documents[uri] = document
    schedule(document)
  }

  func change(_ parameters: JSONValue?) {
    let named = parameters?["textDocument"]
    guard let uri = named?["uri"]?.string, let document = documents[uri] else { return }
    let version = named?["version"]?.integer ?? 0
    var text = document.snapshot.text
    var work = 0
    for value in parameters?["contentChanges"].map({ Array($0.elements) }) ?? [] {
      work += text.bytes.count
      guard let change = ContentChange(value), work < Self.changeWork else {
        document.isLost = true
        break
      }
      text = change.applied(to: text, client.encoding)
      if change.range == nil { document.isLost = false }
      guard text.bytes.count <= 2 * host.byteLimit else {
        document.isLost = true
        break
      }
    }
    document.change(to: text, version: version)
    // Sources are read from the disk, with the other files of their folder.
    if document.kind != .checked(.swift) { schedule(document) }
  }

  func save(_ value: JSONValue?) {
    guard let uri = value?["uri"]?.string, let document = documents[uri] else { return }
    if document.kind == .configuration {
      // It may change the findings in all others.
      for other in documents.values { schedule(other) }
    } else if document.kind == .checked(.swift) {
      schedule(document)
    }
  }

  /// Asks the client to tell of configurations that change outside of it.
  func watchConfigurations() {
    guard client.watchesFiles else { return }
    output(
      Notification.message("client/registerCapability", id: "configurations") { json in
        json.beginObject()
        json.beginArray("registrations")
        json.beginObject()
        json.member("id", "configurations")
        json.member("method", "workspace/didChangeWatchedFiles")
        json.beginObject("registerOptions")
        json.beginArray("watchers")
        json.beginObject()
        json.member("globPattern", "**/\(ConfigurationFile.name)")
        json.endObject()
        json.endArray()
        json.endObject()
        json.endObject()
        json.endArray()
        json.endObject()
      })
  }

  /// Checks all documents again if a configuration has changed, appeared or gone.
  func checkAfterChanges(_ parameters: JSONValue?) {
    let changes = parameters?["changes"].map { Array($0.elements) } ?? []
    let paths = changes.lazy.compactMap { $0["uri"]?.string.flatMap { FileURI.path(of: $0) } }
    guard paths.contains(where: { OpenDocument.kind(ofPath: $0) == .configuration }) else { return }
    for document in documents.values where document.kind != .configuration { schedule(document) }
  }

  func close(_ value: JSONValue?) {
    guard let uri = value?["uri"]?.string,
      let document = documents.removeValue(forKey: uri)
    else { return }
    document.close()
    // A check may be about to send its findings: they come before this.
    let output = output
    checks.async { output(Diagnostics.message(uri: uri, version: nil, [])) }
  }

  /// Checks a document, unless it changes before its turn.
  func schedule(_ document: OpenDocument) {
    let snapshot = document.snapshot
    let (host, output) = (host, output)
    checks.async {
      guard !document.isStale(snapshot) else { return }
      DocumentCheck(host: host, document: document, snapshot: snapshot, output: output).run()
    }
  }
}
