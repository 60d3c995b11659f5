public import ConstraintLayout
public import LayoutRequests
internal import SystemControls

/// The given size and margins of the root of a scene.
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
      guard let phone = Device.named("iphone-14") else { return SceneRoot() }
      var root = screen(phone, .portrait)
      (root.width, root.height) = (nil, nil)
      return root
    case .view, .cell: return SceneRoot()
    }
  }

  /// The view of a controller that is the screen of a device.
  public static func screen(_ device: Device, _ orientation: Device.Orientation) -> SceneRoot {
    let size = device.size(orientation)
    let side = SystemMargins.screenSide(width: size.width)
    return SceneRoot(
      width: size.width, height: size.height,
      safeArea: device.safeArea(orientation).directional(.leftToRight),
      margins: DirectionalInsets(top: 0, leading: side, bottom: 0, trailing: side))
  }

  /// The view of a controller that fills a screen.
  public static func screen(_ screen: Screen) -> SceneRoot {
    let side = SystemMargins.screenSide(width: screen.size.width)
    return SceneRoot(
      width: screen.size.width, height: screen.size.height,
      safeArea: screen.safeArea?.directional(.leftToRight) ?? .init(),
      margins: DirectionalInsets(top: 0, leading: side, bottom: 0, trailing: side))
  }

  /// A cell as wide as a device: its height follows from its content.
  public static func cell(_ device: Device, _ orientation: Device.Orientation) -> SceneRoot {
    SceneRoot(width: device.size(orientation).width)
  }
}
