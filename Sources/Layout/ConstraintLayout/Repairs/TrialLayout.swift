import ConstraintSolver

/// The frames and ambiguities by which a changed scene is judged.
struct TrialLayout {
  /// The frames, in the coordinates of the options.
  var frames: [Frame]
  /// The open numbers of each item's frame, one bit per dimension.
  var open: [UInt8]
  /// The number of broken required constraints.
  var brokenCount: Int
  /// The number of noteworthy unsatisfied constraints.
  var noteworthyCount: Int

  /// - Complexity: O(items).
  init(_ solution: LayoutSolution) {
    frames = solution.frames
    open = [UInt8](repeating: 0, count: solution.frames.count)
    for ambiguity in solution.ambiguous {
      for dimension in ambiguity.dimensions { open[ambiguity.item.index] |= dimension.bit }
    }
    brokenCount = solution.broken.count
    noteworthyCount = solution.unsatisfied.count { $0.kind.isNoteworthy }
  }

  /// The number of open numbers.
  var openCount: Int { open.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Whether a number is open.
  func isOpen(_ item: ItemIndex, _ dimension: Dimension) -> Bool {
    open[item.index] & dimension.bit != 0
  }

  /// Whether everything open here is also open in another layout.
  func isOpenOnly(where other: TrialLayout) -> Bool {
    zip(open, other.open).allSatisfy { $0 & ~$1 == 0 }
  }
}

extension Dimension {
  /// The bit of the dimension.
  var bit: UInt8 {
    switch self {
    case .x: 1
    case .y: 2
    case .width: 4
    case .height: 8
    }
  }
}
