/// Numbers as JSON writes them.
public enum NumberText {
  /// The shortest digits that read back as `number`: no `.0`, no `-0`, no zeros in the exponent.
  public static func string(_ number: Double) -> String {
    guard number != 0 else { return "0" }
    var text = number.description
    if text.hasSuffix(".0") { text.removeLast(2) }
    guard let e = text.firstIndex(of: "e") else { return text }
    // The standard library writes 1e-05 and 1e+16, where 1e-5 and 1e16 do.
    let exponent = text[text.index(after: e)...]
    let sign = exponent.hasPrefix("-") ? "-" : ""
    return text[...e] + sign + exponent.drop { $0 == "+" || $0 == "-" || $0 == "0" }
  }
}
