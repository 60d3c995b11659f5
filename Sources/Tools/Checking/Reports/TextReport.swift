/// Findings as human-readable text: the place, the message, the line with a caret, and the repairs.
public enum TextReport {
  /// The emphasis of text.
  public enum Style: Sendable {
    /// No emphasis.
    case plain
    /// Terminal colors (ECMA-48).
    case coloured
  }

  /// The most configurations of a finding to list.
  private static let namedConfigurations = 4

  static func text(of report: CheckReport, style: Style) -> [UInt8] {
    var text = ""
    for finding in report.findings { append(finding, style, to: &text) }
    text += summary(of: report, style) + "\n"
    return Array(text.utf8)
  }

  private static func append(_ finding: Finding, _ style: Style, to text: inout String) {
    let place = finding.range.map { ":\($0.line):\($0.column)" } ?? ""
    let severity = paint(finding.severity.rawValue, finding.severity, style)
    // GitHub would interpret a line that begins with two colons as a command.
    let path = (finding.path.hasPrefix(":") ? "./" : "") + printable(finding.path)
    text += bold("\(path)\(place):", style)
    text += " \(severity): \(printable(finding.message))"
    text += dim(" [\(finding.rule.rawValue)]", style) + "\n"
    if let range = finding.range, let excerpt = finding.excerpt {
      append(excerpt, range, style, to: &text)
    }
    // Omit a range of widths that already begins the message.
    let configurations = finding.configurations.filter { !finding.message.hasPrefix("\($0): ") }
    if !configurations.isEmpty {
      let names = configurations.prefix(namedConfigurations).map { printable($0) }
      let more = configurations.count - names.count
      text += "  at \(names.joined(separator: "; "))\(more > 0 ? " and \(more) more" : "")\n"
    }
    for related in finding.related {
      guard let range = related.range else { continue }
      let place = related.path.map { "\(printable($0)):\(range.line)" } ?? "line \(range.line)"
      text += dim("  see \(place): \(printable(related.message))", style) + "\n"
    }
    for repair in finding.repairs {
      let sign = repair.fix == nil ? "repair:" : "repair, safe:"
      text += "  \(dim(sign, style)) \(printable(repair.text))\n"
    }
    text += "  \(dim("help:", style)) \(finding.advice)\n\n"
  }

  private static func append(
    _ excerpt: SourceExcerpt, _ range: SourceRange, _ style: Style, to text: inout String
  ) {
    let scalars = Array(excerpt.text.unicodeScalars)
    let caretStart = range.column - 1 - excerpt.start
    guard !scalars.isEmpty, caretStart >= 0 else { return }
    let number = String(range.line)
    let margin = String(repeating: " ", count: max(0, 5 - number.count))
    let isCut = excerpt.start > 0
    text += dim("\(margin)\(number) |", style)
    text += " \(isCut ? "…" : "")\(printable(excerpt.text))\n"
    // Tabs are kept, so that the caret lines up with its character.
    let before = scalars.prefix(caretStart).map { $0 == "\t" ? "\t" : " " }.joined()
    let length = max(1, min(range.endColumn - range.column, scalars.count - caretStart))
    let caret = "^" + String(repeating: "~", count: length - 1)
    text += dim("      |", style) + " \(isCut ? " " : "")\(before)"
    text += (style == .coloured ? "\u{1B}[32m\(caret)\u{1B}[0m" : caret) + "\n"
  }

  /// A text without control characters, with which a document could manipulate the terminal, and
  /// without the separators of lines and paragraphs, with which it could add lines to a report.
  public static func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? "\u{FFFD}" : $0 }))
  }

  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: scalar != "\t"
    case .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isBidiControl
    }
  }

  /// The number of findings by severity.
  private static func summary(of report: CheckReport, _ style: Style) -> String {
    let files = NumberWords.count(report.paths.count, "file")
    let accepted =
      report.acceptedCount > 0 ? "; the baseline accepts \(report.acceptedCount) more" : ""
    let counts = [Severity.error, .warning, .note].compactMap { severity -> String? in
      let count = report.count(of: severity)
      guard count > 0 else { return nil }
      return paint(NumberWords.count(count, severity.rawValue), severity, style)
    }
    guard !counts.isEmpty else { return "no findings in \(files)\(accepted)" }
    return "\(counts.joined(separator: ", ")) in \(files)\(accepted)"
  }

  private static func paint(_ text: String, _ severity: Severity, _ style: Style) -> String {
    guard style == .coloured else { return text }
    let colour =
      switch severity {
      case .error: "31"
      case .warning: "33"
      case .note, .off: "36"
      }
    return "\u{1B}[1;\(colour)m\(text)\u{1B}[0m"
  }

  private static func bold(_ text: String, _ style: Style) -> String {
    style == .coloured ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }

  private static func dim(_ text: String, _ style: Style) -> String {
    style == .coloured ? "\u{1B}[2m\(text)\u{1B}[0m" : text
  }
}
