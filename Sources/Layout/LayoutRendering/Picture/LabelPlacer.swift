/// Places labels inside their frames without overlaps.
///
/// The font is the largest that fits the frame, up to ``largestFont``. Labels that do not fit at
/// ``smallestFont`` are truncated. They are omitted if fewer than ``fewestColumns`` would remain,
/// or if other labels leave no room. The label of a single root is placed above its frame.
///
/// With ``borders``, no label covers the border of a frame or lies in a frame smaller than its own.
/// A label without room in its frame is placed beside it with a leader line.
struct LabelPlacer {
  /// A placed label.
  struct Label: Equatable {
    var text: PictureText
    /// The bounds of the text.
    var box: PictureBox
    var fontSize: Double
    /// The line from the frame to a label outside it.
    var leader: Leader?
  }

  /// A straight line between a frame and its label.
  struct Leader: Equatable {
    var start: (x: Double, y: Double)
    var end: (x: Double, y: Double)

    static func == (a: Leader, b: Leader) -> Bool { a.start == b.start && a.end == b.end }
  }

  static let largestFont = 12.0
  static let smallestFont = 6.0
  /// The smallest font in a frame; below it a leader line is used instead.
  static let legibleFont = 8.0
  /// The font of labels with a leader line.
  static let leaderFont = 10.0
  static let fewestColumns = 4
  /// The height of a line, in units of the font's size.
  static let lineHeight = 1.25
  private static let padding = 2.0
  /// The distance of a label from its frame.
  private static let gap = 8.0
  /// How many lines up and down are tried for a label to the right of all frames.
  private static let margin = 40
  /// The number of points on a line that are compared with labels.
  private static let samples = 24
  /// The maximum number of places for a label whose leader lines are compared.
  private static let lines = 8
  private static let tolerance = 1e-6

  /// A cell of the spatial grid of placed labels.
  private struct Cell: Hashable {
    var column: Int
    var row: Int
  }

  private static let cellWidth = 64.0
  private static let cellHeight = 16.0
  private var taken: [Cell: [PictureBox]] = [:]
  /// The frames whose borders labels avoid.
  private let borders: [PictureBox]
  /// The extent of all frames; `nil` without ``borders``.
  private let bounds: PictureBox?

  /// Makes a placer.
  ///
  /// - Parameter borders: The frames whose borders labels avoid. Each label is compared with all of
  ///   them, so pass only a few.
  init(avoiding borders: [PictureBox] = []) {
    self.borders = borders
    bounds = PictureBox.around(borders)
  }

  /// Places a label in a frame, or above it if `orAbove` is true.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - frame: The frame.
  ///   - orAbove: Whether the label lies above the frame if there is room.
  ///   - smallest: The smallest font.
  ///   - isWhole: Whether the text must not be truncated.
  /// - Returns: The label; `nil` if there is no room.
  /// - Complexity: O(columns of the text + borders), expected.
  mutating func place(
    _ text: PictureText, in frame: PictureBox, orAbove: Bool,
    from smallest: Double = Self.smallestFont, isWhole: Bool = false
  ) -> Label? {
    guard let fit = fit(text, in: frame, orAbove: orAbove),
      fit.fontSize >= smallest, !isWhole || fit.text == text
    else { return nil }
    // A smaller label may fit between borders.
    let smaller = borders.isEmpty ? [] : [10, 8, 6].filter { $0 < fit.fontSize && $0 >= smallest }
    for size in [fit.fontSize] + smaller {
      let label = place(fit.text, in: frame, isInside: fit.isInside, orAbove: orAbove, size)
      if let label { return label }
    }
    return nil
  }

  private mutating func place(
    _ text: PictureText, in frame: PictureBox, isInside: Bool, orAbove: Bool, _ fontSize: Double
  ) -> Label? {
    let (width, height) = Self.extent(of: text, fontSize)
    let left = frame.left + Self.padding
    let right = max(left, frame.right - Self.padding - width)
    let bottom = frame.bottom - height
    var candidates = [(left, frame.top), (right, frame.top), (left, bottom), (right, bottom)]
    candidates += (1...4).map { (left, frame.top + Double($0) * height) }
    // The tolerance admits labels of exactly the frame's height despite rounding.
    if isInside {
      candidates.removeAll {
        $0.1 < frame.top - Self.tolerance || $0.1 > bottom + Self.tolerance
      }
    }
    if orAbove {
      if !isInside { candidates = [] }
      candidates.insert((frame.left, frame.top - height), at: 0)
    }
    for (left, top) in candidates {
      let box = PictureBox(left: left, top: top, width: width, height: height)
      guard isFree(box), !crosses(box, of: frame) else { continue }
      occupy(box)
      return Label(text: text, box: box, fontSize: fontSize)
    }
    return nil
  }

