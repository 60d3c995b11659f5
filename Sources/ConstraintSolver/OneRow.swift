/// A tableau that has come down to one row, `Σ factor · variable = constant`, solved level by level in closed form.
///
/// This is what a chain of views with equal gaps leaves. Within it every variable trades with every other one at a
/// fixed rate, so a level's optimum is found by filling up the cheapest stretches of all variables first, as a
/// continuous knapsack is filled (Dantzig, 1957): sorting takes the place of pivots, each of which would cost the whole
/// row.
struct OneRow<Number: Quantity> {
  /// A variable of the row, and between what it may be, in units of what it adds to the row's sum.
  struct Part: BitwiseCopyable {
    var factor: Double
    var variable: Int32
    var low: Number
    var high: Number

    var hasRoom: Bool { low.value < high.value }
  }

  /// A sum of ends; infinite ones are counted.
  struct Sum {
    private var sum = Number.zero
    /// What rounding has taken from the sum, so that an end of 1e12 leaves nothing behind when it is removed (Knuth).
    private var lost = Number.zero
    private(set) var infinite = 0

    var finite: Number { sum + lost }

    mutating func add(_ x: Number) {
      if x.isFinite { include(x) } else { infinite += 1 }
    }

    mutating func remove(_ x: Number) {
      if x.isFinite { include(-x) } else { infinite -= 1 }
    }

    private mutating func include(_ x: Number) {
      let new = sum + x
      let part = new - sum
      lost += (sum - (new - part)) + (x - part)
      sum = new
    }
  }

  let context: SolveContext
  let parts: Buffer<Part>
  /// For each variable of the tableau, its part, or -1.
  let partOf: Buffer<Int32>
  /// The parts that may still have room; what the others add is taken off `constant`.
  private var loose: List<Int32>
  private(set) var constant: Number
  /// What all parts have to come to.
  private(set) var total: Number
  private var low = Sum()
  private var high = Sum()
  /// How many parts have room.
  private var roomCount = 0

  /// Takes over the only row of `tableau`; nothing if there are more, or if something can move that is not in it.
  init?(_ tableau: Tableau<Number>) {
    guard tableau.rowCount == 1,
      let row = tableau.basic.indices.first(where: { tableau.basic[$0] >= 0 })
    else { return nil }
    context = tableau.context
    let arena = context.arena
    let count = tableau.matrix.count(ofRow: row)
    let basic = Part(factor: -1, variable: tableau.basic[row], low: .zero, high: .zero)
    parts = arena.buffer(count + 1, of: basic)
    partOf = arena.buffer(tableau.cells.count, of: -1)
    loose = List(capacity: count + 1, in: arena)
    constant = .zero
    total = .zero
    var next = 1
    tableau.matrix.forEach(inRow: row) { v, factor in
      parts[next].factor = factor
      parts[next].variable = Int32(truncatingIfNeeded: v)
      next += 1
    }
    for at in parts.indices {
      let (factor, v) = (parts[at].factor, parts[at].variable)
      let cell = tableau.cells[v]
      partOf[v] = Int32(truncatingIfNeeded: at)
      parts[at].low = factor * (factor > 0 ? cell.lower : cell.upper)
      parts[at].high = factor * (factor > 0 ? cell.upper : cell.lower)
      constant += factor * cell.value
      loose.append(Int32(truncatingIfNeeded: at), in: arena)
    }
    total = constant
    for v in tableau.cells.indices where partOf[v] < 0 && tableau.cells[v].canMove { return nil }
    addUp()
  }

  /// Makes a row of parts over `count` variables that add up to `constant`.
  init(_ parts: Buffer<Part>, count: Int, constant: Number, context: SolveContext) {
    self.context = context
    self.parts = parts
    self.constant = constant
    total = constant
    partOf = context.arena.buffer(count, of: -1)
    loose = List(capacity: parts.count, in: context.arena)
    for at in parts.indices {
      partOf[parts[at].variable] = Int32(truncatingIfNeeded: at)
      loose.append(Int32(truncatingIfNeeded: at), in: context.arena)
    }
    addUp()
  }

