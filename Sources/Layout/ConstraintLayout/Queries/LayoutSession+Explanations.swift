import ConstraintSolver

extension LayoutSession {
  /// Explains the frames of items by minimal sets of constraints.
  ///
  /// Collects binding constraints from the item outwards until they determine its frame on an axis.
  /// Then minimises the set by deleting unnecessary constraints.
  ///
  /// - Parameters:
  ///   - items: The views and guides.
  ///   - scene: A scene as for ``solve(_:)``.
  /// - Returns: An explanation for each item, in order.
  /// - Throws: ``LayoutError``.
  /// - Complexity: A solve of the scene, plus O(terms). Per axis O(n log n) in the constraints of
  ///   the set if each determines one more number; otherwise solves of subsets with 100,000 rows in
  ///   total, after which the set is returned as it is. For each ambiguous number, a solve of the
  ///   parts it affects.
  public mutating func explain(
    _ items: [ItemIndex], in scene: LayoutScene
  ) throws(LayoutError) -> [LayoutExplanation] {
    let solved = try solved(scene)
    var found: [LayoutExplanation] = []
    try explain(items, in: scene, solved) { found.append($0) }
    return found
  }

  /// Explains the frames of items of an already solved scene, as far as limits allow.
  ///
  /// - Returns: The explanations of the first items, and whether these are all items.
  package mutating func explain(
    _ items: [ItemIndex], in scene: LayoutScene, _ solved: SolvedScene
  ) -> (explanations: [LayoutExplanation], isComplete: Bool) {
    var found: [LayoutExplanation] = []
    do throws(LayoutError) {
      try explain(items, in: scene, solved) { found.append($0) }
      return (found, true)
    } catch {
      return (found, false)
    }
  }

  private mutating func explain(
    _ items: [ItemIndex], in scene: LayoutScene, _ solved: SolvedScene,
    _ body: (LayoutExplanation) -> Void
  ) throws(LayoutError) {
    var explainer = LayoutExplainer(
      translator: solved.translator, solution: solved.solution, limits: limits)
    defer { limits.work = explainer.limits.work }
    var system: TrialSystem?
    for item in items {
      var explanation = LayoutExplanation(
        item: item, horizontal: try explainer.determiningSet(of: item, .horizontal),
        vertical: try explainer.determiningSet(of: item, .vertical), settling: [])
      if try explainer.isAmbiguous(item) {
        if system == nil {
          let scene = options.scale.map { scene.snappedToPixels(scale: $0) } ?? scene
          guard let exact = solved.exact(limits: explainer.limits) else {
            throw .numbersOutOfRange
          }
          system = TrialSystem(scene, exact)
        }
        explanation.settling = try system?.suggestions(for: item, &explainer) ?? []
      }
      body(explanation)
    }
  }
}

extension TrialSystem {
  /// Suggests one constraint per ambiguous number until the frame of an item is unique.
  ///
  /// Each fixes a number at its unrounded value in the solution. All are solved together with the
  /// parts they affect, so they are feasible and reproduce the frame.
  fileprivate mutating func suggestions(
    for item: ItemIndex, _ explainer: inout LayoutExplainer
  ) throws(LayoutError) -> [SceneConstraint] {
    let wanted = explainer.frame(of: item)
    var made: [SceneConstraint] = []
    var given: Set<Dimension> = []
    var layout = base
    while true {
      let frame = layout.frames[item.index]
      let next = Dimension.allCases.first { dimension in
        guard !given.contains(dimension) else { return false }
        let deviation = abs(frame[dimension] - wanted[dimension])
        let tolerance = LayoutTolerance.suggestion * (1 + abs(wanted[dimension]))
        return layout.isOpen(item, dimension) || (!made.isEmpty && deviation > tolerance)
      }
      guard let next else { return made }
      given.insert(next)
      let constraint = scene.constraint(fixing: next, of: item, to: wanted)
      // A request cannot contain a constant beyond the limit.
      guard abs(constraint.constant) <= LayoutLimits.magnitude else { return [] }
      let all = made + [constraint]
      guard
        let changed = try self.layout(
          with: all.map { .add($0) }, limits: &explainer.limits),
        changed.brokenCount <= base.brokenCount
      else { return made }
      made = all
      layout = changed
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
  /// A constraint that fixes a number of an item's frame relative to its parent.
  fileprivate func constraint(
    fixing dimension: Dimension, of item: ItemIndex, to frame: Frame
  ) -> SceneConstraint {
    // Remove only floating-point noise: a coarser value could violate another constraint.
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
