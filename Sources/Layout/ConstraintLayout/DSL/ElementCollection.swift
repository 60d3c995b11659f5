// Constraints between the elements of a collection. They are not activated.

extension Collection where Element: LayoutElement {
  /// Constrains an anchor of each other element to the first element's.
  private func align<Kind>(_ anchor: (Element) -> LayoutAnchor<Kind>) -> [Constraint] {
    guard let first else { return [] }
    return dropFirst().map { anchor($0) == anchor(first) }
  }

  /// Aligns all upper edges with the first element's.
  public func alignTops() -> [Constraint] { align(\.top) }
  /// Aligns all lower edges with the first element's.
  public func alignBottoms() -> [Constraint] { align(\.bottom) }
  /// Aligns all leading edges with the first element's.
  public func alignLeadings() -> [Constraint] { align(\.leading) }
  /// Aligns all trailing edges with the first element's.
  public func alignTrailings() -> [Constraint] { align(\.trailing) }
  /// Aligns all left edges with the first element's.
  public func alignLefts() -> [Constraint] { align(\.left) }
  /// Aligns all right edges with the first element's.
  public func alignRights() -> [Constraint] { align(\.right) }
  /// Aligns all horizontal centers with the first element's.
  public func alignCenterXs() -> [Constraint] { align(\.centerX) }
  /// Aligns all vertical centers with the first element's.
  public func alignCenterYs() -> [Constraint] { align(\.centerY) }
  /// Aligns all first baselines with the first element's.
  public func alignFirstBaselines() -> [Constraint] { align(\.firstBaseline) }
  /// Aligns all last baselines with the first element's.
  public func alignLastBaselines() -> [Constraint] { align(\.lastBaseline) }
  /// Makes all widths equal.
  public func equalWidths() -> [Constraint] { align(\.width) }
  /// Makes all heights equal.
  public func equalHeights() -> [Constraint] { align(\.height) }
  /// Makes all sizes equal.
  public func equalSizes() -> [Constraint] { equalWidths() + equalHeights() }

  /// Places each element after the previous one, `spacing` points apart.
  public func chain(
    along axis: Axis, spacing: Double = StandardSpacing.sibling
  ) -> [Constraint] {
    zip(self, dropFirst()).map { before, after in
      axis == .horizontal
        ? after.leading == before.trailing + spacing : after.top == before.bottom + spacing
    }
  }

  /// Distributes the elements from edge to edge of `rectangle`, with equal lengths and `spacing`
  /// points apart.
  public func distribute(
    along axis: Axis, in rectangle: some RectangleAnchors,
    spacing: Double = StandardSpacing.sibling
  ) -> [Constraint] {
    ends(along: axis, in: rectangle) + chain(along: axis, spacing: spacing)
      + (axis == .horizontal ? equalWidths() : equalHeights())
  }

  /// Distributes the elements from edge to edge of `view` with equal gaps.
  ///
  /// The gaps are guides added to `view` and named after the element before them.
  public func distributeEqualGaps(along axis: Axis, in view: View) -> [Constraint] {
    let gaps = dropLast().map { LayoutGuide("\($0.name).gap.\(axis)") }
    for gap in gaps { view.addGuide(gap) }
    var constraints = ends(along: axis, in: view)
    for (pair, gap) in zip(zip(self, dropFirst()), gaps) {
      if axis == .horizontal {
        constraints.append(gap.leading == pair.0.trailing)
        constraints.append(pair.1.leading == gap.trailing)
      } else {
        constraints.append(gap.top == pair.0.bottom)
        constraints.append(pair.1.top == gap.bottom)
      }
    }
    for gap in gaps {
      // The other axis is arbitrary, but must not be ambiguous.
      constraints +=
        axis == .horizontal
        ? [gap.top == view.top, gap.height == 0] : [gap.leading == view.leading, gap.width == 0]
    }
    return constraints + (axis == .horizontal ? gaps.equalWidths() : gaps.equalHeights())
  }

  private func ends(along axis: Axis, in rectangle: some RectangleAnchors) -> [Constraint] {
    guard let first, let last = self.dropFirst(count - 1).first else { return [] }
    return axis == .horizontal
      ? [first.leading == rectangle.leading, last.trailing == rectangle.trailing]
      : [first.top == rectangle.top, last.bottom == rectangle.bottom]
  }
}
