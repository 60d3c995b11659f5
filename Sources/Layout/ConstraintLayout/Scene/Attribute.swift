/// An edge, center, baseline or length of a rectangle.
public enum Attribute: UInt8, Hashable, Sendable, CaseIterable {
  /// The left edge, regardless of layout direction.
  case left
  /// The right edge, regardless of layout direction.
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

  /// The dimension of a quantity. Both sides of a constraint must have the same kind.
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

  /// Whether layout direction changes the attribute's side.
  public var isDirectional: Bool { self == .leading || self == .trailing }

  /// Whether the attribute is a side independent of layout direction.
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
  /// - Complexity: O(1).
  public init?(name: Span<UInt8>) {
    guard name.count >= 3, name.count <= 13 else { return nil }
    let attribute = name.withUnsafeBytes { bytes -> Attribute? in
      guard let start = bytes.baseAddress else { return nil }
      let rest = bytes.count > 8 ? (start + 8).firstWord(count: bytes.count - 8) : 0
      return Attribute(start: start.firstWord(count: bytes.count), rest: rest)
    }
    guard let attribute else { return nil }
    self = attribute
  }

  /// The attribute whose name is the bytes of two words, each padded with zeros.
  @inline(__always)
  init?(start: UInt64, rest: UInt64) {
    switch start {
    case 0x7466_656C: self = .left
    case 0x74_6867_6972: self = .right
    case 0x67_6E69_6461_656C: self = .leading
    case 0x676E_696C_6961_7274: self = .trailing
    case 0x58_7265_746E_6563: self = .centerX
    case 0x70_6F74: self = .top
    case 0x6D6F_7474_6F62: self = .bottom
    case 0x59_7265_746E_6563: self = .centerY
    case 0x68_7464_6977: self = .width
    case 0x7468_6769_6568: self = .height
    case 0x7361_4274_7372_6966:
      guard rest == 0x65_6E69_6C65 else { return nil }
      self = .firstBaseline
      return
    case 0x6573_6142_7473_616C:
      guard rest == 0x656E_696C else { return nil }
      self = .lastBaseline
      return
    default: return nil
    }
    guard rest == 0 else { return nil }
  }
}

extension Span<UInt8> {
  /// Whether these bytes are the UTF-8 encoding of `text`.
  func spells(_ text: String) -> Bool {
    // Access bytes contiguously: iterating a string's UTF-8 view byte by byte is slow.
    var text = text
    return text.withUTF8 { other in
      guard count == other.count else { return false }
      for index in 0..<count where self[index] != other[index] { return false }
      return true
    }
  }
}
