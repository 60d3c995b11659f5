import ConstraintSolver

/// How large a view is asked to be on an axis when its fitting size is sought.
public enum FittingTarget: Hashable, Sendable {
  /// As small as what is in it allows: 0 at `Priority.fitting`.
  case compressed
  /// As large as what is in it allows, up to 10,000 points: these at `Priority.fitting`.
  case expanded
  /// Just this, required.
  case fixed(Double)
}

extension LayoutSession {
  /// The size that a view takes by what is in it alone.
  ///
  /// Constraints take part that name nothing outside the view, and so do its own given and
  /// intrinsic sizes; where the view stands does not count. Scale does not either: the size is
  /// exact.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - scene: As for ``solve(_:)``.
  ///   - width: What is asked of the width.
  ///   - height: What is asked of the height.
  /// - Returns: The size of its frame.
  /// - Throws: ``LayoutError``, with the places of `scene`.
  /// - Complexity: O(scene), and that of solving what is in the view.
  public mutating func fittingSize(
    of view: ItemIndex, in scene: LayoutScene, width: FittingTarget = .compressed,
    height: FittingTarget = .compressed
  ) throws(LayoutError) -> Size {
    var part = SceneOfView(view, scene)
    part.scene.ask(width, .width)
    part.scene.ask(height, .height)
    var inner = LayoutSession(options: options, limits: limits)
    inner.options.scale = nil
    inner.options.onConflict = .fail
    do throws(LayoutError) {
      let frame = try inner.solve(part.scene).frames[0]
      limits.work = inner.limits.work
      return Size(width: frame.width, height: frame.height)
    } catch {
      guard case .conflict(let sets, let hasMore) = error else { throw error }
      throw .conflict(sets.map { $0.compactMap(part.original) }, hasMore: hasMore)
    }
  }
}

extension LiveLayout {
  /// The size that a view takes by what is in it alone, as
  /// ``LayoutSession/fittingSize(of:in:width:height:)`` finds it.
  ///
  /// - Parameters:
  ///   - view: A view in the tree.
  ///   - width: What is asked of the width.
  ///   - height: What is asked of the height.
  /// - Returns: The size; nothing where the view is not in the tree.
  /// - Throws: ``LiveLayoutError``.
  public func fittingSize(
    of view: View, width: FittingTarget = .compressed, height: FittingTarget = .compressed
  ) throws(LiveLayoutError) -> Size? {
    let tree = try ElementTree(roots)
    guard let item = tree.places[ObjectIdentifier(view)] else { return nil }
    var session = LayoutSession(options: options, limits: limits)
    do throws(LayoutError) {
      return try session.fittingSize(of: item, in: tree.scene, width: width, height: height)
    } catch {
      guard case .conflict(let sets, _) = error else { throw .unsolvable(error) }
      throw .conflict(sets.map { $0.map { tree.member($0).description } })
    }
  }
}

/// What is in a view, as a scene of its own with the view as its root.
private struct SceneOfView {
  var scene = LayoutScene()
  private var items: [ItemIndex] = []
  private var constraints: [Int] = []

  init(_ view: ItemIndex, _ whole: LayoutScene) {
    let inside = whole.items(in: view)
    var places: [ItemIndex: ItemIndex] = [:]
    for item in inside {
      places[item] = ItemIndex(items.count)
      items.append(item)
    }
    scene = whole.copy(of: inside, places)
    for (place, constraint) in whole.constraints.enumerated() {
      guard constraint.isActive, var copy = constraint.replacingItems({ places[$0] }) else {
        continue
      }
      copy.container = constraint.container.flatMap { places[$0] }
      guard constraint.container == nil || copy.container != nil else { continue }
      // Where the view itself stands is not of its inside.
      let isOfViewAlone = copy.anchors.allSatisfy { $0.item.index == 0 }
      guard !isOfViewAlone || constraint.kind == .size else { continue }
      scene.addConstraint(copy)
      constraints.append(place)
    }
    for stack in whole.stacks {
      guard let place = places[stack.view] else { continue }
      var copy = stack
      copy.view = place
      copy.arranged = stack.arranged.compactMap { places[$0] }
      copy.hidden = Set(stack.hidden.compactMap { places[$0] })
      copy.customSpacing = [:]
      for (item, spacing) in stack.customSpacing {
        if let place = places[item] { copy.customSpacing[place] = spacing }
      }
      scene.addStack(copy)
    }
  }

  /// What an origin is in the whole scene; nothing for what only the question adds.
  func original(_ origin: ConstraintOrigin) -> ConstraintOrigin? {
    switch origin {
    case .constraint(let place):
      constraints.indices.contains(place) ? .constraint(constraints[place]) : nil
    case .implied(let item, let implication): .implied(items[item.index], implication)
    case .stack(let name): .stack(name.moved { items[$0.index] })
    }
  }
}

extension LayoutScene {
  /// A view, then all that is in it, in the order of the scene.
  ///
  /// - Complexity: O(items).
  fileprivate func items(in view: ItemIndex) -> [ItemIndex] {
    // 0: not known, 1: inside, 2: outside.
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

  /// Some of the items, each with its parent moved; the first is a root.
  fileprivate func copy(
    of inside: [ItemIndex], _ places: [ItemIndex: ItemIndex]
  ) -> LayoutScene {
    var copy = LayoutScene()
    for (number, item) in inside.enumerated() {
      let name = Array(names.bytes(of: item.index))
      let parent = number == 0 ? nil : items[item.index].parent.flatMap { places[$0] }
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

  /// Asks the first item for a size.
  fileprivate mutating func ask(_ target: FittingTarget, _ dimension: Dimension) {
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
  fileprivate func moved(_ place: (ItemIndex) -> ItemIndex) -> StackRuleName {
    var copy = self
    copy.view = place(view)
    copy.arranged = arranged.map(place)
    return copy
  }
}
