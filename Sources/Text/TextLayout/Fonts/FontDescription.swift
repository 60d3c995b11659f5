/// A fully specified font.
public struct FontDescription: Hashable, Sendable {
  /// The name of a font.
  public enum Name: Hashable, Sendable {
    /// The system font of Apple platforms.
    case system
    /// The PostScript name of a font or of a variable font's named instance, or a family name.
    case named(String)
  }

  /// A value for an axis of a variable font.
  public struct Variation: Hashable, Sendable {
    /// The axis: four ASCII characters, for instance `wght`.
    public var axis: String
    /// The value on the axis's own scale.
    public var value: Double

    /// Makes an axis value.
    public init(axis: String, value: Double) {
      self.axis = axis
      self.value = value
    }
  }

  /// The font.
  public var name: Name
  /// The size in points.
  public var size: Double
  /// The weight. It selects a weight of the system font, or a face of a family.
  public var weight: FontWeight
  /// Whether the face is italic.
  public var isItalic: Bool
  /// The values for the axes of a variable font.
  public var variations: [Variation]

  /// Makes a description. The default is the system font at 17 points.
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
