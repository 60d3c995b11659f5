internal import JSONText

/// SARIF 2.1.0 (OASIS, 2020): the format of static analysis results that code scanning reads.
enum SARIFReport {
  static func text(of report: CheckReport, version: String) -> [UInt8] {
    var json = JSONWriter(capacity: 8192 + report.findings.count * 1024)
    json.beginObject()
    json.key("$schema")
    json.string("https://json.schemastore.org/sarif-2.1.0.json")
    json.key("version")
    json.string("2.1.0")
    json.key("runs")
    json.beginArray()
    json.beginObject()
    writeTool(version, to: &json)
    json.key("columnKind")
    json.string("unicodeCodePoints")
    writeInvocation(report, to: &json)
    json.key("results")
    json.beginArray()
    for finding in report.findings where finding.rule != .unreadable { write(finding, to: &json) }
    json.endArray()
    json.endObject()
    json.endArray()
    json.endObject()
    return json.bytes + [UInt8(ascii: "\n")]
  }

  // MARK: The tool

  private static func writeTool(_ version: String, to json: inout JSONWriter) {
    json.key("tool")
    json.beginObject()
    json.key("driver")
    json.beginObject()
    json.key("name")
    json.string("trellis")
    json.key("version")
    json.string(version)
    json.key("rules")
    json.beginArray()
    for rule in Rule.allCases {
      json.beginObject()
      json.key("id")
      json.string(rule.rawValue)
      text("shortDescription", rule.summary, to: &json)
      text("fullDescription", rule.explanation, to: &json)
      text("help", rule.advice, to: &json)
      json.key("defaultConfiguration")
      json.beginObject()
      json.key("enabled")
      json.bool(rule.defaultSeverity != .off)
      json.key("level")
      json.string(level(rule.defaultSeverity == .off ? .warning : rule.defaultSeverity))
      json.endObject()
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.endObject()
  }

  /// Documents that cannot be read are notifications: no analysis took place.
  private static func writeInvocation(_ report: CheckReport, to json: inout JSONWriter) {
    json.key("invocations")
    json.beginArray()
    json.beginObject()
    json.key("executionSuccessful")
    json.bool(!report.hasUnreadable)
    json.key("toolExecutionNotifications")
    json.beginArray()
    for finding in report.findings where finding.rule == .unreadable {
      json.beginObject()
      json.key("level")
      json.string(level(finding.severity))
      text("message", finding.message, to: &json)
      json.key("locations")
      json.beginArray()
      writeLocation(finding.path, finding.pointer, finding.range, message: nil, to: &json)
      json.endArray()
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.endArray()
  }

  // MARK: Results

  private static func write(_ finding: Finding, to json: inout JSONWriter) {
    json.beginObject()
    json.key("ruleId")
    json.string(finding.rule.rawValue)
    json.key("ruleIndex")
    json.integer(finding.rule.index)
    json.key("level")
    json.string(level(finding.severity))
    let places =
      finding.configurations.isEmpty
      ? "" : "\nAt: \(finding.configurations.joined(separator: "; "))"
    text("message", finding.message + places, to: &json)
    json.key("locations")
    json.beginArray()
    writeLocation(finding.path, finding.pointer, finding.range, message: nil, to: &json)
    json.endArray()
    if !finding.related.isEmpty {
      json.key("relatedLocations")
      json.beginArray()
      for related in finding.related {
        writeLocation(
          finding.path, related.pointer, related.range, message: related.message, to: &json)
      }
      json.endArray()
    }
    json.key("partialFingerprints")
    json.beginObject()
    json.key("trellisFinding/v1")
    json.string(finding.fingerprint)
    json.endObject()
    json.endObject()
  }

  private static func writeLocation(
    _ path: String, _ pointer: String, _ range: SourceRange?, message: String?,
    to json: inout JSONWriter
  ) {
    json.beginObject()
    json.key("physicalLocation")
    json.beginObject()
    json.key("artifactLocation")
    json.beginObject()
    json.key("uri")
    json.string(uri(of: path == "-" ? "stdin" : path))
    json.endObject()
    if let range {
      json.key("region")
      json.beginObject()
      json.key("startLine")
      json.integer(range.line)
      json.key("startColumn")
      json.integer(range.column)
      json.key("endLine")
      json.integer(range.endLine)
      json.key("endColumn")
      json.integer(range.endColumn)
      json.endObject()
    }
    json.endObject()
    if !pointer.isEmpty {
      json.key("logicalLocations")
      json.beginArray()
      json.beginObject()
      json.key("fullyQualifiedName")
      json.string(pointer)
      json.endObject()
      json.endArray()
    }
    if let message { text("message", message, to: &json) }
    json.endObject()
  }

  private static func text(_ name: StaticString, _ text: String, to json: inout JSONWriter) {
    json.key(name)
    json.beginObject()
    json.key("text")
    json.string(text)
    json.endObject()
  }

  private static func level(_ severity: Severity) -> String {
    severity == .off ? "none" : severity.rawValue
  }

  /// A path as a relative reference (RFC 3986), or as a file URI if it is absolute.
  static func uri(of path: String) -> String {
    var text = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%\(digits.count == 1 ? "0" : "")\(digits)"
      }
    }
    return text
  }
}
