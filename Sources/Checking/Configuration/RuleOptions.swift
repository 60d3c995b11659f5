internal import API
public import ConstraintLayout

/// The numbers and patterns by which rules decide.
public struct RuleOptions: Hashable, Sendable {
  /// The distance beyond the superview that is no finding, in points.
  public var outsideTolerance = 0.5
  /// The depth of an overlap that is no finding, in points.
  public var overlapTolerance = 0.5
  /// The lack of room for content that is no finding, in points.
  public var squeezedTolerance = 0.5
  /// The violation of an optional constraint that is no finding, in points.
  public var unsatisfiedTolerance = 0.01
  /// The difference from a kept frame that is no finding, in points.
  public var goldenTolerance = 0.01
  /// The least width and height of a control, in points.
  public var touchTargetSize = 44.0
  /// The patterns of the ids of controls.
  public var touchTargetViews = [GlobPattern("*button*"), GlobPattern("*Button*")]

  /// Makes the default options.
  public init() {}
}

/// A screen to check layouts at.
public struct Screen: Hashable, Sendable {
  /// The name in findings.
  public var name: String
  /// The size, in points.
  public var size: Size
  /// The insets of the safe area, in points.
  public var safeArea: EdgeInsets?
  /// Pixels per point.
  public var scale: Double?

  /// The screen that a device's name or a size states: `iphone-16`, `iphone-16-landscape` or
  /// `320x568`; `nil` if there is no such device or size.
  public init?(_ text: String) {
    if let (device, orientation) = Device.oriented(text) {
      self.init(device, orientation, name: text)
      return
    }
    self.init(size: text)
  }

  /// The screen of a size, `320x568`; `nil` if it is none.
  public init?(size text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      width > 0, height > 0, width <= 1e6, height <= 1e6
    else { return nil }
    self.init(name: text, size: Size(width: width, height: height), safeArea: nil, scale: nil)
  }

  private init(_ device: Device, _ orientation: Device.Orientation, name: String) {
    self.init(
      name: name, size: device.size(orientation), safeArea: device.safeArea(orientation),
      scale: device.scale)
  }

  private init(name: String, size: Size, safeArea: EdgeInsets?, scale: Double?) {
    self.name = name
    self.size = size
    self.safeArea = safeArea
    self.scale = scale
  }
}

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

/// The factors of text sizes.
public enum TextScale {
  /// The steps that the settings of a telephone offer, relative to the default: the sizes of body
  /// text by content size category.
  public static let steps: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53].map {
    ($0 / 17 * 1000).rounded() / 1000
  }

  /// The factors that a text states: a number, or the two ends of a range, `0.8...3.1`, with the
  /// steps between them; `nil` if it is neither.
  public static func factors(_ text: String) -> [Double]? {
    if let factor = factor(text) { return [factor] }
    guard let dots = text.firstRange(of: "..."), let low = factor(text[..<dots.lowerBound]),
      let high = factor(text[dots.upperBound...]), low <= high
    else { return nil }
    let between = steps.filter { $0 > low && $0 < high }
    return low == high ? [low] : [low] + between + [high]
  }

  private static func factor(_ text: some StringProtocol) -> Double? {
    guard let factor = Double(text), factor >= 0.1, factor <= 10 else { return nil }
    return factor
  }
}
