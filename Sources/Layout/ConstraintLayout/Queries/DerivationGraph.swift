import ConstraintSolver

/// Tracks how the numbers of a solution follow from one another, row by row.
///
/// A row that holds with equality determines its only unknown variable; so do two inequalities that
/// meet. All these rows hold, so every optimum satisfies them and has the same values. The graph
/// traces a goal back through its coefficients. A row whose coefficients cancel on the way is not
/// needed. Every other row is, because it alone determines its variable.
///
/// The ends of axes are written as start and size, because rows such as those of centers often
/// contain both ends.
struct DerivationGraph {
  /// The rows from which the goals follow.
  struct Derivation {
    /// The rows, excluding definitions of axes.
    var rows: Set<Int> = []
    /// Whether all of them are known to be necessary.
    var isMinimal = true
  }

  private let translator: Translator
  private let values: [Double]
  // The terms of each row in start, size and auxiliary variables.
  private var starts: [Int32] = [0]
  private var variables: [Int32] = []
  private var coefficients: [Double] = []
  /// The rows that determine each variable: one equality, or two inequalities that meet.
  private var givers: [(Int32, Int32)]
  /// When each variable was determined; -1 if it was not.
  private var ranks: [Int32]

  /// Placeholders for no row, and for the bound of a size at zero.
  private static let none: Int32 = -1
  private static let zero: Int32 = -2
  /// The smallest coefficient by which a row determines a variable.
  private static let leastCoefficient = 1e-9

  /// Traces the rows of a solved system for which `isUsable` is true.
  ///
  /// - Complexity: O(terms).
  init(_ translator: Translator, _ solution: Solution, isUsable: (Int) -> Bool) {
    self.translator = translator
    values = solution.values
    let count = translator.system.variableCount
    givers = Array(repeating: (Self.none, Self.none), count: count)
    ranks = Array(repeating: -1, count: count)
    let usable = writeRows(isUsable)
    follow(usable)
  }

  private func isAxis(_ variable: Int) -> Bool {
    variable < translator.scene.items.count * SceneVariables.count
  }

  /// The variables that represent one: start and size for an end.
  private func basis(of variable: Int32) -> (Int32, Int32) {
    let index = Int(variable)
    guard isAxis(index), index % 3 == 1 else { return (variable, -1) }
    return (variable - 1, variable + 1)
  }

  /// Writes the terms of all rows, and returns the rows that hold with equality.
  private mutating func writeRows(_ isUsable: (Int) -> Bool) -> [Int] {
    let system = translator.system
    let (termStarts, names, factors) = system.flatTerms
    var usable: [Int] = []
    var row = LinearRow()
    for r in 0..<system.constraintCount {
      if translator.origins.definedAxis(r) == nil, isUsable(r) {
        row.clear()
        var sum = system.header(of: r).constant
        var size = abs(sum)
        for slot in Int(termStarts[r])..<Int(termStarts[r + 1]) {
          let (first, second) = basis(of: names[slot])
          row.add(factors[slot], Int(first))
          if second >= 0 { row.add(factors[slot], Int(second)) }
          let value = factors[slot] * values[Int(names[slot])]
          sum += value
          size = max(size, abs(value))
        }
        if abs(sum) <= LayoutTolerance.binding + LayoutTolerance.relativeBinding * size {
          usable.append(r)
          for term in row.terms {
            variables.append(Int32(truncatingIfNeeded: term.variable.index))
            coefficients.append(term.coefficient)
          }
        }
      }
      starts.append(Int32(truncatingIfNeeded: variables.count))
    }
    return usable
  }

  /// Determines each variable, shortest paths first.
  private mutating func follow(_ usable: [Int]) {
    var unknown = [Int32](repeating: 0, count: starts.count - 1)
    var naming = [Int32](repeating: 0, count: values.count + 1)
    for row in usable {
      for slot in slots(row) {
        unknown[row] += 1
        naming[Int(variables[slot]) + 1] += 1
      }
    }
    for index in 1..<naming.count { naming[index] += naming[index - 1] }
    var next = naming
    var rows = [Int32](repeating: 0, count: variables.count)
    for row in usable {
      for slot in slots(row) {
        rows[Int(next[Int(variables[slot])])] = Int32(truncatingIfNeeded: row)
        next[Int(variables[slot])] += 1
      }
    }
    var queue = usable.filter { unknown[$0] == 1 }
    var place = 0
    var rank: Int32 = 0
    while place < queue.count {
      let row = queue[place]
      place += 1
      guard let variable = give(row) else { continue }
      ranks[variable] = rank
      rank += 1
      for other in rows[Int(naming[variable])..<Int(naming[variable + 1])] {
        unknown[Int(other)] -= 1
        if unknown[Int(other)] == 1 { queue.append(Int(other)) }
      }
    }
  }

