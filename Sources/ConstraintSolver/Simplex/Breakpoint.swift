/// A place on the way of an entering variable where the cost changes its slope, or the way ends.
struct Breakpoint<Number: Scalar>: BitwiseCopyable {
  /// The value, there, of the variable that meets its breakpoint.
  var target: Number
  var distance: Double
  /// How much faster the cost grows beyond; infinite at a bound that is not to be passed.
  var rise: Double
  /// How fast the variable that meets its breakpoint moves.
  var speed: Double
  var variable: Int32
  /// The matrix row of that variable, or -1 for the entering variable itself.
  var row: Int32
  /// The softBoundsIndex whose end it is, or -1 at a bound.
  var softBoundsIndex: Int32
  /// Which of the ends of the same softBoundsIndex it is, by the order in which they are met.
  var end: Int32 = 0

  /// The order in which they are met. Slow ones go first among those met together: they are passed,
  /// and a fast one is left for the pivot.
  @inline(__always)
  static func precedes(_ a: Breakpoint<Number>, _ b: Breakpoint<Number>) -> Bool {
    if a.distance != b.distance { return a.distance < b.distance }
    if abs(a.speed) != abs(b.speed) { return abs(a.speed) < abs(b.speed) }
    if a.variable != b.variable { return a.variable < b.variable }
    return a.softBoundsIndex != b.softBoundsIndex
      ? a.softBoundsIndex < b.softBoundsIndex : a.end < b.end
  }

  /// How far the breakpoints may be that count as met together with one at `distance`.
  @inline(__always)
  static func together(with distance: Double) -> Double {
    distance + Tolerance.tie * (1 + distance)
  }
}
