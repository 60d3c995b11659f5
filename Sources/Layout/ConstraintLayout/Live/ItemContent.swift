internal import ConstraintSolver

/// The properties of an element of which an item of a scene is made.
struct ItemContent {
  let kind: LayoutItem.Kind
  let parent: ItemIndex?
  var given = GivenFrame()
  var intrinsicSize: IntrinsicSize?
  var geometry: ItemGeometry?
  var text: MeasuredText?

  init(_ element: LayoutElement, in parent: ItemIndex?, text: MeasuredText?) {
    self.parent = parent
    self.text = text
    guard let view = element as? View else {
      kind = (element as? LayoutGuide)?.insets.map { .insetGuide($0) } ?? .guide
      return
    }
    kind = .view
    given = view.fixedFrame ?? view.given
    intrinsicSize = view.intrinsicSize
    geometry = view.geometry == .plain ? nil : view.geometry
  }
}

extension LayoutScene {
  /// Makes an item what it would be in a new scene. It is an item of the scene or the next one.
  ///
  /// - Returns: Whether its geometry has changed.
  mutating func set(_ item: ItemIndex, to content: ItemContent, scale: Double?) -> Bool {
    if item.index == items.count {
      items.append(
        LayoutItem(
          kind: content.kind, parent: content.parent, given: content.given, intrinsic: -1,
          geometry: -1))
    }
    let old = geometry(of: item)
    items[item.index].kind = content.kind
    items[item.index].parent = content.parent
    items[item.index].given = content.given
    setIntrinsicSize(content.intrinsicSize, of: item)
    setGeometry(content.geometry, of: item)
    if let text = content.text { apply(.text(item, text)) }
    if let scale { snapToPixels(item, scale: scale) }
    return geometry(of: item) != old
  }

  /// Removes the contents of an item that is no longer in use.
  mutating func clear(_ item: ItemIndex) {
    removeStack(of: item)
    setIntrinsicSize(nil, of: item)
    setGeometry(nil, of: item)
  }

  private mutating func setIntrinsicSize(_ size: IntrinsicSize?, of item: ItemIndex) {
    let index = items[item.index].intrinsic
    if index >= 0 {
      intrinsicSizes[Int(index)] = size ?? IntrinsicSize()
    } else if let size {
      items[item.index].intrinsic = Int32(truncatingIfNeeded: intrinsicSizes.count)
      intrinsicSizes.append(size)
    }
  }

  private mutating func setGeometry(_ geometry: ItemGeometry?, of item: ItemIndex) {
    let index = items[item.index].geometry
    if index >= 0 {
      geometries[Int(index)] = geometry ?? .plain
    } else if let geometry {
      items[item.index].geometry = Int32(truncatingIfNeeded: geometries.count)
      geometries.append(geometry)
    }
  }

  /// Sets a constraint with this index or the next one.
  mutating func set(_ index: Int, to constraint: SceneConstraint, scale: Double?) {
    if index == constraints.count {
      constraints.append(constraint)
    } else {
      constraints[index] = constraint
    }
    if let scale { snapToPixels(constraint: index, scale: scale) }
  }

  /// Sets or removes the stack of a view.
  mutating func set(_ stack: Stack?, of view: ItemIndex, scale: Double?) {
    guard let stack else { return removeStack(of: view) }
    if let index = stackIndices[view] { stacks[index] = stack } else { addStack(stack) }
    if let scale, let index = stackIndices[view] { snapToPixels(stack: index, scale: scale) }
  }

  private mutating func removeStack(of view: ItemIndex) {
    guard let index = stackIndices.removeValue(forKey: view) else { return }
    let last = stacks.removeLast()
    guard index < stacks.count else { return }
    stacks[index] = last
    stackIndices[last.view] = index
  }
}
