/// The part of a scene from which a row of the linear system was made. Identifies the row in
/// solutions and errors.
public enum ConstraintOrigin: Hashable, Sendable {
  /// The constraint at this index of ``LayoutScene/constraints``.
  case constraint(Int)
  /// An implied constraint of an item.
  case implied(ItemIndex, Implication)
  /// A rule of a stack.
  case stack(StackRuleName)
}

/// A constraint that an item implies in addition to those of its scene.
public enum Implication: UInt8, Hashable, Sendable, CaseIterable {
  /// The width is at least 0.
  case nonNegativeWidth
  /// The height is at least 0.
  case nonNegativeHeight
  /// The given left edge, 0 for a root.
  case x
  /// The given upper edge, 0 for a root.
  case y
  /// The given width.
  case width
  /// The given height.
  case height
  /// The insets of a guide from its view.
  case insets
  /// The width is at most the intrinsic one.
  case huggingHorizontal
  /// The width is at least the intrinsic one.
  case compressionResistanceHorizontal
  /// The height is at most the intrinsic one.
  case huggingVertical
  /// The height is at least the intrinsic one.
  case compressionResistanceVertical

  /// The name in responses and descriptions.
  public var name: String {
    switch self {
    case .nonNegativeWidth: "nonNegative.width"
    case .nonNegativeHeight: "nonNegative.height"
    case .x: "x"
    case .y: "y"
    case .width: "width"
    case .height: "height"
    case .insets: "insets"
    case .huggingHorizontal: "hugging.horizontal"
    case .compressionResistanceHorizontal: "compressionResistance.horizontal"
    case .huggingVertical: "hugging.vertical"
    case .compressionResistanceVertical: "compressionResistance.vertical"
    }
  }

  /// The implication of a given number of a frame.
  package init(_ dimension: Dimension) {
    switch dimension {
    case .x: self = .x
    case .y: self = .y
    case .width: self = .width
    case .height: self = .height
    }
  }
}
