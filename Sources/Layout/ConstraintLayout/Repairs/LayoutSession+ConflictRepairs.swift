import ConstraintSolver

extension LayoutSession {
  /// The default maximum number of solves in a search for repairs.
  public static let defaultRepairSolves = 400

  /// Finds the smallest changes that resolve conflicts: remove one constraint, lower it to priority
  /// 999, or change its constant to the nearest value at which it holds.
  ///
  /// A solve of the whole scene verifies each repair. If there are several conflicts, repairing one
  /// leaves the others.
  ///
  /// - Parameters:
  ///   - conflicts: The conflicts of the scene.
  ///   - scene: A scene as for ``solve(_:)``.
  ///   - mostSolves: The maximum number of solves in the search.
  /// - Returns: The repairs of each conflict, or those found before a limit or the check ended the
  ///   search.
  /// - Complexity: At most `mostSolves` solves, for up to 10 conflicts and 24 members of each.
  public mutating func repairs(
    of conflicts: [LayoutConflict], in scene: LayoutScene, mostSolves: Int = defaultRepairSolves
  ) -> LayoutRepairs {
    repairs(of: conflicts, in: scene, solved: nil, mostSolves: mostSolves)
  }

  /// The same for an already solved scene whose conflicts are broken in order.
  package mutating func repairs(
    of conflicts: [LayoutConflict], in scene: LayoutScene, solved: SolvedScene?,
    mostSolves: Int = defaultRepairSolves
  ) -> LayoutRepairs {
    var search = RepairSearch(limits: limits, mostSolves: mostSolves)
    defer { limits.work = search.limits.work }
    var breaking = options
    breaking.onConflict = .breakInOrder
    var found = LayoutRepairs(repairs: Array(repeating: [], count: conflicts.count))
    do throws(LayoutError) {
      try search.resolve(conflicts, in: scene, solved, breaking, &found)
    } catch {
      // The repairs found so far remain valid.
      search.cutShort()
    }
    found.isComplete = search.isComplete
    return found
  }
}

extension RepairSearch {
  /// Finds the repairs of conflicts.
  fileprivate mutating func resolve(
    _ conflicts: [LayoutConflict], in scene: LayoutScene, _ solved: SolvedScene?,
    _ options: LayoutOptions, _ found: inout LayoutRepairs
  ) throws(LayoutError) {
    guard let solved = try base(solved, scene, options), !solved.layout.broken.isEmpty
    else { return }
    if conflicts.count > Self.subjectLimit { cutShort() }
    var system = TrialSystem(
      scene, solved, volatile: conflicts.prefix(Self.subjectLimit).flatMap(\.members))
    let highest = scene.highestOptionalPriority
    for (index, conflict) in conflicts.prefix(Self.subjectLimit).enumerated() {
      if conflict.members.count > Self.memberLimit { cutShort() }
      for member in conflict.members.prefix(Self.memberLimit) {
        found.repairs[index] += try repairs(of: member, in: conflict, highest, &system)
      }
      found.repairs[index] = Self.ranked(found.repairs[index])
    }
  }

  /// The repairs that change one member of a conflict.
  private mutating func repairs(
    of member: ConstraintOrigin, in conflict: LayoutConflict, _ highest: Double,
    _ system: inout TrialSystem
  ) throws(LayoutError) -> [LayoutRepair] {
    var found: [LayoutRepair] = []
    if let priority = Priority(Self.loweredPriority),
      let repair = try repair(.lower(member, priority), of: conflict, highest, &system)
    {
      found.append(repair)
    }
    for constant in try nearestConstants(of: member, highest, &system) {
      if let repair = try repair(.constant(member, constant), of: conflict, highest, &system) {
        found.append(repair)
        break
      }
    }
    if let repair = try repair(.leaveOut(member), of: conflict, highest, &system) {
      found.append(repair)
    }
    return found
  }

  /// A repair, if the change resolves the conflict and creates none.
  private mutating func repair(
    _ change: LayoutRepair.Change, of conflict: LayoutConflict, _ highest: Double,
    _ system: inout TrialSystem
  ) throws(LayoutError) -> LayoutRepair? {
    guard let layout = try layout(with: change, &system),
      layout.brokenCount < system.base.brokenCount
    else { return nil }
    // Another conflict may have been resolved instead.
    if layout.brokenCount > 0 {
      let isResolved = try trial { limits throws(LayoutError) in
        try system.resolves(conflict.members, with: change, limits: &limits)
      }
      guard isResolved == true else { return nil }
    }
    var isSafe = false
    if case .lower(.constraint, _) = change {
      // If no optional constraint is above it, a constraint at 999 holds wherever it can.
      isSafe = layout.brokenCount == 0 && highest < Self.loweredPriority
    }
    return LayoutRepair(
      change: change, isWhole: layout.brokenCount == 0,
      moves: Self.moves(from: system.base, to: layout), isSafe: isSafe)
  }

  /// The constants nearest to a member's own, below and above, at which it could hold.
  ///
  /// Placed above all other optional constraints, the member has the least violation, which is the
  /// least change of its constant.
  private mutating func nearestConstants(
    of member: ConstraintOrigin, _ highest: Double, _ system: inout TrialSystem
  ) throws(LayoutError) -> [Double] {
    guard let above = Priority((1000 + highest) / 2), !above.isRequired else { return [] }
    let constant: Double
    switch member {
    case .constraint(let index): constant = system.scene.constraints[index].constant
    case .implied(let item, let implication):
      guard let dimension = implication.givenDimension,
        let given = system.scene.items[item.index].given[dimension]
      else { return [] }
      constant = given
    case .stack: return []
    }
    let violation = try trial { limits throws(LayoutError) in
      try system.violation(of: member, at: above, limits: &limits)
    }
    guard let violation else { return [] }
    return [Self.clean(constant + violation), Self.clean(constant - violation)]
  }
}

extension LayoutScene {
  /// The highest priority of an optional constraint; 0 if there is none.
  fileprivate var highestOptionalPriority: Double {
    var highest = 0.0
    func note(_ priority: Priority) {
      if !priority.isRequired { highest = max(highest, priority.value) }
    }
    for constraint in constraints where constraint.isActive { note(constraint.priority) }
    for size in intrinsicSizes {
      for axis in Axis.allCases {
        note(size.hugging[axis])
        note(size.compressionResistance[axis])
      }
    }
    // Proportions are optional at 999.
    let isProportional = stacks.contains { $0.distribution == .fillProportionally }
    return isProportional ? max(highest, 999) : highest
  }

  /// A constraint that fixes a number of an item's frame relative to its parent's frame.
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
