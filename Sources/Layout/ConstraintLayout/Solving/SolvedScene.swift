import ConstraintSolver

/// A scene with its frames, and the solved system for further queries.
package struct SolvedScene {
  /// The frames, ambiguities, and broken and unsatisfied constraints.
  package let layout: LayoutSolution
  /// The options of the solve.
  let options: LayoutOptions
  let translator: Translator
  let solution: Solution
}

extension SolvedScene {
  /// The same solution with exact frames relative to parents.
  ///
  /// - Complexity: O(items), plus a search for ambiguities if they are known in other coordinates.
  func exact(limits: SolveLimits) -> SolvedScene? {
    guard options.scale != nil || options.coordinates != .parent else { return self }
    var exact = options
    (exact.scale, exact.coordinates) = (nil, .parent)
    let reader = FrameReader(
      options: exact, variables: translator.variables, values: solution.values)
    guard let frames = reader.frames() else { return nil }
    var layout = layout
    layout.frames = frames
    if options.coordinates != .parent {
      var finder = AmbiguityFinder(
        solution: solution, translator: translator, coordinates: .parent, limits: limits)
      layout.ambiguous = finder.find()
      layout.isAmbiguityComplete = finder.isComplete
    }
    return SolvedScene(
      layout: layout, options: exact, translator: translator, solution: solution)
  }
}

extension LayoutSession {
  /// Solves a scene like ``solve(_:)``, and keeps the solved system for further queries.
  ///
  /// - Throws: ``LayoutError``.
  /// - Complexity: The same as ``solve(_:)``.
  package mutating func solved(_ scene: LayoutScene) throws(LayoutError) -> SolvedScene {
    let (layout, system) = try solveSystem(scene)
    return SolvedScene(
      layout: layout, options: options, translator: system.translator, solution: system.solution)
  }
}
