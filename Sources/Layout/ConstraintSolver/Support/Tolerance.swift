/// The tolerances of the solver, in one place because they depend on each other.
///
/// Each stage is stricter than the one that judges its result, so what one stage lets pass never
/// adds up to what another calls an error: ``rounding`` < ``cancellation`` < ``bound`` <
/// ``feasibility`` < ``solution``.
@usableFromInline
enum Tolerance {
  // MARK: What a solution may be off

  /// The violation of a required constraint of a solution; relative to the largest number in the
  /// constraint, or to 1 where that is less.
  ///
  /// The precision that the interface promises. A solution that misses it is refined.
  static let solution = 1e-6
  /// The coefficient above which a size that was below zero by a rounding error is followed into
  /// other constraints; a pure number.
  ///
  /// The ratio of ``solution`` and ``bound``: below it, the error of a value on its bound is no
  /// violation of any constraint that names it.
  static let steepCoefficient = 1e3
  /// The violation of an optional constraint that is not reported; absolute, in the units of the
  /// constraint.
  ///
  /// Coordinates are a few thousand points at most, where a millionth is seen by nobody and still
  /// is a thousand times the errors of a solve.
  static let violation = 1e-6
  /// The width of an optimal range that counts as a single value; absolute, in the units of the
  /// expression.
  ///
  /// A range is the difference of two optima, each of which is off by up to ``solution``; a hundred
  /// times that cannot be such an error.
  @usableFromInline static let spread = 1e-4

  // MARK: Feasibility

  /// The violation up to which a stage calls a required constraint satisfiable; relative to the
  /// largest number in it, coefficients included.
  ///
  /// A tenth of ``solution``, so that substituting a stage's values back leaves them within that.
  static let feasibility = 1e-7
  /// The distance from a bound at which a value counts as on it; absolute.
  ///
  /// A hundredth of ``feasibility``, so that a hundred such values in one row do not make it
  /// infeasible.
  static let bound = 1e-9
  /// The same for bounds beyond 10; relative to the bound, whose own rounding error grows with it.
  static let relativeBound = 1e-10

  // MARK: Optimality

  /// The rate of change of a cost that counts as zero (the dual tolerance); absolute.
  ///
  /// Weights are coefficients, mostly 1, so a rate of a billionth is a rounding error. Optima that
  /// differ by less are the same optimum.
  static let rate = 1e-9
  /// The weight above which one soft constraint's rate cannot be taken for zero; absolute.
  ///
  /// A thousand times ``rate``. Lighter ones are judged by the sum of their rates instead.
  @inline(__always)
  static var significantWeight: Double { 1e3 * rate }
  /// The length of a step that makes no progress; absolute. Enough of these in a row switch to
  /// Bland's rule.
  ///
  /// A thousandth of ``bound``: a shorter step does not take a variable off its bound.
  static let step = 1e-12
  /// The distance between two breakpoints that are met together; relative to the distance from the
  /// start, or to 1 where that is less.
  ///
  /// A hundredth of ``bound``, so that a variable that is passed by this much still counts as on
  /// its bound.
  static let tie = 1e-11

  // MARK: Rounding errors

  /// A sum that counts as zero; relative to its largest summand.
  ///
  /// A hundred times ``rounding``, and a hundredth of 1e-9, the smallest coefficient that layouts
  /// have beside 1.
  static let cancellation = 1e-11
  /// The rounding error of a long sum; relative to its largest summand.
  ///
  /// About 450 units in the last place.
  static let rounding = 1e-13
  /// The slope by the edited constant that counts as zero; absolute.
  ///
  /// Slopes are products of coefficient ratios, mostly 1, so this is ``cancellation`` beside 1.
  static let slope = 1e-11

  // MARK: Pivots

  /// The matrix entry below which the ratio test passes over a row; absolute.
  ///
  /// About the square root of the precision of a `Double`: dividing by less would lose more than
  /// half of the digits.
  static let pivot = 1e-8
  /// The least entry to pivot on; relative to the largest of its row (threshold pivoting).
  ///
  /// The usual compromise between little fill-in and little growth of errors.
  static let relativePivot = 0.1
  /// The same for a free column, which leaves with its row.
  ///
  /// It is computed once, after the solve, so its errors do not add up as those of a row that stays
  /// do.
  static let relativeFreePivot = 1e-6
  /// The largest factor between two variables of one class of an ``AffineUnionFind``; a pure
  /// number.
  ///
  /// One over ``relativeFreePivot``: a value that is off by ``rounding`` is off by at most
  /// ``feasibility`` in every member of its class. Steeper equalities are left to the tableau.
  static let steepness = 1e6

  /// The distance from `bound` at which a value counts as on it.
  @inline(__always)
  static func near(_ bound: Double) -> Double {
    larger(Tolerance.bound, Tolerance.relativeBound * abs(bound))
  }
}
