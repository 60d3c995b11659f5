/// Numbers as text in JSON syntax.
package enum NumberText {
  /// The shortest text that parses as `number`, without `.0`, `-0` and zero-padded exponents.
  package static func string(_ number: Double) -> String {
    guard number != 0 else { return "0" }
    // Most numbers in layouts are whole, and integers print in a third of the time.
    if abs(number) <= 0x1p53, let whole = Int(exactly: number) { return String(whole) }
    let text = number.description
    let bytes = text.utf8
    guard let e = bytes.firstIndex(of: UInt8(ascii: "e")) else { return text }
    // The standard library prints 1e-05 and 1e+16 for 1e-5 and 1e16.
    let exponent = bytes[bytes.index(after: e)...]
    let sign = exponent.first == UInt8(ascii: "-") ? "-" : ""
    let digits = exponent.drop { "+-0".utf8.contains($0) }
    return "\(text[...e])\(sign)\(Substring(digits))"
  }
}
