extension LayoutScene {
  /// Reads lengths as the whole pixels that they stand for.
  ///
  /// Where a pixel is no finite decimal, such as a third, lengths are written with six decimals or
  /// so. A few that are each a little short would add up to an edge that misses its half by more
  /// than a tie may, though none of the contents does.
  ///
  /// - Parameter scale: Pixels in a point.
  /// - Returns: The scene with every length that is whole pixels to six decimals as just these.
  /// - Complexity: O(items + constraints).
  func settled(scale: Double) -> LayoutScene {
    // Above this six decimals are no longer small against a pixel.
    guard scale <= 1_000 else { return self }
    var settled = self
    settled.mapLengths { $0.settle(scale: scale) }
    return settled
  }

  /// Changes the lengths of a scene. An array in which nothing changes is not copied.
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
  /// Becomes the whole number of pixels that it is written for, if it is one to six decimals.
  mutating func settle(scale: Double) {
    let pixels = self * scale
    let whole = pixels.rounded()
    guard pixels != whole, abs(pixels - whole) <= 5.000001e-7 * scale else { return }
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
