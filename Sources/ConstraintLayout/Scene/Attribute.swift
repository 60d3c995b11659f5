/// An edge, center, baseline or length of a rectangle.
public enum Attribute: UInt8, Hashable, Sendable, CaseIterable {
  /// The left edge, whatever the layout direction.
  case left
  /// The right edge, whatever the layout direction.
  case right
  /// The edge at which reading starts.
  case leading
  /// The edge at which reading ends.
  case trailing
  /// The horizontal center.
  case centerX
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
  /// The vertical center.
  case centerY
  /// The baseline of the first line of text.
  case firstBaseline
  /// The baseline of the last line of text.
  case lastBaseline
  /// The width.
  case width
  /// The height.
  case height

  /// The dimension of a quantity. Both sides of a constraint have the same one.
  public enum Kind: UInt8, Hashable, Sendable {
    /// A position on the horizontal axis.
    case horizontal
    /// A position on the vertical axis.
    case vertical
    /// A length on either axis.
    case size
  }

  /// The kind of quantity that the attribute measures.
  public var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
    case .width, .height: .size
    }
  }

  /// Whether the attribute changes sides with the layout direction.
  public var isDirectional: Bool { self == .leading || self == .trailing }

  /// Whether the attribute is a side that does not depend on the layout direction.
  package var isAbsoluteEdge: Bool { self == .left || self == .right }

  /// Whether the attribute is a baseline, which inset rectangles do not have.
  public var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The name in constraint text.
  public var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .leading: "leading"
    case .trailing: "trailing"
    case .centerX: "centerX"
    case .top: "top"
    case .bottom: "bottom"
    case .centerY: "centerY"
    case .firstBaseline: "firstBaseline"
    case .lastBaseline: "lastBaseline"
    case .width: "width"
    case .height: "height"
    }
  }

  /// Parses the name of an attribute; `nil` if it is not one.
  ///
  /// - Complexity: O(1). Length and first byte select one candidate for a full comparison.
  public init?(name: Span<UInt8>) {
    guard name.count >= 3, name.count <= 13 else { return nil }
    let candidate: Attribute
    switch (name.count, name[0]) {
    case (4, UInt8(ascii: "l")): candidate = .left
    case (5, UInt8(ascii: "r")): candidate = .right
    case (5, UInt8(ascii: "w")): candidate = .width
    case (3, UInt8(ascii: "t")): candidate = .top
    case (6, UInt8(ascii: "b")): candidate = .bottom
    case (6, UInt8(ascii: "h")): candidate = .height
    case (7, UInt8(ascii: "l")): candidate = .leading
    case (7, UInt8(ascii: "c")): candidate = name[6] == UInt8(ascii: "Y") ? .centerY : .centerX
    case (8, UInt8(ascii: "t")): candidate = .trailing
    case (12, UInt8(ascii: "l")): candidate = .lastBaseline
    case (13, UInt8(ascii: "f")): candidate = .firstBaseline
    default: return nil
    }
    guard name.spells(candidate.name) else { return nil }
    self = candidate
  }
}

extension Span<UInt8> {
  /// Whether these bytes are the UTF-8 encoding of `text`.
  func spells(_ text: String) -> Bool {
    // Contiguous access: iterating a string's UTF-8 view byte by byte is slow.
    var text = text
    return text.withUTF8 { other in
      guard count == other.count else { return false }
      for index in 0..<count where self[index] != other[index] { return false }
      return true
    }
  }
}
