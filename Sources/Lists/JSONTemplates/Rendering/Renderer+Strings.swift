/// Strings.
extension Renderer {
  /// Replaces a value with its text in an interpolated string.
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
    case .bool: return word(value.bits != 0 ? "true" : "false")
    case .digits:
      let number = try number(value)
      let isWhole = arena.withBytes(of: value) { NumberText.isWhole($0) }
      guard !isWhole, number?.double.isFinite != false else { return arena.string(at: value.range) }
      return try text(of: number)
    default: return try text(of: arena.number(value))
    }
  }

  private mutating func text(of number: Number?) throws(TemplateError) -> TemplateValue {
    // Formatting a fraction takes about as long as sixteen instructions.
    if case .double? = number { try spend(16) }
    try reserve(bytes: 24)
    let start = arena.bytes.count
    NumberText.append(number, to: &arena.bytes)
    return arena.string(from: start)
  }

  /// A word of the language, stored once.
  mutating func word(_ text: String) -> TemplateValue {
    let symbol = arena.symbol(text)
    return arena.string(symbol)
  }

  /// Concatenates the last strings on the stack.
  ///
  /// It takes no slice of the stack: mutating the stack while a slice is alive would copy the whole
  /// stack. The same applies elsewhere.
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

  /// Concatenates strings.
  mutating func joined(_ parts: [TemplateValue]) throws(TemplateError) -> TemplateValue {
    try reserve(bytes: parts.reduce(0) { $0 + $1.count })
    let start = arena.bytes.count
    for part in parts { append(part) }
    return arena.string(from: start)
  }

  /// Appends a string's bytes to the arena's.
  mutating func append(_ part: TemplateValue) {
    // Appending a slice of the array to itself would copy the whole array.
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

  /// The index in the arena at which a string first occurs in another, at or after `start`.
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
  ///
  /// - Complexity: O(1), after O(bytes) once for non-ASCII text.
  mutating func scalarCount(_ text: TemplateValue) throws(TemplateError) -> Int {
    // In ASCII every byte is a scalar.
    guard text.flags.contains(.nonASCII) else { return text.count }
    try indexScalars(to: text.end)
    return scalarIndex.count(before: text.end, in: arena.bytes)
      - scalarIndex.count(before: text.start, in: arena.bytes)
  }

  /// A substring by scalar indices, which must be in range.
  ///
  /// - Complexity: The same as ``scalarCount(_:)``, plus O(log(bytes) + bytes of the part) for
  ///   non-ASCII text.
  mutating func scalars(
    of text: TemplateValue, _ range: Range<Int>
  ) throws(TemplateError) -> TemplateValue {
    if range.isEmpty { return arena.part(of: text, at: text.start..<text.start) }
    guard text.flags.contains(.nonASCII) else {
      return try part(of: text, at: text.start + range.lowerBound..<text.start + range.upperBound)
    }
    try indexScalars(to: text.end)
    let first = scalarIndex.count(before: text.start, in: arena.bytes)
    let start = scalarIndex.position(of: first + range.lowerBound, in: text.range, arena.bytes)
    let end = scalarIndex.position(of: first + range.upperBound, in: text.range, arena.bytes)
    return try part(of: text, at: start..<end)
  }

  /// A substring by its range in the arena.
  mutating func part(
    of text: TemplateValue, at range: Range<Int>
  ) throws(TemplateError) -> TemplateValue {
    if !text.flags.isEmpty { try spend(range.count >> 4) }
    return arena.part(of: text, at: range)
  }

  private mutating func indexScalars(to end: Int) throws(TemplateError) {
    // A lookup takes about as long as four instructions.
    try spend(4 + scalarIndex.missing(to: end) >> 4)
    scalarIndex.extend(to: end, in: arena.bytes)
  }
}

/// Substring search.
enum ByteSearch {
  /// The index of the first occurrence of a non-empty `needle` in `text`.
  ///
  /// - Complexity: O(needle + text), by the algorithm of Knuth, Morris and Pratt.
  static func first(
    _ needle: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    guard needle.count <= text.count else { return nil }
    guard needle.count > 1 else { return text.firstIndex(of: needle[0]) }
    // The failure function: the length of the longest proper border of each prefix.
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
