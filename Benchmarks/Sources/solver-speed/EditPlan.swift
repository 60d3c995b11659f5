import ConstraintSolver

/// Changes of a few constants: `SECONDS COUNT constraint… value…`, the values of each change in turn.
struct EditPlan {
  enum Failure: Error {
    case notMeasured
  }

  var seconds: Double
  var constraints: [Int]
  /// For each change, a value for each of the constraints.
  var changes: [[Double]]

  init(_ words: some Collection<String>) throws {
    let words = Array(words)
    guard words.count >= 2, let seconds = Double(words[0]), let count = Int(words[1]), count > 0,
      words.count > 2 + count, (words.count - 2) % count == 0
    else { throw Misuse() }
    self.seconds = seconds
    constraints = words[2..<(2 + count)].compactMap { Int($0) }
    changes = stride(from: 2 + count, to: words.count, by: count).map { start in
      words[start..<(start + count)].compactMap { Double($0) }
    }
  }
}

extension Session {
  /// Applies the changes of a plan in turn, and reads all values after each.
  mutating func edit(_ plan: EditPlan) throws -> String {
    // The solver that keeps its state between changes is measured here as soon as there is one.
    throw EditPlan.Failure.notMeasured
  }
}
