/// Presolve: the elimination of required equalities of one or two unknowns (singleton and doubleton
/// equations).
///
/// A singleton fixes its variable; a doubleton makes each of its variables an affine function of
/// the other. Longer rows shrink as their variables are fixed or merged, and are examined again. In
/// a layout this eliminates nearly all rows. The rest is over class representatives.
///
/// 1. Every row is examined once: in the given order or, if that is scattered, by its last
///    variable. Rows that still have three or more classes are deferred.
/// 2. Deferred rows of at most four terms are swept as long as each sweep eliminates a quarter of
///    them, which costs O(rows) in all. If few terms are left, all rows are swept until a sweep
///    makes no progress.
/// 3. Otherwise deferred rows go to a work list. A row is queued once it has two unfixed variables
///    left, which costs O(terms) in all. A short row is also queued when one of its variables is
///    fixed or its class is merged into a larger one, which costs O(terms · log variables) in all.
/// 4. Deferred longer rows are examined one last time.
struct Presolve<Number: Scalar> {
  private let sharedSystem: Shared<SystemView>
  /// The original system.
  var system: SystemView { sharedSystem.value }
  let classes: AffineUnionFind<Number>
  private(set) var edges: List<ProofEdge>
  /// The remaining required equalities. Each has three or more classes, or two whose ratio would be
  /// too steep.
  private(set) var remaining: List<DeferredRow>
  /// The constraints other than required equalities.
  private(set) var others: List<Int32>
  var row: PresolvedRow<Number>
  /// The largest number in the eliminated rows.
  var scale = 1.0
  /// The rows that contradict earlier eliminations; `nil` if the first contradiction ends presolve.
  var contradictions: List<Int32>?

  /// The maximum number of terms of a short row.
  static var shortRow: Int { 4 }
  /// The maximum number of deferred terms for which sweeping is cheaper than a work list.
  private static var fewTerms: Int { 256 }

  /// A row that was examined but not eliminated.
  struct DeferredRow: BitwiseCopyable {
    var row: Int32
    /// Whether it is known to have three or more distinct classes.
    var isDistinct = false
  }

  /// A deferred row's state in the work list.
  struct RowState: BitwiseCopyable {
    /// Whether it still awaits elimination.
    var isPending = false
    var isQueued = false
    /// The number of its variables without a value.
    var unfixed: Int32 = 0
  }

  /// The state of each row; `nil` before there is a work list.
  var states: Buffer<RowState>?
  private var queue: List<Int32>
  private var pending: List<DeferredRow>
  /// During the first pass, whether each representative's class is in a deferred row.
  private var isDeferredOn: Buffer<Bool>?
  /// Whether a class of a deferred row has changed, which may have shortened the row.
  private var mayProgress = false
  private(set) var hasNoDeferredRows = true
  /// The last row found to be wide.
  var lastWide = -1
  /// The deferred rows with variable `v` are `occurrences[starts[v] ..< starts[v + 1]]`.
  private var occurrenceStarts: Buffer<Int32>?
  private var occurrences: Buffer<Int32>?
  private var woken: List<Int32>
  let context: SolveContext
  private var arena: Arena { context.arena }

