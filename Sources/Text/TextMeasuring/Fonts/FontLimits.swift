/// The limits of fonts and texts. Exceeding one is an error that names it and its value.
public struct FontLimits: Hashable, Sendable {
  /// The maximum size of a font file in bytes. The largest in Debian has 31 million.
  public var fileBytes = 64 << 20
  /// The maximum total size of all font files, which stay in memory, in bytes.
  public var totalBytes = 1 << 30
  /// The maximum number of folder entries, fonts or not.
  public var files = 10_000
  /// The maximum depth of nested folders.
  public var folderDepth = 16
  /// The maximum number of faces in a file. A collection has several; each named instance counts.
  public var faces = 1_024
  /// The maximum size of a name in a font, in bytes.
  public var nameBytes = 256
  /// The maximum size of a file of recorded widths, in bytes.
  public var metricsBytes = 16 << 20
  /// The maximum number of texts in all files of recorded widths.
  public var metricsTexts = 100_000
  /// The maximum number of code points in a text.
  public var textLength = 100_000
  /// The maximum number of glyphs in a text.
  public var glyphs = 1_000_000
  /// The maximum font size, in points.
  public var size = 10_000.0
  /// The maximum number of axes that a description sets.
  public var variations = 16
  /// The maximum number of cached instances per variable font for descriptions with axis values.
  /// Each takes a few thousand bytes.
  public var variedInstances = 32
  /// The maximum size of the cache of shaped texts, in bytes.
  public var cacheBytes = 32 << 20

  /// Makes the default limits.
  public init() {}
}
