public import ConstraintLayout

/// A device on whose screen a layout can be checked.
public struct Device: Hashable, Sendable {
  /// The orientations of a device.
  public enum Orientation: String, CaseIterable, Hashable, Sendable {
    /// The shorter side is the width.
    case portrait
    /// The longer side is the width.
    case landscape
  }

  /// The name in requests and options.
  public var name: String
  /// The display name.
  public var title: String
  /// The size in portrait, in points.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  /// The insets of the safe area in portrait, in points.
  public var portrait: EdgeInsets
  /// The insets of the safe area in landscape, in points.
  public var landscape: EdgeInsets

  /// The size in an orientation, in points.
  public func size(_ orientation: Orientation) -> Size {
    orientation == .portrait ? size : Size(width: size.height, height: size.width)
  }

  /// The insets of the safe area in an orientation, in points.
  public func safeArea(_ orientation: Orientation) -> EdgeInsets {
    orientation == .portrait ? portrait : landscape
  }

  /// The device with a name; `nil` if there is none.
  public static func named(_ name: String) -> Device? { all.first { $0.name == name } }

  /// The device and orientation with a name such as `iphone-16` or `iphone-16-landscape`; `nil` if
  /// the device is unknown.
  public static func oriented(_ name: String) -> (device: Device, orientation: Orientation)? {
    if let device = named(name) { return (device, .portrait) }
    let suffix = "-\(Orientation.landscape.rawValue)"
    guard name.hasSuffix(suffix), let device = named(String(name.dropLast(suffix.count))) else {
      return nil
    }
    return (device, .landscape)
  }
}
