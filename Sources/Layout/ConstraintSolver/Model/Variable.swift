/// An unknown of a ``ConstraintSystem``: an index into that system's variables.
public struct Variable: Hashable, Sendable {
  /// The position in the order of ``ConstraintSystem/addVariable(isNonNegative:)`` calls, from 0.
  public let index: Int

  /// Makes a reference to the variable at `index` of a system.
  public init(index: Int) {
    self.index = index
  }
}
