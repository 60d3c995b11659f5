/// A system whose variables have other units, so that the coefficients are of like size.
///
/// The tolerances of the simplex method are for coefficients near one: what a variable with a
/// factor of 1e-9 could do for a constraint is below them. Units are powers of two, so that they
/// round nothing. They are the geometric means of the extremes, in turns by rows and by columns
/// (Tomlin, On scaling linear programming problems, 1975). What is required may be in any unit,
/// too; what is optional is not, as its violation is a cost.
struct ColumnScaling {
  /// The same constraints in the new units.
  private(set) var system: ConstraintSystem
  /// The unit of each variable.
  private let units: [Double]

  private static let passes = 20
  /// Powers of two by which coefficients differ where other units are worth while: a million.
  private static let leastSpread = 20

  /// Finds units for a system; nil where its coefficients are of like size as they are.
  ///
  /// - Complexity: O(terms).
  init?(_ original: ConstraintSystem, _ meter: WorkMeter) throws(Failure) {
    guard ColumnScaling.spread(of: original) >= ColumnScaling.leastSpread else { return nil }
    try meter.charge(ColumnScaling.passes * original.termCount)
    var rows = [Int](repeating: 0, count: original.constraintCount)
    var columns = [Int](repeating: 0, count: original.variableCount)
    for _ in 0..<ColumnScaling.passes {
      for r in rows.indices {
        var range = Extremes()
        original.forEachExponent(of: r) { v, exponent in range.add(exponent + columns[v]) }
        rows[r] = -range.middle
      }
      var ranges = [Extremes](repeating: Extremes(), count: columns.count)
      for r in rows.indices {
        original.forEachExponent(of: r) { v, exponent in ranges[v].add(exponent + rows[r]) }
      }
      for v in columns.indices { columns[v] = -ranges[v].middle }
    }
    units = columns.map { Double(sign: .plus, exponent: $0, significand: 1) }
    system = original
    for r in rows.indices {
      let isRequired = original.priorities[r] >= Priority.required.value
      system.scale(
        r, by: Double(sign: .plus, exponent: isRequired ? rows[r] : 0, significand: 1), units)
    }
    for r in rows.indices where !system.isFinite(r) { return nil }
  }

  /// A solution of the scaled system as one of the original.
  func unscaled(_ answer: SolvedSystemAnswer, of original: ConstraintSystem) -> SolvedSystemAnswer {
    let its = answer.solution
    let values = zip(its.values, units).map { $0 * $1 }
    return SolvedSystemAnswer(
      solution: Solution(
        values: values, violations: original.violations(of: values), broken: its.broken,
        work: its.work, freedom: its.freedom?.scaled(by: units, plus: nil)),
      isRight: original.keeping(allBut: its.broken).isSatisfied(by: values))
  }

  /// How many powers of two lie between the smallest and the largest coefficient.
  static func spread(of system: ConstraintSystem) -> Int {
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
