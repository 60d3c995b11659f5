import ConstraintSolver

/// A solved scene, on which changes are tried.
///
/// A change solves only the parts of the system that it affects. If heights follow widths, the
/// whole scene is solved, because these heights are numbers of the system.
struct TrialSystem {
  let scene: LayoutScene
  let solved: SolvedScene
  let base: TrialLayout
  private var parts: SystemParts
  private let followsWidths: Bool
  /// The children of item `i` are at `starts[i] ..< starts[i + 1]`.
  private let children: (starts: [Int32], items: [Int32])
  /// The rows of the noteworthy optional constraints that do not hold.
  private let noteworthy: Set<Int>
  private let brokenRows: Set<Int>
  private var face: OptimalFace?
  /// The definitions of each variable.
  private lazy var definitions = RowsByVariable(
    solved.translator.origins.indices.filter { solved.translator.isDefinition($0) },
    of: solved.translator.system)

  /// Prepares trials. `volatile` contains the constraints that trials change, except for priorities
  /// of views.
  ///
  /// - Complexity: Nearly linear in the terms.
  init(_ scene: LayoutScene, _ solved: SolvedScene, volatile: [ConstraintOrigin] = []) {
    self.scene = scene
    self.solved = solved
    base = TrialLayout(solved.layout)
    followsWidths = solved.translator.scene.intrinsicSizes.contains { $0.followsWidth }
    let (translator, solution) = (solved.translator, solved.solution)
    var rows = Set(volatile.flatMap { translator.origins.rows(of: $0) })
    var broken: Set<Int> = []
    for conflict in solution.broken {
      for case .constraint(let row) in conflict.members + [conflict.rejected] { rows.insert(row) }
      if case .constraint(let row) = conflict.rejected { broken.insert(row) }
    }
    brokenRows = broken
    noteworthy = Set(
      solution.violations.lazy.map(\.constraint).filter { row in
        translator.origins[row].map {
          translator.kind(of: $0, in: solution.values).isNoteworthy
        } ?? false
      })
    parts = SystemParts(solved, volatile: rows)
    children = Self.children(of: solved.translator.scene)
  }

  private static func children(of scene: LayoutScene) -> (starts: [Int32], items: [Int32]) {
    var starts = [Int32](repeating: 0, count: scene.items.count + 1)
    for item in scene.items { if let parent = item.parent { starts[parent.index + 1] += 1 } }
    for index in scene.items.indices { starts[index + 1] += starts[index] }
    var next = starts
    var items = [Int32](repeating: 0, count: Int(starts.last ?? 0))
    for (index, item) in scene.items.enumerated() {
      guard let parent = item.parent else { continue }
      items[Int(next[parent.index])] = Int32(truncatingIfNeeded: index)
      next[parent.index] += 1
    }
    return (starts, items)
  }

  /// Whether each trial solves the whole scene.
  var isWhole: Bool { followsWidths }

  /// Whether a change has any effect here.
  func applies(_ change: LayoutRepair.Change) -> Bool {
    solved.translator.changes(of: change, scale: solved.options.scale) != nil
  }

  /// The layout with changes; `nil` if one does not apply, or if the layout cannot be solved.
  ///
  /// - Throws: ``LayoutError`` if a limit ends the solve.
  /// - Complexity: A solve of the parts affected by the change, plus O(items).
  mutating func layout(
    with changes: [LayoutRepair.Change], limits: inout SolveLimits
  ) throws(LayoutError) -> TrialLayout? {
    guard !followsWidths else {
      var changed = scene
      for change in changes {
        guard let next = changed.applying(change) else { return nil }
        changed = next
      }
      var session = LayoutSession(options: solved.options, limits: limits)
      defer { limits.work = session.limits.work }
      do throws(LayoutError) {
        return TrialLayout(try session.solve(changed))
      } catch {
        return try Self.none(error)
      }
    }
    var rows = RowChanges()
    for change in changes {
      guard let more = solved.translator.changes(of: change, scale: solved.options.scale) else {
        return nil
      }
      rows.merge(more)
    }
    guard let local = try solution(with: rows, &limits) else { return nil }
    return try layout(of: local, with: rows, limits: &limits)
  }

  /// The smallest violation of a constraint if it had another priority; `nil` if it would hold or
  /// cannot be solved.
  ///
  /// - Throws: ``LayoutError`` if a limit ends the solve.
  mutating func violation(
    of origin: ConstraintOrigin, at priority: Priority, limits: inout SolveLimits
  ) throws(LayoutError) -> Double? {
    let rows = solved.translator.origins.rows(of: origin)
    var changes = RowChanges()
    for row in rows { changes.priorities[row] = priority }
    guard let row = rows.first, let local = try solution(with: changes, &limits) else { return nil }
    return local.solution.violations.first { local.rows[$0.constraint] == row }?.amount
  }

