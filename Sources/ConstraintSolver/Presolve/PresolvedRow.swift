/// A constraint written over the representatives of a presolve: `Σ coefficient · root + constant`.
///
/// One value is reused for all rows, so that evaluating allocates nothing.
struct PresolvedRow<Number: Scalar> {
  struct Summand: BitwiseCopyable {
    var coefficient: Double
    /// The largest of the numbers that the coefficient is the sum of.
    var largest: Double
    var root: Int32
    /// A variable of the constraint that the root represents.
    var variable: Int32

    static var none: Summand { Summand(coefficient: 0, largest: 0, root: 0, variable: 0) }
  }

  /// The first ``count`` of these count.
  private(set) var summands: Buffer<Summand>
  /// The number of representatives left in the row.
  private(set) var count = 0
  private(set) var constant = Number.zero
  /// The largest number that took part, against which a rounding error is judged.
  private(set) var magnitude = 0.0

  /// For each representative, its index in `summands` while `stamp` is the current one; used by
  /// long rows.
  private var indexOf: Buffer<(index: Int32, stamp: UInt32)>?
  private var stamp: UInt32 = 0
  private let variableCount: Int
  private let arena: Arena

  private static var long: Int { 8 }

  init(variableCount: Int, in arena: Arena) {
    self.variableCount = variableCount
    self.arena = arena
    summands = arena.buffer(PresolvedRow.long, of: .none)
  }

  /// How far from zero the constant of an emptied row may be.
  var tolerance: Double { Tolerance.feasibility * magnitude }

  /// Rewrites `row` of `system` by what `classes` know; `slope` is that of its constant.
  ///
  /// - Complexity: O(terms), near enough.
  @inline(__always)
  mutating func evaluate(
    _ row: Int, of system: SystemView, in classes: AffineUnionFind<Number>, slope: Double
  ) {
    var sum = Number(system.constants[row], slope: slope)
    var largest = sum.magnitude
    // A coefficient that is large beside the numbers makes them inexact too.
    var steepest = 0.0
    var isMerged = false
    let slots = system.slots(row)
    let isLong = slots.count > PresolvedRow.long
    if isLong { startLong(slots.count) }
    // Local, so that they stay in registers.
    let summands = summands
    let constantRoot = classes.constant
    var count = 0
    for slot in slots {
      let a = system.coefficients[slot]
      if a == 0 { continue }
      let variable = system.variables[slot]
      let form = classes.form(of: Int(variable))
      let summand = a * form.offset
      sum += summand
      largest = largest.larger(summand.magnitude)
      steepest = larger(steepest, abs(a))
      if form.root == constantRoot { continue }
      let coefficient = a * form.factor
      var index = 0
      if isLong {
        index = longIndex(of: form.root, next: count)
      } else {
        while index < count, Int(summands[index].root) != form.root { index += 1 }
      }
      if index < count {
        isMerged = true
        summands[index].coefficient += coefficient
        summands[index].largest = max(summands[index].largest, abs(coefficient))
      } else {
        summands[count] = Summand(
          coefficient: coefficient, largest: abs(coefficient),
          root: Int32(truncatingIfNeeded: form.root), variable: variable)
        count += 1
      }
    }
    self.count = count
    magnitude = larger(largest.value, steepest)
    constant = sum.fixed(beside: largest)
    if isMerged { dropCancelled() }
  }

  /// A row of one term whose variable has no value: `coefficient · root + constant`.
  struct Single {
    var coefficient: Double
    var root: Int
    var constant: Number
    var magnitude: Double
  }

  /// Rewrites a row of one term as ``evaluate(_:of:in:slope:)`` does, at a part of the cost;
  /// nothing where that has no variable left.
  @inline(__always)
  static func single(
    _ slot: Int, _ constant: Number, of system: SystemView, in classes: AffineUnionFind<Number>
  ) -> Single? {
    let a = system.coefficients[slot]
    let form = classes.form(of: Int(system.variables[slot]))
    guard a != 0, form.root != classes.constant else { return nil }
    let summand = a * form.offset
    let largest = constant.magnitude.larger(summand.magnitude)
    return Single(
      coefficient: a * form.factor, root: form.root,
      constant: (constant + summand).fixed(beside: largest),
      magnitude: larger(largest.value, abs(a)))
  }

  private mutating func startLong(_ length: Int) {
    stamp += 1
    if indexOf == nil { indexOf = arena.buffer(variableCount, of: (0, 0)) }
    if summands.count < length { summands = arena.buffer(2 * length, of: .none) }
  }

  /// The index of a representative that is already in a long row, or `next`.
  private func longIndex(of root: Int, next: Int) -> Int {
    guard let indexOf else { return next }
    if indexOf[root].stamp != stamp { indexOf[root] = (Int32(truncatingIfNeeded: next), stamp) }
    return Int(indexOf[root].index)
  }

  /// Removes what only rounding kept alive.
  @inline(never)
  private mutating func dropCancelled() {
    var kept = 0
    for at in 0..<count {
      let summand = summands[at]
      guard abs(summand.coefficient) > Tolerance.cancellation * summand.largest else { continue }
      summands[kept] = summand
      kept += 1
    }
    count = kept
  }
}

/// The larger of two numbers that are not negative, in one instruction.
@inline(__always)
func larger(_ a: Double, _ b: Double) -> Double { a > b ? a : b }
