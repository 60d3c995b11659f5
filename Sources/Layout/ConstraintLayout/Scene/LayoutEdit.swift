public import ConstraintSolver
import TextLayout

/// A change of one value of a ``LayoutScene``. Constraints are identified by their index.
public enum LayoutEdit: Hashable, Sendable {
  /// Sets a given number of a view's frame, in points.
  case given(ItemIndex, Dimension, Double)
  /// Sets the intrinsic width or height of a view, in points.
  ///
  /// The new number belongs to other content, so a ``HeightTable`` no longer applies and is
  /// removed. If only the table gave the height, its height at the old width is kept.
  case intrinsic(ItemIndex, Axis, Double)
  /// Sets the heights of a view's wrapping text, by width.
  case heights(ItemIndex, HeightTable)
  /// Replaces the whole size of a view's content. Its priorities stay.
  indirect case content(ItemIndex, width: Double?, height: Double?, heights: HeightTable?)
  /// Gives a view a text. The text sets the view's baselines, and its size on the axes that the
  /// text controls.
  ///
  /// A text that replaces another also controls the other's axes.
  case text(ItemIndex, MeasuredText)
  /// Sets the baselines of a view, in points from the frame's top and bottom.
  case baselines(ItemIndex, first: Double, last: Double)
  /// Sets one inset of the margins or the safe area of a view, in points.
  case inset(ItemIndex, Area, DirectionalInsets.Side, Double)
  /// Sets one inset of a guide, in points. This pins a free guide, with 0 on the other sides.
  case guideInset(ItemIndex, EdgeInsets.Side, Double)
  /// Hides or shows a view. A hidden view takes up no space in a stack; elsewhere layout is
  /// unaffected, as in UIKit.
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
        $0.setContent(width: width, height: height, heights: heights)
      }
    case .text(let item, let text): setText(text, of: item)
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

  /// The insets of a pinned guide; `nil` for a free guide or a view.
  public func insets(of guide: ItemIndex) -> EdgeInsets? {
    guard case .insetGuide(let insets) = items[guide.index].kind else { return nil }
    return insets
  }

  /// Sets the height of wrapping text at the solved width and, if they depend on it, its baselines.
  /// The table or measure stays.
  ///
  /// - Precondition: The item has an intrinsic size.
  mutating func set(_ text: WrappedText) {
    intrinsicSizes[Int(items[text.item.index].intrinsic)].height = text.height
    guard let baselines = text.baselines else { return }
    editGeometry(of: text.item) {
      ($0.firstBaseline, $0.lastBaseline) = (baselines.first, baselines.last)
    }
  }

  private mutating func setText(_ text: MeasuredText, of item: ItemIndex) {
    var natural: TextExtent?
    editIntrinsicSize(of: item) { natural = $0.setText(text) }
    guard let natural else { return }
    editGeometry(of: item) {
      ($0.firstBaseline, $0.lastBaseline) = natural.edgeBaselines
    }
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
  /// Sets a text and the numbers derived from it; returns its extent on one line.
  fileprivate mutating func setText(_ new: MeasuredText) -> TextExtent {
    var new = new
    if let text {
      new.givesWidth = new.givesWidth && text.givesWidth
      new.givesHeight = new.givesHeight && text.givesHeight
    }
    let natural = new.measure.extent(forWidth: nil)
    if new.givesWidth { width = natural.width }
    if new.givesHeight { height = natural.height }
    heightForWidth = nil
    text = new
    return natural
  }

  /// Sets the whole size of the content. `nil` values are taken from the text, if there is one.
  fileprivate mutating func setContent(width: Double?, height: Double?, heights: HeightTable?) {
    (self.width, self.height, heightForWidth) = (width, height, heights)
    guard var text else { return }
    (text.givesWidth, text.givesHeight) = (width == nil, height == nil)
    self.text = text
    _ = setText(text)
  }

  /// Sets the width or the height; see ``LayoutEdit/intrinsic(_:_:_:)``.
  fileprivate mutating func setLength(_ length: Double, on axis: Axis) {
    let old = axis == .horizontal ? width : height
    switch axis {
    case .horizontal: text?.givesWidth = false
    case .vertical: text?.givesHeight = false
    }
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
