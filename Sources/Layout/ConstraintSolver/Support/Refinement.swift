/// Iterative refinement: shifts a system to an inaccurate solution, magnifies it and solves it
/// again.
///
/// Tolerances are relative to the numbers of a solve, or to 1. Beside a distant number, or a factor
/// of a billion, that can be more than the permitted violation of a constraint. After the shift
/// only the residuals remain as constants, and magnified they are no longer small (Gleixner, Steffy
/// and Wolter, Iterative Refinement for Linear Programming, 2016). The constraints, and their
/// conflicts, stay the same.
struct Refinement {
  /// Powers of two, so that magnifying is exact.
  private static let scales = [0x1p20, 0x1p40]

  private let original: ConstraintSystem
  private let scale: Double
  /// The point that the system is shifted to. Zero for non-negative variables, because a shift
  /// would change the meaning of their sign.
  private let origin: [Double]
  private let magnified: ConstraintSystem

  /// Finds an accurate solution of `system`, starting from an inaccurate one.
  static func refine(
    _ solution: Solution, of system: ConstraintSystem, onConflict policy: ConflictPolicy,
    meter: WorkMeter
  ) throws(Failure) -> Solution {
    var found = solution
    for scale in scales {
      try meter.charge(system.termCount)
      guard let refinement = Refinement(of: system, at: found.values, scale: scale) else { break }
      let outcome = try refinement.magnified.solveOnce(
        onConflict: policy, meter: meter, parameter: -1)
      found = refinement.solution(outcome.solution)
      if system.removing(rejectedBy: found.broken).isSatisfied(by: found.values) { return found }
    }
    throw .ended(.numbersTooFarApart)
  }

  /// `nil` if a number overflows.
  private init?(of system: ConstraintSystem, at values: [Double], scale: Double) {
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

  /// Translates a solution of the magnified system to the original.
  private func solution(_ found: Solution) -> Solution {
    let values = zip(found.values, origin).map { $0 / scale + $1 }
    return Solution(
      values: values, violations: original.violations(of: values), broken: found.broken,
      work: found.work,
      freedom: found.freedom?.scaled(
        by: Array(repeating: 1 / scale, count: values.count), plus: origin))
  }
}

/// A sum of products in double-double arithmetic: Knuth's two-sum, and products by fused
/// multiply-add (Dekker, 1971).
private struct ExactSum {
  private var high: Double
  private var low = 0.0

  init(_ number: Double) { high = number }

  var value: Double { high + low }

  mutating func add(_ a: Double, times b: Double) {
    let product = a * b
    let sum = high + product
    let added = sum - high
    low += (high - (sum - added)) + (product - added) + (-product).addingProduct(a, b)
    high = sum
  }
}
