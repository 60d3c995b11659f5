internal import Cancellation
import ConstraintSolver

/// Finds minimal sets of constraints of a solved system that determine the frame of an item.
///
/// A set determines a frame if its rows, the definitions of their variables and the bounds of sizes
/// admit only this frame. It is minimal if every constraint in it is necessary.
struct LayoutExplainer {
  let translator: Translator
  let solution: Solution
  var limits: SolveLimits
  /// The budget for minimising one set, in rows of solved subsystems. A set that exceeds it may
  /// contain unnecessary constraints.
  private static let minimisationBudget = 100_000

  /// The rows of each variable, definitions first.
  private let rowsByVariable: RowsByVariable
  /// The position of each row if definitions come first.
  private let ranks: [Int]
  /// The rows that were dropped to resolve conflicts.
  private let broken: Set<Int>
  private let graph: DerivationGraph
  /// All optimal solutions, explored once.
  private var face: OptimalFace

  /// - Complexity: O(terms).
  init(translator: Translator, solution: Solution, limits: SolveLimits) {
    self.translator = translator
    self.solution = solution
    self.limits = limits
    broken = Set(
      solution.broken.compactMap {
        if case .constraint(let row) = $0.rejected { row } else { nil }
      })
    let order = translator.origins.definitionsFirst
    var ranks = [Int](repeating: 0, count: order.count)
    for (rank, row) in order.enumerated() { ranks[row] = rank }
    rowsByVariable = RowsByVariable(order, of: translator.system)
    self.ranks = ranks
    let broken = broken
    graph = DerivationGraph(translator, solution) { row in
      !broken.contains(row)
        && (translator.origins[row] != nil || translator.isDefinition(row))
    }
    face = solution.optimalFace(limits: limits)
  }

  /// The frame of an item relative to its parent, unrounded.
  func frame(of item: ItemIndex) -> Frame {
    let own = translator.frameEdges(of: item)
    let outer = translator.scene.items[item.index].parent.map { translator.frameEdges(of: $0) }
    let values = solution.values
    return Frame(
      x: own.left.distance(from: outer?.left, values),
      y: own.top.distance(from: outer?.top, values),
      width: values[own.width], height: values[own.height])
  }

  /// Whether the frame of an item differs between optimal solutions.
  mutating func isAmbiguous(_ item: ItemIndex) throws(LayoutError) -> Bool {
    for axis in Axis.allCases where try varies(goals(item, axis)) { return true }
    return false
  }

  private mutating func varies(_ goals: [[Term]]) throws(LayoutError) -> Bool {
    try checkCancellation()
    let before = face.work
    defer { limits.work = max(0, limits.work - (face.work - before)) }
    for goal in goals where goal.contains(where: { solution.mayVary($0.variable) }) {
      do {
        if try face.varies(goal) { return true }
      } catch {
        throw LayoutError(error)
      }
    }
    return false
  }

  /// The expressions to determine: the position relative to the parent, and the size.
  private func goals(_ item: ItemIndex, _ axis: Axis) -> [[Term]] {
    let own = translator.frameEdges(of: item)
    let outer = translator.scene.items[item.index].parent.map { translator.frameEdges(of: $0) }
    switch axis {
    case .horizontal:
      return [own.left.terms(from: outer?.left), [Term(Variable(index: own.width))]]
    case .vertical: return [own.top.terms(from: outer?.top), [Term(Variable(index: own.height))]]
    }
  }