  /// Presolves `shared`.
  ///
  /// Throws ``Failure/infeasible(_:)`` if required equalities contradict each other, unless
  /// `collectsContradictions`.
  init(
    _ shared: Shared<SystemView>, collectsContradictions: Bool = false, context: SolveContext
  ) throws(Failure) {
    sharedSystem = shared
    if collectsContradictions { contradictions = List(capacity: 0, in: context.arena) }
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
    try context.meter.charge(6 * (system.constraintCount + system.variables.count))
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
          try process(r, of: system, classes)
          r = order.next[r]
        }
      }
    } else {
      for r in 0..<Int32(truncatingIfNeeded: system.constraintCount) {
        if system.isRequiredEquality(Int(r)) {
          try process(r, of: system, classes)
        } else {
          others.append(r, in: arena)
        }
      }
    }
    isDeferredOn = nil
    guard mayProgress, try mayStillProgress() else {
      // No class of these rows has changed since their examination.
      remaining = pending
      return
    }
    indexPending()
    try drain()
    // Each success may fix variables of other rows.
    for at in pending.indices {
      let r = Int(pending[at].row)
      if isPending(r) && !isShort(r), try eliminate(r) { try drain() }
    }
    remaining = List(capacity: pending.count, in: arena)
    for at in pending.indices where isPending(Int(pending[at].row)) {
      remaining.append(DeferredRow(row: pending[at].row), in: arena)
    }
  }

  /// Examines a row for the first time, and defers it if it is not eliminated.
  ///
  /// Stored properties are passed as arguments to stay in registers from row to row.
  @inline(__always)
  private mutating func process(
    _ r: Int32, of system: SystemView, _ classes: AffineUnionFind<Number>
  ) throws(Failure) {
    if try !examine(Int(r), of: system, classes) { deferRow(r) }
  }

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

  /// Records that a class was fixed.
  @inline(__always)
  mutating func noteFix(of root: Int) {
    if let isDeferredOn, isDeferredOn[root] { mayProgress = true }
  }

  /// Records that two classes were joined, which shortens only rows with both.
  @inline(__always)
  mutating func noteJoin(of a: Int, and b: Int) {
    guard let isDeferredOn, isDeferredOn[a] || isDeferredOn[b] else { return }
    if isDeferredOn[a] && isDeferredOn[b] { mayProgress = true }
    isDeferredOn[a] = true
    isDeferredOn[b] = true
  }

  /// The number of classes without a value. Each eliminated row removes one.
  var classCount: Int { system.variableCount - edges.count }

  /// The derivative of a constraint's constant by the edited constant.
  func slope(_ r: Int) -> Double { r == context.parameter ? 1 : 0 }

  private func isPending(_ r: Int) -> Bool { states?[r].isPending ?? true }

  /// Sweeps the pending rows while that pays off; returns whether a work list may eliminate more.
  private mutating func mayStillProgress() throws(Failure) -> Bool {
    while true {
      // Examining few terms again is cheaper than indexing them.
      let isLittle = pendingTermCount <= Presolve.fewTerms
      let (examined, eliminated) = try sweep(short: true, long: isLittle)
      if eliminated == 0 {
        if isLittle { return false }
        return try sweep(short: false, long: true).eliminated > 0
      }
      if eliminated * 4 < examined && !isLittle { return true }
    }
  }

  /// Examines pending rows once more, and drops the eliminated ones.
  private mutating func sweep(
    short: Bool, long: Bool
  ) throws(Failure) -> (examined: Int, eliminated: Int) {
    var examined = 0
    var kept = 0
    for at in pending.indices {
      var deferred = pending[at]
      let r = Int(deferred.row)
      if isShort(r) ? short : long {
        examined += 1
        try context.meter.charge(1 + system.slots(r).count)
        deferred.isDistinct = isWide(r)
        if !deferred.isDistinct, try examine(r) { continue }
      }
      pending[kept] = deferred
      kept += 1
    }
    let eliminated = pending.count - kept
    pending.keepFirst(kept)
    return (examined, eliminated)
  }

  /// The number of terms of the pending rows, counted up to ``fewTerms``.
  private var pendingTermCount: Int {
    var count = pending.count
    for at in pending.indices where count <= Presolve.fewTerms {
      count += system.slots(Int(pending[at].row)).count
    }
    return count
  }

  /// Builds the work list: the pending rows of each variable, and the number of unfixed variables
  /// of each pending row.
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
      // Classes may have changed since the first examination.
      if isShort(r) || states[r].unfixed <= 2 { enqueue(Int32(truncatingIfNeeded: r)) }
    }
  }

  func isShort(_ r: Int) -> Bool { system.slots(r).count <= Presolve.shortRow }

  private mutating func enqueue(_ r: Int32) {
    guard let states, states[r].isPending, !states[r].isQueued else { return }
    states[r].isQueued = true
    queue.append(r, in: arena)
  }

  /// Examines queued rows until the queue is empty.
  private mutating func drain() throws(Failure) {
    var head = 0
    while head < queue.count {
      let r = Int(queue[head])
      head += 1
      states?[r].isQueued = false
      if isPending(r) { _ = try eliminate(r) }
    }
    queue.removeAll()
  }

  private mutating func eliminate(_ r: Int) throws(Failure) -> Bool {
    try context.meter.charge(1 + system.slots(r).count)
    guard try examine(r) else { return false }
    states?[r].isPending = false
    return true
  }

  /// Records that row `r` tied variable `a` to variable `b` or to the constant node.
  mutating func recordEdge(_ a: Int32, to b: Int32, row r: Int) {
    edges.append(ProofEdge(a: a, b: b, row: Int32(truncatingIfNeeded: r)), in: arena)
  }

  /// Queues the rows that may have become short enough by fixing a class.
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

  /// Queues the short rows that may have become shorter by joining two classes.
  mutating func wakeRows(ofJoined a: Int, and b: Int) throws(Failure) {
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

  /// The members from which the bounds and rows of some component members were derived.
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

  /// `rows`, the implied signs of `variables`, and the rows used to rewrite them, as conflict
  /// members.
  func explanation(
    of rows: [Int], nonNegative variables: [Int]
  ) throws(Failure) -> [ConflictMember] {
    func root(_ v: Int) -> Int { classes.form(of: v).root }
    let forest = ProofForest(
      edges: edges.indices.map { edges[$0] }, variableCount: system.variableCount)
    let implying = try forest.rows(
      implying: rows, variables: variables, in: system, reference: root, meter: context.meter)
    return variables.sorted().map { .nonNegative(Variable(index: $0)) }
      + implying.map { .constraint($0) }
  }
}
