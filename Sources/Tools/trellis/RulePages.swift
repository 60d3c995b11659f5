import ArgumentParser
import Checking

/// The pages of the rules.
enum RulePages {
  /// Prints the page of a rule.
  static func explain(_ id: String) throws {
    guard let rule = Rule.named(id) else {
      let ids = Rule.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("unknown rule '\(id)': write one of \(ids)")
    }
    let name =
      switch rule.bad.kind {
      case .layout: "layout"
      case .list: "list"
      case .interface: "storyboard"
      case .swift: "source file"
      }
    Output.write(
      Array(
        """
        \(rule.rawValue) (\(rule.defaultSeverity.rawValue)): \(rule.summary)

        \(rule.explanation)

        What to do: \(rule.advice).

        A \(name) with the fault:

        \(rule.bad.text)

        The same \(name) without the fault:

        \(rule.good.text)

        """.utf8))
  }

  /// Prints the rules with their severities.
  static func list() {
    let width = Rule.allCases.map(\.rawValue.count).max() ?? 0
    for rule in Rule.allCases {
      let id = rule.rawValue + String(repeating: " ", count: width - rule.rawValue.count)
      let severity = rule.defaultSeverity.rawValue
      let padding = String(repeating: " ", count: 7 - severity.count)
      Output.write(Array("\(id)  \(severity)\(padding)  \(rule.summary)\n".utf8))
    }
  }
}
