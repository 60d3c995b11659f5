/// How a text is laid out in lines.
public struct TextOptions: Hashable, Sendable {
  /// The most lines; 0 where there is no limit.
  public var lines: Int
  /// How lines are broken, and what becomes of a text that has no room.
  public var lineBreak: LineBreakMode
  /// Where lines may end, and whether one keeps a last word company.
  public var lineBreakStrategy: LineBreakStrategy
  /// The factor on the height of each line.
  public var lineHeightMultiple: Double
  /// The kind of view, which has insets of its own.
  public var kind: TextKind

  /// Makes options; without arguments those of a label.
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

/// How lines are broken, and what becomes of a text that has no room.
public enum LineBreakMode: String, CaseIterable, Hashable, Sendable {
  /// Lines end between words; what has no room is left out.
  case wordWrap
  /// Lines end between characters; what has no room is left out.
  case charWrap
  /// Lines end between words; an ellipsis replaces what has no room at the end.
  case truncateTail
  /// Lines end between words; an ellipsis replaces the beginning of what has no room.
  case truncateHead
  /// Lines end between words; an ellipsis replaces the middle of what has no room.
  case truncateMiddle
  /// Lines end between words; the last is cut off at the margin.
  case clip

  var hasEllipsis: Bool {
    switch self {
    case .truncateTail, .truncateHead, .truncateMiddle: true
    case .wordWrap, .charWrap, .clip: false
    }
  }
}

/// Where lines may end between words, as UIKit's `NSParagraphStyle.LineBreakStrategy` has it.
///
/// A strategy never changes the number of lines of a text in which no Hangul word is broken.
public enum LineBreakStrategy: String, CaseIterable, Hashable, Sendable {
  /// What labels do: both of the others.
  case standard
  /// The last line of a paragraph is not one word alone: the word before it goes with it, where
  /// both have room and another word stays. Spaces divide words.
  case pushOut
  /// No line ends between two syllables of Hangul, unless a word alone is wider than the line.
  case hangulWordPriority
  /// Neither.
  case none

  var keepsHangulWords: Bool { self == .standard || self == .hangulWordPriority }
  var pushesOut: Bool { self == .standard || self == .pushOut }
}

/// The kinds of views that show a text.
public enum TextKind: String, CaseIterable, Hashable, Sendable {
  /// A label: the text alone.
  case label
  /// A button without a configuration, image or insets: whole points, 6 above and below, at least
  /// 30 wide.
  case button
  /// A text field with a rounded border: whole points, 7 on each side, at least 34 high.
  case field
}
