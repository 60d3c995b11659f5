import ConstraintSolver

/// A view and its descendants as a scene of its own, with the view as root.
struct Subscene {
  private(set) var scene = LayoutScene()
  /// The index of each item in the whole scene.
  private var items: [ItemIndex] = []
  /// The index of each copied constraint in the whole scene.
  private var constraints: [Int] = []

  /// - Complexity: O(whole scene), expected.
  init(of view: ItemIndex, in whole: LayoutScene) {
    let inside = whole.items(in: view)
    var newIndices: [ItemIndex: ItemIndex] = [:]
    for item in inside {
      newIndices[item] = ItemIndex(items.count)
      items.append(item)
    }
    scene = whole.copy(of: inside, newIndices)
    for (index, constraint) in whole.constraints.enumerated() {
      guard constraint.isActive, var copy = constraint.replacingItems({ newIndices[$0] }) else {
        continue
      }
      copy.container = constraint.container.flatMap { newIndices[$0] }
      guard constraint.container == nil || copy.container != nil else { continue }
      // The view's position is relative to its surroundings, which are not copied.
      let isOfViewAlone = copy.anchors.allSatisfy { $0.item.index == 0 }
      guard !isOfViewAlone || constraint.kind == .size else { continue }
      scene.addConstraint(copy)
      constraints.append(index)
    }
    for stack in whole.stacks {
      guard let view = newIndices[stack.view] else { continue }
      var copy = stack
      copy.view = view
      copy.arranged = stack.arranged.compactMap { newIndices[$0] }
      copy.hidden = Set(stack.hidden.compactMap { newIndices[$0] })
      copy.customSpacing = [:]
      for (item, spacing) in stack.customSpacing {
        if let item = newIndices[item] { copy.customSpacing[item] = spacing }
      }
      scene.addStack(copy)
    }
  }

  /// Adds a target for the size of the root.
  mutating func add(_ target: FittingTarget, for dimension: Dimension) {
    scene.addTarget(target, for: dimension)
  }

  /// The origin in the whole scene; `nil` for targets, which exist only in this scene.
  func original(_ origin: ConstraintOrigin) -> ConstraintOrigin? {
    switch origin {
    case .constraint(let index):
      constraints.indices.contains(index) ? .constraint(constraints[index]) : nil
    case .implied(let item, let implication): .implied(items[item.index], implication)
    case .stack(let name): .stack(name.replacingItems { items[$0.index] })
    }
  }
}

extension LayoutScene {
  /// A view followed by its descendants in the order of the scene.
  ///
  /// - Complexity: O(items).
  fileprivate func items(in view: ItemIndex) -> [ItemIndex] {
    // 0: unknown, 1: inside, 2: outside.
    var states = [UInt8](repeating: 0, count: items.count)
    states[view.index] = 1
    var path: [Int] = []
    for item in items.indices {
      var next = item
      while states[next] == 0, let parent = items[next].parent {
        path.append(next)
        next = parent.index
      }
      let state: UInt8 = states[next] == 1 ? 1 : 2
      states[next] = state
      while let item = path.popLast() { states[item] = state }
    }
    return [view] + items.indices.filter { states[$0] == 1 && $0 != view.index }.map(ItemIndex.init)
  }

  /// Copies items, and renumbers their parents. The first becomes a root.
  fileprivate func copy(
    of inside: [ItemIndex], _ newIndices: [ItemIndex: ItemIndex]
  ) -> LayoutScene {
    var copy = LayoutScene()
    for (number, item) in inside.enumerated() {
      let name = names.bytes(of: item.index)
      let parent = number == 0 ? nil : items[item.index].parent.flatMap { newIndices[$0] }
      switch items[item.index].kind {
      case .view:
        var given = items[item.index].given
        if number == 0 { (given.x, given.y) = (nil, nil) }
        copy.addView(
          name.span, in: parent, given: given, intrinsicSize: intrinsicSize(of: item),
          geometry: items[item.index].geometry < 0 ? nil : geometry(of: item))
      case .guide: copy.addGuide(name.span, in: parent ?? ItemIndex(0))
      case .insetGuide(let insets):
        copy.addGuide(name.span, in: parent ?? ItemIndex(0), insets: insets)
      }
    }
    return copy
  }

  /// Adds a target for the size of the first item.
  fileprivate mutating func addTarget(_ target: FittingTarget, for dimension: Dimension) {
    let item = ItemIndex(0)
    let size: Double
    switch target {
    case .fixed(let number):
      items[0].given[dimension] = number
      return
    case .compressed: size = 0
    case .expanded: size = 10_000
    }
    addConstraint(
      SceneConstraint(
        Anchor(item, dimension == .width ? .width : .height), .equal, constant: size,
        priority: .fitting))
  }
}

extension StackRuleName {
  fileprivate func replacingItems(_ replacement: (ItemIndex) -> ItemIndex) -> StackRuleName {
    var copy = self
    copy.view = replacement(view)
    copy.arranged = arranged.map(replacement)
    return copy
  }
}
