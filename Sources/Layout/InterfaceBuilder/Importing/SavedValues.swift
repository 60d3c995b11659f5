import ConstraintSolver
internal import ConstraintLayout

extension SceneBuilder {
  /// The insets of an area of a view on the canvas; `nil` until they are known.
  func insets(of node: Int, _ area: Area) -> EdgeInsets? {
    switch area {
    case .item: nodes[node].alignment
    case .margins: margins.indices.contains(node) ? margins[node] : nil
    case .safeArea: safeAreas.indices.contains(node) ? safeAreas[node] : nil
    }
  }

  /// The value of an anchor by the saved frames, in the coordinates of the root; `nil` if unknown.
  func savedValue(of anchor: Anchor) -> Double? {
    let index = anchor.item.index
    guard index < nodes.count else {
      // Only the origin of a scroll view's content is known.
      let scrollView = nodes[contentGuides[index - nodes.count].scrollView]
      guard scrollView.hasFrame else { return nil }
      switch anchor.attribute {
      case .left, .leading: return scrollView.originX
      case .top: return scrollView.originY
      default: return nil
      }
    }
    let node = nodes[index]
    guard node.hasFrame, let insets = insets(of: index, anchor.area) else { return nil }
    let left = node.originX + insets.left
    let right = node.originX + node.frame.width - insets.right
    let top = node.originY + insets.top
    let bottom = node.originY + node.frame.height - insets.bottom
    switch anchor.attribute {
    case .left, .leading: return left
    case .right, .trailing: return right
    case .centerX: return (left + right) / 2
    case .top: return top
    case .bottom: return bottom
    case .centerY: return (top + bottom) / 2
    case .width: return right - left
    case .height: return bottom - top
    case .firstBaseline:
      guard index < baselines.count, let baseline = baselines[index] else { return nil }
      return node.originY + baseline.first
    case .lastBaseline:
      guard index < baselines.count, let baseline = baselines[index] else { return nil }
      return node.originY + node.frame.height - baseline.last
    }
  }

  /// The value that a required equality demands of one of its anchors, given the saved frames of
  /// the other.
  ///
  /// - Returns: The value in the coordinates of the root, and the factor that scales a difference
  ///   from it; `nil` if the constraint is not a required equality or the frames are unknown.
  func demanded(of draft: Draft, first isFirst: Bool) -> (value: Double, factor: Double)? {
    guard draft.constraint.relation == .equal, draft.constraint.priority.isRequired else {
      return nil
    }
    return bound(of: draft, first: isFirst)
  }

  /// The value of one anchor of a constraint at which both sides are equal, given the saved frames
  /// of the other. Ignores the relation and the priority.
  ///
  /// - Returns: The value in the coordinates of the root, and the factor that scales a difference
  ///   from it; `nil` if the frames are unknown.
  func bound(of draft: Draft, first isFirst: Bool) -> (value: Double, factor: Double)? {
    let constraint = draft.constraint
    guard draft.contentMargin == nil else { return nil }
    var origin = 0.0
    if let container = constraint.container, constraint.kind != .size {
      let node = nodes[container.index]
      origin = constraint.kind == .horizontal ? node.originX : node.originY
    }
    guard let second = constraint.second else {
      return isFirst ? (constraint.constant, 1) : nil
    }
    if isFirst {
      guard let value = savedValue(of: second) else { return nil }
      return (origin + constraint.multiplier * (value - origin) + constraint.constant, 1)
    }
    guard constraint.multiplier != 0, let value = savedValue(of: constraint.first) else {
      return nil
    }
    return (
      origin + (value - origin - constraint.constant) / constraint.multiplier,
      abs(constraint.multiplier)
    )
  }
}
