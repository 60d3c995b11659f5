/// A UIKit size class.
public enum SizeClass: String, Hashable, Sendable {
  /// Constrained space.
  case compact
  /// Ample space.
  case regular
}

/// The traits that select a document's variations; `nil` members are unspecified.
public struct DeviceTraits: Hashable, Sendable {
  /// The horizontal size class.
  public var width: SizeClass?
  /// The vertical size class.
  public var height: SizeClass?
  /// The idiom.
  public var idiom: CanvasDevice.Idiom?

  /// Whether a variation with these key parts, such as `heightClass=regular`, applies.
  func matches(_ key: some Sequence<Substring>) -> Bool {
    key.allSatisfy { part in
      switch part {
      case "default": true
      case "widthClass=compact": width == .compact
      case "widthClass=regular": width == .regular
      case "heightClass=compact": height == .compact
      case "heightClass=regular": height == .regular
      case "userInterfaceIdiom=phone": idiom == .phone
      case "userInterfaceIdiom=pad": idiom == .pad
      case "userInterfaceStyle=light": true
      default: false
      }
    }
  }
}
