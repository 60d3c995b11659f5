/// How large the numbers of a layout may be, so that no sum or product of them overflows.
public enum LayoutLimits {
  /// The largest magnitude of a number that is a length or a position, in points.
  public static let magnitude = 1e12
  /// The largest magnitude of a number of a frame; beyond it rounding errors are whole points.
  public static let result = 1e15
  /// The largest magnitude of a factor.
  public static let largestFactor = 1e9
  /// The smallest magnitude of a factor other than 0.
  public static let smallestFactor = 1e-9
  /// The most pixels in a point. Beyond it the millionth of a point by which an edge may miss a
  /// half is no longer small against a pixel, and would move edges that lie on one.
  public static let scale = 1e5
  /// The most bytes of one constraint's text.
  public static let textBytes = 1 << 20

  /// Whether a number can be a length or a position.
  public static func allows(_ number: Double) -> Bool { abs(number) <= magnitude }

  /// Whether a number can be a factor.
  public static func allows(factor: Double) -> Bool {
    factor == 0 || (abs(factor) >= smallestFactor && abs(factor) <= largestFactor)
  }
}
