import ConstraintSolver

/// A linear expression under construction, with the terms of one variable added up.
///
/// It is made once and cleared for each row, so rows cost no allocation.
struct LinearRow {
  private(set) var terms: [Term] = []
  var constant = 0.0

  init() { terms.reserveCapacity(8) }

  mutating func clear() {
    terms.removeAll(keepingCapacity: true)
    constant = 0
  }

  /// Adds `coefficient · variable`; rows have at most eight variables, so a scan finds an equal one.
  mutating func add(_ coefficient: Double, _ variable: Int) {
    guard coefficient != 0 else { return }
    for place in terms.indices where terms[place].variable.index == variable {
      terms[place].coefficient += coefficient
      if terms[place].coefficient == 0 { terms.remove(at: place) }
      return
    }
    terms.append(Term(Variable(index: variable), coefficient))
  }

  /// Adds `factor · edge`.
  mutating func add(_ factor: Double, _ edge: AffineEdge) {
    add(factor * edge.coefficient, edge.first)
    if edge.second >= 0 { add(factor * edge.coefficient, edge.second) }
    constant += factor * edge.constant
  }
}

/// `coefficient · (first + second) + constant`, or without `second` where that is negative.
struct AffineEdge {
  var coefficient = 1.0
  var first: Int
  var second = -1
  var constant = 0.0
}
