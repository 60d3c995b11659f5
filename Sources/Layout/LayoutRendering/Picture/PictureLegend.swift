import ConstraintLayout

/// The head of a picture: title and description for screen readers, style, counts, and the meaning
/// of the marks used.
struct PictureLegend {
  private static let margin = 16.0
  private static let rowHeight = 20.0
  private static let distanceText = "a distance that a constraint or a stack is about"
  /// The maximum number of panels summarised in the description.
  private static let panelsDescribed = 20

  private let heading: String
  private let scaling: String?
  private let guides: Int
  private let views: Int
  private var isAmbiguous = false
  private var isViolated = false
  private var shades: [(name: StaticString, text: String)] = []
  private var hasDistances = false
  private var sentences: [String] = []

  init(_ subject: LayoutPicture.Subject, _ scale: PictureScale) {
    views = subject.scene.items.reduce(0) { $0 + ($1.isView ? 1 : 0) }
    guides = subject.scene.items.count - views
    var parts = [PanelNotes.count(views, "view")]
    if guides > 0 { parts.append(PanelNotes.count(guides, "guide")) }
    let variants = subject.panels.count - 1
    if variants > 0 { parts.append(PanelNotes.count(variants, "variant")) }
    heading = parts.joined(separator: ", ")
    let factor = scale.factor
    scaling =
      factor == 1
      ? nil
      : "drawn at \(NumberText.string(max(1, factor))):\(NumberText.string(max(1, 1 / factor)))"
  }

  /// Records the marks and the summary of a panel.
  mutating func note(_ panel: Panel) {
    isAmbiguous = isAmbiguous || panel.hasAmbiguity
    isViolated = isViolated || panel.hasViolation
    for shade in panel.shades where !shades.contains(where: { $0.text == shade.text }) {
      shades.append(shade)
    }
    hasDistances = hasDistances || !panel.distances.isEmpty
    if sentences.count < Self.panelsDescribed { sentences.append(panel.summary) }
  }

  private var entries: [(markup: StaticString, text: String)] {
    var entries: [(StaticString, String)] = []
    if views > 0 { entries.append(("<g class=\"view leaf\">", "a view")) }
    if guides > 0 { entries.append(("<g class=\"guide\">", "a guide")) }
    if isAmbiguous {
      let meaning = "? ambiguous: other frames satisfy the constraints as well"
      entries.append(("<g class=\"view ambiguous\">", meaning))
    }
    if isViolated {
      entries.append(
        ("<g class=\"view leaf violated\">", "! named by a constraint that does not hold"))
    }
    return entries
  }

  /// Writes the document up to the panels.
  ///
  /// - Returns: The box of the document.
  func write(above flow: PanelFlow, to svg: inout SVGWriter) -> PictureBox {
    let entries = entries
    let lines =
      1 + entries.count + shades.count + (hasDistances ? 1 : 0) + (scaling == nil ? 0 : 1)
    let texts =
      entries.map(\.text) + shades.map(\.text) + (hasDistances ? [Self.distanceText] : []) + [
        heading
      ]
    let columns = texts.map(\.utf8.count)
    let text = Double(columns.max() ?? 0) * PictureText.columnWidth * Panel.fontSize + 32
    let top = Double(lines) * Self.rowHeight
    let box = PictureBox(
      left: -Self.margin, top: -top - Self.margin,
      width: max(flow.width, text).rounded(.up) + 2 * Self.margin,
      height: (flow.height + top).rounded(.up) + 2 * Self.margin)
    writeRoot(box, to: &svg)
    svg.markup("<g class=\"legend\">\n")
    var y = -top + Panel.fontSize
    svg.textLine(PictureText(heading, columns: 80), class: "name", y: y)
    y += Self.rowHeight
    if let scaling {
      svg.textLine(PictureText(scaling, columns: 80), class: "note", y: y)
      y += Self.rowHeight
    }
    for entry in entries {
      svg.markup(entry.markup)
      svg.shape(PictureBox(left: 0, top: y - 10, width: 24, height: 12))
      svg.markup("</g>")
      svg.textLine(PictureText(entry.text, columns: 80), class: "note", x: 32, y: y)
      y += Self.rowHeight
    }
    for shade in shades {
      let box = PictureBox(left: 0, top: y - 10, width: 24, height: 12)
      let point = PictureBox(left: 24, top: y + 2, width: 0, height: 0)
      svg.markup("<g>")
      svg.shade(box, around: point, class: shade.name)
      svg.markup("</g>")
      svg.textLine(PictureText(shade.text, columns: 80), class: "note", x: 32, y: y)
      y += Self.rowHeight
    }
    if hasDistances {
      let sample = PictureDistance(
        axis: .horizontal, start: (x: 0, y: y - 4), end: (x: 24, y: y - 4),
        title: PictureText(Self.distanceText, columns: 80))
      svg.distance(sample)
      svg.textLine(PictureText(Self.distanceText, columns: 80), class: "note", x: 32, y: y)
    }
    svg.markup("</g>\n")
    return box
  }

  private func writeRoot(_ box: PictureBox, to svg: inout SVGWriter) {
    svg.markup("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"trellis\" role=\"img\"")
    svg.attribute("width", box.width)
    svg.attribute("height", box.height)
    svg.markup(" viewBox=\"")
    for (index, number) in [box.left, box.top, box.width, box.height].enumerated() {
      if index > 0 { svg.markup(" ") }
      svg.number(number)
    }
    svg.markup("\" font-family=\"monospace\" font-size=\"12\" xml:space=\"preserve\"")
    svg.markup(" aria-labelledby=\"trellis-title trellis-desc\">\n<title id=\"trellis-title\">")
    svg.text(PictureText("Layout of \(heading)", columns: 80))
    svg.markup("</title>\n<desc id=\"trellis-desc\">")
    let more = sentences.count == Self.panelsDescribed ? " …" : ""
    svg.text(PictureText(sentences.joined(separator: " ") + more, columns: 4_000))
    svg.markup("</desc>\n")
    svg.markup(PictureStyle.markup)
    svg.markup("<rect class=\"paper\"")
    svg.attribute("x", box.left)
    svg.attribute("y", box.top)
    svg.attribute("width", box.width)
    svg.attribute("height", box.height)
    svg.markup("/>\n")
  }
}
