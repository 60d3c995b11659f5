/// Excerpts of received text that are short enough for a message.
public enum Excerpt {
  /// The most bytes of received text in a message.
  public static let limit = 80

  /// The text in double quotes, cut after ``limit`` bytes.
  public static func quoted(_ bytes: UnsafeBufferPointer<UInt8>) -> String { "\"\(cut(bytes))\"" }

  /// The text, cut after a number of bytes.
  public static func cut(_ text: String, after limit: Int = limit) -> String {
    var text = text
    return text.withUTF8 { cut($0, after: limit) }
  }

  private static func cut(
    _ bytes: UnsafeBufferPointer<UInt8>, after limit: Int = limit
  ) -> String {
    guard bytes.count > limit else { return String(decoding: bytes, as: UTF8.self) }
    var end = limit
    while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return String(decoding: bytes[..<end], as: UTF8.self) + "…"
  }

  /// The text in double quotes, cut after ``limit`` bytes.
  public static func quoted(_ text: String) -> String {
    var text = text
    return text.withUTF8 { quoted($0) }
  }
}
