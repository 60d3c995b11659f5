import ConstraintSolver
import TestSupport
import Testing

extension ConstraintSystem {
  /// Solves like ``solve(onConflict:limits:)`` and checks the solution against every constraint.
  func checked(
    onConflict policy: ConflictPolicy = .fail, limits: SolveLimits = SolveLimits(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(SolveError) -> Solution {
    let solution = try solve(onConflict: policy, limits: limits)
    for error in SolutionCheck.errors(of: solution, to: self) {
      Issue.record("\(error)", sourceLocation: sourceLocation)
    }
    return solution
  }
}
