extension Attribute {
  /// The attribute whose name begins a word, first byte lowest, and the name's length. Knows names
  /// of at most eight bytes, except for centers.
  @inline(__always)
  static func short(at word: UInt64) -> (attribute: Attribute, length: Int)? {
    let (attribute, length, name): (Attribute, Int, UInt64)
    // The first three bytes distinguish the attributes.
    switch word & 0xFF_FFFF {
    case 0x61_656C: (attribute, length, name) = (.leading, 7, 0x67_6E69_6461_656C)
    case 0x61_7274: (attribute, length, name) = (.trailing, 8, 0x676E_696C_6961_7274)
    case 0x70_6F74: (attribute, length, name) = (.top, 3, 0x70_6F74)
    case 0x74_6F62: (attribute, length, name) = (.bottom, 6, 0x6D6F_7474_6F62)
    case 0x66_656C: (attribute, length, name) = (.left, 4, 0x7466_656C)
    case 0x67_6972: (attribute, length, name) = (.right, 5, 0x74_6867_6972)
    case 0x64_6977: (attribute, length, name) = (.width, 5, 0x68_7464_6977)
    case 0x69_6568: (attribute, length, name) = (.height, 6, 0x7468_6769_6568)
    default: return nil
    }
    let others = UInt64(truncatingIfNeeded: 64 &- 8 &* length)
    return (word ^ name) &<< others == 0 ? (attribute, length) : nil
  }
}
