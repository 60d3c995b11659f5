internal import Cancellation
public import ConstraintSolver

/// Verifies in every configuration of a layout that repairs are safe.
///
/// A repair is found in one configuration, and may do harm in another: a constraint lowered to 999
/// may meet an optional one of the same priority there, a constraint that settles a view may have
/// no place, and a value that a configuration sets may undo the change.
public struct RepairVerification {
  /// The layout with some values, and its own options.
  public struct Configuration: Sendable {
    /// The values, in the order in which they take effect.
    public var edits: [LayoutEdit]
    /// The options.
    public var options: LayoutOptions

    /// Makes a configuration.
    public init(edits: [LayoutEdit], options: LayoutOptions) {
      self.edits = edits
      self.options = options
    }
  }

  /// Where a change is an improvement; `nil` if it does harm anywhere, or if limits leave that
  /// unknown.
  private typealias Judgement = Set<Int>?

  private let scene: LayoutScene
  private let configurations: [Configuration]
  private var search: RepairSearch
  private var before: [Int: LayoutSolution] = [:]
  private var judgements: [LayoutRepair.Change: Judgement] = [:]

  /// Makes a verification of repairs of a layout.
  ///
  /// - Parameters:
  ///   - scene: The layout without the values of any configuration.
  ///   - configurations: All configurations.
  ///   - limits: The limits of all solves together.
  ///   - mostSolves: The most solves.
  public init(
    _ scene: LayoutScene, configurations: [Configuration], limits: SolveLimits,
    mostSolves: Int = LayoutSession.defaultRepairSolves
  ) {
    self.scene = scene
    self.configurations = configurations
    search = RepairSearch(scene, options: .init(), limits: limits, mostSolves: mostSolves)
  }

  /// The limits that are left.
  public var limits: SolveLimits { search.session.limits }

  /// Takes back that repairs are safe, unless each improves the configuration in which it was found
  /// and does no harm in any: it adds no conflict, and where there was none, no ambiguity, no
  /// squeezed content and no unsatisfied constraint, and it moves nothing.
  ///
  /// - Parameters:
  ///   - repairs: Repairs that were found in one configuration.
  ///   - index: The index of that configuration.
  /// - Throws: ``LayoutError/stopped(after:)``. What other limits leave unverified does not count
  ///   as safe.
  /// - Complexity: A solve of each configuration, and one for each change that is not verified yet.
  public mutating func keepSafe(
    _ repairs: inout LayoutRepairs, foundIn index: Int
  ) throws(LayoutError) {
    for subject in repairs.repairs.indices {
      for number in repairs.repairs[subject].indices
      where repairs.repairs[subject][number].isSafe {
        let change = repairs.repairs[subject][number].change
        let improved = try judgement(of: change)
        repairs.repairs[subject][number].isSafe = improved?.contains(index) ?? false
      }
    }
  }

  private mutating func judgement(
    of change: LayoutRepair.Change
  ) throws(LayoutError) -> Judgement {
    if let known = judgements[change] { return known }
    let found = try newJudgement(of: change)
    judgements[change] = .some(found)
    return found
  }

  private mutating func newJudgement(
    of change: LayoutRepair.Change
  ) throws(LayoutError) -> Judgement {
    guard let changed = scene.applying(change) else { return nil }
    var improved: Set<Int> = []
    for index in configurations.indices {
      guard let old = try solutionBefore(index), let new = try solution(of: changed, index),
        !Self.isWorse(new, than: old)
      else { return nil }
      if Self.isBetter(new, than: old) { improved.insert(index) }
    }
    return improved
  }

  private mutating func solutionBefore(_ index: Int) throws(LayoutError) -> LayoutSolution? {
    if let known = before[index] { return known }
    let solution = try solution(of: scene, index)
    before[index] = solution
    return solution
  }

  /// The solution of a scene in a configuration. Conflicts are broken, so that they can be counted.
  private mutating func solution(
    of scene: LayoutScene, _ index: Int
  ) throws(LayoutError) -> LayoutSolution? {
    var edited = scene
    for edit in configurations[index].edits { edited.apply(edit) }
    search.session.options = configurations[index].options
    search.session.options.coordinates = .parent
    search.session.options.onConflict = .breakInOrder
    return try search.solution(of: edited)
  }

  private static func isWorse(_ new: LayoutSolution, than old: LayoutSolution) -> Bool {
    guard new.broken.count <= old.broken.count else { return true }
    // A layout in conflict has no frames to keep.
    guard old.broken.isEmpty else { return false }
    return !open(new).isSubset(of: open(old)) || noteworthy(new) > noteworthy(old)
      || !RepairSearch.moves(from: old, to: new).isEmpty
  }

  private static func isBetter(_ new: LayoutSolution, than old: LayoutSolution) -> Bool {
    new.broken.count < old.broken.count
      || new.broken.count == old.broken.count && open(new).count < open(old).count
  }

  /// A number of a frame.
  private struct OpenNumber: Hashable {
    var item: ItemIndex
    var dimension: Dimension
  }

  private static func open(_ solution: LayoutSolution) -> Set<OpenNumber> {
    var numbers: Set<OpenNumber> = []
    for ambiguity in solution.ambiguous {
      for dimension in ambiguity.dimensions {
        numbers.insert(OpenNumber(item: ambiguity.item, dimension: dimension))
      }
    }
    return numbers
  }

  private static func noteworthy(_ solution: LayoutSolution) -> Int {
    solution.unsatisfied.count { $0.kind.isNoteworthy }
  }
}
