internal import TextBytes

/// Parses text scales.
public enum TextScale {
  /// The text sizes in an iPhone's settings relative to the default, from the sizes of body text by
  /// content size category.
  public static let steps: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53].map {
    ($0 / 17 * 1000).rounded() / 1000
  }

  /// Parses a number, or a range such as `0.8...3.1` into its bounds and the steps between them;
  /// `nil` for any other text.
  public static func factors(_ text: String) -> [Double]? {
    if let factor = factor(text) { return [factor] }
    guard let dots = text.firstRange(of: "..."), let low = factor(text[..<dots.lowerBound]),
      let high = factor(text[dots.upperBound...]), low <= high
    else { return nil }
    let between = steps.filter { $0 > low && $0 < high }
    return low == high ? [low] : [low] + between + [high]
  }

  private static func factor(_ text: some StringProtocol) -> Double? {
    guard let factor = DecimalNumber.value(text), factor >= 0.1, factor <= 10 else { return nil }
    return factor
  }
}
