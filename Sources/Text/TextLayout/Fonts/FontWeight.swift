/// The font weights of UIKit, from ultra-light to black.
public enum FontWeight: String, CaseIterable, Hashable, Sendable {
  /// The thinnest.
  case ultraLight
  /// Thin.
  case thin
  /// Light.
  case light
  /// The weight of body text.
  case regular
  /// Between regular and semibold.
  case medium
  /// Between medium and bold.
  case semibold
  /// Bold.
  case bold
  /// Between bold and black.
  case heavy
  /// The heaviest.
  case black

  /// The OpenType weight, as on the `wght` axis and in the OS/2 table.
  public var openTypeValue: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}
