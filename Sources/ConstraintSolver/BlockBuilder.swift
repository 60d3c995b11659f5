/// Writes what a reduction left over as independent blocks.
///
/// Constraints that have come down to one representative become bounds and intervals of a column; the
/// others become rows. Blocks are numbered by their first representative, so equal systems give equal blocks.
struct BlockBuilder {
  private var reduction: Reduction
  private let system: ConstraintSystem
  private let meter: WorkMeter
  private let feasibilityOnly: Bool

  private var lower: [Bound]
  private var upper: [Bound]
  private var rows: [BlockRow] = []
  private var entryRoots: [Int32] = []
  private var entryValues: [Double] = []
  private var intervals: [Interval] = []
  private var leader: [Int32]

  /// Starts from a reduction; `feasibilityOnly` leaves optional constraints out.
  init(_ reduction: Reduction, feasibilityOnly: Bool, meter: WorkMeter) {
    self.reduction = reduction
    self.meter = meter
    self.feasibilityOnly = feasibilityOnly
    system = reduction.system
    let count = system.variableCount
    lower = Array(repeating: Bound(value: -.infinity), count: count)
    upper = Array(repeating: Bound(value: .infinity), count: count)
    leader = (0..<Int32(count)).map { $0 }
  }

  /// Throws ``Failure/infeasible(_:)`` where a bound alone contradicts another or a settled value.
  mutating func build() throws(Failure) -> [Block] {
    try addSigns()
    let remaining = reduction.remaining
    for r in remaining { try add(Int(r)) }
    for r in 0..<system.constraintCount {
      let isRequired = system.priorities[r] >= Priority.required.value
      if isRequired ? system.relations[r] == .equal : feasibilityOnly { continue }
      try add(r)
    }
    try checkBounds()
    return assemble()
  }

  private mutating func addSigns() throws(Failure) {
    for v in 0..<system.variableCount where system.isNonNegative[v] {
      let form = reduction.classes.form(of: v)
      let reason = ConflictMember.nonNegative(Variable(index: v))
      if let value = reduction.classes.value(ofRoot: form.root) {
        let own = form.factor * value + form.offset
        let size = max(1, abs(form.factor * value), abs(form.offset))
        guard own >= -Tolerance.feasibility * size else {
          throw .infeasible(try reduction.explanation(of: [], nonNegative: [v]))
        }
      } else if form.factor > 0 {
        raise(form.root, to: -form.offset / form.factor, reason)
      } else {
        cut(form.root, to: -form.offset / form.factor, reason)
      }
    }
    try meter.charge(system.variableCount)
  }

  private mutating func raise(_ root: Int, to value: Double, _ reason: ConflictMember) {
    if value > lower[root].value { lower[root] = Bound(value: value, reason: reason) }
  }

  private mutating func cut(_ root: Int, to value: Double, _ reason: ConflictMember) {
    if value < upper[root].value { upper[root] = Bound(value: value, reason: reason) }
  }

  private mutating func add(_ r: Int) throws(Failure) {
    reduction.row.evaluate(r, of: system, in: &reduction.classes)
    try meter.charge(1 + Int(system.starts[r + 1] - system.starts[r]))
    let row = reduction.row
    let isRequired = system.priorities[r] >= Priority.required.value
    let relation = system.relations[r]
    // The row without its constant has to stay within these.
    var low = relation == .lessThanOrEqual ? -.infinity : -row.constant
    var high = relation == .greaterThanOrEqual ? .infinity : -row.constant
    if row.count == 0 {
      let off = max(low, -high, 0)
      guard !isRequired || off <= row.tolerance else {
        throw .infeasible(try reduction.explanation(of: [r], nonNegative: []))
      }
      return
    }
    if row.count == 1 {
      let a = row.coefficients[0]
      let root = Int(row.roots[0])
      (low, high) = a > 0 ? (low / a, high / a) : (high / a, low / a)
      if isRequired {
        raise(root, to: low, .constraint(r))
        cut(root, to: high, .constraint(r))
      } else {
        intervals.append(
          Interval(
            variable: Int32(root), lower: low, upper: high, weight: abs(a),
            priority: system.priorities[r]))
      }
      return
    }
    let start = entryRoots.count
    entryRoots.append(contentsOf: row.roots)
    entryValues.append(contentsOf: row.coefficients)
    for root in row.roots.dropFirst() { unite(Int(row.roots[0]), Int(root)) }
    if !isRequired {
      intervals.append(
        Interval(
          variable: Int32(system.variableCount + rows.count), lower: low, upper: high, weight: 1,
          priority: system.priorities[r]))
    }
    rows.append(
      BlockRow(
        constraint: Int32(r), entries: start..<entryRoots.count, lower: low, upper: high,
        isRequired: isRequired, magnitude: row.magnitude))
  }

