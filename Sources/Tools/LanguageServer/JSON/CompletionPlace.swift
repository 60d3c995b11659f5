internal import TextBytes

/// The place of the cursor in a JSON text that may be half typed.
struct CompletionPlace {
  /// What can stand there.
  enum Expectation {
    /// A member of the object at a path, which has some members already. The colon may be missing.
    case memberName([String?], present: TextSet, needsColon: Bool)
    /// A value at a path.
    case value([String?])
    /// The id of a view or guide as a value.
    case viewName
    /// The name of a view or guide within constraint text.
    case nameInText
    /// The anchor behind a period within constraint text.
    case anchor
  }

  let outline: JSONOutline
  let expectation: Expectation
  /// The bytes to replace.
  private(set) var range: Range<Int>

  /// Finds what can stand at an offset; `nil` if nothing can be said.
  ///
  /// - Complexity: O(bytes).
  init?(_ outline: JSONOutline, _ offset: Int) {
    self.outline = outline
    let token = outline.token(at: offset)
    let container = token.map { outline.nodes[$0].parent } ?? outline.container(around: offset)
    guard container >= 0, let path = outline.path(to: container) else { return nil }
    range = token.map { outline.nodes[$0].range } ?? offset..<offset
    let isObject = outline.nodes[container].kind == .object
    if let token {
      let node = outline.nodes[token]
      let isName = node.kind == .name || node.kind == .word && isObject && node.name < 0
      guard !isName else {
        expectation = Self.member(outline, path, container, besides: token)
        return
      }
      if let (expected, word) = Self.placeInText(outline, token, offset) {
        expectation = expected
        range = word
        return
      }
      let name = node.name >= 0 ? outline.string(of: outline.nodes[node.name]) : nil
      expectation =
        outline.role(of: token) == .reference ? .viewName : .value(path + [name])
      return
    }
    switch outline.lastByte(before: offset) {
    case UInt8(ascii: "{") where isObject, UInt8(ascii: ",") where isObject:
      expectation = Self.member(outline, path, container, besides: nil)
    case UInt8(ascii: ":") where isObject:
      guard let name = outline.lastName(before: offset, in: container) else { return nil }
      expectation = .value(path + [outline.string(of: outline.nodes[name])])
    case UInt8(ascii: "[") where !isObject, UInt8(ascii: ",") where !isObject:
      expectation = .value(path + [nil])
    default: return nil
    }
  }

  private static func member(
    _ outline: JSONOutline, _ path: [String?], _ container: Int, besides token: Int?
  ) -> Expectation {
    var present: TextSet = []
    var index = container + 1
    while index < outline.nodes[container].next {
      let node = outline.nodes[index]
      if node.kind == .name, index != token { _ = present.insert(outline.string(of: node)) }
      index = max(index + 1, node.next)
    }
    let end = token.map { outline.nodes[$0].range.upperBound }
    let hasColon = end.map { outline.firstByte(from: $0) == UInt8(ascii: ":") } ?? false
    return .memberName(path, present: present, needsColon: !hasColon)
  }

  /// The word at an offset in constraint text or an anchor.
  private static func placeInText(
    _ outline: JSONOutline, _ token: Int, _ offset: Int
  ) -> (Expectation, Range<Int>)? {
    let role = outline.role(of: token)
    guard role == .constraintText || role == .path else { return nil }
    let content = outline.content(of: outline.nodes[token])
    guard content.lowerBound <= offset, offset <= content.upperBound else { return nil }
    var start = offset
    // An anchor may have an area and another period.
    while start > content.lowerBound, isOfWord(outline.bytes[start - 1]) { start -= 1 }
    var end = offset
    while end < content.upperBound, isOfWord(outline.bytes[end]) { end += 1 }
    let word = outline.bytes[start..<offset]
    if start > content.lowerBound, outline.bytes[start - 1] == UInt8(ascii: "'"),
      word.first == UInt8(ascii: ".")
    {
      return role == .constraintText ? (.anchor, start + 1..<end) : nil
    }
    guard let period = word.firstIndex(of: UInt8(ascii: ".")) else {
      let first = outline.bytes[start..<end].firstIndex(of: UInt8(ascii: ".")) ?? end
      return (.nameInText, start..<first)
    }
    return role == .constraintText ? (.anchor, period + 1..<end) : nil
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "."): true
    default: false
    }
  }
}

extension JSONOutline {
  /// The byte before the white space before an offset; 0 at the start.
  fileprivate func lastByte(before offset: Int) -> UInt8 {
    bytes[..<offset].last { !Self.isBlank($0) } ?? 0
  }

  /// The byte behind the white space from an offset on; 0 at the end.
  fileprivate func firstByte(from offset: Int) -> UInt8 {
    bytes[offset...].first { !Self.isBlank($0) } ?? 0
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// The last name of an object's member before an offset.
  fileprivate func lastName(before offset: Int, in container: Int) -> Int? {
    var found: Int?
    var index = container + 1
    while index < nodes[container].next, nodes[index].range.lowerBound < offset {
      if nodes[index].kind == .name { found = index }
      index = max(index + 1, nodes[index].next)
    }
    return found
  }
}
