import ConstraintSolver

/// A scene with its frames, and with the solved system that gave them, for further questions.
package struct SolvedScene {
  /// The frames, and what is ambiguous, broken and unsatisfied.
  package let layout: LayoutSolution
  /// The options of the solve.
  let options: LayoutOptions
  let translator: Translator
  let solution: Solution
}

extension SolvedScene {
  /// The same with exact frames relative to parents.
  ///
  /// - Complexity: O(items), and a search for what is ambiguous if that is known in other
  ///   coordinates.
  func exact(limits: SolveLimits) -> SolvedScene? {
    guard options.scale != nil || options.coordinates != .parent else { return self }
    var exact = options
    (exact.scale, exact.coordinates) = (nil, .parent)
    let reader = FrameReader(options: exact, translator: translator, values: solution.values)
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
  /// Solves a scene as ``solve(_:)`` does, and keeps the solved system for further questions.
  ///
  /// - Throws: ``LayoutError``.
  /// - Complexity: As ``solve(_:)``.
  package mutating func solved(_ scene: LayoutScene) throws(LayoutError) -> SolvedScene {
    let (layout, system) = try solveSystem(scene)
    return SolvedScene(
      layout: layout, options: options, translator: system.translator, solution: system.solution)
  }
}
