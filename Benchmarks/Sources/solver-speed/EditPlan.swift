import ConstraintSolver

/// Changes of a few constants: `SECONDS COUNT constraint… value…`, with the values of each change
/// in turn.
struct EditPlan {
  /// The number of runs between two readings of the clock.
  static let turns = 50

  var seconds: Double
  var constraints: [Int]
  /// The values of the constraints, by change.
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
  /// Applies the changes of a plan in turn. Returns the minimum mean time of a change, including
  /// the computation of all values.
  mutating func edit(_ plan: EditPlan) throws -> String {
    var solver = try Solver(system())
    for change in plan.changes { try apply(change, of: plan, to: &solver) }
    let end = Clock.now + plan.seconds * 1e9
    var best = Double.infinity
    var sum = 0.0
    repeat {
      let start = Clock.now
      for _ in 0..<EditPlan.turns {
        for change in plan.changes {
          try apply(change, of: plan, to: &solver)
          for value in solver.values { sum += value }
        }
      }
      best = min(best, (Clock.now - start) / Double(EditPlan.turns * plan.changes.count))
    } while Clock.now < end
    values = solver.values
    return #"{"ns":\#(best),"sum":\#(sum)}"#
  }

  private func apply(_ change: [Double], of plan: EditPlan, to solver: inout Solver) throws {
    for (constraint, value) in zip(plan.constraints, change) {
      try solver.suggest(value, for: constraint)
    }
  }
}
