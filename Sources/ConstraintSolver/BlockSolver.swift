/// Where a block's values may lie at the same cost.
enum BlockFace {
  /// Nowhere else.
  case point
  /// A block of one column.
  case interval(lower: Double, upper: Double)
  /// The tableau, its bounds narrowed to the optimal face.
  /// For each column, `varies` says whether it may have other values.
  case tableau(Tableau, varies: [Bool])
}

/// What a block came to: a value for each column, and the optimal face that they are a vertex of.
struct BlockSolution {
  var values: [Double]
  var face: BlockFace
}

extension Block {
  /// Solves the block, level by level.
  ///
  /// Throws ``Failure/infeasible(_:)`` with the constraints of the block that cannot all hold.
  func solve(meter: WorkMeter) throws(Failure) -> BlockSolution {
    if rows.isEmpty && roots.count == 1 {
      return solveSingle(meter: meter)
    }
    var tableau = Tableau(self, keepsSettled: false)
    guard try tableau.settleRequired(of: self, meter) else {
      var traced = Tableau(self, keepsSettled: true)
      // The same block without shortcuts; what it ends at names the rows.
      _ = try traced.settleRequired(of: self, meter)
      throw .infeasible(traced.certificate(of: self))
    }
    var at = 0
    while at < intervals.count {
      let start = at
      while at < intervals.count, intervals[at].priority == intervals[start].priority { at += 1 }
      try tableau.settleLevel(intervals[start..<at], meter)
    }
    try tableau.moveToVertex(meter)
    tableau.computeDefined()
    return BlockSolution(
      values: Array(tableau.value[..<roots.count]),
      face: tableau.hasFreedom() ? .tableau(tableau, varies: tableau.varyingColumns()) : .point)
  }

  /// A column on its own: each level's optima are an interval, found by walking its breakpoints in order.
  private func solveSingle(meter: WorkMeter) -> BlockSolution {
    var low = lower[0].value
    var high = upper[0].value
    var at = 0
    while at < intervals.count, low < high {
      let start = at
      while at < intervals.count, intervals[at].priority == intervals[start].priority { at += 1 }
      (low, high) = Block.optima(of: intervals[start..<at], within: low, high)
    }
    // The end of the interval that is nearer to zero, or zero itself where there is no end.
    let value = low > -.infinity && (low >= 0 || high > 0) ? low : high < .infinity ? high : 0
    return BlockSolution(
      values: [value], face: low < high ? .interval(lower: low, upper: high) : .point)
  }

  /// Where the weighted sum of distances to the intervals is smallest: a weighted median.
  ///
  /// - Complexity: O(n log n) in the number of intervals.
  static func optima(
    of intervals: ArraySlice<Interval>, within low: Double, _ high: Double
  ) -> (Double, Double) {
    var breakpoints: [(at: Double, rise: Double)] = []
    var slope = 0.0
    for interval in intervals {
      if interval.lower > -.infinity {
        breakpoints.append((interval.lower, interval.weight))
        slope -= interval.weight
      }
      if interval.upper < .infinity { breakpoints.append((interval.upper, interval.weight)) }
    }
    breakpoints.sort { $0.at < $1.at }
    // The optima end where the slope turns from level to rising, and begin where it stops falling.
    var begin = -Double.infinity
    var end = Double.infinity
    for breakpoint in breakpoints {
      if slope > Tolerance.rate { break }
      let before = slope
      slope += breakpoint.rise
      if before < -Tolerance.rate { begin = breakpoint.at }
      if slope > Tolerance.rate {
        end = breakpoint.at
        break
      }
    }
    begin = min(max(begin, low), high)
    end = max(min(end, high), low)
    let isPoint = begin.isFinite && end - begin <= Tolerance.near(begin)
    return (begin, isPoint ? begin : end)
  }
}
