/// The tolerances of the solver, in one place because they depend on each other.
///
/// Each stage is stricter than the stage that judges its result. Errors tolerated in one stage
/// therefore never add up to an error in another: ``rounding`` < ``cancellation`` < ``bound`` <
/// ``feasibility`` < ``solution``.
@usableFromInline
enum Tolerance {
  // MARK: Permitted errors of a solution

  /// The permitted violation of a required constraint in a solution; relative to the largest number
  /// in the constraint, or to 1 if that is less.
  ///
  /// This is the precision that the interface promises. A solution that misses it is refined.
  static let solution = 1e-6
  /// The coefficient above which a size that a rounding error made negative is tracked into other
  /// constraints; a pure number.
  ///
  /// The ratio of ``solution`` and ``bound``. Below it, the error of a value at its bound violates
  /// no constraint on that value.
  static let steepCoefficient = 1e3
  /// The largest violation of an optional constraint that is not reported; absolute, in the
  /// constraint's units.
  ///
  /// Coordinates are a few thousand points at most. A millionth of a point is invisible, yet a
  /// thousand times the error of a solve.
  static let violation = 1e-6
  /// The width of an optimal range that counts as a single value; absolute, in the units of the
  /// expression.
  ///
  /// A range is the difference of two optima, each off by up to ``solution``. A hundred times that
  /// cannot be an error.
  @usableFromInline static let spread = 1e-4

  // MARK: Feasibility

  /// The violation up to which a stage considers a required constraint satisfiable; relative to the
  /// largest number in it, including coefficients.
  ///
  /// A tenth of ``solution``, so that values stay within that after substitution.
  static let feasibility = 1e-7
  /// The distance from a bound at which a value counts as at the bound; absolute.
  ///
  /// A hundredth of ``feasibility``, so that a hundred such values in one row do not make it
  /// infeasible.
  static let bound = 1e-9
  /// The same for bounds beyond 10; relative to the bound, because its rounding error grows with
  /// it.
  static let relativeBound = 1e-10

  // MARK: Optimality

  /// The rate of change of a cost that counts as zero (the dual tolerance); absolute.
  ///
  /// Weights are coefficients, usually 1, so a rate of a billionth is a rounding error. Optima that
  /// differ by less count as the same optimum.
  static let rate = 1e-9
  /// The weight above which a soft constraint's rate is never mistaken for zero; absolute.
  ///
  /// A thousand times ``rate``. Smaller weights are judged by the sum of their rates.
  @inline(__always)
  static var significantWeight: Double { 1e3 * rate }
  /// The length of a step that makes no progress; absolute. Enough of these in a row switch to
  /// Bland's rule.
  ///
  /// A thousandth of ``bound``: a shorter step does not take a variable off its bound.
  static let step = 1e-12
  /// The distance between two breakpoints that are reached together; relative to the distance from
  /// the start, or to 1 if that is less.
  ///
  /// A hundredth of ``bound``, so that a variable passed by this much still counts as at its bound.
  static let tie = 1e-11

  // MARK: Rounding errors

  /// The sum that counts as zero; relative to its largest summand.
  ///
  /// A hundred times ``rounding``, and a hundredth of 1e-9, the smallest coefficient that occurs
  /// beside 1 in layouts.
  static let cancellation = 1e-11
  /// The rounding error of a long sum; relative to its largest summand.
  ///
  /// About 450 units in the last place.
  static let rounding = 1e-13
  /// The slope by the edited constant that counts as zero; absolute.
  ///
  /// Slopes are products of coefficient ratios, usually 1, so this equals ``cancellation`` beside
  /// 1.
  static let slope = 1e-11

  // MARK: Pivots

  /// The matrix entry below which the ratio test skips a row; absolute.
  ///
  /// About the square root of the precision of a `Double`: dividing by less would lose more than
  /// half the digits.
  static let pivot = 1e-8
  /// The minimum entry to pivot on; relative to the largest of its row (threshold pivoting).
  ///
  /// The usual compromise between little fill-in and little error growth.
  static let relativePivot = 0.1
  /// The same for a free column, which leaves together with its row.
  ///
  /// It is computed only once, after the solve, so its errors do not add up like those of a row
  /// that stays.
  static let relativeFreePivot = 1e-6
  /// The largest factor between two variables of one class of an ``AffineUnionFind``; a pure
  /// number.
  ///
  /// One over ``relativeFreePivot``: a value off by ``rounding`` is off by at most ``feasibility``
  /// in every member of its class. Steeper equalities are left to the tableau.
  static let steepness = 1e6

  /// The distance from `bound` at which a value counts as at the bound.
  @inline(__always)
  static func near(_ bound: Double) -> Double {
    larger(Tolerance.bound, Tolerance.relativeBound * abs(bound))
  }
}
