/// The optimal face: all solutions as good as the one found.
///
/// The first query determines for all variables together which expressions vary. A range takes a
/// pair of linear programs, warm-started from the optimum of the last one.
public struct OptimalFace {
  private let solution: Solution
  /// The open columns, cached so that access needs no lock.
  private lazy var open = solution.freedom?.contents
  private var bases: [Int: KeptBasis] = [:]
  /// The motions of the columns of all open components; `nil` before the first query.
  private var motions: FaceMotions?
  /// The limit that ended the exploration. Facts found before it remain valid.
  private var ended: SolveError?
  private let budget: WorkBudget

  /// The fixed cost of a range's tables, in units of work.
  private static let questionWork = 256

  init(_ solution: Solution, limits: SolveLimits) {
    self.solution = solution
    budget = WorkBudget(limits)
    WorkMeter(budget).note { $0.stage = .ambiguity }
  }

  /// The total units of work of all queries so far.
  public var work: Int { WorkMeter(budget).used }

  /// The smallest and the largest value of `Σ terms` over the optimal face; infinite if unbounded.
  ///
  /// - Throws: ``SolveError``, but never a conflict.
  /// - Complexity: That of two linear programs for each component of the terms, under the budget of
  ///   ``Solution/optimalFace(limits:)``.
  public mutating func range(
    of terms: [Term]
  ) throws(SolveError) -> (lower: Double, upper: Double) {
    let (constant, byComponent) = split(terms, open)
    let columnCount = byComponent.values.reduce(0) { $0 + $1.count }
    try charge(OptimalFace.questionWork + 64 * (terms.count + columnCount))
    var lower = constant
    var upper = constant
    for (component, sums) in byComponent.sorted(by: { $0.key < $1.key }) {
      // Mapping the values keeps the hash table; filtering would build another one.
      var coefficients = sums.mapValues(\.sum)
      for (column, sum) in sums where sum.fixed == nil { coefficients[column] = nil }
      let low = try extreme(of: coefficients, in: component, isUpper: false)
      let high = try extreme(of: coefficients, in: component, isUpper: true)
      lower += low
      upper += high
    }
    return (lower, upper)
  }

  /// Whether `Σ terms` differs by more than `spread` between two optimal solutions.
  ///
  /// After a limit has ended a query, it still answers if the answer is already known.
  ///
  /// - Throws: ``SolveError``, but never a conflict.
  /// - Complexity: The first query takes a few passes over the matrices of all components, and a
  ///   few linear programs at degenerate vertices. Later ones take O(terms), plus ``range(of:)`` if
  ///   the expression varies but no two known points differ by more than `spread`.
  public mutating func varies(_ terms: [Term], by spread: Double = Tolerance.spread)
    throws(SolveError) -> Bool
  {
    guard let open, terms.contains(where: { open.mayVary($0.variable.index) }) else {
      return false
    }
    if motions == nil { exploreAll(open.components) }
    if ended == nil { noteCost(16 + 8 * terms.count) }
    let motion = try motion(of: terms, open.links)
    guard motion.varies else { return false }
    if motion.spread > spread { return true }
    if let ended { throw ended }
    let range = try range(of: terms)
    return range.upper - range.lower > spread
  }

  /// Charges a cost, and records the error if it reaches a limit.
  private mutating func noteCost(_ units: Int) {
    noteEnd { face throws(SolveError) in try face.charge(units) }
  }

  /// Runs `query`, and records the error if a limit ended it.
  private mutating func noteEnd(_ query: (inout OptimalFace) throws(SolveError) -> Void) {
    do throws(SolveError) {
      try query(&self)
    } catch {
      ended = error
    }
  }

  /// The motion of an expression.
  private func motion(
    of terms: [Term], _ links: [Freedom.Link?]
  ) throws(SolveError) -> ColumnMotion {
    var sum = ColumnMotion()
    for term in terms {
      guard let link = links[term.variable.index] else { continue }
      guard let motion = motions?.motion(of: link.column, in: link.component) else {
        if let ended { throw ended }
        continue
      }
      sum.add(term.coefficient * link.factor, times: motion)
    }
    return sum
  }

  /// Finds the motions of all components until a limit is reached. Real components come first, then
  /// sums, whose terms may be sums of greater index.
  private mutating func exploreAll(_ components: [Freedom.Component?]) {
    var found = FaceMotions(componentCount: components.count)
    // The first use creates the links of all variables.
    noteCost(24 * solution.values.count)
    for component in components.indices.reversed() {
      guard let open = components[component] else { continue }
      switch open.face {
      case .point, .sum: continue
      case .interval(let lower, let upper):
        let room = upper.at(open.shift).value - lower.at(open.shift).value
        found.set(component, CollectionOfOne(ColumnMotion(interval: room, seed: component)))
      case .columns(let columns, _):
        guard ended == nil else { continue }
        noteEnd { face throws(SolveError) in
          try found.set(component, face.explore(columns, shift: open.shift, seed: component))
        }
      }
    }
    for component in components.indices.reversed() {
      guard case .sum(let sum) = components[component]?.face else { continue }
      if let motion = found.motion(of: sum) { found.set(component, CollectionOfOne(motion)) }
      if ended == nil { noteCost(16 + 8 * sum.terms.count) }
    }
    motions = found
  }

