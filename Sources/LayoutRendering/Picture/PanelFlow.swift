/// Puts panels beside each other, from left to right and then below.
struct PanelFlow {
  /// Where the upper left corner of a panel is.
  struct Place {
    var left: Double
    var top: Double
  }

  /// Rows end before this, but for panels that are wider.
  static let rowWidth = 1_600.0
  private static let gap = 24.0

  private var next = Place(left: 0, top: 0)
  /// How far all panels reach.
  private(set) var width = 0.0
  private(set) var height = 0.0

  /// Finds the place of the next panel.
  mutating func place(width: Double, height: Double) -> Place {
    if next.left > 0, next.left + width > Self.rowWidth {
      next = Place(left: 0, top: self.height + Self.gap)
    }
    let place = next
    next.left += width + Self.gap
    self.width = max(self.width, place.left + width)
    self.height = max(self.height, place.top + height)
    return place
  }
}
