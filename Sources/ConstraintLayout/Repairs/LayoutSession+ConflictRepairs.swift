import ConstraintSolver

extension LayoutSession {
  /// The most solves of a search for repairs, unless another number is given.
  public static let defaultRepairSolves = 400

  /// Finds the smallest changes that resolve conflicts: one constraint left out, lowered to
  /// priority 999, or with another constant, the nearest one with which it holds.
  ///
  /// Each is verified by a solve of the whole scene. Where there are several conflicts, a repair of
  /// one leaves the others.
  ///
  /// - Parameters:
  ///   - conflicts: The conflicts of the scene.
  ///   - scene: A scene as for ``solve(_:)``.
  ///   - mostSolves: The most solves of the search.
  /// - Returns: The repairs of each conflict.
  /// - Throws: ``LayoutError/stopped(after:)``; other limits end the search.
  /// - Complexity: At most `mostSolves` solves, for up to 10 conflicts and 24 members of each.
  public mutating func repairs(
    of conflicts: [LayoutConflict], in scene: LayoutScene, mostSolves: Int = defaultRepairSolves
  ) throws(LayoutError) -> LayoutRepairs {
    var search = RepairSearch(scene, options: options, limits: limits, mostSolves: mostSolves)
    search.session.options.onConflict = .breakInOrder
    defer { limits.work = search.session.limits.work }
    var all = [[LayoutRepair]](repeating: [], count: conflicts.count)
    guard let base = try search.solution(of: scene), !base.broken.isEmpty else {
      return LayoutRepairs(repairs: all, isComplete: search.isComplete)
    }
    if conflicts.count > RepairSearch.subjectLimit { search.cutShort() }
    for (index, conflict) in conflicts.prefix(RepairSearch.subjectLimit).enumerated() {
      if conflict.members.count > RepairSearch.memberLimit { search.cutShort() }
      var found: [LayoutRepair] = []
      for member in conflict.members.prefix(RepairSearch.memberLimit) {
        found += try search.repairs(of: member, base)
      }
      all[index] = RepairSearch.ranked(found)
    }
    return LayoutRepairs(repairs: all, isComplete: search.isComplete)
  }
}

extension RepairSearch {
  /// The repairs that change one member of a conflict.
  fileprivate mutating func repairs(
    of member: ConstraintOrigin, _ base: LayoutSolution
  ) throws(LayoutError) -> [LayoutRepair] {
    var found: [LayoutRepair] = []
    if let priority = Priority(Self.loweredPriority),
      let repair = try repair(.lower(member, priority), base)
    {
      found.append(repair)
    }
    for constant in try nearestConstants(of: member) {
      if let repair = try repair(.constant(member, constant), base) {
        found.append(repair)
        break
      }
    }
    if let repair = try repair(.leaveOut(member), base) { found.append(repair) }
    return found
  }

  /// A repair, if the change resolves a conflict and makes none.
  private mutating func repair(
    _ change: LayoutRepair.Change, _ base: LayoutSolution
  ) throws(LayoutError) -> LayoutRepair? {
    guard let changed = scene.applying(change), let solution = try solution(of: changed),
      solution.broken.count < base.broken.count
    else { return nil }
    let moves = Self.moves(from: base, to: solution)
    return LayoutRepair(
      change: change, isWhole: solution.broken.isEmpty, moves: moves,
      isSafe: isSafe(change, solution))
  }

  /// A constraint at 999 holds wherever it can, if nothing optional is above it.
  private func isSafe(_ change: LayoutRepair.Change, _ solution: LayoutSolution) -> Bool {
    guard case .lower(.constraint, _) = change, solution.broken.isEmpty else { return false }
    return highestOptionalPriority < Self.loweredPriority
  }

  /// The highest priority of an optional constraint of the scene; 0 if there is none.
  private var highestOptionalPriority: Double {
    var highest = 0.0
    func note(_ priority: Priority) {
      if !priority.isRequired { highest = max(highest, priority.value) }
    }
    for constraint in scene.constraints where constraint.isActive { note(constraint.priority) }
    for size in scene.intrinsicSizes {
      for axis in Axis.allCases {
        note(size.hugging[axis])
        note(size.compressionResistance[axis])
      }
    }
    // Proportions are wishes at 999.
    let isProportional = scene.stacks.contains { $0.distribution == .fillProportionally }
    return isProportional ? max(highest, 999) : highest
  }

  /// The constants nearest to that of a member with which it could hold, below and above.
  ///
  /// Above all other optional constraints, the member is violated by as little as possible: by the
  /// least change of its constant.
  private mutating func nearestConstants(
    of member: ConstraintOrigin
  ) throws(LayoutError) -> [Double] {
    let constant: Double
    var relaxed: LayoutScene
    guard let above = Priority((1000 + highestOptionalPriority) / 2), !above.isRequired else {
      return []
    }
    var origin = member
    switch member {
    case .constraint(let index):
      constant = scene.constraints[index].constant
      guard let changed = scene.applying(.lower(member, above)) else { return [] }
      relaxed = changed
    case .implied(let item, let implication):
      guard let dimension = implication.givenDimension,
        let value = scene.items[item.index].given[dimension],
        let changed = scene.applying(.leaveOut(member))
      else { return [] }
      constant = value
      relaxed = changed
      // The same as a constraint that can be optional.
      let fixing = relaxed.constraint(fixing: dimension, of: item, at: value, priority: above)
      origin = .constraint(relaxed.addConstraint(fixing))
    case .stack: return []
    }
    guard let solution = try solution(of: relaxed),
      let violation = solution.unsatisfied.first(where: { $0.origin == origin })?.violation
    else { return [] }
    return [Self.clean(constant + violation), Self.clean(constant - violation)]
  }
}

extension LayoutScene {
  /// A constraint that fixes a number of an item's frame, relative to its parent's frame.
  func constraint(
    fixing dimension: Dimension, of item: ItemIndex, at value: Double, priority: Priority
  ) -> SceneConstraint {
    let own = geometry(of: item).alignment
    let parent = items[item.index].parent
    let outer = parent.map { geometry(of: $0).alignment } ?? .zero
    var constraint: SceneConstraint
    switch dimension {
    case .x:
      constraint = SceneConstraint(
        Anchor(item, .left), .equal, to: parent.map { Anchor($0, .left) },
        constant: value + own.left - outer.left)
    case .y:
      constraint = SceneConstraint(
        Anchor(item, .top), .equal, to: parent.map { Anchor($0, .top) },
        constant: value + own.top - outer.top)
    case .width:
      constraint = SceneConstraint(
        Anchor(item, .width), .equal, constant: value - own.left - own.right)
    case .height:
      constraint = SceneConstraint(
        Anchor(item, .height), .equal, constant: value - own.top - own.bottom)
    }
    constraint.priority = priority
    return constraint
  }
}
