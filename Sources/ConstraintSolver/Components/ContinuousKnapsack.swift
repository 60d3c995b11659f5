/// A tableau that has come down to one row, `Σ factor · variable = constant`, solved level by level
/// in closed form.
///
/// This is what a chain of views with equal gaps leaves. Within it every variable trades with every
/// other one at a fixed rate, so a level's optimum is found by filling up the cheapest stretches of
/// all variables first, as a continuous knapsack is filled (Dantzig, 1957): sorting takes the place
/// of pivots, each of which would cost the whole row.
struct ContinuousKnapsack<Number: Scalar> {
  /// A variable of the row, and between what it may be, in units of what it adds to the row's sum.
  struct Item: BitwiseCopyable {
    var factor: Double
    var variable: Int32
    var low: Number
    var high: Number

    var hasRoom: Bool { low.value < high.value }
  }

  /// A sum of ends; infinite ones are counted.
  struct Sum {
    private var sum = Number.zero
    /// What rounding has taken from the sum, so that an end of 1e12 leaves nothing behind when it
    /// is removed (Knuth).
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
      let item = new - sum
      lost += (sum - (new - item)) + (x - item)
      sum = new
    }
  }

  let context: SolveContext
  let items: Buffer<Item>
  /// For each variable of the tableau, its item, or -1.
  let itemOf: Buffer<Int32>
  /// The items that may still have room; what the others add is taken off `constant`.
  private var loose: List<Int32>
  private(set) var constant: Number
  /// What all items have to come to.
  private(set) var total: Number
  private var low = Sum()
  private var high = Sum()
  /// How many items have room.
  private var roomCount = 0

  /// Takes over the only row of `tableau`; nothing if there are more, or if something can move that
  /// is not in it.
  init?(_ tableau: Tableau<Number>) {
    guard tableau.rowCount == 1,
      let row = tableau.basic.indices.first(where: { tableau.basic[$0] >= 0 })
    else { return nil }
    context = tableau.context
    let arena = context.arena
    let count = tableau.matrix.count(ofRow: row)
    let basic = Item(factor: -1, variable: tableau.basic[row], low: .zero, high: .zero)
    items = arena.buffer(count + 1, of: basic)
    itemOf = arena.buffer(tableau.cells.count, of: -1)
    loose = List(capacity: count + 1, in: arena)
    constant = .zero
    total = .zero
    var next = 1
    tableau.matrix.forEach(inRow: row) { v, factor in
      items[next].factor = factor
      items[next].variable = Int32(truncatingIfNeeded: v)
      next += 1
    }
    for at in items.indices {
      let (factor, v) = (items[at].factor, items[at].variable)
      let cell = tableau.cells[v]
      itemOf[v] = Int32(truncatingIfNeeded: at)
      items[at].low = factor * (factor > 0 ? cell.lower : cell.upper)
      items[at].high = factor * (factor > 0 ? cell.upper : cell.lower)
      constant += factor * cell.value
      loose.append(Int32(truncatingIfNeeded: at), in: arena)
    }
    total = constant
    for v in tableau.cells.indices where itemOf[v] < 0 && tableau.cells[v].canMove { return nil }
    addUp()
  }

  /// Makes a row of items over `count` variables that add up to `constant`.
  init(_ items: Buffer<Item>, count: Int, constant: Number, context: SolveContext) {
    self.context = context
    self.items = items
    self.constant = constant
    total = constant
    itemOf = context.arena.buffer(count, of: -1)
    loose = List(capacity: items.count, in: context.arena)
    for at in items.indices {
      itemOf[items[at].variable] = Int32(truncatingIfNeeded: at)
      loose.append(Int32(truncatingIfNeeded: at), in: context.arena)
    }
    addUp()
  }

  /// Whether the bounds let the sum be right; one that is only missed by a rounding error gives
  /// way.
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
    if roomCount == 1 { fixLast() }
    return true
  }

  /// Drops the items without room and sums up the others.
  private mutating func addUp() {
    (low, high) = (Sum(), Sum())
    roomCount = 0
    let all = loose
    loose.removeAll()
    for at in all.indices {
      let item = items[all.elements[at]]
      guard item.hasRoom else {
        context.range.keepZero(item.high - item.low)
        constant -= item.low
        continue
      }
      loose.append(all.elements[at], in: context.arena)
      low.add(item.low)
      high.add(item.high)
      roomCount += 1
    }
  }

  /// Narrows the items to the optima of one level.
  ///
  /// - Complexity: O(n log n) in the level's softBounds; and O(variables with room) where that
  ///   leaves only variables of the level room.
  mutating func fixLevel(_ level: Buffer<SoftBounds<Number>>) throws(Failure) {
    guard roomCount > 0 else { return }
    try context.meter.charge(1 + 4 * level.count)
    // Where each item of the level would be if the others let it.
    var wanted = List<PreferredRange<Number>>(capacity: level.count, in: context.arena)
    var (least, most) = (low, high)
    var at = 0
    while at < level.count {
      let start = at
      while at < level.count, level[at].variable == level[start].variable { at += 1 }
      let item = itemOf[level[start].variable]
      guard item >= 0, items[item].hasRoom else { continue }
      let preferred = PreferredRange<Number>(item, items[item], level.slice(start..<at), context)
      least.remove(items[item].low)
      least.add(preferred.low)
      most.remove(items[item].high)
      most.add(preferred.high)
      wanted.append(preferred, in: context.arena)
    }
    if least.infinite == 0 && least.finite.value > constant.value + slack(least) {
      try fill(wanted, missing: least.finite - constant, isUp: false)
    } else if most.infinite == 0 && most.finite.value < constant.value - slack(most) {
      try fill(wanted, missing: constant - most.finite, isUp: true)
    } else {
      if least.infinite == 0 { context.range.keepNonNegative(constant - least.finite) }
      if most.infinite == 0 { context.range.keepNonNegative(most.finite - constant) }
      for at in wanted.indices { narrow(wanted[at].item, wanted[at].low, wanted[at].high) }
    }
    if roomCount == 1 { fixLast() }
  }

  /// How near a sum must be to the constant to count as equal: one of ends on the other side says
  /// nothing of that.
  private func slack(_ sum: Sum) -> Double {
    Tolerance.near(max(abs(constant.value), abs(sum.finite.value)))
  }

  /// Goes on from where the level's items want to be, and from the others' ends, down or up until
  /// the sum is right.
  private mutating func fill(
    _ wanted: List<PreferredRange<Number>>, missing: Number, isUp: Bool
  ) throws(Failure) {
    try context.meter.charge(loose.count)
    var stretches = List<Stretch<Number>>(capacity: 2 * wanted.count, in: context.arena)
    let isNamed = context.arena.buffer(items.count, of: false)
    for at in wanted.indices {
      let preferred = wanted[at]
      isNamed[preferred.item] = true
      let start = isUp ? preferred.high : preferred.low
      preferred.addStretches(
        to: &stretches, from: start,
        end: isUp ? items[preferred.item].high : items[preferred.item].low,
        isUp: isUp, context)
      narrow(preferred.item, start, start)
    }
    for at in loose.indices where !isNamed[loose[at]] {
      let end = isUp ? items[loose[at]].high : items[loose[at]].low
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
      for at in next..<end { narrow(ordered[at].item, ordered[at].far, ordered[at].far) }
      next = end
    }
    addUp()
  }

  /// Lets a item be anywhere on a stretch, or only at its far end if all of it is needed.
  private mutating func open(_ stretch: Stretch<Number>, isExact: Bool) {
    let item = items[stretch.item]
    if isExact {
      narrow(stretch.item, stretch.far, stretch.far)
    } else if stretch.far.value < stretch.near.value {
      // Two stretches of one item may follow each other.
      narrow(stretch.item, stretch.far, item.high)
    } else {
      narrow(stretch.item, item.low, stretch.far)
    }
  }

  /// Sets between what a item may be.
  private mutating func narrow(_ at: Int32, _ newLow: Number, _ newHigh: Number) {
    let item = items[at]
    low.remove(item.low)
    high.remove(item.high)
    if item.hasRoom { roomCount -= 1 }
    items[at].low = newLow
    items[at].high = newHigh
    low.add(newLow)
    high.add(newHigh)
    if items[at].hasRoom { roomCount += 1 }
  }

  /// The only item with room has none: it makes the sum right.
  private mutating func fixLast() {
    addUp()
    guard roomCount == 1 else { return }
    let last = loose[0]
    context.range.keepNonNegative(constant - items[last].low)
    context.range.keepNonNegative(items[last].high - constant)
    items[last].low = constant
    items[last].high = constant
    roomCount = 0
  }

  /// Writes bounds and values back.
  ///
  /// What has room is put at the end that is nearer to zero, then moved, one after the other, until
  /// the sum is right. At most one item ends between its ends, so this is a vertex.
  mutating func finish(_ tableau: inout Tableau<Number>) throws(Failure) {
    try fixValues { item, amount throws(Failure) in
      ContinuousKnapsack.write(item, amount, to: tableau)
    }
    for at in items.indices where !tableau.cells[items[at].variable].canMove {
      try tableau.fix(Int(items[at].variable))
    }
  }

  /// Calls `body` with each item, and with what it adds to the sum in the end.
  mutating func fixValues(
    _ body: (Item, Number) throws(Failure) -> Void
  ) throws(Failure) {
    addUp()
    var rest = constant
    // A item without ends takes all of it, so that every other one stays at an end: only that is a
    // vertex.
    var free: Int32 = -1
    for at in loose.indices {
      let item = items[loose[at]]
      rest -= start(of: item)
      if free < 0 && !item.low.isFinite && !item.high.isFinite { free = loose[at] }
    }
    for at in items.indices {
      let item = items[at]
      var amount = item.low
      if item.hasRoom {
        amount = start(of: item)
        if free < 0 || at == Int(free) {
          let wanted = amount + rest
          let target =
            wanted.value < item.low.value
            ? item.low : wanted.value > item.high.value ? item.high : wanted
          rest -= target - amount
          amount = target
        }
      }
      try body(item, amount)
    }
  }

  private func start(of item: Item) -> Number {
    guard item.low.isFinite else { return item.high.isFinite ? item.high : .zero }
    guard item.high.isFinite else { return item.low }
    return abs(item.low.value) <= abs(item.high.value) ? item.low : item.high
  }

  private static func write(_ item: Item, _ amount: Number, to tableau: Tableau<Number>) {
    let v = item.variable
    tableau.cells[v].value = amount / item.factor
    tableau.cells[v].lower = (item.factor > 0 ? item.low : item.high) / item.factor
    tableau.cells[v].upper = (item.factor > 0 ? item.high : item.low) / item.factor
    if !item.hasRoom {
      tableau.cells[v].lower = tableau.cells[v].value
      tableau.cells[v].upper = tableau.cells[v].value
    }
  }
}
