/// The target of a fitting size on one axis.
public enum FittingTarget: Hashable, Sendable {
  /// As small as the contents allow: 0 points, at priority `fitting`.
  case compressed
  /// As large as the contents allow: 10,000 points, at priority `fitting`.
  case expanded
  /// Exactly this size in points, required.
  case fixed(Double)
}
