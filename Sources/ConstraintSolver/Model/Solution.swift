/// The values that a solve found.
///
/// Required constraints hold; then, from the highest priority down, the sum of absolute violations
/// at that priority is as small as it can be without making a higher one worse. The values are a
/// vertex of the optimal face, the same for equal systems.
public struct Solution: Sendable {
  /// The value of each variable, by index.
  public let values: [Double]
  /// The optional constraints that are off by more than 1e-6, by index.
  public let violations: [Violation]
  /// The constraints that ``ConflictPolicy/breakInOrder`` left out, in the order of admission.
  public let broken: [Conflict]
  /// The units of work that the solve cost.
  public let work: Int

  /// What is left open, if anything is.
  let freedom: Freedom?

  /// Whether `variable` may have other values at the same cost.
  ///
  /// `false` is certain. `true` is a suspicion, which ``OptimalFace/range(of:)`` fixes.
  ///
  /// - Complexity: O(1).
  public func mayVary(_ variable: Variable) -> Bool {
    guard let freedom, let link = freedom.links[variable.index] else { return false }
    return freedom.components[Int(link.component)]?.face.mayVary(link.column) ?? false
  }

  /// The set of all equally good solutions, to be asked what it leaves open.
  ///
  /// `limits` is what all questions to the result together may cost.
  public func optimalFace(limits: SolveLimits = SolveLimits()) -> OptimalFace {
    OptimalFace(self, limits: limits)
  }
}
