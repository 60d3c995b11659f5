internal import JSONText
internal import TextBytes

/// GitLab's code quality report.
enum GitLabReport {
  static func text(of report: CheckReport) -> [UInt8] {
    var json = JSONWriter(capacity: 256 + report.findings.count * 256)
    // GitLab shows one finding for each fingerprint.
    var seen: TextDictionary<Int> = [:]
    json.beginArray()
    for finding in report.findings {
      let count = seen[finding.fingerprint, default: 0]
      seen[finding.fingerprint] = count + 1
      json.beginObject()
      json.key("description")
      json.string(finding.message)
      json.key("check_name")
      json.string(finding.rule.rawValue)
      json.key("fingerprint")
      json.string(finding.fingerprint + (count == 0 ? "" : "-\(count)"))
      json.key("severity")
      json.string(severity(finding.severity))
      json.key("location")
      json.beginObject()
      json.key("path")
      json.string(finding.path)
      json.key("lines")
      json.beginObject()
      json.key("begin")
      json.integer(finding.range?.line ?? 1)
      json.key("end")
      json.integer(finding.range?.endLine ?? 1)
      json.endObject()
      json.endObject()
      json.endObject()
    }
    json.endArray()
    return json.bytes + [UInt8(ascii: "\n")]
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "critical"
    case .warning: "major"
    case .note, .off: "info"
    }
  }
}
