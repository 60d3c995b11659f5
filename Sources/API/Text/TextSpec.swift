import TextLayout

/// A text with its font and its rules, as a request states them.
struct TextSpec: Hashable, Sendable {
  var text: String
  var font = FontChoice()
  var options = TextOptions()
  /// The points after each character.
  var letterSpacing = 0.0
}

/// A font as a request states it.
struct FontChoice: Hashable, Sendable {
  var name = FontDescription.Name.system
  /// The size in points; `nil` for that of the style.
  var size: Double?
  /// The weight; `nil` for that of the style.
  var weight: FontWeight?
  var isItalic = false
  var variations: [FontDescription.Variation] = []
  var style: TextStyle?

  /// The size of a font that states neither a size nor a style.
  static let standardSize = 17.0

  /// The font at a content size.
  func description(at contentSize: ContentSize) -> FontDescription {
    let ofStyle = style?.font(at: contentSize)
    return FontDescription(
      name: name, size: size ?? ofStyle?.size ?? Self.standardSize,
      weight: weight ?? ofStyle?.weight ?? .regular, isItalic: isItalic, variations: variations)
  }
}

/// What all texts of a request, or of a variant, have in common.
struct TextSetting: Hashable, Sendable {
  /// The pixels of a point.
  var scale = standardScale
  var contentSize = ContentSize.large
  /// The language as a BCP 47 tag.
  var language: String?
  /// Whether sizes that are estimated are errors.
  var isStrict = false

  /// The pixels of a point where a request does not say.
  static let standardScale = 2.0
}
