internal import ConstraintSolver

/// Parts of the scene that are translated again.
extension FollowedTree {
  /// Renews the contents of an item.
  mutating func renew(
    _ item: ItemIndex, _ changes: inout LiveChanges, in solved: inout SolvedLayout,
    texts: inout TextMeasures
  ) throws(LiveSystem.Obstacle) {
    guard let element = solved.tree.elements[item.index] else { return }
    let parent = solved.tree.item(element.owner)
    var text: MeasuredText?
    if let view = element as? View {
      text = try measuredText(of: view, item, in: &solved.tree, texts: &texts)
    }
    let content = ItemContent(element, in: parent, text: text)
    let scale = options.scale
    var hasOtherGeometry = false
    try edit { rows throws(LiveSystem.Obstacle) in
      if rows.scene.set(item, to: content, scale: scale) { hasOtherGeometry = true }
    }
    guard scene.invalidNumber(of: item) == nil,
      natural != nil || scene.intrinsicSize(of: item)?.followsWidth != true
    else { throw .unsettled }
    changes.parts.insert(.item(item))
    changes.judged.insert(item)
    changes.stacks.insert(item)
    if let parent, scene.stackIndices[parent] != nil { changes.stacks.insert(parent) }
    guard hasOtherGeometry else { return }
    for constraint in element.constraints { changes.constraints.insert(constraint) }
  }

  private func measuredText(
    of view: View, _ item: ItemIndex, in tree: inout TreeIndex, texts: inout TextMeasures
  ) throws(LiveSystem.Obstacle) -> MeasuredText? {
    guard view.text != nil || view.measure != nil else {
      texts.forget(view)
      tree.texts[item] = nil
      return nil
    }
    guard let measure = try? texts.measure(of: view, scale: options.scale) else {
      throw .unsettled
    }
    tree.texts[item] = (measure as? ViewText).map {
      TreeIndex.Text(text: $0, insets: view.geometry.alignment)
    }
    return view.measured(by: measure)
  }

  /// Renews a constraint, or removes it if it is not active in the tree.
  mutating func renew(
    _ constraint: Constraint, _ changes: inout LiveChanges, in solved: inout SolvedLayout
  ) throws(LiveSystem.Obstacle) {
    let known = constraintNumbers[ObjectIdentifier(constraint)]
    if let known, let container = scene.constraints[known].container {
      contained[container]?.remove(known)
    }
    guard constraint.isActive,
      constraint.anchors.contains(where: { solved.tree.item($0.element) != nil })
    else {
      if let known { try remove(constraint, known, in: &solved.tree) }
      return
    }
    let translated = try sceneConstraint(of: constraint, solved.tree)
    let number = known ?? unusedConstraints.popLast() ?? solved.tree.constraints.count
    let entry = TreeIndex.Entry(constraint: constraint, stamp: constraint.stamp)
    if known.map({ solved.tree.constraints[$0]?.stamp != entry.stamp }) ?? true {
      solved.tree.isRenumbered = true
    }
    if number == solved.tree.constraints.count {
      solved.tree.constraints.append(entry)
    } else {
      solved.tree.constraints[number] = entry
    }
    constraintNumbers[ObjectIdentifier(constraint)] = number
    if let container = translated.container { contained[container, default: []].insert(number) }
    let scale = options.scale
    try edit { rows throws(LiveSystem.Obstacle) in
      rows.scene.set(number, to: translated, scale: scale)
    }
    changes.parts.insert(.constraint(number))
  }

  private mutating func remove(
    _ constraint: Constraint, _ number: Int, in tree: inout TreeIndex
  ) throws(LiveSystem.Obstacle) {
    try edit { rows throws(LiveSystem.Obstacle) in
      try rows.removeRows(of: .constraint(number))
      rows.scene.constraints[number].container = nil
      rows.scene.constraints[number].isActive = false
    }
    constraintNumbers[ObjectIdentifier(constraint)] = nil
    tree.constraints[number] = nil
    tree.isRenumbered = true
    unusedConstraints.append(number)
  }

  private func sceneConstraint(
    of constraint: Constraint, _ tree: TreeIndex
  ) throws(LiveSystem.Obstacle) -> SceneConstraint {
    let container = tree.item(constraint.container)
    guard constraint.invalidPriority == nil, !constraint.isDividedByZero,
      var translated = constraint.sceneConstraint({ tree.item($0.element) }),
      constraint.container == nil || container != nil
    else { throw .unsettled }
    translated.container = container
    guard scene.error(in: translated) == nil else { throw .unsettled }
    return translated
  }

  /// Renews the stack of a view, or removes it if the view is none.
  mutating func renewStack(
    of item: ItemIndex, _ changes: inout LiveChanges, _ tree: TreeIndex
  ) throws(LiveSystem.Obstacle) {
    guard let view = tree.elements[item.index] as? View else { return }
    var stack = view.stack(of: item) { tree.item($0) }
    guard stack != nil || scene.stackIndices[item] != nil else { return }
    for child in view.subviews where child.isHidden {
      if let child = tree.item(child) { stack?.hidden.insert(child) }
    }
    if let stack {
      guard stack.distribution != .fillProportionally, scene.error(in: stack) == nil else {
        throw .unsettled
      }
    }
    let scale = options.scale
    try edit { rows throws(LiveSystem.Obstacle) in
      rows.scene.set(stack, of: item, scale: scale)
      if stack == nil { try rows.removeRows(of: .stack(item)) }
    }
    if stack != nil { changes.parts.insert(.stack(item)) }
    for child in children[item.index] { changes.judged.insert(child) }
  }
}
