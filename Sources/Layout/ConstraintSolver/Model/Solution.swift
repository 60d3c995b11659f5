/// The result of a solve.
///
/// Required constraints hold. Then, from the highest priority down, the sum of absolute violations
/// at each priority is minimal without making a higher one worse (a lexicographic optimum). The
/// values are a vertex of the optimal face, the same for equal systems.
public struct Solution: Sendable {
  /// The value of each variable, by index.
  public package(set) var values: [Double]
  /// The optional constraints violated by more than 1e-6, by index.
  public let violations: [Violation]
  /// The constraints that ``ConflictPolicy/breakInOrder`` left out, in the order of admission.
  public let broken: [Conflict]
  /// The units of work of the solve.
  public let work: Int

  /// The alternative optima; `nil` if the values are the only optimum.
  let freedom: Freedom?

  /// Whether the values are the only optimum.
  package var isUnique: Bool { freedom == nil }

  /// Whether `variable` may have other values at the same cost.
  ///
  /// `false` is certain. `true` means perhaps; verify it with ``OptimalFace/range(of:)``.
  ///
  /// - Complexity: O(1).
  public func mayVary(_ variable: Variable) -> Bool {
    freedom?.mayVary(variable.index) ?? false
  }

  /// The set of all optimal solutions, to query its extent.
  ///
  /// All queries of the result share `limits`.
  public func optimalFace(limits: SolveLimits = SolveLimits()) -> OptimalFace {
    OptimalFace(self, limits: limits)
  }
}
