import ConstraintSolver

/// The frames and ambiguities by which a changed scene is judged.
struct TrialLayout {
  /// The frames, in the coordinates of the options.
  var frames: [Frame]
  /// By item, the numbers of its frame that are open: a bit for each dimension.
  var open: [UInt8]
  /// The number of required constraints that are broken.
  var brokenCount: Int
  /// The number of unsatisfied constraints that are worth a look.
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

  /// Whether all that is open here is so in another layout.
  func isOpenOnly(where other: TrialLayout) -> Bool {
    zip(open, other.open).allSatisfy { $0 & ~$1 == 0 }
  }
}

extension Dimension {
  /// The bit that stands for the number.
  var bit: UInt8 {
    switch self {
    case .x: 1
    case .y: 2
    case .width: 4
    case .height: 8
    }
  }
}
