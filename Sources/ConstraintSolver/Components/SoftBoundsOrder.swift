/// Sorts what optional constraints ask: by level, then by variable, then, where there are several,
/// by the soft.
///
/// Levels are few, so they are counted; the order of variables is there already.
struct SoftBoundsOrder {
  private static let mostLevels = 32
  private static let few = 12

  /// Sorts the softBounds of a component, which come by variable.
  ///
  /// - Complexity: O(softBounds), but for those of one level and variable, which are sorted.
  static func sort<Number>(_ softBounds: Buffer<SoftBounds<Number>>, in arena: Arena) {
    if softBounds.count <= few {
      insert(softBounds, 0..<softBounds.count)
    } else if let levelOf = levels(of: softBounds, in: arena) {
      let copy = arena.copy(softBounds)
      let byLevel = Grouping(softBounds.count, into: mostLevels, in: arena) { levelOf[$0] }
      for at in copy.indices { softBounds[byLevel.position[at]] = copy[at] }
      // A single column does not mind the order within a level.
      if copy[copy.count - 1].variable > 0 { sortRuns(softBounds) }
    } else {
      softBounds.sort(by: SoftBounds.precedes)
    }
  }

  /// For each soft, the rank of its priority; nothing where there are too many levels to count.
  private static func levels<Number>(
    of softBounds: Buffer<SoftBounds<Number>>, in arena: Arena
  ) -> Buffer<Int32>? {
    let priorities = arena.buffer(mostLevels, of: 0.0)
    let levelOf = arena.buffer(softBounds.count, of: Int32(0))
    var count = 0
    for at in softBounds.indices {
      let priority = softBounds[at].priority
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
  private static func sortRuns<Number>(_ softBounds: Buffer<SoftBounds<Number>>) {
    var start = 0
    while start < softBounds.count {
      var end = start + 1
      while end < softBounds.count, softBounds[end].variable == softBounds[start].variable,
        softBounds[end].priority == softBounds[start].priority
      {
        end += 1
      }
      if end - start > few {
        softBounds.slice(start..<end).sort(by: SoftBounds.precedes)
      } else if end - start > 1 {
        insert(softBounds, start..<end)
      }
      start = end
    }
  }

  private static func insert<Number>(_ softBounds: Buffer<SoftBounds<Number>>, _ range: Range<Int>)
  {
    for at in range.dropFirst() {
      guard SoftBounds.precedes(softBounds[at], softBounds[at - 1]) else { continue }
      let soft = softBounds[at]
      var place = at
      repeat {
        softBounds[place] = softBounds[place - 1]
        place -= 1
      } while place > range.lowerBound && SoftBounds.precedes(soft, softBounds[place - 1])
      softBounds[place] = soft
    }
  }
}
