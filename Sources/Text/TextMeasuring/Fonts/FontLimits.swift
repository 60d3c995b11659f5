/// The limits of fonts and texts. One that is exceeded is an error that names it and its value.
public struct FontLimits: Hashable, Sendable {
  /// The most bytes of a font file. The largest of Debian's has 31 million.
  public var fileBytes = 64 << 20
  /// The most bytes of all font files together, which stay in memory.
  public var totalBytes = 1 << 30
  /// The most entries of the folders, fonts or not.
  public var files = 10_000
  /// The most folders within one another.
  public var folderDepth = 16
  /// The most faces of a file: a collection has several, and each named instance counts as one.
  public var faces = 1_024
  /// The most bytes of a name in a font.
  public var nameBytes = 256
  /// The most bytes of a file of recorded widths.
  public var metricsBytes = 16 << 20
  /// The most texts of all files of recorded widths together.
  public var metricsTexts = 100_000
  /// The most code points of a text.
  public var textLength = 100_000
  /// The most glyphs of a text.
  public var glyphs = 1_000_000
  /// The largest size, in points.
  public var size = 10_000.0
  /// The most axes that a description sets.
  public var variations = 16
  /// The most instances of a variable font that are kept for descriptions with values on its axes;
  /// each takes a few thousand bytes.
  public var variedInstances = 32
  /// The bytes that the cache of shaped texts holds.
  public var cacheBytes = 32 << 20

  /// Makes the default limits.
  public init() {}
}
