/// Limits of the numbers in a layout. Within them no sum or product overflows.
public enum LayoutLimits {
  /// The largest magnitude of a length or a position in a scene, in points.
  public static let magnitude = 1e12
  /// The largest magnitude of a number of a frame, in points. Beyond it, rounding errors reach
  /// whole points.
  public static let result = 1e15
  /// The largest magnitude of a factor.
  public static let largestFactor = 1e9
  /// The smallest magnitude of a factor other than 0.
  public static let smallestFactor = 1e-9
  /// The largest scale, in pixels per point. Beyond it, `LayoutTolerance.edge` is no longer small
  /// compared with a pixel, and would move edges on pixel boundaries.
  public static let scale = 1e5
  /// The largest length of a constraint, an anchor, a visual format or a path, in bytes.
  public static let textBytes = 1 << 20
  /// The deepest nesting of parentheses in a constraint's text.
  public static let textDepth = 64

  /// Whether a number is within the limit of lengths and positions.
  public static func allows(_ number: Double) -> Bool { abs(number) <= magnitude }

  /// Whether a number is within the limits of factors.
  public static func allows(factor: Double) -> Bool {
    factor == 0 || (abs(factor) >= smallestFactor && abs(factor) <= largestFactor)
  }
}
