/// Where a row of the system comes from, and so what an answer calls it.
public enum ConstraintOrigin: Hashable, Sendable {
  /// The scene's constraint at this place.
  case constraint(Int)
  /// What an item implies by itself.
  case implied(ItemIndex, Implication)
  /// What the stack of a view implies.
  case stack(StackRuleName)
}

/// What an item implies beside the constraints of its scene.
public enum Implication: UInt8, Hashable, Sendable, CaseIterable {
  /// The frame is not narrower than nothing.
  case nonNegativeWidth
  /// The frame is not lower than nothing.
  case nonNegativeHeight
  /// The given left edge, 0 for a root.
  case x
  /// The given upper edge, 0 for a root.
  case y
  /// The given width.
  case width
  /// The given height.
  case height
  /// The edges of a guide with insets.
  case insets
  /// At most the intrinsic width.
  case huggingHorizontal
  /// At least the intrinsic width.
  case compressionResistanceHorizontal
  /// At most the intrinsic height.
  case huggingVertical
  /// At least the intrinsic height.
  case compressionResistanceVertical

  /// The name in answers.
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

  /// What gives a number of the frame.
  init(_ dimension: Dimension) {
    switch dimension {
    case .x: self = .x
    case .y: self = .y
    case .width: self = .width
    case .height: self = .height
    }
  }
}
