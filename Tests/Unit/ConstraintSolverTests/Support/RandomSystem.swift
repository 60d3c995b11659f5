import ConstraintSolver
import TestSupport

/// Random systems without structure, most of them degenerate: many constraints meet in one point.
struct RandomSystem {
  private(set) var system = ConstraintSystem()
  private var random: SplitMix64

  /// Makes a feasible system, unless `clashing` is set.
  init(seed: Int, clashing: Bool = false) throws {
    random = SplitMix64(seed: UInt64(seed))
    let count = Int.random(in: 3...40, using: &random)
    let point = (0..<count).map { _ in random.element(of: [0, 0, 10, 20, 20, 30, 50]) }
    for (v, value) in point.enumerated() { try addVariable(v, near: value) }
    let isUnimodular = seed % 3 < 2
    for _ in 0..<Int.random(in: 2...60, using: &random) {
      let length = Int(random.element(of: [2, 2, 2, 3, 3, 4]))
      let variables = (0..<count).shuffled(using: &random).prefix(length)
      let terms = variables.map {
        Term(
          Variable(index: $0), random.element(of: isUnimodular ? [1, -1] : [1, -1, 2, 0.5, -3]))
      }
      let value = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable.index] }
      try addRow(terms, near: value, isOff: clashing && Int.random(in: 0..<20, using: &random) == 0)
    }
  }

  private mutating func addVariable(_ v: Int, near value: Double) throws {
    let kind = Int.random(in: 0..<10, using: &random)
    system.addVariable(isNonNegative: kind >= 3 && kind < 7)
    let terms = [Term(Variable(index: v))]
    if kind >= 7 {
      let (below, above) = (random.element(of: [0, 0, 10]), random.element(of: [0, 10, 30]))
      system.addConstraint(terms, constant: below - value, .greaterThanOrEqual)
      system.addConstraint(terms, constant: -value - above, .lessThanOrEqual)
    }
    try addWishes(terms, near: value)
  }

  private mutating func addRow(_ terms: [Term], near value: Double, isOff: Bool) throws {
    let room = random.element(of: [0, 0, 5])
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<5: system.addConstraint(terms, constant: isOff ? 7 - value : -value, .equal)
    case 5..<9: system.addConstraint(terms, constant: room - value, .greaterThanOrEqual)
    case 9..<12: system.addConstraint(terms, constant: -room - value, .lessThanOrEqual)
    default: break
    }
    try addWishes(terms, near: value)
  }

  private mutating func addWishes(_ terms: [Term], near value: Double) throws {
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let weight = random.element(of: [1, 1, 1, 0.5, 2])
      let target = random.element(of: [0, 10, 15, 20, 40, value])
      let relation: Relation =
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<3: .greaterThanOrEqual
        case 3..<7: .equal
        default: .lessThanOrEqual
        }
      guard let priority = Priority(random.element(of: [750, 700, 500, 250, 250, 1])) else {
        continue
      }
      system.addConstraint(
        terms.map { Term($0.variable, $0.coefficient * weight) }, constant: -weight * target,
        relation, priority: priority)
    }
  }
}
