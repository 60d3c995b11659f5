/// Conversions between numbers and text.
enum NumberText {
  /// The integer with this canonical text, which excludes `-0`, `1.0` and `1e3`.
  static func integer(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
    let isNegative = text.first == UInt8(ascii: "-")
    let digits = text.dropFirst(isNegative ? 1 : 0)
    guard let first = digits.first, digits.count <= 19 else { return nil }
    if first == UInt8(ascii: "0") { return digits.count == 1 && !isNegative ? 0 : nil }
    var value: Int64 = 0
    for digit in digits {
      guard Bytes.isDigit(digit) else { return nil }
      let (tenfold, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = tenfold.addingReportingOverflow(Int64(digit - UInt8(ascii: "0")))
      guard !overflow, !carry else { return nil }
      value = sum
    }
    return isNegative ? -value : value
  }

  /// The nearest double; infinite on overflow.
  static func double(_ text: UnsafeBufferPointer<UInt8>) -> Double {
    Double(String(decoding: text, as: UTF8.self)) ?? .infinity
  }

  /// Whether a number has neither fraction nor exponent.
  static func isWhole(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.allSatisfy { Bytes.isDigit($0) || $0 == UInt8(ascii: "-") }
  }

  /// The number in a string in JSON syntax, without surrounding white space, leading `+` and
  /// leading zeros; `nil` for other strings.
  static func read(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var rest = text[...]
    rest = rest.dropFirst(Bytes.leadingSpace(rest))
    rest = rest.dropLast(Bytes.trailingSpace(rest))
    var result: [UInt8] = []
    if rest.first == UInt8(ascii: "-") { result.append(UInt8(ascii: "-")) }
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    let whole = rest.prefix(while: Bytes.isDigit)
    rest = rest.dropFirst(whole.count)
    let significant = whole.drop { $0 == UInt8(ascii: "0") }
    result.append(contentsOf: significant)
    if significant.isEmpty { result.append(UInt8(ascii: "0")) }
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: Bytes.isDigit)
      guard !fraction.isEmpty else { return nil }
      rest = rest.dropFirst(1 + fraction.count)
      result.append(UInt8(ascii: "."))
      result.append(contentsOf: fraction)
    } else if whole.isEmpty {
      return nil
    }
    if let e = rest.first, e | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      result.append(UInt8(ascii: "e"))
      if rest.first == UInt8(ascii: "-") { result.append(UInt8(ascii: "-")) }
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      guard !rest.isEmpty, rest.allSatisfy(Bytes.isDigit) else { return nil }
      result.append(contentsOf: rest)
      rest = rest[rest.endIndex...]
    }
    return rest.isEmpty ? result : nil
  }

  /// Appends the shortest text that parses back to the same number, formatted like ECMAScript's
  /// `Number::toString`: without an exponent from 1e-6 up to 1e21.
  static func append(_ number: Double, to text: inout [UInt8]) {
    if number < 0 { text.append(UInt8(ascii: "-")) }
    let magnitude = number.magnitude
    if magnitude < 9_007_199_254_740_992, magnitude == magnitude.rounded(.towardZero) {
      text.append(contentsOf: String(Int64(magnitude)).utf8)
      return
    }
    let (digits, point) = decimal(magnitude)
    let zero = UInt8(ascii: "0")
    switch point {
    case digits.count...21:
      text += digits
      text += repeatElement(zero, count: point - digits.count)
    case 1...21:
      text += digits[..<point]
      text.append(UInt8(ascii: "."))
      text += digits[point...]
    case -5...0:
      text += [zero, UInt8(ascii: ".")]
      text += repeatElement(zero, count: -point)
      text += digits
    default:
      text.append(digits[0])
      if digits.count > 1 {
        text.append(UInt8(ascii: "."))
        text += digits[1...]
      }
      text += (point > 0 ? "e+\(point - 1)" : "e\(point - 1)").utf8
    }
  }

  /// Appends the text of a numeric value.
  static func append(_ number: Number?, to text: inout [UInt8]) {
    switch number {
    case .integer(let integer)?: text.append(contentsOf: String(integer).utf8)
    case .double(let double)? where double.isFinite: append(double, to: &text)
    default: text.append(UInt8(ascii: "0"))
    }
  }

  /// The shortest digits of a positive number, and its decimal point: 0.digits · 10^point.
  private static func decimal(_ number: Double) -> (digits: [UInt8], point: Int) {
    let text = Array(number.description.utf8)
    let mantissa = text.prefix { $0 != UInt8(ascii: "e") }
    let exponent = Int(String(decoding: text.dropFirst(mantissa.count + 1), as: UTF8.self)) ?? 0
    let whole = mantissa.prefix { $0 != UInt8(ascii: ".") }
    var digits = Array(mantissa.filter(Bytes.isDigit))
    var point = whole.count + exponent
    while digits.count > 1, digits.last == UInt8(ascii: "0") { digits.removeLast() }
    let leading = digits.prefix { $0 == UInt8(ascii: "0") }.count
    digits.removeFirst(leading)
    point -= leading
    return (digits, point)
  }
}
