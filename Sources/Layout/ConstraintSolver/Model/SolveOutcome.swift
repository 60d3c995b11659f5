/// The result of a solve, plus the data that edits and refinement need.
struct SolveOutcome {
  var solution: Solution
  /// How the values depend on the editable constant, if there is one.
  var sensitivity: Sensitivity?
  /// Whether every required constraint holds within ``Tolerance/solution``.
  var isAccurate: Bool
}

/// The dependence of a solution on the constant of one constraint (parametric programming).
struct Sensitivity {
  /// The change of each value per unit of the constant.
  var slopes: [Double]
  /// The changes of the constant for which these slopes are valid.
  var range: ValidRange
}
