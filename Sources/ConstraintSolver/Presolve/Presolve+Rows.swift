/// How a single row is used up.
extension Presolve {
  /// Uses a row up if it has come down to two representatives or fewer; tells whether it did.
  ///
  /// Most rows of a layout name one or two variables without a value. They are put together here
  /// without leaving the registers, at a part of what ``PresolvedRow`` costs, which takes the
  /// others. It gets parts of itself for the same reason, and leaves to functions of their own what
  /// is not the most common case: a variable that is tied to no other.
  @inline(__always)
  mutating func examine(
    _ r: Int, _ system: SystemView, _ classes: AffineUnionFind<Number>
  ) throws(Failure) -> Bool {
    var sum = Number(system.constants[r], slope: slope(r))
    var largest = sum.magnitude
    // A coefficient that is large beside the numbers makes them inexact too.
    var steepest = 0.0
    var (first, second) = (-1, -1)
    for slot in system.slots(r) {
      let a = system.coefficients[slot]
      let v = Int(system.variables[slot])
      steepest = larger(steepest, abs(a))
      if let value = classes.value(of: v) {
        let summand = a * value
        sum += summand
        largest = largest.larger(summand.magnitude)
      } else if a == 0 {
        continue
      } else if first < 0 {
        first = slot
      } else if second < 0 {
        second = slot
      } else {
        return try examineLong(r)
      }
    }
    guard first >= 0 else { return try examineWide(r) }
    if second >= 0 { return try join(r, first, second, sum, largest, steepest) }
    let v = Int(system.variables[first])
    guard hasNoDeferredRows, classes.isAlone(v) else {
      try fix(r, first, sum, largest, steepest)
      return true
    }
    note(system.variables[first], Int32(truncatingIfNeeded: classes.constant), r)
    classes.fixAlone(
      v, to: sum.fixed(beside: largest).quotient(by: -system.coefficients[first]))
    scale = larger(scale, larger(largest.value, steepest))
    return true
  }

  /// The same for a row that was looked at before, or that is not one of many.
  @inline(never)
  mutating func examine(_ r: Int) throws(Failure) -> Bool { try examine(r, system, classes) }

  /// Uses up a row that names one variable without a value, at `first`; `sum` is what all others
  /// come to.
  @inline(never)
  private mutating func fix(
    _ r: Int, _ first: Int, _ sum: Number, _ largest: Number, _ steepest: Double
  ) throws(Failure) {
    let only = Summand(system.coefficients[first], system.variables[first], in: classes)
    let largest = largest.larger(only.offset.magnitude)
    try fix(only, (sum + only.offset).fixed(beside: largest), r)
    scale = larger(scale, larger(largest.value, steepest))
  }

  @inline(never)
  private mutating func examineLong(_ r: Int) throws(Failure) -> Bool {
    guard isWide(r) else { return try examineWide(r) }
    lastWide = r
    return false
  }

  /// Uses up a row that names two variables without a value, at `first` and `second`; `sum` is what
  /// all others come to.
  @inline(never)
  private mutating func join(
    _ r: Int, _ first: Int, _ second: Int, _ sum: Number, _ largest: Number, _ steepest: Double
  ) throws(Failure) -> Bool {
    let a = Summand(system.coefficients[first], system.variables[first], in: classes)
    let b = Summand(system.coefficients[second], system.variables[second], in: classes)
    if a.root == b.root { return try examineWide(r) }
    let largest = largest.larger(a.offset.magnitude).larger(b.offset.magnitude)
    let constant = (sum + a.offset + b.offset).fixed(beside: largest)
    guard try join(a, b, constant, r) else { return false }
    scale = larger(scale, larger(largest.value, steepest))
    return true
  }

  /// A representative's part in a row.
  private struct Summand {
    var root: Int
    var coefficient: Double
    /// A variable of the row that the root represents.
    var variable: Int32
    /// What the variable adds to the row's constant.
    var offset: Number

    @inline(__always)
    init(_ coefficient: Double, _ variable: Int32, in classes: AffineUnionFind<Number>) {
      let form = classes.form(of: Int(variable))
      root = form.root
      self.coefficient = coefficient * form.factor
      self.variable = variable
      offset = coefficient * form.offset
    }

    init(_ summand: PresolvedRow<Number>.Summand) {
      root = Int(summand.root)
      coefficient = summand.coefficient
      variable = summand.variable
      offset = .zero
    }
  }

  /// Whether a row is a short one that names three or more representatives, each but once, so that
  /// none can cancel.
  @inline(__always)
  func isWide(_ r: Int) -> Bool {
    let slots = system.slots(r)
    return slots.count <= Presolve.shortRow
      && classes.areThreeDistinct(system.variables.slice(slots), system.coefficients.slice(slots))
  }

  /// Uses up a row of any kind, as ``examine(_:)``.
  @inline(never)
  private mutating func examineWide(_ r: Int) throws(Failure) -> Bool {
    row.evaluate(r, of: system, in: classes, slope: slope(r))
    switch row.count {
    case 0:
      guard abs(row.constant.value) <= row.tolerance else {
        throw .infeasible(try explanation(of: [r], nonNegative: []))
      }
      context.range.keepZero(row.constant)
    case 1: try fix(Summand(row.summands[0]), row.constant, r)
    case 2:
      let (a, b) = (Summand(row.summands[0]), Summand(row.summands[1]))
      guard try join(a, b, row.constant, r) else { return false }
    default: return false
    }
    scale = larger(scale, row.magnitude)
    return true
  }

  /// Gives a representative the value that a row leaves it.
  @inline(__always)
  private mutating func fix(_ only: Summand, _ constant: Number, _ r: Int) throws(Failure) {
    note(only.variable, Int32(truncatingIfNeeded: classes.constant), r)
    noteFix(of: only.root)
    if states != nil { try wakeRows(ofFixed: only.root) }
    classes.fix(root: only.root, to: constant.quotient(by: -only.coefficient))
  }

  /// Makes one representative a function of the other, unless that would be too steep.
  @inline(__always)
  private mutating func join(
    _ a: Summand, _ b: Summand, _ constant: Number, _ r: Int
  ) throws(Failure) -> Bool {
    let ratio =
      abs(a.coefficient) == 1 ? -b.coefficient * a.coefficient : -b.coefficient / a.coefficient
    let steepness = classes.steepness(joining: a.root, b.root, factor: ratio)
    guard steepness <= Tolerance.steepness else { return false }
    note(a.variable, b.variable, r)
    noteJoin(of: a.root, b.root)
    if states != nil { try wakeRows(ofJoined: a.root, b.root) }
    classes.join(
      a.root, b.root, factor: ratio, offset: constant.quotient(by: -a.coefficient),
      steepness: steepness)
    return true
  }
}
