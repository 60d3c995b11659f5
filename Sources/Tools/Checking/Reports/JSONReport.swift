internal import ConstraintLayout
internal import JSONDocuments
public import JSONText

/// All details of the findings as one JSON object.
enum JSONReport {
  static func text(of report: CheckReport) -> [UInt8] {
    var json = JSONWriter(capacity: 1024 + report.findings.count * 512)
    json.beginObject()
    json.member("files", report.paths.count)
    json.beginObject("summary")
    json.member("error", report.count(of: .error))
    json.member("warning", report.count(of: .warning))
    json.member("note", report.count(of: .note))
    json.member("accepted", report.acceptedCount)
    json.endObject()
    json.beginArray("findings")
    for finding in report.findings { write(finding, to: &json) }
    json.endArray()
    if !report.interfaces.isEmpty {
      json.beginArray("documents")
      for document in report.interfaces { write(document, to: &json) }
      json.endArray()
    }
    json.endObject()
    return json.bytes + [UInt8(ascii: "\n")]
  }

  private static func write(_ finding: Finding, to json: inout JSONWriter) {
    json.beginObject()
    json.member("rule", finding.rule.rawValue)
    json.member("severity", finding.severity.rawValue)
    json.member("path", finding.path)
    write(finding.pointer, finding.range, to: &json)
    if let view = finding.view {
      json.member("view", view)
    }
    json.member("message", finding.message)
    json.member("advice", finding.advice)
    json.beginArray("configurations")
    for name in finding.configurations { json.string(name) }
    json.endArray()
    json.beginArray("related")
    for related in finding.related {
      json.beginObject()
      json.member("message", related.message)
      if let path = related.path { json.member("path", path) }
      write(related.pointer, related.range, to: &json)
      json.endObject()
    }
    json.endArray()
    finding.writeRepairs(to: &json)
    json.member("fingerprint", finding.fingerprint)
    json.endObject()
  }

  private static func write(
    _ pointer: String, _ range: SourceRange?, to json: inout JSONWriter
  ) {
    json.member("pointer", pointer)
    guard let range else { return }
    json.member("line", range.line)
    json.member("column", range.column)
    json.member("endLine", range.endLine)
    json.member("endColumn", range.endColumn)
  }

  // MARK: Documents of Interface Builder

  private static func write(_ document: InterfaceReport, to json: inout JSONWriter) {
    json.beginObject()
    json.member("file", document.path)
    json.beginArray("scenes")
    for scene in document.scenes {
      json.beginObject()
      json.member("root", scene.root)
      json.key("frames")
      write(scene.frames, to: &json)
      json.key("rounded")
      write(scene.rounded, to: &json)
      json.beginArray("findings")
      for entry in scene.findings { write(entry, to: &json) }
      json.endArray()
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  private static func write(_ frames: [InterfaceReport.NamedFrame], to json: inout JSONWriter) {
    json.beginObject()
    for named in frames {
      json.beginObject(named.id)
      json.member("x", named.frame.x)
      json.member("y", named.frame.y)
      json.member("width", named.frame.width)
      json.member("height", named.frame.height)
      json.endObject()
    }
    json.endObject()
  }

  private static func write(_ entry: InterfaceReport.Entry, to json: inout JSONWriter) {
    json.beginObject()
    json.member("rule", entry.rule.rawValue)
    json.member("severity", entry.severity.rawValue)
    if let view = entry.view {
      json.member("view", view)
    }
    json.beginArray("constraints")
    for id in entry.constraints { json.string(id) }
    json.endArray()
    json.endObject()
  }
}

extension Finding {
  /// Writes the repairs as the member `repairs` of an object: the text of each, and whether it is
  /// safe.
  ///
  /// - Parameter json: The writer, within the object.
  /// - Complexity: O(length of the texts).
  public func writeRepairs(to json: inout JSONWriter) {
    json.beginArray("repairs")
    for repair in repairs {
      json.beginObject()
      json.member("text", repair.text)
      json.member("safe", repair.fix != nil)
      json.endObject()
    }
    json.endArray()
  }
}
