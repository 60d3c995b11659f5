internal import JSONText

/// SARIF 2.1.0 (OASIS, 2020), the static analysis format for code scanning.
enum SARIFReport {
  static func text(of report: CheckReport, version: String) -> [UInt8] {
    var json = JSONWriter(capacity: 8192 + report.findings.count * 1024)
    json.beginObject()
    json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    json.member("version", "2.1.0")
    json.beginArray("runs")
    json.beginObject()
    writeTool(version, to: &json)
    json.member("columnKind", "unicodeCodePoints")
    writeInvocation(report, to: &json)
    json.beginArray("results")
    for finding in report.findings where finding.rule != .unreadable { write(finding, to: &json) }
    json.endArray()
    json.endObject()
    json.endArray()
    json.endObject()
    return json.bytes + [UInt8(ascii: "\n")]
  }

  // MARK: The tool

  private static func writeTool(_ version: String, to json: inout JSONWriter) {
    json.beginObject("tool")
    json.beginObject("driver")
    json.member("name", "trellis")
    json.member("version", version)
    json.beginArray("rules")
    for rule in Rule.allCases {
      json.beginObject()
      json.member("id", rule.rawValue)
      text("shortDescription", rule.summary, to: &json)
      text("fullDescription", rule.explanation, to: &json)
      text("help", rule.advice, to: &json)
      json.beginObject("defaultConfiguration")
      json.member("enabled", rule.defaultSeverity != .off)
      json.member("level", level(rule.defaultSeverity == .off ? .warning : rule.defaultSeverity))
      json.endObject()
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.endObject()
  }

  /// Documents that cannot be read are notifications, since no analysis took place.
  private static func writeInvocation(_ report: CheckReport, to json: inout JSONWriter) {
    json.beginArray("invocations")
    json.beginObject()
    json.member("executionSuccessful", !report.hasUnreadable)
    json.beginArray("toolExecutionNotifications")
    for finding in report.findings where finding.rule == .unreadable {
      json.beginObject()
      json.member("level", level(finding.severity))
      text("message", finding.message, to: &json)
      json.beginArray("locations")
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
    json.member("ruleId", finding.rule.rawValue)
    json.member("ruleIndex", finding.rule.index)
    json.member("level", level(finding.severity))
    let places =
      finding.configurations.isEmpty
      ? "" : "\nAt: \(finding.configurations.joined(separator: "; "))"
    text("message", finding.message + places, to: &json)
    json.beginArray("locations")
    writeLocation(finding.path, finding.pointer, finding.range, message: nil, to: &json)
    json.endArray()
    if !finding.related.isEmpty {
      json.beginArray("relatedLocations")
      for related in finding.related {
        writeLocation(
          related.path ?? finding.path, related.pointer, related.range, message: related.message,
          to: &json)
      }
      json.endArray()
    }
    json.beginObject("partialFingerprints")
    json.member("trellisFinding/v1", finding.fingerprint)
    json.endObject()
    json.endObject()
  }

  private static func writeLocation(
    _ path: String, _ pointer: String, _ range: SourceRange?, message: String?,
    to json: inout JSONWriter
  ) {
    json.beginObject()
    json.beginObject("physicalLocation")
    json.beginObject("artifactLocation")
    json.member("uri", uri(of: path == "-" ? "stdin" : path))
    json.endObject()
    if let range {
      json.beginObject("region")
      json.member("startLine", range.line)
      json.member("startColumn", range.column)
      json.member("endLine", range.endLine)
      json.member("endColumn", range.endColumn)
      json.endObject()
    }
    json.endObject()
    if !pointer.isEmpty {
      json.beginArray("logicalLocations")
      json.beginObject()
      json.member("fullyQualifiedName", pointer)
      json.endObject()
      json.endArray()
    }
    if let message { text("message", message, to: &json) }
    json.endObject()
  }

  private static func text(_ name: StaticString, _ text: String, to json: inout JSONWriter) {
    json.beginObject(name)
    json.member("text", text)
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
