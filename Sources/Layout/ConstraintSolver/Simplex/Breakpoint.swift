/// A step length of an entering variable at which a variable meets a bound, so that the cost's
/// slope changes or the step has to end.
struct Breakpoint<Number: Scalar>: BitwiseCopyable {
  /// The bound that is met.
  var target: Number
  /// The length of the step.
  var distance: Double
  /// The change of the cost's slope; infinite at a hard bound.
  var rise: Double
  /// The change of the variable that meets its bound, per unit of the step.
  var speed: Double
  var variable: Int32
  /// The matrix row of that variable, or -1 for the entering variable itself.
  var row: Int32
  /// The soft bounds of which one is met, or -1 for a bound of the variable.
  var softBoundsIndex: Int32
  /// 0 for the bound of a pair that is met first, 1 for the other.
  var end: Int32 = 0

  /// By distance; at equal distance small pivots come first, so that they are passed and a large
  /// one is left to pivot on.
  @inline(__always)
  static func precedes(_ a: Breakpoint<Number>, _ b: Breakpoint<Number>) -> Bool {
    if a.distance != b.distance { return a.distance < b.distance }
    if abs(a.speed) != abs(b.speed) { return abs(a.speed) < abs(b.speed) }
    if a.variable != b.variable { return a.variable < b.variable }
    return a.softBoundsIndex != b.softBoundsIndex
      ? a.softBoundsIndex < b.softBoundsIndex : a.end < b.end
  }

  /// The greatest distance of breakpoints that count as met together with one at `distance`.
  @inline(__always)
  static func together(with distance: Double) -> Double {
    distance + Tolerance.tie * (1 + distance)
  }
}
