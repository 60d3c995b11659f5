internal import ConstraintLayout
internal import TextBytes

/// Parses numbers as Interface Builder writes them.
enum DecimalText {
  /// A decimal number within ``LayoutLimits/magnitude``; `nil` for any other text, such as `0x20`,
  /// `nan` or `1e999`.
  static func number(_ text: some Collection<UInt8>) -> Double? {
    DecimalNumber.value(text).flatMap { LayoutLimits.allows($0) ? $0 : nil }
  }

  /// A multiplier: a decimal number, or a ratio `a:b` or `a/b` of positive numbers.
  static func multiplier(_ text: some BidirectionalCollection<UInt8>) -> Double? {
    let factor: Double
    if let middle = text.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }) {
      guard let a = number(text[..<middle]), let b = number(text[text.index(after: middle)...]),
        a > 0, b > 0
      else { return nil }
      factor = a / b
    } else {
      guard let decimal = number(text) else { return nil }
      factor = decimal
    }
    return LayoutLimits.allows(factor: factor) ? factor : nil
  }
}
