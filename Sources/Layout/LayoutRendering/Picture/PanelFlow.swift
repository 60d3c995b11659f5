/// Arranges panels in rows from left to right, in units of the picture.
struct PanelFlow {
  /// The position of the upper left corner of a panel.
  struct Position {
    var left: Double
    var top: Double
  }

  /// The maximum width of a row with more than one panel.
  static let rowWidth = 1_600.0
  private static let gap = 24.0

  private var next = Position(left: 0, top: 0)
  /// The extent of all panels.
  private(set) var width = 0.0
  private(set) var height = 0.0

  /// Adds a panel and returns its position.
  mutating func position(width: Double, height: Double) -> Position {
    if next.left > 0, next.left + width > Self.rowWidth {
      next = Position(left: 0, top: self.height + Self.gap)
    }
    let position = next
    next.left += width + Self.gap
    self.width = max(self.width, position.left + width)
    self.height = max(self.height, position.top + height)
    return position
  }
}
