/// A number, and how fast it changes with the one constant that may be edited (a dual number).
///
/// A solve carries both at the price of one. Where no constant is edited, all slopes are zero.
struct Quantity: BitwiseCopyable {
  private var lanes: SIMD2<Double>

  init(_ value: Double, slope: Double = 0) { lanes = SIMD2(value, slope) }
  private init(_ lanes: SIMD2<Double>) { self.lanes = lanes }

  var value: Double { lanes.x }
  /// The change for each unit that the edited constant grows by.
  var slope: Double { lanes.y }
  var isFinite: Bool { lanes.x.isFinite }

  /// The number when the edited constant has grown by `change`.
  func at(_ change: Double) -> Quantity {
    value.isFinite ? Quantity(value + slope * change, slope: slope) : self
  }

  // Computed: a stored one would be looked up, and its initialisation asked for, at every use.
  static var zero: Quantity { Quantity(0) }
  static var infinity: Quantity { Quantity(.infinity) }

  static func + (a: Quantity, b: Quantity) -> Quantity { Quantity(a.lanes + b.lanes) }
  static func - (a: Quantity, b: Quantity) -> Quantity { Quantity(a.lanes - b.lanes) }
  static func * (a: Double, b: Quantity) -> Quantity { Quantity(a * b.lanes) }
  static func / (a: Quantity, b: Double) -> Quantity { Quantity(a.lanes / b) }
  static prefix func - (a: Quantity) -> Quantity { Quantity(-a.lanes) }
  static func += (a: inout Quantity, b: Quantity) { a.lanes += b.lanes }
  static func -= (a: inout Quantity, b: Quantity) { a.lanes -= b.lanes }

  /// As `/`, faster by a divisor of 1 or -1, which most are.
  @inline(__always)
  func quotient(by divisor: Double) -> Quantity {
    abs(divisor) == 1 ? divisor * self : self / divisor
  }

  /// Each part's absolute value, to judge rounding errors against.
  var magnitude: Quantity { Quantity(abs(value), slope: abs(slope)) }

  /// The larger of each part, of two magnitudes.
  @inline(__always)
  func larger(_ other: Quantity) -> Quantity {
    Quantity(lanes.replacing(with: other.lanes, where: other.lanes .> lanes))
  }

  /// The same without what is only a rounding error beside `magnitude`.
  @inline(__always)
  func settled(beside magnitude: Quantity) -> Quantity {
    Quantity(
      abs(value) <= Tolerance.cancellation * magnitude.value ? 0 : value,
      slope: abs(slope) <= Tolerance.cancellation * magnitude.slope ? 0 : slope)
  }
}

/// How far the edited constant may go while every decision of a solve stands, and so every value stays linear in it.
struct ValidRange: BitwiseCopyable, Sendable {
  /// The least change, at most 0.
  private(set) var lower = -Double.infinity
  /// The greatest change, at least 0.
  private(set) var upper = Double.infinity

  /// Slopes below this are rounding errors.
  private static let noise = 1e-11

  /// Notes that `quantity`, which is not negative now, must not become so.
  @inline(__always)
  mutating func keepNonNegative(_ quantity: Quantity) {
    if quantity.slope == 0 { return }
    narrow(quantity)
  }

  private mutating func narrow(_ quantity: Quantity) {
    guard abs(quantity.slope) > ValidRange.noise, quantity.value < .infinity else { return }
    let distance = max(quantity.value, 0) / abs(quantity.slope)
    if quantity.slope > 0 {
      lower = max(lower, -distance)
    } else {
      upper = min(upper, distance)
    }
  }

  /// Notes that `quantity`, which is zero now, must stay so.
  @inline(__always)
  mutating func keepZero(_ quantity: Quantity) {
    guard abs(quantity.slope) > ValidRange.noise else { return }
    lower = 0
    upper = 0
  }

  /// Notes that `a` must stay on the side of `b` on which it is.
  ///
  /// Where they are equal it is a matter of rounding, or of how a comparison is written, which side that is; so they
  /// must stay equal.
  @inline(__always)
  mutating func keepOrder(_ a: Quantity, _ b: Quantity) {
    if a.slope != b.slope { noteOrder(a, b) }
  }

  private mutating func noteOrder(_ a: Quantity, _ b: Quantity) {
    if !a.isFinite || !b.isFinite { return }
    if abs(a.value - b.value) <= Tolerance.near(a.value) {
      keepZero(a - b)
    } else {
      narrow(a.value < b.value ? b - a : a - b)
    }
  }
}

/// What the stages of one solve share.
struct SolveContext: BitwiseCopyable {
  let arena: Arena
  /// What keeps the arena.
  let memory: Borrowed<ArenaMemory>
  let meter: WorkMeter
  /// The constraint whose constant is the one that may be edited, or -1.
  let parameter: Int
  private let sharedRange: Shared<ValidRange>

  init(memory: ArenaMemory, meter: WorkMeter, parameter: Int = -1) {
    arena = memory.arena
    self.memory = Borrowed(memory)
    self.meter = meter
    self.parameter = parameter
    sharedRange = arena.shared(ValidRange())
  }

  /// How far the constant may go with the decisions taken so far.
  var range: ValidRange {
    get { sharedRange.value }
    nonmutating _modify { yield &sharedRange.value }
  }
}
