public import TextLayout

/// A description of a font: a face of a file, or a named instance of a variable font.
public struct FontInfo: Hashable, Sendable {
  /// An axis of a variable font.
  public struct Axis: Hashable, Sendable {
    /// The axis: four characters.
    public var tag: String
    /// The minimum value.
    public var least: Double
    /// The face's default value.
    public var standard: Double
    /// The maximum value.
    public var greatest: Double
  }

  /// The name that descriptions use.
  public var postScriptName: String
  /// The family.
  public var family: String
  /// The style within the family, for instance `Bold Italic`.
  public var style: String
  /// The version stated by the font.
  public var version: String
  /// The SHA-256 of the file, in hexadecimal digits.
  public var fileHash: String
  /// The metrics.
  public var metrics: FontMetrics
  /// The OpenType weight.
  public var weight: Double
  /// Whether the face is italic.
  public var isItalic: Bool
  /// The axes of a variable font.
  public var axes: [Axis]
}
