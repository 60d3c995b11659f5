import ConstraintSolver

extension LayoutSession {
  /// Explains the frames of items by minimal sets of constraints.
  ///
  /// Binding constraints are collected from the item outwards until they determine its frame on an
  /// axis by themselves. Then the set is minimised by deleting constraints that are not needed.
  ///
  /// - Parameters:
  ///   - items: The views and guides.
  ///   - scene: A scene as for ``solve(_:)``.
  /// - Returns: An explanation for each item, in their order.
  /// - Throws: ``LayoutError``.
  /// - Complexity: A solve of the scene; for each axis, solves of subsets with 100,000 rows in all,
  ///   after which the set is returned without further deletions; for each ambiguous number a
  ///   solve.
  public mutating func explain(
    _ items: [ItemIndex], in scene: LayoutScene
  ) throws(LayoutError) -> [LayoutExplanation] {
    let scene = options.scale.map { scene.snappedToPixels(scale: $0) } ?? scene
    var run = LayoutRun(options: options, limits: limits)
    let solved = try run.solveSystem(scene)
    var explainer = LayoutExplainer(
      translator: solved.translator, solution: solved.solution, limits: run.remainingLimits)
    var explanations: [LayoutExplanation] = []
    for item in items {
      var explanation = LayoutExplanation(
        item: item, horizontal: try explainer.determiningSet(of: item, .horizontal),
        vertical: try explainer.determiningSet(of: item, .vertical), settling: [])
      explanation.settling = try suggestions(for: item, in: scene, &explainer)
      explanations.append(explanation)
    }
    limits.work = explainer.limits.work
    return explanations
  }

  /// Suggests constraints, one for each ambiguous number, until the frame of an item is unique.
  ///
  /// Each fixes a number at its unrounded value in the solution. All are solved together with the
  /// scene, so they are feasible and reproduce the frame. Only the constraints leave this method:
  /// the extended scene has indices that the caller's scene does not.
  private func suggestions(
    for item: ItemIndex, in scene: LayoutScene, _ explainer: inout LayoutExplainer
  ) throws(LayoutError) -> [SceneConstraint] {
    guard try explainer.isAmbiguous(item) else { return [] }
    let wanted = explainer.frame(of: item)
    var inner = LayoutSession(options: options, limits: explainer.limits)
    inner.options.coordinates = .parent
    inner.options.scale = nil
    defer { explainer.limits.work = inner.limits.work }
    var scene = scene
    var made: [SceneConstraint] = []
    var given: Set<Dimension> = []
    while true {
      let solution: LayoutSolution
      do throws(LayoutError) {
        solution = try inner.solve(scene)
      } catch {
        guard case .conflict = error else { throw error }
        made.removeLast(min(1, made.count))
        return made
      }
      let ambiguous = solution.ambiguous.first { $0.item == item }?.dimensions ?? []
      let frame = solution.frames[item.index]
      let next = Dimension.allCases.first { dimension in
        guard !given.contains(dimension) else { return false }
        let deviation = abs(frame[dimension] - wanted[dimension])
        let tolerance = LayoutTolerance.suggestion * (1 + abs(wanted[dimension]))
        return ambiguous.contains(dimension) || (!made.isEmpty && deviation > tolerance)
      }
      guard let next else { return made }
      given.insert(next)
      let constraint = scene.constraint(fixing: next, of: item, to: wanted)
      // A request cannot contain a constant beyond the limit.
      guard abs(constraint.constant) <= LayoutLimits.magnitude else { return [] }
      scene.addConstraint(constraint)
      made.append(constraint)
    }
  }
}

extension Frame {
  subscript(dimension: Dimension) -> Double {
    switch dimension {
    case .x: x
    case .y: y
    case .width: width
    case .height: height
    }
  }
}

extension LayoutScene {
  /// A constraint that fixes a number of an item's frame, which is relative to its parent.
  fileprivate func constraint(
    fixing dimension: Dimension, of item: ItemIndex, to frame: Frame
  ) -> SceneConstraint {
    // Only floating-point noise is rounded away: a coarser value could violate another constraint.
    func withoutNoise(_ value: Double) -> Double {
      let decimals =
        (value * LayoutTolerance.suggestionDecimals).rounded() / LayoutTolerance.suggestionDecimals
      let isNoise = abs(value - decimals) <= LayoutTolerance.suggestionNoise * (1 + abs(value))
      return isNoise ? decimals : value
    }
    var constraint = constraint(
      fixing: dimension, of: item, at: frame[dimension], priority: .required)
    constraint.constant = withoutNoise(constraint.constant)
    return constraint
  }
}
