/// The violation of an optional constraint.
public struct Violation: Hashable, Sendable {
  /// The constraint's index.
  public var constraint: Int
  /// The distance of its left side from the nearest value at which it would hold.
  public var amount: Double

  /// Makes a violation.
  public init(constraint: Int, amount: Double) {
    self.constraint = constraint
    self.amount = amount
  }
}
