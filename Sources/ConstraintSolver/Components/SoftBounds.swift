/// What a constraint asks of one variable of a component: to stay within an interval, at a cost per
/// unit off.
struct SoftBounds<Number: Scalar>: BitwiseCopyable {
  var lower: Number
  var upper: Number
  var weight: Double
  var priority: Double
  /// A column, or a row's slack as `columnCount + row`; set when the component is put together.
  var variable: Int32 = 0
  /// Another interval of the same variable, or -1.
  var next: Int32

  static var empty: SoftBounds<Number> {
    SoftBounds(lower: .zero, upper: .zero, weight: 0, priority: 0, next: -1)
  }

  /// The order of levels, and a fixed one within each.
  @inline(__always)
  static func precedes(_ a: SoftBounds<Number>, _ b: SoftBounds<Number>) -> Bool {
    if a.priority != b.priority { return a.priority > b.priority }
    if a.variable != b.variable { return a.variable < b.variable }
    if a.lower.value != b.lower.value { return a.lower.value < b.lower.value }
    return a.upper.value < b.upper.value
  }
}
