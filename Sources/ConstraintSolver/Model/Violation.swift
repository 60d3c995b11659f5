/// An optional constraint that does not hold.
public struct Violation: Hashable, Sendable {
  /// The constraint's index.
  public var constraint: Int
  /// By how much: the absolute value of what its left side is off.
  public var amount: Double

  /// Makes a violation of its parts.
  public init(constraint: Int, amount: Double) {
    self.constraint = constraint
    self.amount = amount
  }
}
