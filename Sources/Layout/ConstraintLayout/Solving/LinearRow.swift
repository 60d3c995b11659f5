import ConstraintSolver

/// A linear expression under construction, with like terms collected.
///
/// One instance is cleared and reused for every row, to save allocations.
struct LinearRow {
  /// Only the first ``termCount`` elements are terms.
  private var storage: [Term]
  private(set) var termCount = 0
  var constant = 0.0
  /// For each root, identified by its first variable, the factor of the sum of its sides. In
  /// right-to-left layout every mirrored position contains such a sum.
  private(set) var mirrors: [(root: Int, factor: Double)] = []
  /// The largest magnitude of a factor added to ``mirrors``.
  private(set) var largestMirrorFactor = 0.0

  init() { storage = Array(repeating: Term(Variable(index: 0), 0), count: 8) }

  /// The terms, each with a different variable.
  var terms: ArraySlice<Term> { storage[..<termCount] }

  mutating func clear() {
    termCount = 0
    constant = 0
    guard !mirrors.isEmpty else { return }
    mirrors.removeAll(keepingCapacity: true)
    largestMirrorFactor = 0
  }

  /// Changes the sign of the whole expression.
  mutating func negate() {
    for index in 0..<termCount { storage[index].coefficient = -storage[index].coefficient }
    for index in mirrors.indices { mirrors[index].factor = -mirrors[index].factor }
    constant = -constant
  }

  /// Adds `coefficient · variable`. Rows have at most eight variables, so a linear search finds
  /// like terms.
  mutating func add(_ coefficient: Double, _ variable: Int) {
    guard coefficient != 0 else { return }
    for index in 0..<termCount where storage[index].variable.index == variable {
      let old = storage[index].coefficient
      let sum = old + coefficient
      // Coefficients such as 1 - 0.1 - 0.9 cancel only up to a rounding error.
      if abs(sum) <= LayoutTolerance.cancellation * max(abs(old), abs(coefficient)) {
        remove(at: index)
      } else {
        storage[index].coefficient = sum
      }
      return
    }
    let term = Term(Variable(index: variable), coefficient)
    if termCount < storage.count { storage[termCount] = term } else { storage.append(term) }
    termCount += 1
  }

  private mutating func remove(at index: Int) {
    termCount -= 1
    for later in index..<termCount { storage[later] = storage[later + 1] }
  }

  /// Adds `factor · edge`.
  mutating func add(_ factor: Double, _ edge: AffineEdge) {
    add(factor * edge.coefficient, edge.first)
    if edge.second >= 0 { add(factor * edge.coefficient, edge.second) }
    constant += factor * edge.constant
    if edge.mirroredRoot >= 0 { addMirror(factor, edge.mirroredRoot) }
  }

  private mutating func addMirror(_ factor: Double, _ root: Int) {
    largestMirrorFactor = max(largestMirrorFactor, abs(factor))
    for index in mirrors.indices where mirrors[index].root == root {
      mirrors[index].factor += factor
      return
    }
    mirrors.append((root, factor))
  }
}

/// An affine expression of variables: `coefficient · (first + second) + constant`. A negative
/// `second` omits that term.
///
/// If `mirroredRoot` is not negative, adds the sum of the sides of the root with that first
/// variable. This mirrors the position in right-to-left layout.
struct AffineEdge {
  var coefficient = 1.0
  var first: Int
  var second = -1
  var constant = 0.0
  var mirroredRoot = -1
}
