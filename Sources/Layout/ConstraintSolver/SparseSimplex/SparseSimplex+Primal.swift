/// The primal simplex method, starting from values within all bounds and segments.
///
/// It cleans up after the dual method, whose perturbation may leave gradients of the wrong sign. It
/// also minimises linear costs over the optimal face, and moves to a vertex. Like the tableau's,
/// its ratio test passes kinks while the cost falls.
extension SparseSimplex {
  /// Minimises the cost; returns `false` if it is unbounded. The gradient must be up to date.
  mutating func minimisePrimal() throws(Failure) -> Bool {
    var stalled = 0
    var steps = 0
    var isExact = true
    while true {
      let isStalled = stalled > patience
      guard let (entering, isUp, rate) = try chooseEntering(first: isStalled) else {
        if isExact { return true }
        try computeValues()
        try computeGradients()
        isExact = true
        continue
      }
      guard steps < mostSteps else { throw .ended(.numbersTooFarApart) }
      steps += 1
      isExact = false
      if isStalled { statistics.blandSteps += 1 }
      guard let length = try primalStep(entering, up: isUp, rate: rate, first: isStalled) else {
        return false
      }
      stalled = length > Tolerance.step ? 0 : stalled + 1
    }
  }

  /// The nonbasic variable of steepest descent (Dantzig), or the first that descends (Bland).
  func chooseEntering(
    first: Bool
  ) throws(Failure) -> (variable: Int, isUp: Bool, rate: Double)? {
    try context.meter.charge(1 + movable.count)
    var best: (variable: Int, isUp: Bool, rate: Double)?
    var steepest = -Tolerance.rate
    for at in movable.indices {
      let v = Int(movable[at])
      let cell = cells[v]
      guard !cell.isBasic, cell.canMove, cell.gradient != 0 || cell.kinkCount > 0 || cell.shift != 0
      else { continue }
      let edges = edges(cell)
      if edges.right + cell.gradient < steepest {
        steepest = edges.right + cell.gradient
        best = (v, true, steepest)
      }
      if -edges.left - cell.gradient < steepest {
        steepest = -edges.left - cell.gradient
        best = (v, false, steepest)
      }
      if first && best != nil { return best }
    }
    return best
  }

  /// Moves a nonbasic variable up or down until the cost, whose rate is `start`, stops falling.
  /// Returns the distance, or `nil` if the cost is unbounded.
  mutating func primalStep(
    _ entering: Int, up: Bool, rate start: Double, first: Bool = false
  ) throws(Failure) -> Double? {
    let direction = up ? 1.0 : -1.0
    try computeColumn(entering)
    defer { column.clear() }
    collectBreakpoints(entering, direction)
    try context.meter.charge(4 * column.count)
    let edges = edges(cells[entering])
    var segment = up ? edges.rightSegment : edges.leftSegment
    var rate = start
    var hasPassed = false
    while let next = breakpoints.popFirst() {
      let rise = rise(at: next, entering)
      guard rate + rise < -Tolerance.rate else {
        let last = first ? next : self.last(amongTiesOf: next, rate: rate, entering)
        try finish(last, entering, segment: segment, direction, hasPassed: hasPassed)
        return last.length
      }
      rate += rise
      hasPassed = true
      let following = next.segment + (next.speed > 0 ? 1 : -1)
      if next.variable < 0 {
        segment = Int(following)
      } else {
        cells[basic[next.variable]].segment = following
      }
      insertBreakpoint(next.variable, Int(following), speed: next.speed, entering)
    }
    return nil
  }

  /// The increase of the cost's rate at a breakpoint; infinite at a bound.
  private func rise(at breakpoint: BreakpointHeap.Breakpoint, _ entering: Int) -> Double {
    let v = breakpoint.variable < 0 ? entering : Int(basic[breakpoint.variable])
    let cell = cells[v]
    let segment = Int(breakpoint.segment)
    let next = self.rate(cell, segment + (breakpoint.speed > 0 ? 1 : -1))
    guard abs(next) < .infinity else { return .infinity }
    return abs(next - self.rate(cell, segment)) * abs(breakpoint.speed)
  }

  /// Selects the last breakpoint among those reached together that each end the descent: the
  /// entering variable's own, otherwise that of the largest pivot.
  private mutating func last(
    amongTiesOf first: BreakpointHeap.Breakpoint, rate: Double, _ entering: Int
  ) -> BreakpointHeap.Breakpoint {
    var best = first
    let limit = first.length + Tolerance.tie * (1 + first.length)
    while best.variable >= 0, let next = breakpoints.first, next.length <= limit {
      _ = breakpoints.popFirst()
      guard rate + rise(at: next, entering) >= -Tolerance.rate else { continue }
      if next.variable < 0 || abs(next.speed) > abs(best.speed) * (1 + Tolerance.tie) {
        best = next
      }
    }
    return best
  }

