/// The first stage of a solve: required equalities of one or two unknowns, used up.
///
/// An equality of one unknown fixes it, one of two makes each an affine function of the other;
/// longer ones shrink as their variables do and are looked at again. What is left speaks of
/// representatives only. In a layout this removes nearly everything.
///
/// Rows are taken in the order in which they come or, where that jumps about, by the last variable
/// that they name: what is laid out from views before it then mostly finds these fixed, and what
/// lies together in memory is used together. Those that are not used up deferRow. If nothing happens to
/// what they name until all rows were looked at, that was it; else those of at most four terms are
/// gone through again and again for as long as each pass uses a quarter of them up: a few passes in
/// whatever order the rows come, and O(rows) in all; where but a few terms are left, all of them
/// until nothing moves. Where a pass uses up nothing, longer rows are looked at once more. Where it
/// uses up less than a quarter, or one of these longer rows, rows deferRow for what they name: one is
/// woken when its unfixed variables come down to two, which costs O(terms) in all, and, if it has
/// at most four terms, when one is fixed, or its class is absorbed by a larger one, which costs
/// O(terms · log variables) in all; at the end longer rows are looked at once more.
struct Presolve<Number: Scalar> {
  private let sharedSystem: Shared<SystemView>
  /// What is reduced.
  var system: SystemView { sharedSystem.value }
  let classes: AffineUnionFind<Number>
  private(set) var edges: List<ProofEdge>
  /// The required equalities that still tie three or more representatives.
  private(set) var remaining: List<DeferredRow>
  /// The constraints that are no required equalities.
  private(set) var others: List<Int32>
  var row: PresolvedRow<Number>
  /// The largest number in the rows that were used up.
  var scale = 1.0

  static var shortRow: Int { 4 }
  /// So few terms are gone through until nothing moves.
  private static var fewTerms: Int { 256 }

  /// A row that was looked at and not used up.
  struct DeferredRow: BitwiseCopyable {
    var row: Int32
    /// Whether it is known to name three or more representatives, each but once.
    var isDistinct = false
  }

  struct RowState: BitwiseCopyable {
    var isPending = false
    var isQueued = false
    /// How many of its variables have no value.
    var unfixed: Int32 = 0
  }

  var states: Buffer<RowState>?
  private var queue: List<Int32>
  private var pending: List<DeferredRow>
  /// While rows are looked at for the first time, for each representative whether a waiting row
  /// names one of its class.
  private var isDeferredOn: Buffer<Bool>?
  /// Whether anything has happened to these classes that can make a waiting row shorter.
  private var mayProgress = false
  /// Whether no row waits.
  private(set) var hasNoDeferredRows = true
  /// The last row that was found to be wide.
  var lastWide = -1
  private var occurrenceStarts: Buffer<Int32>?
  private var occurrences: Buffer<Int32>?
  private var woken: List<Int32>
  let context: SolveContext
  private var arena: Arena { context.arena }

  /// Reduces `system`; throws ``Failure/infeasible(_:)`` where required equalities contradict each
  /// other.
  init(_ shared: Shared<SystemView>, context: SolveContext) throws(Failure) {
    sharedSystem = shared
    let system = shared.value
    self.context = context
    let arena = context.arena
    classes = AffineUnionFind(count: system.variableCount, in: arena)
    row = PresolvedRow(variableCount: system.variableCount, in: arena)
    edges = List(capacity: min(system.variableCount, system.constraintCount), in: arena)
    remaining = List(capacity: 0, in: arena)
    others = List(capacity: 0, in: arena)
    queue = List(capacity: 0, in: arena)
    pending = List(capacity: 0, in: arena)
    woken = List(capacity: 0, in: arena)
    try context.meter.charge(system.constraintCount + system.variables.count)
    if RowOrder.isScattered(system) {
      let order = RowOrder(of: system, in: arena)
      for r in 0..<Int32(truncatingIfNeeded: system.constraintCount) {
        if system.isRequiredEquality(Int(r)) {
          order.insert(r, of: system)
        } else {
          others.append(r, in: arena)
        }
      }
      for v in order.first.indices {
        var r = order.first[v]
        while r >= 0 {
          try look(at: r, system, classes)
          r = order.next[r]
        }
      }
    } else {
      for r in 0..<Int32(truncatingIfNeeded: system.constraintCount) {
        if system.isRequiredEquality(Int(r)) {
          try look(at: r, system, classes)
        } else {
          others.append(r, in: arena)
        }
      }
    }
    isDeferredOn = nil
    guard mayProgress, try mayStillProgress() else {
      // Nothing has changed since all of these were looked at.
      remaining = pending
      return
    }
    indexPending()
    try drain()
    // One last look at the long rows that deferRow; each success can fix others.
    for at in pending.indices {
      let r = Int(pending[at].row)
      if isPending(r) && !isShort(r), try use(r) { try drain() }
    }
    remaining = List(capacity: pending.count, in: arena)
    for at in pending.indices where isPending(Int(pending[at].row)) {
      remaining.append(DeferredRow(row: pending[at].row), in: arena)
    }
  }

