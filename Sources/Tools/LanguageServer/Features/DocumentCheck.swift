internal import Checking

/// The check of one state of a document, which says what it finds.
struct DocumentCheck<Host: LanguageHost> {
  let host: Host
  let document: OpenDocument
  let snapshot: OpenDocument.Snapshot
  let output: @Sendable ([UInt8]) -> Void

  /// Checks, and checks again for repairs if there is something to repair.
  func run() {
    guard !document.isLost else {
      return publish([
        fault("a change of this document was lost: close the document and open it again")
      ])
    }
    guard snapshot.text.bytes.count <= host.byteLimit else {
      return publish([fault("the document is over the limit of \(host.byteLimit) bytes")])
    }
    switch document.kind {
    case .configuration: checkConfiguration()
    case .checked(let kind): check(kind)
    }
  }

  private func check(_ kind: DocumentKind) {
    guard let report = report(kind, searchesRepairs: false) else { return }
    publish(items(report))
    let isReadable = !report.findings.contains {
      $0.rule == .unreadable || $0.rule == .unknownParent || $0.rule == .duplicateItem
    }
    if isReadable { document.keep(readable: snapshot) }
    guard isReadable, !report.findings.isEmpty, kind == .layout || kind == .interface,
      let repaired = self.report(kind, searchesRepairs: true)
    else { return }
    document.keep(repaired, on: snapshot)
    if repaired.findings.contains(where: { !$0.repairs.isEmpty }) { publish(items(repaired)) }
  }

  private func items(_ report: CheckReport) -> [Diagnostics.Item] {
    // The sources of a folder are checked together.
    let findings =
      document.kind == .checked(.swift)
      ? report.findings.filter { $0.path == document.path } : report.findings
    return findings.map { Diagnostics.item($0, in: snapshot.text, uri: document.uri) }
  }

  /// The report; `nil` if the check failed, which is published, or if the text has changed.
  private func report(_ kind: DocumentKind, searchesRepairs: Bool) -> CheckReport? {
    let (document, snapshot) = (document, snapshot)
    do throws(LanguageFailure) {
      let report = try host.report(
        on: kind == .swift ? nil : snapshot.text.bytes, at: document.path, kind: kind,
        searchesRepairs: searchesRepairs,
        isCancelled: { document.isStale(snapshot) })
      guard !document.isStale(snapshot) else { return nil }
      if report == nil { publish([]) }
      return report
    } catch {
      publish([fault(error.reason)])
      return nil
    }
  }

  private func checkConfiguration() {
    let text = String(decoding: snapshot.text.bytes, as: UTF8.self)
    do throws(ConfigurationFile.Failure) {
      _ = try ConfigurationFile.read(
        text, path: document.path, folder: FileURI.folder(of: document.path))
      publish([])
    } catch {
      var item = fault(error.reason)
      if let position = error.position {
        let start = snapshot.text.offset(line: position.line, column: position.column)
        item.range = snapshot.text.range(of: start..<snapshot.text.endOfLine(containing: start))
      }
      publish([item])
    }
  }

  private func fault(_ reason: String) -> Diagnostics.Item {
    Diagnostics.Item(
      range: snapshot.text.range(of: 0..<0), severity: 1, code: Rule.unreadable.rawValue,
      message: reason)
  }

  private func publish(_ items: [Diagnostics.Item]) {
    guard !document.isStale(snapshot) else { return }
    output(Diagnostics.message(uri: document.uri, version: snapshot.version, items))
  }
}
