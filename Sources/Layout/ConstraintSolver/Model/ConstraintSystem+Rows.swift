extension ConstraintSystem {
  /// The terms of all constraints. The terms of constraint `i` are at `starts[i] ..< starts[i +
  /// 1]`.
  package var flatTerms: (starts: [Int32], variables: [Int32], coefficients: [Double]) {
    (starts, termVariables, termCoefficients)
  }

  /// The role of a constraint in conflicts.
  package func role(of constraint: Int) -> ConflictRole { roles[constraint] }
}
