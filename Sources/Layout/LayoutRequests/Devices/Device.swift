public import ConstraintLayout

/// A device whose screen a layout can be checked at.
public struct Device: Hashable, Sendable {
  /// The directions in which a device is held.
  public enum Orientation: String, CaseIterable, Hashable, Sendable {
    /// Upright: the shorter side is the width.
    case portrait
    /// On its side: the longer side is the width.
    case landscape
  }

  /// The name in requests and options.
  public var name: String
  /// The name for people.
  public var title: String
  /// The size held upright, in points.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  /// The insets of the safe area held upright, in points.
  public var portrait: EdgeInsets
  /// The insets of the safe area held on its side, in points.
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

  /// The device and the orientation that a name states: `iphone-16` or `iphone-16-landscape`; `nil`
  /// if there is no such device.
  public static func oriented(_ name: String) -> (device: Device, orientation: Orientation)? {
    if let device = named(name) { return (device, .portrait) }
    let suffix = "-\(Orientation.landscape.rawValue)"
    guard name.hasSuffix(suffix), let device = named(String(name.dropLast(suffix.count))) else {
      return nil
    }
    return (device, .landscape)
  }
}
