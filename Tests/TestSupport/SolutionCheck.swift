public import ConstraintSolver

/// What is wrong with a solution, found by putting its values into the constraints one by one.
///
/// It shares nothing with the solver, so what a stage of the solver loses or invents shows here.
public enum SolutionCheck {
  /// The faults of `solution` as an answer to `system`, one a line; none where it is right.
  ///
  /// Required constraints and implied signs hold unless they are among the broken ones, and the
  /// violations are exactly those of the optional constraints. That optima are optima is for others
  /// to find.
  public static func faults(of solution: Solution, to system: ConstraintSystem) -> [String] {
    guard solution.values.count == system.variableCount else {
      return ["\(solution.values.count) values for \(system.variableCount) variables"]
    }
    var broken: Set<Int> = []
    for case .constraint(let place) in solution.broken.map(\.rejected) { broken.insert(place) }
    var amounts: [Int: Double] = [:]
    var faults: [String] = []
    for violation in solution.violations {
      if amounts.updateValue(violation.amount, forKey: violation.constraint) != nil {
        faults.append("constraint \(violation.constraint) is violated twice")
      }
    }
    for place in 0..<system.constraintCount {
      let row = SystemRow(place, of: system, at: solution.values)
      if row.isRequired {
        if amounts[place] != nil {
          faults.append("required constraint \(place) is called violated")
        }
        if broken.contains(place) { continue }
        if !(row.violation <= row.slack) { faults.append("constraint \(place): \(row)") }
      } else if let amount = amounts[place] {
        if !(abs(row.violation - amount) <= row.slack) {
          faults.append("violation \(amount) of constraint \(place): \(row)")
        }
      } else if !(row.violation <= 1e-6 + row.rounding) {
        faults.append("unmentioned violation of constraint \(place): \(row)")
      }
    }
    let size = solution.values.reduce(1) { max($0, abs($1)) }
    for (v, isNonNegative) in system.isNonNegative.enumerated()
    where isNonNegative && !(solution.values[v] >= -1e-9 * size) {
      faults.append("variable \(v) is \(solution.values[v]), below zero")
    }
    return faults
  }
}

/// A constraint with values put in.
private struct SystemRow: CustomStringConvertible {
  let isRequired: Bool
  private let sum: Double
  private let size: Double
  private let relation: Relation

  init(_ place: Int, of system: ConstraintSystem, at values: [Double]) {
    let header = system.header(of: place)
    relation = header.relation
    isRequired = header.priority >= 1000
    var sum = header.constant
    var size = max(1, abs(header.constant))
    for term in system.terms(of: place) {
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

  /// How far off a required constraint may be.
  var slack: Double { 1e-6 * size }
  /// What adding up in another order may change.
  var rounding: Double { 1e-12 * size }

  var description: String { "off by \(violation), of numbers up to \(size)" }
}
