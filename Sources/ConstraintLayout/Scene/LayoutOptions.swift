public import ConstraintSolver

/// How a scene is solved and how its frames are answered.
public struct LayoutOptions: Sendable {
  /// From where the answer's frames count.
  public enum Coordinates: Hashable, Sendable {
    /// From the parent's frame; a guide's from its view's.
    case parent
    /// From the origin that roots count from.
    case root
  }

  /// The direction of reading.
  public var direction: LayoutDirection
  /// Pixels in a point: edges are rounded to these. Without it frames are exact.
  public var scale: Double?
  /// From where frames count.
  public var coordinates: Coordinates
  /// What to do when required constraints cannot all hold.
  public var onConflict: ConflictPolicy

  /// Makes options; without arguments left to right, exact, from the parent, failing on a conflict.
  public init(
    direction: LayoutDirection = .leftToRight, scale: Double? = nil,
    coordinates: Coordinates = .parent, onConflict: ConflictPolicy = .fail
  ) {
    self.direction = direction
    self.scale = scale
    self.coordinates = coordinates
    self.onConflict = onConflict
  }
}
