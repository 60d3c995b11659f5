/// Numbers as text in JSON syntax.
package enum NumberText {
  /// The shortest text that parses as `number`, without `.0`, `-0` and zeros that pad an exponent.
  package static func string(_ number: Double) -> String {
    guard number != 0 else { return "0" }
    var text = number.description
    if text.hasSuffix(".0") { text.removeLast(2) }
    guard let e = text.firstIndex(of: "e") else { return text }
    // The standard library prints 1e-05 and 1e+16 for 1e-5 and 1e16.
    let exponent = text[text.index(after: e)...]
    let sign = exponent.hasPrefix("-") ? "-" : ""
    return text[...e] + sign + exponent.drop { $0 == "+" || $0 == "-" || $0 == "0" }
  }
}
