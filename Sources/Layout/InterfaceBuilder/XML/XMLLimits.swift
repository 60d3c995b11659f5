/// The limits of a document. Exceeding one is an error that names it and its value.
///
/// The largest of 2,058 public documents has 1.7 million bytes, 3,723 elements and 28 levels.
public struct XMLLimits: Hashable, Sendable {
  /// The most bytes of a document.
  public var bytes = 16 << 20
  /// The most nested elements.
  public var depth = 256
  /// The most elements.
  public var elements = 250_000
  /// The most attributes of all elements together.
  public var attributes = 2_000_000
  /// The most bytes of a tag with its attributes, of a comment or of a processing instruction.
  /// expat reads each in one step, which cannot be interrupted.
  public var tagBytes = 1_280 << 10
  /// The most bytes of an element's `id`, and of any name.
  public var nameBytes = 4_096

  /// Makes the default limits.
  public init() {}
}
