/// Working on text.
extension Renderer {
  /// Puts the text of a value in its place in a string.
  mutating func interpolate(_ source: Int32) throws(TemplateError) {
    let value = stack[stack.count - 1]
    switch value.kind {
    case .string: break
    case .null: replaceTop(arena.string(at: 0..<0))
    case .array, .object:
      let text = arena.text(code.constants[Int(source)])
      throw error(.template, "interpolation of '\(text)' produced an array or object")
    case .function: throw uncalledFunctions
    default: try replaceTop(string(of: value))
    }
  }

  var uncalledFunctions: TemplateError {
    error(.template, "evaluated template contained uncalled functions")
  }

  /// The text of a boolean or number, or a string itself.
  mutating func string(of value: TemplateValue) throws(TemplateError) -> TemplateValue {
    switch value.kind {
    case .string: return value
    case .bool: return arena.string(value.bits != 0 ? "true" : "false")
    case .digits where arena.withBytes(of: value) { NumberText.isWhole($0) },
      .digits where arena.number(value)?.double.isFinite == false:
      return arena.string(at: value.range)
    default:
      try reserve(bytes: 24)
      let start = arena.bytes.count
      NumberText.append(value, arena.number(value), to: &arena.bytes)
      return arena.string(from: start)
    }
  }

  /// Joins the last strings.
  ///
  /// A slice of the stack that is alive while the stack changes would make that a copy of it all, here
  /// and wherever else values are taken off it.
  mutating func concatenate(_ count: Int) throws(TemplateError) {
    guard count != 1 else { return }
    let base = stack.count - count
    var length = 0
    for index in base..<stack.count { length += stack[index].count }
    try reserve(bytes: length)
    let start = arena.bytes.count
    for index in base..<stack.count { append(stack[index]) }
    stack.removeLast(count)
    stack.append(arena.string(from: start))
  }

  /// Joins strings.
  mutating func joined(_ parts: [TemplateValue]) throws(TemplateError) -> TemplateValue {
    try reserve(bytes: parts.reduce(0) { $0 + $1.count })
    let start = arena.bytes.count
    for part in parts { append(part) }
    return arena.string(from: start)
  }

  /// Appends a string's bytes to the arena's.
  mutating func append(_ part: TemplateValue) {
    // A slice of the array that it is appended to would be a copy of it all.
    guard part.count > 32 else {
      for index in part.range { arena.bytes.append(arena.bytes[index]) }
      return
    }
    let start = arena.bytes.count
    arena.bytes.append(contentsOf: repeatElement(0, count: part.count))
    arena.bytes.withUnsafeMutableBytes { bytes in
      UnsafeMutableRawBufferPointer(rebasing: bytes[start...])
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[part.range]))
    }
  }

  /// Where a string begins in another, at or after a place in the arena.
  func find(_ needle: TemplateValue, in text: TemplateValue, from start: Int) -> Int? {
    guard needle.count > 0 else { return start }
    return arena.bytes.withUnsafeBufferPointer { bytes in
      ByteSearch.first(
        UnsafeBufferPointer(rebasing: bytes[needle.range]),
        in: UnsafeBufferPointer(rebasing: bytes[start..<text.end]))
    }.map { start + $0 }
  }

  // MARK: Unicode scalars

  /// The number of a string's scalars.
  mutating func scalarCount(_ text: TemplateValue) throws(TemplateError) -> Int {
    try spend(text.count >> 4)
    return arena.withBytes(of: text) { $0.count(where: Bytes.beginsScalar) }
  }

  /// A part of a string, by scalars.
  func scalars(of text: TemplateValue, _ range: Range<Int>) -> TemplateValue {
    // Where every byte is a scalar there is nothing to look for.
    if range.isEmpty { return arena.string(at: text.start..<text.start) }
    var passed = -1
    var start = text.end
    var end = text.end
    for index in text.range where Bytes.beginsScalar(arena.bytes[index]) {
      passed += 1
      if passed == range.lowerBound { start = index }
      if passed == range.upperBound {
        end = index
        break
      }
    }
    return arena.string(at: start..<end)
  }
}

/// Looking for text in text.
enum ByteSearch {
  /// Where `needle`, which is not empty, first is in `text`.
  ///
  /// - Complexity: O(needle + text), by the table of Knuth, Morris and Pratt.
  static func first(
    _ needle: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    guard needle.count <= text.count else { return nil }
    guard needle.count > 1 else { return text.firstIndex(of: needle[0]) }
    // How far a match goes on after a mismatch at each place.
    var fallback = [Int](repeating: 0, count: needle.count)
    var matched = 0
    for index in 1..<needle.count {
      while matched > 0, needle[index] != needle[matched] { matched = fallback[matched - 1] }
      if needle[index] == needle[matched] { matched += 1 }
      fallback[index] = matched
    }
    matched = 0
    for index in text.indices {
      while matched > 0, text[index] != needle[matched] { matched = fallback[matched - 1] }
      if text[index] == needle[matched] { matched += 1 }
      if matched == needle.count { return index - needle.count + 1 }
    }
    return nil
  }
}
