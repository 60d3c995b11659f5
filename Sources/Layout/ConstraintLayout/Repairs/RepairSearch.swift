internal import Cancellation
import ConstraintSolver

/// The trials that verify repairs, within limits.
struct RepairSearch {
  /// The maximum number of conflicts or ambiguous views to repair.
  static let subjectLimit = 10
  /// The maximum number of members of a conflict to change in turn.
  static let memberLimit = 24
  /// The maximum total number of items in all solves of whole scenes.
  static let itemLimit = 20_000_000
  /// The priority to which required constraints are lowered.
  static let loweredPriority = 999.0

  var limits: SolveLimits
  private(set) var isComplete = true
  private let solveLimit: Int
  private var solves = 0
  private var items = 0

  init(limits: SolveLimits, mostSolves: Int) {
    self.limits = limits
    solveLimit = mostSolves
  }

  /// Records that the search for repairs is incomplete.
  mutating func cutShort() { isComplete = false }

  /// The solved scene; `nil` if it conflicts or a limit is reached.
  ///
  /// - Throws: ``LayoutError/stopped(after:)``.
  mutating func solved(
    _ scene: LayoutScene, _ options: LayoutOptions
  ) throws(LayoutError) -> SolvedScene? {
    try trial(items: scene.items.count) { limits throws(LayoutError) in
      var session = LayoutSession(options: options, limits: limits)
      defer { limits.work = session.limits.work }
      return try session.solved(scene)
    }
  }

  /// The given solution, or else solves the scene.
  mutating func base(
    _ solved: SolvedScene?, _ scene: LayoutScene, _ options: LayoutOptions
  ) throws(LayoutError) -> SolvedScene? {
    if let solved { return solved }
    return try self.solved(scene, options)
  }

  /// The layout with a change; `nil` if it cannot be solved or a limit is reached.
  ///
  /// - Throws: ``LayoutError/stopped(after:)``.
  mutating func layout(
    with change: LayoutRepair.Change, _ system: inout TrialSystem
  ) throws(LayoutError) -> TrialLayout? {
    let items = system.isWhole ? system.scene.items.count : 0
    return try trial(items: items) { limits throws(LayoutError) in
      try system.layout(with: [change], limits: &limits)
    }
  }

  /// The result of a trial; `nil` if there is none or a limit is reached.
  mutating func trial<R>(
    items: Int = 0, _ trial: (inout SolveLimits) throws(LayoutError) -> R?
  ) throws(LayoutError) -> R? {
    guard solves < solveLimit, self.items <= Self.itemLimit, limits.work > 0 else {
      isComplete = false
      return nil
    }
    solves += 1
    self.items += items
    do throws(LayoutError) {
      // Small solves end before their own check is due.
      try limits.cancellation.check(at: .presolve)
      return try trial(&limits)
    } catch {
      switch error {
      case .stopped: throw error
      case .workLimitExceeded, .entryLimitExceeded: isComplete = false
      case .conflict, .numbersOutOfRange, .numbersTooFarApart: break
      }
      return nil
    }
  }

  /// The frames that differ between two layouts, largest changes first.
  static func moves(from old: TrialLayout, to new: TrialLayout) -> [LayoutRepair.Move] {
    var moves: [(move: LayoutRepair.Move, size: Double)] = []
    for (index, (a, b)) in zip(old.frames, new.frames).enumerated() where a != b {
      let difference = Frame(
        x: clean(b.x - a.x), y: clean(b.y - a.y), width: clean(b.width - a.width),
        height: clean(b.height - a.height))
      let size = difference.size
      guard size > leastMove else { continue }
      moves.append((.init(item: ItemIndex(index), difference: difference), size))
    }
    return moves.sorted { ($1.size, $0.move.item) < ($0.size, $1.move.item) }.map(\.move)
  }

  /// Whether a settled frame has moved or become ambiguous.
  static func movesSettled(from old: TrialLayout, to new: TrialLayout) -> Bool {
    old.open.indices.contains { index in
      guard old.open[index] == 0 else { return false }
      if new.open[index] != 0 { return true }
      let (a, b) = (old.frames[index], new.frames[index])
      return a != b
        && Frame(x: b.x - a.x, y: b.y - a.y, width: b.width - a.width, height: b.height - a.height)
          .size > leastMove
    }
  }

  /// The smallest significant change of a frame, in points.
  static let leastMove = 0.01

  /// Removes rounding errors from a number.
  static func clean(_ number: Double) -> Double {
    let decimals = (number * 1e6).rounded() / 1e6
    return abs(number - decimals) <= 1e-8 * (1 + abs(number)) ? decimals + 0 : number
  }

  /// Sorts repairs by size: complete ones first, then by the total distance of all moves.
  static func ranked(_ repairs: [LayoutRepair]) -> [LayoutRepair] {
    let keys = repairs.enumerated().map { index, repair in
      (
        repair: repair, whole: repair.isWhole ? 0 : 1,
        distance: clean(repair.moves.reduce(0) { $0 + $1.difference.size }),
        rank: repair.change.rank, index: index
      )
    }
    return keys.sorted {
      ($0.whole, $0.distance, $0.rank, $0.index) < ($1.whole, $1.distance, $1.rank, $1.index)
    }.map(\.repair)
  }
}

extension Frame {
  /// The sum of the magnitudes of its numbers.
  fileprivate var size: Double { abs(x) + abs(y) + abs(width) + abs(height) }
}
