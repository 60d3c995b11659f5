internal import Cancellation
import ConstraintSolver

/// Finds small sets of constraints of a solved system that settle an item.
///
/// A set is solved by itself, with the definitions of what it names and with sizes that are not
/// negative. One that is answered settles the item, and without any one of its members it does not.
struct LayoutExplainer {
  let translator: Translator
  let solution: Solution
  var limits: SolveLimits
  /// How many rows are solved to make one set small. A set that is still larger settles the item,
  /// but may hold what is not needed.
  private static let rowsToMinimise = 100_000

  private let rowsByVariable: [[Int32]]
  private let broken: Set<Int>

  /// - Complexity: O(terms).
  init(translator: Translator, solution: Solution, limits: SolveLimits) {
    self.translator = translator
    self.solution = solution
    self.limits = limits
    broken = Set(
      solution.broken.compactMap {
        if case .constraint(let row) = $0.rejected { row } else { nil }
      })
    var rows: [[Int32]] = Array(repeating: [], count: translator.system.variableCount)
    for row in 0..<translator.system.constraintCount {
      for term in translator.system.terms(of: row) {
        rows[term.variable.index].append(Int32(truncatingIfNeeded: row))
      }
    }
    rowsByVariable = rows
  }

  /// The item's frame in its parent, unrounded.
  func frame(of item: ItemIndex) -> Frame {
    let own = translator.frameEdges(of: item)
    let outer = translator.scene.items[item.index].parent.map { translator.frameEdges(of: $0) }
    let values = solution.values
    return Frame(
      x: own.left.distance(from: outer?.left, values),
      y: own.top.distance(from: outer?.top, values),
      width: values[own.width], height: values[own.height])
  }

  mutating func isAmbiguous(_ item: ItemIndex) throws(LayoutError) -> Bool {
    for axis in Axis.allCases where try varies(goals(item, axis)) { return true }
    return false
  }

  private func varies(_ goals: [[Term]]) throws(LayoutError) -> Bool {
    try checkTime()
    var face = solution.optimalFace(limits: limits)
    for goal in goals {
      do {
        if try face.varies(goal) { return true }
      } catch {
        throw LayoutError(error)
      }
    }
    return false
  }

  /// What is to be settled: the position in the parent, and the size.
  private func goals(_ item: ItemIndex, _ axis: Axis) -> [[Term]] {
    let own = translator.frameEdges(of: item)
    let outer = translator.scene.items[item.index].parent.map { translator.frameEdges(of: $0) }
    switch axis {
    case .horizontal:
      return [own.left.terms(from: outer?.left), [Term(Variable(index: own.width))]]
    case .vertical: return [own.top.terms(from: outer?.top), [Term(Variable(index: own.height))]]
    }
  }

  /// A set that settles the item on an axis; where it is ambiguous, the binding constraints that
  /// name it.
  mutating func settling(
    _ item: ItemIndex, _ axis: Axis
  ) throws(LayoutError) -> [ConstraintOrigin] {
    let goals = goals(item, axis)
    guard try !varies(goals) else { return origins(ownRows(item, axis).map { [$0] }) }
    let units = bindingUnits(from: goals.joined().map(\.variable.index))
    // The nearest ones, twice as many each time, until they settle it.
    var count = 8
    while count < units.count, try !settles(goals, Array(units.prefix(count))) { count *= 2 }
    return origins(try minimised(Array(units.prefix(count)), goals))
  }

  /// Leaves out halves, quarters and so on, and in the end one after the other for as long as one
  /// can be.
  private mutating func minimised(
    _ units: [[Int]], _ goals: [[Term]]
  ) throws(LayoutError) -> [[Int]] {
    var kept = units
    var chunk = max(1, kept.count / 2)
    var budget = LayoutExplainer.rowsToMinimise
    while true {
      var start = 0
      let before = kept.count
      while start < kept.count {
        budget -= kept.count
        guard budget >= 0 else { return kept }
        var rest = kept
        rest.removeSubrange(start..<min(kept.count, start + chunk))
        if try settles(goals, rest) {
          kept = rest
        } else {
          start += chunk
        }
      }
      // Wishes can stand in each other's way, so what was needed once need not be without those
      // that went since.
      if chunk == 1 && kept.count == before { return kept }
      chunk = max(1, chunk / 2)
    }
  }