  /// Uses a row up for the first time that it is looked at, or puts it with those that deferRow.
  ///
  /// Gets parts of itself, so that they stay in registers from row to row.
  @inline(__always)
  private mutating func look(
    at r: Int32, _ system: SystemView, _ classes: AffineUnionFind<Number>
  ) throws(Failure) {
    if try !examine(Int(r), system, classes) { deferRow(r) }
  }

  /// Puts a row with those that deferRow.
  @inline(never)
  private mutating func deferRow(_ r: Int32) {
    pending.append(DeferredRow(row: r, isDistinct: lastWide == Int(r)), in: arena)
    hasNoDeferredRows = false
    if mayProgress { return }
    let marks = isDeferredOn ?? arena.buffer(system.variableCount, of: false)
    isDeferredOn = marks
    for slot in system.slots(Int(r)) {
      let root = classes.root(of: Int(system.variables[slot]))
      if root != classes.constant { marks[root] = true }
    }
  }

  /// Notes that a class gets a value.
  @inline(__always)
  mutating func noteFix(of root: Int) {
    if let isDeferredOn, isDeferredOn[root] { mayProgress = true }
  }

  /// Notes that two classes are joined: that makes no row shorter which names but one of them.
  @inline(__always)
  mutating func noteJoin(of a: Int, _ b: Int) {
    guard let isDeferredOn, isDeferredOn[a] || isDeferredOn[b] else { return }
    if isDeferredOn[a] && isDeferredOn[b] { mayProgress = true }
    isDeferredOn[a] = true
    isDeferredOn[b] = true
  }

  /// The number of classes without a value: each step took one away.
  var classCount: Int { system.variableCount - edges.count }

  /// The slope of a constraint's constant.
  func slope(_ r: Int) -> Double { r == context.parameter ? 1 : 0 }

  private func isPending(_ r: Int) -> Bool { states?[r].isPending ?? true }

  /// Goes through the pending rows while that pays; tells whether one of those left may still be
  /// used up.
  private mutating func mayStillProgress() throws(Failure) -> Bool {
    while true {
      // Where little is left, to look at all of it again is cheaper than to find out what may have
      // changed.
      let isLittle = pendingTermCount <= Presolve.fewTerms
      let (lookedAt, used) = try sweep(atShort: true, atLong: isLittle)
      if used == 0 {
        if isLittle { return false }
        return try sweep(atShort: false, atLong: true).used > 0
      }
      if used * 4 < lookedAt && !isLittle { return true }
    }
  }

  /// Looks at pending rows once more, and drops those that it uses up.
  private mutating func sweep(
    atShort: Bool, atLong: Bool
  ) throws(Failure) -> (lookedAt: Int, used: Int) {
    var lookedAt = 0
    var kept = 0
    for at in pending.indices {
      var waiting = pending[at]
      let r = Int(waiting.row)
      if isShort(r) ? atShort : atLong {
        lookedAt += 1
        try context.meter.charge(1 + system.slots(r).count)
        waiting.isDistinct = isWide(r)
        if !waiting.isDistinct, try examine(r) { continue }
      }
      pending[kept] = waiting
      kept += 1
    }
    let used = pending.count - kept
    pending.keepFirst(kept)
    return (lookedAt, used)
  }

  /// The number of terms of the pending rows, or more than ``fewTerms``.
  private var pendingTermCount: Int {
    var count = pending.count
    for at in pending.indices where count <= Presolve.fewTerms {
      count += system.slots(Int(pending[at].row)).count
    }
    return count
  }

