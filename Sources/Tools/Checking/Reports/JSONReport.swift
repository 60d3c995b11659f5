internal import ConstraintLayout
internal import JSONText

/// All that is known about the findings, as one JSON object.
enum JSONReport {
  static func text(of report: CheckReport) -> [UInt8] {
    var json = JSONWriter(capacity: 1024 + report.findings.count * 512)
    json.beginObject()
    json.key("files")
    json.integer(report.paths.count)
    json.key("summary")
    json.beginObject()
    json.key("error")
    json.integer(report.count(of: .error))
    json.key("warning")
    json.integer(report.count(of: .warning))
    json.key("note")
    json.integer(report.count(of: .note))
    json.key("accepted")
    json.integer(report.acceptedCount)
    json.endObject()
    json.key("findings")
    json.beginArray()
    for finding in report.findings { write(finding, to: &json) }
    json.endArray()
    if !report.interfaces.isEmpty {
      json.key("documents")
      json.beginArray()
      for document in report.interfaces { write(document, to: &json) }
      json.endArray()
    }
    json.endObject()
    return json.bytes + [UInt8(ascii: "\n")]
  }

  private static func write(_ finding: Finding, to json: inout JSONWriter) {
    json.beginObject()
    json.key("rule")
    json.string(finding.rule.rawValue)
    json.key("severity")
    json.string(finding.severity.rawValue)
    json.key("path")
    json.string(finding.path)
    write(finding.pointer, finding.range, to: &json)
    if let view = finding.view {
      json.key("view")
      json.string(view)
    }
    json.key("message")
    json.string(finding.message)
    json.key("advice")
    json.string(finding.advice)
    json.key("configurations")
    json.beginArray()
    for name in finding.configurations { json.string(name) }
    json.endArray()
    json.key("related")
    json.beginArray()
    for related in finding.related {
      json.beginObject()
      json.key("message")
      json.string(related.message)
      write(related.pointer, related.range, to: &json)
      json.endObject()
    }
    json.endArray()
    json.key("repairs")
    json.beginArray()
    for repair in finding.repairs {
      json.beginObject()
      json.key("text")
      json.string(repair.text)
      json.key("safe")
      json.bool(repair.fix != nil)
      json.endObject()
    }
    json.endArray()
    json.key("fingerprint")
    json.string(finding.fingerprint)
    json.endObject()
  }

  private static func write(
    _ pointer: String, _ range: SourceRange?, to json: inout JSONWriter
  ) {
    json.key("pointer")
    json.string(pointer)
    guard let range else { return }
    json.key("line")
    json.integer(range.line)
    json.key("column")
    json.integer(range.column)
    json.key("endLine")
    json.integer(range.endLine)
    json.key("endColumn")
    json.integer(range.endColumn)
  }

  // MARK: Documents of Interface Builder

  private static func write(_ document: InterfaceReport, to json: inout JSONWriter) {
    json.beginObject()
    json.key("file")
    json.string(document.path)
    json.key("scenes")
    json.beginArray()
    for scene in document.scenes {
      json.beginObject()
      json.key("root")
      json.string(scene.root)
      json.key("frames")
      write(scene.frames, to: &json)
      json.key("rounded")
      write(scene.rounded, to: &json)
      json.key("findings")
      json.beginArray()
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
      json.key(named.id)
      json.beginObject()
      json.key("x")
      json.number(named.frame.x)
      json.key("y")
      json.number(named.frame.y)
      json.key("width")
      json.number(named.frame.width)
      json.key("height")
      json.number(named.frame.height)
      json.endObject()
    }
    json.endObject()
  }

  private static func write(_ entry: InterfaceReport.Entry, to json: inout JSONWriter) {
    json.beginObject()
    json.key("rule")
    json.string(entry.rule.rawValue)
    json.key("severity")
    json.string(entry.severity.rawValue)
    if let view = entry.view {
      json.key("view")
      json.string(view)
    }
    json.key("constraints")
    json.beginArray()
    for id in entry.constraints { json.string(id) }
    json.endArray()
    json.endObject()
  }
}
