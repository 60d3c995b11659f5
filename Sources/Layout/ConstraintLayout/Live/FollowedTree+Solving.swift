internal import Cancellation
internal import ConstraintSolver

/// Solves after an edit, and what is read from their values.
extension FollowedTree {
  /// Solves the systems with the new rows; returns the work.
  mutating func solve(
    _ changes: inout LiveChanges, _ tree: TreeIndex, _ limits: SolveLimits
  ) throws(LiveSystem.Obstacle) -> Int {
    var rest = limits
    if var natural = natural.take() {
      try natural.renew(changes)
      try natural.solve(limits: rest)
      rest.work -= natural.system.work
      try measureTexts(&natural, &changes, tree, &rest)
      self.natural = natural
    }
    try rows.renew(changes)
    try rows.solve(limits: rest)
    guard !hasWideRoot else { throw .extreme }
    return limits.work - rest.work + rows.system.work
  }

  /// Whether mirrored edges may have lost digits, which only a solve from scratch can repair.
  private var hasWideRoot: Bool {
    guard options.direction == .rightToLeft else { return false }
    return scene.items.indices.contains { index in
      let width = SceneVariables.count * index + SceneVariables.Offset.width
      return scene.items[index].parent == nil && rows.values[width] > Translator.widestMirrored
    }
  }

  /// Measures the texts that have changed, or whose width has.
  private mutating func measureTexts(
    _ natural: inout LiveRows, _ changes: inout LiveChanges, _ tree: TreeIndex,
    _ rest: inout SolveLimits
  ) throws(LiveSystem.Obstacle) {
    var wrapped = UniqueList<ItemIndex>()
    for item in changes.items.all { wrapped.insert(item) }
    for variable in natural.takeChangedVariables() {
      let (item, offset) = Int(variable).quotientAndRemainder(dividingBy: SceneVariables.count)
      guard offset == SceneVariables.Offset.width, item < tree.elements.count else { continue }
      wrapped.insert(ItemIndex(item))
    }
    for item in wrapped.all {
      guard tree.elements[item.index] != nil,
        natural.scene.intrinsicSize(of: item)?.followsWidth == true
      else { continue }
      rest.work -= natural.scene.measureOfHeight(of: item)?.work ?? 0
      guard rest.work >= 0, !rest.cancellation.isCancelled else { throw .unsolvable }
      let width = natural.values[
        SceneVariables.count * item.index + SceneVariables.Offset.width]
      let text = natural.scene.wrapped(item, frameWidth: width, scale: options.scale)
      if let text { set(text, &changes, tree) }
    }
  }

  /// Sets the height of a text, and notes the rows that depend on it.
  private mutating func set(
    _ text: WrappedText, _ changes: inout LiveChanges, _ tree: TreeIndex
  ) {
    let old = scene.geometry(of: text.item)
    rows.scene.set(text)
    changes.parts.insert(.item(text.item))
    changes.judged.insert(text.item)
    guard scene.geometry(of: text.item) != old else { return }
    for constraint in tree.elements[text.item.index]?.constraints ?? [] {
      if let number = constraintNumbers[ObjectIdentifier(constraint)] {
        changes.parts.insert(.constraint(number))
      }
    }
    for view in [text.item, scene.items[text.item.index].parent] {
      if let view, scene.stackIndices[view] != nil { changes.parts.insert(.stack(view)) }
    }
  }

  // MARK: Results

  /// Reads the frames and violations that have changed.
  mutating func updateFrames(
    _ changes: inout LiveChanges, in solved: inout SolvedLayout
  ) throws(LiveSystem.Obstacle) {
    // Taken on their own: as an argument, they would change a system that the call has copied.
    let variables = rows.takeChangedVariables()
    let moved = movedItems(variables, &changes, solved.tree)
    let reader = FrameReader(options: options, variables: rows.variables, values: rows.values)
    for item in moved where solved.tree.elements[item.index] != nil {
      let frame = reader.frame(of: item)
      guard frame.isWithinLimits else { throw .extreme }
      solved.numbered.frames[item.index] = frame
    }
    var violated = rows.takeChangedViolations()
    for item in changes.judged.all { violated += rows.rows(of: item) }
    updateViolations(violated, in: &solved)
  }

  /// The items whose frame may have changed.
  private func movedItems(
    _ variables: [Int32], _ changes: inout LiveChanges, _ tree: TreeIndex
  ) -> [ItemIndex] {
    typealias Offset = SceneVariables.Offset
    var moved = changes.items
    let isMirrored = options.direction == .rightToLeft
    for variable in variables {
      let (index, offset) = Int(variable).quotientAndRemainder(dividingBy: SceneVariables.count)
      guard index < tree.elements.count else { continue }
      let item = ItemIndex(index)
      moved.insert(item)
      if offset == Offset.width { changes.judged.insert(item) }
      let isHorizontal = offset == Offset.start || offset == Offset.end
      if isMirrored, isHorizontal, scene.items[index].parent == nil { return tree.order }
      // Frames are relative to the parent's upper left corner.
      guard options.coordinates == .parent,
        offset == Offset.top || offset == Offset.start || isMirrored && isHorizontal
      else { continue }
      for child in children[index] { moved.insert(child) }
    }
    return moved.all
  }

  /// Reads the violations of rows.
  func updateViolations(_ violated: [Int32], in solved: inout SolvedLayout) {
    guard !violated.isEmpty else { return }
    for row in violated {
      guard let amount = rows.system.violations[Int(row)], let origin = rows.origins[Int(row)]
      else {
        solved.violations?[row] = nil
        continue
      }
      let kind = rows.scene.kind(of: origin) {
        rows.values[SceneVariables.count * $0.index + SceneVariables.Offset.width]
      }
      solved.violations?[row] = SolvedLayout.Violation(
        unsatisfied: LayoutSolution.Unsatisfied(origin: origin, kind: kind, violation: amount),
        priority: rows.system.priority(of: Int(row)))
    }
  }
}
