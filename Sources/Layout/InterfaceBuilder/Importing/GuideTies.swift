import ConstraintSolver
internal import ConstraintLayout

/// The constraints of a scene that refer to guides, by guide and axis.
struct GuideTies {
  private struct Guide: Hashable {
    var node: Int
    var area: Area
    var isHorizontal: Bool
  }

  private struct Use {
    var draft: Int
    var isFirst: Bool
  }

  /// A view on one axis.
  private struct Place: Hashable {
    var node: Int
    var isHorizontal: Bool
  }

  /// The constraints of the scene, and those implied by stacks on their margins.
  private let drafts: [SceneBuilder.Draft]
  private var uses: [Guide: [Use]] = [:]
  /// By view and axis: the constraints that may explain why a preferred one is violated.
  private var rivals: [Place: [Int]] = [:]

  /// The most constraints compared for one guide and axis.
  private static let most = 64

  /// - Complexity: O(views + constraints).
  init(_ builder: SceneBuilder) {
    drafts = builder.drafts + Self.draftsOfStacks(builder)
    for (index, draft) in drafts.enumerated() {
      for (anchor, isFirst) in [(draft.constraint.first, true), (draft.constraint.second, false)] {
        guard let anchor, anchor.item.index < builder.nodes.count else { continue }
        let isHorizontal = anchor.attribute.isHorizontal
        if anchor.area != .item {
          let guide = Guide(
            node: anchor.item.index, area: anchor.area, isHorizontal: isHorizontal)
          if uses[guide, default: []].count < Self.most {
            uses[guide, default: []].append(Use(draft: index, isFirst: isFirst))
          }
        } else if draft.constraint.relation != .equal || !draft.constraint.priority.isRequired {
          let place = Place(node: anchor.item.index, isHorizontal: isHorizontal)
          if rivals[place, default: []].count < Self.most {
            rivals[place, default: []].append(index)
          }
        }
      }
    }
  }

  /// The ties of a guide on an axis, as far as the saved frames determine them.
  ///
  /// - Complexity: O(1), since the number of compared constraints is limited.
  func ties(
    of node: Int, _ area: Area, isHorizontal: Bool, _ builder: SceneBuilder
  ) -> [GuideTie] {
    let guide = Guide(node: node, area: area, isHorizontal: isHorizontal)
    return (uses[guide] ?? []).compactMap { tie($0, builder) }
  }

  private func tie(_ use: Use, _ builder: SceneBuilder) -> GuideTie? {
    let draft = drafts[use.draft]
    let constraint = draft.constraint
    guard let anchor = use.isFirst ? constraint.first : constraint.second,
      let demand = demand(use, builder), let bound = builder.bound(of: draft, first: use.isFirst)
    else { return nil }
    let node = builder.nodes[anchor.item.index]
    let start = anchor.attribute.isHorizontal ? node.originX : node.originY
    let size = anchor.attribute.isHorizontal ? node.frame.width : node.frame.height
    let (near, far, base): (Double, Double, Double)
    switch anchor.attribute {
    case .left, .leading, .top: (near, far, base) = (1, 0, start)
    case .right, .trailing, .bottom: (near, far, base) = (0, -1, start + size)
    case .centerX, .centerY: (near, far, base) = (0.5, -0.5, start + size / 2)
    case .width, .height: (near, far, base) = (-1, -1, size)
    case .firstBaseline, .lastBaseline: return nil
    }
    return GuideTie(
      near: near, far: far, base: base, demanded: bound.value, factor: bound.factor,
      demand: demand)
  }

  private func demand(_ use: Use, _ builder: SceneBuilder) -> GuideTie.Demand? {
    let constraint = drafts[use.draft].constraint
    guard constraint.priority.isRequired else {
      return constraint.relation == .equal && !isExplained(use, builder) ? .preferred : nil
    }
    let isTurned = !use.isFirst && constraint.multiplier > 0
    switch constraint.relation {
    case .equal: return .equal
    case .greaterThanOrEqual: return isTurned ? .atMost : .atLeast
    case .lessThanOrEqual: return isTurned ? .atLeast : .atMost
    }
  }

  /// Whether another constraint of the same view may prevent a preferred equality from holding: a
  /// bound that the saved frames touch, or one of equal or higher priority.
  private func isExplained(_ use: Use, _ builder: SceneBuilder) -> Bool {
    let constraint = drafts[use.draft].constraint
    guard let other = use.isFirst ? constraint.second : constraint.first,
      other.item.index < builder.nodes.count
    else { return true }
    let place = Place(node: other.item.index, isHorizontal: other.attribute.isHorizontal)
    return (rivals[place] ?? []).contains { index in
      guard index != use.draft else { return false }
      let rival = drafts[index].constraint
      if rival.relation == .equal { return rival.priority >= constraint.priority }
      guard let bound = builder.bound(of: drafts[index], first: true),
        let value = builder.savedValue(of: rival.first)
      else { return true }
      return abs(bound.value - value) <= InsetChoice.tolerance
    }
  }

  // MARK: Stacks

  /// The constraints implied by stacks that respect their margins: the first view begins at the
  /// near margin, and the last view ends at the far one.
  private static func draftsOfStacks(_ builder: SceneBuilder) -> [SceneBuilder.Draft] {
    var drafts: [SceneBuilder.Draft] = []
    for index in 0..<builder.nodes.count where builder.nodes[index].kind == .stackView {
      let stack = builder.nodes[index]
      guard stack.hasFrame, GuideRules.keepsMargins(stack.element, builder) else { continue }
      var children: [Int] = []
      var child = index + 1
      while child < stack.end {
        if builder.nodes[child].placement == .arranged, builder.nodes[child].hasFrame {
          children.append(child)
        }
        child = builder.nodes[child].end
      }
      guard let first = children.first, let last = children.last else { continue }
      let isVertical = builder.value(stack.element, .axis) == "vertical"
      let along: (Attribute, Attribute) = isVertical ? (.top, .bottom) : (.left, .right)
      let across: (Attribute, Attribute) = isVertical ? (.left, .right) : (.top, .bottom)
      var edges = [(first, along.0), (last, along.1)]
      if builder.value(stack.element, .alignment) == nil {
        edges += [(first, across.0), (first, across.1)]
      }
      for (view, edge) in edges {
        drafts.append(
          SceneBuilder.Draft(
            constraint: SceneConstraint(
              Anchor(ItemIndex(view), edge), .equal,
              to: Anchor(ItemIndex(index), edge, of: .margins)),
            source: stack.element))
      }
    }
    return drafts
  }
}
