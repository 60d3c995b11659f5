internal import TextBytes

/// JUnit XML: a suite for each document, and a failed case for each error and warning. A note
/// passes with its text as output, since consumers treat every failure as a broken test.
enum JUnitReport {
  static func text(of report: CheckReport) -> [UInt8] {
    var byPath: TextDictionary<[Finding]> = [:]
    for finding in report.findings { byPath[finding.path, default: []].append(finding) }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let cases = report.paths.reduce(0) { $0 + max(1, byPath[$1]?.count ?? 0) }
    text += "<testsuites name=\"trellis check\" tests=\"\(cases)\" "
    text += "failures=\"\(report.findings.count { isFailure($0) })\" "
    text += "errors=\"\(report.findings.count { isError($0) })\">\n"
    for path in report.paths { append(path, byPath[path] ?? [], to: &text) }
    return Array((text + "</testsuites>\n").utf8)
  }

  private static func append(_ path: String, _ findings: [Finding], to text: inout String) {
    let name = XMLText.escaped(path)
    let errors = findings.count { isError($0) }
    text += "  <testsuite name=\"\(name)\" tests=\"\(max(1, findings.count))\" "
    text += "failures=\"\(findings.count { isFailure($0) })\" errors=\"\(errors)\">\n"
    if findings.isEmpty {
      text += "    <testcase classname=\"\(name)\" name=\"check\"/>\n"
    }
    for finding in findings { append(finding, name, to: &text) }
    text += "  </testsuite>\n"
  }

  private static func isFailure(_ finding: Finding) -> Bool {
    !isError(finding) && finding.severity > .note
  }

  private static func isError(_ finding: Finding) -> Bool {
    finding.rule == .unreadable && finding.severity == .error
  }

  private static func append(_ finding: Finding, _ name: String, to text: inout String) {
    let title = [finding.rule.rawValue, finding.pointer].filter { !$0.isEmpty }
    let place = finding.range.map { ":\($0.line):\($0.column)" } ?? ""
    let configurations =
      finding.configurations.isEmpty ? "" : "\nat \(finding.configurations.joined(separator: "; "))"
    let message = XMLText.escaped(
      "\(finding.path)\(place): \(finding.message)\(configurations)\nhelp: \(finding.advice)")
    text += "    <testcase classname=\"\(name)\" "
    text += "name=\"\(XMLText.escaped(title.joined(separator: " ")))\">\n"
    if isError(finding) || isFailure(finding) {
      let element = isError(finding) ? "error" : "failure"
      text += "      <\(element) type=\"\(finding.severity.rawValue)\" "
      text += "message=\"\(XMLText.escaped(finding.message))\">\(message)</\(element)>\n"
    } else {
      text += "      <system-out>\(message)</system-out>\n"
    }
    text += "    </testcase>\n"
  }
}
