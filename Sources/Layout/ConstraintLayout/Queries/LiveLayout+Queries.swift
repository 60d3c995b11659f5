extension LiveLayout {
  /// A minimal set of constraints that determines an element's frame on an axis, like
  /// ``LayoutSession/explain(_:in:)``.
  ///
  /// - Parameters:
  ///   - element: A view or guide in the tree.
  ///   - axis: The axis.
  /// - Returns: The constraints and implied constraints; empty for an element outside the tree.
  /// - Throws: ``LiveLayoutError``.
  public func constraintsAffecting(
    _ element: LayoutElement, on axis: Axis
  ) throws(LiveLayoutError) -> [LayoutMember] {
    let tree = try tree()
    guard let explanation = try explanation(of: element, in: tree) else { return [] }
    return (axis == .horizontal ? explanation.horizontal : explanation.vertical).map(tree.member)
  }

  /// Suggests constraints that would make the current frame of an ambiguous element unique.
  ///
  /// - Parameter element: A view or guide in the tree.
  /// - Returns: The constraints as text; empty if the frame is not ambiguous.
  /// - Throws: ``LiveLayoutError``.
  public func constraintsSettling(
    _ element: LayoutElement
  ) throws(LiveLayoutError) -> [String] {
    let tree = try tree()
    guard let explanation = try explanation(of: element, in: tree) else { return [] }
    return explanation.settling.map { ConstraintPrinter.text(of: $0, names: tree.scene.names) }
  }

  private func explanation(
    of element: LayoutElement, in tree: ElementTree
  ) throws(LiveLayoutError) -> LayoutExplanation? {
    guard let item = tree.item(element) else { return nil }
    do throws(LayoutError) {
      var session = LayoutSession(options: options, limits: limits)
      return try session.explain([item], in: tree.scene).first
    } catch {
      guard case .conflict(let sets, _) = error else { throw .unsolvable(error) }
      throw .conflict(sets.map { $0.members.map { tree.member($0).description } })
    }
  }

  /// The fitting size of a view, like ``LayoutSession/fittingSize(of:in:width:height:)``.
  ///
  /// - Parameters:
  ///   - view: A view in the tree.
  ///   - width: The target width.
  ///   - height: The target height.
  /// - Returns: The size of its frame, in points; `nil` if the view is not in the tree.
  /// - Throws: ``LiveLayoutError``.
  public func fittingSize(
    of view: View, width: FittingTarget = .compressed, height: FittingTarget = .compressed
  ) throws(LiveLayoutError) -> Size? {
    let tree = try tree()
    guard let item = tree.item(view) else { return nil }
    for (property, target) in [("width", width), ("height", height)] {
      guard case .fixed(let length) = target, !LayoutLimits.allows(length) else { continue }
      throw .invalidNumber(view.name, property, length)
    }
    var session = LayoutSession(options: options, limits: limits)
    do throws(LayoutError) {
      return try session.fittingSize(of: item, in: tree.scene, width: width, height: height)
    } catch {
      guard case .conflict(let sets, _) = error else { throw .unsolvable(error) }
      throw .conflict(sets.map { $0.members.map { tree.member($0).description } })
    }
  }
}
