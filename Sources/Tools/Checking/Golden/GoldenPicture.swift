import ConstraintLayout
internal import LayoutRequests
internal import TextBytes

/// Draws kept and current frames, one over the other.
///
/// Kept frames are dashed, current ones solid. Differing frames are red and green, all others gray.
/// The picture has no scripts and no external resources.
enum GoldenPicture {
  /// Draws a picture.
  ///
  /// - Complexity: O(views), expected.
  static func svg(
    before: GoldenFrames.Entry, after: GoldenFrames.Entry, scene: LayoutScene, title: String,
    changed: TextSet
  ) -> [UInt8] {
    let old = absolute(before, scene)
    let new = absolute(after, scene)
    let all = (old + new).map(\.frame)
    let left = all.map { min($0.x, $0.x + $0.width) }.min() ?? 0
    let top = all.map { min($0.y, $0.y + $0.height) }.min() ?? 0
    let right = all.map { max($0.x, $0.x + $0.width) }.max() ?? 0
    let bottom = all.map { max($0.y, $0.y + $0.height) }.max() ?? 0
    let view = [left - 16, top - 40, right - left + 32, bottom - top + 56].map(number)
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(view.joined(separator: " "))" \
      width="\(view[2])" height="\(view[3])" role="img">
      <title>\(escaped(title))</title>
      <style>
      rect{fill:none;stroke:#9aa0a6;vector-effect:non-scaling-stroke}
      .before{stroke-dasharray:5 3}
      .changed.before{stroke:#c62828}
      .changed.after{stroke:#2e7d32;stroke-width:2}
      text{font:12px system-ui,sans-serif;fill:#202124}
      </style>
      <rect x="\(view[0])" y="\(view[1])" width="\(view[2])" height="\(view[3])" \
      style="fill:#fff;stroke:none"/>
      <text x="\(number(left))" y="\(number(top - 22))">\(escaped(title))</text>
      <text x="\(number(left))" y="\(number(top - 7))" style="fill:#5f6368">\
      dashed: kept; drawn through: now</text>

      """
    for (name, frame) in old { svg += rectangle(name, frame, "before", changed) }
    for (name, frame) in new { svg += rectangle(name, frame, "after", changed) }
    for (name, frame) in new where changed.contains(name) {
      let (x, y) = (number(frame.x + 2), number(frame.y + 12))
      svg += "<text x=\"\(x)\" y=\"\(y)\">\(escaped(name))</text>\n"
    }
    return Array((svg + "</svg>\n").utf8)
  }

  private static func rectangle(
    _ name: String, _ frame: Frame, _ style: String, _ changed: TextSet
  ) -> String {
    let box = [
      min(frame.x, frame.x + frame.width), min(frame.y, frame.y + frame.height), abs(frame.width),
      abs(frame.height),
    ].map(number)
    let isChanged = changed.contains(name) ? "changed " : ""
    return """
      <rect class="\(isChanged)\(style)" x="\(box[0])" y="\(box[1])" width="\(box[2])" \
      height="\(box[3])"><title>\(escaped(name)), \(style)</title></rect>

      """
  }

  /// The frames relative to the origin of the roots. A removed view has no parent, so it uses that
  /// origin too.
  private static func absolute(
    _ entry: GoldenFrames.Entry, _ scene: LayoutScene
  ) -> [(name: String, frame: Frame)] {
    var frames = [Frame?](repeating: nil, count: scene.items.count)
    for (name, frame) in entry.frames {
      if let item = scene.item(named: name) { frames[item.index] = frame }
    }
    return entry.frames.map { name, frame in
      var result = frame
      var parent = scene.item(named: name).flatMap { scene.items[$0.index].parent }
      // Parents form no cycle, since the request would have been rejected.
      while let next = parent {
        result.x += frames[next.index]?.x ?? 0
        result.y += frames[next.index]?.y ?? 0
        parent = scene.items[next.index].parent
      }
      return (name, result)
    }
  }

  private static func number(_ value: Double) -> String { NumberWords.text(value) }

  private static func escaped(_ text: String) -> String { XMLText.escaped(text) }
}

/// Escapes text for XML documents.
enum XMLText {
  /// Escapes text for element contents and attributes. U+FFFD replaces characters that XML does not
  /// allow.
  static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
