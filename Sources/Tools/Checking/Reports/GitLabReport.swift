internal import JSONText
internal import TextBytes

/// GitLab's code quality report.
enum GitLabReport {
  static func text(of report: CheckReport) -> [UInt8] {
    var json = JSONWriter(capacity: 256 + report.findings.count * 256)
    // GitLab shows only one finding per fingerprint.
    var seen: TextDictionary<Int> = [:]
    json.beginArray()
    for finding in report.findings {
      let count = seen[finding.fingerprint, default: 0]
      seen[finding.fingerprint] = count + 1
      json.beginObject()
      json.member("description", finding.message)
      json.member("check_name", finding.rule.rawValue)
      json.member("fingerprint", finding.fingerprint + (count == 0 ? "" : "-\(count)"))
      json.member("severity", severity(finding.severity))
      json.beginObject("location")
      json.member("path", finding.path)
      json.beginObject("lines")
      json.member("begin", finding.range?.line ?? 1)
      json.member("end", finding.range?.endLine ?? 1)
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
