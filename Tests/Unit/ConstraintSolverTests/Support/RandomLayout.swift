import ConstraintSolver
import TestSupport

/// Random systems shaped like layouts: rows of views in a window, with optional constraints at
/// several priorities.
struct RandomLayout {
  var variableCount = 0
  var isNonNegative: [Bool] = []
  var rows: [(terms: [Term], constant: Double, relation: Relation, priority: Double)] = []

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 2...8, using: &random)
    let window = variable(isNonNegative: true)
    add([(1, window)], .equal, Double(Int.random(in: 20...60, using: &random) * 10), 1000)
    var last: Variable?
    for _ in 0..<count {
      let (start, width) = (variable(), variable(isNonNegative: true))
      if let last {
        add([(1, start), (-1, last)], .greaterThanOrEqual, 8, 1000)
      } else {
        add([(1, start)], .greaterThanOrEqual, 8, 1000)
      }
      add([(1, start)], .equal, 0, 20)
      add([(1, width)], .equal, Double(Int.random(in: 1...30, using: &random) * 5), 750)
      add([(1, width)], .lessThanOrEqual, Double(Int.random(in: 1...30, using: &random) * 5), 250)
      let end = variable()
      add([(1, end), (-1, start), (-1, width)], .equal, 0, 1000)
      last = end
    }
    if let last { add([(1, last), (-1, window)], .lessThanOrEqual, -8, 999) }
  }

  private mutating func variable(isNonNegative: Bool = false) -> Variable {
    self.isNonNegative.append(isNonNegative)
    variableCount += 1
    return Variable(index: variableCount - 1)
  }

  private mutating func add(
    _ terms: [(Double, Variable)], _ relation: Relation, _ value: Double, _ priority: Double
  ) {
    rows.append((terms.map { Term($0.1, $0.0) }, -value, relation, priority))
  }

  /// The system with its constraints in a different order.
  func system(order: [Int]? = nil) -> ConstraintSystem {
    var system = ConstraintSystem()
    for sign in isNonNegative { system.addVariable(isNonNegative: sign) }
    for index in order ?? Array(rows.indices) {
      let row = rows[index]
      system.addConstraint(
        row.terms, constant: row.constant, row.relation,
        priority: Priority(row.priority) ?? .required)
    }
    return system
  }
}
