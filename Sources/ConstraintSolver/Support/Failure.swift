/// Why an attempt at a system ended without an answer.
enum Failure: Error {
  /// The required constraints cannot all hold; these among them already cannot, though fewer might
  /// do.
  case infeasible([ConflictMember])
  /// The solve was ended from outside or by its budget.
  case ended(SolveError)
}
