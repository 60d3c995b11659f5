/// Attributes by the bytes of a word, first byte lowest. Nearly all constraints use these names;
/// the other attributes are centers and baselines.
extension Attribute {
  /// The attribute whose name begins a word, and the name's length. Recognises names of at most
  /// eight bytes, except for centers and baselines.
  @inline(__always)
  static func short(at word: UInt64) -> (attribute: Attribute, length: Int)? {
    let attribute: Attribute
    let length: Int
    // The first three bytes distinguish the attributes.
    switch word & 0xFF_FFFF {
    case 0x61_656C: (attribute, length) = (.leading, 7)
    case 0x61_7274: (attribute, length) = (.trailing, 8)
    case 0x70_6F74: (attribute, length) = (.top, 3)
    case 0x74_6F62: (attribute, length) = (.bottom, 6)
    case 0x66_656C: (attribute, length) = (.left, 4)
    case 0x67_6972: (attribute, length) = (.right, 5)
    case 0x64_6977: (attribute, length) = (.width, 5)
    case 0x69_6568: (attribute, length) = (.height, 6)
    default: return nil
    }
    let bits = UInt64(truncatingIfNeeded: 64 &- 8 &* length)
    return (word ^ Self.word(of: attribute)) &<< bits == 0 ? (attribute, length) : nil
  }

  /// The attribute whose name of `count` bytes begins a word. Recognises names of at most eight
  /// bytes, except for centers and baselines.
  @inline(__always)
  init?(shortName word: UInt64, count: Int) {
    guard let (attribute, length) = Self.short(at: word), length == count else { return nil }
    self = attribute
  }

  /// The bytes of a name in a word.
  @inline(__always)
  private static func word(of attribute: Attribute) -> UInt64 {
    switch attribute {
    case .left: 0x7466_656C
    case .right: 0x74_6867_6972
    case .leading: 0x67_6E69_6461_656C
    case .trailing: 0x676E_696C_6961_7274
    case .top: 0x70_6F74
    case .bottom: 0x6D6F_7474_6F62
    case .width: 0x68_7464_6977
    default: 0x7468_6769_6568
    }
  }
}
