/// Numbers in JSON syntax.
extension TextScanner {
  /// Consumes a number, including a minus sign, or returns `nil`.
  @inline(__always)
  mutating func number(_ text: Span<UInt8>) throws(TextFault) -> Double? {
    let first = peek(text)
    guard TextScanner.isDigit(first) || first == UInt8(ascii: "-") else { return nil }
    if let value = smallNumber(text) { return value }
    guard let (value, end) = try TextScanner.number(text, from: start) else { return nil }
    position = end
    return value
  }

  /// Consumes the number at the next byte, or nothing if it has an error or is beyond the limit.
  @inline(__always)
  mutating func plainNumber(_ text: Span<UInt8>) -> Double? {
    if let value = smallNumber(text) { return value }
    guard let (value, end) = Self.longNumber(text, from: position) else { return nil }
    position = end
    return value
  }

  @inline(never)
  private static func longNumber(
    _ text: Span<UInt8>, from start: Int
  ) -> (value: Double, end: Int)? {
    guard let read = try? number(text, from: start), LayoutLimits.allows(read.value) else {
      return nil
    }
    return read
  }

  /// Consumes the sign of an operation and the number behind it, and returns the factor that they
  /// are; or consumes nothing.
  @inline(__always)
  mutating func factor(_ operation: SideOperation, _ text: Span<UInt8>) -> Double? {
    guard let (value, end) = Self.factor(operation, text, behind: position) else { return nil }
    position = end
    return value
  }

  @inline(never)
  private static func factor(
    _ operation: SideOperation, _ text: Span<UInt8>, behind sign: Int
  ) -> (value: Double, end: Int)? {
    var scanner = TextScanner()
    scanner.position = sign &+ 1
    guard isDigit(scanner.peek(text)), let number = scanner.plainNumber(text),
      operation == .times || number != 0
    else { return nil }
    let factor = operation == .times ? number : 1 / number
    return LayoutLimits.allows(factor: factor) ? (factor, scanner.position) : nil
  }

  /// Consumes the number at the next byte if it is a single digit, or an integer of two or three
  /// digits without a leading zero. Its value is within all limits.
  @inline(__always)
  mutating func smallNumber(_ text: Span<UInt8>) -> Double? {
    guard let (value, end) = TextScanner.smallNumber(text, from: position) else { return nil }
    position = end
    return value
  }

  /// The number at an offset if ``smallNumber(_:)`` consumes it.
  @inline(__always)
  private static func smallNumber(
    _ text: Span<UInt8>, from start: Int
  ) -> (value: Double, end: Int)? {
    var value = digit(text, start)
    guard value < 10 else { return nil }
    var end = start &+ 1
    var next = digit(text, end)
    if next < 10 {
      guard value > 0 else { return nil }
      value = value &* 10 &+ next
      end &+= 1
      next = digit(text, end)
      if next < 10 {
        value = value &* 10 &+ next
        end &+= 1
        next = digit(text, end)
      }
    }
    // Longer numbers go on with a digit, a period or an exponent.
    guard next >= 10, next != UInt32(UInt8(ascii: ".") &- UInt8(ascii: "0")),
      next | 0x20 != UInt32(UInt8(ascii: "e") &- UInt8(ascii: "0")) | 0x20
    else { return nil }
    return (Double(value), end)
  }

  /// The digit at an offset; above 9 if there is none.
  @inline(__always)
  private static func digit(_ text: Span<UInt8>, _ offset: Int) -> UInt32 {
    UInt32(text.byte(at: offset) &- UInt8(ascii: "0"))
  }

  @inline(never)
  private static func number(
    _ text: Span<UInt8>, from start: Int
  ) throws(TextFault) -> (value: Double, end: Int)? {
    let isNegative = text[start] == UInt8(ascii: "-")
    let whole = isNegative ? start + 1 : start
    var end = whole
    var mantissa: UInt64 = 0
    takeDigits(text, &end, &mantissa)
    if end == whole { return nil }
    if end > whole + 1, text[whole] == UInt8(ascii: "0") {
      throw TextFault(.noLeadingZero, at: start)
    }
    var decimals = 0
    if end < text.count, text[end] == UInt8(ascii: ".") {
      let fraction = end + 1
      end = fraction
      takeDigits(text, &end, &mantissa)
      decimals = end - fraction
      if decimals == 0 { throw TextFault(.decimals, at: end) }
    }
    if end < text.count, text[end] | 0x20 == UInt8(ascii: "e") {
      end = try endOfExponent(text, from: end)
      mantissa = .max
    }
    // If the digits and the power of ten are exact doubles, one division rounds correctly
    // (Clinger, "How to read floating point numbers accurately", 1990). The standard library
    // handles all other numbers.
    guard end - start <= 16, mantissa < 1 << 53 else {
      return (Double(text.string(start..<end)) ?? .infinity, end)
    }
    let magnitude = decimals == 0 ? Double(mantissa) : Double(mantissa) / powersOfTen[decimals]
    return (isNegative ? -magnitude : magnitude, end)
  }

  @inline(__always)
  private static func takeDigits(
    _ text: Span<UInt8>, _ end: inout Int, _ mantissa: inout UInt64
  ) {
    while end < text.count, isDigit(text[end]) {
      mantissa = mantissa &* 10 &+ UInt64(text[end] &- UInt8(ascii: "0"))
      end &+= 1
    }
  }

  private static func endOfExponent(
    _ text: Span<UInt8>, from e: Int
  ) throws(TextFault) -> Int {
    var end = e + 1
    if end < text.count, text[end] == UInt8(ascii: "+") || text[end] == UInt8(ascii: "-") {
      end += 1
    }
    let digits = end
    while end < text.count, isDigit(text[end]) { end += 1 }
    if end == digits { throw TextFault(.exponent, at: end) }
    return end
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
  ]
}
