public import TextLayout

/// Why the text of a view has no size.
public enum ViewTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The layout has nothing that measures texts.
  case noShaper
  /// The view has a ``HeightTable`` beside its text.
  case ownHeights
  /// The view has baselines beside its text.
  case ownBaselines
  /// The size would be an estimate, and ``TextLayout/TextTraits/isStrict`` allows none.
  case estimated
  /// The text cannot be shaped.
  case unshapable(TextLayout.TextError)

  /// The reason in words.
  public var description: String {
    switch self {
    case .noShaper: "nothing measures texts: the layout has no `shaper`"
    case .ownHeights: "the heights by width are those of the text"
    case .ownBaselines: "the baselines are those of the text"
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
