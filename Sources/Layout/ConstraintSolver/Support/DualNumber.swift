/// A value and its derivative by the edited constant (a dual number), in one SIMD register.
struct DualNumber: Scalar {
  private var lanes: SIMD2<Double>

  init(_ value: Double, slope: Double) { lanes = SIMD2(value, slope) }
  private init(_ lanes: SIMD2<Double>) { self.lanes = lanes }

  var value: Double { lanes.x }
  var slope: Double { lanes.y }
  var isFinite: Bool { lanes.x.isFinite }

  func at(_ change: Double) -> DualNumber {
    value.isFinite ? DualNumber(value + slope * change, slope: slope) : self
  }

  // Computed, because a stored static property is initialised lazily and checked at each use.
  static var zero: DualNumber { DualNumber(0, slope: 0) }
  static var infinity: DualNumber { DualNumber(.infinity, slope: 0) }

  static func + (a: DualNumber, b: DualNumber) -> DualNumber { DualNumber(a.lanes + b.lanes) }
  static func - (a: DualNumber, b: DualNumber) -> DualNumber { DualNumber(a.lanes - b.lanes) }
  static func * (a: Double, b: DualNumber) -> DualNumber { DualNumber(a * b.lanes) }
  static func / (a: DualNumber, b: Double) -> DualNumber { DualNumber(a.lanes / b) }
  static prefix func - (a: DualNumber) -> DualNumber { DualNumber(-a.lanes) }
  static func += (a: inout DualNumber, b: DualNumber) { a.lanes += b.lanes }
  static func -= (a: inout DualNumber, b: DualNumber) { a.lanes -= b.lanes }

  var magnitude: DualNumber { DualNumber(abs(value), slope: abs(slope)) }

  @inline(__always)
  func larger(_ other: DualNumber) -> DualNumber {
    DualNumber(lanes.replacing(with: other.lanes, where: other.lanes .> lanes))
  }

  @inline(__always)
  func fixed(beside magnitude: DualNumber) -> DualNumber {
    DualNumber(
      abs(value) <= Tolerance.cancellation * magnitude.value ? 0 : value,
      slope: abs(slope) <= Tolerance.cancellation * magnitude.slope ? 0 : slope)
  }
}
