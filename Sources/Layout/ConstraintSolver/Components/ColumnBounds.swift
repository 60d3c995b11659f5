/// The required bounds of a column, and the constraints that imply them.
struct ColumnBounds<Number: Scalar>: BitwiseCopyable {
  var lower = -Number.infinity
  var upper = Number.infinity
  var lowerReason = BoundReason.none
  var upperReason = BoundReason.none
  /// The index of the column's first soft bounds, or -1. The others are linked from it.
  var firstSoftBounds: Int32 = -1
}

/// The constraint or implied sign that imposes a bound, in four bytes.
struct BoundReason: BitwiseCopyable {
  private var code: Int32

  static var none: BoundReason { BoundReason(code: .min) }
  private init(code: Int32) { self.code = code }

  init(constraint: Int) { code = Int32(truncatingIfNeeded: constraint) }
  init(nonNegative variable: Int) { code = -1 - Int32(truncatingIfNeeded: variable) }

  var member: ConflictMember? {
    if code == .min { return nil }
    return code >= 0
      ? .constraint(Int(code)) : .nonNegative(Variable(index: Int(-1 - code)))
  }
}