  private func slots(_ row: Int) -> Range<Int> { Int(starts[row])..<Int(starts[row + 1]) }

  /// Uses a row with one unknown variable; returns the variable if that determines it.
  private mutating func give(_ row: Int) -> Int? {
    guard let slot = slots(row).first(where: { ranks[Int(variables[$0])] < 0 }),
      abs(coefficients[slot]) > Self.leastCoefficient
    else { return nil }
    let variable = Int(variables[slot])
    let relation = translator.system.header(of: row).relation
    let name = Int32(truncatingIfNeeded: row)
    guard relation != .equal else {
      givers[variable] = (name, name)
      return variable
    }
    if givers[variable] == (Self.none, Self.none),
      translator.system.isNonNegative[variable], values[variable] <= LayoutTolerance.binding
    {
      givers[variable].0 = Self.zero
    }
    let isLower = (relation == .greaterThanOrEqual) == (coefficients[slot] > 0)
    if isLower {
      if givers[variable].0 == Self.none { givers[variable].0 = name }
    } else if givers[variable].1 == Self.none {
      givers[variable].1 = name
    }
    let (lower, upper) = givers[variable]
    return lower != Self.none && upper != Self.none ? variable : nil
  }

  /// The rows from which the goals follow; `nil` if a goal is undetermined.
  ///
  /// - Complexity: O(n log n) in the terms of the rows traversed.
  func derivation(of goals: [[Term]]) -> Derivation? {
    var derivation = Derivation()
    for goal in goals {
      for sign in [1.0, -1] {
        guard derive(goal, sign: sign, &derivation) else { return nil }
      }
    }
    return derivation
  }

  /// Adds the rows that bound a goal from above or, for a negative sign, from below.
  private func derive(_ goal: [Term], sign: Double, _ derivation: inout Derivation) -> Bool {
    var factors: [Int32: (sum: Double, largest: Double)] = [:]
    var heap = RankHeap()
    func add(_ factor: Double, _ variable: Int32) -> Bool {
      guard ranks[Int(variable)] >= 0 else { return false }
      if let known = factors[variable] {
        factors[variable] = (known.sum + factor, max(known.largest, abs(factor)))
      } else {
        factors[variable] = (factor, abs(factor))
        heap.insert(ranks[Int(variable)], variable)
      }
      return true
    }
    for term in goal {
      let (first, second) = basis(of: Int32(truncatingIfNeeded: term.variable.index))
      guard add(sign * term.coefficient, first),
        second < 0 || add(sign * term.coefficient, second)
      else { return false }
    }
    while let variable = heap.removeLast() {
      guard let factor = factors[variable] else { continue }
      // Skip sides that cancel, like those of a view and its superview.
      guard abs(factor.sum) > LayoutTolerance.cancellation * 16 * factor.largest else { continue }
      let (lower, upper) = givers[Int(variable)]
      let row = factor.sum > 0 ? upper : lower
      // At zero, the bound of the size is an additional constraint.
      if values[Int(variable)] <= LayoutTolerance.binding,
        translator.system.isNonNegative[Int(variable)]
      {
        derivation.isMinimal = false
      }
      guard row >= 0 else { continue }
      derivation.rows.insert(Int(row))
      let slots = slots(Int(row))
      if lower != upper, slots.count > 1 { derivation.isMinimal = false }
      guard let own = slots.first(where: { variables[$0] == variable }) else { return false }
      for slot in slots where slot != own {
        let more = -factor.sum * coefficients[slot] / coefficients[own]
        guard add(more, variables[slot]) else { return false }
      }
    }
    return true
  }
}

/// Variables by rank, the highest first.
private struct RankHeap {
  private var entries: [(rank: Int32, variable: Int32)] = []

  mutating func insert(_ rank: Int32, _ variable: Int32) {
    entries.append((rank, variable))
    var index = entries.count - 1
    while index > 0, entries[(index - 1) / 2].rank < entries[index].rank {
      entries.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func removeLast() -> Int32? {
    guard let first = entries.first, let last = entries.popLast() else { return nil }
    guard !entries.isEmpty else { return first.variable }
    entries[0] = last
    var index = 0
    while true {
      var greatest = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < entries.count && entries[child].rank > entries[greatest].rank {
        greatest = child
      }
      guard greatest != index else { return first.variable }
      entries.swapAt(index, greatest)
      index = greatest
    }
  }
}
