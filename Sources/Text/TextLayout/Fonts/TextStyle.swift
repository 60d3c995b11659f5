/// The text styles of Dynamic Type.
public enum TextStyle: String, CaseIterable, Hashable, Sendable {
  /// The largest title.
  case largeTitle
  /// The titles, by level.
  case title1, title2, title3
  /// A heading, semibold.
  case headline
  /// Body text.
  case body
  /// Secondary text.
  case callout, subheadline, footnote, caption1, caption2

  /// The font of the style at a content size, from Apple's guidelines.
  public func font(at contentSize: ContentSize) -> FontDescription {
    FontDescription(
      size: Double(Self.sizes[contentSize.index][index]),
      weight: self == .headline ? .semibold : .regular)
  }

  private var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// A row for each content size, a column for each style.
  private static let sizes: [[Int]] = [
    [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11],
    [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11],
    [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11],
    [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11],
    [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13],
    [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15],
    [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17],
    [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20],
    [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24],
    [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29],
    [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34],
    [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40],
  ]
}

/// The content sizes of Dynamic Type.
public enum ContentSize: String, CaseIterable, Hashable, Sendable {
  /// The standard sizes, which everybody can choose; `L` is the default.
  case extraSmall = "XS"
  /// Small.
  case small = "S"
  /// Medium.
  case medium = "M"
  /// The default.
  case large = "L"
  /// Larger sizes.
  case extraLarge = "XL", extraExtraLarge = "XXL", extraExtraExtraLarge = "XXXL"
  /// The accessibility sizes.
  case accessibility1 = "AX1", accessibility2 = "AX2", accessibility3 = "AX3"
  /// The largest accessibility sizes.
  case accessibility4 = "AX4", accessibility5 = "AX5"

  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
