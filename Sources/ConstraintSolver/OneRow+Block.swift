/// A block that is one row from the start, which needs no tableau.
extension OneRow {
  /// Takes over the only row of a block; nothing where its bounds keep it from holding.
  init?(_ block: Block<Number>, context: SolveContext) {
    let row = block.rows[0]
    let arena = context.arena
    let entries = block.entries(of: row)
    let slack = block.columnCount
    let none = Part(factor: -1, variable: Int32(truncatingIfNeeded: slack), low: .zero, high: .zero)
    let parts = arena.buffer(entries.count + (row.isEquality ? 0 : 1), of: none)
    for at in entries.indices {
      let bounds = block.bounds[Int(entries[at].column)]
      let factor = entries[at].value
      var low = factor * (factor > 0 ? bounds.lower : bounds.upper)
      var high = factor * (factor > 0 ? bounds.upper : bounds.lower)
      if low.isFinite && high.value - low.value <= Tolerance.near(low.value) {
        context.range.keepZero(high - low)
        high = low
      }
      if !low.isFinite { low = -.infinity }
      parts[at] = Part(factor: factor, variable: entries[at].column, low: low, high: high)
    }
    if !row.isEquality {
      // The row's own value, which the others' must come to.
      parts[entries.count].low = row.isRequired ? -row.upper : -.infinity
      parts[entries.count].high = row.isRequired ? -row.lower : .infinity
    }
    self.init(
      parts, count: slack + 1, constant: row.isEquality ? row.lower : .zero, context: context)
    guard meetsBounds(slack: Tolerance.feasibility * row.magnitude) else { return nil }
  }

  /// The row and the bounds that keep it from holding.
  static func certificate(of block: Block<Number>) -> [ConflictMember] {
    let row = block.rows[0]
    let entries = block.entries(of: row)
    // Either all sizes are too large already at their least, or too small at their greatest.
    var least = Sum()
    for at in entries.indices {
      let bounds = block.bounds[Int(entries[at].column)]
      let factor = entries[at].value
      least.add(factor * (factor > 0 ? bounds.lower : bounds.upper))
    }
    let isTooLarge = least.infinite == 0 && least.finite.value > row.upper.value
    var members: [ConflictMember] = [.constraint(Int(row.constraint))]
    for at in entries.indices {
      let bounds = block.bounds[Int(entries[at].column)]
      let reason = (entries[at].value > 0) == isTooLarge ? bounds.lowerReason : bounds.upperReason
      if let member = reason.member { members.append(member) }
    }
    return members
  }

  /// Writes the values of the columns, and tells what they leave open.
  mutating func finish(
    _ columnCount: Int, into values: Buffer<Number>
  ) throws(Failure) -> BlockFace {
    let context = context
    var varies: [Bool] = []
    var count = 0
    try settleValues { part, amount throws(Failure) in
      if part.hasRoom { count += 1 }
      if part.low.isFinite { context.range.keepNonNegative(amount - part.low) }
      if part.high.isFinite { context.range.keepNonNegative(part.high - amount) }
      if Int(part.variable) < columnCount { values[part.variable] = amount / part.factor }
    }
    if count == 0 { return .point }
    varies = (0..<columnCount).map { parts[partOf[$0]].hasRoom }
    return .columns(kept(), varies: varies)
  }

  /// The row, kept beyond its solve by what it lives in.
  private func kept() -> OpenColumns {
    let (row, owner) = (self, context.memory.strong)
    return OpenColumns { meter, shift throws(Failure) in
      try withExtendedLifetime(owner) { () throws(Failure) in
        try row.tableau(meter, shift: shift)
      }
    }
  }

  /// The row as a tableau in memory of its own, to ask questions of, when the edited constant has moved by `shift`.
  private func tableau(_ meter: WorkMeter, shift: Double) throws(Failure) -> KeptTableau {
    let memory = ArenaMemory(capacity: 0)
    let context = SolveContext(memory: memory, meter: meter)
    let arena = context.arena
    let count = partOf.count - 1
    let bounds = arena.buffer(count, of: ColumnBounds<Double>())
    let entries = arena.buffer(count, of: BlockEntry(value: 0, column: 0))
    let rows = arena.buffer(1, of: BlockRow<Double>.empty)
    rows[0].entryCount = Int32(truncatingIfNeeded: count)
    rows[0].lower = total.at(shift).value
    rows[0].upper = rows[0].lower
    for at in parts.indices {
      let part = parts[at]
      let (low, high) = (part.low.at(shift).value, part.high.at(shift).value)
      if Int(part.variable) == count {
        (rows[0].lower, rows[0].upper) = (-high, -low)
        continue
      }
      bounds[part.variable].lower = (part.factor > 0 ? low : high) / part.factor
      bounds[part.variable].upper = (part.factor > 0 ? high : low) / part.factor
      entries[part.variable] = BlockEntry(value: part.factor, column: part.variable)
    }
    let block = Block(
      bounds: bounds, rows: rows, entries: entries, intervals: arena.buffer(0, of: .empty))
    var tableau = try Tableau(block, keepsSettled: false, context: context)
    _ = try tableau.settleRequired(of: block)
    return KeptTableau(tableau: tableau, memory: memory)
  }
}
