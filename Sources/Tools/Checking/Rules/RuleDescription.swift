/// The reference of a rule, its options and its check.
///
/// Each rule has a file with its description and its check. ``Rule`` lists them.
struct RuleDescription: Sendable {
  /// An option in a configuration.
  enum Option: Sendable {
    /// A length in points.
    case length(String, any WritableKeyPath<RuleOptions, Double> & Sendable)
    /// Patterns of ids.
    case patterns(String, any WritableKeyPath<RuleOptions, [GlobPattern]> & Sendable)

    /// The name in a configuration.
    var name: String {
      switch self {
      case .length(let name, _), .patterns(let name, _): name
      }
    }
  }

  /// The default severity.
  var severity: Severity
  /// The severity in Interface Builder documents, by default and with `--strict`; `nil` for
  /// ``severity``.
  ///
  /// Calibrated on 3,392 public scenes: findings that are often intended there, or that depend on
  /// code, are notes or off.
  var documentSeverity: (normal: Severity, strict: Severity)?
  /// The severity in Swift sources; `nil` for that in Interface Builder documents.
  var sourceSeverity: Severity?
  /// The fault, in one phrase.
  var summary: String
  /// The fault, why it matters, and when the rule is silent.
  var explanation: String
  /// The correction, in one line.
  var advice: String
  /// The kind of the examples.
  var kind = DocumentKind.layout
  /// A document with the fault, and one without.
  var examples: (bad: String, good: String)
  /// The options beside the severity.
  var options: [Option] = []
  /// Checks a solved layout in a configuration; `nil` if the rule is not about solved layouts.
  var check: (@Sendable (inout RuleRunner, CheckedLayout, String) -> Void)?
}
