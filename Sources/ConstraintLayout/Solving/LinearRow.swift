import ConstraintSolver

/// A linear expression under construction, with the terms of one variable added up.
///
/// It is made once and cleared for each row, so rows cost no allocation.
struct LinearRow {
  private(set) var terms: [Term] = []
  var constant = 0.0
  /// How often the sum of a root's sides is to be added, by the root's first variable.
  private(set) var turns: [(root: Int, factor: Double)] = []
  /// The largest factor that took part in these.
  private(set) var largestTurn = 0.0

  init() { terms.reserveCapacity(8) }

  mutating func clear() {
    terms.removeAll(keepingCapacity: true)
    turns.removeAll(keepingCapacity: true)
    largestTurn = 0
    constant = 0
  }

  /// The same with the other sign.
  mutating func negate() {
    for place in terms.indices { terms[place].coefficient = -terms[place].coefficient }
    for place in turns.indices { turns[place].factor = -turns[place].factor }
    constant = -constant
  }

  /// Adds `coefficient · variable`; rows have at most eight variables, so a scan finds an equal
  /// one.
  mutating func add(_ coefficient: Double, _ variable: Int) {
    guard coefficient != 0 else { return }
    for place in terms.indices where terms[place].variable.index == variable {
      let old = terms[place].coefficient
      let sum = old + coefficient
      // Factors such as 1 - 0.1 - 0.9 cancel but for a rounding error, which is no factor.
      if abs(sum) <= 1e-15 * max(abs(old), abs(coefficient)) {
        terms.remove(at: place)
      } else {
        terms[place].coefficient = sum
      }
      return
    }
    terms.append(Term(Variable(index: variable), coefficient))
  }

  /// Adds `factor · edge`.
  mutating func add(_ factor: Double, _ edge: AffineEdge) {
    add(factor * edge.coefficient, edge.first)
    if edge.second >= 0 { add(factor * edge.coefficient, edge.second) }
    constant += factor * edge.constant
    if edge.turn >= 0 { addTurn(factor, edge.turn) }
  }

  private mutating func addTurn(_ factor: Double, _ root: Int) {
    largestTurn = max(largestTurn, abs(factor))
    for place in turns.indices where turns[place].root == root {
      turns[place].factor += factor
      return
    }
    turns.append((root, factor))
  }
}

/// `coefficient · (first + second) + constant`, or without `second` where that is negative.
///
/// With `turn` it counts against the direction of reading: the sides of the root with that first
/// variable are added.
struct AffineEdge {
  var coefficient = 1.0
  var first: Int
  var second = -1
  var constant = 0.0
  var turn = -1
}
