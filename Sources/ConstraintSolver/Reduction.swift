/// The first stage of a solve: required equalities of one or two unknowns, used up.
///
/// An equality of one unknown fixes it, one of two makes each an affine function of the other; longer
/// ones shrink as their variables do and are looked at again. What is left speaks of representatives
/// only. In a layout this removes nearly everything.
///
/// A row is woken when its unfixed variables come down to two, which costs O(terms) in all, and, while it
/// has at most four terms, when a class that it names is absorbed by a larger one, which costs
/// O(terms · log variables) in all. Longer rows are looked at once at the start and once at the end.
struct Reduction {
  let system: ConstraintSystem
  var classes: AffineClasses
  private(set) var edges: [ProofEdge] = []
  /// The required equalities that still tie three or more representatives.
  private(set) var remaining: [Int32] = []
  var row: ReducedRow

  private static let shortRow = 4
  /// Classes steeper than this would spoil the numbers of their members; such links stay with the linear program.
  private static let steepest = 1e6

  private var isQueued: [Bool]
  private var queue: [Int32] = []
  private var pending: [Int32] = []
  private var unfixed: [Int32] = []
  private var occurrenceStarts: [Int32] = []
  private var occurrences: [Int32] = []
  private var isPending: [Bool]
  private let meter: WorkMeter

  /// Reduces `system`; throws ``Failure/infeasible(_:)`` where required equalities contradict each other.
  init(_ system: ConstraintSystem, meter: WorkMeter) throws(Failure) {
    self.system = system
    self.meter = meter
    classes = AffineClasses(count: system.variableCount)
    row = ReducedRow(variableCount: system.variableCount)
    isQueued = Array(repeating: false, count: system.constraintCount)
    isPending = isQueued
    try examineAll()
    indexPending()
    try drain()
    // One last look at all that waits, long rows too; each success can settle others.
    for r in pending where isPending[Int(r)] {
      if try examine(Int(r)) { try drain() }
    }
    remaining = pending.filter { isPending[Int($0)] }
  }

  private func isRequiredEquality(_ r: Int) -> Bool {
    system.relations[r] == .equal && system.priorities[r] >= Priority.required.value
  }

  private mutating func examineAll() throws(Failure) {
    for r in 0..<system.constraintCount where isRequiredEquality(r) {
      isPending[r] = true
      if try !examine(r) { pending.append(Int32(r)) }
    }
  }

  /// For each variable, the pending rows that name it; for each pending row, its unfixed variables.
  private mutating func indexPending() {
    unfixed = Array(repeating: 0, count: system.constraintCount)
    occurrenceStarts = Array(repeating: 0, count: system.variableCount + 1)
    for r in pending {
      for slot in Int(system.starts[Int(r)])..<Int(system.starts[Int(r) + 1]) {
        occurrenceStarts[Int(system.termVariables[slot]) + 1] += 1
      }
    }
    for v in 0..<system.variableCount { occurrenceStarts[v + 1] += occurrenceStarts[v] }
    occurrences = Array(repeating: 0, count: Int(occurrenceStarts[system.variableCount]))
    var fill = occurrenceStarts
    for r in pending {
      for slot in Int(system.starts[Int(r)])..<Int(system.starts[Int(r) + 1]) {
        let v = Int(system.termVariables[slot])
        occurrences[Int(fill[v])] = r
        fill[v] += 1
        // In two steps: asking `classes` while it changes itself would copy all of it.
        let root = classes.form(of: v).root
        if classes.value(ofRoot: root) == nil { unfixed[Int(r)] += 1 }
      }
      // Classes may have grown since the row was first looked at.
      if isShort(Int(r)) || unfixed[Int(r)] <= 2 { enqueue(r) }
    }
  }

  private func isShort(_ r: Int) -> Bool {
    Int(system.starts[r + 1] - system.starts[r]) <= Reduction.shortRow
  }

  private mutating func enqueue(_ r: Int32) {
    guard isPending[Int(r)], !isQueued[Int(r)] else { return }
    isQueued[Int(r)] = true
    queue.append(r)
  }