  /// Whether the bounds let the sum be right; one that is only missed by a rounding error gives way.
  mutating func meetsBounds(slack: Double) -> Bool {
    let slack = max(slack, Tolerance.feasibility * max(1, abs(constant.value)))
    for (sum, sign) in [(low, 1.0), (high, -1.0)] where sum.infinite == 0 {
      let off = sign * (sum.finite - constant)
      guard off.value <= slack else { return false }
      if off.value > 0 {
        context.range.keepZero(off)
        total += sum.finite - constant
        constant = sum.finite
      } else {
        context.range.keepNonNegative(-off)
      }
    }
    if roomCount == 1 { settleLast() }
    return true
  }

  /// Drops the parts without room and sums up the others.
  private mutating func addUp() {
    (low, high) = (Sum(), Sum())
    roomCount = 0
    let all = loose
    loose.removeAll()
    for at in all.indices {
      let part = parts[all.elements[at]]
      guard part.hasRoom else {
        context.range.keepZero(part.high - part.low)
        constant -= part.low
        continue
      }
      loose.append(all.elements[at], in: context.arena)
      low.add(part.low)
      high.add(part.high)
      roomCount += 1
    }
  }

  /// Narrows the parts to the optima of one level.
  ///
  /// - Complexity: O(n log n) in the level's intervals; and O(variables with room) where that leaves only
  ///   variables of the level room.
  mutating func settleLevel(_ level: Buffer<Interval<Number>>) throws(Failure) {
    guard roomCount > 0 else { return }
    try context.meter.charge(1 + 4 * level.count)
    // Where each part of the level would be if the others let it.
    var wanted = List<Wish<Number>>(capacity: level.count, in: context.arena)
    var (least, most) = (low, high)
    var at = 0
    while at < level.count {
      let start = at
      while at < level.count, level[at].variable == level[start].variable { at += 1 }
      let part = partOf[level[start].variable]
      guard part >= 0, parts[part].hasRoom else { continue }
      let wish = Wish<Number>(part, parts[part], level.slice(start..<at), context)
      least.remove(parts[part].low)
      least.add(wish.low)
      most.remove(parts[part].high)
      most.add(wish.high)
      wanted.append(wish, in: context.arena)
    }
    if least.infinite == 0 && least.finite.value > constant.value + slack(least) {
      try fill(wanted, missing: least.finite - constant, isUp: false)
    } else if most.infinite == 0 && most.finite.value < constant.value - slack(most) {
      try fill(wanted, missing: constant - most.finite, isUp: true)
    } else {
      if least.infinite == 0 { context.range.keepNonNegative(constant - least.finite) }
      if most.infinite == 0 { context.range.keepNonNegative(most.finite - constant) }
      for at in wanted.indices { narrow(wanted[at].part, wanted[at].low, wanted[at].high) }
    }
    if roomCount == 1 { settleLast() }
  }

  /// How near a sum must be to the constant to count as equal: one of ends on the other side says nothing of that.
  private func slack(_ sum: Sum) -> Double {
    Tolerance.near(max(abs(constant.value), abs(sum.finite.value)))
  }

  /// Goes on from where the level's parts want to be, and from the others' ends, down or up until the sum is right.
  private mutating func fill(
    _ wanted: List<Wish<Number>>, missing: Number, isUp: Bool
  ) throws(Failure) {
    try context.meter.charge(loose.count)
    var stretches = List<Stretch<Number>>(capacity: 2 * wanted.count, in: context.arena)
    let isNamed = context.arena.buffer(parts.count, of: false)
    for at in wanted.indices {
      let wish = wanted[at]
      isNamed[wish.part] = true
      let start = isUp ? wish.high : wish.low
      wish.addStretches(
        to: &stretches, from: start, end: isUp ? parts[wish.part].high : parts[wish.part].low,
        isUp: isUp, context)
      narrow(wish.part, start, start)
    }
    for at in loose.indices where !isNamed[loose[at]] {
      let end = isUp ? parts[loose[at]].high : parts[loose[at]].low
      narrow(loose[at], end, end)
    }
    let ordered = stretches.elements
    ordered.sort { $0.rate < $1.rate }
    try context.meter.charge(4 * ordered.count)
    var rest = missing
    var next = 0
    while next < ordered.count {
      // All stretches of one rate are as good as each other.
      var end = next
      var room = Number.zero
      while end < ordered.count, ordered[end].rate <= ordered[next].rate + Tolerance.rate {
        room += ordered[end].length
        end += 1
      }
      let slack = Tolerance.near(max(abs(constant.value), abs(rest.value)))
      if room.value >= rest.value - slack {
        context.range.keepNonNegative(room - rest)
        context.range.keepNonNegative(rest)
        let isExact = room.value <= rest.value + slack
        if isExact { context.range.keepZero(room - rest) }
        for at in next..<end { open(ordered[at], isExact: isExact) }
        break
      }
      rest -= room
      for at in next..<end { narrow(ordered[at].part, ordered[at].far, ordered[at].far) }
      next = end
    }
    addUp()
  }

