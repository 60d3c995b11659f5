internal import Cancellation
import ConstraintSolver

/// The solves that verify repairs, within limits.
struct RepairSearch {
  /// The most conflicts or ambiguous views whose repairs are searched for.
  static let subjectLimit = 10
  /// The most members of a conflict that are changed in turn.
  static let memberLimit = 24
  /// The most items of all solves of one search together.
  static let itemLimit = 20_000_000
  /// The priority to which required constraints are lowered.
  static let loweredPriority = 999.0

  let scene: LayoutScene
  var session: LayoutSession
  private(set) var isComplete = true
  private let solveLimit: Int
  private var solves = 0

  init(
    _ scene: LayoutScene, options: LayoutOptions, limits: SolveLimits, mostSolves: Int
  ) {
    self.scene = scene
    solveLimit = mostSolves
    session = LayoutSession(options: options, limits: limits)
    session.options.coordinates = .parent
  }

  /// Notes that not all repairs are searched for.
  mutating func cutShort() { isComplete = false }

  /// The solution of a scene; `nil` if it conflicts, or if a limit is reached.
  mutating func solution(of scene: LayoutScene) throws(LayoutError) -> LayoutSolution? {
    guard isWithinLimits else {
      isComplete = false
      return nil
    }
    solves += 1
    // Each solve starts afresh, so that the order of the candidates changes no result.
    var inner = LayoutSession(options: session.options, limits: session.limits)
    do throws(LayoutError) {
      try session.limits.cancellation.check(at: .presolve)
      let solution = try inner.solve(scene)
      session.limits.work = inner.limits.work
      return solution
    } catch {
      switch error {
      case .stopped: throw error
      case .workLimitExceeded, .entryLimitExceeded: isComplete = false
      case .conflict, .numbersOutOfRange, .numbersTooFarApart: break
      }
      return nil
    }
  }

  private var isWithinLimits: Bool {
    solves < solveLimit && solves * scene.items.count <= Self.itemLimit
      && session.limits.work > 0
  }

  /// The frames that differ between two solutions, the largest changes first.
  static func moves(from old: LayoutSolution, to new: LayoutSolution) -> [LayoutRepair.Move] {
    var moves: [(move: LayoutRepair.Move, size: Double)] = []
    for (index, (a, b)) in zip(old.frames, new.frames).enumerated() {
      let difference = Frame(
        x: clean(b.x - a.x), y: clean(b.y - a.y), width: clean(b.width - a.width),
        height: clean(b.height - a.height))
      let size = difference.size
      guard size > leastMove else { continue }
      moves.append((.init(item: ItemIndex(index), difference: difference), size))
    }
    return moves.sorted { ($1.size, $0.move.item) < ($0.size, $1.move.item) }.map(\.move)
  }

  /// The least change of a frame that counts, in points.
  static let leastMove = 0.01

  /// A number without rounding errors.
  static func clean(_ number: Double) -> Double {
    let decimals = (number * 1e6).rounded() / 1e6
    return abs(number - decimals) <= 1e-8 * (1 + abs(number)) ? decimals + 0 : number
  }

  /// Repairs in the order of their size: those that leave nothing to do first, then by the distance
  /// of all moves together.
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
