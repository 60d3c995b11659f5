/// A constraint written over the representatives of a reduction: `Σ coefficient · root + constant`.
///
/// One value is reused for all rows, so that evaluating allocates nothing.
struct ReducedRow {
  struct Summand: BitwiseCopyable {
    var coefficient: Double
    /// The largest of the numbers that the coefficient is the sum of.
    var largest: Double
    var root: Int32
    /// A variable of the constraint that the root represents.
    var variable: Int32
  }

  private(set) var summands: List<Summand>
  private(set) var constant = Quantity.zero
  /// The largest number that took part, against which a rounding error is judged.
  var magnitude: Double { largest.value }
  private var largest = Quantity.zero

  /// For each representative, its place in `summands` while `stamp` is the current one; used by long rows.
  private var places: Buffer<(place: Int32, stamp: UInt32)>?
  private var stamp: UInt32 = 0
  private let variableCount: Int
  private let arena: Arena

  private static let long = 8

  init(variableCount: Int, in arena: Arena) {
    self.variableCount = variableCount
    self.arena = arena
    summands = List(capacity: 16, in: arena)
  }

  /// The number of representatives left in the row.
  var count: Int { summands.count }

  /// How far from zero the constant of an emptied row may be.
  var tolerance: Double { Tolerance.feasibility * magnitude }

  /// Rewrites `row` of `system` by what `classes` know; `slope` is that of its constant.
  ///
  /// - Complexity: O(terms), near enough.
  mutating func evaluate(
    _ row: Int, of system: SystemView, in classes: AffineClasses, slope: Double
  ) {
    summands.removeAll()
    var sum = Quantity(system.constants[row], slope: slope)
    var largest = sum.largest(sum)
    let slots = system.slots(row)
    let isLong = slots.count > ReducedRow.long
    if isLong { startLong() }
    for slot in slots {
      let a = system.coefficients[slot]
      if a == 0 { continue }
      let variable = system.variables[slot]
      let form = classes.form(of: Int(variable))
      let summand = a * form.offset
      sum += summand
      largest = largest.largest(summand)
      if form.root == classes.constant { continue }
      let coefficient = a * form.factor
      add(
        Summand(
          coefficient: coefficient, largest: abs(coefficient), root: Int32(form.root),
          variable: variable), isLong: isLong)
    }
    // A coefficient that is large beside the numbers makes them inexact too.
    var most = 0.0
    for slot in slots { most = max(most, abs(system.coefficients[slot])) }
    self.largest = largest.largest(Quantity(most))
    constant = sum.settled(beside: largest)
    dropCancelled()
  }

  private mutating func startLong() {
    stamp += 1
    if places == nil { places = arena.buffer(variableCount, of: (0, 0)) }
  }

  @inline(__always)
  private mutating func add(_ summand: Summand, isLong: Bool) {
    if isLong, let places {
      let known = places[summand.root]
      if known.stamp == stamp {
        merge(summand, at: Int(known.place))
        return
      }
      places[summand.root] = (Int32(summands.count), stamp)
    } else {
      for at in summands.indices where summands[at].root == summand.root {
        merge(summand, at: at)
        return
      }
    }
    summands.append(summand, in: arena)
  }

  private func merge(_ summand: Summand, at place: Int) {
    summands[place].coefficient += summand.coefficient
    summands[place].largest = max(summands[place].largest, summand.largest)
  }

  /// Removes what only rounding kept alive.
  private mutating func dropCancelled() {
    var kept = 0
    for at in summands.indices {
      let summand = summands[at]
      guard abs(summand.coefficient) > Tolerance.cancellation * summand.largest else { continue }
      summands[kept] = summand
      kept += 1
    }
    while summands.count > kept { _ = summands.popLast() }
  }
}
