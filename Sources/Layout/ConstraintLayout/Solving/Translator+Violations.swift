import TextLayout

extension Translator {
  /// The consequence of an unsatisfied optional constraint in a solution.
  func kind(of origin: ConstraintOrigin, in values: [Double]) -> UnsatisfiedKind {
    switch origin {
    case .constraint: .constraint
    case .stack: .stack
    case .implied(let item, _) where isHidden(item): .stack
    case .implied(let item, .compressionResistanceHorizontal):
      wraps(item, in: values) ? .wrapped : .squeezed
    case .implied(_, .compressionResistanceVertical): .squeezed
    case .implied: .stretched
    }
  }

  /// Whether a hidden view takes up no space in its stack.
  private func isHidden(_ item: ItemIndex) -> Bool {
    guard let parent = scene.items[item.index].parent else { return false }
    return scene.stackHides(item, in: parent)
  }

  /// Whether a text fits at its width: it is shown completely, or its table has a height for the
  /// width. A lack of height is a separate violation.
  private func wraps(_ item: ItemIndex, in values: [Double]) -> Bool {
    guard let size = scene.intrinsicSize(of: item), size.followsWidth else { return false }
    let insets = scene.geometry(of: item).alignment
    let width = values[base(of: item) + Offset.width] - insets.left - insets.right
    if let text = size.text { return !text.measure.extent(forWidth: width).isTruncated }
    guard let table = size.heightForWidth else { return false }
    return width >= table.rows[0].width - LayoutTolerance.edge
  }
}
