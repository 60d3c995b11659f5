/// Maps JSON Pointers to the byte ranges of values in a JSON text.
///
/// The parser keeps no offsets. To show a value in its file, a message scans the text once more.
/// The scan expects text that a ``JSONDocument`` has accepted; in other text it finds as much as it
/// can, and never traps. Nothing recurses on the depth of the text.
package struct JSONSourceMap {
  /// The byte ranges of a value and of the name before it.
  package struct Place: Hashable, Sendable {
    /// The bytes of the value.
    package var value: Range<Int>
    /// The bytes of the member's name including quotes; `nil` for elements and the root.
    package var name: Range<Int>?
  }

  /// The values in text order, each container before its contents.
  private struct Node {
    var start: Int
    var end: Int
    /// The offset and the end of the name; -1 if there is none.
    var nameStart: Int
    var nameEnd: Int
    /// The index of the first node after the value and its contents.
    var next: Int
    var isArray: Bool
  }

  private let bytes: [UInt8]
  private var nodes: [Node] = []
  /// The elements of arrays and the members of objects, by node index. Both are built when a
  /// pointer first leads through a container.
  private var elements: [Int: [Int]] = [:]
  private var members: [Int: [ArraySlice<UInt8>: Int]] = [:]

  /// Scans a text.
  ///
  /// - Complexity: O(bytes).
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    scan()
  }

  /// The number of values.
  package var valueCount: Int { nodes.count }

  /// The place of the value that a JSON Pointer names, or of its closest existing ancestor.
  ///
  /// - Complexity: O(length of the pointer), and once for each container on the way O(members).
  package mutating func place(of pointer: String) -> Place? {
    guard !nodes.isEmpty else { return nil }
    var node = 0
    for token in Array(pointer.utf8).split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false
    ).dropFirst() {
      guard let next = child(of: node, Self.unescaped(token)) else { break }
      node = next
    }
    let found = nodes[node]
    let name = found.nameStart < 0 ? nil : found.nameStart..<found.nameEnd
    return Place(value: found.start..<found.end, name: name)
  }

  private mutating func child(of node: Int, _ token: ArraySlice<UInt8>) -> Int? {
    if nodes[node].isArray {
      guard let index = Int(String(decoding: token, as: UTF8.self)) else { return nil }
      if elements[node] == nil { elements[node] = Array(children(of: node)) }
      guard let list = elements[node], list.indices.contains(index) else { return nil }
      return list[index]
    }
    if members[node] == nil {
      var table: [ArraySlice<UInt8>: Int] = [:]
      for child in children(of: node) where nodes[child].nameStart >= 0 {
        table[decodedName(of: child)] = child
      }
      members[node] = table
    }
    return members[node]?[token]
  }

  private func children(of node: Int) -> UnfoldSequence<Int, Int> {
    let end = nodes[node].next
    return sequence(state: node + 1) { next in
      guard next < end else { return nil }
      defer { next = nodes[next].next }
      return next
    }
  }

  // MARK: Scanning

  private mutating func scan() {
    var open: [Int] = []
    var name = -1..<(-1)
    var index = 0
    while index < bytes.count {
      let start = index
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        open.append(nodes.count)
        append(start, name, isArray: bytes[index] == UInt8(ascii: "["))
        name = -1..<(-1)
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        index += 1
        if let node = open.popLast() { close(node, at: index) }
        name = -1..<(-1)
      case UInt8(ascii: "\""):
        index = endOfString(from: index)
        let isName =
          name.lowerBound < 0 && open.last.map { !nodes[$0].isArray } == true
        if isName {
          name = start..<index
        } else {
          append(start, name, isArray: false)
          close(nodes.count - 1, at: index)
          name = -1..<(-1)
        }
      case UInt8(ascii: ","), UInt8(ascii: ":"), 0x09, 0x0A, 0x0D, 0x20:
        index += 1
      default:
        while index < bytes.count, !Self.endsScalar(bytes[index]) { index += 1 }
        append(start, name, isArray: false)
        close(nodes.count - 1, at: index)
        name = -1..<(-1)
      }
    }
    while let node = open.popLast() { close(node, at: bytes.count) }
  }

  private mutating func append(_ start: Int, _ name: Range<Int>, isArray: Bool) {
    nodes.append(
      Node(
        start: start, end: start, nameStart: name.lowerBound, nameEnd: name.upperBound,
        next: nodes.count + 1, isArray: isArray))
  }

  private mutating func close(_ node: Int, at end: Int) {
    nodes[node].end = end
    nodes[node].next = nodes.count
  }

  private func endOfString(from start: Int) -> Int {
    var index = start + 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""): return index + 1
      case UInt8(ascii: "\\"): index += 2
      default: index += 1
      }
    }
    return bytes.count
  }

  private static func endsScalar(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\""), 0x09, 0x0A, 0x0D, 0x20:
      true
    default: false
    }
  }

  // MARK: Escapes

  private func decodedName(of node: Int) -> ArraySlice<UInt8> {
    let quoted = bytes[nodes[node].nameStart..<nodes[node].nameEnd]
    let text = quoted.dropFirst().dropLast(quoted.count > 1 ? 1 : 0)
    guard text.contains(UInt8(ascii: "\\")) else { return text }
    return Self.decoded(text)
  }

  /// The text of a JSON string with its escapes decoded.
  private static func decoded(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var result: [UInt8] = []
    var index = text.startIndex
    var high: UInt32?
    while index < text.endIndex {
      guard text[index] == UInt8(ascii: "\\"), index + 1 < text.endIndex else {
        result.append(text[index])
        index += 1
        continue
      }
      let kind = text[index + 1]
      index += 2
      guard kind == UInt8(ascii: "u") else {
        result.append(plainEscapes[kind] ?? kind)
        continue
      }
      let end = min(index + 4, text.endIndex)
      let unit = UInt32(String(decoding: text[index..<end], as: UTF8.self), radix: 16) ?? 0xFFFD
      index = end
      if (0xD800..<0xDC00).contains(unit) {
        high = unit
        continue
      }
      var scalar = unit
      if let first = high, (0xDC00..<0xE000).contains(unit) {
        scalar = 0x10000 + (first - 0xD800) << 10 + (unit - 0xDC00)
      }
      high = nil
      result.append(contentsOf: String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8)
    }
    return result[...]
  }

  private static let plainEscapes: [UInt8: UInt8] = [
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "t"): 0x09, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "f"): 0x0C, UInt8(ascii: "r"): 0x0D,
  ]

  /// A JSON Pointer token with its escapes decoded (RFC 6901).
  private static func unescaped(_ token: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard token.contains(UInt8(ascii: "~")) else { return token }
    var result: [UInt8] = []
    var index = token.startIndex
    while index < token.endIndex {
      let byte = token[index]
      if byte == UInt8(ascii: "~"), index + 1 < token.endIndex {
        result.append(token[index + 1] == UInt8(ascii: "1") ? UInt8(ascii: "/") : byte)
        index += 2
      } else {
        result.append(byte)
        index += 1
      }
    }
    return result[...]
  }
}
