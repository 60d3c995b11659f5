import ConstraintSolver

extension LayoutSession {
  /// Finds small changes that settle ambiguous views, in the order in which a designer would try
  /// them: a priority of hugging or compression resistance that is higher by 1, an edge that is
  /// tied to a neighbour or the superview where it is now, and a number.
  ///
  /// Each is verified by a solve of the whole scene.
  ///
  /// - Parameters:
  ///   - solution: The solution of the scene, with frames relative to parents.
  ///   - scene: A scene as for ``solve(_:)``.
  ///   - mostSolves: The most solves of the search.
  /// - Returns: The repairs of each ambiguous view of the solution.
  /// - Throws: ``LayoutError/stopped(after:)``; other limits end the search.
  /// - Complexity: At most `mostSolves` solves, for up to 10 views; O(items) for the neighbours of
  ///   each.
  public mutating func repairs(
    ofAmbiguityIn solution: LayoutSolution, of scene: LayoutScene,
    mostSolves: Int = defaultRepairSolves
  ) throws(LayoutError) -> LayoutRepairs {
    var search = RepairSearch(scene, options: options, limits: limits, mostSolves: mostSolves)
    defer { limits.work = search.session.limits.work }
    var all = [[LayoutRepair]](repeating: [], count: solution.ambiguous.count)
    guard !solution.ambiguous.isEmpty, let base = try search.solution(of: scene) else {
      return LayoutRepairs(repairs: all, isComplete: search.isComplete)
    }
    if base.ambiguous.count > RepairSearch.subjectLimit { search.cutShort() }
    for (index, ambiguity) in solution.ambiguous.prefix(RepairSearch.subjectLimit).enumerated() {
      for change in search.changes(settling: ambiguity, base) {
        if let repair = try search.repair(change, of: ambiguity, base) {
          all[index].append(repair)
        }
      }
    }
    return LayoutRepairs(repairs: all, isComplete: search.isComplete)
  }
}

extension RepairSearch {
  /// A repair, if the change settles a number of the view and spoils nothing.
  fileprivate mutating func repair(
    _ change: LayoutRepair.Change, of ambiguity: LayoutSolution.Ambiguity, _ base: LayoutSolution
  ) throws(LayoutError) -> LayoutRepair? {
    guard let changed = scene.applying(change), let solution = try solution(of: changed),
      solution.broken.count <= base.broken.count,
      Self.noteworthy(solution) <= Self.noteworthy(base)
    else { return nil }
    let left = solution.ambiguous.first { $0.item == ambiguity.item }?.dimensions ?? []
    let settled = ambiguity.dimensions.filter { !left.contains($0) }
    // What is settled here must not be open elsewhere instead.
    let open = base.ambiguous.reduce(0) { $0 + $1.dimensions.count }
    let isBetter = solution.ambiguous.reduce(0) { $0 + $1.dimensions.count } < open
    guard !settled.isEmpty, isBetter else { return nil }
    let moves = Self.moves(from: base, to: solution)
    return LayoutRepair(
      change: change, isWhole: left.isEmpty, settles: settled, moves: moves,
      isSafe: moves.isEmpty && left.isEmpty)
  }

  private static func noteworthy(_ solution: LayoutSolution) -> Int {
    solution.unsatisfied.count { $0.kind.isNoteworthy }
  }

  /// The changes to try, the most natural first.
  fileprivate func changes(
    settling ambiguity: LayoutSolution.Ambiguity, _ base: LayoutSolution
  ) -> [LayoutRepair.Change] {
    let item = ambiguity.item
    var changes: [LayoutRepair.Change] = []
    for axis in Axis.allCases where ambiguity.dimensions.contains(where: { $0.axis == axis }) {
      guard let size = scene.intrinsicSize(of: item),
        (axis == .horizontal ? size.width : size.height) != nil
      else { continue }
      if let higher = Self.raised(size.hugging[axis]) {
        changes.append(.hugging(item, axis, higher))
      }
      if let higher = Self.raised(size.compressionResistance[axis]) {
        changes.append(.compressionResistance(item, axis, higher))
      }
    }
    for axis in Axis.allCases where ambiguity.dimensions.contains(where: { $0.axis == axis }) {
      changes += ties(of: item, axis, base).map { .add($0) }
    }
    for dimension in ambiguity.dimensions {
      let value = base.frames[item.index][dimension]
      var fixing = scene.constraint(fixing: dimension, of: item, at: value, priority: .required)
      fixing.constant = Self.clean(fixing.constant)
      changes.append(.add(fixing))
    }
    return changes
  }

  private static func raised(_ priority: Priority) -> Priority? {
    priority.value + 1 < 1000 ? Priority(priority.value + 1) : nil
  }

  /// Constraints that tie the edges of an item on an axis to its nearest neighbours, or else to its
  /// parent, at their distances.
  private func ties(
    of item: ItemIndex, _ axis: Axis, _ base: LayoutSolution
  ) -> [SceneConstraint] {
    guard let parent = scene.items[item.index].parent else { return [] }
    let isHorizontal = axis == .horizontal
    let isReversed = isHorizontal && session.options.direction == .rightToLeft
    let near: Attribute = isHorizontal ? .leading : .top
    let far: Attribute = isHorizontal ? .trailing : .bottom
    /// The extent from the edge at which reading starts.
    func extent(_ index: Int) -> (near: Double, far: Double) {
      let frame = base.frames[index]
      let insets = scene.geometry(of: ItemIndex(index)).alignment
      guard isHorizontal else {
        return (frame.y + insets.top, frame.y + frame.height - insets.bottom)
      }
      let (left, right) = (frame.x + insets.left, frame.x + frame.width - insets.right)
      return isReversed ? (-right, -left) : (left, right)
    }
    let own = extent(item.index)
    let siblings = neighbours(of: item, in: parent, axis, base)
    let before = siblings.filter { extent($0).far <= own.near + Self.leastMove }
      .max { extent($0).far < extent($1).far }
    let after = siblings.filter { extent($0).near >= own.far - Self.leastMove }
      .min { extent($0).near < extent($1).near }
    let frame = base.frames[parent.index]
    let insets = scene.geometry(of: parent).alignment
    let outer: (near: Double, far: Double) =
      isHorizontal
      ? isReversed
        ? (-(frame.width - insets.right), -insets.left)
        : (insets.left, frame.width - insets.right)
      : (insets.top, frame.height - insets.bottom)
    func tie(_ attribute: Attribute, to other: Anchor, _ distance: Double) -> SceneConstraint {
      SceneConstraint(
        Anchor(item, attribute), .equal, to: other, constant: Self.clean(distance))
    }
    return [
      before.map {
        tie(near, to: Anchor(ItemIndex($0), far), own.near - extent($0).far)
      } ?? tie(near, to: Anchor(parent, near), own.near - outer.near),
      after.map {
        tie(far, to: Anchor(ItemIndex($0), near), own.far - extent($0).near)
      } ?? tie(far, to: Anchor(parent, far), own.far - outer.far),
    ]
  }

  /// The visible views beside an item whose frames are settled on an axis.
  private func neighbours(
    of item: ItemIndex, in parent: ItemIndex, _ axis: Axis, _ base: LayoutSolution
  ) -> [Int] {
    let open = Set(
      base.ambiguous.filter { $0.dimensions.contains { $0.axis == axis } }.map(\.item.index))
    return scene.items.indices.filter { index in
      index != item.index && scene.items[index].isView && scene.items[index].parent == parent
        && !open.contains(index) && !scene.hiddenItems.contains(ItemIndex(index))
    }
  }
}

extension Dimension {
  /// The axis of the number.
  var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }
}