  /// Whether the members of a conflict can all hold with a change.
  ///
  /// - Throws: ``LayoutError`` if a limit ends the solve.
  /// - Complexity: A solve of the members and the definitions of their variables.
  mutating func resolves(
    _ members: [ConstraintOrigin], with change: LayoutRepair.Change, limits: inout SolveLimits
  ) throws(LayoutError) -> Bool {
    let translator = solved.translator
    let scale = solved.options.scale
    guard let changes = translator.changes(of: change, scale: scale) else { return false }
    let system = translator.system
    var rows = members.flatMap { translator.origins.rows(of: $0) }
    var seen = Set(rows)
    var variables: [Int: Variable] = [:]
    var local = ConstraintSystem()
    var next = 0
    while next < rows.count {
      let row = rows[next]
      next += 1
      for term in system.terms(of: row) where variables[term.variable.index] == nil {
        variables[term.variable.index] = local.addVariable(
          isNonNegative: system.isNonNegative[term.variable.index])
        for definition in definitions[term.variable.index]
        where seen.insert(Int(definition)).inserted {
          rows.append(Int(definition))
        }
      }
      guard !changes.removed.contains(row), changes.priorities[row] == nil else { continue }
      let header = system.header(of: row)
      local.addConstraint(
        system.terms(of: row).compactMap { term in
          variables[term.variable.index].map { Term($0, term.coefficient) }
        }, constant: changes.constants[row] ?? header.constant, header.relation,
        priority: Priority(header.priority) ?? .required)
    }
    do throws(SolveError) {
      limits.work = max(0, limits.work - (try local.solve(limits: limits)).work)
      return true
    } catch {
      return try Self.none(LayoutError(error)) ?? false
    }
  }

  // MARK: Parts

  private mutating func solution(
    with changes: RowChanges, _ limits: inout SolveLimits
  ) throws(LayoutError) -> SystemParts.Local? {
    // Other parts may rely on required rows. Optional rows fix nothing.
    let system = solved.translator.system
    let required = changes.touched.filter {
      system.header(of: $0).priority >= Priority.required.value
    }
    if !parts.volatile.isSuperset(of: required) {
      parts = SystemParts(solved, volatile: parts.volatile.union(required))
    }
    limits.work = max(0, limits.work - 64)
    do throws(SolveError) {
      let local = try parts.solution(
        with: changes, onConflict: solved.options.onConflict, limits: limits)
      limits.work = max(0, limits.work - local.solution.work)
      return local
    } catch {
      return try Self.none(LayoutError(error))
    }
  }

  /// `nil` if the scene has no solution; throws if a limit is reached.
  private static func none<R>(_ error: LayoutError) throws(LayoutError) -> R? {
    switch error {
    case .conflict, .numbersOutOfRange, .numbersTooFarApart: return nil
    case .stopped, .workLimitExceeded, .entryLimitExceeded: throw error
    }
  }

  private mutating func layout(
    of local: SystemParts.Local, with changes: RowChanges, limits: inout SolveLimits
  ) throws(LayoutError) -> TrialLayout? {
    let translator = solved.translator
    var values = solved.solution.values
    for (index, variable) in local.variables.enumerated() {
      values[Int(variable)] = local.solution.values[index]
    }
    if !solved.solution.isUnique || !local.solution.isUnique {
      FreePositions(translator, with: changes).place(&values)
    }
    let reader = FrameReader(
      options: solved.options, variables: translator.variables, values: values)
    guard let frames = reader.frames() else { return nil }
    var layout = base
    layout.frames = frames
    var brokenCount = local.solution.broken.count
    var noteworthyCount = 0
    for violation in local.solution.violations where local.rows[violation.constraint] >= 0 {
      let origin = translator.origins[Int(local.rows[violation.constraint])]
      if origin.map({ translator.kind(of: $0, in: values).isNoteworthy }) == true {
        noteworthyCount += 1
      }
    }
    // Parts unaffected by the change keep their values.
    let reached = Set(local.reached)
    brokenCount += brokenRows.count { !reached.contains(Int32(truncatingIfNeeded: $0)) }
    noteworthyCount += noteworthy.count { !reached.contains(Int32(truncatingIfNeeded: $0)) }
    layout.brokenCount = brokenCount
    layout.noteworthyCount = noteworthyCount
    try findOpen(local, &layout, &limits)
    return layout
  }

  // MARK: Places

  /// The frames of the scene, relative to parents.
  var relativeFrames: [Frame] {
    guard solved.options.coordinates == .root else { return base.frames }
    return base.frames.indices.map { relativeFrame(of: ItemIndex($0), base.frames) }
  }