  /// Fills the heap with the next segment ends in the direction of the step.
  private mutating func collectBreakpoints(_ entering: Int, _ direction: Double) {
    breakpoints.removeAll()
    for at in 0..<column.count {
      let position = column.index(at)
      let speed = -column[position] * direction
      guard abs(speed) > SparseSimplex.leastEntry else { continue }
      let segment = Int(cells[basic[position]].segment)
      insertBreakpoint(Int32(truncatingIfNeeded: position), segment, speed: speed, entering)
    }
    let edges = edges(cells[entering])
    let segment = direction > 0 ? edges.rightSegment : edges.leftSegment
    insertBreakpoint(-1, segment, speed: direction, entering)
  }

  /// Adds the end of the segment towards which a variable moves, if it is finite.
  private mutating func insertBreakpoint(
    _ position: Int32, _ segment: Int, speed: Double, _ entering: Int
  ) {
    let cell = cells[position < 0 ? entering : Int(basic[position])]
    let (low, high) = ends(cell, segment)
    let target = speed > 0 ? high : low
    guard abs(target) < .infinity else { return }
    breakpoints.insert(
      BreakpointHeap.Breakpoint(
        length: max(0, (target - cell.value) / speed), speed: speed, from: cell.value,
        variable: position, segment: Int32(truncatingIfNeeded: segment)))
  }

  /// Makes the step, and exchanges variables if the last breakpoint's variable is basic.
  private mutating func finish(
    _ last: BreakpointHeap.Breakpoint, _ entering: Int, segment: Int, _ direction: Double,
    hasPassed: Bool
  ) throws(Failure) {
    statistics.primalSteps += 1
    let distance = direction * last.length
    cells[entering].value += distance
    for at in 0..<column.count {
      let position = column.index(at)
      cells[basic[position]].value -= column[position] * distance
    }
    guard last.variable >= 0 else {
      place(entering, at: end(entering, Int(last.segment), isUpper: last.speed > 0))
      if hasPassed { try computeGradients() }
      return
    }
    let position = Int(last.variable)
    let leaving = Int(basic[position])
    place(leaving, at: end(leaving, Int(last.segment), isUpper: last.speed > 0))
    if hasPassed {
      cells[entering].segment = Int32(truncatingIfNeeded: segment)
      try computePivotRow(position: position)
    } else {
      try updateGradients(position, entering: entering, segment: segment)
    }
    pivotRow.clear()
    row.clear()
    let value = cells[entering].value
    let isNew = try exchange(position: position, entering: entering)
    cells[entering].value = value
    if isNew { try computeValues() }
    if isNew || hasPassed { try computeGradients() }
  }

  /// Adds the multiple of the pivot row that makes the entering variable's gradient equal its cost.
  private mutating func updateGradients(
    _ position: Int, entering: Int, segment: Int
  ) throws(Failure) {
    let leaving = Int(basic[position])
    try computePivotRow(position: position)
    cells[entering].segment = Int32(truncatingIfNeeded: segment)
    let cost = rate(cells[entering], segment)
    let factor = (cost + cells[entering].gradient) / column[position]
    for at in 0..<pivotRow.count {
      let v = pivotRow.index(at)
      cells[v].gradient -= factor * pivotRow[v]
      gradients.insert(v)
    }
    cells[leaving].gradient =
      -(rate(cells[leaving], Int(cells[leaving].segment)) + factor)
    gradients.insert(leaving)
    cells[entering].gradient = 0
  }

  /// Moves variables that can still move to a vertex of the optimal face: towards zero first,
  /// otherwise towards a bound.
  ///
  /// The variables go in bit-reversed order. In the order of a chain, each view would move all
  /// views before it, which already depend on it: n² entries. Spread over the chain, half of them
  /// move alone, a quarter with three more, and so on: n log n.
  mutating func moveToVertex() throws(Failure) {
    try listMovable()
    try context.meter.charge(2 * movable.count)
    var at = BitReversedNumber(below: movable.count)
    while let next = at.next() {
      let v = Int(movable[next])
      let cell = cells[v]
      guard !cell.isBasic, cell.value != cell.lower, cell.value != cell.upper else { continue }
      let isFalling = cell.value > 0 || (cell.value == 0 && cell.lower > -.infinity)
      if try primalStep(v, up: !isFalling, rate: -1) == nil {
        _ = try primalStep(v, up: isFalling, rate: -1)
      }
    }
  }
}
