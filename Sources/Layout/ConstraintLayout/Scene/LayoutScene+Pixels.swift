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

  /// Applies `change` to every length of the scene. Unchanged arrays are not copied.
  private mutating func mapLengths(_ change: (inout Double) -> Void) {
    Self.map(&items) { item in
      item.given.mapLengths(change)
      if case .insetGuide(var insets) = item.kind {
        insets.mapLengths(change)
        item.kind = .insetGuide(insets)
      }
    }
    Self.map(&constraints) { change(&$0.constant) }
    for stack in stacks.indices {
      change(&stacks[stack].spacing)
      for item in stacks[stack].customSpacing.keys.sorted() {
        if var spacing = stacks[stack].customSpacing[item] {
          change(&spacing)
          stacks[stack].customSpacing[item] = spacing
        }
      }
    }
    Self.map(&intrinsicSizes) { size in
      Self.map(&size.width, change)
      Self.map(&size.height, change)
    }
    Self.map(&geometries) { geometry in
      change(&geometry.firstBaseline)
      change(&geometry.lastBaseline)
      geometry.margins.mapLengths(change)
      geometry.safeArea.mapLengths(change)
      geometry.alignment.mapLengths(change)
    }
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
