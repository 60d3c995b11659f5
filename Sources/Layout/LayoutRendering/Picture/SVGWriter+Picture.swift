import ConstraintLayout

/// The elements of a picture.
extension SVGWriter {
  /// Writes the outline of a box: a line if its width or height is zero, a cross if both are.
  mutating func shape(_ box: PictureBox) {
    switch (box.width > 0, box.height > 0) {
    case (true, true):
      markup("<rect")
      attribute("x", box.left)
      attribute("y", box.top)
      attribute("width", box.width)
      attribute("height", box.height)
      markup("/>")
    case (true, false): line(from: box, "H", to: box.right)
    case (false, true): line(from: box, "V", to: box.bottom)
    case (false, false):
      markup("<path d=\"M")
      number(box.left - 3)
      markup(" ")
      number(box.top)
      markup("h6m-3-3v6\"/>")
    }
  }

  /// Writes a line from the upper left corner of a box.
  private mutating func line(from box: PictureBox, _ command: StaticString, to end: Double) {
    markup("<path d=\"M")
    number(box.left)
    markup(" ")
    number(box.top)
    markup(command)
    number(end)
    markup("\"/>")
  }

  /// Writes a label, clipped to its box if its width is only an estimate.
  mutating func label(_ label: LabelPlacer.Label) {
    let isClipped = !label.text.isASCII
    // The line is 1.25 font sizes high, and its baseline 0.25 above the bottom.
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

  /// Writes the line between a frame and its label.
  mutating func leader(_ leader: LabelPlacer.Leader) {
    markup("<line")
    attribute("x1", leader.start.x)
    attribute("y1", leader.start.y)
    attribute("x2", leader.end.x)
    attribute("y2", leader.end.y)
    markup("/>")
  }

  /// Shades the part of a box around an inner box.
  mutating func shade(_ outer: PictureBox, around inner: PictureBox, class name: StaticString) {
    markup("<path class=\"")
    markup(name)
    markup("\" d=\"")
    for box in [outer, inner] {
      markup("M")
      number(box.left)
      markup(" ")
      number(box.top)
      markup("H")
      number(box.right)
      markup("V")
      number(box.bottom)
      markup("H")
      number(box.left)
      markup("z")
    }
    markup("\"/>")
  }

  /// Writes a distance: a line between two edges with a bar across each end.
  mutating func distance(_ distance: PictureDistance) {
    markup("<g class=\"distance\"><title>")
    text(distance.title)
    markup("</title><path d=\"M")
    number(distance.start.x)
    markup(" ")
    number(distance.start.y)
    markup(distance.axis == .horizontal ? "m0-3v6m0-3H" : "m-3 0h6m-3 0V")
    number(distance.axis == .horizontal ? distance.end.x : distance.end.y)
    markup(distance.axis == .horizontal ? "m0-3v6" : "m-3 0h6")
    markup("\"/>")
    if let label = distance.label { self.label(label) }
    markup("</g>\n")
  }

  /// Writes a line of text outside the frames. `title` contains the lines of its tooltip.
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
