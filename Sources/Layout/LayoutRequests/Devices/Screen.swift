public import ConstraintLayout
internal import TextBytes

/// A screen on which layouts are checked.
public struct Screen: Hashable, Sendable {
  /// The name in findings.
  public var name: String
  /// The size, in points.
  public var size: Size
  /// The insets of the safe area, in points.
  public var safeArea: EdgeInsets?
  /// Pixels per point.
  public var scale: Double?

  /// The screen for a device name or a size: `iphone-16`, `iphone-16-landscape` or `320x568`; `nil`
  /// if there is no such device or size.
  public init?(_ text: String) {
    guard let screen = Screen(device: text) ?? Screen(size: text) else { return nil }
    self = screen
  }

  /// The screen of a size, `320x568`; `nil` if the text is not a size.
  public init?(size text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = DecimalNumber.value(parts[0]),
      let height = DecimalNumber.value(parts[1]), width > 0, height > 0, width <= 1e6, height <= 1e6
    else { return nil }
    self.init(name: text, size: Size(width: width, height: height), safeArea: nil, scale: nil)
  }

  /// The screen of a device: `iphone-16` or `iphone-16-landscape`; `nil` if there is none.
  public init?(device name: String) {
    guard let (device, orientation) = Device.oriented(name) else { return nil }
    self.init(
      name: name, size: device.size(orientation), safeArea: device.safeArea(orientation),
      scale: device.scale)
  }

  /// Makes a screen.
  public init(name: String, size: Size, safeArea: EdgeInsets?, scale: Double?) {
    self.name = name
    self.size = size
    self.safeArea = safeArea
    self.scale = scale
  }
}
