/// Places the labels of frames inside these and without overlaps.
///
/// The font is the largest that fits the frame, up to ``largestFont``. Labels that do not fit at
/// ``smallestFont`` are truncated. They are omitted if fewer than ``fewestColumns`` would remain,
/// or if other labels leave no room. The label of a single root is placed above its frame.
struct LabelPlacer {
  /// A placed label.
  struct Label: Equatable {
    var text: PictureText
    /// The bounds of the text.
    var box: PictureBox
    var fontSize: Double
  }

  static let largestFont = 12.0
  static let smallestFont = 6.0
  static let fewestColumns = 4
  /// The height of a line, in units of the font's size.
  static let lineHeight = 1.25
  private static let padding = 2.0

  /// A cell of the spatial grid of placed labels.
  private struct Cell: Hashable {
    var column: Int
    var row: Int
  }

  private static let cellWidth = 64.0
  private static let cellHeight = 16.0
  private var taken: [Cell: [PictureBox]] = [:]

  /// Places a label in a frame, or above it if `orAbove` is true.
  ///
  /// - Returns: The label; `nil` if there is no room.
  /// - Complexity: O(columns of the text), expected.
  mutating func place(_ text: PictureText, in frame: PictureBox, orAbove: Bool) -> Label? {
    guard let fit = fit(text, in: frame, orAbove: orAbove) else { return nil }
    let width = Double(fit.text.columns) * PictureText.columnWidth * fit.fontSize
    let height = fit.fontSize * Self.lineHeight
    let left = frame.left + Self.padding
    let right = max(left, frame.right - Self.padding - width)
    let bottom = frame.bottom - height
    var candidates = [(left, frame.top), (right, frame.top), (left, bottom), (right, bottom)]
    candidates += (1...4).map { (left, frame.top + Double($0) * height) }
    // The tolerance admits labels of the frame's own height in spite of rounding.
    if fit.isInside {
      candidates.removeAll { $0.1 < frame.top - 1e-6 || $0.1 > bottom + 1e-6 }
    }
    if orAbove {
      if !fit.isInside { candidates = [] }
      candidates.insert((frame.left, frame.top - height), at: 0)
    }
    for (left, top) in candidates {
      let box = PictureBox(left: left, top: top, width: width, height: height)
      if take(box) { return Label(text: fit.text, box: box, fontSize: fit.fontSize) }
    }
    return nil
  }

  /// The text, truncated if needed, and the font size at which it fits.
  private func fit(
    _ text: PictureText, in frame: PictureBox, orAbove: Bool
  ) -> (text: PictureText, fontSize: Double, isInside: Bool)? {
    guard text.columns > 0 else { return nil }
    let highest = frame.height / Self.lineHeight
    let isInside = highest >= Self.smallestFont
    guard orAbove || isInside else { return nil }
    let room = (frame.width - 2 * Self.padding) / PictureText.columnWidth
    let size = min(
      Self.largestFont, room / Double(text.columns), isInside ? highest : Self.largestFont)
    if size >= Self.smallestFont {
      return (text, (size * 10).rounded(.down) / 10, isInside)
    }
    let columns = Int(room / Self.smallestFont)
    guard columns >= Self.fewestColumns else { return nil }
    return (text.cut(to: columns), Self.smallestFont, isInside)
  }

  /// Occupies a box; `false` if it intersects another label.
  private mutating func take(_ box: PictureBox) -> Bool {
    let columns = Int(box.left / Self.cellWidth)...Int(box.right / Self.cellWidth)
    let rows = Int(box.top / Self.cellHeight)...Int(box.bottom / Self.cellHeight)
    for row in rows {
      for column in columns {
        let others = taken[Cell(column: column, row: row)]
        if others?.contains(where: { $0.intersects(box) }) == true { return false }
      }
    }
    for row in rows {
      for column in columns { taken[Cell(column: column, row: row), default: []].append(box) }
    }
    return true
  }
}