  /// What the rows are called, each name once.
  private func origins(_ units: [[Int]]) -> [ConstraintOrigin] {
    var names: [ConstraintOrigin] = []
    for row in units.joined().sorted() {
      if let name = translator.origins[row], names.last != name { names.append(name) }
    }
    return names
  }

  /// The binding rows that name an item on an axis.
  private func ownRows(_ item: ItemIndex, _ axis: Axis) -> [Int] {
    let rows = Set(
      translator.variables(of: item, axis).flatMap { rowsByVariable[$0].map(Int.init) })
    return rows.filter { !broken.contains($0) && isBinding($0) }
  }

  /// The constraints that hold with equality or do not hold, by their distance from some variables;
  /// each with all its rows. What has no name only leads from one to the other.
  private func bindingUnits(from start: [Int]) -> [[Int]] {
    var seenRows: Set<Int> = []
    var seenUnits: Set<Int> = []
    var seen = Set(start)
    var queue = start
    var units: [[Int]] = []
    var next = 0
    while next < queue.count {
      let variable = queue[next]
      next += 1
      for row in rowsByVariable[variable].map(Int.init) {
        guard !broken.contains(row), isBinding(row), seenRows.insert(row).inserted else { continue }
        if translator.origins[row] != nil {
          let unit = self.unit(of: row)
          if seenUnits.insert(unit.lowerBound).inserted { units.append(Array(unit)) }
        }
        for term in translator.system.terms(of: row)
        where seen.insert(term.variable.index).inserted {
          queue.append(term.variable.index)
        }
      }
    }
    return units
  }

  /// The rows that share the name of one, which stand together.
  private func unit(of row: Int) -> Range<Int> {
    let origins = translator.origins
    var first = row
    while first > 0, origins[first - 1] == origins[row] { first -= 1 }
    var end = row + 1
    while end < origins.count, origins[end] == origins[row] { end += 1 }
    return first..<end
  }

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
    return slack <= 1e-6 + 1e-9 * size
  }

  /// Whether these rows, with what has no name, give the goals the values that they have, and no
  /// others.
  private mutating func settles(_ goals: [[Term]], _ units: [[Int]]) throws(LayoutError) -> Bool {
    try checkTime()
    let whole = translator.system
    let rows = rows(of: units, goals)
    limits.work = max(0, limits.work - rows.count)
    var system = ConstraintSystem()
    var places: [Int: Variable] = [:]
    func local(_ terms: [Term]) -> [Term] {
      terms.map { term in
        let known = places[term.variable.index]
        let variable =
          known ?? system.addVariable(isNonNegative: whole.isNonNegative[term.variable.index])
        places[term.variable.index] = variable
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
        if abs(self.value(of: goal, found.values) - value) > 1e-5 * (1 + abs(value)) {
          return false
        }
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

  /// The rows of some constraints and all definitions of what these and the goals name.
  ///
  /// A definition is required and has no name. An optional row without a name settles nothing: it
  /// holds in every layout, and its limit is so large that beside it other numbers lose their
  /// digits where nothing else holds a quantity.
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
    return rows.sorted()
  }

  private func isDefinition(_ row: Int) -> Bool {
    translator.origins[row] == nil
      && translator.system.header(of: row).priority >= Priority.required.value
  }

  /// Many small solves never ask by themselves.
  private func checkTime() throws(LayoutError) {
    try limits.cancellation.check(at: .presolve)
  }

  private func value(of terms: [Term], _ values: [Double]) -> Double {
    terms.reduce(0) { $0 + $1.coefficient * values[$1.variable.index] }
  }
}
