/// The required constraints of a system as independent parts and admission events. All its
/// equalities hold together.
///
/// Presolve and substitution are the same as in a solve (``ComponentBuilder``), but every
/// inequality and sign is kept: its turn may come before that of a tighter one.
struct AdmissionSystem {
  /// The parts; the rows of inequalities have no bounds yet.
  private(set) var parts: AdmissionParts
  /// The events in order, including the equalities that contradict others.
  private(set) var events: [AdmissionEvent] = []
  /// The independent equalities that hold.
  private(set) var equalities: [Int32] = []

  /// Builds the system. Equalities that are admitted in order are inequalities in the view, and
  /// equalities in `original`.
  ///
  /// - Complexity: The same as a solve up to the first simplex step.
  init(
    _ view: Shared<SystemView>, original: ConstraintSystem, _ context: SolveContext
  ) throws(Failure) {
    let presolve = try Presolve<Double>(view, collectsContradictions: true, context: context)
    var builder = Builder(presolve, original: original)
    try builder.addEqualities()
    try builder.addSigns()
    try builder.addOthers()
    (parts, equalities) = try builder.makeParts()
    events = builder.events
    // Signs come first already; merge contradictory equalities and rows into the rest.
    events.sort(by: AdmissionEvent.precedes)
  }

  private struct Builder {
    var presolve: Presolve<Double>
    let original: ConstraintSystem
    let columnOf: Buffer<Int32>
    var rows: List<ComponentRow<Double>>
    var entries: List<ComponentEntry>
    let isFree: Buffer<Bool>
    var events: [AdmissionEvent] = []
    /// The index in `events` of each row's event.
    var rowEvents: [Int] = []
    var equalityCount = 0
    /// Equalities that follow from others or contradict them.
    var isDependent: Set<Int32> = []
    var context: SolveContext { presolve.context }
    var arena: Arena { context.arena }
    var system: SystemView { presolve.system }

    init(_ presolve: Presolve<Double>, original: ConstraintSystem) {
      self.presolve = presolve
      self.original = original
      let arena = presolve.context.arena
      columnOf = arena.buffer(presolve.system.variableCount, of: -1)
      var count: Int32 = 0
      for v in columnOf.indices where presolve.classes.isRoot(v) {
        columnOf[v] = count
        count += 1
      }
      isFree = arena.buffer(Int(count), of: true)
      rows = List(capacity: presolve.remaining.count, in: arena)
      entries = List(capacity: 4 * presolve.remaining.count, in: arena)
    }

    /// Rewrites a row over the classes, and leaves its summands in `presolve.row`.
    private mutating func evaluate(_ r: Int) throws(Failure) {
      presolve.row.evaluate(r, of: system, in: presolve.classes, slope: 0)
      try context.meter.charge(1 + system.slots(r).count)
    }

    /// Appends the row that was evaluated last.
    private mutating func appendRow(_ r: Int, lower: Double, upper: Double) {
      let first = entries.count
      for at in 0..<presolve.row.count {
        let summand = presolve.row.summands[at]
        entries.append(
          ComponentEntry(value: summand.coefficient, column: columnOf[summand.root]), in: arena)
      }
      rows.append(
        ComponentRow(
          lower: lower, upper: upper, magnitude: presolve.row.magnitude,
          constraint: Int32(truncatingIfNeeded: r), firstEntry: Int32(truncatingIfNeeded: first),
          entryCount: Int32(truncatingIfNeeded: entries.count - first), softBoundsIndex: -1),
        in: arena)
    }

    private mutating func addContradiction(_ r: Int32) {
      isDependent.insert(r)
      events.append(AdmissionEvent(member: .constraint(Int(r)), variable: -1, holds: false))
    }

    mutating func addEqualities() throws(Failure) {
      if let contradictions = presolve.contradictions {
        for at in contradictions.indices { addContradiction(contradictions[at]) }
      }
      for at in presolve.remaining.indices {
        let r = presolve.remaining[at].row
        try evaluate(Int(r))
        let constant = presolve.row.constant
        if presolve.row.count > 0 {
          appendRow(Int(r), lower: -constant, upper: -constant)
        } else if abs(constant) <= presolve.row.tolerance {
          isDependent.insert(r)
        } else {
          addContradiction(r)
        }
      }
      equalityCount = rows.count
    }

