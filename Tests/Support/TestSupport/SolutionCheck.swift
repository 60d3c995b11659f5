public import ConstraintSolver

/// A validator of solutions that substitutes the values into each constraint.
///
/// It is independent of the solver, so it detects anything that a stage of the solver drops or
/// adds.
public enum SolutionCheck {
  /// The errors of `solution` as a solution of `system`, one per line; empty if it is valid.
  ///
  /// Required constraints and non-negativity must hold unless they are broken, and `violations`
  /// must be exactly those of the optional constraints. Optimality is not checked.
  public static func errors(of solution: Solution, to system: ConstraintSystem) -> [String] {
    guard solution.values.count == system.variableCount else {
      return ["\(solution.values.count) values for \(system.variableCount) variables"]
    }
    var broken: Set<Int> = []
    for case .constraint(let index) in solution.broken.map(\.rejected) { broken.insert(index) }
    var amounts: [Int: Double] = [:]
    var errors: [String] = []
    for violation in solution.violations {
      if amounts.updateValue(violation.amount, forKey: violation.constraint) != nil {
        errors.append("constraint \(violation.constraint) is violated twice")
      }
    }
    for index in 0..<system.constraintCount {
      let row = SystemRow(index, of: system, at: solution.values)
      if row.isRequired {
        if amounts[index] != nil {
          errors.append("required constraint \(index) is called violated")
        }
        if broken.contains(index) { continue }
        if !(row.violation <= row.slack) { errors.append("constraint \(index): \(row)") }
      } else if let amount = amounts[index] {
        if !(abs(row.violation - amount) <= row.slack) {
          errors.append("violation \(amount) of constraint \(index): \(row)")
        }
      } else if !(row.violation <= 1e-6 + row.rounding) {
        errors.append("unmentioned violation of constraint \(index): \(row)")
      }
    }
    let size = solution.values.reduce(1) { max($0, abs($1)) }
    for (v, isNonNegative) in system.isNonNegative.enumerated()
    where isNonNegative && !(solution.values[v] >= -1e-9 * size) {
      errors.append("variable \(v) is \(solution.values[v]), below zero")
    }
    return errors
  }
}

/// A constraint evaluated at a solution.
private struct SystemRow: CustomStringConvertible {
  let isRequired: Bool
  private let sum: Double
  private let size: Double
  private let relation: Relation

  init(_ index: Int, of system: ConstraintSystem, at values: [Double]) {
    let header = system.header(of: index)
    relation = header.relation
    isRequired = header.priority >= 1000
    var sum = header.constant
    var size = max(1, abs(header.constant))
    for term in system.terms(of: index) {
      let summand = term.coefficient * values[term.variable.index]
      sum += summand
      size = max(size, abs(summand))
    }
    (self.sum, self.size) = (sum, size)
  }

  var violation: Double {
    switch relation {
    case .equal: abs(sum)
    case .lessThanOrEqual: max(0, sum)
    case .greaterThanOrEqual: max(0, -sum)
    }
  }

  /// The feasibility tolerance of a required constraint.
  var slack: Double { 1e-6 * size }
  /// The rounding error of summation in a different order.
  var rounding: Double { 1e-12 * size }

  var description: String { "off by \(violation), of numbers up to \(size)" }
}
