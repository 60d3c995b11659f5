/// Costs as kinks and segments.
extension SparseSimplex {
  /// The rates left and right of a nonbasic variable's value, and their segments. Segments outside
  /// the bounds have an infinite rate.
  struct Edges {
    var left: Double
    var right: Double
    var leftSegment: Int
    var rightSegment: Int
  }

  /// The rate that counts as zero when a cost is built; absolute.
  private static var cancelledRate: Double { 1e-12 }

  /// The rate of a segment.
  @inline(__always)
  func rate(_ cell: Cell, _ segment: Int) -> Double {
    if segment < 0 { return -.infinity }
    if segment > Int(cell.kinkCount) { return .infinity }
    return cell.kinkCount == 0 ? cell.shift : rates[Int(cell.firstRate) + segment] + cell.shift
  }

  /// The ends of a segment within the bounds.
  @inline(__always)
  func ends(_ cell: Cell, _ segment: Int) -> (low: Double, high: Double) {
    if cell.kinkCount == 0 { return (cell.lower, cell.upper) }
    let first = Int(cell.firstKink)
    return (
      segment > 0 ? kinks[first + segment - 1].position : cell.lower,
      segment < Int(cell.kinkCount) ? kinks[first + segment].position : cell.upper
    )
  }

  /// The upper or lower end of a segment. It must be finite.
  @inline(__always)
  func end(_ v: Int, _ segment: Int, isUpper: Bool) -> Kink {
    let cell = cells[v]
    let at = isUpper ? segment : segment - 1
    if at >= 0 && at < Int(cell.kinkCount) { return kinks[Int(cell.firstKink) + at] }
    guard isParametric else {
      return Kink(position: isUpper ? cell.upper : cell.lower, slope: 0)
    }
    return isUpper
      ? Kink(position: cell.upper, slope: upperSlope[v])
      : Kink(position: cell.lower, slope: lowerSlope[v])
  }

  @inline(__always)
  func edges(_ cell: Cell) -> Edges {
    let x = cell.value
    let (below, above) = (x - Tolerance.near(x), x + Tolerance.near(x))
    var left = 0
    var right = 0
    let count = Int(cell.kinkCount)
    if count > 0 {
      let first = Int(cell.firstKink)
      while left < count, kinks[first + left].position < below { left += 1 }
      right = left
      while right < count, kinks[first + right].position <= above { right += 1 }
    }
    if left == 0 && cell.lower >= below { left = -1 }
    if right == count && cell.upper <= above { right = count + 1 }
    return Edges(
      left: rate(cell, left), right: rate(cell, right), leftSegment: left, rightSegment: right)
  }

  /// Sets the cost to soft bounds, which must be sorted by variable.
  mutating func beginCost<Number>(_ slice: Buffer<SoftBounds<Number>>) throws(Failure) {
    var at = 0
    while at < slice.count {
      let start = at
      while at < slice.count, slice[at].variable == slice[start].variable { at += 1 }
      addKinks(slice.slice(start..<at), to: Int(slice[start].variable))
    }
    try context.meter.charge(8 * slice.count)
  }

  /// Removes the cost.
  mutating func endCost() {
    for at in named.indices {
      let v = Int(named[at])
      cells[v].kinkCount = 0
      cells[v].segment = 0
      cells[v].zeroSegment = 0
    }
    named.removeAll()
    kinks.removeAll()
    rates.removeAll()
    clearGradients()
  }

  func clearGradients() {
    for at in 0..<gradients.count { cells[gradients[at]].gradient = 0 }
    gradients.removeAll()
  }

  /// Adds the kinks of one variable's soft bounds that lie between its bounds.
  private mutating func addKinks<Number>(_ soft: Buffer<SoftBounds<Number>>, to v: Int) {
    let cell = cells[v]
    guard cell.canMove else { return }
    let arena = context.arena
    named.append(Int32(truncatingIfNeeded: v), in: arena)
    let firstKink = kinks.count
    let firstRate = rates.count
    var rate = 0.0
    softEnds.removeAll()
    for at in soft.indices {
      if soft[at].lower.isFinite { rate -= soft[at].weight }
      add(soft[at].lower, soft[at].weight, cell, &rate)
      add(soft[at].upper, soft[at].weight, cell, &rate)
    }
    if softEnds.count > 1 {
      softEnds.elements.sort { $0.kink.position < $1.kink.position }
    }
    append(rate: rate)
    for at in softEnds.indices {
      let end = softEnds[at]
      let last = kinks.count - 1
      rate += end.weight
      // Nearly equal ends are merged into one kink.
      if last >= firstKink,
        end.kink.position - kinks[last].position <= Tolerance.near(end.kink.position)
      {
        rates.keepFirst(rates.count - 1)
      } else {
        kinks.append(end.kink, in: arena)
      }
      append(rate: rate)
    }
    insertZeroSegment(v, firstKink, firstRate)
  }

  private mutating func append(rate: Double) {
    rates.append(abs(rate) < SparseSimplex.cancelledRate ? 0 : rate, in: context.arena)
  }

  /// Lists an end of soft bounds that lies between a variable's bounds. An end at or below the
  /// lower bound raises the lowest rate instead.
  private mutating func add<Number: Scalar>(
    _ end: Number, _ weight: Double, _ cell: Cell, _ lowest: inout Double
  ) {
    guard end.isFinite else { return }
    let x = end.value
    if x <= cell.lower + Tolerance.near(x) {
      lowest += weight
    } else if x < cell.upper - Tolerance.near(x) {
      softEnds.append(
        SoftEnd(kink: Kink(position: x, slope: end.slope), weight: weight), in: context.arena)
    }
  }

  private mutating func insert(_ kink: Kink, at index: Int) {
    kinks.append(kink, in: context.arena)
    for at in stride(from: kinks.count - 1, to: index, by: -1) { kinks[at] = kinks[at - 1] }
    kinks[index] = kink
  }

  private mutating func insert(rate: Double, at index: Int) {
    rates.append(rate, in: context.arena)
    for at in stride(from: rates.count - 1, to: index, by: -1) { rates[at] = rates[at - 1] }
    rates[index] = rate
  }

  /// Ensures that a segment has rate zero. If the rate changes sign at a kink or a bound, inserts a
  /// segment of length zero there.
  private mutating func insertZeroSegment(_ v: Int, _ firstKink: Int, _ firstRate: Int) {
    var zero = 0
    while zero < rates.count - firstRate, rates[firstRate + zero] < 0 { zero += 1 }
    if zero == rates.count - firstRate || rates[firstRate + zero] > 0 {
      // Below the kink, the rate is negative or the variable is at its bound; likewise above.
      let kink: Kink
      if zero == 0 {
        kink = end(v, 0, isUpper: false)
        insert(kink, at: firstKink)
      } else if zero == rates.count - firstRate {
        kink = end(v, 0, isUpper: true)
        kinks.append(kink, in: context.arena)
      } else {
        kink = kinks[firstKink + zero - 1]
        insert(kink, at: firstKink + zero)
      }
      insert(rate: 0, at: firstRate + zero)
    }
    cells[v].firstKink = Int32(truncatingIfNeeded: firstKink)
    cells[v].kinkCount = Int32(truncatingIfNeeded: kinks.count - firstKink)
    cells[v].firstRate = Int32(truncatingIfNeeded: firstRate)
    cells[v].zeroSegment = Int32(truncatingIfNeeded: zero)
    cells[v].segment = cells[v].zeroSegment
  }
}
