/// The soft bounds that an optional constraint puts on a variable of a component. Leaving them
/// costs `weight` per unit, at the constraint's priority.
struct SoftBounds<Number: Scalar>: BitwiseCopyable {
  var lower: Number
  var upper: Number
  var weight: Double
  var priority: Double
  /// A column, or `columnCount + row` for a row's slack; set when the component is gathered.
  var variable: Int32 = 0
  /// The index of the next soft bounds of the same column, or -1.
  var next: Int32

  static var empty: SoftBounds<Number> {
    SoftBounds(lower: .zero, upper: .zero, weight: 0, priority: 0, next: -1)
  }

  /// Orders by descending priority, then by variable and by bounds.
  @inline(__always)
  static func precedes(_ a: SoftBounds<Number>, _ b: SoftBounds<Number>) -> Bool {
    if a.priority != b.priority { return a.priority > b.priority }
    if a.variable != b.variable { return a.variable < b.variable }
    if a.lower.value != b.lower.value { return a.lower.value < b.lower.value }
    return a.upper.value < b.upper.value
  }
}