  private func explore(
    _ columns: OpenColumns, shift: Double, seed: Int
  ) throws(SolveError) -> [ColumnMotion] {
    do throws(Failure) {
      let meter = WorkMeter(budget)
      var kept = try columns.basis(meter, shift)
      return try withExtendedLifetime(kept.memory) { () throws(Failure) in
        try kept.basis.motion(seed: seed, meter: meter)
      }
    } catch {
      guard case .ended(let reason) = error else { return [] }
      throw reason
    }
  }

  /// Charges the cost of long expressions, which simplex steps do not include.
  private func charge(_ units: Int) throws(SolveError) {
    do throws(Failure) {
      try WorkMeter(budget).charge(units)
    } catch {
      if case .ended(let reason) = error { throw reason }
    }
  }

  /// The constant of an expression, and its coefficients by component and column.
  private func split(
    _ terms: [Term], _ open: Freedom.Contents?
  ) -> (Double, [Int: [Int: Coefficient]]) {
    var constant = 0.0
    var byComponent: [Int: [Int: Coefficient]] = [:]
    for term in terms {
      guard let open, open.mayVary(term.variable.index),
        let link = open.links[term.variable.index]
      else {
        constant += term.coefficient * solution.values[term.variable.index]
        continue
      }
      let shift = open.components[Int(link.component)]?.shift ?? 0
      constant += term.coefficient * link.offset.at(shift).value
      byComponent[Int(link.component), default: [:]][Int(link.column), default: Coefficient()].add(
        term.coefficient * link.factor)
    }
    if let open { constant += expandSums(&byComponent, open.components) }
    return (constant, byComponent)
  }

  /// Replaces each sum by the columns of its terms, and returns the sum of the constants.
  ///
  /// A sum's terms may be sums of greater index, so ascending order expands each once.
  private func expandSums(
    _ byComponent: inout [Int: [Int: Coefficient]], _ components: [Freedom.Component?]
  ) -> Double {
    var reached: Set<Int> = []
    var pending = Array(byComponent.keys)
    while let component = pending.popLast() {
      guard case .sum(let sum) = components[component]?.face, reached.insert(component).inserted
      else {
        continue
      }
      pending += sum.terms.map { Int($0.component) }
    }
    var constant = 0.0
    for component in reached.sorted() {
      guard let open = components[component], case .sum(let sum) = open.face,
        let factor = byComponent.removeValue(forKey: component)?[0]?.fixed
      else { continue }
      constant += factor * sum.constant.at(open.shift).value
      for term in sum.terms {
        byComponent[Int(term.component), default: [:]][Int(term.column), default: Coefficient()]
          .add(
            factor * term.factor)
      }
    }
    return constant
  }

  /// The least or greatest value of an expression over the columns of one component.
  private mutating func extreme(
    of coefficients: [Int: Double], in component: Int, isUpper: Bool
  ) throws(SolveError) -> Double {
    guard let open = open?.components[component] else { return 0 }
    switch open.face {
    case .point, .sum:
      return 0
    case .interval(let lower, let upper):
      let a = coefficients[0] ?? 0
      return a == 0 ? 0 : a * ((a > 0) == isUpper ? upper : lower).at(open.shift).value
    case .columns(let columns, _):
      do throws(Failure) {
        var kept = try basis(of: component, columns: columns, shift: open.shift)
        defer { bases[component] = kept }
        return try kept.basis.extreme(of: coefficients, isUpper: isUpper)
      } catch {
        guard case .ended(let reason) = error else { return 0 }
        throw reason
      }
    }
  }

  /// The basis of a component, as the last query left it.
  private mutating func basis(
    of component: Int, columns: OpenColumns, shift: Double
  ) throws(Failure) -> KeptBasis {
    if let kept = bases.removeValue(forKey: component) { return kept }
    return try columns.basis(WorkMeter(budget), shift)
  }
}

/// The sum of a column's coefficients in an expression.
///
/// A sum that cancels counts as zero, even if the column is unbounded.
private struct Coefficient {
  private(set) var sum = 0.0
  private var largest = 0.0

  mutating func add(_ summand: Double) {
    sum += summand
    largest = max(largest, abs(summand))
  }

  var fixed: Double? { abs(sum) <= Tolerance.cancellation * largest ? nil : sum }
}

extension FaceBasis {
  /// The motions of the component's columns.
  fileprivate mutating func motion(
    seed: Int, meter: WorkMeter
  ) throws(Failure) -> [ColumnMotion] {
    try FaceMotion(of: &self, seed: seed, meter: meter).columns
  }
}
