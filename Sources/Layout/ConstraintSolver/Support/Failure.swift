/// The reason the pipeline ended without a solution.
enum Failure: Error {
  /// The required constraints cannot all hold. The carried members are already infeasible, but not
  /// necessarily irreducible.
  case infeasible([ConflictMember])
  /// The budget, a limit or the caller ended the solve.
  case ended(SolveError)
}
