/// Parses numbers in decimal text.
///
/// Swift's own initializer of `Double` reads C strings: it stops at a NUL and ignores what follows,
/// and takes `0x1F`, `inf` and `nan` as well.
public enum DecimalNumber {
  /// The most bytes of a number.
  private static let limit = 64

  /// The number that a text means, such as `320`, `-1.5` or `2e3`; `nil` for any other text, and
  /// for a number that is not finite.
  ///
  /// - Complexity: O(bytes).
  public static func value(_ text: some Collection<UInt8>) -> Double? {
    guard text.count <= limit else { return nil }
    let isDecimal = text.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    guard isDecimal, let number = Double(String(decoding: text, as: UTF8.self)), number.isFinite
    else { return nil }
    return number
  }

  /// The number that a text means; `nil` for any other text, and for a number that is not finite.
  ///
  /// - Complexity: O(bytes).
  public static func value(_ text: some StringProtocol) -> Double? { value(text.utf8) }
}
