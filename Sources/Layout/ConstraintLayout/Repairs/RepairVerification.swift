internal import Cancellation
public import ConstraintSolver

/// Verifies that repairs are safe in every configuration of a layout.
///
/// A repair is found in one configuration and may do harm in another. A constraint lowered to 999
/// may compete with an optional one of the same priority, a constraint that settles a view may not
/// fit, and a value of the configuration may undo the change.
public struct RepairVerification {
  /// A set of values for the layout, and its options.
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

  /// The configurations that a change improves; `nil` if it does harm in any, or if a limit leaves
  /// that unknown.
  private typealias Judgement = Set<Int>?

  private let scene: LayoutScene
  private let configurations: [Configuration]
  private var search: RepairSearch
  private var systems: [Int: TrialSystem] = [:]
  private var judgements: [LayoutRepair.Change: Judgement] = [:]

  /// Prepares to verify repairs of a layout.
  ///
  /// - Parameters:
  ///   - scene: The layout without the values of any configuration.
  ///   - configurations: All configurations.
  ///   - limits: The limits of all solves together.
  ///   - mostSolves: The maximum number of solves.
  public init(
    _ scene: LayoutScene, configurations: [Configuration], limits: SolveLimits,
    mostSolves: Int = LayoutSession.defaultRepairSolves
  ) {
    self.scene = scene
    self.configurations = configurations
    search = RepairSearch(limits: limits, mostSolves: mostSolves)
  }

  /// The remaining limits.
  public var limits: SolveLimits { search.limits }

  /// Marks repairs as unsafe unless they improve the configuration in which they were found and do
  /// no harm in any. A safe repair adds no conflict and, in a layout without conflicts, no
  /// ambiguity, squeezed content or unsatisfied constraint, and moves no settled frame. A repair
  /// left unverified by a limit or the check is unsafe.
  ///
  /// - Parameters:
  ///   - repairs: Repairs found in one configuration.
  ///   - index: The index of that configuration.
  /// - Complexity: A solve of each configuration and, for each unverified change, a solve of the
  ///   parts it affects.
  public mutating func keepSafe(_ repairs: inout LayoutRepairs, foundIn index: Int) {
    for subject in repairs.repairs.indices {
      for number in repairs.repairs[subject].indices
      where repairs.repairs[subject][number].isSafe {
        let change = repairs.repairs[subject][number].change
        let improved = judgement(of: change)
        repairs.repairs[subject][number].isSafe = improved?.contains(index) ?? false
      }
    }
  }

  private mutating func judgement(of change: LayoutRepair.Change) -> Judgement {
    if let known = judgements[change] { return known }
    let found: Judgement
    do throws(LayoutError) {
      found = try newJudgement(of: change)
    } catch {
      found = nil
    }
    judgements[change] = .some(found)
    return found
  }

  private mutating func newJudgement(
    of change: LayoutRepair.Change
  ) throws(LayoutError) -> Judgement {
    var improved: Set<Int> = []
    for index in configurations.indices {
      guard var system = try knownSystem(index) else { return nil }
      systems[index] = nil
      defer { systems[index] = system }
      let old = system.base
      // A change without effect makes nothing better or worse.
      guard !configurations[index].overrides(change), system.applies(change) else { continue }
      guard let new = try search.layout(with: change, &system),
        !Self.isWorse(new, than: old)
      else { return nil }
      if Self.isBetter(new, than: old) { improved.insert(index) }
    }
    return improved
  }

  private mutating func knownSystem(_ index: Int) throws(LayoutError) -> TrialSystem? {
    if let known = systems[index] { return known }
    return try system(index)
  }

  /// The solved scene of a configuration. Conflicts are broken so that they can be counted.
  private mutating func system(_ index: Int) throws(LayoutError) -> TrialSystem? {
    var edited = scene
    for edit in configurations[index].edits { edited.apply(edit) }
    var options = configurations[index].options
    options.onConflict = .breakInOrder
    guard let solved = try search.solved(edited, options) else { return nil }
    return TrialSystem(edited, solved)
  }

  private static func isWorse(_ new: TrialLayout, than old: TrialLayout) -> Bool {
    guard new.brokenCount <= old.brokenCount else { return true }
    // A layout in conflict has no frames worth keeping.
    guard old.brokenCount == 0 else { return false }
    return !new.isOpenOnly(where: old) || new.noteworthyCount > old.noteworthyCount
      || RepairSearch.movesSettled(from: old, to: new)
  }

  private static func isBetter(_ new: TrialLayout, than old: TrialLayout) -> Bool {
    new.brokenCount < old.brokenCount
      || new.brokenCount == old.brokenCount && new.openCount < old.openCount
  }
}

extension RepairVerification.Configuration {
  /// Whether one of the values undoes a change.
  fileprivate func overrides(_ change: LayoutRepair.Change) -> Bool {
    guard case .lower(.constraint(let index), _) = change else { return false }
    return edits.contains {
      if case .priority(index, _) = $0 { true } else { false }
    }
  }
}
