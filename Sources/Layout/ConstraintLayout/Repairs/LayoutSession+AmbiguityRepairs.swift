import ConstraintSolver

extension LayoutSession {
  /// Finds small changes that settle ambiguous views, in the order a designer would try them: raise
  /// a hugging or compression resistance priority by 1, tie an edge to a neighbour, the superview
  /// or its margins, or fix the size of the content.
  ///
  /// Distances are the usual ones, 0, 8, 16 and 20, or those already in the scene; accidental
  /// numbers of a solution are not used. Each change is verified by solving the affected parts. No
  /// change leaves a view outside its superview.
  ///
  /// - Parameters:
  ///   - solution: The solution of the scene.
  ///   - scene: A scene as for ``solve(_:)``.
  ///   - mostSolves: The maximum number of solves in the search.
  /// - Returns: The repairs of each ambiguous view of the solution, or those found before a limit
  ///   or the check ended the search.
  /// - Complexity: A solve of the scene, plus at most `mostSolves` solves of the parts affected by
  ///   a change, for up to 10 views. O(items) for each solve.
  ///   up to 10 views; O(items) for each.
  public mutating func repairs(
    ofAmbiguityIn solution: LayoutSolution, of scene: LayoutScene,
    mostSolves: Int = defaultRepairSolves
  ) -> LayoutRepairs {
    repairs(of: solution.ambiguous, in: scene, nil, mostSolves: mostSolves)
  }

  /// The same for an already solved scene.
  package mutating func repairs(
    ofAmbiguityIn solved: SolvedScene, of scene: LayoutScene,
    mostSolves: Int = defaultRepairSolves
  ) -> LayoutRepairs {
    repairs(of: solved.layout.ambiguous, in: scene, solved, mostSolves: mostSolves)
  }

  private mutating func repairs(
    of ambiguous: [LayoutSolution.Ambiguity], in scene: LayoutScene, _ solved: SolvedScene?,
    mostSolves: Int
  ) -> LayoutRepairs {
    var search = RepairSearch(limits: limits, mostSolves: mostSolves)
    defer { limits.work = search.limits.work }
    var found = LayoutRepairs(repairs: Array(repeating: [], count: ambiguous.count))
    guard !ambiguous.isEmpty else { return found }
    do throws(LayoutError) {
      try search.settle(ambiguous, in: scene, solved, options, &found)
    } catch {
      // The repairs found so far remain valid.
      search.cutShort()
    }
    found.isComplete = search.isComplete
    return found
  }
}

extension RepairSearch {
  /// Finds the repairs of ambiguous views.
  fileprivate mutating func settle(
    _ ambiguous: [LayoutSolution.Ambiguity], in scene: LayoutScene, _ solved: SolvedScene?,
    _ options: LayoutOptions, _ found: inout LayoutRepairs
  ) throws(LayoutError) {
    guard let solved = try base(solved, scene, options) else { return }
    if ambiguous.count > Self.subjectLimit || !solved.layout.isAmbiguityComplete { cutShort() }
    var system = TrialSystem(scene, solved)
    let candidates = TieCandidates(scene, direction: options.direction)
    for (index, ambiguity) in ambiguous.prefix(Self.subjectLimit).enumerated() {
      var repairs: [(repair: LayoutRepair, covered: Int)] = []
      for change in changes(settling: ambiguity, candidates, system) {
        if let repair = try repair(change, of: ambiguity, &system) { repairs.append(repair) }
      }
      // A designer lays no view over another one to settle it.
      found.repairs[index] = repairs.enumerated().sorted { first, second in
        (first.element.covered, first.element.repair.isSafe ? 0 : 1, first.offset)
          < (second.element.covered, second.element.repair.isSafe ? 0 : 1, second.offset)
      }.map(\.element.repair)
    }
  }

  /// A repair, if the change settles a number of the view and does no harm, and the number of
  /// siblings that it lays the view over.
  private mutating func repair(
    _ change: LayoutRepair.Change, of ambiguity: LayoutSolution.Ambiguity,
    _ system: inout TrialSystem
  ) throws(LayoutError) -> (repair: LayoutRepair, covered: Int)? {
    let base = system.base
    guard let layout = try layout(with: change, &system),
      layout.brokenCount <= base.brokenCount, layout.noteworthyCount <= base.noteworthyCount
    else { return nil }
    let left = ambiguity.dimensions.filter { layout.isOpen(ambiguity.item, $0) }
    let settled = ambiguity.dimensions.filter { !layout.isOpen(ambiguity.item, $0) }
    // The change must not merely move the ambiguity elsewhere.
    guard !settled.isEmpty, layout.openCount < base.openCount else { return nil }
    let moves = Self.moves(from: base, to: layout)
    guard system.keepsInside(moves.map(\.item) + [ambiguity.item], layout) else { return nil }
    let repair = LayoutRepair(
      change: change, isWhole: left.isEmpty, settles: settled, moves: moves,
      isSafe: left.isEmpty && layout.isOpenOnly(where: base)
        && !Self.movesSettled(from: base, to: layout))
    return (repair, system.coveredSiblings(of: ambiguity.item, in: layout))
  }

  /// The changes to try, most natural first.
  private func changes(
    settling ambiguity: LayoutSolution.Ambiguity, _ candidates: TieCandidates,
    _ system: TrialSystem
  ) -> [LayoutRepair.Change] {
    let item = ambiguity.item
    var changes: [LayoutRepair.Change] = []
    let axes = Axis.allCases.filter { axis in ambiguity.dimensions.contains { $0.axis == axis } }
    for axis in axes {
      guard let size = system.scene.intrinsicSize(of: item),
        (axis == .horizontal ? size.width : size.height) != nil
      else { continue }
      if let higher = Self.raised(size.hugging[axis]) {
        changes.append(.hugging(item, axis, higher))
      }
      if let higher = Self.raised(size.compressionResistance[axis]) {
        changes.append(.compressionResistance(item, axis, higher))
      }
    }
    let frames = system.relativeFrames
    for axis in axes {
      let bits = Dimension.allCases.filter { $0.axis == axis }.reduce(UInt8(0)) { $0 | $1.bit }
      changes += candidates.ties(of: item, axis, open: ambiguity.dimensions, frames) {
        system.base.open[$0.index] & bits != 0
      }.map { .add($0) }
    }
    return changes
  }

  private static func raised(_ priority: Priority) -> Priority? {
    priority.value + 1 < 1000 ? Priority(priority.value + 1) : nil
  }
}
