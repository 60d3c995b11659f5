/// Where a block's values may lie at the same cost.
enum BlockFace {
  /// Nowhere else.
  case point
  /// A block of one column.
  case interval(lower: DualNumber, upper: DualNumber)
  /// A block of several columns. For each of them, `varies` says whether it may have other values.
  case columns(OpenColumns, varies: [Bool])
  /// A column that is a function of columns of other faces.
  case sum(OpenSum)

  func mayVary(_ column: Int32) -> Bool {
    switch self {
    case .point: false
    case .interval, .sum: true
    case .columns(_, let varies): varies[Int(column)]
    }
  }

  /// The same where the numbers of all blocks have grown by `change`.
  func renumbered(by change: Int) -> BlockFace {
    guard case .sum(var sum) = self else { return self }
    for at in sum.terms.indices { sum.terms[at].block += Int32(truncatingIfNeeded: change) }
    return .sum(sum)
  }
}

/// What the block of a number leaves open.
struct OpenFace {
  let block: Int
  let face: BlockFace
}

/// A linear function of columns that may vary: `constant + Σ factor · column`.
///
/// Where some of them are sums themselves, their blocks have greater numbers than the sum's own.
struct OpenSum {
  var constant: DualNumber
  var terms: [Freedom.Link]
}

/// The columns of a block, their bounds narrowed to the optimal face, kept beyond their solve.
struct OpenColumns {
  /// They as a tableau in memory of its own, to ask questions of, when the edited constant has moved by `shift`.
  let tableau: (_ meter: WorkMeter, _ shift: Double) throws(Failure) -> KeptTableau
}

/// A tableau that outlives its solve.
struct KeptTableau {
  var tableau: Tableau<Double>
  /// What the tableau lives in.
  let memory: ArenaMemory
}

extension Tableau {
  /// The tableau, kept beyond its solve by what it lives in.
  fileprivate func kept() -> OpenColumns {
    let owner = context.memory.strong
    return OpenColumns { meter, shift throws(Failure) in
      try withExtendedLifetime(owner) { () throws(Failure) in
        try meter.allow(bytes: matrix.byteCount)
        let memory = ArenaMemory(capacity: 0)
        let context = SolveContext(memory: memory, meter: meter)
        return KeptTableau(tableau: copy(in: context, shift: shift), memory: memory)
      }
    }
  }
}

extension Block {
  /// Solves the block, level by level, and writes a value for each column.
  ///
  /// Throws ``Failure/infeasible(_:)`` with the constraints of the block that cannot all hold.
  func solve(into values: Buffer<Number>, context: SolveContext) throws(Failure) -> BlockFace {
    try context.meter.charge(1 + intervals.count)
    IntervalOrder.sort(intervals, in: context.arena)
    if rows.count == 1 {
      guard var row = OneRow(self, context: context) else {
        throw .infeasible(OneRow.certificate(of: self))
      }
      try forEachLevel(context) { level throws(Failure) in
        try row.settleLevel(level)
        return true
      }
      return try row.finish(columnCount, into: values)
    }
    context.meter.note { $0.priority = Priority.required.value }
    var tableau = try Tableau(self, keepsSettled: false, context: context)
    guard try tableau.settleRequired(of: self) else {
      var traced = try Tableau(self, keepsSettled: true, context: context)
      // The same block without shortcuts; what it ends at names the rows.
      _ = try traced.settleRequired(of: self)
      throw .infeasible(traced.certificate(of: self))
    }
    if var row = OneRow(tableau) {
      try forEachLevel(context) { level throws(Failure) in
        try row.settleLevel(level)
        return true
      }
      try row.finish(&tableau)
    } else if tableau.hasFreedom() {
      try forEachLevel(context) { level throws(Failure) in try tableau.settleLevel(level) }
      try tableau.moveToVertex()
    }
    tableau.noteRange()
    tableau.computeDefined()
    for column in 0..<columnCount { values[column] = tableau.cells[column].value }
    guard tableau.hasFreedom() else { return .point }
    return .columns(tableau.kept(), varies: tableau.varyingColumns())
  }

  /// Calls `body` with each level, from the highest down, while it tells that something is left to decide.
  private func forEachLevel(
    _ context: SolveContext, _ body: (Buffer<Interval<Number>>) throws(Failure) -> Bool
  ) throws(Failure) {
    var at = 0
    while at < intervals.count {
      let end = intervals.endOfLevel(at)
      let priority = intervals[at].priority
      context.meter.note { $0.priority = priority }
      guard try body(intervals.slice(at..<end)) else { return }
      at = end
    }
  }
}
