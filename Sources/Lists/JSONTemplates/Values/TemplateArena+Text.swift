extension TemplateArena {
  // MARK: Strings

  /// Makes a string from a copy of bytes.
  mutating func string(_ text: UnsafeBufferPointer<UInt8>) -> TemplateValue {
    let start = bytes.count
    bytes.append(contentsOf: text)
    return string(from: start)
  }

  /// Makes a string from a copy of a text.
  mutating func string(_ text: String) -> TemplateValue {
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    return string(from: start)
  }

  /// Makes a string from the bytes appended since `start`.
  func string(from start: Int) -> TemplateValue { string(at: start..<bytes.count) }

  /// Makes a string from a range of the bytes.
  ///
  /// - Complexity: O(bytes).
  func string(at range: Range<Int>) -> TemplateValue {
    let flags = bytes.withUnsafeBufferPointer {
      Bytes.flags(of: UnsafeBufferPointer(rebasing: $0[range]))
    }
    return string(at: range, flags)
  }

  /// Makes a substring of another string.
  ///
  /// - Complexity: O(1); O(bytes) if the other string is not ASCII or contains a `$`.
  func part(of text: TemplateValue, at range: Range<Int>) -> TemplateValue {
    text.flags.isEmpty ? string(at: range, []) : string(at: range)
  }

  private func string(at range: Range<Int>, _ flags: TemplateValue.Flags) -> TemplateValue {
    TemplateValue(
      bits: UInt64(range.lowerBound), length: UInt32(truncatingIfNeeded: range.count),
      kind: .string, flags: flags)
  }

  /// A copy of a string's text.
  func text(_ value: TemplateValue) -> String {
    String(decoding: bytes[value.range], as: UTF8.self)
  }

  /// A copy of a name's text.
  func text(_ name: Symbol) -> String { text(symbols.names[Int(name)]) }

  func withBytes<Result>(
    of value: TemplateValue, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[value.range])) }
  }

  /// Whether two strings are equal byte for byte.
  func areEqualStrings(_ a: TemplateValue, _ b: TemplateValue) -> Bool {
    guard a.length == b.length else { return false }
    return a.bits == b.bits || commonPrefix(a, b) == a.count
  }

  /// Whether a string precedes another in the order of Unicode scalars, which equals the order of
  /// UTF-8 bytes.
  func precedes(_ a: TemplateValue, _ b: TemplateValue) -> Bool {
    let common = commonPrefix(a, b)
    guard common < a.count, common < b.count else { return a.count < b.count }
    return bytes[a.start + common] < bytes[b.start + common]
  }

  func commonPrefix(_ a: TemplateValue, _ b: TemplateValue) -> Int {
    if a.bits == b.bits { return min(a.count, b.count) }
    return bytes.withUnsafeBytes {
      Bytes.commonPrefix(
        UnsafeRawBufferPointer(rebasing: $0[a.range]), UnsafeRawBufferPointer(rebasing: $0[b.range])
      )
    }
  }

  // MARK: Names

  /// The symbol of a name.
  mutating func symbol(_ name: UnsafeBufferPointer<UInt8>) -> Symbol {
    if let known = symbols.find(name, in: bytes) { return known }
    return symbols.symbol(of: string(name), in: bytes)
  }

  /// The symbol of a name.
  mutating func symbol(_ name: String) -> Symbol {
    var name = name
    return name.withUTF8 { symbol($0) }
  }

  /// The symbol of a string of this arena, added if it is new.
  mutating func symbol(of string: TemplateValue) -> Symbol {
    symbols.symbol(of: string, in: bytes)
  }

  /// The symbol of a string of this arena if any member or variable has that name, otherwise `nil`.
  mutating func knownSymbol(of string: TemplateValue) -> Symbol? {
    symbols.find(string, in: bytes)
  }

  /// A name as a string.
  func string(_ name: Symbol) -> TemplateValue { symbols.names[Int(name)] }

  // MARK: Members

  /// The value of an object's member, or `nil`.
  ///
  /// - Complexity: O(1) on average; O(members) for the first lookup in a large object.
  mutating func member(_ name: Symbol, of object: TemplateValue) -> TemplateValue? {
    if object.count > MemberIndexes.linearLimit {
      return indexes.find(name, in: object, members).map { members[$0].value }
    }
    for index in object.range where members[index].name == name { return members[index].value }
    return nil
  }
}
