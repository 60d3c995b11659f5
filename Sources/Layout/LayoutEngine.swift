public import ConstraintSolver

/// Solves scenes.
public struct LayoutEngine: Sendable {
  /// How frames are answered.
  public var options: LayoutOptions
  /// What a solve may cost.
  public var limits: SolveLimits

  /// Makes an engine.
  public init(options: LayoutOptions = .init(), limits: SolveLimits = .init()) {
    self.options = options
    self.limits = limits
  }

  /// Solves a scene.
  ///
  /// The scene must have no ``LayoutScene/parentCycles()``, and its constraints no
  /// ``LayoutScene/fault(of:)``.
  ///
  /// A scene with heights by width is solved twice: for the widths, then with the heights at these.
  ///
  /// - Complexity: One or two solves, besides O(items + constraints · log depth).
  public func solve(_ scene: LayoutScene) throws(LayoutError) -> LayoutAnswer {
    let wrapping = scene.wrappingItems
    guard !wrapping.isEmpty else { return try answer(scene) }
    let translator = Translator(scene, direction: options.direction)
    let solution = try solution(of: translator)
    var measured = scene
    for item in wrapping {
      guard let table = scene.intrinsicSize(of: item)?.heightForWidth else { continue }
      let edge = translator.frameEdges(of: item).width
      let alignment = scene.geometry(of: item).alignment
      let width = solution.values[edge.first] - alignment.left - alignment.right
      measured.apply(.intrinsic(item, .vertical, table.height(at: width)))
    }
    return try answer(measured)
  }

  private func solution(of translator: Translator) throws(LayoutError) -> Solution {
    do {
      return try ConstraintSolver.solve(
        translator.system, onConflict: options.onConflict, limits: limits)
    } catch {
      guard case .conflict(let conflicts) = error else { throw LayoutError(error) }
      let namer = namer(translator)
      var sets: [[ConstraintOrigin]] = []
      for conflict in conflicts { sets.append(try namer.name(conflict.members)) }
      throw .conflict(sets)
    }
  }

  private func namer(_ translator: Translator) -> ConflictNamer {
    ConflictNamer(
      scene: translator.scene, direction: options.direction, translator: translator,
      limits: limits)
  }

  private func answer(_ scene: LayoutScene) throws(LayoutError) -> LayoutAnswer {
    let translator = Translator(scene, direction: options.direction)
    let solution = try solution(of: translator)
    let reader = FrameReader(
      scene: scene, options: options, translator: translator, values: solution.values)
    guard let frames = reader.frames() else { throw .numbersOutOfRange }
    return LayoutAnswer(
      frames: frames, ambiguous: try ambiguities(solution, translator),
      broken: try broken(solution, translator), unsatisfied: unsatisfied(solution, translator))
  }

  private func broken(
    _ solution: Solution, _ translator: Translator
  ) throws(LayoutError) -> [LayoutAnswer.Broken] {
    let namer = namer(translator)
    var broken: [LayoutAnswer.Broken] = []
    for conflict in solution.broken {
      guard let origin = namer.origin(of: conflict.rejected) else { continue }
      broken.append(.init(origin: origin, conflict: try namer.name(conflict.members)))
    }
    return broken
  }

  private func unsatisfied(
    _ solution: Solution, _ translator: Translator
  ) -> [LayoutAnswer.Unsatisfied] {
    let system = translator.system
    let ordered = solution.violations.sorted {
      let (a, b) = (
        system.header(of: $0.constraint).priority, system.header(of: $1.constraint).priority
      )
      return a != b ? a > b : $0.constraint < $1.constraint
    }
    return ordered.compactMap { violation in
      translator.origins[violation.constraint].map {
        .init(origin: $0, violation: violation.amount)
      }
    }
  }

  // MARK: Ambiguity

  private func ambiguities(
    _ solution: Solution, _ translator: Translator
  ) throws(LayoutError) -> [LayoutAnswer.Ambiguity] {
    var found: [LayoutAnswer.Ambiguity] = []
    for index in translator.scene.items.indices {
      let item = ItemIndex(index)
      let own = translator.frameEdges(of: item)
      let outer =
        options.coordinates == .root
        ? nil : translator.scene.items[index].parent.map { translator.frameEdges(of: $0) }
      var dimensions: [Dimension] = []
      for dimension in Dimension.allCases {
        let terms: [Term]
        switch dimension {
        case .x: terms = difference(own.left, outer?.left, solution)
        case .y: terms = difference(own.top, outer?.top, solution)
        case .width: terms = difference(own.width, nil, solution)
        case .height: terms = difference(own.height, nil, solution)
        }
        if try varies(terms, solution) { dimensions.append(dimension) }
      }
      if !dimensions.isEmpty { found.append(.init(item: item, dimensions: dimensions)) }
    }
    return found
  }

  /// The terms of `edge - outer` that may vary.
  private func difference(
    _ edge: AffineEdge, _ outer: AffineEdge?, _ solution: Solution
  ) -> [Term] {
    if edge.first == outer?.first { return [] }
    var terms: [Term] = []
    if solution.mayVary(Variable(index: edge.first)) {
      terms.append(Term(Variable(index: edge.first)))
    }
    if let outer, solution.mayVary(Variable(index: outer.first)) {
      terms.append(Term(Variable(index: outer.first), -1))
    }
    return terms
  }

  private func varies(_ terms: [Term], _ solution: Solution) throws(LayoutError) -> Bool {
    guard !terms.isEmpty else { return false }
    do {
      let range = try solution.range(of: terms, limits: limits)
      return range.upper - range.lower > 1e-4
    } catch {
      throw LayoutError(error)
    }
  }
}

extension LayoutScene {
  /// The items with heights by width.
  fileprivate var wrappingItems: [ItemIndex] {
    guard intrinsicSizes.contains(where: { $0.heightForWidth != nil }) else { return [] }
    return items.indices.map { ItemIndex($0) }.filter {
      intrinsicSize(of: $0)?.heightForWidth != nil
    }
  }
}
