import ConstraintSolver

/// The positions of views that no constraint ties to a root.
///
/// Views that depend only on each other float: all of them can move by the same distance along an
/// axis, and no row of the system notices. The solver knows no parents, so it leaves such views at
/// zero of their root. Here the first of the outermost ones moves to the start of its parent, and
/// takes the others along.
///
/// The choice follows from the rows without their constants, so a plain solve, a sweep and a trial
/// make the same one. As every row keeps its value, the values remain a vertex of the optimal face,
/// and a number that is the same in all optimal solutions cannot change.
struct FreePositions {
  /// Views that float together along an axis.
  private struct Part {
    /// Their places in ``axes``.
    var members: Range<Int>
    /// The axis of the first of the outermost views.
    var first: Int32
    /// The axis of its parent.
    var parent: Int32
  }

  /// The axes of all floating views by part; two for each item, each with three variables.
  private var axes: [Int32] = []
  /// The parts, those of parents before those of their children.
  private var parts: [Part] = []

  /// Finds the floating views of a scene with changes.
  ///
  /// - Complexity: O(parts · log parts), plus nearly linear in the terms.
  init(_ translator: Translator, with changes: RowChanges = RowChanges()) {
    var joined = JoinedAxes(count: 2 * translator.scene.items.count)
    let system = translator.system
    let (starts, variables, coefficients) = system.flatTerms
    let removed = Set(changes.removed)
    for row in 0..<system.constraintCount where removed.isEmpty || !removed.contains(row) {
      for slot in Int(starts[row])..<Int(starts[row + 1]) {
        joined.add(coefficients[slot], variables[slot])
      }
      joined.closeRow()
    }
    for row in changes.added {
      for term in row.terms {
        joined.add(term.coefficient, Int32(truncatingIfNeeded: term.variable.index))
      }
      joined.closeRow()
    }
    collect(&joined, translator.scene)
  }

  /// Moves floating views to the starts of their parents.
  ///
  /// - Complexity: O(floating views).
  func place(_ values: inout [Double]) {
    for part in parts {
      let start = values[3 * Int(part.parent)]
      let distance = start - values[3 * Int(part.first)]
      guard distance != 0 else { continue }
      for axis in axes[part.members] {
        values[3 * Int(axis)] += distance
        values[3 * Int(axis) + 1] += distance
      }
      values[3 * Int(part.first)] = start
    }
  }

  // MARK: Parts

  private mutating func collect(_ joined: inout JoinedAxes, _ scene: LayoutScene) {
    let leaders = (0..<Int32(truncatingIfNeeded: joined.count)).map { joined.leader(of: $0) }
    var sizes = [Int32](repeating: 0, count: leaders.count)
    for leader in leaders where !joined.isTied(leader) { sizes[Int(leader)] += 1 }
    guard sizes.contains(where: { $0 > 0 }) else { return }
    let depths = Self.depths(of: scene)
    var numbers = [Int32](repeating: -1, count: leaders.count)
    var firsts: [Int32] = []
    for (axis, leader) in leaders.enumerated() where sizes[Int(leader)] > 0 {
      let number = Int(numbers[Int(leader)])
      if number < 0 {
        numbers[Int(leader)] = Int32(truncatingIfNeeded: firsts.count)
        firsts.append(Int32(truncatingIfNeeded: axis))
      } else if depths[axis / 2] < depths[Int(firsts[number]) / 2] {
        firsts[number] = Int32(truncatingIfNeeded: axis)
      }
    }
    var places: [Int] = []
    for first in firsts {
      places.append(axes.count)
      axes += repeatElement(0, count: Int(sizes[Int(leaders[Int(first)])]))
    }
    var next = places
    for (axis, leader) in leaders.enumerated() where sizes[Int(leader)] > 0 {
      let number = Int(numbers[Int(leader)])
      axes[next[number]] = Int32(truncatingIfNeeded: axis)
      next[number] += 1
    }
    // The parent of the first view of a part is less deep, and so is the first view of its part.
    let order = firsts.indices.sorted {
      (depths[Int(firsts[$0]) / 2], $0) < (depths[Int(firsts[$1]) / 2], $1)
    }
    for number in order {
      let first = Int(firsts[number])
      guard let parent = scene.items[first / 2].parent else { continue }
      parts.append(
        Part(
          members: places[number]..<next[number], first: firsts[number],
          parent: Int32(truncatingIfNeeded: 2 * parent.index + first % 2)))
    }
  }

  /// The number of ancestors of each item.
  private static func depths(of scene: LayoutScene) -> [Int32] {
    var depths = [Int32](repeating: -1, count: scene.items.count)
    var path: [Int] = []
    for item in scene.items.indices {
      var next = item
      while depths[next] < 0, let parent = scene.items[next].parent {
        path.append(next)
        next = parent.index
      }
      if depths[next] < 0 { depths[next] = 0 }
      var depth = depths[next]
      while let below = path.popLast() {
        depth += 1
        depths[below] = depth
      }
    }
    return depths
  }
}

/// The axes of items, joined where a row has positions of both.
private struct JoinedAxes {
  private var leaders: [Int32]
  /// By leader, whether a row depends on a position alone.
  private var tied: [Bool]
  /// The first axis of the current row, -1 if it has no position yet.
  private var first: Int32 = -1
  private var sum = 0.0
  private var hasBothDirections = false

  init(count: Int) {
    leaders = (0..<Int32(truncatingIfNeeded: count)).map { $0 }
    tied = Array(repeating: false, count: count)
  }

  var count: Int { leaders.count }

  /// Adds a term to the current row.
  mutating func add(_ coefficient: Double, _ variable: Int32) {
    // The third variable of an axis is a size. Variables that belong to no item do not move.
    let (axis, offset) = variable.quotientAndRemainder(dividingBy: 3)
    guard coefficient != 0, offset != 2, Int(axis) < leaders.count else { return }
    sum += coefficient
    let leader = leader(of: axis)
    guard first >= 0 else {
      first = leader
      return
    }
    if (first ^ axis) & 1 != 0 { hasBothDirections = true }
    join(leader)
  }

  /// Ends the current row. Unless its positions cancel out, moving them changes its value.
  mutating func closeRow() {
    if first >= 0, sum != 0 || hasBothDirections { tied[Int(first)] = true }
    (first, sum, hasBothDirections) = (-1, 0, false)
  }

  private mutating func join(_ leader: Int32) {
    guard leader != first else { return }
    // The parity of a leader is that of all its axes, unless they are tied anyway.
    let (low, high) = (min(leader, first), max(leader, first))
    leaders[Int(high)] = low
    tied[Int(low)] = tied[Int(low)] || tied[Int(high)]
    first = low
  }

  /// The least axis among those joined with an axis.
  mutating func leader(of axis: Int32) -> Int32 {
    var next = axis
    while leaders[Int(next)] != next {
      leaders[Int(next)] = leaders[Int(leaders[Int(next)])]
      next = leaders[Int(next)]
    }
    return next
  }

  /// Whether a row depends on a position of the axes with a leader.
  func isTied(_ leader: Int32) -> Bool { tied[Int(leader)] }
}
