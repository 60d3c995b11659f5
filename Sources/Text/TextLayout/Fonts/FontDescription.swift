/// A font as a view names it.
public struct FontDescription: Hashable, Sendable {
  /// Which font is meant.
  public enum Name: Hashable, Sendable {
    /// The system font of Apple's platforms.
    case system
    /// The PostScript name of a font or of a named instance of a variable font, or a family's name.
    case named(String)
  }

  /// A value on an axis of a variable font.
  public struct Variation: Hashable, Sendable {
    /// The axis: four ASCII characters, for instance `wght`.
    public var axis: String
    /// The value on the axis' own scale.
    public var value: Double

    /// Makes a value on an axis.
    public init(axis: String, value: Double) {
      self.axis = axis
      self.value = value
    }
  }

  /// The font.
  public var name: Name
  /// The size in points.
  public var size: Double
  /// The weight: which of the system font's, or which face of a family.
  public var weight: FontWeight
  /// Whether the face is an italic one.
  public var isItalic: Bool
  /// The values on the axes of a variable font.
  public var variations: [Variation]

  /// Makes a description; without arguments that of the system font at 17 points.
  public init(
    name: Name = .system, size: Double = 17, weight: FontWeight = .regular, isItalic: Bool = false,
    variations: [Variation] = []
  ) {
    self.name = name
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.variations = variations
  }
}
