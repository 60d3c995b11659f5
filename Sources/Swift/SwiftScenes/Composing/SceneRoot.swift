public import ConstraintLayout

/// What is given of the root of a scene.
public struct SceneRoot: Hashable, Sendable {
  /// The width, in points.
  public var width: Double?
  /// The height, in points.
  public var height: Double?
  /// The safe area.
  public var safeArea: DirectionalInsets
  /// The margins, the safe area apart.
  public var margins: DirectionalInsets

  /// Makes a root; nothing is given by default.
  public init(
    width: Double? = nil, height: Double? = nil, safeArea: DirectionalInsets = .init(),
    margins: DirectionalInsets = .init(all: 8)
  ) {
    self.width = width
    self.height = height
    self.safeArea = safeArea
    self.margins = margins
  }

  /// The root of a class at any size: a controller has the insets of a phone in portrait, as its
  /// safe area is never empty; nothing else has a safe area.
  public static func any(of role: SceneRole) -> SceneRoot {
    switch role {
    case .controller:
      SceneRoot(
        safeArea: DirectionalInsets(top: 47, leading: 0, bottom: 34, trailing: 0),
        margins: DirectionalInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
    case .view, .cell: SceneRoot()
    }
  }
}
