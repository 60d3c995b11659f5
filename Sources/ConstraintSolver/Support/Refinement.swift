/// A system seen from a solution that is not exact enough, and magnified: iterative refinement.
///
/// The tolerances of a solve are relative to the numbers that it meets, or to one, so what a number
/// hides that stands far away, or what a factor of a thousand million makes of a rounding error,
/// can be more than a constraint may be off. Seen from the solution only what is missing is left of
/// the numbers, and that is not small any more (Gleixner, Steffy and Wolter, Iterative Refinement
/// for Linear Programming, 2016). Constraints, and what is a conflict among them, are the same.
struct Refinement {
  /// Powers of two, so that magnifying rounds nothing.
  private static let scales = [0x1p20, 0x1p40]

  private let original: ConstraintSystem
  private let scale: Double
  /// Where values count from. What cannot be negative counts from zero, so that it still cannot be.
  private let origin: [Double]
  private let magnified: ConstraintSystem

  /// Solves `system`, of which `found` is not exact enough.
  static func solve(
    _ system: ConstraintSystem, _ policy: ConflictPolicy, _ meter: WorkMeter, from found: Solution
  ) throws(Failure) -> Solution {
    var found = found
    for scale in scales {
      try meter.charge(system.termCount)
      guard let refinement = Refinement(of: system, at: found.values, scale) else { break }
      found = refinement.solution(try refinement.magnified.admit(policy, meter, -1).solution)
      if system.keeping(allBut: found.broken).isSatisfied(by: found.values) { return found }
    }
    throw .ended(.numbersTooFarApart)
  }

  /// Nothing where a number becomes too large.
  private init?(of system: ConstraintSystem, at values: [Double], _ scale: Double) {
    let origin = zip(values, system.isNonNegative).map { $1 ? 0 : $0 }
    var magnified = system
    for r in 0..<system.constraintCount {
      var sum = ExactSum(system.constants[r])
      for slot in system.slots(of: r) {
        sum.add(system.termCoefficients[slot], times: origin[Int(system.termVariables[slot])])
      }
      let constant = scale * sum.value
      guard constant.isFinite else { return nil }
      magnified.setConstant(constant, of: r)
    }
    (original, self.scale, self.origin, self.magnified) = (system, scale, origin, magnified)
  }

  /// A solution of the magnified system as one of the original.
  private func solution(_ its: Solution) -> Solution {
    let values = zip(its.values, origin).map { $0 / scale + $1 }
    return Solution(
      values: values, violations: original.violations(of: values), broken: its.broken,
      work: its.work,
      freedom: its.freedom?.scaled(
        by: Array(repeating: 1 / scale, count: values.count), plus: origin))
  }
}

/// A sum of products with twice the digits (Dekker, 1971).
private struct ExactSum {
  private var high: Double
  private var low = 0.0

  init(_ number: Double) { high = number }

  var value: Double { high + low }

  mutating func add(_ a: Double, times b: Double) {
    let product = a * b
    let sum = high + product
    let part = sum - high
    low += (high - (sum - part)) + (product - part) + (-product).addingProduct(a, b)
    high = sum
  }
}
