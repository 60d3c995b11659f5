import ConstraintSolver
import Testing

/// A system that a test builds constraint by constraint.
struct Sheet {
  var system = ConstraintSystem()

  mutating func variable(isNonNegative: Bool = false) -> Variable {
    system.addVariable(isNonNegative: isNonNegative)
  }

  @discardableResult
  mutating func add(
    _ terms: [(Double, Variable)], _ relation: Relation, _ value: Double, at priority: Double = 1000
  ) throws -> Int {
    system.addConstraint(
      terms.map { Term($0.1, $0.0) }, constant: -value, relation,
      priority: try #require(Priority(priority)))
  }
}
