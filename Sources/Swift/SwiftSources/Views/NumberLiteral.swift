/// The values of number literals.
enum NumberLiteral {
  /// The value of an integer literal in any radix; nil if it does not fit.
  static func integer(_ text: String) -> Int? {
    let digits = text.utf8.filter { $0 != UInt8(ascii: "_") }
    let radixes: [UInt8: Int] = [
      UInt8(ascii: "x"): 16, UInt8(ascii: "o"): 8, UInt8(ascii: "b"): 2,
    ]
    if digits.count > 2, digits[0] == UInt8(ascii: "0"), let radix = radixes[digits[1]] {
      return Int(String(decoding: digits.dropFirst(2), as: UTF8.self), radix: radix)
    }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  /// The value of a decimal or hexadecimal literal with a fraction or exponent.
  static func float(_ text: String) -> Double {
    Double(String(decoding: text.utf8.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)) ?? .nan
  }
}