  /// Lets a part be anywhere on a stretch, or only at its far end if all of it is needed.
  private mutating func open(_ stretch: Stretch<Number>, isExact: Bool) {
    let part = parts[stretch.part]
    if isExact {
      narrow(stretch.part, stretch.far, stretch.far)
    } else if stretch.far.value < stretch.near.value {
      // Two stretches of one part may follow each other.
      narrow(stretch.part, stretch.far, part.high)
    } else {
      narrow(stretch.part, part.low, stretch.far)
    }
  }

  /// Sets between what a part may be.
  private mutating func narrow(_ at: Int32, _ newLow: Number, _ newHigh: Number) {
    let part = parts[at]
    low.remove(part.low)
    high.remove(part.high)
    if part.hasRoom { roomCount -= 1 }
    parts[at].low = newLow
    parts[at].high = newHigh
    low.add(newLow)
    high.add(newHigh)
    if parts[at].hasRoom { roomCount += 1 }
  }

  /// The only part with room has none: it makes the sum right.
  private mutating func settleLast() {
    addUp()
    guard roomCount == 1 else { return }
    let last = loose[0]
    context.range.keepNonNegative(constant - parts[last].low)
    context.range.keepNonNegative(parts[last].high - constant)
    parts[last].low = constant
    parts[last].high = constant
    roomCount = 0
  }

  /// Writes bounds and values back.
  ///
  /// What has room is put at the end that is nearer to zero, then moved, one after the other, until the sum is right.
  /// At most one part ends between its ends, so this is a vertex.
  mutating func finish(_ tableau: inout Tableau<Number>) throws(Failure) {
    try settleValues { part, amount throws(Failure) in OneRow.write(part, amount, to: tableau) }
    for at in parts.indices where !tableau.cells[parts[at].variable].canMove {
      try tableau.settle(Int(parts[at].variable))
    }
  }

  /// Calls `body` with each part, and with what it adds to the sum in the end.
  mutating func settleValues(
    _ body: (Part, Number) throws(Failure) -> Void
  ) throws(Failure) {
    addUp()
    var rest = constant
    // A part without ends takes all of it, so that every other one stays at an end: only that is a vertex.
    var free: Int32 = -1
    for at in loose.indices {
      let part = parts[loose[at]]
      rest -= start(of: part)
      if free < 0 && !part.low.isFinite && !part.high.isFinite { free = loose[at] }
    }
    for at in parts.indices {
      let part = parts[at]
      var amount = part.low
      if part.hasRoom {
        amount = start(of: part)
        if free < 0 || at == Int(free) {
          let wanted = amount + rest
          let target =
            wanted.value < part.low.value
            ? part.low : wanted.value > part.high.value ? part.high : wanted
          rest -= target - amount
          amount = target
        }
      }
      try body(part, amount)
    }
  }

  private func start(of part: Part) -> Number {
    guard part.low.isFinite else { return part.high.isFinite ? part.high : .zero }
    guard part.high.isFinite else { return part.low }
    return abs(part.low.value) <= abs(part.high.value) ? part.low : part.high
  }

  private static func write(_ part: Part, _ amount: Number, to tableau: Tableau<Number>) {
    let v = part.variable
    tableau.cells[v].value = amount / part.factor
    tableau.cells[v].lower = (part.factor > 0 ? part.low : part.high) / part.factor
    tableau.cells[v].upper = (part.factor > 0 ? part.high : part.low) / part.factor
    if !part.hasRoom {
      tableau.cells[v].lower = tableau.cells[v].value
      tableau.cells[v].upper = tableau.cells[v].value
    }
  }
}
