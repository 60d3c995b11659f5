/// A view of the arrays of a ``ConstraintSystem`` during a solve.
struct SystemView: BitwiseCopyable {
  let isNonNegative: Buffer<Bool>
  let variables: Buffer<Int32>
  let coefficients: Buffer<Double>
  let starts: Buffer<Int32>
  let constants: Buffer<Double>
  let relations: Buffer<Relation>
  let priorities: Buffer<Double>
  /// For a part of another system, the index there of each variable; empty for a whole system.
  let identities: Buffer<Int32>

  var variableCount: Int { isNonNegative.count }
  var constraintCount: Int { constants.count }

  /// The indices of a constraint's terms.
  @inline(__always)
  func slots(_ row: Int) -> Range<Int> {
    Range(uncheckedBounds: (Int(starts[row]), Int(starts[row + 1])))
  }

  /// The index of a variable in the system that this one is part of.
  func identity(of v: Int) -> Int32 {
    v < identities.count ? identities[v] : Int32(truncatingIfNeeded: v)
  }

  func isRequired(_ row: Int) -> Bool { priorities[row] >= Priority.required.value }

  /// The optional constraints among `candidates` that `values` violate by more than
  /// ``Tolerance/violation``.
  func violations(of values: [Double], among candidates: Buffer<Int32>) -> [Violation] {
    var result: [Violation] = []
    for at in candidates.indices {
      let r = Int(candidates[at])
      if !isRequired(r) { addViolation(r, of: values, to: &result) }
    }
    return result
  }

  /// The optional constraints that `values` violate by more than ``Tolerance/violation``.
  func violations(of values: [Double]) -> [Violation] {
    var result: [Violation] = []
    for r in 0..<constraintCount where !isRequired(r) {
      addViolation(r, of: values, to: &result)
    }
    return result
  }

  @inline(__always)
  private func addViolation(_ r: Int, of values: [Double], to result: inout [Violation]) {
    var sum = constants[r]
    for slot in slots(r) { sum += coefficients[slot] * values[Int(variables[slot])] }
    let amount: Double =
      switch relations[r] {
      case .equal: abs(sum)
      case .lessThanOrEqual: max(0, sum)
      case .greaterThanOrEqual: max(0, -sum)
      }
    if amount > Tolerance.violation {
      // Growing from one element would take several allocations even for a few violations.
      if result.isEmpty { result.reserveCapacity(16) }
      result.append(Violation(constraint: r, amount: amount))
    }
  }

  /// Whether every required constraint holds within ``Tolerance/solution``.
  func isSatisfied(by values: [Double]) -> Bool {
    values.withUnsafeBufferPointer { isSatisfied(by: Buffer(reading: $0)) }
  }

  private func isSatisfied(by values: Buffer<Double>) -> Bool {
    var slot = 0
    for r in 0..<constraintCount {
      let end = Int(starts[r + 1])
      let row = Range(uncheckedBounds: (slot, end))
      let (coefficients, variables) = (coefficients.window(row), variables.window(row))
      var sum = constants[r]
      while slot < end {
        sum += coefficients[slot] * values[variables[slot]]
        slot &+= 1
      }
      // Most constraints hold absolutely. Only the others are checked relative to their numbers.
      if abs(sum) <= Tolerance.solution { continue }
      guard isWithin(sum, r, of: values) else { return false }
    }
    return true
  }

  /// Whether a constraint whose left side is `sum` is optional, or holds relative to its numbers.
  @inline(never)
  private func isWithin(_ sum: Double, _ r: Int, of values: Buffer<Double>) -> Bool {
    let relation = relations[r]
    if sum < 0 && relation == .lessThanOrEqual || sum > 0 && relation == .greaterThanOrEqual {
      return true
    }
    guard isRequired(r) else { return true }
    var largest = abs(constants[r])
    for slot in slots(r) {
      largest = larger(largest, abs(coefficients[slot] * values[variables[slot]]))
    }
    // This comparison is false for NaN.
    return abs(sum) <= Tolerance.solution * largest
  }

  /// Whether every required constraint still holds if a variable is off by `error`, even with a
  /// large coefficient. ``isSatisfied(by:)`` covers coefficients up to
  /// ``Tolerance/steepCoefficient``.
  func isSatisfied(by values: [Double], within error: Double) -> Bool {
    for r in 0..<constraintCount where isRequired(r) {
      var largest = larger(1, abs(constants[r]))
      var steepest = 0.0
      for slot in slots(r) {
        steepest = larger(steepest, abs(coefficients[slot]))
        largest = larger(largest, abs(coefficients[slot] * values[Int(variables[slot])]))
      }
      if steepest > Tolerance.steepCoefficient, steepest * error > Tolerance.solution * largest {
        return false
      }
    }
    return true
  }

  func isRequiredEquality(_ row: Int) -> Bool {
    relations[row] == .equal && priorities[row] >= Priority.required.value
  }
}

extension ConstraintSystem {
  /// Calls `body` with a view that is valid until `body` returns.
  func withView<R, E: Error>(_ body: (SystemView) throws(E) -> R) throws(E) -> R {
    try isNonNegative.withUnsafeBufferPointer { signs throws(E) in
      try termVariables.withUnsafeBufferPointer { variables throws(E) in
        try termCoefficients.withUnsafeBufferPointer { coefficients throws(E) in
          try starts.withUnsafeBufferPointer { starts throws(E) in
            try constants.withUnsafeBufferPointer { constants throws(E) in
              try relations.withUnsafeBufferPointer { relations throws(E) in
                try priorities.withUnsafeBufferPointer { priorities throws(E) in
                  try identities.withUnsafeBufferPointer { identities throws(E) in
                    try body(
                      SystemView(
                        isNonNegative: Buffer(reading: signs),
                        variables: Buffer(reading: variables),
                        coefficients: Buffer(reading: coefficients),
                        starts: Buffer(reading: starts), constants: Buffer(reading: constants),
                        relations: Buffer(reading: relations),
                        priorities: Buffer(reading: priorities),
                        identities: Buffer(reading: identities)))
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}
