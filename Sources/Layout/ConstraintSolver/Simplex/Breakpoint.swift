/// A step length of the entering variable at which a variable reaches a bound. There the slope of
/// the cost changes, or the step must end.
struct Breakpoint<Number: Scalar>: BitwiseCopyable {
  /// The bound reached.
  var target: Number
  /// The length of the step.
  var distance: Double
  /// The change of the cost's slope; infinite at a hard bound.
  var rise: Double
  /// The change of the variable that reaches its bound, per unit of the step.
  var speed: Double
  var variable: Int32
  /// The matrix row of that variable, or -1 for the entering variable itself.
  var row: Int32
  /// The index of the soft bounds reached, or -1 for a bound of the variable.
  var softBoundsIndex: Int32
  /// 0 for the bound of a pair that is reached first, 1 for the other.
  var end: Int32 = 0

  /// Orders by distance. At equal distance small pivots come first: they are passed, and a large
  /// one is left to pivot on.
  @inline(__always)
  static func precedes(_ a: Breakpoint<Number>, _ b: Breakpoint<Number>) -> Bool {
    if a.distance != b.distance { return a.distance < b.distance }
    if abs(a.speed) != abs(b.speed) { return abs(a.speed) < abs(b.speed) }
    if a.variable != b.variable { return a.variable < b.variable }
    return a.softBoundsIndex != b.softBoundsIndex
      ? a.softBoundsIndex < b.softBoundsIndex : a.end < b.end
  }

  /// The greatest distance at which a breakpoint counts as reached together with one at `distance`.
  @inline(__always)
  static func together(with distance: Double) -> Double {
    distance + Tolerance.tie * (1 + distance)
  }
}
