/// The size of a text at a width, in points.
public struct TextExtent: Hashable, Sendable {
  /// The width, rounded up to pixels.
  public var width: Double
  /// The height, rounded up to pixels.
  public var height: Double
  /// The number of lines.
  public var lines: Int
  /// Whether part of the text is not shown.
  public var isTruncated: Bool
  /// The baseline of the first line, measured from the top, rounded to pixels.
  public var firstBaseline: Double
  /// The baseline of the last line, measured from the top, rounded to pixels.
  public var lastBaseline: Double

  /// Makes a size.
  public init(
    width: Double, height: Double, lines: Int = 1, isTruncated: Bool = false, firstBaseline: Double,
    lastBaseline: Double
  ) {
    self.width = width
    self.height = height
    self.lines = lines
    self.isTruncated = isTruncated
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  /// The distance of the first baseline from the top and of the last baseline from the bottom.
  package var edgeBaselines: (first: Double, last: Double) {
    (firstBaseline, height - lastBaseline)
  }
}

/// A line of a text. Its ranges are in UTF-16 code units of the text.
public struct TextLine: Hashable, Sendable {
  /// The line without trailing white space, including the part that an ellipsis replaces.
  public var range: Range<Int>
  /// The part of `range` that an ellipsis replaces; nil if there is none.
  public var elided: Range<Int>?
  /// The width in points, not rounded.
  public var width: Double
  /// The baseline, measured from the top of the view, rounded to pixels.
  public var baseline: Double

  /// Makes a line.
  public init(range: Range<Int>, elided: Range<Int>?, width: Double, baseline: Double) {
    self.range = range
    self.elided = elided
    self.width = width
    self.baseline = baseline
  }
}

/// A position between two characters of a line at which a caret can stand.
public struct TextCaret: Hashable, Sendable {
  /// The position in UTF-16 code units of the text.
  public var offset: Int
  /// The distance from the line's left end, in points.
  public var x: Double

  /// Makes a caret position.
  public init(offset: Int, x: Double) {
    self.offset = offset
    self.x = x
  }
}
