/// A constraint written over the representatives of a reduction: `Σ coefficient · root + constant`.
///
/// One value is reused for all rows, so that evaluating allocates nothing.
struct ReducedRow {
  private(set) var roots: [Int32] = []
  private(set) var coefficients: [Double] = []
  private(set) var constant = 0.0
  /// The largest number that took part, against which a rounding error is judged.
  private(set) var magnitude = 0.0

  private var largest: [Double] = []
  /// For each representative, its place in `roots` while `stamp` is the current one.
  private var place: [Int32]
  private var stampOf: [UInt32]
  private var stamp: UInt32 = 0

  init(variableCount: Int) {
    place = Array(repeating: 0, count: variableCount)
    stampOf = Array(repeating: 0, count: variableCount)
  }

  /// The number of representatives left in the row.
  var count: Int { roots.count }

  /// How far from zero the constant of an emptied row may be.
  var tolerance: Double { Tolerance.feasibility * magnitude }

  /// Rewrites `row` of `system` by what `classes` know.
  ///
  /// - Complexity: O(terms), near enough.
  mutating func evaluate(
    _ row: Int, of system: ConstraintSystem, in classes: inout AffineClasses
  ) {
    roots.removeAll(keepingCapacity: true)
    coefficients.removeAll(keepingCapacity: true)
    largest.removeAll(keepingCapacity: true)
    constant = system.constants[row]
    magnitude = abs(constant)
    stamp += 1
    for slot in Int(system.starts[row])..<Int(system.starts[row + 1]) {
      let a = system.termCoefficients[slot]
      if a == 0 { continue }
      add(a, classes.form(of: Int(system.termVariables[slot])), in: classes)
    }
    if abs(constant) <= Tolerance.cancellation * magnitude { constant = 0 }
    dropCancelled()
  }

  /// Starts an expression without terms.
  mutating func clear() {
    roots.removeAll(keepingCapacity: true)
    coefficients.removeAll(keepingCapacity: true)
    largest.removeAll(keepingCapacity: true)
    constant = 0
    magnitude = 0
    stamp += 1
  }

  /// Adds `a` times a variable of the form `form`.
  mutating func add(_ a: Double, _ form: AffineClasses.Form, in classes: AffineClasses) {
    magnitude = max(magnitude, abs(a))
    if let value = classes.value(ofRoot: form.root) {
      let summand = a * (form.factor * value + form.offset)
      constant += summand
      magnitude = max(magnitude, abs(summand))
      return
    }
    let summand = a * form.offset
    constant += summand
    magnitude = max(magnitude, abs(summand))
    let coefficient = a * form.factor
    if stampOf[form.root] == stamp {
      let at = Int(place[form.root])
      coefficients[at] += coefficient
      largest[at] = max(largest[at], abs(coefficient))
    } else {
      stampOf[form.root] = stamp
      place[form.root] = Int32(roots.count)
      roots.append(Int32(form.root))
      coefficients.append(coefficient)
      largest.append(abs(coefficient))
    }
  }

  /// Removes what only rounding kept alive.
  mutating func dropCancelled() {
    var kept = 0
    for at in roots.indices {
      guard abs(coefficients[at]) > Tolerance.cancellation * largest[at] else { continue }
      roots[kept] = roots[at]
      coefficients[kept] = coefficients[at]
      kept += 1
    }
    roots.removeLast(roots.count - kept)
    coefficients.removeLast(coefficients.count - kept)
  }
}
