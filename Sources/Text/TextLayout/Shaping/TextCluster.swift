/// The smallest part of a text that a line can end after: the characters that share glyphs.
public struct TextCluster: Hashable, Sendable {
  /// The offset of its first code point; it goes on to the next cluster.
  public var start: Int
  /// The sum of the advances of its glyphs, in font units; 0 where it is missing.
  public var advance: Int
  /// The advance that is assumed where the font has no glyph, in font units.
  public var assumedAdvance: Int
  /// By how much the assumed advance may be off, in font units.
  public var assumedError: Int
  /// Whether the font lacks a glyph for it.
  public var isMissing: Bool
  /// The embedding level of the Unicode bidirectional algorithm: odd from right to left.
  public var level: Int8

  /// Makes a cluster.
  public init(
    start: Int, advance: Int, assumedAdvance: Int = 0, assumedError: Int = 0,
    isMissing: Bool = false, level: Int8 = 0
  ) {
    self.start = start
    self.advance = advance
    self.assumedAdvance = assumedAdvance
    self.assumedError = assumedError
    self.isMissing = isMissing
    self.level = level
  }
}
