internal import ConstraintSolver

/// Elements that come and go.
extension FollowedTree {
  /// Removes an item with all below it. Its variables stay until the rows that use them are
  /// renewed.
  ///
  /// - Throws: `unsettled`, if the item is a root.
  mutating func remove(
    _ top: ItemIndex, _ changes: inout LiveChanges, in solved: inout SolvedLayout,
    texts: inout TextMeasures
  ) throws(LiveSystem.Obstacle) {
    guard let parent = scene.items[top.index].parent,
      let position = solved.tree.order.firstIndex(of: top)
    else { throw .unsettled }
    children[parent.index].removeAll { $0 == top }
    if scene.stackIndices[parent] != nil { changes.stacks.insert(parent) }
    var subtree = [top]
    var next = 0
    while next < subtree.count {
      subtree += children[subtree[next].index]
      next += 1
    }
    solved.tree.order.removeSubrange(position..<position + subtree.count)
    solved.tree.isRenumbered = true
    for item in subtree {
      guard let element = solved.tree.elements[item.index] else { throw .unsettled }
      noteConstraints(of: element, item, &changes, solved.tree)
      texts.forget(element)
      element.logs.remove(log)
      let name = ContiguousArray(element.name.utf8)
      if let number = names.number(of: name.span) { isTaken[number] = false }
      solved.tree.items[ObjectIdentifier(element)] = nil
      solved.tree.elements[item.index] = nil
      solved.tree.texts[item] = nil
      try clear(item)
      changes.removed.append(item)
    }
  }

  /// Notes the constraints that end or change without an element.
  private mutating func noteConstraints(
    of element: LayoutElement, _ item: ItemIndex, _ changes: inout LiveChanges, _ tree: TreeIndex
  ) {
    for constraint in element.constraints { changes.constraints.insert(constraint) }
    for number in (contained.removeValue(forKey: item) ?? []).sorted() {
      if let entry = tree.constraints[number] { changes.constraints.insert(entry.constraint) }
    }
  }

  /// Removes the rows and contents of an item, and its children's indices.
  private mutating func clear(_ item: ItemIndex) throws(LiveSystem.Obstacle) {
    children[item.index] = []
    try edit { rows throws(LiveSystem.Obstacle) in
      try rows.removeRows(of: .stack(item))
      try rows.removeRows(of: .item(item))
      rows.scene.clear(item)
    }
  }

  // MARK: Adding

  /// Adds elements that came to a view of the tree, with all in them.
  mutating func add(
    _ moved: [LayoutElement], _ changes: inout LiveChanges, in solved: inout SolvedLayout
  ) throws(LiveSystem.Obstacle) {
    guard !moved.isEmpty else { return }
    var lastMoves: [ObjectIdentifier: Int] = [:]
    for (at, element) in moved.enumerated() { lastMoves[ObjectIdentifier(element)] = at }
    for (at, element) in moved.enumerated() where lastMoves[ObjectIdentifier(element)] == at {
      guard solved.tree.item(element) == nil, let owner = solved.tree.item(element.owner) else {
        continue
      }
      let position = try position(of: element, in: owner, solved.tree)
      let subtree = (element as? View)?.elements ?? [element]
      var items: [ItemIndex] = []
      for element in subtree { items.append(try add(element, &changes, in: &solved)) }
      solved.tree.order.insert(contentsOf: items, at: position)
    }
  }

  /// The position in depth-first order of an element to be added: guides follow their view and its
  /// other guides, and views all that is in their superview.
  private func position(
    of element: LayoutElement, in owner: ItemIndex, _ tree: TreeIndex
  ) throws(LiveSystem.Obstacle) -> Int {
    guard var position = tree.order.firstIndex(of: owner) else { throw .unsettled }
    position += 1
    if element is View {
      while position < tree.order.count, depths[tree.order[position].index] > depths[owner.index] {
        position += 1
      }
    } else {
      while position < tree.order.count, !scene.items[tree.order[position].index].isView {
        position += 1
      }
    }
    return position
  }

  private mutating func add(
    _ element: LayoutElement, _ changes: inout LiveChanges, in solved: inout SolvedLayout
  ) throws(LiveSystem.Obstacle) -> ItemIndex {
    guard let owner = solved.tree.item(element.owner), solved.tree.item(element) == nil,
      take(element.name)
    else { throw .unsettled }
    let item = unusedItems.popLast() ?? ItemIndex(solved.tree.elements.count)
    guard item.index < rows.itemCapacity else { throw .unsettled }
    if item.index == solved.tree.elements.count {
      solved.tree.elements.append(element)
      solved.numbered.frames.append(Frame(x: 0, y: 0, width: 0, height: 0))
      children.append([])
      depths.append(0)
    } else {
      solved.tree.elements[item.index] = element
    }
    solved.tree.items[ObjectIdentifier(element)] = item
    solved.tree.isRenumbered = true
    children[owner.index].append(item)
    depths[item.index] = depths[owner.index] + 1
    element.logs.add(log)
    let content = ItemContent(element, in: owner, text: nil)
    try edit { rows throws(LiveSystem.Obstacle) in
      _ = rows.scene.set(item, to: content, scale: nil)
      rows.addColumns(of: item)
    }
    changes.items.insert(item)
    changes.stacks.insert(item)
    if scene.stackIndices[owner] != nil { changes.stacks.insert(owner) }
    for constraint in element.constraints { changes.constraints.insert(constraint) }
    return item
  }

  /// Takes a name; returns whether it was free.
  private mutating func take(_ name: String) -> Bool {
    let bytes = ContiguousArray(name.utf8)
    let (number, isNew) = names.insert(bytes.span)
    guard !isNew else {
      isTaken.append(true)
      return true
    }
    guard !isTaken[number] else { return false }
    isTaken[number] = true
    return true
  }
}
