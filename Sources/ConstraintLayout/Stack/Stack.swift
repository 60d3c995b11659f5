/// How a view arranges some of its children one after the other, as UIKit's `UIStackView` does.
public struct Stack: Hashable, Sendable {
  /// How the views share the stack's length.
  public enum Distribution: String, Hashable, Sendable, CaseIterable {
    /// They fill it, each as its priorities say.
    case fill
    /// They fill it, all equally long.
    case fillEqually
    /// They fill it, each as long against the others as its intrinsic size is.
    case fillProportionally
    /// The gaps between them are equal, and not below the spacing.
    case equalSpacing
    /// Their centers are equally far apart where the spacing, which gaps are not below, allows it.
    case equalCentering
  }

  /// Where the views stand across the stack.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// From edge to edge.
    case fill
    /// At the leading edge of a column; at the top of a row.
    case leading
    /// At the top of a row; at the leading edge of a column.
    case top
    /// First baselines in common; rows only.
    case firstBaseline
    /// Centers in common with the stack.
    case center
    /// At the trailing edge of a column; at the bottom of a row.
    case trailing
    /// At the bottom of a row; at the trailing edge of a column.
    case bottom
    /// Last baselines in common; rows only.
    case lastBaseline
  }

  /// The view that arranges.
  public var view: ItemIndex
  /// The direction in which its views follow one another.
  public var axis: Axis
  /// How they share its length.
  public var distribution: Distribution
  /// Where they stand across it.
  public var alignment: Alignment
  /// Between two views, in points.
  public var spacing: Double
  /// The spacing after a view, in place of ``spacing``.
  public var customSpacing: [ItemIndex: Double] = [:]
  /// Whether the views keep within the margins.
  public var isMarginRelative = false
  /// Whether the spacing of a column counts from last to first baseline.
  public var isBaselineRelative = false
  /// The views, in their order: children of ``view``.
  public var arranged: [ItemIndex]
  /// Those for which there is no room.
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

/// How a ``View`` arranges its subviews.
public struct StackStyle: Hashable, Sendable {
  /// The direction in which its views follow one another.
  public var axis: Axis
  /// How they share its length.
  public var distribution: Stack.Distribution
  /// Where they stand across it.
  public var alignment: Stack.Alignment
  /// Between two views, in points.
  public var spacing: Double
  /// Whether the views keep within the margins.
  public var isMarginRelative: Bool
  /// Whether the spacing of a column counts from last to first baseline.
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

/// Why a stack is none.
public enum StackFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// A baseline alignment of a column.
  case baselinesOfColumn(Stack.Alignment)
  /// A spacing beyond ``LayoutLimits/magnitude``.
  case spacingOutOfRange(Double)
  /// An arranged view that is no child of the stack.
  case notAChild(ItemIndex)
  /// A view that is arranged twice.
  case arrangedTwice(ItemIndex)
  /// A view that is hidden or has a spacing of its own, and is not arranged.
  case notArranged(ItemIndex)

  /// What is wrong, as a sentence without its full stop.
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
  /// What is wrong with a stack by itself, if anything is.
  ///
  /// - Complexity: O(its views).
  public func fault(of stack: Stack) -> StackFault? {
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
