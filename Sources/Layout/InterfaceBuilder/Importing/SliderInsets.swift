import ConstraintSolver
internal import ConstraintLayout

/// The alignment insets of sliders.
///
/// Before Xcode 26 a slider of 31 points has an alignment rectangle of 30, two points narrower on
/// either side; later, a slider of 34 points has no insets. Documents of either age contain both,
/// and a stretched slider does not reveal which it had. The surrounding frames do: the choice that
/// breaks fewer required equalities wins, and the rule decides a draw.
enum SliderInsets {
  private static let old = EdgeInsets(left: 2, bottom: 1, right: 2)
  /// The distance in points by which a saved frame may deviate from an equality.
  private static let tolerance = 0.5

  /// The insets by the height of the frame, otherwise by the version of Xcode.
  static func rule(_ document: InterfaceDocument, height: Double) -> EdgeInsets {
    if abs(height - 31) <= 0.5 { return old }
    return document.isOfXcode26 || abs(height - 34) <= 0.5 ? .zero : old
  }

  /// Finds the insets.
  ///
  /// - Complexity: O(views + constraints).
  static func infer(in builder: inout SceneBuilder) {
    let sliders = (0..<builder.nodes.count).filter { index in
      let node = builder.nodes[index]
      return node.kind == .slider && node.isSolved && node.hasFrame
    }
    guard !sliders.isEmpty else { return }
    var uses: [Int: [(draft: Int, isFirst: Bool)]] = [:]
    for (index, draft) in builder.drafts.enumerated() {
      for (anchor, isFirst) in [(draft.constraint.first, true), (draft.constraint.second, false)] {
        guard let anchor, anchor.area == .item, anchor.item.index < builder.nodes.count,
          builder.nodes[anchor.item.index].kind == .slider
        else { continue }
        uses[anchor.item.index, default: []].append((index, isFirst))
      }
    }
    for index in sliders {
      let rule = builder.nodes[index].alignment
      let other = rule == old ? EdgeInsets.zero : old
      let expected = broken(index, uses[index] ?? [], builder)
      guard expected > 0 else { continue }
      builder.nodes[index].alignment = other
      if broken(index, uses[index] ?? [], builder) >= expected {
        builder.nodes[index].alignment = rule
      }
    }
  }

  /// The number of equalities that the insets of a slider break: those of its constraints, and of
  /// its stack, whose ends its alignment rectangle touches.
  private static func broken(
    _ index: Int, _ uses: [(draft: Int, isFirst: Bool)], _ builder: SceneBuilder
  ) -> Int {
    var count = 0
    for (number, isFirst) in uses {
      let draft = builder.drafts[number]
      guard let anchor = isFirst ? draft.constraint.first : draft.constraint.second,
        let demand = builder.demanded(of: draft, first: isFirst),
        let value = builder.savedValue(of: anchor)
      else { continue }
      if abs(demand.value - value) * demand.factor > tolerance { count += 1 }
    }
    let node = builder.nodes[index]
    if node.placement == .arranged, builder.nodes[node.parent].hasFrame {
      let left = node.frame.x + node.alignment.left
      if left < -tolerance { count += 1 }
      let stack = builder.nodes[node.parent]
      if builder.value(stack.element, .axis) == "vertical", left > tolerance,
        builder.value(stack.element, .alignment) == nil
      {
        count += 1
      }
    }
    return count
  }
}
