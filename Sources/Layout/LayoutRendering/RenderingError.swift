public import ConstraintLayout

/// The reason there is no text or picture.
public enum RenderingError: Error, CustomStringConvertible {
  /// The text, in UTF-8, or the picture exceeds the limit in bytes.
  case lengthLimitExceeded(limit: Int)
  /// The tree of a layout is invalid, or the solver failed. Contradicting constraints are not an
  /// error: they are drawn as ``LayoutPicture/Content/conflicts(_:)``.
  case unsolvable(LiveLayoutError)

  /// A readable description.
  public var description: String {
    switch self {
    case .lengthLimitExceeded(let limit): "the result is longer than \(limit) bytes"
    case .unsolvable(let error): "\(error)"
    }
  }
}
