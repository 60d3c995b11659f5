/// An arrangement of a view's children in a row or column, like UIKit's `UIStackView`.
public struct Stack: Hashable, Sendable {
  /// The distribution of the views along the stack.
  public enum Distribution: String, Hashable, Sendable, CaseIterable {
    /// The views fill the stack, each sized by its priorities.
    case fill
    /// The views fill the stack and are equally long.
    case fillEqually
    /// The views fill the stack. Each gets the share of its intrinsic size in the sum of all
    /// intrinsic sizes and gaps; any difference goes to the last views.
    case fillProportionally
    /// The gaps between views are equal and at least the spacing.
    case equalSpacing
    /// The centers are equidistant as far as gaps of at least the spacing permit.
    case equalCentering
  }

  /// The alignment of the views across the stack.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// From edge to edge.
    case fill
    /// At the leading edge of a column; at the top of a row.
    case leading
    /// At the top of a row; at the leading edge of a column.
    case top
    /// With a common first baseline; rows only.
    case firstBaseline
    /// Centered in the stack.
    case center
    /// At the trailing edge of a column; at the bottom of a row.
    case trailing
    /// At the bottom of a row; at the trailing edge of a column.
    case bottom
    /// With a common last baseline; rows only.
    case lastBaseline
  }

  /// The view whose children are arranged.
  public var view: ItemIndex
  /// The axis along which the views are arranged.
  public var axis: Axis
  /// The distribution along the axis.
  public var distribution: Distribution
  /// The alignment across the axis.
  public var alignment: Alignment
  /// The spacing between views, in points.
  public var spacing: Double
  /// The spacing after individual views instead of ``spacing``, in points.
  public var customSpacing: [ItemIndex: Double] = [:]
  /// Whether the views are placed within the margins instead of the edges.
  public var isMarginRelative = false
  /// Whether the spacing of a column is measured from last to first baseline.
  public var isBaselineRelative = false
  /// The arranged views in order; all are children of ``view``.
  public var arranged: [ItemIndex]
  /// The arranged views that take up no space.
  public var hidden: Set<ItemIndex> = []

  /// Makes a stack.
  public init(
    of view: ItemIndex, axis: Axis = .horizontal, distribution: Distribution = .fill,
    alignment: Alignment = .fill, spacing: Double = 0, arranged: [ItemIndex]
  ) {
    self.view = view
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.arranged = arranged
  }
}

/// The properties of a ``View``'s stack, which arranges the subviews.
public struct StackStyle: Hashable, Sendable {
  /// The axis along which the subviews are arranged.
  public var axis: Axis
  /// The distribution along the axis.
  public var distribution: Stack.Distribution
  /// The alignment across the axis.
  public var alignment: Stack.Alignment
  /// The spacing between subviews, in points.
  public var spacing: Double
  /// Whether the subviews are placed within the margins instead of the edges.
  public var isMarginRelative: Bool
  /// Whether the spacing of a column is measured from last to first baseline.
  public var isBaselineRelative: Bool

  /// Makes a style.
  public init(
    axis: Axis = .horizontal, distribution: Stack.Distribution = .fill,
    alignment: Stack.Alignment = .fill, spacing: Double = 0, isMarginRelative: Bool = false,
    isBaselineRelative: Bool = false
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.isMarginRelative = isMarginRelative
    self.isBaselineRelative = isBaselineRelative
  }
}

/// The reason a stack is invalid.
public enum StackError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A column has a baseline alignment.
  case baselinesOfColumn(Stack.Alignment)
  /// A spacing is beyond ``LayoutLimits/magnitude``.
  case spacingOutOfRange(Double)
  /// An arranged item is not a child view of the stack's view.
  case notAChild(ItemIndex)
  /// A view is arranged twice.
  case arrangedTwice(ItemIndex)
  /// A view is hidden or has custom spacing, but is not arranged.
  case notArranged(ItemIndex)

  /// The reason as a sentence without a final period.
  public var description: String {
    switch self {
    case .baselinesOfColumn(let alignment):
      "\(alignment.rawValue) aligns rows; this is a column"
    case .spacingOutOfRange(let number):
      "the spacing \(NumberText.string(number)) is beyond the limit of "
        + NumberText.string(LayoutLimits.magnitude)
    case .notAChild: "an arranged view is a child of the stack's view, and this is none"
    case .arrangedTwice: "this view is arranged already"
    case .notArranged: "this view is not arranged by the stack"
    }
  }
}

extension LayoutScene {
  /// The error that makes a stack invalid, or `nil`.
  ///
  /// - Complexity: O(arranged views), expected.
  public func error(in stack: Stack) -> StackError? {
    if stack.axis == .vertical,
      stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
    {
      return .baselinesOfColumn(stack.alignment)
    }
    for spacing in [stack.spacing] + stack.customSpacing.values
    where !LayoutLimits.allows(spacing) {
      return .spacingOutOfRange(spacing)
    }
    var seen: Set<ItemIndex> = []
    for item in stack.arranged {
      guard items[item.index].isView, items[item.index].parent == stack.view else {
        return .notAChild(item)
      }
      if !seen.insert(item).inserted { return .arrangedTwice(item) }
    }
    for item in stack.hidden.union(stack.customSpacing.keys).sorted()
    where !seen.contains(item) {
      return .notArranged(item)
    }
    return nil
  }
}
