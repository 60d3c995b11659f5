import API
import Cancellation
import ConstraintLayout
import ConstraintSolver

/// Proposes repairs of the findings of one document, within limits for each finding and for all.
struct RepairSearch {
  /// The most verified repairs per finding. Fewer are listed.
  private static let mostRepairs = 6
  /// The most solves for the repairs of one finding.
  private static let mostSolves = 24
  /// The most views of an Interface Builder document for which added constraints are suggested.
  private static let mostInterfaceRepairs = 50
  /// The most solves for the repairs of one document.
  private static let documentSolves = 240

  /// The maximum work of the search for repairs of one finding.
  private static let work = 50_000_000

  /// Whether findings get repairs.
  var isEnabled = true
  /// Ends the search early.
  var cancellation = CancellationCheck.never
  /// The constraints that a designer would add to a scene of an Interface Builder document; `nil`
  /// if its saved frames do not apply.
  var interfaceRepairs: InterfaceRepairs?
  /// The number of views with such repairs so far.
  private var interfaceRepairCount = 0
  /// The solves so far.
  private var solves = 0

  /// The common distances between edges.
  private static let usualDistances: Set<Double> = [0, 8, 16, 20]

  /// The repairs of a conflict.
  mutating func repairs(
    of conflict: LayoutConflict, in scene: LayoutScene, _ options: LayoutOptions,
    _ subject: CheckedRequest
  ) -> [Finding.Repair] {
    let fitsScreen = conflict.members.contains { Self.isScreenSize($0, in: scene) }
    return found(subject, scene, options, changesSizes: !fitsScreen) { session, solves in
      session.repairs(of: [conflict], in: scene, mostSolves: solves)
    }
  }

  /// Whether a constraint is the given width or height of a root, which the layout must fit and
  /// which differs between sizes of the run.
  private static func isScreenSize(_ origin: ConstraintOrigin, in scene: LayoutScene) -> Bool {
    guard case .implied(let item, let implication) = origin else { return false }
    return (implication == .width || implication == .height)
      && scene.items[item.index].parent == nil
  }

  /// The repairs of an ambiguous view.
  mutating func repairs(
    of ambiguity: LayoutSolution.Ambiguity, _ layout: CheckedLayout, _ subject: CheckedRequest
  ) -> [Finding.Repair] {
    var solution = layout.solution
    solution.ambiguous = [ambiguity]
    let found = found(subject, layout.scene, layout.options) { session, solves in
      session.repairs(ofAmbiguityIn: solution, of: layout.scene, mostSolves: solves)
    }
    guard let interfaceRepairs, interfaceRepairCount < Self.mostInterfaceRepairs else {
      return found
    }
    interfaceRepairCount += 1
    let added = interfaceRepairs.repairs(of: ambiguity.item, open: ambiguity.dimensions)
    return Array((found + added).prefix(Self.mostRepairs))
  }

  /// The repairs that a search finds and a person would make, in words.
  private mutating func found(
    _ subject: CheckedRequest, _ scene: LayoutScene, _ options: LayoutOptions,
    changesSizes: Bool = true, _ search: (inout LayoutSession, Int) -> LayoutRepairs
  ) -> [Finding.Repair] {
    let share = min(Self.mostSolves, Self.documentSolves - solves)
    guard share > 0 else { return [] }
    solves += share
    var session = LayoutSession(
      options: options, limits: SolveLimits(work: Self.work, cancellation: cancellation))
    let found = search(&session, share)
    let isInterface = subject.contents != nil
    let words = RepairWords(
      subject.request, scene, isInterface: isInterface, titles: subject.contents?.titles)
    return (found.repairs.first ?? []).filter { repair in
      switch repair.change {
      case .constant(let origin, _) where Self.isScreenSize(origin, in: scene),
        .lower(let origin, _) where Self.isScreenSize(origin, in: scene),
        .leaveOut(let origin) where Self.isScreenSize(origin, in: scene):
        false
      // Without the canvas, ambiguous frames are arbitrary, and so are the numbers of added
      // constraints.
      case .add: !isInterface
      // A distance that only fits this size is not a repair.
      case .constant(.constraint(let index), let constant):
        scene.constraints[index].second == nil
          ? changesSizes : Self.usualDistances.contains(abs(constant))
      default: true
      }
    }.prefix(Self.mostRepairs).map { words.repair($0) }
  }
}