    mutating func addSigns() throws(Failure) {
      let slack = max(Tolerance.feasibility, Tolerance.rounding * presolve.scale)
      for v in 0..<system.variableCount where system.isNonNegative[v] {
        let member = ConflictMember.nonNegative(Variable(index: v))
        if let value = presolve.classes.value(of: v) {
          if value < -slack {
            events.append(AdmissionEvent(member: member, variable: -1, holds: false))
          }
          continue
        }
        let form = presolve.classes.form(of: v)
        var event = AdmissionEvent(
          member: member, variable: columnOf[form.root], factor: form.factor)
        event.bound(from: -form.offset, to: .infinity)
        isFree[event.variable] = false
        events.append(event)
      }
      try context.meter.charge(system.variableCount)
    }

    mutating func addOthers() throws(Failure) {
      for at in presolve.others.indices {
        let r = Int(presolve.others[at])
        guard system.isRequired(r) else { continue }
        try evaluate(r)
        let constant = presolve.row.constant
        // A late equality looks like an inequality in the view.
        let relation = original.relations[r]
        let low = relation == .lessThanOrEqual ? -Double.infinity : -constant
        let high = relation == .greaterThanOrEqual ? Double.infinity : -constant
        var event = AdmissionEvent(member: .constraint(r), variable: -1)
        switch presolve.row.count {
        case 0:
          event.holds = max(low, -high, 0) <= presolve.row.tolerance
          if event.holds { continue }
        case 1:
          let only = presolve.row.summands[0]
          event.variable = columnOf[only.root]
          event.factor = only.coefficient
          event.size = presolve.row.magnitude
          event.bound(from: low, to: high)
          isFree[event.variable] = false
        default:
          event.size = presolve.row.magnitude
          (event.lower, event.upper) = (low, high)
          for summand in 0..<presolve.row.count {
            isFree[columnOf[presolve.row.summands[summand].root]] = false
          }
          rowEvents.append(events.count)
          appendRow(r, lower: -.infinity, upper: .infinity)
        }
        events.append(event)
      }
    }

    /// Substitutes free columns, and makes bases in which the remaining equalities hold. Also
    /// returns the independent equalities.
    mutating func makeParts() throws(Failure) -> (AdmissionParts, [Int32]) {
      let before = rows.elements
      var substitution = FreeColumnSubstitution(
        rows: before, entries: entries.elements, equalityCount: equalityCount, isFree: isFree,
        context: context)
      try substitution.run()
      rows = List(capacity: before.count, in: arena)
      try substitution.forEachRemaining { r, sum throws(Failure) in try addSum(before[r], sum) }
      let sumCount = rows.count
      let columnCount = isFree.count
      for r in equalityCount..<before.count {
        let slack = columnCount + rows.count
        events[rowEvents[r - equalityCount]].variable = Int32(truncatingIfNeeded: slack)
        rows.append(before[r], in: arena)
      }
      var dependent: [(row: Int, holds: Bool)] = []
      let parts = try AdmissionParts(
        rows: rows.elements, entries: entries.elements, equalityCount: sumCount, isFree: isFree,
        context
      ) { dependent.append(($0, $1)) }
      for (row, holds) in dependent { note(rows[row].constraint, holds: holds) }
      return (parts, independentEqualities())
    }

    /// Adds a sum of equalities under the name of the `first`.
    private mutating func addSum(
      _ first: ComponentRow<Double>, _ sum: RowSum<Double>
    ) throws(Failure) {
      let start = entries.count
      for at in sum.entries.indices where sum.entries[at].value != 0 {
        entries.append(sum.entries[at], in: arena)
      }
      guard entries.count > start else {
        let isZero = abs(sum.target) <= Tolerance.feasibility * sum.magnitude
        return note(first.constraint, holds: isZero)
      }
      rows.append(
        ComponentRow(
          lower: sum.target, upper: sum.target, magnitude: sum.magnitude,
          constraint: first.constraint, firstEntry: Int32(truncatingIfNeeded: start),
          entryCount: Int32(truncatingIfNeeded: entries.count - start), softBoundsIndex: -1),
        in: arena)
    }

    /// Records an equality whose sum with others has no column left.
    private mutating func note(_ r: Int32, holds: Bool) {
      if holds { isDependent.insert(r) } else { addContradiction(r) }
    }

    private func independentEqualities() -> [Int32] {
      var rows = presolve.edges.indices.map { presolve.edges[$0].row }
      rows += presolve.remaining.indices.lazy.map { presolve.remaining[$0].row }
        .filter { !isDependent.contains($0) }
      return rows
    }
  }
}

extension AdmissionEvent {
  /// Derives the variable's interval from that of `factor · variable`.
  fileprivate mutating func bound(from low: Double, to high: Double) {
    lower = (factor > 0 ? low : high) / factor
    upper = (factor > 0 ? high : low) / factor
    size /= abs(factor)
  }
}
