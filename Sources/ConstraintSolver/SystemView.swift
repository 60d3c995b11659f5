/// The arrays of a ``ConstraintSystem`` while a solve reads them.
struct SystemView: BitwiseCopyable {
  let isNonNegative: Buffer<Bool>
  let variables: Buffer<Int32>
  let coefficients: Buffer<Double>
  let starts: Buffer<Int32>
  let constants: Buffer<Double>
  let relations: Buffer<Relation>
  let priorities: Buffer<Double>

  var variableCount: Int { isNonNegative.count }
  var constraintCount: Int { constants.count }

  /// The slots of a constraint's terms.
  @inline(__always)
  func slots(_ row: Int) -> Range<Int> {
    Range(uncheckedBounds: (Int(starts[row]), Int(starts[row + 1])))
  }

  func isRequired(_ row: Int) -> Bool { priorities[row] >= Priority.required.value }

  /// The optional constraints among `candidates` that `values` violate by more than 1e-6.
  func violations(of values: [Double], among candidates: Buffer<Int32>) -> [Violation] {
    var result: [Violation] = []
    for at in candidates.indices {
      let r = Int(candidates[at])
      if !isRequired(r) { addViolation(r, of: values, to: &result) }
    }
    return result
  }

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
    if amount > 1e-6 {
      // Few are many allocations, if the array grows from one element on.
      if result.isEmpty { result.reserveCapacity(16) }
      result.append(Violation(constraint: r, amount: amount))
    }
  }

  func isRequiredEquality(_ row: Int) -> Bool {
    relations[row] == .equal && priorities[row] >= Priority.required.value
  }
}

extension ConstraintSystem {
  /// Calls `body` with the arrays, which live until it returns.
  func withView<R, E: Error>(_ body: (SystemView) throws(E) -> R) throws(E) -> R {
    // A closure for each array; the innermost reads them all.
    try isNonNegative.withUnsafeBufferPointer { signs throws(E) in
      try termVariables.withUnsafeBufferPointer { variables throws(E) in
        try termCoefficients.withUnsafeBufferPointer { coefficients throws(E) in
          try starts.withUnsafeBufferPointer { starts throws(E) in
            try constants.withUnsafeBufferPointer { constants throws(E) in
              try relations.withUnsafeBufferPointer { relations throws(E) in
                try priorities.withUnsafeBufferPointer { priorities throws(E) in
                  try body(
                    SystemView(
                      isNonNegative: Buffer(reading: signs), variables: Buffer(reading: variables),
                      coefficients: Buffer(reading: coefficients), starts: Buffer(reading: starts),
                      constants: Buffer(reading: constants), relations: Buffer(reading: relations),
                      priorities: Buffer(reading: priorities)))
                }
              }
            }
          }
        }
      }
    }
  }
}
