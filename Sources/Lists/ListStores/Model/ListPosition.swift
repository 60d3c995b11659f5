/// The place of a state in the history of a store.
///
/// Every change of any list takes the next number. The epoch changes when the store was restored or
/// recreated, because its numbers may then name other states than before. Texts of positions of one
/// epoch sort like their numbers.
public struct ListPosition: Hashable, Sendable, CustomStringConvertible {
  /// A random number that names the lifetime of the store.
  public let epoch: UInt64
  /// The number of the change, from 1.
  public let number: Int

  /// The digits of a number.
  private static let digits = 16
  /// The most changes of a store.
  static let greatest = 9_999_999_999_999_999

  /// Makes a position.
  public init(epoch: UInt64, number: Int) {
    self.epoch = epoch
    self.number = number
  }

  /// Parses the text of a position; `nil` for any other text.
  public init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 17 + Self.digits, bytes[16] == UInt8(ascii: "-"),
      let epoch = UInt64(hexadecimal: bytes[..<16])
    else { return nil }
    var number = 0
    for digit in bytes[17...] {
      guard (48...57).contains(digit) else { return nil }
      number = 10 * number + Int(digit - 48)
    }
    self.init(epoch: epoch, number: number)
  }

  /// 16 hexadecimal digits of the epoch, a hyphen, and 16 decimal digits of the number.
  public var description: String {
    let text = String(number)
    let zeros = max(0, Self.digits - text.utf8.count)
    return "\(epoch.hexadecimal)-\(String(repeating: "0", count: zeros))\(text)"
  }
}
