import ConstraintSolver

/// Finds the numbers of frames that differ between optimal solutions.
struct AmbiguityFinder {
  private let solution: Solution
  private let translator: Translator
  private let coordinates: LayoutOptions.Coordinates
  private var face: OptimalFace
  /// Whether the limits have permitted an answer for every number so far.
  private(set) var isComplete = true
  /// The units of work so far.
  var work: Int { face.work }

  init(
    solution: Solution, translator: Translator, coordinates: LayoutOptions.Coordinates,
    limits: SolveLimits
  ) {
    self.solution = solution
    self.translator = translator
    self.coordinates = coordinates
    face = solution.optimalFace(limits: limits)
  }

  /// The ambiguous items in ascending order. If a limit is reached, only those known so far.
  ///
  /// - Complexity: O(items · log items), plus ``OptimalFace/varies(_:by:)``.
  mutating func find() -> [LayoutSolution.Ambiguity] {
    var found: [LayoutSolution.Ambiguity] = []
    for index in translator.scene.items.indices {
      let item = ItemIndex(index)
      let own = translator.frameEdges(of: item)
      let outer =
        coordinates == .root
        ? nil : translator.scene.items[index].parent.map { translator.frameEdges(of: $0) }
      var dimensions: [Dimension] = []
      if varies(own.left, less: outer?.left) { dimensions.append(.x) }
      if varies(own.top, less: outer?.top) { dimensions.append(.y) }
      if varies(own.width) { dimensions.append(.width) }
      if varies(own.height) { dimensions.append(.height) }
      if !dimensions.isEmpty { found.append(.init(item: item, dimensions: dimensions)) }
    }
    return found
  }

  private mutating func varies(_ size: Int) -> Bool {
    let variable = Variable(index: size)
    guard solution.mayVary(variable) else { return false }
    return varies([Term(variable)])
  }

  private mutating func varies(
    _ edge: FrameEdge, less outer: FrameEdge?
  ) -> Bool {
    guard mayVary(edge) || (outer.map(mayVary) ?? false) else { return false }
    return varies(edge.terms(from: outer))
  }

  private func mayVary(_ edge: FrameEdge) -> Bool {
    solution.mayVary(Variable(index: edge.first))
      || (edge.plus >= 0
        && (solution.mayVary(Variable(index: edge.plus))
          || solution.mayVary(Variable(index: edge.minus))))
  }

  private mutating func varies(_ terms: [Term]) -> Bool {
    do {
      return try face.varies(terms, by: LayoutTolerance.ambiguity)
    } catch {
      isComplete = false
      return false
    }
  }
}
