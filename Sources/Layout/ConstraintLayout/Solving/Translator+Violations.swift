import TextLayout

extension Translator {
  /// The consequence of an unsatisfied optional constraint in a solution.
  func kind(of origin: ConstraintOrigin, in values: [Double]) -> UnsatisfiedKind {
    scene.kind(of: origin) { values[base(of: $0) + Offset.width] }
  }
}

extension LayoutScene {
  /// The consequence of an unsatisfied optional constraint.
  ///
  /// - Parameters:
  ///   - origin: The constraint.
  ///   - width: The solved width of an item's frame.
  /// - Returns: The consequence.
  func kind(of origin: ConstraintOrigin, width: (ItemIndex) -> Double) -> UnsatisfiedKind {
    switch origin {
    case .constraint: .constraint
    case .stack: .stack
    case .implied(let item, _) where isHiddenInStack(item): .stack
    case .implied(let item, .compressionResistanceHorizontal):
      wraps(item, width: width(item)) ? .wrapped : .squeezed
    case .implied(_, .compressionResistanceVertical): .squeezed
    case .implied: .stretched
    }
  }

  /// Whether a hidden view takes up no space in its stack.
  private func isHiddenInStack(_ item: ItemIndex) -> Bool {
    guard let parent = items[item.index].parent else { return false }
    return stackHides(item, in: parent)
  }

  /// Whether a text fits at its width: it is shown completely, or its table has a height for the
  /// width. A lack of height is a separate violation.
  private func wraps(_ item: ItemIndex, width: Double) -> Bool {
    guard let size = intrinsicSize(of: item), size.followsWidth else { return false }
    let insets = geometry(of: item).alignment
    let width = width - insets.left - insets.right
    if let text = size.text { return !text.measure.extent(forWidth: width).isTruncated }
    guard let table = size.heightForWidth else { return false }
    return width >= table.rows[0].width - LayoutTolerance.edge
  }
}