  private mutating func drain() throws(Failure) {
    var head = 0
    while head < queue.count {
      let r = Int(queue[head])
      head += 1
      isQueued[r] = false
      if isPending[r] { _ = try examine(r) }
    }
    queue.removeAll(keepingCapacity: true)
  }

  /// Uses a row up if it has come down to two representatives or fewer; tells whether it did.
  private mutating func examine(_ r: Int) throws(Failure) -> Bool {
    row.evaluate(r, of: system, in: &classes)
    try meter.charge(1 + Int(system.starts[r + 1] - system.starts[r]))
    switch row.count {
    case 0:
      guard abs(row.constant) <= row.tolerance else {
        throw .infeasible(try explanation(of: [r], nonNegative: []))
      }
    case 1:
      let root = Int(row.roots[0])
      try fix(root, to: -row.constant / row.coefficients[0], because: r)
    case 2:
      let ratio = -row.coefficients[1] / row.coefficients[0]
      let steepness = classes.steepness(
        joining: Int(row.roots[0]), Int(row.roots[1]), factor: ratio)
      guard steepness <= Reduction.steepest else { return false }
      try join(
        Int(row.roots[0]), Int(row.roots[1]), factor: ratio,
        offset: -row.constant / row.coefficients[0], because: r)
    default:
      return false
    }
    isPending[r] = false
    return true
  }

  private mutating func fix(_ root: Int, to value: Double, because r: Int) throws(Failure) {
    edges.append(
      ProofEdge(a: member(of: root, in: r), b: Int32(system.variableCount), row: Int32(r)))
    classes.fix(root: root, to: value)
    guard !occurrences.isEmpty else { return }
    var woken: [Int32] = []
    try classes.forEachMember(of: root) { v throws(Failure) in
      for slot in Int(occurrenceStarts[v])..<Int(occurrenceStarts[v + 1]) {
        woken.append(occurrences[slot])
      }
      try meter.charge(1)
    }
    for w in woken {
      unfixed[Int(w)] -= 1
      if unfixed[Int(w)] <= 2 { enqueue(w) }
    }
  }

  private mutating func join(
    _ a: Int, _ b: Int, factor: Double, offset: Double, because r: Int
  ) throws(Failure) {
    edges.append(ProofEdge(a: member(of: a, in: r), b: member(of: b, in: r), row: Int32(r)))
    if !occurrences.isEmpty {
      let smaller = classes.size(ofRoot: a) <= classes.size(ofRoot: b) ? a : b
      var woken: [Int32] = []
      try classes.forEachMember(of: smaller) { v throws(Failure) in
        for slot in Int(occurrenceStarts[v])..<Int(occurrenceStarts[v + 1])
        where isShort(Int(occurrences[slot])) {
          woken.append(occurrences[slot])
        }
        try meter.charge(1)
      }
      for w in woken { enqueue(w) }
    }
    classes.join(a, b, factor: factor, offset: offset)
  }

  /// A variable of `r` that `root` represents.
  private mutating func member(of root: Int, in r: Int) -> Int32 {
    for slot in Int(system.starts[r])..<Int(system.starts[r + 1]) {
      let v = system.termVariables[slot]
      if classes.form(of: Int(v)).root == root { return v }
    }
    return Int32(root)
  }

  /// All that stands behind `rows` and the implied signs of `variables`, as members of a conflict.
  func explanation(
    of rows: [Int], nonNegative variables: [Int]
  ) throws(Failure) -> [ConflictMember] {
    var classes = classes
    var reference: [Int: Int] = [:]
    for r in rows {
      for term in system.terms(of: r) {
        reference[term.variable.index] = classes.form(of: term.variable.index).root
      }
    }
    for v in variables { reference[v] = classes.form(of: v).root }
    let forest = ProofForest(edges: edges, variableCount: system.variableCount)
    let behind = try forest.rows(
      behind: rows, variables: variables, in: system, reference: { reference[$0] ?? $0 },
      meter: meter)
    return variables.sorted().map { .nonNegative(Variable(index: $0)) }
      + behind.map { .constraint($0) }
  }
}
