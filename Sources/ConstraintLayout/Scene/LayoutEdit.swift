public import ConstraintSolver

/// A change of one value of a ``LayoutScene``. Constraints are identified by their index.
public enum LayoutEdit: Hashable, Sendable {
  /// Sets a given number of a view's frame, in points.
  case given(ItemIndex, Dimension, Double)
  /// Sets the intrinsic width or height of a view, in points.
  ///
  /// Another number is that of other content, so a ``HeightTable`` no longer applies and is
  /// removed. A height that only the table had becomes the table's at the width before.
  case intrinsic(ItemIndex, Axis, Double)
  /// Sets the heights of a view's wrapping text, by width.
  case heights(ItemIndex, HeightTable)
  /// Replaces the size of a view's content as a whole; its priorities stay.
  indirect case content(ItemIndex, width: Double?, height: Double?, heights: HeightTable?)
  /// Sets the baselines of a view, in points from the frame's top and bottom.
  case baselines(ItemIndex, first: Double, last: Double)
  /// Sets one inset of the margins or the safe area of a view, in points.
  case inset(ItemIndex, Area, DirectionalInsets.Side, Double)
  /// Sets one inset of a guide, in points. A free guide is pinned by it, with 0 on the other sides.
  case guideInset(ItemIndex, EdgeInsets.Side, Double)
  /// Hides or shows a view. In a stack it takes up no space while it is hidden; elsewhere layout
  /// goes on as before, as in UIKit.
  case hidden(ItemIndex, Bool)
  /// Replaces the stack of a view.
  ///
  /// - Precondition: ``LayoutScene/error(in:)-(Stack)`` is `nil`, and the view has a stack.
  indirect case stack(Stack)
  /// Sets the constant of a constraint, in points.
  case constant(Int, Double)
  /// Sets the priority of a constraint.
  case priority(Int, Priority)
  /// Activates or deactivates a constraint.
  case active(Int, Bool)
}

extension LayoutScene {
  /// Applies an edit.
  ///
  /// - Complexity: O(1), or O(log n) for a table of n rows, plus a copy of the changed array if its
  ///   storage is shared.
  public mutating func apply(_ edit: LayoutEdit) {
    switch edit {
    case .given(let item, let dimension, let value):
      items[item.index].given[dimension] = value
    case .intrinsic(let item, let axis, let value):
      editIntrinsicSize(of: item) { $0.setLength(value, on: axis) }
    case .heights(let item, let table):
      editIntrinsicSize(of: item) { $0.heightForWidth = table }
    case .content(let item, let width, let height, let heights):
      editIntrinsicSize(of: item) {
        ($0.width, $0.height, $0.heightForWidth) = (width, height, heights)
      }
    case .baselines(let item, let first, let last):
      editGeometry(of: item) { ($0.firstBaseline, $0.lastBaseline) = (first, last) }
    case .inset(let item, let area, let side, let value):
      editGeometry(of: item) { geometry in
        switch area {
        case .margins: geometry.margins[side] = value
        case .safeArea: geometry.safeArea[side] = value
        case .item: break
        }
      }
    case .guideInset(let guide, let side, let value):
      var insets = insets(of: guide) ?? .zero
      insets[side] = value
      items[guide.index].kind = .insetGuide(insets)
    case .hidden(let item, let isHidden): setHidden(item, isHidden)
    case .stack(let stack):
      if let index = stackIndices[stack.view] { stacks[index] = stack }
    case .constant(let constraint, let value): constraints[constraint].constant = value
    case .priority(let constraint, let value): constraints[constraint].priority = value
    case .active(let constraint, let value): constraints[constraint].isActive = value
    }
  }

  /// The insets that pin a guide; `nil` for a free guide or a view.
  public func insets(of guide: ItemIndex) -> EdgeInsets? {
    guard case .insetGuide(let insets) = items[guide.index].kind else { return nil }
    return insets
  }

  /// Sets the height of wrapping text at the width that was solved; its table stays.
  ///
  /// - Precondition: The item has an intrinsic size.
  mutating func setHeight(_ height: Double, ofTextIn item: ItemIndex) {
    intrinsicSizes[Int(items[item.index].intrinsic)].height = height
  }

  private mutating func setHidden(_ item: ItemIndex, _ isHidden: Bool) {
    if isHidden { hiddenItems.insert(item) } else { hiddenItems.remove(item) }
    guard let parent = items[item.index].parent, let stack = stackIndices[parent] else { return }
    if isHidden { stacks[stack].hidden.insert(item) } else { stacks[stack].hidden.remove(item) }
  }

  private mutating func editIntrinsicSize(
    of item: ItemIndex, _ change: (inout IntrinsicSize) -> Void
  ) {
    if items[item.index].intrinsic < 0 {
      items[item.index].intrinsic = Int32(truncatingIfNeeded: intrinsicSizes.count)
      intrinsicSizes.append(IntrinsicSize())
    }
    change(&intrinsicSizes[Int(items[item.index].intrinsic)])
  }

  private mutating func editGeometry(of item: ItemIndex, _ change: (inout ItemGeometry) -> Void) {
    if items[item.index].geometry < 0 {
      items[item.index].geometry = Int32(truncatingIfNeeded: geometries.count)
      geometries.append(.plain)
    }
    change(&geometries[Int(items[item.index].geometry)])
  }
}

extension IntrinsicSize {
  /// Sets the width or the height; see ``LayoutEdit/intrinsic(_:_:_:)``.
  fileprivate mutating func setLength(_ length: Double, on axis: Axis) {
    let old = axis == .horizontal ? width : height
    if let table = heightForWidth, length != old {
      height = height ?? table.height(at: width ?? .infinity)
      heightForWidth = nil
    }
    switch axis {
    case .horizontal: width = length
    case .vertical: height = length
    }
  }
}
