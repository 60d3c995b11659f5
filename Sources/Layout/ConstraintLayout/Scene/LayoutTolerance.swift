/// The tolerances of floating-point comparisons, in one place.
///
/// Absolute ones are in points; relative ones are fractions of the compared numbers.
enum LayoutTolerance {
  // MARK: Pixels and decimals

  /// The distance below a half pixel, or below a width of a ``HeightTable``, that counts as
  /// reaching it. Larger than the rounding errors of a solve, smaller than any written length.
  static let edge = 1e-6
  /// Half a unit of the sixth decimal, and a little more for its own representation error.
  static let sixDecimals = 5.000001e-7
  /// The largest scale, in pixels per point, at which lengths snap to pixels. Beyond it six
  /// decimals are no longer small against a pixel.
  static let largestSnappingScale = 1_000.0

  // MARK: Numbers of exact frames

  /// The decimal places to which exact frames drop rounding noise, as a power of ten.
  static let frameDecimals = 1e4
  /// The rounding noise of a frame's number, relative to 1 plus the magnitude of its edge.
  static let frameNoise = 1e-12
  /// The largest relative change by which a number of a frame may be rounded, so that a small
  /// number beside a distant edge keeps its digits.
  static let frameChange = 1e-7

  // MARK: Linear systems

  /// The relative size below which a coefficient that results from cancellation is zero.
  static let cancellation = 1e-15
  /// The same for the coefficients that mirror positions in right-to-left layout, which are sums of
  /// more terms.
  static let mirrorCancellation = 1e-12

  // MARK: Queries

  /// The least amount by which a number must vary over the optimal face to be ambiguous, in points.
  static let ambiguity = 1e-4
  /// The absolute slack below which an inequality is binding.
  static let binding = 1e-6
  /// The same, relative to the row's largest term.
  static let relativeBinding = 1e-9
  /// The deviation from the solution, relative to 1 plus the value, within which a subset of
  /// constraints determines a quantity.
  static let determination = 1e-5
  /// The same within which suggested constraints reproduce a frame.
  static let suggestion = 1e-7
  /// The decimal places to which constants of suggested constraints drop rounding noise, as a power
  /// of ten.
  static let suggestionDecimals = 1e9
  /// The rounding noise of such a constant, relative to 1 plus its magnitude.
  static let suggestionNoise = 1e-12
}
