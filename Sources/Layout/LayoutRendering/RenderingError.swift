public import ConstraintLayout

/// The reason why there is no text or picture.
public enum RenderingError: Error, CustomStringConvertible {
  /// The UTF-8 text or the picture is longer than the limit, in bytes.
  case lengthLimitExceeded(limit: Int)
  /// The tree of a layout is invalid, or the solver failed. Contradicting constraints are no
  /// reason: they are drawn as ``LayoutPicture/Content/conflicts(_:)``.
  case unsolvable(LiveLayoutError)

  /// The reason in words.
  public var description: String {
    switch self {
    case .lengthLimitExceeded(let limit): "the result is longer than \(limit) bytes"
    case .unsolvable(let error): "\(error)"
    }
  }
}