  /// A minimal set of constraints that determines the frame of an item on an axis. If the frame is
  /// ambiguous, the binding constraints on its variables.
  mutating func determiningSet(
    of item: ItemIndex, _ axis: Axis
  ) throws(LayoutError) -> [ConstraintOrigin] {
    let goals = goals(item, axis)
    guard try !varies(goals) else { return origins(ownRows(item, axis).map { [$0] }) }
    if let derivation = graph.derivation(of: goals) {
      limits.work = max(0, limits.work - derivation.rows.count)
      let rows = derivation.rows.filter { translator.origins[$0] != nil }
      if derivation.isMinimal { return origins(rows.map { [$0] }) }
      let units = Set(rows.map { unit(of: $0) }).sorted { $0.lowerBound < $1.lowerBound }
      return origins(try minimised(units.map(Array.init), goals))
    }
    var search = BindingUnits(from: goals.joined().map(\.variable.index))
    // Try the nearest constraints, doubling their number until they suffice.
    var count = 8
    while true {
      find(count, &search)
      if search.isFinished { break }
      if try determines(goals, Array(search.units.prefix(count))) { break }
      count *= 2
    }
    return origins(try minimised(Array(search.units.prefix(count)), goals))
  }

  /// Minimises a set by deletion. Tries to remove halves, quarters and so on, then single
  /// constraints until none can be removed.
  private mutating func minimised(
    _ units: [[Int]], _ goals: [[Term]]
  ) throws(LayoutError) -> [[Int]] {
    var kept = units
    var chunk = max(1, kept.count / 2)
    var budget = LayoutExplainer.minimisationBudget
    while true {
      var start = 0
      let before = kept.count
      while start < kept.count {
        budget -= kept.count
        guard budget >= 0 else { return kept }
        var rest = kept
        rest.removeSubrange(start..<min(kept.count, start + chunk))
        if try determines(goals, rest) {
          kept = rest
        } else {
          start += chunk
        }
      }
      // Optional constraints make the property non-monotone: a necessary constraint may become
      // removable after others are gone. Single deletions therefore repeat until none succeeds.
      if chunk == 1 && kept.count == before { return kept }
      chunk = max(1, chunk / 2)
    }
  }

  /// The distinct origins of rows.
  private func origins(_ units: [[Int]]) -> [ConstraintOrigin] {
    var origins: [ConstraintOrigin] = []
    for row in units.joined().sorted() {
      if let origin = translator.origins[row], origins.last != origin { origins.append(origin) }
    }
    return origins
  }

  /// The binding rows that contain variables of an item on an axis.
  private func ownRows(_ item: ItemIndex, _ axis: Axis) -> [Int] {
    let rows = Set(
      translator.variables.range(of: item, axis).flatMap { rowsByVariable[$0].map(Int.init) })
    return rows.filter { !broken.contains($0) && isBinding($0) }
  }

  /// A breadth-first search from some variables for binding constraints, each with all its rows. It
  /// traverses definitions but does not return them.
  private struct BindingUnits {
    var units: [[Int]] = []
    var seenRows: Set<Int> = []
    var seenUnits: Set<Int> = []
    var seen: Set<Int>
    var queue: [Int]
    var next = 0
    /// The number of visited rows of the next variable.
    var rowsDone = 0

    init(from start: [Int]) {
      seen = Set(start)
      queue = start
    }

    /// Whether the search is complete.
    var isFinished: Bool { next >= queue.count }
  }

  /// Continues a search until it has found `count` units, or all.
  ///
  /// A variable such as the side of a screen is in a row of each view, so its rows are visited one
  /// by one.
  private func find(_ count: Int, _ search: inout BindingUnits) {
    while search.next < search.queue.count {
      let rows = rowsByVariable[search.queue[search.next]]
      while search.rowsDone < rows.count {
        guard search.units.count < count else { return }
        let row = Int(rows[rows.startIndex + search.rowsDone])
        search.rowsDone += 1
        guard !broken.contains(row), isBinding(row), search.seenRows.insert(row).inserted else {
          continue
        }
        if translator.origins[row] != nil {
          let unit = self.unit(of: row)
          if search.seenUnits.insert(unit.lowerBound).inserted { search.units.append(Array(unit)) }
        }
        for term in translator.system.terms(of: row)
        where search.seen.insert(term.variable.index).inserted {
          search.queue.append(term.variable.index)
        }
      }
      search.next += 1
      search.rowsDone = 0
    }
  }

