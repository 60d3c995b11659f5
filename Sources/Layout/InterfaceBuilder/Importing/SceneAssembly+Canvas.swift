import ConstraintSolver
internal import ConstraintLayout

/// The constraints that keep saved frames, as Xcode's canvas does.
extension SceneAssembly {
  /// The priority at which a view keeps the size of its saved frame.
  private static let sizeOnCanvas = 10.0
  /// The priority at which a view keeps the position of its saved frame.
  private static let placeOnCanvas = 9.0

  /// Keeps the saved frame unless other constraints determine it.
  mutating func addCanvas(_ index: Int) {
    let node = builder.nodes[index]
    guard node.isSolved, node.hasFrame, let size = Priority(Self.sizeOnCanvas),
      let place = Priority(Self.placeOnCanvas)
    else { return }
    let item = ItemIndex(index)
    let parent = ItemIndex(node.parent)
    let lengths = node.alignmentSize
    for (attribute, length) in [(Attribute.width, lengths.width), (.height, lengths.height)] {
      add(
        SceneConstraint(Anchor(item, attribute), .equal, constant: length, priority: size))
    }
    if let priorities = customSizes[index] {
      addCustomSize(
        item, .width, lengths.width, priorities.hugging.horizontal,
        priorities.compression.horizontal)
      addCustomSize(
        item, .height, lengths.height, priorities.hugging.vertical,
        priorities.compression.vertical)
    }
    let outer = builder.nodes[node.parent].alignment
    for (attribute, offset) in [
      (Attribute.left, node.frame.x + node.alignment.left - outer.left),
      (.top, node.frame.y + node.alignment.top - outer.top),
    ] {
      add(
        SceneConstraint(
          Anchor(item, attribute), .equal, to: Anchor(parent, attribute), constant: offset,
          priority: place))
    }
  }

  /// Keeps a length that a view's custom class may determine on Xcode's canvas, which renders some
  /// classes. The priority is just below those of a content length.
  private mutating func addCustomSize(
    _ item: ItemIndex, _ attribute: Attribute, _ length: Double, _ hugging: Priority,
    _ compression: Priority
  ) {
    guard length > 0 else { return }
    for (relation, priority) in [
      (Relation.lessThanOrEqual, hugging), (.greaterThanOrEqual, compression),
    ] {
      guard let below = Priority(Self.capped(priority).value - Self.belowCompression) else {
        continue
      }
      add(
        SceneConstraint(
          Anchor(item, attribute), relation, constant: length, priority: below))
    }
  }
}