  /// For each variable, the pending rows that name it; for each pending row, its unfixed variables.
  private mutating func indexPending() {
    let states = arena.buffer(system.constraintCount, of: RowState())
    let starts = arena.buffer(system.variableCount + 1, of: Int32(0))
    var termCount = 0
    for at in pending.indices {
      for slot in system.slots(Int(pending[at].row)) {
        starts[Int(system.variables[slot]) + 1] += 1
        termCount += 1
      }
    }
    for v in 0..<system.variableCount { starts[v + 1] += starts[v] }
    let occurrences = arena.buffer(termCount, of: Int32(0))
    let fill = arena.copy(starts)
    self.states = states
    occurrenceStarts = starts
    self.occurrences = occurrences
    for at in pending.indices {
      let r = Int(pending[at].row)
      states[r].isPending = true
      for slot in system.slots(r) {
        let v = Int(system.variables[slot])
        occurrences[fill[v]] = Int32(truncatingIfNeeded: r)
        fill[v] += 1
        if classes.form(of: v).root != classes.constant { states[r].unfixed += 1 }
      }
      // Classes may have grown since the row was first looked at.
      if isShort(r) || states[r].unfixed <= 2 { enqueue(Int32(truncatingIfNeeded: r)) }
    }
  }

  func isShort(_ r: Int) -> Bool { system.slots(r).count <= Presolve.shortRow }

  private mutating func enqueue(_ r: Int32) {
    guard let states, states[r].isPending, !states[r].isQueued else { return }
    states[r].isQueued = true
    queue.append(r, in: arena)
  }

  private mutating func drain() throws(Failure) {
    var head = 0
    while head < queue.count {
      let r = Int(queue[head])
      head += 1
      states?[r].isQueued = false
      if isPending(r) { _ = try use(r) }
    }
    queue.removeAll()
  }

  private mutating func use(_ r: Int) throws(Failure) -> Bool {
    try context.meter.charge(1 + system.slots(r).count)
    guard try examine(r) else { return false }
    states?[r].isPending = false
    return true
  }

  mutating func note(_ a: Int32, _ b: Int32, _ r: Int) {
    edges.append(ProofEdge(a: a, b: b, row: Int32(truncatingIfNeeded: r)), in: arena)
  }

  mutating func wakeRows(ofFixed root: Int) throws(Failure) {
    guard let states, let occurrences, let occurrenceStarts else { return }
    woken.removeAll()
    try classes.forEachMember(of: root) { v throws(Failure) in
      for slot in Int(occurrenceStarts[v])..<Int(occurrenceStarts[v + 1]) {
        woken.append(occurrences[slot], in: arena)
      }
      try context.meter.charge(1)
    }
    for at in woken.indices {
      states[woken[at]].unfixed -= 1
      if states[woken[at]].unfixed <= 2 || isShort(Int(woken[at])) { enqueue(woken[at]) }
    }
  }

  mutating func wakeRows(ofJoined a: Int, _ b: Int) throws(Failure) {
    guard let occurrences, let occurrenceStarts else { return }
    woken.removeAll()
    let smaller = classes.size(ofRoot: a) <= classes.size(ofRoot: b) ? a : b
    try classes.forEachMember(of: smaller) { v throws(Failure) in
      for slot in Int(occurrenceStarts[v])..<Int(occurrenceStarts[v + 1])
      where isShort(Int(occurrences[slot])) {
        woken.append(occurrences[slot], in: arena)
      }
      try context.meter.charge(1)
    }
    for at in woken.indices { enqueue(woken[at]) }
  }

  /// All that stands behind some members of a component.
  func explanation(of members: [ConflictMember]) throws(Failure) -> [ConflictMember] {
    var rows: [Int] = []
    var signs: [Int] = []
    for member in members {
      switch member {
      case .constraint(let r): rows.append(r)
      case .nonNegative(let v): signs.append(v.index)
      }
    }
    return try explanation(of: rows, nonNegative: signs)
  }

  /// All that stands behind `rows` and the implied signs of `variables`, as members of a conflict.
  func explanation(
    of rows: [Int], nonNegative variables: [Int]
  ) throws(Failure) -> [ConflictMember] {
    func root(_ v: Int) -> Int { classes.form(of: v).root }
    let forest = ProofForest(
      edges: edges.indices.map { edges[$0] }, variableCount: system.variableCount)
    let behind = try forest.rows(
      behind: rows, variables: variables, in: system, reference: root, meter: context.meter)
    return variables.sorted().map { .nonNegative(Variable(index: $0)) }
      + behind.map { .constraint($0) }
  }
}
