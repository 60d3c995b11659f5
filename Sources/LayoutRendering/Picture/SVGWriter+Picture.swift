/// The elements of a picture.
extension SVGWriter {
  /// Writes the outline of a box; a line where it has no width or no height, and a cross where it
  /// has neither.
  mutating func shape(_ box: PictureBox) {
    switch (box.width > 0, box.height > 0) {
    case (true, true):
      markup("<rect")
      attribute("x", box.left)
      attribute("y", box.top)
      attribute("width", box.width)
      attribute("height", box.height)
      markup("/>")
    case (true, false): path(box.left, box.top, "H", box.right)
    case (false, true): path(box.left, box.top, "V", box.bottom)
    case (false, false):
      markup("<path d=\"M")
      number(box.left - 3)
      markup(" ")
      number(box.top)
      markup("h6m-3-3v6\"/>")
    }
  }

  private mutating func path(_ x: Double, _ y: Double, _ command: StaticString, _ end: Double) {
    markup("<path d=\"M")
    number(x)
    markup(" ")
    number(y)
    markup(command)
    number(end)
    markup("\"/>")
  }

  /// Writes a label. Where the widths of its characters are not known it is clipped to its box.
  mutating func label(_ label: LabelPlacer.Label) {
    let isClipped = !label.text.isASCII
    // The baseline of a line is a quarter of the font's size above its bottom.
    let baseline = label.fontSize
    if isClipped {
      markup("<svg")
      attribute("x", label.box.left)
      attribute("y", label.box.top)
      attribute("width", label.box.width)
      attribute("height", label.box.height)
      markup(">")
    }
    markup("<text")
    if !isClipped { attribute("x", label.box.left) }
    attribute("y", isClipped ? baseline : label.box.top + baseline)
    if label.fontSize != Panel.fontSize { attribute("font-size", label.fontSize) }
    markup(">")
    text(label.text)
    markup("</text>")
    if isClipped { markup("</svg>") }
  }

  /// Writes a line of text beside the frames, and what its tooltip says at greater length.
  mutating func textLine(
    _ line: PictureText, class name: StaticString, x: Double = 0, y: Double,
    titled title: [PictureText] = []
  ) {
    markup("<text class=\"")
    markup(name)
    markup("\"")
    if x != 0 { attribute("x", x) }
    attribute("y", y)
    markup(">")
    if !title.isEmpty {
      markup("<title>")
      for (index, line) in title.enumerated() {
        if index > 0 { markup("\n") }
        text(line)
      }
      markup("</title>")
    }
    text(line)
    markup("</text>\n")
  }
}
