public import ConstraintSolver

/// Options of solving a scene and of returning its frames.
public struct LayoutOptions: Sendable {
  /// The coordinate system of frames.
  public enum Coordinates: Hashable, Sendable {
    /// Relative to the parent's frame; for a guide, to that of its view.
    case parent
    /// Relative to the origin that all roots share.
    case root
  }

  /// The direction of reading.
  public var direction: LayoutDirection
  /// Pixels per point, to which edges are rounded. Frames are exact if it is `nil`.
  public var scale: Double?
  /// The coordinate system of the frames in the solution.
  public var coordinates: Coordinates
  /// What happens if required constraints cannot all hold.
  public var onConflict: ConflictPolicy

  /// Makes options. The defaults are left to right, exact frames relative to parents, and an error
  /// on conflicts.
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
