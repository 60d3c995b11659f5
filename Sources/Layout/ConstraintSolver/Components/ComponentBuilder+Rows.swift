/// Translates a constraint into bounds, soft bounds or a row.
extension ComponentBuilder {
  /// Adds a constraint.
  ///
  /// Throws ``Failure/infeasible(_:)`` if it contains no class and does not hold.
  mutating func add(_ r: Int) throws(Failure) {
    let slots = system.slots(r)
    if slots.count == 1 {
      let constant = Number(system.constants[r], slope: presolve.slope(r))
      if let only = PresolvedRow.single(
        slot: slots.lowerBound, constant: constant, of: system, in: presolve.classes)
      {
        addSingle(
          r, root: only.root, coefficient: only.coefficient, constant: only.constant,
          isRequired: system.isRequired(r))
        return
      }
    }
    try addRow(r)
  }

  @inline(never)
  private mutating func addRow(_ r: Int) throws(Failure) {
    let isRequired = system.isRequired(r)
    if presolve.isWide(r) { return addDistinct(r, isRequired) }
    presolve.row.evaluate(r, of: system, in: presolve.classes, slope: presolve.slope(r))
    let constant = presolve.row.constant
    switch presolve.row.count {
    case 0:
      guard isRequired else { return }
      let (low, high) = range(r, constant)
      guard max(low.value, -high.value, 0) <= presolve.row.tolerance else {
        throw .infeasible(try presolve.explanation(of: [r], nonNegative: []))
      }
      context.range.keepNonNegative(-low)
      context.range.keepNonNegative(high)
    case 1:
      let only = presolve.row.summands[0]
      addSingle(
        r, root: Int(only.root), coefficient: only.coefficient, constant: constant,
        isRequired: isRequired)
    default:
      addPresolved(r, isRequired)
    }
  }

  /// The bounds of a row's expression without its constant.
  @inline(__always)
  private func range(_ r: Int, _ constant: Number) -> (low: Number, high: Number) {
    let relation = system.relations[r]
    return (
      relation == .lessThanOrEqual ? -.infinity : -constant,
      relation == .greaterThanOrEqual ? .infinity : -constant
    )
  }

  /// Adds a constraint on one class, as bounds or soft bounds of its column.
  @inline(__always)
  private mutating func addSingle(
    _ r: Int, root: Int, coefficient: Double, constant: Number, isRequired: Bool
  ) {
    let column = Int(columnOf[root])
    let weight = abs(coefficient)
    let (low, high) = range(r, constant)
    let lower = (coefficient > 0 ? low : high).quotient(by: coefficient)
    let upper = (coefficient > 0 ? high : low).quotient(by: coefficient)
    if isRequired {
      raise(column, to: lower, reason: BoundReason(constraint: r))
      cut(column, to: upper, reason: BoundReason(constraint: r))
    } else {
      let next = bounds[column].firstSoftBounds
      bounds[column].firstSoftBounds = Int32(truncatingIfNeeded: softBounds.count)
      softBounds.append(
        SoftBounds(
          lower: lower, upper: upper, weight: weight, priority: system.priorities[r], next: next),
        in: arena)
    }
  }

  /// Adds a row of three or more distinct classes, whose terms become its entries.
  mutating func addDistinct(_ r: Int, _ isRequired: Bool) {
    let slots = system.slots(r)
    let coefficients = system.coefficients.slice(slots)
    let variables = system.variables.slice(slots)
    var sum = Number(system.constants[r], slope: presolve.slope(r))
    var largest = sum.magnitude
    var steepest = 0.0
    let first = entries.count
    for at in coefficients.indices {
      let a = coefficients[at]
      if a == 0 { continue }
      let form = presolve.classes.form(of: Int(variables[at]))
      let summand = a * form.offset
      sum += summand
      largest = largest.larger(summand.magnitude)
      steepest = larger(steepest, abs(a))
      if form.root == presolve.classes.constant { continue }
      entries.append(ComponentEntry(value: a * form.factor, column: columnOf[form.root]), in: arena)
    }
    close(
      r, constant: sum.fixed(beside: largest), magnitude: larger(largest.value, steepest),
      firstEntry: first, isRequired: isRequired)
  }

  /// Adds the row that was evaluated last.
  private mutating func addPresolved(_ r: Int, _ isRequired: Bool) {
    let summands = presolve.row.summands
    let first = entries.count
    for at in 0..<presolve.row.count {
      let summand = summands[at]
      entries.append(
        ComponentEntry(value: summand.coefficient, column: columnOf[summand.root]), in: arena)
    }
    close(
      r, constant: presolve.row.constant, magnitude: presolve.row.magnitude, firstEntry: first,
      isRequired: isRequired)
  }

  /// Adds the row of constraint `r`, whose entries begin at `first`.
  private mutating func close(
    _ r: Int, constant: Number, magnitude: Double, firstEntry first: Int, isRequired: Bool
  ) {
    let (low, high) = range(r, constant)
    let softBoundsIndex = isRequired ? -1 : Int32(truncatingIfNeeded: softBounds.count)
    if !isRequired {
      softBounds.append(
        SoftBounds(lower: low, upper: high, weight: 1, priority: system.priorities[r], next: -1),
        in: arena)
    }
    rows.append(
      ComponentRow(
        lower: low, upper: high, magnitude: magnitude,
        constraint: Int32(truncatingIfNeeded: r), firstEntry: Int32(truncatingIfNeeded: first),
        entryCount: Int32(truncatingIfNeeded: entries.count - first),
        softBoundsIndex: softBoundsIndex),
      in: arena)
  }
}
