internal import Checking
internal import JSONDocuments
internal import JSONText

/// `textDocument/codeAction`: the repairs of findings that one change of the text makes, with the
/// views that move, and the words that messages suggest.
enum CodeActions {
  /// The most actions of a response.
  private static let limit = 50

  static func write<Host>(
    _ parameters: JSONValue?, _ context: RequestContext<Host>, to json: inout JSONWriter
  ) {
    guard let document = context.document, let snapshot = context.snapshot,
      case .checked(let kind) = document.kind, kind != .swift,
      let range = TextRange(parameters?["range"]), wantsRepairs(parameters),
      let report = report(kind, document, snapshot, context)
    else { return json.null() }
    let text = snapshot.text
    let bounds = (text.offset(of: range.start), text.offset(of: range.end))
    var count = 0
    json.beginArray()
    for finding in report.findings where count < limit {
      let place = Diagnostics.range(of: finding.range, in: text)
      guard text.offset(of: place.start) <= bounds.1, text.offset(of: place.end) >= bounds.0
      else { continue }
      for change in changes(for: finding, in: text.bytes, kind, context) {
        count += 1
        write(change, finding, place, parameters, document, snapshot, context, to: &json)
      }
    }
    json.endArray()
  }

  /// A change of the document.
  private struct Change {
    var title: String
    var range: Range<Int>
    var replacement: [UInt8]
  }

  /// Whether the client asks for quick fixes, or for any kind.
  private static func wantsRepairs(_ parameters: JSONValue?) -> Bool {
    guard let only = parameters?["context"]?["only"], only.kind == .array else { return true }
    return only.elements.contains { $0.isString("quickfix") || $0.isString("") }
  }

  private static func report<Host>(
    _ kind: DocumentKind, _ document: OpenDocument, _ snapshot: OpenDocument.Snapshot,
    _ context: RequestContext<Host>
  ) -> CheckReport? {
    if let known = document.report(on: snapshot) { return known }
    let isCancelled = context.isCancelled
    let report = try? context.host.report(
      on: snapshot.text.bytes, at: document.path, kind: kind, searchesRepairs: true,
      isCancelled: { isCancelled() || document.isStale(snapshot) })
    guard let report, !document.isStale(snapshot), !isCancelled() else { return nil }
    document.keep(report, on: snapshot)
    return report
  }

  private static func changes<Host>(
    for finding: Finding, in bytes: [UInt8], _ kind: DocumentKind, _ context: RequestContext<Host>
  ) -> [Change] {
    var changes: [Change] = []
    for repair in finding.repairs {
      guard let fix = repair.fix ?? repair.change else { continue }
      let (fixed, count) = DocumentFix.apply([fix], to: bytes)
      guard count > 0 else { continue }
      let difference = TextDifference(from: bytes, to: fixed)
      changes.append(
        Change(
          title: repair.fix == nil ? repair.text : "\(repair.text) (safe)",
          range: difference.range, replacement: difference.replacement))
    }
    if let suggested = SuggestedChange(
      for: finding, in: bytes, kind: kind, limits: context.host.limits, fonts: context.host.fonts)
    {
      let word = finding.suggestion?.text ?? ""
      changes.append(
        Change(
          title: "Write \(word)", range: suggested.range, replacement: suggested.replacement))
    }
    return changes
  }

  private static func write<Host>(
    _ change: Change, _ finding: Finding, _ place: TextRange, _ parameters: JSONValue?,
    _ document: OpenDocument, _ snapshot: OpenDocument.Snapshot, _ context: RequestContext<Host>,
    to json: inout JSONWriter
  ) {
    json.beginObject()
    json.member("title", TextReport.printable(change.title))
    json.member("kind", "quickfix")
    json.beginArray("diagnostics")
    for diagnostic in parameters?["context"]?["diagnostics"].map({ Array($0.elements) }) ?? [] {
      guard diagnostic["code"]?.string == finding.rule.rawValue,
        TextRange(diagnostic["range"]) == place
      else { continue }
      json.value(diagnostic)
    }
    json.endArray()
    json.beginObject("edit")
    let range = snapshot.text.range(of: change.range)
    if context.client.versionsEdits {
      json.beginArray("documentChanges")
      json.beginObject()
      json.beginObject("textDocument")
      json.member("uri", document.uri)
      json.member("version", snapshot.version)
      json.endObject()
      json.beginArray("edits")
      write(change, range, to: &json)
      json.endArray()
      json.endObject()
      json.endArray()
    } else {
      json.beginObject("changes")
      json.beginArray(document.uri)
      write(change, range, to: &json)
      json.endArray()
      json.endObject()
    }
    json.endObject()
    json.endObject()
  }

  private static func write(_ change: Change, _ range: TextRange, to json: inout JSONWriter) {
    json.beginObject()
    json.member("range", range)
    json.member("newText", String(decoding: change.replacement, as: UTF8.self))
    json.endObject()
  }
}
