/// A number in the syntax of C's `strtod`: `-7`, `.5`, `5.`, `1e-1`, `0x1F`, `0x.8p3`.
struct CNumber {
  /// The value; infinite if it exceeds the range of `Double`.
  let value: Double
  /// The offset after the number.
  let end: Int

  /// Parses the number that begins at `start`, or returns `nil`.
  ///
  /// - Complexity: O(length of the number).
  init?(_ text: Span<UInt8>, at start: Int) {
    var end = start
    if CNumber.isSign(text, end) { end += 1 }
    let unsigned = end
    let isHexadecimal =
      end + 1 < text.count && text[end] == UInt8(ascii: "0")
      && text[end + 1] | 0x20 == UInt8(ascii: "x")
    if isHexadecimal { end += 2 }
    var digits = CNumber.skipDigits(text, &end, isHexadecimal: isHexadecimal)
    let hasPoint = end < text.count && text[end] == UInt8(ascii: ".")
    if hasPoint {
      end += 1
      digits += CNumber.skipDigits(text, &end, isHexadecimal: isHexadecimal)
    }
    guard digits > 0 else {
      // `0x` without digits is the number 0 followed by a word.
      guard isHexadecimal else { return nil }
      (value, self.end) = (0, unsigned + 1)
      return
    }
    // Unlike C, the standard library requires a digit after the point …
    var written = text.string(start..<end)
    if written.hasSuffix(".") { written += "0" }
    let exponent = end
    if end < text.count, text[end] | 0x20 == UInt8(ascii: isHexadecimal ? "p" : "e") {
      end += 1
      if CNumber.isSign(text, end) { end += 1 }
      if CNumber.skipDigits(text, &end, isHexadecimal: false) == 0 { end = exponent }
    }
    // … and an exponent after a hexadecimal fraction.
    if isHexadecimal, end == exponent { written += "p0" }
    value = Double(written + text.string(exponent..<end)) ?? .infinity
    self.end = end
  }

  private static func isSign(_ text: Span<UInt8>, _ offset: Int) -> Bool {
    offset < text.count
      && (text[offset] == UInt8(ascii: "-") || text[offset] == UInt8(ascii: "+"))
  }

  private static func skipDigits(
    _ text: Span<UInt8>, _ end: inout Int, isHexadecimal: Bool
  ) -> Int {
    let start = end
    while end < text.count {
      let isDigit =
        TextScanner.isDigit(text[end])
        || isHexadecimal
          && (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(text[end] | 0x20)
      guard isDigit else { break }
      end += 1
    }
    return end - start
  }
}
