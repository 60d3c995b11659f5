/// Writing values as JSON text for `$json`.
extension Renderer {
  private enum OpenContainer {
    case array(Range<Int>)
    /// Indices of members, ordered by name.
    case object(ArraySlice<Int>)
  }

  mutating func json() throws(TemplateError) {
    let value = pop()
    guard !value.flags.contains(.function) else { throw uncalledFunctions }
    var text: [UInt8] = []
    var open: [OpenContainer] = []
    try write(value, to: &text, open: &open)
    while let level = open.popLast() {
      switch level {
      case .array(var rest):
        guard let index = rest.popFirst() else {
          text.append(UInt8(ascii: "]"))
          continue
        }
        if text.last != UInt8(ascii: "[") { text.append(UInt8(ascii: ",")) }
        open.append(.array(rest))
        try write(arena.values[index], to: &text, open: &open)
      case .object(var rest):
        guard let index = rest.popFirst() else {
          text.append(UInt8(ascii: "}"))
          continue
        }
        if text.last != UInt8(ascii: "{") { text.append(UInt8(ascii: ",")) }
        open.append(.object(rest))
        try writeString(arena.string(arena.members[index].name), &text)
        text.append(UInt8(ascii: ":"))
        try write(arena.members[index].value, to: &text, open: &open)
      }
    }
    let start = arena.bytes.count
    try reserve(bytes: text.count)
    arena.bytes.append(contentsOf: text)
    stack.append(arena.string(from: start))
  }

  private mutating func write(
    _ value: TemplateValue, to text: inout [UInt8], open: inout [OpenContainer]
  ) throws(TemplateError) {
    try spend()
    switch value.kind {
    case .bool: text += (value.bits != 0 ? "true" : "false").utf8
    case .integer: NumberText.append(arena.number(value), to: &text)
    case .double:
      try spend(16)
      NumberText.append(arena.number(value), to: &text)
    case .digits: text += arena.bytes[value.range]
    case .string: try writeString(value, &text)
    case .array:
      text.append(UInt8(ascii: "["))
      open.append(.array(value.range))
    case .object:
      text.append(UInt8(ascii: "{"))
      var bytes = 0
      for index in value.range { bytes += arena.string(arena.members[index].name).count }
      try spend(4 * value.count + bytes >> 2)
      let sorted = value.range.sorted {
        arena.precedes(arena.string(arena.members[$0].name), arena.string(arena.members[$1].name))
      }
      open.append(.object(sorted[...]))
    default: text += "null".utf8
    }
    try checkRoom(text.count)
  }

  private mutating func writeString(
    _ value: TemplateValue, _ text: inout [UInt8]
  ) throws(TemplateError) {
    try spend(value.count >> 4)
    text.append(UInt8(ascii: "\""))
    for byte in arena.bytes[value.range] {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): text += [UInt8(ascii: "\\"), byte]
      case 0x08: text += "\\b".utf8
      case 0x09: text += "\\t".utf8
      case 0x0A: text += "\\n".utf8
      case 0x0C: text += "\\f".utf8
      case 0x0D: text += "\\r".utf8
      case ..<0x20:
        let digits = String(byte, radix: 16)
        text += ("\\u00" + (digits.utf8.count == 1 ? "0" : "") + digits).utf8
      default: text.append(byte)
      }
    }
    text.append(UInt8(ascii: "\""))
    try checkRoom(text.count)
  }
}
