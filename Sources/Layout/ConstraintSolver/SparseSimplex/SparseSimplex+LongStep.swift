/// The ratio test of the dual method, which passes breakpoints (the long-step rule).
extension SparseSimplex {
  /// How a dual step ends.
  enum DualStepEnd {
    /// A nonbasic variable becomes basic.
    case entering(BreakpointHeap.Breakpoint)
    /// The leaving variable stays basic in another of its segments.
    case accepted(segment: Int)
    /// Nothing stops the step: the segments cannot all be reached.
    case unbounded
  }

  /// A step in progress, and its leaving variable.
  struct DualStep {
    let position: Int
    let variable: Int
    /// 1 if the variable is above its segment, -1 if it is below.
    let direction: Double
    /// The variable's current segment, and the end of that segment to move to.
    var segment: Int
    /// The distance from that end.
    var excess: Double
    /// The increase of the variable's cost.
    var length = 0.0
  }

  /// The largest entry of a pivot row that is not pivoted on; absolute.
  static var leastEntry: Double { 1e-9 }
  /// The difference at which lengths of steps count as equal; absolute.
  private static var tie: Double { 1e-9 }
  /// Fills the heap with the rates that the gradients of the pivot row's variables reach.
  mutating func collectBreakpoints(_ step: DualStep) throws(Failure) {
    try context.meter.charge(2 * pivotRow.count)
    breakpoints.removeAll()
    for at in 0..<pivotRow.count {
      let v = pivotRow.index(at)
      let speed = step.direction * pivotRow[v]
      guard abs(speed) > SparseSimplex.leastEntry else { continue }
      let cell = cells[v]
      let edges = edges(cell)
      let room = speed > 0 ? edges.right + cell.gradient : -edges.left - cell.gradient
      guard room < .infinity else { continue }
      breakpoints.append(
        BreakpointHeap.Breakpoint(
          length: max(0, room) / abs(speed), speed: speed, from: cell.value,
          variable: Int32(truncatingIfNeeded: v),
          segment: Int32(
            truncatingIfNeeded: speed > 0 ? edges.rightSegment : edges.leftSegment)))
    }
    breakpoints.order()
  }

  /// Passes breakpoints while the leaving variable stays outside, and collects the variables that
  /// flip to other kinks.
  mutating func passBreakpoints(
    _ step: inout DualStep, stopsAtFirst: Bool
  ) throws(Failure) -> DualStepEnd {
    flips.removeAll()
    let cell = cells[step.variable]
    let change = step.direction > 0 ? 1 : -1
    let base = rate(cell, step.segment)
    while true {
      let ownLength = abs(rate(cell, step.segment + change) - base)
      let next = breakpoints.first
      if ownLength == .infinity && next == nil { return .unbounded }
      if let next, next.length < ownLength {
        _ = breakpoints.popFirst()
        try context.meter.charge(12)
        step.length = next.length
        let gain = gain(of: next)
        if stopsAtFirst || step.excess - gain <= Tolerance.step * max(1, step.excess) {
          return .entering(stopsAtFirst ? next : try largest(amongTiesOf: next))
        }
        step.excess -= gain
        pass(next)
      } else {
        step.length = ownLength
        step.segment += change
        let (low, high) = ends(cell, step.segment)
        let gain = high - low
        if step.excess - gain <= Tolerance.near(step.direction > 0 ? high : low) {
          return .accepted(segment: step.segment)
        }
        step.excess -= gain
      }
    }
  }

  /// How much nearer the leaving variable gets if a nonbasic variable moves to the end of a
  /// segment.
  private func gain(of breakpoint: BreakpointHeap.Breakpoint) -> Double {
    let (low, high) = ends(cells[breakpoint.variable], Int(breakpoint.segment))
    let distance = breakpoint.speed > 0 ? high - breakpoint.from : breakpoint.from - low
    return distance * abs(breakpoint.speed)
  }

  /// Moves a nonbasic variable through a segment, and adds its next breakpoint.
  private mutating func pass(_ passed: BreakpointHeap.Breakpoint) {
    statistics.flips += 1
    let v = Int(passed.variable)
    let isUpper = passed.speed > 0
    let target = end(v, Int(passed.segment), isUpper: isUpper)
    flips.append(Flip(variable: passed.variable, target: target), in: context.arena)
    var next = passed
    next.segment += isUpper ? 1 : -1
    next.from = target.position
    let rate = rate(cells[v], Int(next.segment))
    guard abs(rate) < .infinity else { return }
    let room = isUpper ? rate + cells[v].gradient : -rate - cells[v].gradient
    next.length = max(passed.length, room / abs(passed.speed))
    breakpoints.insert(next)
  }

  /// The breakpoint of the largest pivot among those reached together with `first`; ties go to the
  /// first.
  ///
  /// In a level of many equal wishes, each step reaches most of the row at once. The heap is
  /// searched in place, because popping that many in order took half of the time of such a level.
  private mutating func largest(
    amongTiesOf first: BreakpointHeap.Breakpoint
  ) throws(Failure) -> BreakpointHeap.Breakpoint {
    var best = first
    let visited = breakpoints.forEach(upTo: first.length + SparseSimplex.tie) { next in
      // A variable moved by a flip would have to be moved back.
      guard next.from == cells[next.variable].value else { return }
      let (own, other) = (abs(next.speed), abs(best.speed))
      if own > other * (1 + SparseSimplex.tie)
        || (own * (1 + SparseSimplex.tie) >= other
          && BreakpointHeap.Breakpoint.precedes(next, best))
      {
        best = next
      }
    }
    try context.meter.charge(visited)
    return best
  }

  /// Moves nonbasic variables to their new kinks, and the basic variables accordingly.
  mutating func applyFlips() throws(Failure) {
    guard !flips.isEmpty else { return }
    change.clear()
    var visited = 0
    for at in flips.indices {
      let v = Int(flips[at].variable)
      let distance = flips[at].target.position - cells[v].value
      place(v, at: flips[at].target)
      forEachEntry(v) { row, a in change.add(-a * distance, at: row) }
      visited += entryCount(v)
    }
    try context.meter.charge(visited)
    try moveBasics()
  }
}
