/// A constraint over the representatives of presolve: `Σ coefficient · root + constant`.
///
/// One instance is reused for all rows, so evaluation does not allocate.
struct PresolvedRow<Number: Scalar> {
  struct Summand: BitwiseCopyable {
    var coefficient: Double
    /// The largest summand that contributed to the coefficient.
    var largest: Double
    var root: Int32
    /// A variable of the constraint represented by the root.
    var variable: Int32

    static var none: Summand { Summand(coefficient: 0, largest: 0, root: 0, variable: 0) }
  }

  /// Only the first ``count`` elements are initialised.
  private(set) var summands: Buffer<Summand>
  /// The number of representatives in the row.
  private(set) var count = 0
  private(set) var constant = Number.zero
  /// The largest summand or coefficient; rounding errors are relative to it.
  private(set) var magnitude = 0.0

  /// The index in `summands` of each representative, valid if its stamp is current. For long rows
  /// only.
  private var indexOf: Buffer<(index: Int32, stamp: UInt32)>?
  private var stamp: UInt32 = 0
  private let variableCount: Int
  private let arena: Arena

  /// The maximum number of terms for which summands are found by linear search.
  private static var linearSearchLimit: Int { 8 }

  init(variableCount: Int, in arena: Arena) {
    self.variableCount = variableCount
    self.arena = arena
    summands = arena.buffer(PresolvedRow.linearSearchLimit, of: .none)
  }

  /// The largest constant with which an empty row still holds.
  var tolerance: Double { Tolerance.feasibility * magnitude }

  /// Rewrites `row` of `system` over the representatives of `classes`. `slope` is the derivative of
  /// its constant.
  ///
  /// - Complexity: Nearly linear in the terms.
  @inline(__always)
  mutating func evaluate(
    _ row: Int, of system: SystemView, in classes: AffineUnionFind<Number>, slope: Double
  ) {
    var sum = Number(system.constants[row], slope: slope)
    var largest = sum.magnitude
    // A coefficient much larger than the summands makes the value inexact too.
    var steepest = 0.0
    var isMerged = false
    let slots = system.slots(row)
    let isLong = slots.count > PresolvedRow.linearSearchLimit
    if isLong { startLong(slots.count) }
    // Local variables stay in registers.
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

  /// A row of one term with an unfixed variable: `coefficient · root + constant`.
  struct Single {
    var coefficient: Double
    var root: Int
    var constant: Number
  }

  /// Rewrites a row of one term like ``evaluate(_:of:in:slope:)``, at a fraction of the cost; `nil`
  /// if its variable has a value.
  @inline(__always)
  static func single(
    slot: Int, constant: Number, of system: SystemView, in classes: AffineUnionFind<Number>
  ) -> Single? {
    let a = system.coefficients[slot]
    let form = classes.form(of: Int(system.variables[slot]))
    guard a != 0, form.root != classes.constant else { return nil }
    let summand = a * form.offset
    let largest = constant.magnitude.larger(summand.magnitude)
    return Single(
      coefficient: a * form.factor, root: form.root,
      constant: (constant + summand).fixed(beside: largest))
  }

  private mutating func startLong(_ length: Int) {
    stamp += 1
    if indexOf == nil { indexOf = arena.buffer(variableCount, of: (0, 0)) }
    if summands.count < length { summands = arena.buffer(2 * length, of: .none) }
  }

  /// The index of a representative in a long row, or `next` if it is new.
  private func longIndex(of root: Int, next: Int) -> Int {
    guard let indexOf else { return next }
    if indexOf[root].stamp != stamp { indexOf[root] = (Int32(truncatingIfNeeded: next), stamp) }
    return Int(indexOf[root].index)
  }

  /// Removes summands that are only rounding errors.
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

/// The larger of two non-negative numbers; compiles to one instruction.
@inline(__always)
func larger(_ a: Double, _ b: Double) -> Double { a > b ? a : b }
