/// Why a run of the pipeline ended without a solution.
enum Failure: Error {
  /// The required constraints cannot all hold. These already cannot, though the set need not be
  /// irreducible.
  case infeasible([ConflictMember])
  /// The budget, a limit or the caller ended the solve.
  case ended(SolveError)
}
