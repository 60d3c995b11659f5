/// Sorts what optional constraints ask: by level, then by variable, then, where there are several,
/// by the interval.
///
/// Levels are few, so they are counted; the order of variables is there already.
struct IntervalOrder {
  private static let mostLevels = 32
  private static let few = 12

  /// Sorts the intervals of a component, which come by variable.
  ///
  /// - Complexity: O(intervals), but for those of one level and variable, which are sorted.
  static func sort<Number>(_ intervals: Buffer<SoftBounds<Number>>, in arena: Arena) {
    if intervals.count <= few {
      insert(intervals, 0..<intervals.count)
    } else if let levelOf = levels(of: intervals, in: arena) {
      let copy = arena.copy(intervals)
      let byLevel = Grouping(intervals.count, into: mostLevels, in: arena) { levelOf[$0] }
      for at in copy.indices { intervals[byLevel.place[at]] = copy[at] }
      // A single column does not mind the order within a level.
      if copy[copy.count - 1].variable > 0 { sortRuns(intervals) }
    } else {
      intervals.sort(by: SoftBounds.precedes)
    }
  }

  /// For each interval, the rank of its priority; nothing where there are too many levels to count.
  private static func levels<Number>(
    of intervals: Buffer<SoftBounds<Number>>, in arena: Arena
  ) -> Buffer<Int32>? {
    let priorities = arena.buffer(mostLevels, of: 0.0)
    let levelOf = arena.buffer(intervals.count, of: Int32(0))
    var count = 0
    for at in intervals.indices {
      let priority = intervals[at].priority
      var level = 0
      while level < count, priorities[level] != priority { level += 1 }
      if level == count {
        if count == mostLevels { return nil }
        priorities[level] = priority
        count += 1
      }
      levelOf[at] = Int32(truncatingIfNeeded: level)
    }
    let rank = arena.buffer(count) { level in
      var above: Int32 = 0
      for other in 0..<count where priorities[other] > priorities[level] { above += 1 }
      return above
    }
    for at in levelOf.indices { levelOf[at] = rank[levelOf[at]] }
    return levelOf
  }

  /// Sorts what is of one level and variable.
  private static func sortRuns<Number>(_ intervals: Buffer<SoftBounds<Number>>) {
    var start = 0
    while start < intervals.count {
      var end = start + 1
      while end < intervals.count, intervals[end].variable == intervals[start].variable,
        intervals[end].priority == intervals[start].priority
      {
        end += 1
      }
      if end - start > few {
        intervals.slice(start..<end).sort(by: SoftBounds.precedes)
      } else if end - start > 1 {
        insert(intervals, start..<end)
      }
      start = end
    }
  }

  private static func insert<Number>(_ intervals: Buffer<SoftBounds<Number>>, _ range: Range<Int>) {
    for at in range.dropFirst() {
      guard SoftBounds.precedes(intervals[at], intervals[at - 1]) else { continue }
      let interval = intervals[at]
      var place = at
      repeat {
        intervals[place] = intervals[place - 1]
        place -= 1
      } while place > range.lowerBound && SoftBounds.precedes(interval, intervals[place - 1])
      intervals[place] = interval
    }
  }
}
