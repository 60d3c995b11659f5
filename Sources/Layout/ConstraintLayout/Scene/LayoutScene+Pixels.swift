extension LayoutScene {
  /// Snaps lengths that are whole pixels to six decimals to exactly those pixels.
  ///
  /// A pixel without a finite decimal, such as a third of a point, is usually written with six
  /// decimals. Their errors add up, and can move an edge off a half pixel by more than
  /// ``LayoutTolerance/edge``.
  ///
  /// - Parameter scale: Pixels per point.
  /// - Returns: The changed scene. Scenes above ``LayoutTolerance/largestSnappingScale`` are
  ///   unchanged.
  /// - Complexity: O(items + constraints).
  func snappedToPixels(scale: Double) -> LayoutScene {
    guard scale <= LayoutTolerance.largestSnappingScale else { return self }
    var snapped = self
    snapped.mapLengths { $0.snapToPixels(scale: scale) }
    return snapped
  }

  /// Snaps the lengths of one item, as ``snappedToPixels(scale:)`` does.
  mutating func snapToPixels(_ item: ItemIndex, scale: Double) {
    guard scale <= LayoutTolerance.largestSnappingScale else { return }
    let snap = { (length: inout Double) in length.snapToPixels(scale: scale) }
    items[item.index].mapLengths(snap)
    let (intrinsic, geometry) = (items[item.index].intrinsic, items[item.index].geometry)
    if intrinsic >= 0 { intrinsicSizes[Int(intrinsic)].mapLengths(snap) }
    if geometry >= 0 { geometries[Int(geometry)].mapLengths(snap) }
  }

  /// Snaps the constant of one constraint.
  mutating func snapToPixels(constraint: Int, scale: Double) {
    guard scale <= LayoutTolerance.largestSnappingScale else { return }
    constraints[constraint].constant.snapToPixels(scale: scale)
  }

  /// Snaps the spacings of one stack.
  mutating func snapToPixels(stack: Int, scale: Double) {
    guard scale <= LayoutTolerance.largestSnappingScale else { return }
    stacks[stack].mapLengths { $0.snapToPixels(scale: scale) }
  }

  /// Applies `change` to every length of the scene. Unchanged arrays are not copied.
  private mutating func mapLengths(_ change: (inout Double) -> Void) {
    Self.map(&items) { $0.mapLengths(change) }
    Self.map(&constraints) { change(&$0.constant) }
    for stack in stacks.indices { stacks[stack].mapLengths(change) }
    Self.map(&intrinsicSizes) { $0.mapLengths(change) }
    Self.map(&geometries) { $0.mapLengths(change) }
  }

  private static func map<Element: Equatable>(
    _ elements: inout [Element], _ change: (inout Element) -> Void
  ) {
    for index in elements.indices {
      var element = elements[index]
      change(&element)
      if element != elements[index] { elements[index] = element }
    }
  }

  fileprivate static func map(_ length: inout Double?, _ change: (inout Double) -> Void) {
    guard var some = length else { return }
    change(&some)
    length = some
  }
}

extension Double {
  /// Rounds a length to whole pixels if it equals them to six decimals of a point.
  mutating func snapToPixels(scale: Double) {
    let pixels = self * scale
    let whole = pixels.rounded()
    guard pixels != whole, abs(pixels - whole) <= LayoutTolerance.sixDecimals * scale else {
      return
    }
    self = whole / scale
  }
}

extension LayoutItem {
  fileprivate mutating func mapLengths(_ change: (inout Double) -> Void) {
    given.mapLengths(change)
    if case .insetGuide(var insets) = kind {
      insets.mapLengths(change)
      kind = .insetGuide(insets)
    }
  }
}

extension Stack {
  fileprivate mutating func mapLengths(_ change: (inout Double) -> Void) {
    change(&spacing)
    for item in customSpacing.keys.sorted() {
      if var length = customSpacing[item] {
        change(&length)
        customSpacing[item] = length
      }
    }
  }
}

extension IntrinsicSize {
  fileprivate mutating func mapLengths(_ change: (inout Double) -> Void) {
    LayoutScene.map(&width, change)
    LayoutScene.map(&height, change)
  }
}

extension ItemGeometry {
  fileprivate mutating func mapLengths(_ change: (inout Double) -> Void) {
    change(&firstBaseline)
    change(&lastBaseline)
    margins.mapLengths(change)
    safeArea.mapLengths(change)
    alignment.mapLengths(change)
  }
}

extension GivenFrame {
  fileprivate mutating func mapLengths(_ change: (inout Double) -> Void) {
    LayoutScene.map(&x, change)
    LayoutScene.map(&y, change)
    LayoutScene.map(&width, change)
    LayoutScene.map(&height, change)
  }
}

extension EdgeInsets {
  fileprivate mutating func mapLengths(_ change: (inout Double) -> Void) {
    change(&top)
    change(&left)
    change(&bottom)
    change(&right)
  }
}

extension DirectionalInsets {
  fileprivate mutating func mapLengths(_ change: (inout Double) -> Void) {
    change(&top)
    change(&leading)
    change(&bottom)
    change(&trailing)
  }
}
