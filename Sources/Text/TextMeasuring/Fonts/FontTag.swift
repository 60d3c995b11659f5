/// The four-character tags of tables, axes and features.
enum FontTag {
  /// The tag of four ASCII characters; nil for anything else.
  static func value(_ text: String) -> UInt32? {
    let bytes = Array(text.utf8)
    guard bytes.count == 4, bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
    return bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The characters of a tag; all but printable ASCII become question marks.
  static func text(_ tag: UInt32) -> String {
    String(
      decoding: [24, 16, 8, 0].map { shift -> UInt8 in
        let byte = UInt8(truncatingIfNeeded: tag >> UInt32(shift))
        return byte >= 0x20 && byte < 0x7F ? byte : UInt8(ascii: "?")
      }, as: UTF8.self)
  }

  static let gsub: UInt32 = 0x4753_5542
  static let gpos: UInt32 = 0x4750_4F53
  static let ligatures: UInt32 = 0x6C69_6761
  static let contextualLigatures: UInt32 = 0x636C_6967
  static let contextualAlternates: UInt32 = 0x6361_6C74
}
