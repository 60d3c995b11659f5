public import ConstraintLayout

/// The names of layout directions.
public enum DirectionName {
  /// The names.
  static let all = [LayoutDirection.leftToRight, .rightToLeft].map { Self.name($0) }

  /// The direction with a name, `ltr` or `rtl`; `nil` if there is none.
  public static func direction(_ name: String) -> LayoutDirection? {
    switch name {
    case "ltr": .leftToRight
    case "rtl": .rightToLeft
    default: nil
    }
  }

  /// The name of a direction.
  static func name(_ direction: LayoutDirection) -> String {
    direction == .leftToRight ? "ltr" : "rtl"
  }
}
