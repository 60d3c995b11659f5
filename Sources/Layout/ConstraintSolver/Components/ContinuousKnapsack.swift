/// A component of one row, `Σ factor · variable = constant`, as a continuous knapsack with
/// piecewise linear costs, solved level by level.
///
/// A chain of views with equal gaps reduces to such a row. All variables trade at fixed rates, so
/// the greedy rule is optimal: fill the cheapest segments first (Dantzig, 1957). One sort replaces
/// pivots, each of which would cost the whole row.
struct ContinuousKnapsack<Number: Scalar> {
  /// A variable of the row, with its bounds in units of the row's sum: `factor · variable`.
  struct Item: BitwiseCopyable {
    var factor: Double
    var variable: Int32
    var low: Number
    var high: Number

    var hasRoom: Bool { low.value < high.value }
  }

  /// A sum of bounds that counts the infinite ones.
  ///
  /// Compensated (Knuth's two-sum), so that removing a bound of 1e12 leaves no error behind.
  struct Sum {
    private var sum = Number.zero
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
      let added = new - sum
      lost += (sum - (new - added)) + (x - added)
      sum = new
    }
  }

  let context: SolveContext
  let items: Buffer<Item>
  /// The item of each variable of the tableau, or -1.
  let itemOf: Buffer<Int32>
  /// The items that may still have room; `constant` excludes the amounts of the others.
  private var loose: List<Int32>
  private(set) var constant: Number
  /// The required sum of all items.
  private(set) var total: Number
  private var low = Sum()
  private var high = Sum()
  /// The number of items with room.
  private var roomCount = 0

  /// Takes over the only row of `tableau`; `nil` if there are more rows, or if a variable outside
  /// the row can move.
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

  /// Makes a row of items over `count` variables whose sum must be `constant`.
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

  /// Whether the bounds allow the required sum. A sum missed by at most `slack` is adjusted.
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

  /// Drops the items without room, and adds up the bounds of the others.
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

  /// Narrows the items to the optimal face of one level.
  ///
  /// - Complexity: O(n log n) in the level's soft bounds, plus O(items with room) if some of them
  ///   cannot be met.
  mutating func fixLevel(_ level: Buffer<SoftBounds<Number>>) throws(Failure) {
    guard roomCount > 0 else { return }
    try context.meter.charge(1 + 16 * level.count)
    // The range that each item would take if only this level counted.
    var preferences = List<PreferredRange<Number>>(capacity: level.count, in: context.arena)
    var (least, most) = (low, high)
    var at = 0
    while at < level.count {
      let start = at
      while at < level.count, level[at].variable == level[start].variable { at += 1 }
      let item = itemOf[level[start].variable]
      guard item >= 0, items[item].hasRoom else { continue }
      let preferred = PreferredRange<Number>(
        of: item, bounds: items[item], level: level.slice(start..<at), context: context)
      least.remove(items[item].low)
      least.add(preferred.low)
      most.remove(items[item].high)
      most.add(preferred.high)
      preferences.append(preferred, in: context.arena)
    }
    if least.infinite == 0 && least.finite.value > constant.value + slack(least) {
      try fill(preferences, missing: least.finite - constant, isUp: false)
    } else if most.infinite == 0 && most.finite.value < constant.value - slack(most) {
      try fill(preferences, missing: constant - most.finite, isUp: true)
    } else {
      if least.infinite == 0 { context.range.keepNonNegative(constant - least.finite) }
      if most.infinite == 0 { context.range.keepNonNegative(most.finite - constant) }
      for at in preferences.indices {
        narrow(preferences[at].item, low: preferences[at].low, high: preferences[at].high)
      }
    }
    if roomCount == 1 { fixLast() }
  }

  /// The tolerance within which a sum of bounds counts as equal to the constant.
  private func slack(_ sum: Sum) -> Double {
    Tolerance.near(max(abs(constant.value), abs(sum.finite.value)))
  }

  /// Fills the level's cheapest segments until the `missing` amount is used up, starting from the
  /// level's preferences and the other items' bounds.
  private mutating func fill(
    _ preferences: List<PreferredRange<Number>>, missing: Number, isUp: Bool
  ) throws(Failure) {
    try context.meter.charge(4 * loose.count)
    var segments = List<Segment<Number>>(capacity: 2 * preferences.count, in: context.arena)
    let isNamed = context.arena.buffer(items.count, of: false)
    for at in preferences.indices {
      let preferred = preferences[at]
      isNamed[preferred.item] = true
      let start = isUp ? preferred.high : preferred.low
      preferred.addSegments(
        to: &segments, from: start,
        end: isUp ? items[preferred.item].high : items[preferred.item].low,
        isUp: isUp, context: context)
      narrow(preferred.item, low: start, high: start)
    }
    for at in loose.indices where !isNamed[loose[at]] {
      let end = isUp ? items[loose[at]].high : items[loose[at]].low
      narrow(loose[at], low: end, high: end)
    }
    let ordered = segments.elements
    ordered.sort { $0.rate < $1.rate }
    try context.meter.charge(16 * ordered.count)
    var rest = missing
    var next = 0
    while next < ordered.count {
      // All segments of the same rate are equally good.
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
      for at in next..<end { narrow(ordered[at].item, low: ordered[at].far, high: ordered[at].far) }
      next = end
    }
    addUp()
  }

  /// Narrows an item to a segment, or to the segment's far end if all of it is needed.
  private mutating func open(_ segment: Segment<Number>, isExact: Bool) {
    let item = items[segment.item]
    if isExact {
      narrow(segment.item, low: segment.far, high: segment.far)
    } else if segment.far.value < segment.near.value {
      // The item may have another segment of this rate beyond.
      narrow(segment.item, low: segment.far, high: item.high)
    } else {
      narrow(segment.item, low: item.low, high: segment.far)
    }
  }

  private mutating func narrow(_ at: Int32, low newLow: Number, high newHigh: Number) {
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

  /// Fixes the only item with room to the remainder of the sum.
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

  /// Writes bounds and values back to the tableau.
  mutating func finish(
    _ tableau: inout Tableau<Number>, costs: () throws(Failure) -> VertexCosts?
  ) throws(Failure) {
    let before = tableau
    try fixValues(costs: { () throws(Failure) in
      guard let own = try costs() else { return [] }
      return [own.least, own.greatest].map(before.expanded)
    }) { item, amount throws(Failure) in
      ContinuousKnapsack.write(item, amount, to: tableau)
    }
    for at in items.indices where !tableau.cells[items[at].variable].canMove {
      try tableau.fix(Int(items[at].variable))
    }
  }

  /// Chooses the vertex of least cost, and calls `body` with each item and its amount.
  ///
  /// `costs` returns the cost of each variable, then a fallback in case the first has no minimum.
  /// At most one item ends between its bounds.
  mutating func fixValues(
    costs: () throws(Failure) -> [Buffer<Double>],
    _ body: (Item, Number) throws(Failure) -> Void
  ) throws(Failure) {
    addUp()
    let amounts = context.arena.buffer(items.count) { items[$0].low }
    if roomCount > 0 {
      try context.meter.charge(16 * loose.count)
      var isFilled = false
      for cost in try costs() where !isFilled { isFilled = fill(amounts, by: cost) }
      if !isFilled { fill(amounts) }
    }
    for at in items.indices { try body(items[at], amounts[at]) }
  }

  /// Fills the loose items in order of their cost per unit of the sum; returns `false` if the cost
  /// has no minimum.
  private func fill(_ amounts: Buffer<Number>, by cost: Buffer<Double>) -> Bool {
    let order = context.arena.copy(loose.elements)
    func rate(_ at: Int32) -> Double { cost[items[at].variable] / items[at].factor }
    order.sort { (rate($0), $0) < (rate($1), $1) }
    // An item without a lower bound cannot be left empty, and one without an upper bound cannot be
    // filled.
    let first = order.indices.last { !items[order[$0]].low.isFinite } ?? 0
    let last = order.indices.first { !items[order[$0]].high.isFinite } ?? order.count - 1
    guard first <= last else { return false }
    var rest = constant
    for at in order.indices where at != first || items[order[at]].low.isFinite {
      let item = items[order[at]]
      amounts[order[at]] = at < first ? item.high : item.low
      rest -= amounts[order[at]]
    }
    for at in first...last {
      let item = items[order[at]]
      let ideal = item.low.isFinite ? item.low + rest : rest
      let amount = ideal.value > item.high.value ? item.high : ideal
      rest -= item.low.isFinite ? amount - item.low : amount
      amounts[order[at]] = amount
    }
    return true
  }

  /// Starts the loose items at the bound nearer to zero, then moves one after another until the sum
  /// is right.
  private func fill(_ amounts: Buffer<Number>) {
    var rest = constant
    // An unbounded item takes the whole remainder: at a vertex every other item is at a bound.
    var free: Int32 = -1
    for at in loose.indices {
      let item = items[loose[at]]
      amounts[loose[at]] = start(of: item)
      rest -= start(of: item)
      if free < 0 && !item.low.isFinite && !item.high.isFinite { free = loose[at] }
    }
    for at in loose.indices where free < 0 || loose[at] == free {
      let item = items[loose[at]]
      let amount = amounts[loose[at]]
      let ideal = amount + rest
      let target =
        ideal.value < item.low.value
        ? item.low : ideal.value > item.high.value ? item.high : ideal
      rest -= target - amount
      amounts[loose[at]] = target
    }
  }

  /// The item's bound nearer to zero, or zero.
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
