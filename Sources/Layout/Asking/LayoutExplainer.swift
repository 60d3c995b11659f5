import ConstraintSolver

/// Why a view or guide is where it is.
public struct LayoutExplanation: Hashable, Sendable {
  /// The view or guide.
  public var item: ItemIndex
  /// An irreducible set of constraints that settles its horizontal position and width; where they are not
  /// settled, the binding ones that name it.
  public var horizontal: [ConstraintOrigin]
  /// The same for its vertical position and height.
  public var vertical: [ConstraintOrigin]
  /// Where its frame is ambiguous, constraints that would settle it as it is answered.
  public var settling: [LayoutConstraint]
}

extension LayoutSession {
  /// Finds out why items are where they are.
  ///
  /// From the item outwards, binding constraints are collected until they settle the axis by themselves; then those
  /// are dropped, one after the other, without which the rest still settles it the same way.
  ///
  /// - Parameters:
  ///   - items: The views and guides.
  ///   - scene: As for ``solve(_:)``.
  /// - Returns: An explanation for each, in their order.
  /// - Throws: ``LayoutError``.
  /// - Complexity: A solve of the scene; for each axis solves of as many rows as settle it, or twice as many, 100,000
  ///   rows in all, after which the set is taken as it is; for each ambiguous number a solve.
  public mutating func explain(
    _ items: [ItemIndex], in scene: LayoutScene
  ) throws(LayoutError) -> [LayoutExplanation] {
    var run = LayoutRun(options: options, limits: limits)
    let solved = try run.solved(scene)
    var explainer = LayoutExplainer(
      translator: solved.translator, solution: solved.solution, limits: run.rest)
    var explanations: [LayoutExplanation] = []
    for item in items {
      var found = LayoutExplanation(
        item: item, horizontal: try explainer.settling(item, .horizontal),
        vertical: try explainer.settling(item, .vertical), settling: [])
      found.settling = try settling(item, scene, &explainer)
      explanations.append(found)
    }
    limits.work = explainer.limits.work
    return explanations
  }

  /// Adds a constraint for one open number after the other, until none is open.
  private func settling(
    _ item: ItemIndex, _ scene: LayoutScene, _ explainer: inout LayoutExplainer
  ) throws(LayoutError) -> [LayoutConstraint] {
    var scene = scene
    var made: [LayoutConstraint] = []
    guard try explainer.isAmbiguous(item) else { return [] }
    var inner = LayoutSession(options: options, limits: explainer.limits)
    inner.options.coordinates = .parent
    inner.options.scale = nil
    defer { explainer.limits.work = inner.limits.work }
    while made.count < 4 {
      let answer = try inner.solve(scene)
      guard let open = answer.ambiguous.first(where: { $0.item == item })?.dimensions.first
      else { break }
      let constraint = scene.constraint(giving: open, of: item, as: answer.frames[item.index])
      scene.addConstraint(constraint)
      made.append(constraint)
    }
    return made
  }
}

extension LiveLayout {
  /// The constraints that settle an element on an axis, as ``LayoutSession/explain(_:in:)`` finds them.
  ///
  /// - Parameters:
  ///   - element: A view or guide in the tree.
  ///   - axis: The axis.
  /// - Returns: What takes part; empty for an element that is not in the tree.
  /// - Throws: ``LiveLayoutError``.
  public func constraintsAffecting(
    _ element: LayoutElement, on axis: Axis
  ) throws(LiveLayoutError) -> [LayoutMember] {
    let tree = try ElementTree(roots)
    guard let found = try explanation(of: element, tree) else { return [] }
    return (axis == .horizontal ? found.horizontal : found.vertical).map(tree.member)
  }

  /// Texts of constraints that would settle an ambiguous element where it is now.
  ///
  /// - Parameter element: A view or guide in the tree.
  /// - Returns: The texts; none where nothing is open.
  /// - Throws: ``LiveLayoutError``.
  public func constraintsSettling(
    _ element: LayoutElement
  ) throws(LiveLayoutError) -> [String] {
    let tree = try ElementTree(roots)
    guard let found = try explanation(of: element, tree) else { return [] }
    return found.settling.map { ConstraintPrinter.text(of: $0, names: tree.scene.names) }
  }

  private func explanation(
    of element: LayoutElement, _ tree: ElementTree
  ) throws(LiveLayoutError) -> LayoutExplanation? {
    guard let item = tree.places[ObjectIdentifier(element)] else { return nil }
    do throws(LayoutError) {
      var session = LayoutSession(options: options, limits: limits)
      return try session.explain([item], in: tree.scene)[0]
    } catch {
      guard case .conflict(let sets) = error else { throw .unsolvable(error) }
      throw .conflict(sets.map { $0.map { tree.member($0).description } })
    }
  }
}

extension LayoutScene {
  /// The constraint that gives a number of an item's frame, which counts from its parent's.
  fileprivate func constraint(
    giving dimension: Dimension, of item: ItemIndex, as frame: Frame
  ) -> LayoutConstraint {
    let own = geometry(of: item).alignment
    let parent = items[item.index].parent
    let outer = parent.map { geometry(of: $0).alignment } ?? .zero
    func number(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
    switch dimension {
    case .x:
      return LayoutConstraint(
        Anchor(item, .left), .equal, parent.map { Anchor($0, .left) },
        constant: number(frame.x + own.left - outer.left))
    case .y:
      return LayoutConstraint(
        Anchor(item, .top), .equal, parent.map { Anchor($0, .top) },
        constant: number(frame.y + own.top - outer.top))
    case .width:
      return LayoutConstraint(
        Anchor(item, .width), .equal, constant: number(frame.width - own.left - own.right))
    case .height:
      return LayoutConstraint(
        Anchor(item, .height), .equal, constant: number(frame.height - own.top - own.bottom))
    }
  }
}

/// Finds small sets of rows of a solved system that settle an item.
struct LayoutExplainer {
  let translator: Translator
  let solution: Solution
  var limits: SolveLimits
  /// How many rows are solved to make one set small. A set that is still larger settles the item, but may hold what
  /// is not needed.
  private static let rowsToMinimise = 100_000

