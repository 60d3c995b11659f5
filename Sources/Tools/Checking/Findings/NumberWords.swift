/// Numbers in messages.
enum NumberWords {
  /// A number rounded to hundredths, without trailing zeros.
  static func text(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    guard abs(rounded) < 1e15 else { return "\(rounded)" }
    return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
  }

  /// Words as a list: `a`, `a and b`, `a, b and c`.
  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// A number with its noun, in the singular or the plural.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
