import ConstraintLayout

/// A view's text as drawn in its frame, in points from the frame's upper left corner.
package struct DrawnText {
  /// A line of the text.
  package struct Line {
    /// The displayed text.
    package var text: String
    /// The start of the line: its left end, or its right end in right-to-left text.
    package var x: Double
    /// The baseline.
    package var baseline: Double
    /// The width at which to draw the line, regardless of font.
    package var width: Double

    /// Makes a line.
    package init(text: String, x: Double, baseline: Double, width: Double) {
      self.text = text
      self.x = x
      self.baseline = baseline
      self.width = width
    }
  }

  /// The lines.
  package var lines: [Line]
  /// Font names; the first available font is used.
  package var families: [String]
  /// The size, in points.
  package var size: Double
  /// The weight in OpenType's numbers.
  package var weight: Int
  /// Whether the face is italic.
  package var isItalic: Bool
  /// Whether the lines run from right to left.
  package var isRightToLeft: Bool

  /// Makes a text.
  package init(
    lines: [Line], families: [String], size: Double, weight: Int, isItalic: Bool,
    isRightToLeft: Bool
  ) {
    self.lines = lines
    self.families = families
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.isRightToLeft = isRightToLeft
  }
}

extension SVGWriter {
  /// Writes a text in a box with `factor` units per point.
  mutating func drawn(_ text: DrawnText, in box: PictureBox, factor: Double) {
    markup("<g class=\"text\" font-family=\"")
    for (index, family) in text.families.enumerated() {
      if index > 0 { markup(",") }
      // Keep only bytes that need no escape in markup or in a style sheet.
      let name = family.utf8.filter { byte in
        (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || byte >= 0x30 && byte <= 0x39
          || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      }
      markup("'")
      escaped(name)
      markup("'")
    }
    markup("\"")
    attribute("font-size", text.size * factor)
    if text.weight != 400 { attribute("font-weight", Double(text.weight)) }
    if text.isItalic { markup(" font-style=\"italic\"") }
    if text.isRightToLeft { markup(" direction=\"rtl\"") }
    markup(">")
    for line in text.lines {
      if isFull { break }
      markup("<text style=\"stroke:none\"")
      attribute("x", box.left + line.x * factor)
      attribute("y", box.top + line.baseline * factor)
      if line.width > 0 {
        attribute("textLength", line.width * factor)
        markup(" lengthAdjust=\"spacingAndGlyphs\"")
      }
      markup(">")
      escaped(Self.allowed(line.text))
      markup("</text>")
    }
    markup("</g>")
  }

  /// The characters of a text that XML permits. A tab is drawn as a space.
  private static func allowed(_ text: String) -> [UInt8] {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09: scalars.append(" ")
      case 0...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF: break
      default: scalars.append(scalar)
      }
    }
    return Array(String(scalars).utf8)
  }
}