  /// The rows of each variable, made on first use.
  private var rowsByVariable: [[Int32]] = []
  private let broken: Set<Int>

  init(translator: Translator, solution: Solution, limits: SolveLimits) {
    self.translator = translator
    self.solution = solution
    self.limits = limits
    broken = Set(
      solution.broken.compactMap {
        if case .constraint(let row) = $0.rejected { row } else { nil }
      })
    rowsByVariable = Array(repeating: [], count: translator.system.variableCount)
    for row in 0..<translator.system.constraintCount {
      for term in translator.system.terms(of: row) {
        rowsByVariable[term.variable.index].append(Int32(truncatingIfNeeded: row))
      }
    }
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
    let edge = axis == .horizontal ? own.left : own.top
    let size = axis == .horizontal ? own.width : own.height
    var position = [Term(Variable(index: edge.first))]
    if let start = outer.map({ axis == .horizontal ? $0.left : $0.top }) {
      if start.first == edge.first {
        position = []
      } else {
        position.append(Term(Variable(index: start.first), -1))
      }
    }
    return [position, [Term(Variable(index: size.first))]]
  }

  mutating func settling(
    _ item: ItemIndex, _ axis: Axis
  ) throws(LayoutError) -> [ConstraintOrigin] {
    let goals = goals(item, axis)
    let rows = bindingRows(from: goals.joined().map(\.variable.index))
    guard try !varies(goals) else { return origins(ownRows(item, axis)) }
    // The nearest rows, twice as many each time, until they settle it.
    var count = 8
    while count < rows.count, try !settles(goals, Array(rows.prefix(count))) { count *= 2 }
    var kept = Array(rows.prefix(count))
    var chunk = max(1, kept.count / 2)
    var budget = LayoutExplainer.rowsToMinimise
    while true {
      var start = 0
      while start < kept.count {
        budget -= kept.count
        guard budget >= 0 else { return origins(kept) }
        let end = min(kept.count, start + chunk)
        var rest = kept
        // Rows that only tie edges to sizes are no constraints of anyone, and stay.
        let dropped = Set(kept[start..<end].filter { translator.origins[$0] != nil })
        rest.removeAll { dropped.contains($0) }
        if !dropped.isEmpty, try settles(goals, rest) {
          start += end - start - dropped.count
          kept = rest
        } else {
          start = end
        }
      }
      guard chunk > 1 else { break }
      chunk /= 2
    }
    return origins(kept)
  }

  private func origins(_ rows: [Int]) -> [ConstraintOrigin] {
    rows.sorted().compactMap { translator.origins[$0] }
  }

  /// The binding rows that name an item on an axis.
  private func ownRows(_ item: ItemIndex, _ axis: Axis) -> [Int] {
    let own = translator.frameEdges(of: item)
    let edges =
      axis == .horizontal ? [own.left, own.right, own.width] : [own.top, own.bottom, own.height]
    let rows = Set(edges.flatMap { rowsByVariable[$0.first].map(Int.init) })
    return rows.filter { !broken.contains($0) && isBinding($0) }
  }

  /// The rows that hold with equality or do not hold, by their distance from some variables.
  private func bindingRows(from start: [Int]) -> [Int] {
    var seenRows: Set<Int> = []
    var seen = Set(start)
    var queue = start
    var all: [Int] = []
    var next = 0
    while next < queue.count {
      let variable = queue[next]
      next += 1
      for row in rowsByVariable[variable].map(Int.init) {
        guard !broken.contains(row), isBinding(row), seenRows.insert(row).inserted else { continue }
        all.append(row)
        for term in translator.system.terms(of: row)
        where seen.insert(term.variable.index).inserted {
          queue.append(term.variable.index)
        }
      }
    }
    return all
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
    return slack <= 1e-6 * (1 + size)
  }

  /// Whether these rows alone give the goals the values that they have, and no others.
  private mutating func settles(_ goals: [[Term]], _ rows: [Int]) throws(LayoutError) -> Bool {
    try checkTime()
    limits.work = max(0, limits.work - rows.count)
    var system = ConstraintSystem()
    var places: [Int: Variable] = [:]
    func local(_ terms: [Term]) -> [Term] {
      terms.map { term in
        let known = places[term.variable.index]
        let variable =
          known
          ?? system.addVariable(
            isNonNegative: translator.system.isNonNegative[term.variable.index])
        places[term.variable.index] = variable
        return Term(variable, term.coefficient)
      }
    }
    for row in rows.sorted() {
      let header = translator.system.header(of: row)
      system.addConstraint(
        local(translator.system.terms(of: row)), constant: header.constant, header.relation,
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
      if case .conflict = error { return false }
      throw LayoutError(error)
    }
  }

  /// Many small solves never ask by themselves.
  private func checkTime() throws(LayoutError) {
    if let shouldStop = limits.shouldStop, shouldStop() { throw .stopped(after: SolveProgress()) }
  }

  private func value(of terms: [Term], _ values: [Double]) -> Double {
    terms.reduce(0) { $0 + $1.coefficient * values[$1.variable.index] }
  }
}
