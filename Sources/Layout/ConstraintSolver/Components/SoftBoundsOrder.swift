/// Sorts soft bounds by level, then by variable, then by their bounds.
///
/// A counting sort by level suffices: levels are few, and soft bounds arrive ordered by variable.
struct SoftBoundsOrder {
  private static let levelLimit = 32
  /// The maximum number of elements for which insertion sort is fastest.
  private static let insertionLimit = 12

  /// Sorts the soft bounds of a component, which must be ordered by variable.
  ///
  /// - Complexity: O(count), plus O(k log k) for each run of k of one level and variable.
  static func sort<Number>(_ softBounds: Buffer<SoftBounds<Number>>, in arena: Arena) {
    if softBounds.count <= insertionLimit {
      insert(softBounds, 0..<softBounds.count)
    } else if let levelOf = levels(of: softBounds, in: arena) {
      let copy = arena.copy(softBounds)
      let byLevel = Grouping(softBounds.count, into: levelLimit, in: arena) { levelOf[$0] }
      for at in copy.indices { softBounds[byLevel.position[at]] = copy[at] }
      // For a single column the order within a level does not matter.
      if copy[copy.count - 1].variable > 0 { sortRuns(softBounds) }
    } else {
      softBounds.sort(by: SoftBounds.precedes)
    }
  }

  /// The rank of each soft bound's priority; `nil` if there are too many levels.
  private static func levels<Number>(
    of softBounds: Buffer<SoftBounds<Number>>, in arena: Arena
  ) -> Buffer<Int32>? {
    let priorities = arena.buffer(levelLimit, of: 0.0)
    let levelOf = arena.buffer(softBounds.count, of: Int32(0))
    var count = 0
    for at in softBounds.indices {
      let priority = softBounds[at].priority
      var level = 0
      while level < count, priorities[level] != priority { level += 1 }
      if level == count {
        if count == levelLimit { return nil }
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

  /// Sorts each run of one level and variable.
  private static func sortRuns<Number>(_ softBounds: Buffer<SoftBounds<Number>>) {
    var start = 0
    while start < softBounds.count {
      var end = start + 1
      while end < softBounds.count, softBounds[end].variable == softBounds[start].variable,
        softBounds[end].priority == softBounds[start].priority
      {
        end += 1
      }
      if end - start > insertionLimit {
        softBounds.slice(start..<end).sort(by: SoftBounds.precedes)
      } else if end - start > 1 {
        insert(softBounds, start..<end)
      }
      start = end
    }
  }

  /// Sorts a range by insertion.
  private static func insert<Number>(_ softBounds: Buffer<SoftBounds<Number>>, _ range: Range<Int>)
  {
    for at in range.dropFirst() {
      guard SoftBounds.precedes(softBounds[at], softBounds[at - 1]) else { continue }
      let moved = softBounds[at]
      var index = at
      repeat {
        softBounds[index] = softBounds[index - 1]
        index -= 1
      } while index > range.lowerBound && SoftBounds.precedes(moved, softBounds[index - 1])
      softBounds[index] = moved
    }
  }
}
