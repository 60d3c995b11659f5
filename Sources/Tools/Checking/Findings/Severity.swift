/// The severity of a finding, in ascending order.
public enum Severity: String, CaseIterable, Comparable, Hashable, Sendable {
  /// The rule is not checked.
  case off
  /// Useful information.
  case note
  /// A probable mistake.
  case warning
  /// A mistake.
  case error

  /// Whether one severity is lower than another.
  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .off: 0
    case .note: 1
    case .warning: 2
    case .error: 3
    }
  }
}
