internal import Cancellation
import ConstraintSolver

/// Finds the numbers of frames that differ between optimal solutions.
struct AmbiguityFinder {
  private let solution: Solution
  private let translator: Translator
  private let coordinates: LayoutOptions.Coordinates
  private var face: OptimalFace
  private let cancellation: CancellationCheck

  init(
    solution: Solution, translator: Translator, coordinates: LayoutOptions.Coordinates,
    limits: SolveLimits
  ) {
    self.solution = solution
    self.translator = translator
    self.coordinates = coordinates
    face = solution.optimalFace(limits: limits)
    cancellation = limits.cancellation
  }

  /// The items with such numbers, in ascending order.
  ///
  /// - Throws: ``LayoutError``, if a limit is exceeded.
  /// - Complexity: O(items), and one linear program for each number that cannot be ruled out.
  mutating func find() throws(LayoutError) -> [LayoutSolution.Ambiguity] {
    var found: [LayoutSolution.Ambiguity] = []
    for index in translator.scene.items.indices {
      let item = ItemIndex(index)
      let own = translator.frameEdges(of: item)
      let outer =
        coordinates == .root
        ? nil : translator.scene.items[index].parent.map { translator.frameEdges(of: $0) }
      var dimensions: [Dimension] = []
      if try varies(own.left, less: outer?.left) { dimensions.append(.x) }
      if try varies(own.top, less: outer?.top) { dimensions.append(.y) }
      if try varies(own.width) { dimensions.append(.width) }
      if try varies(own.height) { dimensions.append(.height) }
      if !dimensions.isEmpty { found.append(.init(item: item, dimensions: dimensions)) }
    }
    return found
  }

  private mutating func varies(_ size: Int) throws(LayoutError) -> Bool {
    let variable = Variable(index: size)
    guard solution.mayVary(variable) else { return false }
    return try varies([Term(variable)])
  }

  private mutating func varies(
    _ edge: FrameEdge, less outer: FrameEdge?
  ) throws(LayoutError) -> Bool {
    guard mayVary(edge) || (outer.map(mayVary) ?? false) else { return false }
    return try varies(edge.terms(from: outer))
  }

  private func mayVary(_ edge: FrameEdge) -> Bool {
    solution.mayVary(Variable(index: edge.first))
      || (edge.plus >= 0
        && (solution.mayVary(Variable(index: edge.plus))
          || solution.mayVary(Variable(index: edge.minus))))
  }

  private mutating func varies(_ terms: [Term]) throws(LayoutError) -> Bool {
    // There can be hundreds of thousands of small programs, too short for the solver's own check.
    try cancellation.check(at: .ambiguity)
    do {
      return try face.varies(terms, by: LayoutTolerance.ambiguity)
    } catch {
      throw LayoutError(error)
    }
  }
}
