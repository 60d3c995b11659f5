import TextLayout

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
