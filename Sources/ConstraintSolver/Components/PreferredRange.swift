/// A stretch on which the cost of a item of a ``ContinuousKnapsack`` rises at one rate.
struct Stretch<Number: Scalar>: BitwiseCopyable {
  var rate: Double
  /// The end that is reached first, and the other one.
  var near: Number
  var far: Number
  var item: Int32

  var length: Number { far.value < near.value ? near - far : far - near }
}

/// Where the softBounds of one level want a item of a ``ContinuousKnapsack`` to be, in the item's
/// units.
struct PreferredRange<Number: Scalar>: BitwiseCopyable {
  let item: Int32
  let low: Number
  let high: Number
  private let softBounds: Buffer<SoftBounds<Number>>

  init(
    _ item: Int32, _ bounds: ContinuousKnapsack<Number>.Item, _ level: Buffer<SoftBounds<Number>>,
    _ context: SolveContext
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

  /// Adds the stretches between an end of the optima and a bound, down or up.
  ///
  /// - Complexity: O(n log n) in the softBounds.
  func addStretches(
    to stretches: inout List<Stretch<Number>>, from start: Number, end: Number, isUp: Bool,
    _ context: SolveContext
  ) {
    guard start.value != end.value else { return }
    // Going that way, the cost rises faster from each end of an soft on.
    var rate = 0.0
    var points = List<Stretch<Number>>(capacity: 2 * softBounds.count, in: context.arena)
    for at in softBounds.indices {
      let soft = softBounds[at]
      let (first, last) = isUp ? (soft.lower, soft.upper) : (soft.upper, soft.lower)
      for (point, isEntry) in [(first, true), (last, false)] where point.isFinite {
        if isEntry { rate -= soft.weight }
        context.range.keepOrder(point, start)
        context.range.keepOrder(point, end)
        points.append(
          Stretch(rate: soft.weight, near: point, far: point, item: item), in: context.arena)
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
        stretches.append(Stretch(rate: rate, near: near, far: point, item: item), in: context.arena)
        near = point
      }
      rate += ordered[at].rate
    }
    stretches.append(Stretch(rate: rate, near: near, far: end, item: item), in: context.arena)
  }
}
