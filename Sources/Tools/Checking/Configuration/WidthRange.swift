internal import TextBytes

/// Parses ranges of widths.
public enum WidthRange {
  /// Parses a range such as `320...1366`; `nil` for any other text.
  public static func range(_ text: String) -> ClosedRange<Double>? {
    guard let dots = text.firstRange(of: "..."),
      let low = DecimalNumber.value(text[..<dots.lowerBound]),
      let high = DecimalNumber.value(text[dots.upperBound...]), low >= 0, low < high, high <= 1e6
    else { return nil }
    return low...high
  }
}
