// Each module that handles clients' strings contains this file, as a link to the one in
// `TextBytes`. Members declared in a module take precedence over the standard library's, so `==`,
// `switch`, `contains` and so on compare bytes throughout the module, and no file can forget it.
// Derived conformances compare and hash bytes, too. Dictionaries and sets with string keys still
// use the standard library: see `TextDictionary` and `TextSet`.
//
// Swift's own comparison sorts combining marks, in time quadratic in their number.

/// Compares the bytes of two texts.
///
/// - Complexity: O(bytes).
private func isEqual(_ first: some StringProtocol, _ second: some StringProtocol) -> Bool {
  first.utf8.withContiguousStorageIfAvailable { first in
    second.utf8.withContiguousStorageIfAvailable { second in
      first.count == second.count && first.elementsEqual(second)
    }
  }.flatMap { $0 } ?? first.utf8.elementsEqual(second.utf8)
}

extension String {
  static func == (first: String, second: String) -> Bool { isEqual(first, second) }
  static func != (first: String, second: String) -> Bool { !isEqual(first, second) }
  static func ~= (pattern: String, value: String) -> Bool { isEqual(pattern, value) }
  static func < (first: String, second: String) -> Bool {
    first.utf8.lexicographicallyPrecedes(second.utf8)
  }

  func hasPrefix(_ prefix: String) -> Bool { utf8.starts(with: prefix.utf8) }
  func hasSuffix(_ suffix: String) -> Bool { utf8.reversed().starts(with: suffix.utf8.reversed()) }
}

extension String? {
  static func == (first: String?, second: String?) -> Bool {
    switch (first, second) {
    case (let first?, let second?): isEqual(first, second)
    case (nil, nil): true
    default: false
    }
  }

  static func ~= (pattern: String, value: String?) -> Bool { value == pattern }
  static func != (first: String?, second: String?) -> Bool { !(first == second) }
  static func == (first: String?, second: String) -> Bool {
    first.map { isEqual($0, second) } ?? false
  }
  static func != (first: String?, second: String) -> Bool { !(first == second) }
}

extension Substring {
  static func == (first: Substring, second: String) -> Bool { isEqual(first, second) }
  static func == (first: Substring, second: Substring) -> Bool { isEqual(first, second) }

  func hasPrefix(_ prefix: String) -> Bool { utf8.starts(with: prefix.utf8) }
  func hasSuffix(_ suffix: String) -> Bool { utf8.reversed().starts(with: suffix.utf8.reversed()) }
}

extension StringProtocol {
  static func == <Other: StringProtocol>(first: Self, second: Other) -> Bool {
    isEqual(first, second)
  }
}

extension StringProtocol where SubSequence == Substring {
  /// Whether the bytes of a character are part of the text.
  func contains(_ character: Character) -> Bool { firstIndex(of: character) != nil }

  /// The first position of a character's bytes.
  func firstIndex(of character: Character) -> Index? {
    character.onlyByte.map { utf8.firstIndex(of: $0) }
      ?? firstRange(of: String(character))?.lowerBound
  }

  /// The last position of a character's bytes.
  func lastIndex(of character: Character) -> Index? {
    character.onlyByte.map { self[...].utf8.lastIndex(of: $0) }
      ?? lastPlace(of: String(character))
  }
}

extension Character {
  /// The byte of a single-byte character. `\r\n` is one character, but has two bytes.
  fileprivate var onlyByte: UInt8? { utf8.count == 1 ? utf8.first : nil }
}

extension String {
  /// The parts between separators.
  func split(
    separator: Character, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
  ) -> [Substring] {
    self[...].split(
      separator: separator, maxSplits: maxSplits,
      omittingEmptySubsequences: omittingEmptySubsequences)
  }
}

extension Substring {
  /// The parts between separators.
  func split(
    separator: Character, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
  ) -> [Substring] {
    if let byte = separator.onlyByte {
      return utf8.split(
        separator: byte, maxSplits: maxSplits,
        omittingEmptySubsequences: omittingEmptySubsequences
      ).map { Substring($0) }
    }
    var (parts, rest) = ([Substring](), self)
    while parts.count < maxSplits, let found = rest.firstRange(of: String(separator)) {
      let part = rest[..<found.lowerBound]
      if !(omittingEmptySubsequences && part.isEmpty) { parts.append(part) }
      rest = rest[found.upperBound...]
    }
    if !(omittingEmptySubsequences && rest.isEmpty) { parts.append(rest) }
    return parts
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The first range of a short text's bytes.
  func firstRange(of text: String) -> Range<Index>? {
    let (bytes, wanted) = (self[...].utf8, Array(text.utf8))
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let rest = bytes[start...]
      if rest.starts(with: wanted) {
        return start..<bytes.index(start, offsetBy: wanted.count)
      }
      bytes.formIndex(after: &start)
    }
    return nil
  }

  /// Whether this text contains the bytes of a short text.
  func contains(_ text: String) -> Bool { text.isEmpty || firstRange(of: text) != nil }

  /// The start of the last occurrence of a short text's bytes.
  func lastPlace(of text: String) -> Index? {
    let (bytes, wanted) = (self[...].utf8, Array(text.utf8))
    var start = bytes.endIndex
    while start > bytes.startIndex {
      bytes.formIndex(before: &start)
      if bytes[start...].starts(with: wanted) { return start }
    }
    return nil
  }
}

extension Sequence<String> {
  func contains(_ text: String) -> Bool { contains { isEqual($0, text) } }
  func sorted() -> [String] { sorted { $0 < $1 } }
  func min() -> String? { self.min { $0 < $1 } }
}

extension [String] {
  static func == (first: [String], second: [String]) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { isEqual($0, $1) }
  }
}

extension Sequence<Substring> {
  func contains(_ text: String) -> Bool { contains { isEqual($0, text) } }
}

extension Collection<String> {
  func firstIndex(of text: String) -> Index? { firstIndex { isEqual($0, text) } }
}

extension Hasher {
  mutating func combine(_ text: String) {
    var text = text
    text.withUTF8 { combine(bytes: UnsafeRawBufferPointer($0)) }
    combine(UInt8.max)
  }

  mutating func combine(_ text: String?) {
    combine(text != nil)
    if let text { combine(text) }
  }
}
