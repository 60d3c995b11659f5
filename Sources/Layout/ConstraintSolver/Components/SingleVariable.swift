/// A component of one column and no rows.
///
/// The optima of a level are an interval of weighted medians. A walk along the breakpoints of its
/// piecewise linear cost finds it.
struct SingleVariable<Number: Scalar> {
  private struct Breakpoint: BitwiseCopyable {
    var at: Number
    var rise: Double
  }

  /// The interval of optima after the levels so far.
  private(set) var lower: Number
  private(set) var upper: Number
  private let context: SolveContext

  /// The maximum number of levels found by one pass each; with more, all are sorted.
  private static var fewLevels: Int { 8 }

  /// A summary of the soft bounds of one level.
  private struct Level {
    var priority = 0.0
    var count = 0
    /// Their intersection; empty if `begin` is greater than `end`.
    var begin = -Number.infinity
    var end = Number.infinity
    /// Whether each of them has a significant weight.
    var isSignificant = true

    @inline(__always)
    mutating func add(_ soft: SoftBounds<Number>) {
      count += 1
      isSignificant = isSignificant && soft.weight > Tolerance.significantWeight
      if soft.lower.value > begin.value { begin = soft.lower }
      if soft.upper.value < end.value { end = soft.upper }
    }

    var hasIntersection: Bool { count == 1 || (isSignificant && begin.value <= end.value) }
  }

  /// Solves all levels of a column. `room` is a scratch buffer for the soft bounds of one level.
  ///
  /// - Complexity: O(n log n) in the number of the column's soft bounds.
  init(
    _ bounds: ColumnBounds<Number>, _ softBounds: Buffer<SoftBounds<Number>>,
    gathering room: inout List<SoftBounds<Number>>, context: SolveContext
  ) throws(Failure) {
    self.context = context
    lower = bounds.lower
    upper = bounds.upper
    let first = bounds.firstSoftBounds
    var last = Double.infinity
    for _ in 0..<SingleVariable.fewLevels where lower.value < upper.value {
      // One pass finds the highest level below the last one, and the intersection of its bounds.
      var level = Level()
      var hasMore = false
      var at = first
      var count = 1
      while at >= 0 {
        let soft = softBounds[at]
        if soft.priority < last {
          if soft.priority > level.priority {
            hasMore = level.count > 0
            level = Level(priority: soft.priority)
            level.add(soft)
          } else if soft.priority == level.priority {
            level.add(soft)
          } else {
            hasMore = true
          }
        }
        at = soft.next
        count += 1
      }
      try context.meter.charge(8 * count)
      if level.count == 0 { return }
      if level.hasIntersection && context.parameter < 0 {
        narrow(to: level.begin, level.end)
      } else {
        gather(from: first, softBounds, into: &room) { $0 == level.priority }
        fix(room.elements)
      }
      if !hasMore { return }
      last = level.priority
    }
    guard lower.value < upper.value else { return }
    gather(from: first, softBounds, into: &room) { $0 < last }
    try context.meter.charge(8 * room.count)
    SoftBoundsOrder.sort(room.elements, in: context.arena)
    fixLevels(of: room.elements)
  }

  /// Collects the soft bounds of some priorities.
  @inline(__always)
  private func gather(
    from first: Int32, _ softBounds: Buffer<SoftBounds<Number>>,
    into room: inout List<SoftBounds<Number>>, where isIncluded: (Double) -> Bool
  ) {
    room.removeAll()
    var at = first
    while at >= 0 {
      if isIncluded(softBounds[at].priority) { room.append(softBounds[at], in: context.arena) }
      at = softBounds[at].next
    }
  }

  /// Solves the levels of sorted soft bounds.
  private mutating func fixLevels(of softBounds: Buffer<SoftBounds<Number>>) {
    var at = 0
    while at < softBounds.count, lower.value < upper.value {
      let end = softBounds.endOfLevel(at)
      fix(softBounds.slice(at..<end))
      at = end
    }
  }

  /// Solves one level between two bounds.
  init(
    level: Buffer<SoftBounds<Number>>, within lower: Number, _ upper: Number, context: SolveContext
  ) {
    self.context = context
    self.lower = lower
    self.upper = upper
    fix(level)
  }

  var isPoint: Bool { lower.value >= upper.value }

  /// Narrows the interval to the weighted medians, which minimise the weighted sum of distances.
  private mutating func fix(_ level: Buffer<SoftBounds<Number>>) {
    if level.count <= 1 {
      if level.count == 1 { narrow(to: level[0].lower, level[0].upper) }
      return
    }
    if let common = intersection(of: level) {
      narrow(to: common.begin, common.end)
      return
    }
    var points = List<Breakpoint>(capacity: 2 * level.count, in: context.arena)
    var slope = 0.0
    for at in level.indices {
      let soft = level[at]
      if soft.lower.isFinite {
        points.append(Breakpoint(at: soft.lower, rise: soft.weight), in: context.arena)
        slope -= soft.weight
      }
      if soft.upper.isFinite {
        points.append(Breakpoint(at: soft.upper, rise: soft.weight), in: context.arena)
      }
    }
    let ordered = points.elements
    ordered.sort { ($0.at.value, $0.rise) < ($1.at.value, $1.rise) }
    // The optima begin where the slope stops being negative, and end where it becomes positive.
    var begin = -Number.infinity
    var end = Number.infinity
    for at in ordered.indices {
      if slope > Tolerance.rate { break }
      let before = slope
      slope += ordered[at].rise
      if before < -Tolerance.rate { begin = ordered[at].at }
      if slope > Tolerance.rate {
        end = ordered[at].at
        break
      }
    }
    for at in ordered.indices {
      context.range.keepOrder(ordered[at].at, begin)
      context.range.keepOrder(ordered[at].at, end)
    }
    narrow(to: begin, end)
  }

  /// The intersection of a level's soft bounds, unless it is empty.
  private func intersection(of level: Buffer<SoftBounds<Number>>) -> (begin: Number, end: Number)? {
    var begin = -Number.infinity
    var end = Number.infinity
    for at in level.indices {
      // Insignificant weights count only through their sum.
      guard level[at].weight > Tolerance.significantWeight else { return nil }
      if level[at].lower.value > begin.value { begin = level[at].lower }
      if level[at].upper.value < end.value { end = level[at].upper }
      if begin.value > end.value { return nil }
    }
    if context.parameter >= 0 {
      for at in level.indices {
        context.range.keepOrder(level[at].lower, begin)
        context.range.keepOrder(level[at].upper, end)
      }
      context.range.keepOrder(begin, end)
    }
    return (begin, end)
  }

  /// Narrows the interval to its points nearest to `begin ... end`.
  private mutating func narrow(to begin: Number, _ end: Number) {
    let low = clamped(begin)
    let high = clamped(end)
    if low.isFinite && high.value - low.value <= Tolerance.near(low.value) {
      context.range.keepZero(high - low)
      lower = low
      upper = low
    } else {
      context.range.keepOrder(low, high)
      lower = low
      upper = high
    }
  }

  private func clamped(_ x: Number) -> Number {
    context.range.keepOrder(x, lower)
    context.range.keepOrder(x, upper)
    if x.value < lower.value { return lower }
    return x.value > upper.value ? upper : x
  }
}
