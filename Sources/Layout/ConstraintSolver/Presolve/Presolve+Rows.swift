/// Elimination of a single row.
extension Presolve {
  /// Eliminates a row with at most two classes; returns whether it did.
  ///
  /// Most rows of a layout have one or two variables without a value. They are evaluated here in
  /// registers, at a fraction of the cost of ``PresolvedRow``, which evaluates all others. For the
  /// same reason stored properties are passed as arguments, and all but the most common case, a
  /// variable alone in its class, is left to functions that are not inlined.
  @inline(__always)
  mutating func examine(
    _ r: Int, of system: SystemView, _ classes: AffineUnionFind<Number>
  ) throws(Failure) -> Bool {
    var sum = Number(system.constants[r], slope: slope(r))
    var largest = sum.magnitude
    // A coefficient much larger than the summands makes the value inexact too.
    var steepest = 0.0
    var (first, second) = (-1, -1)
    let slots = system.slots(r)
    let coefficients = system.coefficients.window(slots)
    let variables = system.variables.window(slots)
    var slot = slots.lowerBound
    while slot < slots.upperBound {
      let a = coefficients[slot]
      steepest = larger(steepest, abs(a))
      if let value = classes.value(of: Int(variables[slot])) {
        let summand = a * value
        sum += summand
        largest = largest.larger(summand.magnitude)
      } else if a != 0 {
        if first < 0 {
          first = slot
        } else if second < 0 {
          second = slot
        } else {
          return try examineLong(r)
        }
      }
      slot &+= 1
    }
    guard first >= 0 else { return try examineWide(r) }
    if second >= 0 {
      return try join(
        r, slots: first, second, constant: sum, magnitude: largest, steepest: steepest)
    }
    let v = Int(system.variables[first])
    guard hasNoDeferredRows, classes.isAlone(v) else {
      try fix(r, slot: first, constant: sum, magnitude: largest, steepest: steepest)
      return true
    }
    recordEdge(
      system.variables[first], to: Int32(truncatingIfNeeded: classes.constant), row: r)
    classes.fixAlone(
      v, to: sum.fixed(beside: largest).quotient(by: -system.coefficients[first]))
    scale = larger(scale, larger(largest.value, steepest))
    return true
  }

  /// Examines a deferred row again.
  @inline(never)
  mutating func examine(_ r: Int) throws(Failure) -> Bool {
    try examine(r, of: system, classes)
  }

  /// Eliminates a row with a single variable without a value. `sum` is the value of the other
  /// terms.
  @inline(never)
  private mutating func fix(
    _ r: Int, slot: Int, constant sum: Number, magnitude largest: Number, steepest: Double
  ) throws(Failure) {
    let only = Summand(system.coefficients[slot], system.variables[slot], in: classes)
    let largest = largest.larger(only.offset.magnitude)
    try fix(only, constant: (sum + only.offset).fixed(beside: largest), row: r)
    scale = larger(scale, larger(largest.value, steepest))
  }

  @inline(never)
  private mutating func examineLong(_ r: Int) throws(Failure) -> Bool {
    guard isWide(r) else { return try examineWide(r) }
    lastWide = r
    return false
  }

  /// Eliminates a row with two variables without a value. `sum` is the value of the other terms.
  @inline(never)
  private mutating func join(
    _ r: Int, slots first: Int, _ second: Int, constant sum: Number, magnitude largest: Number,
    steepest: Double
  ) throws(Failure) -> Bool {
    let a = Summand(system.coefficients[first], system.variables[first], in: classes)
    let b = Summand(system.coefficients[second], system.variables[second], in: classes)
    if a.root == b.root { return try examineWide(r) }
    let largest = largest.larger(a.offset.magnitude).larger(b.offset.magnitude)
    let constant = (sum + a.offset + b.offset).fixed(beside: largest)
    guard try join(a, b, constant: constant, row: r) else { return false }
    scale = larger(scale, larger(largest.value, steepest))
    return true
  }

  /// A representative's summand in a row.
  private struct Summand {
    var root: Int
    var coefficient: Double
    /// A variable of the row that the root represents.
    var variable: Int32
    /// The variable's contribution to the row's constant.
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

  /// Whether a row is short and has three or more distinct classes, so that none cancels.
  @inline(__always)
  func isWide(_ r: Int) -> Bool {
    let slots = system.slots(r)
    return slots.count <= Presolve.shortRow
      && classes.areThreeDistinct(system.variables.slice(slots), system.coefficients.slice(slots))
  }

  /// Examines a row of any kind, like ``examine(_:)``.
  @inline(never)
  private mutating func examineWide(_ r: Int) throws(Failure) -> Bool {
    row.evaluate(r, of: system, in: classes, slope: slope(r))
    switch row.count {
    case 0:
      guard abs(row.constant.value) <= row.tolerance else {
        let arena = context.arena
        guard contradictions != nil else {
          throw .infeasible(try explanation(of: [r], nonNegative: []))
        }
        contradictions?.append(Int32(truncatingIfNeeded: r), in: arena)
        return true
      }
      context.range.keepZero(row.constant)
    case 1: try fix(Summand(row.summands[0]), constant: row.constant, row: r)
    case 2:
      let (a, b) = (Summand(row.summands[0]), Summand(row.summands[1]))
      guard try join(a, b, constant: row.constant, row: r) else { return false }
    default: return false
    }
    scale = larger(scale, row.magnitude)
    return true
  }

  /// Fixes the only class of a row.
  @inline(__always)
  private mutating func fix(
    _ only: Summand, constant: Number, row r: Int
  ) throws(Failure) {
    recordEdge(only.variable, to: Int32(truncatingIfNeeded: classes.constant), row: r)
    noteFix(of: only.root)
    if states != nil { try wakeRows(ofFixed: only.root) }
    classes.fix(root: only.root, to: constant.quotient(by: -only.coefficient))
  }

  /// Makes one representative a function of the other, unless that would be too steep.
  @inline(__always)
  private mutating func join(
    _ a: Summand, _ b: Summand, constant: Number, row r: Int
  ) throws(Failure) -> Bool {
    let ratio =
      abs(a.coefficient) == 1 ? -b.coefficient * a.coefficient : -b.coefficient / a.coefficient
    let steepness = classes.steepness(joining: a.root, and: b.root, factor: ratio)
    guard steepness <= Tolerance.steepness else { return false }
    recordEdge(a.variable, to: b.variable, row: r)
    noteJoin(of: a.root, and: b.root)
    if states != nil { try wakeRows(ofJoined: a.root, and: b.root) }
    classes.join(
      a.root, to: b.root, factor: ratio, offset: constant.quotient(by: -a.coefficient),
      steepness: steepness)
    return true
  }
}
