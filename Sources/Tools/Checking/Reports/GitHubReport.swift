/// GitHub workflow commands: each finding annotates its line in a pull request.
enum GitHubReport {
  static func text(of report: CheckReport) -> [UInt8] {
    var text = ""
    for finding in report.findings {
      let command = finding.severity == .note ? "notice" : finding.severity.rawValue
      var properties = ["file=\(property(finding.path))"]
      if let range = finding.range {
        properties += [
          "line=\(range.line)", "col=\(range.column)", "endLine=\(range.endLine)",
          "endColumn=\(range.endColumn)",
        ]
      }
      properties.append("title=\(property("trellis: \(finding.rule.rawValue)"))")
      let places =
        finding.configurations.isEmpty
        ? "" : "%0Aat \(escaped(finding.configurations.joined(separator: "; ")))"
      let message = "\(escaped(finding.message))\(places)%0Ahelp: \(escaped(finding.advice))"
      text += "::\(command) \(properties.joined(separator: ","))::\(message)\n"
    }
    return Array(text.utf8)
  }

  /// Escapes a text for the runner, which decodes `%25`, `%0D` and `%0A`. Replaces other control
  /// characters, since the log is shown in a terminal.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case _ where TextReport.isControl(scalar): result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func property(_ text: String) -> String {
    var result = ""
    for scalar in escaped(text).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
