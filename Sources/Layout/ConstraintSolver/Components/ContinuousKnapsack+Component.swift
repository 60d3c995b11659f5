/// A component that starts with a single row needs no tableau.
extension ContinuousKnapsack {
  /// Takes over the only row of a component; `nil` if the row cannot hold within the bounds.
  init?(_ component: Component<Number>, context: SolveContext) {
    let row = component.rows[0]
    let arena = context.arena
    let entries = component.entries(of: row)
    let slack = component.columnCount
    let none = Item(factor: -1, variable: Int32(truncatingIfNeeded: slack), low: .zero, high: .zero)
    let items = arena.buffer(entries.count + (row.isEquality ? 0 : 1), of: none)
    for at in entries.indices {
      let bounds = component.bounds[Int(entries[at].column)]
      let factor = entries[at].value
      var low = factor * (factor > 0 ? bounds.lower : bounds.upper)
      var high = factor * (factor > 0 ? bounds.upper : bounds.lower)
      if low.isFinite && high.value - low.value <= Tolerance.near(low.value) {
        context.range.keepZero(high - low)
        high = low
      }
      if !low.isFinite { low = -.infinity }
      items[at] = Item(factor: factor, variable: entries[at].column, low: low, high: high)
    }
    if !row.isEquality {
      // The slack, with the row's bounds.
      items[entries.count].low = row.isRequired ? -row.upper : -.infinity
      items[entries.count].high = row.isRequired ? -row.lower : .infinity
    }
    self.init(
      items, count: slack + 1, constant: row.isEquality ? row.lower : .zero, context: context)
    guard meetsBounds(slack: Tolerance.feasibility * row.magnitude) else { return nil }
  }

  /// The row, and the bounds that make it infeasible.
  static func certificate(of component: Component<Number>) -> [ConflictMember] {
    let row = component.rows[0]
    let entries = component.entries(of: row)
    // Either the least sum is too large, or the greatest is too small.
    var least = Sum()
    for at in entries.indices {
      let bounds = component.bounds[Int(entries[at].column)]
      let factor = entries[at].value
      least.add(factor * (factor > 0 ? bounds.lower : bounds.upper))
    }
    let isTooLarge = least.infinite == 0 && least.finite.value > row.upper.value
    var members: [ConflictMember] = [.constraint(Int(row.constraint))]
    for at in entries.indices {
      let bounds = component.bounds[Int(entries[at].column)]
      let reason = (entries[at].value > 0) == isTooLarge ? bounds.lowerReason : bounds.upperReason
      if let member = reason.member { members.append(member) }
    }
    return members
  }

  /// Writes the values of the columns, and returns their optimal face.
  mutating func finish(
    _ columnCount: Int, into values: Buffer<Number>, costs: () throws(Failure) -> VertexCosts?
  ) throws(Failure) -> ComponentFace {
    let context = context
    var varies: [Bool] = []
    var count = 0
    try fixValues(costs: { () throws(Failure) in
      guard let own = try costs() else { return [] }
      return [own.least, own.greatest].map { cost in
        context.arena.buffer(columnCount + 1) { $0 < columnCount ? cost[$0] : 0 }
      }
    }) { item, amount throws(Failure) in
      if item.hasRoom { count += 1 }
      if item.low.isFinite { context.range.keepNonNegative(amount - item.low) }
      if item.high.isFinite { context.range.keepNonNegative(item.high - amount) }
      if Int(item.variable) < columnCount { values[item.variable] = amount / item.factor }
    }
    if count == 0 { return .point }
    varies = (0..<columnCount).map { items[itemOf[$0]].hasRoom }
    return .columns(kept(), varies: varies)
  }

  /// The row for use after the solve; retains its memory.
  private func kept() -> OpenColumns {
    let (row, owner) = (self, context.memory.strong)
    return OpenColumns { meter, shift throws(Failure) in
      try withExtendedLifetime(owner) { () throws(Failure) in
        try row.basis(meter, shift: shift)
      }
    }
  }

  /// The row as a tableau in memory of its own, with the edited constant changed by `shift`.
  private func basis(_ meter: WorkMeter, shift: Double) throws(Failure) -> KeptBasis {
    let memory = ArenaMemory(capacity: 0)
    let context = SolveContext(memory: memory, meter: meter)
    let arena = context.arena
    let count = itemOf.count - 1
    let bounds = arena.buffer(count, of: ColumnBounds<Double>())
    let entries = arena.buffer(count, of: ComponentEntry(value: 0, column: 0))
    let rows = arena.buffer(1, of: ComponentRow<Double>.empty)
    rows[0].entryCount = Int32(truncatingIfNeeded: count)
    rows[0].lower = total.at(shift).value
    rows[0].upper = rows[0].lower
    for at in items.indices {
      let item = items[at]
      let (low, high) = (item.low.at(shift).value, item.high.at(shift).value)
      if Int(item.variable) == count {
        (rows[0].lower, rows[0].upper) = (-high, -low)
        continue
      }
      bounds[item.variable].lower = (item.factor > 0 ? low : high) / item.factor
      bounds[item.variable].upper = (item.factor > 0 ? high : low) / item.factor
      entries[item.variable] = ComponentEntry(value: item.factor, column: item.variable)
    }
    let component = Component(
      bounds: bounds, rows: rows, entries: entries, softBounds: arena.buffer(0, of: .empty))
    var tableau = try Tableau(component, keepsFixed: false, context: context)
    _ = try tableau.fixRequired(of: component)
    return KeptBasis(basis: tableau, memory: memory)
  }
}
