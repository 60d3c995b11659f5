internal import JSONText
internal import ConstraintLayout
public import InterfaceBuilder

/// A change of a document that preserves its formatting.
public enum DocumentFix: Hashable, Sendable {
  /// Sets the priority of the constraint at a JSON Pointer.
  case priority(pointer: String, Double)
  /// Adds a constraint, given as text.
  case constraint(String)
  /// Changes an Interface Builder document.
  case interface(DocumentEdit)

  /// A replacement of a range of bytes.
  private struct Replacement {
    var range: Range<Int>
    var text: String
  }

  /// The document with changes.
  ///
  /// - Parameters:
  ///   - fixes: The changes; duplicates count once.
  ///   - bytes: The document, which must be valid.
  /// - Returns: The changed document, and the number of changes. A constraint whose text already
  ///   states a priority, or has a comment, is left unchanged.
  /// - Complexity: O(bytes + fixes · log fixes).
  public static func apply(_ fixes: [DocumentFix], to bytes: [UInt8]) -> ([UInt8], count: Int) {
    let edits = fixes.compactMap { fix in
      if case .interface(let edit) = fix { edit } else { nil }
    }
    guard edits.isEmpty else {
      return (try? DocumentEdit.apply(edits, to: bytes)) ?? (bytes, 0)
    }
    var map = JSONPlaces(bytes)
    var replacements: [Replacement] = []
    var added: [String] = []
    var seen: Set<DocumentFix> = []
    for fix in fixes where seen.insert(fix).inserted {
      switch fix {
      case .priority(let pointer, let priority):
        if let replacement = replacement(of: pointer, priority, bytes, &map) {
          replacements.append(replacement)
        }
      case .constraint(let text): added.append(text)
      case .interface: break
      }
    }
    let count = replacements.count + added.count
    if !added.isEmpty { replacements.append(addition(of: added, bytes, &map)) }
    var result = bytes
    for replacement in replacements.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      result.replaceSubrange(replacement.range, with: Array(replacement.text.utf8))
    }
    return (result, count)
  }

  /// The place of a value; `nil` if it is missing, in which case the map has that of an ancestor.
  private static func place(
    _ pointer: String, in parent: Range<Int>, _ map: inout JSONPlaces
  ) -> Range<Int>? {
    guard let value = map.place(of: pointer)?.value, value != parent,
      parent.lowerBound <= value.lowerBound
    else { return nil }
    return value
  }

  private static func replacement(
    of pointer: String, _ priority: Double, _ bytes: [UInt8], _ map: inout JSONPlaces
  ) -> Replacement? {
    guard let constraint = map.place(of: pointer)?.value, constraint.count >= 2 else { return nil }
    let number = NumberText.string(priority)
    func isPlain(_ text: Range<Int>) -> Bool {
      !bytes[text].contains { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "@") }
    }
    if bytes[constraint.lowerBound] == UInt8(ascii: "\"") {
      guard isPlain(constraint) else { return nil }
      let end = constraint.upperBound - 1
      return Replacement(range: end..<end, text: " @ \(number)")
    }
    guard bytes[constraint.lowerBound] == UInt8(ascii: "{") else { return nil }
    if let old = place("\(pointer)/priority", in: constraint, &map) {
      return Replacement(range: old, text: number)
    }
    if let text = place("\(pointer)/text", in: constraint, &map), !isPlain(text) { return nil }
    let end = endOfContent(constraint, bytes)
    return Replacement(range: end..<end, text: ", \"priority\": \(number)")
  }

  /// The offset after the last byte in a container that is not white space.
  private static func endOfContent(_ container: Range<Int>, _ bytes: [UInt8]) -> Int {
    var end = container.upperBound - 1
    while end > container.lowerBound + 1, isSpace(bytes[end - 1]) { end -= 1 }
    return end
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private static func addition(
    of texts: [String], _ bytes: [UInt8], _ map: inout JSONPlaces
  ) -> Replacement {
    let strings = texts.map { text in
      var json = JSONWriter()
      json.string(text)
      return String(decoding: json.bytes, as: UTF8.self)
    }
    let root = map.place(of: "")?.value ?? 0..<bytes.count
    guard let list = place("/constraints", in: root, &map) else {
      let end = endOfContent(root, bytes)
      return Replacement(
        range: end..<end, text: ", \"constraints\": [\(strings.joined(separator: ", "))]")
    }
    let end = endOfContent(list, bytes)
    guard let last = lastElement(of: list, &map) else {
      return Replacement(range: end..<end, text: strings.joined(separator: ", "))
    }
    // After an element on its own line, new elements also go on their own lines.
    let lineStart = bytes[..<last.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let indentation = bytes[lineStart..<last.lowerBound]
    let standsAlone = indentation.allSatisfy(isSpace) && lineStart > list.lowerBound
    let isAfterReturn = lineStart > 1 && bytes[lineStart - 2] == UInt8(ascii: "\r")
    let lineEnd = isAfterReturn ? "\r\n" : "\n"
    let separator =
      standsAlone ? "," + lineEnd + String(decoding: indentation, as: UTF8.self) : ", "
    return Replacement(
      range: end..<end, text: strings.map { separator + $0 }.joined())
  }

  private static func lastElement(
    of list: Range<Int>, _ map: inout JSONPlaces
  ) -> Range<Int>? {
    var last: Range<Int>?
    var index = 0
    while let element = place("/constraints/\(index)", in: list, &map) {
      last = element
      index += 1
    }
    return last
  }
}
