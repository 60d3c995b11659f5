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

  /// The severity unless a configuration says otherwise.
  var severity: Severity
  /// The severity in documents of Interface Builder, by default and with `--strict`; `nil` for
  /// ``severity``.
  ///
  /// Measured on 3,392 public scenes: a fault that is often intended there, or that depends on
  /// code, is a note or off.
  var documentSeverity: (normal: Severity, strict: Severity)?
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
  /// The check of a solved layout in a configuration; `nil` for a rule about something else.
  var check: (@Sendable (inout LayoutFindings, SolvedLayout, String) -> Void)?
}
