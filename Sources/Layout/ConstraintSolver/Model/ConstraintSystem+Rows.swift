extension ConstraintSystem {
  /// The terms of all constraints: constraint `i` has those from `starts[i]` to before
  /// `starts[i + 1]`.
  package var flatTerms: (starts: [Int32], variables: [Int32], coefficients: [Double]) {
    (starts, termVariables, termCoefficients)
  }

  /// The role of a constraint in conflicts.
  package func role(of constraint: Int) -> ConflictRole { roles[constraint] }
}
