/// What a solve computes with: a number, which may know how fast it changes with the one constant that may be edited.
///
/// Where no constant is edited that is a plain `Double`. Everything that is generic over it is compiled for both, so that
/// such a solve pays nothing for the slopes that it has not.
protocol Quantity: BitwiseCopyable, SendableMetatype {
  init(_ value: Double, slope: Double)

  var value: Double { get }
  /// The change for each unit that the edited constant grows by.
  var slope: Double { get }
  var isFinite: Bool { get }

  /// The number when the edited constant has grown by `change`.
  func at(_ change: Double) -> Self

  static var zero: Self { get }
  static var infinity: Self { get }

  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Double, b: Self) -> Self
  static func / (a: Self, b: Double) -> Self
  static prefix func - (a: Self) -> Self
  static func += (a: inout Self, b: Self)
  static func -= (a: inout Self, b: Self)

  /// Each part's absolute value, to judge rounding errors against.
  var magnitude: Self { get }

  /// The larger of each part, of two magnitudes.
  func larger(_ other: Self) -> Self

  /// The same without what is only a rounding error beside `magnitude`.
  func settled(beside magnitude: Self) -> Self
}

extension Quantity {
  /// The number with its slope, whatever it was computed with.
  var dual: DualNumber { DualNumber(value, slope: slope) }

  /// As `/`, faster by a divisor of 1 or -1, which most are.
  @inline(__always)
  func quotient(by divisor: Double) -> Self {
    abs(divisor) == 1 ? divisor * self : self / divisor
  }
}

extension Double: Quantity {
  init(_ value: Double, slope: Double) { self = value }

  var value: Double { self }
  var slope: Double { 0 }

  func at(_ change: Double) -> Double { self }

  @inline(__always)
  func larger(_ other: Double) -> Double { other > self ? other : self }

  @inline(__always)
  func settled(beside magnitude: Double) -> Double {
    abs(self) <= Tolerance.cancellation * magnitude ? 0 : self
  }
}

/// A number and how fast it changes (a dual number), side by side in one register.
struct DualNumber: Quantity {
  private var lanes: SIMD2<Double>

  init(_ value: Double, slope: Double) { lanes = SIMD2(value, slope) }
  private init(_ lanes: SIMD2<Double>) { self.lanes = lanes }

  var value: Double { lanes.x }
  var slope: Double { lanes.y }
  var isFinite: Bool { lanes.x.isFinite }

  func at(_ change: Double) -> DualNumber {
    value.isFinite ? DualNumber(value + slope * change, slope: slope) : self
  }

  // Computed: a stored one would be looked up, and its initialisation asked for, at every use.
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
  func settled(beside magnitude: DualNumber) -> DualNumber {
    DualNumber(
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
  mutating func keepNonNegative(_ quantity: some Quantity) {
    if quantity.slope == 0 { return }
    narrow(quantity)
  }

  private mutating func narrow(_ quantity: some Quantity) {
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
  mutating func keepZero(_ quantity: some Quantity) {
    guard abs(quantity.slope) > ValidRange.noise else { return }
    lower = 0
    upper = 0
  }

  /// Notes that `a` must stay on the side of `b` on which it is.
  ///
  /// Where they are equal it is a matter of rounding, or of how a comparison is written, which side that is; so they
  /// must stay equal.
  @inline(__always)
  mutating func keepOrder<Number: Quantity>(_ a: Number, _ b: Number) {
    if a.slope != b.slope { noteOrder(a, b) }
  }

  private mutating func noteOrder<Number: Quantity>(_ a: Number, _ b: Number) {
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
