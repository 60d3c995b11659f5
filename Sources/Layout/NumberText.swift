/// Numbers as JSON writes them.
public enum NumberText {
  /// The shortest digits that read back as `number`, without `.0` and never `-0`.
  public static func string(_ number: Double) -> String {
    guard number != 0 else { return "0" }
    var text = number.description
    if text.hasSuffix(".0") { text.removeLast(2) }
    return text
  }
}
