/// A segment of an item's range in a ``ContinuousKnapsack`` on which the cost grows at one rate.
struct Segment<Number: Scalar>: BitwiseCopyable {
  var rate: Double
  /// The end filled first, then the other end.
  var near: Number
  var far: Number
  var item: Int32

  var length: Number { far.value < near.value ? near - far : far - near }
}

/// The range that the soft bounds of one level prefer for an item of a ``ContinuousKnapsack``, in
/// the item's units.
struct PreferredRange<Number: Scalar>: BitwiseCopyable {
  let item: Int32
  let low: Number
  let high: Number
  private let softBounds: Buffer<SoftBounds<Number>>

  init(
    of item: Int32, bounds: ContinuousKnapsack<Number>.Item, level: Buffer<SoftBounds<Number>>,
    context: SolveContext
  ) {
    self.item = item
    softBounds = context.arena.copy(level)
    let factor = bounds.factor
    for at in softBounds.indices {
      softBounds[at].lower = factor * (factor > 0 ? level[at].lower : level[at].upper)
      softBounds[at].upper = factor * (factor > 0 ? level[at].upper : level[at].lower)
      softBounds[at].weight /= abs(factor)
    }
    let optima = SingleVariable(
      level: softBounds, within: bounds.low, bounds.high, context: context)
    low = optima.lower
    high = optima.upper
  }

  /// Adds the segments between one end of the range and a bound of the item.
  ///
  /// - Complexity: O(n log n) in the soft bounds.
  func addSegments(
    to segments: inout List<Segment<Number>>, from start: Number, end: Number, isUp: Bool,
    context: SolveContext
  ) {
    guard start.value != end.value else { return }
    // In that direction the rate grows at each end of soft bounds.
    var rate = 0.0
    var points = List<Segment<Number>>(capacity: 2 * softBounds.count, in: context.arena)
    for at in softBounds.indices {
      let soft = softBounds[at]
      let (first, last) = isUp ? (soft.lower, soft.upper) : (soft.upper, soft.lower)
      for (point, isEntry) in [(first, true), (last, false)] where point.isFinite {
        if isEntry { rate -= soft.weight }
        context.range.keepOrder(point, start)
        context.range.keepOrder(point, end)
        points.append(
          Segment(rate: soft.weight, near: point, far: point, item: item), in: context.arena)
      }
    }
    let ordered = points.elements
    ordered.sort {
      isUp ? $0.near.value < $1.near.value : $0.near.value > $1.near.value
    }
    var near = start
    for at in ordered.indices {
      let point = ordered[at].near
      if at > 0 { context.range.keepOrder(ordered[at - 1].near, point) }
      let isAhead = isUp ? point.value > near.value : point.value < near.value
      let isBeyond = isUp ? point.value >= end.value : point.value <= end.value
      if isBeyond { break }
      if isAhead {
        segments.append(Segment(rate: rate, near: near, far: point, item: item), in: context.arena)
        near = point
      }
      rate += ordered[at].rate
    }
    segments.append(Segment(rate: rate, near: near, far: end, item: item), in: context.arena)
  }
}
