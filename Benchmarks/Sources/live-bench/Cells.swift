import Cancellation
import ConstraintLayout
import ConstraintSolver
import TextLayout

/// A list of cells with an icon, a title, a detail and a switch each.
struct Cells {
  struct Cell {
    let view: View
    let icon: View
    let title: View
    let width: Constraint
    let height: Constraint
    let limit: Constraint
  }

  let screen = View("screen", width: 375, height: 667)
  private(set) var cells: [Cell] = []

  /// Makes a list of a number of views besides the screen, five to a cell.
  init(views: Int) {
    for number in 0..<views / 5 { add(number) }
  }

  /// The cell in the middle.
  var middle: Cell { cells[cells.count / 2] }

  private mutating func add(_ number: Int) {
    let cell = View("cell\(number)")
    let icon = View("icon\(number)")
    let title = View("title\(number)", text: Cells.text("Wi-Fi"))
    let detail = View("detail\(number)", text: Cells.text("On"))
    let toggle = View("toggle\(number)", intrinsicSize: .init(width: 51, height: 31))
    cell.addSubviews(icon, title, detail, toggle)
    screen.addSubview(cell)
    let above = cells.last?.view
    let width = (icon.width == 28).activated()
    let height = (cell.height == 44).activated()
    let limit = title.width <= 60 ~ 900
    Constraint.activate([
      cell.leading == screen.leading, cell.trailing == screen.trailing,
      above.map { cell.top == $0.bottom + 1 } ?? (cell.top == screen.top),
      icon.height == 28, icon.leading == cell.leading + 16, icon.centerY == cell.centerY,
      title.leading == icon.trailing + 12, title.centerY == cell.centerY,
      detail.leading == title.trailing + 8, detail.centerY == cell.centerY,
      toggle.leading >= detail.trailing + 8, toggle.trailing == cell.trailing - 16,
      toggle.centerY == cell.centerY,
    ])
    cells.append(
      Cell(view: cell, icon: icon, title: title, width: width, height: height, limit: limit))
  }

  static func text(_ text: String) -> TextSpec { TextSpec(text, font: .system(17)) }
}

/// A shaper that does hardly anything, so that figures are those of layout.
struct HalfEmShaper: TextShaper {
  func shape(
    _ text: String, in attributes: TextAttributes, cancellation: CancellationCheck
  ) throws(TextLayout.TextError) -> StyledText {
    let scalars = Array(text.unicodeScalars)
    let size = attributes.font.size
    return StyledText(
      text: ShapedText(
        scalars: scalars, clusters: scalars.indices.map { TextCluster(start: $0, advance: 500) }),
      fontName: "Half",
      metrics: FontMetrics(unitsPerEm: 1_000, ascender: 800, descender: -200, lineGap: 0),
      size: size, scale: AdvanceScale(size: size, unitsPerEm: 1_000), ellipsisWidth: size,
      isEstimated: false)
  }
}
