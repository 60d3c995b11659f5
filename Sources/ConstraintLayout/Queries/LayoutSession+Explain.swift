import ConstraintSolver

/// Why a view or guide is where it is.
public struct LayoutExplanation: Hashable, Sendable {
  /// The view or guide.
  public var item: ItemIndex
  /// An irreducible set of constraints that settles its horizontal position and width; where they
  /// are not settled, the binding ones that name it.
  public var horizontal: [ConstraintOrigin]
  /// The same for its vertical position and height.
  public var vertical: [ConstraintOrigin]
  /// Where its frame is ambiguous, constraints that would settle it as it is answered.
  public var settling: [SceneConstraint]
}

extension LayoutSession {
  /// Finds out why items are where they are.
  ///
  /// From the item outwards, binding constraints are collected until they settle the axis by
  /// themselves; then those are dropped, one after the other, without which the rest still settles
  /// it the same way.
  ///
  /// - Parameters:
  ///   - items: The views and guides.
  ///   - scene: As for ``solve(_:)``.
  /// - Returns: An explanation for each, in their order.
  /// - Throws: ``LayoutError``.
  /// - Complexity: A solve of the scene; for each axis solves of as many rows as settle it, or
  ///   twice as many, 100,000 rows in all, after which the set is taken as it is; for each
  ///   ambiguous number a solve.
  public mutating func explain(
    _ items: [ItemIndex], in scene: LayoutScene
  ) throws(LayoutError) -> [LayoutExplanation] {
    let scene = options.scale.map { scene.settled(scale: $0) } ?? scene
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
  ///
  /// Each gives the number that the item has in the solution, unrounded, and all are solved with
  /// the scene before they are answered. So they can hold, and give the frame that they were made
  /// from. A scene with such a constraint is only for looking: no place in it is told.
  private func settling(
    _ item: ItemIndex, _ scene: LayoutScene, _ explainer: inout LayoutExplainer
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
      let answer: LayoutSolution
      do throws(LayoutError) {
        answer = try inner.solve(scene)
      } catch {
        guard case .conflict = error else { throw error }
        made.removeLast(min(1, made.count))
        return made
      }
      let open = answer.ambiguous.first { $0.item == item }?.dimensions ?? []
      let frame = answer.frames[item.index]
      let next = Dimension.allCases.first { dimension in
        guard !given.contains(dimension) else { return false }
        let off = abs(frame[dimension] - wanted[dimension])
        return open.contains(dimension)
          || (!made.isEmpty && off > 1e-7 * (1 + abs(wanted[dimension])))
      }
      guard let next else { return made }
      given.insert(next)
      let constraint = scene.constraint(giving: next, of: item, as: wanted)
      // A number that a request may not have settles nothing.
      guard abs(constraint.constant) <= LayoutLimits.magnitude else { return [] }
      scene.addConstraint(constraint)
      made.append(constraint)
    }
  }
}

extension Frame {
  fileprivate subscript(dimension: Dimension) -> Double {
    switch dimension {
    case .x: x
    case .y: y
    case .width: width
    case .height: height
    }
  }
}

extension LiveLayout {
  /// The constraints that settle an element on an axis, as ``LayoutSession/explain(_:in:)`` finds
  /// them.
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
      return try session.explain([item], in: tree.scene).first
    } catch {
      guard case .conflict(let sets, _) = error else { throw .unsolvable(error) }
      throw .conflict(sets.map { $0.map { tree.member($0).description } })
    }
  }
}

extension LayoutScene {
  /// The constraint that gives a number of an item's frame, which counts from its parent's.
  fileprivate func constraint(
    giving dimension: Dimension, of item: ItemIndex, as frame: Frame
  ) -> SceneConstraint {
    let own = geometry(of: item).alignment
    let parent = items[item.index].parent
    let outer = parent.map { geometry(of: $0).alignment } ?? .zero
    // Only what sums of binary fractions leave behind is dropped: a rounded number could contradict
    // a limit.
    func number(_ value: Double) -> Double {
      let decimals = (value * 1e9).rounded() / 1e9
      return abs(value - decimals) <= 1e-12 * (1 + abs(value)) ? decimals : value
    }
    switch dimension {
    case .x:
      return SceneConstraint(
        Anchor(item, .left), .equal, parent.map { Anchor($0, .left) },
        constant: number(frame.x + own.left - outer.left))
    case .y:
      return SceneConstraint(
        Anchor(item, .top), .equal, parent.map { Anchor($0, .top) },
        constant: number(frame.y + own.top - outer.top))
    case .width:
      return SceneConstraint(
        Anchor(item, .width), .equal, constant: number(frame.width - own.left - own.right))
    case .height:
      return SceneConstraint(
        Anchor(item, .height), .equal, constant: number(frame.height - own.top - own.bottom))
    }
  }
}
