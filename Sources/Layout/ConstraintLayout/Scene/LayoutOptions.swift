public import ConstraintSolver

/// Options for solving a scene and returning its frames.
public struct LayoutOptions: Hashable, Sendable {
  /// The coordinate system of frames.
  public enum Coordinates: Hashable, Sendable {
    /// Relative to the parent's frame, which for a guide is its view's.
    case parent
    /// Relative to the common origin of all roots.
    case root
  }

  /// The reading direction.
  public var direction: LayoutDirection
  /// Pixels per point; edges are rounded to whole pixels. `nil` leaves frames exact.
  public var scale: Double?
  /// The coordinate system of the frames in the solution.
  public var coordinates: Coordinates
  /// The action if required constraints cannot all hold.
  public var onConflict: ConflictPolicy

  /// Makes options. By default, layout is left to right, frames are exact and relative to parents,
  /// and a conflict is an error.
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
