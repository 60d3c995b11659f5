/// The size of a text at a width, in points.
public struct TextExtent: Hashable, Sendable {
  /// The width, rounded up to pixels.
  public var width: Double
  /// The height, rounded up to pixels.
  public var height: Double
  /// The number of lines.
  public var lines: Int
  /// Whether a part of the text is not shown.
  public var isTruncated: Bool
  /// The baseline of the first line, down from the top, rounded to pixels.
  public var firstBaseline: Double
  /// The baseline of the last line, down from the top, rounded to pixels.
  public var lastBaseline: Double
}

/// A line of a text, its ranges in UTF-16 code units of the text.
public struct TextLine: Hashable, Sendable {
  /// What the line shows, without the white space at its end, and with what the ellipsis replaces.
  public var range: Range<Int>
  /// The part of `range` that an ellipsis replaces; nil where there is none.
  public var elided: Range<Int>?
  /// The width in points, not rounded.
  public var width: Double
  /// The baseline, down from the top of the view, rounded to pixels.
  public var baseline: Double
}

/// A place between two characters of a line, where a caret can stand.
public struct TextCaret: Hashable, Sendable {
  /// The place in UTF-16 code units of the text.
  public var offset: Int
  /// The place in points from the line's left end.
  public var x: Double
}
