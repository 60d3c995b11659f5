/// The options of line layout.
public struct TextOptions: Hashable, Sendable {
  /// The maximum number of lines; 0 for no limit.
  public var lines: Int
  /// How lines are broken, and how text that does not fit is truncated.
  public var lineBreak: LineBreakMode
  /// Where lines may end between words, and whether a last word may stand alone.
  public var lineBreakStrategy: LineBreakStrategy
  /// The factor applied to the height of each line.
  public var lineHeightMultiple: Double
  /// The kind of view, which determines the insets.
  public var kind: TextKind

  /// Makes options. The default is a label.
  public init(
    lines: Int = 1, lineBreak: LineBreakMode = .truncateTail,
    lineBreakStrategy: LineBreakStrategy = .standard, lineHeightMultiple: Double = 1,
    kind: TextKind = .label
  ) {
    self.lines = lines
    self.lineBreak = lineBreak
    self.lineBreakStrategy = lineBreakStrategy
    self.lineHeightMultiple = lineHeightMultiple
    self.kind = kind
  }
}

/// How lines are broken, and how text that does not fit is truncated.
public enum LineBreakMode: String, CaseIterable, Hashable, Sendable {
  /// Lines end between words; text that does not fit is omitted.
  case wordWrap
  /// Lines end between characters; text that does not fit is omitted.
  case charWrap
  /// Lines end between words; an ellipsis replaces the end of text that does not fit.
  case truncateTail
  /// Lines end between words; an ellipsis replaces the beginning of text that does not fit.
  case truncateHead
  /// Lines end between words; an ellipsis replaces the middle of text that does not fit.
  case truncateMiddle
  /// Lines end between words; the last line is clipped at the margin.
  case clip

  var hasEllipsis: Bool {
    switch self {
    case .truncateTail, .truncateHead, .truncateMiddle: true
    case .wordWrap, .charWrap, .clip: false
    }
  }
}

/// Where lines may end between words, like UIKit's `NSParagraphStyle.LineBreakStrategy`.
///
/// A strategy never changes the number of lines of a text unless it breaks a Hangul word.
public enum LineBreakStrategy: String, CaseIterable, Hashable, Sendable {
  /// The behaviour of labels: both of the others.
  case standard
  /// The last line of a paragraph is not a single word: the previous word joins it if both fit and
  /// another word remains. Spaces separate words.
  case pushOut
  /// No line ends between two Hangul syllables, unless a single word is wider than the line.
  case hangulWordPriority
  /// Neither.
  case none

  var keepsHangulWords: Bool { self == .standard || self == .hangulWordPriority }
  var pushesOut: Bool { self == .standard || self == .pushOut }
}

/// The kinds of views that show text.
public enum TextKind: String, CaseIterable, Hashable, Sendable {
  /// A label: the text alone.
  case label
  /// A button without a configuration, image or insets: whole points, 6 above and below, at least
  /// 30 wide.
  case button
  /// A text field with a rounded border: whole points, 7 on each side, at least 34 high.
  case field
}
