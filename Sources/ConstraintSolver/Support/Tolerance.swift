/// The tolerances of the solver, in one place because they depend on each other.
enum Tolerance {
  /// How far a required constraint may be off, relative to the numbers in it.
  static let feasibility = 1e-7
  /// How far a required constraint of an answer may be off, relative to the numbers in it.
  static let answer = 1e-6
  /// How near a value must be to a bound to count as on it.
  static let bound = 1e-9
  /// The same, relative to the bound: a position far out is no less exact than what it has in
  /// common with others.
  static let relativeBound = 1e-10
  /// A rate of change below this is none: optima that differ by less are the same optimum.
  static let rate = 1e-9
  /// A sum this small beside its summands is a rounding error of zero.
  static let cancellation = 1e-11
  /// What sums of numbers may be off, relative to the largest of them.
  static let rounding = 1e-13
  /// Entries below this are no pivots.
  static let pivot = 1e-8

  /// The slack of a comparison with `bound`.
  @inline(__always)
  static func near(_ bound: Double) -> Double {
    larger(Tolerance.bound, Tolerance.relativeBound * abs(bound))
  }
}
