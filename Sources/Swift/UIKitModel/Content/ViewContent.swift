public import TextLayout

/// The size of a view's content, as far as the sources and the tables determine it.
public struct ViewContent: Hashable, Sendable {
  /// The width; nil if the content has none.
  public var width: Double?
  /// The height; nil if the content has none.
  public var height: Double?
  /// The text whose size it is.
  public var text: TextSpec?
  /// The unknown on which a size depends; nil if the size is known, or there is none.
  public var unknown: String?

  init(
    width: Double? = nil, height: Double? = nil, text: TextSpec? = nil, unknown: String? = nil
  ) {
    self.width = width
    self.height = height
    self.text = text
    self.unknown = unknown
  }

  /// No content.
  static let none = ViewContent()
}
