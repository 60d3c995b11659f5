import API
import ConstraintLayout
import ConstraintSolver

extension LayoutFindings {
  /// The most verified repairs per finding. Fewer are listed.
  private static let mostRepairs = 6
  /// The most solves for the repairs of one finding.
  private static let mostSolves = 24
  /// The most views of an Interface Builder document for which added constraints are suggested.
  private static let mostInterfaceRepairs = 50
  /// The most solves for the repairs of one document.
  private static let documentSolves = 240

  /// The common distances between edges.
  private static let usualDistances: Set<Double> = [0, 8, 16, 20]

  /// The repairs of a conflict.
  mutating func repairs(
    of conflict: LayoutConflict, in scene: LayoutScene, _ options: LayoutOptions
  ) -> [Finding.Repair] {
    let fitsScreen = conflict.members.contains { Self.isScreenSize($0, in: scene) }
    return told(scene, options, changesSizes: !fitsScreen) { session, solves in
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
    of ambiguity: LayoutSolution.Ambiguity, _ layout: SolvedLayout
  ) -> [Finding.Repair] {
    var solution = layout.solution
    solution.ambiguous = [ambiguity]
    let found = told(layout.scene, layout.options) { session, solves in
      session.repairs(ofAmbiguityIn: solution, of: layout.scene, mostSolves: solves)
    }
    guard let interfaceRepairs, interfaceRepairCount < Self.mostInterfaceRepairs else {
      return found
    }
    interfaceRepairCount += 1
    let added = interfaceRepairs.repairs(of: ambiguity.item, open: ambiguity.dimensions)
    return Array((found + added).prefix(Self.mostRepairs))
  }

  private mutating func told(
    _ scene: LayoutScene, _ options: LayoutOptions, changesSizes: Bool = true,
    _ search: (inout LayoutSession, Int) -> LayoutRepairs
  ) -> [Finding.Repair] {
    let solves = min(Self.mostSolves, Self.documentSolves - repairSolves)
    guard solves > 0 else { return [] }
    repairSolves += solves
    var session = LayoutSession(options: options, limits: SolveLimits(work: workOfRepairs))
    let found = search(&session, solves)
    let words = RepairWords(
      request, scene, isInterface: contents != nil, titles: contents?.titles)
    return (found.repairs.first ?? []).filter { repair in
      switch repair.change {
      case .constant(let origin, _) where Self.isScreenSize(origin, in: scene),
        .lower(let origin, _) where Self.isScreenSize(origin, in: scene),
        .leaveOut(let origin) where Self.isScreenSize(origin, in: scene):
        false
      // Without the canvas, ambiguous frames are arbitrary, and so are the numbers of added
      // constraints.
      case .add: contents == nil
      // A distance that only fits this size is not a repair.
      case .constant(.constraint(let index), let constant):
        scene.constraints[index].second == nil
          ? changesSizes : Self.usualDistances.contains(abs(constant))
      default: true
      }
    }.prefix(Self.mostRepairs).map { words.repair($0) }
  }
}
