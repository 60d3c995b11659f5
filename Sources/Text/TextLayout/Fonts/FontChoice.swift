/// The font of a view: a size or a text style, and further traits.
///
/// ```swift
/// FontChoice.style(.headline)
/// FontChoice.system(15, weight: .bold)
/// FontChoice.named("Inter-Bold", size: 20)
/// ```
public struct FontChoice: Hashable, Sendable {
  /// The name of the font.
  public var name: FontDescription.Name
  /// The size in points; `nil` for the style's. It takes precedence over the style.
  public var size: Double?
  /// The weight; `nil` for the style's.
  public var weight: FontWeight?
  /// Whether the face is italic.
  public var isItalic: Bool
  /// The values for the axes of a variable font.
  public var variations: [FontDescription.Variation]
  /// The text style, whose size follows the content size; `nil` for none.
  public var style: TextStyle?

  /// The size of a font with neither a size nor a style.
  public static var standardSize: Double { 17 }

  /// Makes a choice. The default is the system font at 17 points.
  public init(
    name: FontDescription.Name = .system, size: Double? = nil, weight: FontWeight? = nil,
    isItalic: Bool = false, variations: [FontDescription.Variation] = [], style: TextStyle? = nil
  ) {
    self.name = name
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.variations = variations
    self.style = style
  }

  /// The system font at a size in points.
  public static func system(
    _ size: Double, weight: FontWeight = .regular, isItalic: Bool = false
  ) -> FontChoice {
    FontChoice(size: size, weight: weight, isItalic: isItalic)
  }

  /// The system font in a text style.
  public static func style(_ style: TextStyle) -> FontChoice { FontChoice(style: style) }

  /// A font with a PostScript name or family name, at a size in points.
  public static func named(
    _ name: String, size: Double? = nil, weight: FontWeight? = nil, isItalic: Bool = false
  ) -> FontChoice {
    FontChoice(name: .named(name), size: size, weight: weight, isItalic: isItalic)
  }

  /// The font at a content size.
  public func description(at contentSize: ContentSize) -> FontDescription {
    let ofStyle = style?.font(at: contentSize)
    return FontDescription(
      name: name, size: size ?? ofStyle?.size ?? Self.standardSize,
      weight: weight ?? ofStyle?.weight ?? .regular, isItalic: isItalic, variations: variations)
  }
}
