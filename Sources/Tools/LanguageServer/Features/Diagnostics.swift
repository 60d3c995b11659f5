internal import Checking
internal import JSONText

/// Findings as diagnostics.
enum Diagnostics {
  /// The most configurations of a finding to name.
  private static let namedConfigurations = 3

  /// A diagnostic.
  struct Item {
    var range: TextRange
    /// 1 for an error, 2 for a warning, 3 for information.
    var severity: Int
    var code: String
    var message: String
    var related: [(uri: String, range: TextRange, message: String)] = []
  }

  /// The notification about a document.
  static func message(uri: String, version: Int?, _ items: [Item]) -> [UInt8] {
    Notification.message("textDocument/publishDiagnostics") { json in
      json.beginObject()
      json.member("uri", uri)
      if let version { json.member("version", version) }
      json.beginArray("diagnostics")
      for item in items { write(item, to: &json) }
      json.endArray()
      json.endObject()
    }
  }

  private static func write(_ item: Item, to json: inout JSONWriter) {
    json.beginObject()
    json.member("range", item.range)
    json.member("severity", item.severity)
    json.member("code", item.code)
    json.member("source", "trellis")
    json.member("message", item.message)
    if !item.related.isEmpty {
      json.beginArray("relatedInformation")
      for related in item.related {
        json.beginObject()
        json.key("location")
        json.location(related.uri, related.range)
        json.member("message", related.message)
        json.endObject()
      }
      json.endArray()
    }
    json.endObject()
  }

  /// The diagnostic of a finding in a text.
  static func item(_ finding: Finding, in text: LineTable, uri: String) -> Item {
    var message = finding.message
    // A range of widths may already begin the message.
    let names = finding.configurations.filter { !message.hasPrefix("\($0): ") }
    if !names.isEmpty {
      let more = names.count - namedConfigurations
      message += " at \(names.prefix(namedConfigurations).joined(separator: "; "))"
      if more > 0 { message += " and \(more) more" }
    }
    for repair in finding.repairs {
      message += "\n\(repair.fix == nil ? "repair" : "safe repair"): \(repair.text)"
    }
    message += "\nhelp: \(finding.advice)"
    var item = Item(
      range: range(of: finding.range, in: text), severity: number(of: finding.severity),
      code: finding.rule.rawValue, message: TextReport.printable(lines: message))
    for related in finding.related {
      guard let range = related.range else { continue }
      // The lines of other files are not open here, and count characters.
      item.related.append(
        related.path.map { path in
          (
            FileURI.uri(of: path),
            TextRange(
              start: TextPosition(line: range.line - 1, character: range.column - 1),
              end: TextPosition(line: range.endLine - 1, character: range.endColumn - 1)),
            related.message
          )
        } ?? (uri, Self.range(of: range, in: text), related.message))
    }
    return item
  }

  /// The range of a finding; the start of the text if it has none.
  static func range(of range: SourceRange?, in text: LineTable) -> TextRange {
    guard let range else { return text.range(of: 0..<0) }
    let start = text.offset(line: range.line, column: range.column)
    return text.range(
      of: start..<max(start, text.offset(line: range.endLine, column: range.endColumn)))
  }

  private static func number(of severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note, .off: 3
    }
  }
}

extension TextReport {
  /// A text of several lines without other control characters.
  fileprivate static func printable(lines text: String) -> String {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      printable(String(decoding: $0, as: UTF8.self))
    }.joined(separator: "\n")
  }
}
