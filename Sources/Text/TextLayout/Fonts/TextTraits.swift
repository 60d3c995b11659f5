/// What all texts of a layout have in common.
public struct TextTraits: Hashable, Sendable {
  /// The content size of Dynamic Type, which the sizes of text styles follow.
  public var contentSize: ContentSize
  /// The language as a BCP 47 tag, which some fonts have glyphs of their own for.
  public var language: String?
  /// Whether sizes that can only be estimated are errors.
  public var isStrict: Bool

  /// Makes traits; without arguments those of content size `L`, no language, and estimates.
  public init(
    contentSize: ContentSize = .large, language: String? = nil, isStrict: Bool = false
  ) {
    self.contentSize = contentSize
    self.language = language
    self.isStrict = isStrict
  }
}