  /// Places a label beside its frame, or to the right of all frames, with a leader line.
  ///
  /// - Returns: The label; `nil` if there is no room, or there are no ``borders``.
  /// - Complexity: O(columns of the text + borders), expected.
  mutating func lead(_ text: PictureText, to frame: PictureBox) -> Label? {
    guard let bounds, text.columns > 0 else { return nil }
    let (width, height) = Self.extent(of: text, Self.leaderFont)
    let middle = (x: (frame.left + frame.right) / 2, y: (frame.top + frame.bottom) / 2)
    let beside = [
      (frame.right + Self.gap, middle.y - height / 2),
      (frame.left - Self.gap - width, middle.y - height / 2),
      (middle.x - width / 2, frame.bottom + Self.gap),
      (middle.x - width / 2, frame.top - Self.gap - height),
    ]
    for (left, top) in beside {
      let box = PictureBox(left: left, top: top, width: width, height: height)
      guard box.isWithin(bounds, Self.tolerance), isFree(box), !crosses(box, of: frame) else {
        continue
      }
      return led(text, box, from: frame)
    }
    // Prefer a line that crosses no other label.
    var crossing: [PictureBox] = []
    let first = max(0, (middle.y - height / 2 - bounds.top) / height).rounded()
    for step in 0...2 * Self.margin {
      // Alternate between up and down.
      let row = first + Double(step % 2 == 0 ? step / 2 : -(step + 1) / 2)
      guard row >= 0 else { continue }
      let box = PictureBox(
        left: bounds.right + 2 * Self.gap, top: bounds.top + row * height, width: width,
        height: height)
      guard isFree(box) else { continue }
      if isClear(Self.leader(from: frame, to: box)) { return led(text, box, from: frame) }
      crossing.append(box)
      if crossing.count == Self.lines { break }
    }
    return crossing.first.map { led(text, $0, from: frame) }
  }

  private mutating func led(
    _ text: PictureText, _ box: PictureBox, from frame: PictureBox
  ) -> Label {
    occupy(box)
    return Label(
      text: text, box: box, fontSize: Self.leaderFont, leader: Self.leader(from: frame, to: box))
  }

  /// The line between the nearest points of a frame and its label.
  private static func leader(from frame: PictureBox, to box: PictureBox) -> Leader {
    func nearest(_ value: Double, _ low: Double, _ high: Double) -> Double {
      min(max(value, low), high)
    }
    let start = (
      x: nearest((box.left + box.right) / 2, frame.left, frame.right),
      y: nearest((box.top + box.bottom) / 2, frame.top, frame.bottom)
    )
    let end = (
      x: nearest(start.x, box.left, box.right), y: nearest(start.y, box.top, box.bottom)
    )
    return Leader(start: start, end: end)
  }

  /// Whether sampled points along a line touch no label.
  private func isClear(_ line: Leader) -> Bool {
    (0..<Self.samples).allSatisfy { sample in
      let share = Double(sample) / Double(Self.samples)
      let point = PictureBox(
        left: line.start.x + (line.end.x - line.start.x) * share,
        top: line.start.y + (line.end.y - line.start.y) * share, width: 0.1, height: 0.1)
      return isFree(point)
    }
  }

  /// Places a line of text, such as a length, centered at a point, unless it overlaps another
  /// label.
  mutating func place(_ text: PictureText, at x: Double, _ y: Double) -> Label? {
    let (width, height) = Self.extent(of: text, Self.legibleFont)
    let box = PictureBox(
      left: x - width / 2, top: y - height / 2, width: width, height: height)
    guard isFree(box) else { return nil }
    occupy(box)
    return Label(text: text, box: box, fontSize: Self.legibleFont)
  }

  private static func extent(
    of text: PictureText, _ fontSize: Double
  ) -> (width: Double, height: Double) {
    (Double(text.columns) * PictureText.columnWidth * fontSize, fontSize * lineHeight)
  }

  /// The text, truncated if necessary, and the font size at which it fits.
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

  /// Whether a box covers the border of a frame, or lies in a frame smaller than its own.
  private func crosses(_ box: PictureBox, of frame: PictureBox) -> Bool {
    let own = frame.width * frame.height
    return borders.contains { border in
      let isApart =
        box.right <= border.left + Self.tolerance || border.right <= box.left + Self.tolerance
        || box.bottom <= border.top + Self.tolerance || border.bottom <= box.top + Self.tolerance
      let isIn = box.isWithin(border, Self.tolerance) && border.width * border.height >= own
      return !isApart && !isIn
    }
  }

  private static func cells(of box: PictureBox) -> (
    columns: ClosedRange<Int>, rows: ClosedRange<Int>
  ) {
    (
      Int(box.left / cellWidth)...Int(box.right / cellWidth),
      Int(box.top / cellHeight)...Int(box.bottom / cellHeight)
    )
  }

  /// Whether no label intersects a box.
  private func isFree(_ box: PictureBox) -> Bool {
    let cells = Self.cells(of: box)
    return cells.rows.allSatisfy { row in
      cells.columns.allSatisfy { column in
        taken[Cell(column: column, row: row)]?.contains { $0.intersects(box) } != true
      }
    }
  }

  private mutating func occupy(_ box: PictureBox) {
    let cells = Self.cells(of: box)
    for row in cells.rows {
      for column in cells.columns {
        taken[Cell(column: column, row: row), default: []].append(box)
      }
    }
  }
}
