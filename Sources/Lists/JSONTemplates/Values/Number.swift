/// A number in expressions. Exact if it is a 64-bit integer.
enum Number {
  case integer(Int64)
  case double(Double)

  var double: Double {
    switch self {
    case .integer(let value): Double(value)
    case .double(let value): value
    }
  }

  /// The number as an integer if it is one, regardless of notation.
  var integer: Int64? {
    switch self {
    case .integer(let value): value
    case .double(let value): Int64(exactly: value)
    }
  }

  var isZero: Bool { double == 0 }

  /// The value; `nil` if the number is not finite, because JSON cannot represent it.
  var value: TemplateValue? {
    switch self {
    case .integer(let value): .integer(value)
    case .double(let value): value.isFinite ? .double(value) : nil
    }
  }

  static func < (a: Number, b: Number) -> Bool {
    if case (.integer(let a), .integer(let b)) = (a, b) { return a < b }
    return a.double < b.double
  }

  static func == (a: Number, b: Number) -> Bool {
    if case (.integer(let a), .integer(let b)) = (a, b) { return a == b }
    return a.double == b.double
  }

  static prefix func - (a: Number) -> Number {
    if case .integer(let value) = a, value != .min { return .integer(-value) }
    return .double(-a.double)
  }

  static func + (a: Number, b: Number) -> Number {
    exactly(a, b) { $0.addingReportingOverflow($1) } ?? .double(a.double + b.double)
  }

  static func - (a: Number, b: Number) -> Number {
    exactly(a, b) { $0.subtractingReportingOverflow($1) } ?? .double(a.double - b.double)
  }

  static func * (a: Number, b: Number) -> Number {
    exactly(a, b) { $0.multipliedReportingOverflow(by: $1) } ?? .double(a.double * b.double)
  }

  /// The quotient; the divisor must not be zero.
  static func / (a: Number, b: Number) -> Number {
    if case (.integer(let a), .integer(let b)) = (a, b), b != -1, a % b == 0 {
      return .integer(a / b)
    }
    return .double(a.double / b.double)
  }

  func raised(to exponent: Number) -> Number {
    if case (.integer(var base), .integer(var rest)) = (self, exponent), rest >= 0 {
      var power: Int64 = 1
      var overflow = false
      while rest > 0, !overflow {
        if rest & 1 == 1 { (power, overflow) = power.multipliedReportingOverflow(by: base) }
        rest >>= 1
        guard rest > 0, !overflow else { break }
        (base, overflow) = base.multipliedReportingOverflow(by: base)
      }
      if !overflow { return .integer(power) }
    }
    return .double(Power.of(double, exponent.double))
  }

  private static func exactly(
    _ a: Number, _ b: Number, by operation: (Int64, Int64) -> (Int64, overflow: Bool)
  ) -> Number? {
    guard case (.integer(let a), .integer(let b)) = (a, b) else { return nil }
    let (result, overflow) = operation(a, b)
    return overflow ? nil : .integer(result)
  }
}

extension TemplateArena {
  /// Makes a number from its text: an integer if the text is canonical, otherwise the text itself.
  mutating func number(_ text: UnsafeBufferPointer<UInt8>) -> TemplateValue {
    if let integer = NumberText.integer(text) { return .integer(integer) }
    let start = bytes.count
    bytes.append(contentsOf: text)
    return TemplateValue(
      bits: UInt64(start), length: UInt32(truncatingIfNeeded: text.count), kind: .digits)
  }

  /// The number in a range of the bytes, possibly with leading zeros.
  func number(at range: Range<Int>) -> TemplateValue {
    var start = range.lowerBound
    while start + 1 < range.upperBound, bytes[start] == UInt8(ascii: "0"),
      Bytes.isDigit(bytes[start + 1])
    {
      start += 1
    }
    let text = TemplateValue(
      bits: UInt64(start), length: UInt32(truncatingIfNeeded: range.upperBound - start),
      kind: .digits)
    return withBytes(of: text) { NumberText.integer($0) }.map { .integer($0) } ?? text
  }

  /// A value as a number; `nil` for other kinds.
  func number(_ value: TemplateValue) -> Number? {
    switch value.kind {
    case .integer: .integer(Int64(bitPattern: value.bits))
    case .double: .double(Double(bitPattern: value.bits))
    case .digits: withBytes(of: value) { .double(NumberText.double($0)) }
    default: nil
    }
  }

  /// Whether two numbers are equal. Integers beyond 64 bits are compared by their digits.
  func areEqualNumbers(_ a: TemplateValue, _ b: TemplateValue) -> Bool {
    if a.kind == .digits, b.kind == .digits {
      let areWhole = withBytes(of: a) { NumberText.isWhole($0) }
      if areWhole, withBytes(of: b, { NumberText.isWhole($0) }) { return areEqualStrings(a, b) }
    }
    guard let a = number(a), let b = number(b) else { return false }
    return a == b
  }
}
