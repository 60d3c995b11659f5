/// A system with rescaled variables, so that coefficients are of similar magnitude.
///
/// The tolerances of the simplex method suit coefficients near one. A variable with a coefficient
/// of 1e-9 has an effect below them. Units are powers of two, so scaling is exact. They come from
/// geometric scaling, alternating between rows and columns (Tomlin, On scaling linear programming
/// problems, 1975). Only required rows are scaled, because a violation is a cost.
struct ColumnScaling {
  /// The constraints in the new units.
  private(set) var system: ConstraintSystem
  /// The unit of each variable.
  private let units: [Double]

  private static let passes = 20
  /// The ratio between coefficients at which scaling starts, as a power of two: about a million.
  private static let leastSpread = 20

  /// Scales a system; `nil` if its coefficients are already of similar magnitude.
  ///
  /// - Complexity: O(terms).
  init?(_ original: ConstraintSystem, meter: WorkMeter) throws(Failure) {
    guard ColumnScaling.spread(of: original) >= ColumnScaling.leastSpread else { return nil }
    try meter.charge(ColumnScaling.passes * original.termCount)
    var rows = [Int](repeating: 0, count: original.constraintCount)
    var columns = [Int](repeating: 0, count: original.variableCount)
    for _ in 0..<ColumnScaling.passes {
      for r in rows.indices {
        var extremes = Extremes()
        original.forEachExponent(of: r) { v, exponent in extremes.add(exponent + columns[v]) }
        rows[r] = -extremes.middle
      }
      var extremes = [Extremes](repeating: Extremes(), count: columns.count)
      for r in rows.indices {
        original.forEachExponent(of: r) { v, exponent in extremes[v].add(exponent + rows[r]) }
      }
      for v in columns.indices { columns[v] = -extremes[v].middle }
    }
    units = columns.map { Double(sign: .plus, exponent: $0, significand: 1) }
    system = original
    for r in rows.indices {
      let isRequired = original.priorities[r] >= Priority.required.value
      let exponent = isRequired ? rows[r] : 0
      system.scale(
        r, by: Double(sign: .plus, exponent: exponent, significand: 1), units: units)
    }
    for r in rows.indices where !system.isFinite(r) { return nil }
  }

  /// Translates an outcome of the scaled system to the original.
  func unscaled(_ outcome: SolveOutcome, of original: ConstraintSystem) -> SolveOutcome {
    let found = outcome.solution
    let values = zip(found.values, units).map { $0 * $1 }
    return SolveOutcome(
      solution: Solution(
        values: values, violations: original.violations(of: values), broken: found.broken,
        work: found.work, freedom: found.freedom?.scaled(by: units, plus: nil)),
      sensitivity: nil,
      isAccurate: original.isSatisfied(by: values, without: found.broken))
  }

  /// The exponent of the ratio between the largest and the smallest coefficient.
  private static func spread(of system: ConstraintSystem) -> Int {
    var least = Double.infinity
    var most = 0.0
    for coefficient in system.termCoefficients where coefficient != 0 {
      least = min(least, abs(coefficient))
      most = max(most, abs(coefficient))
    }
    return most > 0 ? most.exponent - least.exponent : 0
  }

  private struct Extremes {
    private var least = Int.max
    private var most = Int.min

    mutating func add(_ number: Int) {
      least = min(least, number)
      most = max(most, number)
    }

    var middle: Int { most < least ? 0 : (least + most) / 2 }
  }
}

extension ConstraintSystem {
  fileprivate func forEachExponent(of r: Int, _ body: (Int, Int) -> Void) {
    for slot in slots(of: r) where termCoefficients[slot] != 0 {
      body(Int(termVariables[slot]), Int(termCoefficients[slot].exponent))
    }
  }
}
