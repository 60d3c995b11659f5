/// How the left side of a constraint relates to zero.
public enum Relation: UInt8, Hashable, Sendable, BitwiseCopyable {
  /// The expression is at most zero.
  case lessThanOrEqual
  /// The expression is zero.
  case equal
  /// The expression is at least zero.
  case greaterThanOrEqual
}