  private mutating func checkBounds() throws(Failure) {
    for root in 0..<system.variableCount {
      let (low, high) = (lower[root], upper[root])
      let size = max(1, abs(low.value), abs(high.value))
      if low.value <= high.value || low.value - high.value <= Tolerance.feasibility * size {
        // Bounds that cross by a rounding error are one bound.
        if low.value > high.value { upper[root].value = low.value }
        continue
      }
      let members = [low.reason, high.reason]
      var constraints: [Int] = []
      var variables: [Int] = []
      for case .some(let member) in members {
        switch member {
        case .constraint(let r): constraints.append(r)
        case .nonNegative(let v): variables.append(v.index)
        }
      }
      throw .infeasible(try reduction.explanation(of: constraints, nonNegative: variables))
    }
  }

  private mutating func find(_ root: Int) -> Int {
    var v = root
    while Int(leader[v]) != v {
      leader[v] = leader[Int(leader[v])]
      v = Int(leader[v])
    }
    return v
  }

  private mutating func unite(_ a: Int, _ b: Int) {
    let (x, y) = (find(a), find(b))
    // The first representative leads, so that the numbering does not hang on the order of rows.
    if x < y { leader[y] = Int32(x) } else { leader[x] = Int32(y) }
  }

  private mutating func assemble() -> [Block] {
    var blocks: [Block] = []
    var blockOf = [Int32](repeating: -1, count: system.variableCount)
    var columnOf = blockOf
    for root in 0..<system.variableCount
    where reduction.classes.isRoot(root) && reduction.classes.value(ofRoot: root) == nil {
      let first = find(root)
      if blockOf[first] < 0 {
        blockOf[first] = Int32(blocks.count)
        blocks.append(Block())
      }
      let b = Int(blockOf[first])
      blockOf[root] = Int32(b)
      columnOf[root] = Int32(blocks[b].roots.count)
      blocks[b].roots.append(Int32(root))
      blocks[b].lower.append(lower[root])
      blocks[b].upper.append(upper[root])
    }
    var slackOf = [Int32](repeating: 0, count: rows.count)
    for (index, row) in rows.enumerated() {
      let b = Int(blockOf[Int(entryRoots[row.entries.lowerBound])])
      slackOf[index] = Int32(blocks[b].roots.count + blocks[b].rows.count)
      let start = blocks[b].entryColumns.count
      for slot in row.entries {
        blocks[b].entryColumns.append(columnOf[Int(entryRoots[slot])])
        blocks[b].entryValues.append(entryValues[slot])
      }
      var own = row
      own.entries = start..<blocks[b].entryColumns.count
      blocks[b].rows.append(own)
    }
    for interval in intervals {
      var own = interval
      let v = Int(interval.variable)
      if v < system.variableCount {
        own.variable = columnOf[v]
        blocks[Int(blockOf[v])].intervals.append(own)
      } else {
        let index = v - system.variableCount
        own.variable = slackOf[index]
        let root = Int(entryRoots[rows[index].entries.lowerBound])
        blocks[Int(blockOf[root])].intervals.append(own)
      }
    }
    for b in blocks.indices {
      blocks[b].intervals.sort {
        ($1.priority, $0.variable, $0.lower, $0.upper)
          < ($0.priority, $1.variable, $1.lower, $1.upper)
      }
    }
    return blocks
  }
}
