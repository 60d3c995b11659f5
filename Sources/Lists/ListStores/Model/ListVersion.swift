/// The version of a list: a digest of its content, equal for equal lists.
///
/// A list that changes from A to B and back to A returns to the same version. To order the states
/// of a list, compare ``ListPosition``.
public struct ListVersion: Hashable, Sendable, CustomStringConvertible {
  /// The first 64 bits.
  public let high: UInt64
  /// The last 64 bits.
  public let low: UInt64

  /// Makes a version from its bits.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Parses 32 lower-case hexadecimal digits; `nil` for any other text.
  public init?(_ text: some StringProtocol) {
    let digits = Array(text.utf8)
    guard digits.count == 32, let high = UInt64(hexadecimal: digits[..<16]),
      let low = UInt64(hexadecimal: digits[16...])
    else { return nil }
    self.init(high: high, low: low)
  }

  /// 32 lower-case hexadecimal digits.
  public var description: String { high.hexadecimal + low.hexadecimal }
}

extension UInt64 {
  /// Parses lower-case hexadecimal digits, at most 16; `nil` for any other text.
  init?(hexadecimal digits: ArraySlice<UInt8>) {
    guard (1...16).contains(digits.count) else { return nil }
    var value: UInt64 = 0
    for digit in digits {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt64(digit - 48)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt64(digit - 87)
      default: return nil
      }
    }
    self = value
  }

  /// 16 lower-case hexadecimal digits.
  var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
