/// A picture of a problem instead of a layout: its title, and its text in lines.
package enum ProblemPicture {
  /// The width of the text, in columns.
  private static let columns = 76
  /// The maximum number of lines.
  private static let lineLimit = 40
  private static let margin = 16.0

  /// Draws a problem.
  ///
  /// - Parameters:
  ///   - title: The heading, on one line.
  ///   - paragraphs: The text, wrapped between words.
  /// - Returns: An SVG document in UTF-8.
  /// - Complexity: O(characters drawn).
  package static func svg(title: String, paragraphs: [String]) -> [UInt8] {
    let lines = paragraphs.flatMap { wrapped($0.prefix(4_000)) }
    var shown = Array(lines.prefix(lineLimit))
    if lines.count > lineLimit { shown.append("…") }
    var svg = SVGWriter(limit: .max)
    let height = Double(shown.count + 1) * Panel.lineHeight + 2 * margin
    let width = Double(columns) * PictureText.columnWidth * Panel.fontSize + 2 * margin
    svg.markup("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"trellis\" role=\"img\"")
    svg.attribute("width", width.rounded(.up))
    svg.attribute("height", height.rounded(.up))
    svg.markup(" font-family=\"monospace\" font-size=\"12\" xml:space=\"preserve\"")
    svg.markup(" aria-labelledby=\"trellis-title\">\n<title id=\"trellis-title\">")
    svg.text(PictureText(title, columns: columns))
    svg.markup("</title>\n")
    svg.markup(PictureStyle.markup)
    svg.markup("<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n")
    svg.markup("<g class=\"view violated\"><rect x=\"4\" y=\"4\"")
    svg.attribute("width", width.rounded(.up) - 8)
    svg.attribute("height", height.rounded(.up) - 8)
    svg.markup("/></g>\n")
    var y = margin + Panel.fontSize
    svg.textLine(PictureText(title, columns: columns), class: "name", x: margin, y: y)
    for line in shown {
      y += Panel.lineHeight
      svg.textLine(PictureText(line, columns: columns), class: "note", x: margin, y: y)
    }
    svg.markup("</svg>\n")
    return svg.bytes
  }

  /// Wraps a paragraph at spaces. A longer word gets a line of its own.
  private static func wrapped(_ paragraph: Substring) -> [String] {
    var lines: [String] = []
    var line = ""
    // Split scalars, not characters: a character may have very many marks, which Swift would sort.
    let words = paragraph.unicodeScalars.split {
      [0x20, 0x0A, 0x0D, 0x85, 0x2028, 0x2029].contains($0.value)
    }
    for word in words {
      if !line.isEmpty, line.unicodeScalars.count + 1 + word.count > columns {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(Substring(word))"
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}
