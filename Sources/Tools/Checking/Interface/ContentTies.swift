import ConstraintLayout
import ConstraintSolver

/// The ties between the content of scroll views and their subviews.
struct ContentTies {
  private struct Edge: Hashable {
    var content: ItemIndex
    var isHorizontal: Bool
    var isFar: Bool
  }

  /// By edge: whether an equality ties it, or only inequalities.
  private var ties: [Edge: Bool] = [:]

  /// - Complexity: O(constraints).
  init(
    _ scene: LayoutScene, _ scrollViews: some Sequence<(content: ItemIndex, view: ItemIndex)>
  ) {
    let scrollViewOf = Dictionary(
      scrollViews.map { ($0.content, $0.view) }, uniquingKeysWith: { first, _ in first })
    for constraint in scene.constraints where constraint.isActive {
      for (anchor, other) in [
        (constraint.first, constraint.second), (constraint.second, constraint.first),
      ] {
        // By rule, the content begins where the scroll view does.
        guard let anchor, let scrollView = scrollViewOf[anchor.item],
          let (isHorizontal, isFar) = Self.edge(anchor.attribute),
          isFar || other?.item != scrollView
        else { continue }
        let edge = Edge(content: anchor.item, isHorizontal: isHorizontal, isFar: isFar)
        ties[edge] = ties[edge] == true || constraint.relation == .equal
      }
    }
  }

  private static func edge(_ attribute: Attribute) -> (isHorizontal: Bool, isFar: Bool)? {
    switch attribute {
    case .left, .leading: (true, false)
    case .right, .trailing, .width, .centerX: (true, true)
    case .top: (false, false)
    case .bottom, .height, .centerY: (false, true)
    case .firstBaseline, .lastBaseline: nil
    }
  }

  /// Whether equalities tie both edges of the content.
  func isTied(_ content: ItemIndex, _ dimension: Dimension) -> Bool {
    [true, false].allSatisfy {
      ties[Edge(content: content, isHorizontal: dimension == .width, isFar: $0)] == true
    }
  }

  /// Whether an equality ties the near edge, and none the far one.
  func isHalfTied(_ content: ItemIndex, _ dimension: Dimension) -> Bool {
    func isTied(isFar: Bool) -> Bool {
      ties[Edge(content: content, isHorizontal: dimension == .width, isFar: isFar)] == true
    }
    return isTied(isFar: false) && !isTied(isFar: true)
  }

  /// The reason why the content's width or height is ambiguous.
  func reason(_ content: ItemIndex, _ dimension: Dimension) -> String {
    let isHorizontal = dimension == .width
    let names = isHorizontal ? ("leading", "trailing") : ("top", "bottom")
    for (isFar, name) in [(true, names.1), (false, names.0)] {
      let edge = Edge(content: content, isHorizontal: isHorizontal, isFar: isFar)
      switch ties[edge] {
      case nil: return "no constraint ties its content to the \(name) edge"
      case false?: return "only inequalities tie its content to the \(name) edge"
      case true?: continue
      }
    }
    return "its content has no \(dimension.name)"
  }
}
