/// The arrays of a ``ConstraintSystem`` while a solve reads them.
struct SystemView {
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

  func isRequiredEquality(_ row: Int) -> Bool {
    relations[row] == .equal && priorities[row] >= Priority.required.value
  }
}

extension ConstraintSystem {
  /// Calls `body` with the arrays, which live until it returns.
  func withView<R>(_ body: (SystemView) throws(Failure) -> R) throws(Failure) -> R {
    // A closure for each array; the innermost reads them all.
    try isNonNegative.withUnsafeBufferPointer { signs throws(Failure) in
      try termVariables.withUnsafeBufferPointer { variables throws(Failure) in
        try termCoefficients.withUnsafeBufferPointer { coefficients throws(Failure) in
          try starts.withUnsafeBufferPointer { starts throws(Failure) in
            try constants.withUnsafeBufferPointer { constants throws(Failure) in
              try relations.withUnsafeBufferPointer { relations throws(Failure) in
                try priorities.withUnsafeBufferPointer { priorities throws(Failure) in
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
