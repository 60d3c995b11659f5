/// Ranges of widths.
public enum WidthRange {
  /// The range that a text states, `320...1366`; `nil` if it is none.
  public static func range(_ text: String) -> ClosedRange<Double>? {
    guard let dots = text.firstRange(of: "..."), let low = Double(text[..<dots.lowerBound]),
      let high = Double(text[dots.upperBound...]), low >= 0, low < high, high <= 1e6
    else { return nil }
    return low...high
  }
}
