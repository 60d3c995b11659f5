public import ConstraintLayout
public import ConstraintSolver

/// A layout under given circumstances.
public struct ConfiguredLayout: Sendable {
  /// The result of solving.
  public enum Result: Sendable {
    /// The frames, relative to parents.
    case solved(LayoutSolution)
    /// Required constraints conflict: irreducible infeasible sets, and whether there are causes
    /// outside these sets.
    case conflict([LayoutConflict], hasMore: Bool)
    /// A limit is exceeded, or numbers are out of range.
    case failed(LayoutError)
  }

  /// The scene with the edits of the circumstances.
  public var scene: LayoutScene
  /// The options, adjusted to the circumstances.
  public var options: LayoutOptions
  /// The result of solving the scene.
  public var result: Result
  /// The index of the layout's variant, if it is one.
  public var variant: Int?

  /// Makes a layout from a result.
  public init(
    scene: LayoutScene, options: LayoutOptions, result: Result, variant: Int? = nil
  ) {
    self.scene = scene
    self.options = options
    self.result = result
    self.variant = variant
  }
}

extension LayoutRequest {
  /// Solves the layout under each of several circumstances.
  ///
  /// Each solve starts from the same prepared session, so the order does not affect the results.
  ///
  /// - Parameters:
  ///   - all: The circumstances.
  ///   - screen: The view that represents the screen; `nil` for ``screen``.
  ///   - limits: The limits of all solves together.
  ///   - body: Receives each layout, with its index.
  /// - Complexity: A solve for the first layout, and an edit for each further one.
  public func solve(
    in all: [Circumstances], screen: ItemIndex? = nil, limits: SolveLimits,
    _ body: (Int, ConfiguredLayout) -> Void
  ) {
    solvePrefix(
      of: all, screen: screen, limits: limits,
      while: { index, layout in
        body(index, layout)
        return true
      })
  }

  /// Solves the layout under each of several circumstances, until `goesOn` returns `false`.
  ///
  /// - Complexity: A solve for the first layout, and an edit for each further one.
  package func solvePrefix(
    of all: [Circumstances], screen: ItemIndex? = nil, limits: SolveLimits,
    while goesOn: (Int, ConfiguredLayout) -> Bool
  ) {
    var session = LayoutSession(options: options, limits: limits)
    let screen = screen ?? self.screen
    var isPrepared = false
    for (index, circumstances) in all.enumerated() {
      let (scene, options) = configured(in: circumstances, screen: screen)
      var copy = session
      copy.options = options
      let result: ConfiguredLayout.Result
      do throws(LayoutError) {
        try limits.cancellation.check(at: .presolve)
        result = .solved(try copy.solve(scene))
        if !isPrepared {
          isPrepared = true
          session = copy
          session.prepareForEdits()
        }
        session.limits = copy.limits
      } catch {
        if case .conflict(let sets, let hasMore) = error {
          result = .conflict(sets, hasMore: hasMore)
        } else {
          result = .failed(error)
        }
      }
      let layout = ConfiguredLayout(
        scene: scene, options: options, result: result, variant: circumstances.variant)
      guard goesOn(index, layout) else { return }
    }
  }
}
