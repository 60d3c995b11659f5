import ConstraintLayout
import ConstraintSolver
import InterfaceBuilder

extension InterfaceRepairs {
  /// The guide of a scroll view's content.
  func content(of scrollView: ItemIndex) -> ItemIndex? {
    let items = imported.layout.items
    return items.indices.first { !items[$0].isView && items[$0].parent == scrollView }
      .map { ItemIndex($0) }
  }

  /// Sizes a scroll view's content. A view that fills it gets the width of the scroll view less its
  /// insets, and the height of its own content or its current height.
  func fillings(
    _ content: ItemIndex, of scrollView: ItemIndex, _ dimensions: [Dimension]
  ) -> [[NewConstraint]] {
    guard let owner = id(of: scrollView) else { return [] }
    var choices: [[NewConstraint]] = [[], []]
    for dimension in dimensions {
      guard dimension == .width || dimension == .height else { continue }
      let tied = views(filling: content, dimension == .width ? .horizontal : .vertical)
      guard let filling = tied.min(), let view = id(of: filling) else { return [] }
      let own = length(dimension, of: filling)
      let difference = Self.clean(own - length(dimension, of: scrollView))
      if dimension == .width || abs(difference) <= Self.tolerance {
        let like = NewConstraint(
          owner: owner, view, dimension.name, to: (owner, dimension.name),
          constant: abs(difference) > Self.tolerance ? difference : 0)
        choices[0].append(like)
        choices[1].append(like)
        continue
      }
      let fixed = NewConstraint(owner: owner, view, "height", constant: Self.clean(own))
      choices[0].append(end(of: filling) ?? fixed)
      choices[1].append(fixed)
    }
    return choices
  }

  /// Ties a view's bottom edge to that of its lowest subview.
  private func end(of view: ItemIndex) -> NewConstraint? {
    let items = imported.layout.items
    func lowerEdge(_ index: Int) -> Double { frames[index].y + frames[index].height }
    let lowest = items.indices
      .filter { items[$0].isView && items[$0].parent == view && frames[$0].height > 0 }
      .max { lowerEdge($0) < lowerEdge($1) }
    guard let lowest, let owner = id(of: view), let inner = id(of: ItemIndex(lowest)) else {
      return nil
    }
    let insets = imported.layout.geometry(of: ItemIndex(lowest)).alignment
    return NewConstraint(
      owner: owner, owner, "bottom", to: (inner, "bottom"),
      constant: Self.clean(frames[view.index].height - lowerEdge(lowest) + insets.bottom))
  }

  /// The views whose edges on an axis are both tied to their scroll view's content by required
  /// equalities.
  func views(filling content: ItemIndex, _ axis: Axis) -> Set<ItemIndex> {
    var starts: Set<ItemIndex> = []
    var ends: Set<ItemIndex> = []
    let scrollView = imported.layout.items[content.index].parent
    for constraint in imported.layout.constraints
    where constraint.relation == .equal && constraint.priority.isRequired {
      guard let second = constraint.second, let isStart = Self.isStart(second.attribute, axis),
        Self.isStart(constraint.first.attribute, axis) == isStart
      else { continue }
      let (a, b) = (constraint.first.item, second.item)
      guard a == content || b == content else { continue }
      let other = a == content ? b : a
      let item = imported.layout.items[other.index]
      guard item.isView, item.parent == scrollView else { continue }
      if isStart { starts.insert(other) } else { ends.insert(other) }
    }
    return starts.intersection(ends)
  }

  private static func isStart(_ attribute: Attribute, _ axis: Axis) -> Bool? {
    switch (attribute, axis) {
    case (.left, .horizontal), (.leading, .horizontal), (.top, .vertical): true
    case (.right, .horizontal), (.trailing, .horizontal), (.bottom, .vertical): false
    default: nil
    }
  }
}
