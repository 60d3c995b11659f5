/// The tolerances of floating-point comparisons, in one place.
///
/// Absolute ones are in points; relative ones are fractions of the compared numbers.
enum LayoutTolerance {
  // MARK: Pixels and decimals

  /// The distance below a half pixel, or below a width of a ``HeightTable``, that still counts as
  /// reaching it. Larger than rounding errors of a solve, smaller than any written length.
  static let edge = 1e-6
  /// Half a unit of the sixth decimal, plus a margin for representation error.
  static let sixDecimals = 5.000001e-7
  /// The largest scale, in pixels per point, at which lengths snap to pixels. Beyond it, six
  /// decimals are no longer precise compared with a pixel.
  static let largestSnappingScale = 1_000.0

  // MARK: Numbers of exact frames

  /// The decimal places kept when exact frames drop rounding noise, as a power of ten.
  static let frameDecimals = 1e4
  /// The rounding noise of a frame's number, relative to 1 plus the magnitude of its edge.
  static let frameNoise = 1e-12
  /// The largest relative change when a number of a frame is rounded. It keeps the digits of a
  /// small number beside a distant edge.
  static let frameChange = 1e-7

  // MARK: Linear systems

  /// The relative size below which a cancelled coefficient counts as zero.
  static let cancellation = 1e-15
  /// The same for coefficients that mirror positions in right-to-left layout. They are sums of more
  /// terms.
  static let mirrorCancellation = 1e-12

  // MARK: Queries

  /// The minimum range of a number over the optimal face that counts as ambiguous, in points.
  static let ambiguity = 1e-4
  /// The absolute slack below which an inequality is binding.
  static let binding = 1e-6
  /// The same, relative to the largest term of the row.
  static let relativeBinding = 1e-9
  /// The deviation from the solution, relative to 1 plus the value, within which a subset of
  /// constraints determines a quantity.
  static let determination = 1e-5
  /// The same for suggested constraints that reproduce a frame.
  static let suggestion = 1e-7
  /// The decimal places kept when constants of suggested constraints drop rounding noise, as a
  /// power of ten.
  static let suggestionDecimals = 1e9
  /// The rounding noise of such a constant, relative to 1 plus its magnitude.
  static let suggestionNoise = 1e-12
}
