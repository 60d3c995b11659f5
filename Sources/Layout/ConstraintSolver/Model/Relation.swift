/// The relation of a constraint's expression to zero.
public enum Relation: UInt8, Hashable, Sendable, BitwiseCopyable {
  /// The expression is at most zero.
  case lessThanOrEqual
  /// The expression is zero.
  case equal
  /// The expression is at least zero.
  case greaterThanOrEqual
}
