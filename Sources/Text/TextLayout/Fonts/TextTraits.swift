/// The traits shared by all texts of a layout.
public struct TextTraits: Hashable, Sendable {
  /// The content size of Dynamic Type. The sizes of text styles depend on it.
  public var contentSize: ContentSize
  /// The language as a BCP 47 tag. Some fonts have language-specific glyphs.
  public var language: String?
  /// Whether estimated sizes are errors.
  public var isStrict: Bool

  /// Makes traits. The default is content size `L`, no language, and estimates allowed.
  public init(
    contentSize: ContentSize = .large, language: String? = nil, isStrict: Bool = false
  ) {
    self.contentSize = contentSize
    self.language = language
    self.isStrict = isStrict
  }
}