  private func relativeFrame(of item: ItemIndex, _ frames: [Frame]) -> Frame {
    var frame = frames[item.index]
    guard solved.options.coordinates == .root, let parent = scene.items[item.index].parent else {
      return frame
    }
    frame.x -= frames[parent.index].x
    frame.y -= frames[parent.index].y
    return frame
  }

  /// Whether the given views lie inside their superviews in a layout, except those that were
  /// already settled outside.
  func keepsInside(_ items: [ItemIndex], _ layout: TrialLayout) -> Bool {
    items.allSatisfy { item in
      guard scene.items[item.index].isView, let parent = scene.items[item.index].parent,
        !isInside(item, parent, layout.frames)
      else { return true }
      return base.open[item.index] == 0 && !isInside(item, parent, base.frames)
    }
  }

  /// The number of visible siblings that a view shares a part of its place with.
  func coveredSiblings(of item: ItemIndex, in layout: TrialLayout) -> Int {
    guard let parent = scene.items[item.index].parent else { return 0 }
    let (frame, least) = (layout.frames[item.index], RepairSearch.leastMove)
    return children.items[
      Int(children.starts[parent.index])..<Int(children.starts[parent.index + 1])
    ].count { child in
      let other = ItemIndex(Int(child))
      guard other != item, scene.items[other.index].isView, !scene.hiddenItems.contains(other)
      else { return false }
      let sibling = layout.frames[other.index]
      return min(frame.x + frame.width, sibling.x + sibling.width) - max(frame.x, sibling.x) > least
        && min(frame.y + frame.height, sibling.y + sibling.height) - max(frame.y, sibling.y) > least
    }
  }

  private func isInside(_ item: ItemIndex, _ parent: ItemIndex, _ frames: [Frame]) -> Bool {
    let (frame, outer) = (relativeFrame(of: item, frames), frames[parent.index])
    let least = RepairSearch.leastMove
    return frame.x >= -least && frame.y >= -least && frame.x + frame.width <= outer.width + least
      && frame.y + frame.height <= outer.height + least
  }

  // MARK: Ambiguity

  /// Finds the ambiguities among the items affected by a change.
  private mutating func findOpen(
    _ local: SystemParts.Local, _ layout: inout TrialLayout, _ limits: inout SolveLimits
  ) throws(LayoutError) {
    let translator = solved.translator
    var localIndices: [Int32: Int] = [:]
    for (index, variable) in local.variables.enumerated() { localIndices[variable] = index }
    var inner = local.solution.optimalFace(limits: limits)
    var outer = face ?? solved.solution.optimalFace(limits: limits)
    let (innerWork, outerWork) = (inner.work, outer.work)
    defer {
      limits.work = max(0, limits.work - (inner.work - innerWork) - (outer.work - outerWork))
      face = outer
    }
    func varies(_ terms: [Term]) throws(SolveError) -> Bool {
      var inside: [Term] = []
      var outside: [Term] = []
      for term in terms {
        if let index = localIndices[Int32(truncatingIfNeeded: term.variable.index)] {
          inside.append(Term(Variable(index: index), term.coefficient))
        } else {
          outside.append(term)
        }
      }
      // Parts are independent of one another.
      if inside.contains(where: { local.solution.mayVary($0.variable) }),
        try inner.varies(inside, by: LayoutTolerance.ambiguity)
      {
        return true
      }
      return outside.contains(where: { solved.solution.mayVary($0.variable) })
        ? try outer.varies(outside, by: LayoutTolerance.ambiguity) : false
    }
    do throws(SolveError) {
      for index in items(of: local) {
        let item = ItemIndex(index)
        let own = translator.frameEdges(of: item)
        let parent =
          solved.options.coordinates == .root
          ? nil : translator.scene.items[index].parent.map { translator.frameEdges(of: $0) }
        var open: UInt8 = 0
        if try varies(own.left.terms(from: parent?.left)) { open |= Dimension.x.bit }
        if try varies(own.top.terms(from: parent?.top)) { open |= Dimension.y.bit }
        if try varies([Term(Variable(index: own.width))]) { open |= Dimension.width.bit }
        if try varies([Term(Variable(index: own.height))]) { open |= Dimension.height.bit }
        layout.open[index] = open
      }
    } catch {
      throw LayoutError(error)
    }
  }

  /// The items whose frames contain a solved variable.
  private func items(of local: SystemParts.Local) -> [Int] {
    let items = solved.translator.scene.items
    var found: Set<Int> = []
    for variable in local.variables {
      let index = Int(variable) / SceneVariables.count
      guard index < items.count else { continue }
      // Positions are mirrored within their root.
      if solved.translator.mirrorsEdges, items[index].parent == nil { return Array(items.indices) }
      guard found.insert(index).inserted, solved.options.coordinates == .parent else { continue }
      for child in children.items[
        Int(children.starts[index])..<Int(children.starts[index + 1])]
      {
        found.insert(Int(child))
      }
    }
    return Array(found)
  }
}
