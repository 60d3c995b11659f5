/// The smallest unit of text after which a line can end: characters that share glyphs.
public struct TextCluster: Hashable, Sendable {
  /// The offset of its first code point. It extends to the next cluster.
  public var start: Int
  /// The sum of its glyphs' advances, in font units; 0 if it is missing.
  public var advance: Int
  /// The advance assumed if the font has no glyph, in font units.
  public var assumedAdvance: Int
  /// The possible error of the assumed advance, in font units.
  public var assumedError: Int
  /// Whether the font lacks a glyph for it.
  public var isMissing: Bool
  /// The embedding level of the Unicode bidirectional algorithm; odd levels run from right to left.
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
