/// The values of a component as linear functions of one constraint's constant, over a range in
/// which the optimal basis stays the same (parametric programming).
struct LinearPiece: Sendable {
  /// The constraint.
  let parameter: Int
  /// The constraint's constant at which the values were computed.
  private let constant: Double
  private let lower: Double
  private let upper: Double
  private let variables: [Int32]
  private let values: [Double]
  /// The alternative optima at that constant.
  let freedom: Freedom?
  /// The variables with a nonzero slope.
  private let moving: [(variable: Int32, value: Double, slope: Double)]

  init(
    parameter: Int, constant: Double, variables: [Int32], solution: Solution,
    sensitivity: Sensitivity
  ) {
    self.parameter = parameter
    self.constant = constant
    lower = constant + sensitivity.range.lower
    upper = constant + sensitivity.range.upper
    self.variables = variables
    values = solution.values
    freedom = solution.freedom
    moving = variables.indices.compactMap { at in
      let slope = sensitivity.slopes[at]
      return slope == 0 ? nil : (variables[at], solution.values[at], slope)
    }
  }

  /// Whether this piece gives the values at `constant`.
  ///
  /// The ends are excluded: two pieces meet there, and values between theirs may be optimal too.
  func holds(at constant: Double) -> Bool {
    constant == self.constant || (constant > lower && constant < upper)
  }

  /// Writes all values at another constant, and returns the change of the constant.
  func write(at constant: Double, to all: inout [Double]) -> Double {
    for at in variables.indices { all[Int(variables[at])] = values[at] }
    return move(to: constant, in: &all)
  }

  /// Writes the values that change, and returns the change of the constant. The other values must
  /// already be those of this piece.
  func move(to constant: Double, in all: inout [Double]) -> Double {
    let change = constant - self.constant
    for item in moving {
      let value = item.value + item.slope * change
      // Adding zero turns a negative zero into a positive one.
      all[Int(item.variable)] = value + 0
    }
    return change
  }
}
