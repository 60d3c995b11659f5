internal import Checking

/// The members and values that can stand at a place of a `.trellis.yml`.
struct ConfigurationCompletion {
  private(set) var entries: [Completion.Entry] = []
  /// The bytes of the word at the place.
  let range: Range<Int>

  /// Finds what can stand at an offset, by the line and those above it that enclose it.
  ///
  /// - Complexity: O(offset).
  init(_ bytes: [UInt8], _ offset: Int) {
    var start = offset
    while start > 0, Self.isOfWord(bytes[start - 1]) { start -= 1 }
    var end = offset
    while end < bytes.count, Self.isOfWord(bytes[end]) { end += 1 }
    range = start..<end
    let lines = bytes[..<start].split(separator: 0x0A, omittingEmptySubsequences: false)
    guard let line = lines.last else { return }
    let indentation = line.prefix { $0 == 0x20 }.count
    let before = line.dropFirst(indentation)
    let own = Self.key(in: before)
    let parent = Self.key(above: indentation, in: lines.dropLast())
    let isName = own == nil && before.allSatisfy { $0 == 0x20 || $0 == UInt8(ascii: "-") }
    switch (own ?? parent, isName) {
    case (nil, true) where indentation == 0: add(ConfigurationFile.members, suffix: ": ")
    case ("rules"?, true):
      for rule in Rule.allCases {
        entries.append(
          .init(
            label: rule.rawValue, kind: .property, newText: "\(rule.rawValue): ",
            documentation: rule.summary))
      }
    case ("suppress"?, true): add(["file", "rule", "view"], suffix: ": ")
    case ("fail-on"?, false), ("severity"?, false): add(Self.severities)
    case ("directions"?, _): add(["ltr", "rtl"])
    case ("rule"?, false): add(Rule.allCases.filter(\.isSuppressible).map(\.rawValue))
    case (_?, false) where parent == "rules": add(Self.severities)
    default: break
    }
  }

  private static let severities = Severity.allCases.map(\.rawValue)

  private mutating func add(_ words: [String], suffix: String = "") {
    let kind = suffix.isEmpty ? Completion.Entry.Kind.value : .property
    entries += words.map { .init(label: $0, kind: kind, newText: $0 + suffix) }
  }

  /// The name before the colon of a line.
  private static func key(in line: ArraySlice<UInt8>) -> String? {
    let text = line.drop { $0 == 0x20 || $0 == UInt8(ascii: "-") }
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    return String(decoding: text[..<colon], as: UTF8.self)
  }

  /// The name of the last line above with less indentation.
  private static func key(
    above indentation: Int, in lines: ArraySlice<ArraySlice<UInt8>>
  ) -> String? {
    for line in lines.reversed() {
      let depth = line.prefix { $0 == 0x20 }.count
      guard depth < indentation, let key = key(in: line.dropFirst(depth)) else { continue }
      return key
    }
    return nil
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
