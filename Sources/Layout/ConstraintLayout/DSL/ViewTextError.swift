public import TextLayout

/// The reason the text of a view has no size.
public enum ViewTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The layout has no text shaper.
  case noShaper
  /// The view has a ``HeightTable`` in addition to its text.
  case ownHeights
  /// The view has baselines in addition to its text.
  case ownBaselines
  /// The view has a ``View/measure`` in addition to its text.
  case ownMeasure
  /// The ``View/measure`` returned a number that is not finite or beyond
  /// ``LayoutLimits/magnitude``.
  case invalidExtent
  /// The size would be an estimate, which `TextTraits.isStrict` forbids.
  case estimated
  /// The text cannot be shaped.
  case unshapable(TextLayout.TextError)

  /// A readable description.
  public var description: String {
    switch self {
    case .noShaper: "nothing measures texts: the layout has no `shaper`"
    case .ownHeights: "the heights by width are those of the text"
    case .ownBaselines: "the baselines are those of the text"
    case .ownMeasure: "the view has a measure of its own"
    case .invalidExtent: "the view's measure returned an invalid length"
    case .estimated: "its size would be an estimate"
    case .unshapable(let error): Self.words(error)
    }
  }

  private static func words(_ error: TextLayout.TextError) -> String {
    switch error {
    case .unknownFont(let name): "there is no font \(name)"
    case .unknownAxis(let axis, let font): "the font \(font) has no axis \(axis)"
    case .limitExceeded(let name, let limit): "it exceeds the limit of \(limit) \(name)"
    case .invalidNumber(let name): "the \(name) is out of range"
    case .outOfMemory: "there is no memory for it"
    case .cancelled: "its shaping was cancelled"
    }
  }
}