  /// The consecutive rows with the same origin as `row`.
  private func unit(of row: Int) -> Range<Int> {
    let origins = translator.origins
    var first = row
    while first > 0, origins[first - 1] == origins[row] { first -= 1 }
    var end = row + 1
    while end < origins.count, origins[end] == origins[row] { end += 1 }
    return first..<end
  }

  /// Whether a row holds with equality or is violated.
  private func isBinding(_ row: Int) -> Bool {
    let header = translator.system.header(of: row)
    guard header.relation != .equal else { return true }
    var sum = header.constant
    var size = abs(header.constant)
    for term in translator.system.terms(of: row) {
      let value = term.coefficient * solution.values[term.variable.index]
      sum += value
      size = max(size, abs(value))
    }
    let slack = header.relation == .lessThanOrEqual ? -sum : sum
    return slack <= LayoutTolerance.binding + LayoutTolerance.relativeBinding * size
  }

  /// Whether the rows and the definitions of their variables determine the goals' values.
  private mutating func determines(
    _ goals: [[Term]], _ units: [[Int]]
  ) throws(LayoutError) -> Bool {
    try checkCancellation()
    let whole = translator.system
    let rows = rows(of: units, goals)
    limits.work = max(0, limits.work - rows.count)
    var system = ConstraintSystem()
    var localVariables: [Int: Variable] = [:]
    func local(_ terms: [Term]) -> [Term] {
      terms.map { term in
        let known = localVariables[term.variable.index]
        let variable =
          known ?? system.addVariable(isNonNegative: whole.isNonNegative[term.variable.index])
        localVariables[term.variable.index] = variable
        return Term(variable, term.coefficient)
      }
    }
    for row in rows {
      let header = whole.header(of: row)
      system.addConstraint(
        local(whole.terms(of: row)), constant: header.constant, header.relation,
        priority: Priority(header.priority) ?? .required)
    }
    let wanted = goals.map { goal in (local(goal), value(of: goal, solution.values)) }
    do throws(SolveError) {
      let found = try system.solve(limits: limits)
      limits.work = max(0, limits.work - found.work)
      var face = found.optimalFace(limits: limits)
      for (goal, value) in wanted {
        let deviation = abs(self.value(of: goal, found.values) - value)
        if deviation > LayoutTolerance.determination * (1 + abs(value)) { return false }
        if try face.varies(goal) { return false }
      }
      return true
    } catch {
      switch error {
      case .conflict, .numbersTooFarApart: return false
      default: throw LayoutError(error)
      }
    }
  }

  /// The rows of constraints, plus all definitions of their variables and of the goals' variables.
  ///
  /// Definitions are the required rows without an origin. Optional rows without an origin are
  /// omitted: they hold in every layout, and beside their huge bound a variable that no other row
  /// bounds loses precision.
  private func rows(of units: [[Int]], _ goals: [[Term]]) -> [Int] {
    var rows = Array(units.joined())
    var seen: Set<Int> = []
    var taken: Set<Int> = []
    func takeDefinitions(of terms: [Term]) {
      for term in terms where seen.insert(term.variable.index).inserted {
        for row in rowsByVariable[term.variable.index].map(Int.init)
        where isDefinition(row) && taken.insert(row).inserted {
          rows.append(row)
        }
      }
    }
    for goal in goals { takeDefinitions(of: goal) }
    var next = 0
    while next < rows.count {
      takeDefinitions(of: translator.system.terms(of: rows[next]))
      next += 1
    }
    return rows.sorted { ranks[$0] < ranks[$1] }
  }

  private func isDefinition(_ row: Int) -> Bool { translator.isDefinition(row) }

  /// Checks for cancellation. The subsystems are too small for the solver's own check.
  private func checkCancellation() throws(LayoutError) {
    try limits.cancellation.check(at: .presolve)
  }

  private func value(of terms: [Term], _ values: [Double]) -> Double {
    terms.reduce(0) { $0 + $1.coefficient * values[$1.variable.index] }
  }
}
