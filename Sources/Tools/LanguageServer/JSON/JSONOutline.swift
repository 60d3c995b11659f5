internal import JSONText

/// The parts of a JSON text with their places, as far as a text can be read that is half typed.
///
/// A string ends at its quote or at the end of its line. A comma, colon or bracket may be missing.
/// What `trellis check` says about a text does not depend on this: see `JSONDocument`.
struct JSONOutline {
  /// The kind of a part.
  enum Kind: Hashable {
    case object, array
    /// A string that names a member.
    case name
    /// A string that is a value.
    case string
    /// A number, `true`, `false`, `null`, or something else without quotes.
    case word
  }

  /// A part of the text.
  struct Node {
    var kind: Kind
    /// The bytes, with quotes and brackets.
    var range: Range<Int>
    /// The index of the container; -1 for the root.
    var parent: Int
    /// Of a member's value: the index of its name; otherwise -1.
    var name = -1
    /// The index of the first node behind it and its contents.
    var next = 0
    /// Whether a string has its closing quote, or a container its bracket.
    var isClosed = false
  }

  let bytes: [UInt8]
  /// The parts in the order of the text, containers before their contents.
  private(set) var nodes: [Node] = []

  /// Reads a text.
  ///
  /// - Complexity: O(bytes).
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var reader = Reader(bytes)
    nodes = reader.read()
  }

  // MARK: Strings

  /// The bytes within the quotes of a string.
  func content(of node: Node) -> Range<Int> {
    let end = node.isClosed ? node.range.upperBound - 1 : node.range.upperBound
    return min(node.range.lowerBound + 1, end)..<end
  }

  /// Whether a string has these bytes, without escapes.
  func isText(_ node: Node, _ text: StaticString) -> Bool {
    guard node.kind == .name || node.kind == .string else { return false }
    return bytes[content(of: node)].elementsEqual(
      UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// A string without its escapes.
  func string(of node: Node) -> String {
    let inside = bytes[content(of: node)]
    guard inside.contains(UInt8(ascii: "\\")), node.isClosed else {
      return String(decoding: inside, as: UTF8.self)
    }
    return (try? JSONTree(Array(bytes[node.range])))?.root.string ?? ""
  }

  /// The index of the member with a name in an object.
  ///
  /// - Complexity: O(members).
  func member(_ name: StaticString, of object: Int) -> Int? {
    var index = object + 1
    while index < nodes[object].next {
      let node = nodes[index]
      if node.name >= 0, isText(nodes[node.name], name) { return index }
      index = max(index + 1, node.next)
    }
    return nil
  }

  /// Whether a node is the value of a member with a name.
  func isMember(_ node: Node, _ name: StaticString) -> Bool {
    node.name >= 0 && isText(nodes[node.name], name)
  }

  // MARK: Places

  /// The string or word that contains an offset or ends there.
  ///
  /// - Complexity: O(log nodes).
  func token(at offset: Int) -> Int? {
    guard let index = lastIndex(startingBefore: offset) else { return nil }
    let node = nodes[index]
    switch node.kind {
    case .object, .array: return nil
    case .word: return offset <= node.range.upperBound ? index : nil
    case .name, .string:
      let end = node.isClosed ? node.range.upperBound - 1 : node.range.upperBound
      return offset <= end ? index : nil
    }
  }

  /// The innermost container around an offset; -1 outside of all.
  ///
  /// - Complexity: O(log nodes + depth).
  func container(around offset: Int) -> Int {
    guard var index = lastIndex(startingBefore: offset) else { return -1 }
    while index >= 0 {
      let node = nodes[index]
      let isContainer = node.kind == .object || node.kind == .array
      if isContainer, !node.isClosed || offset < node.range.upperBound { return index }
      index = node.parent
    }
    return -1
  }

  /// The last node that begins before an offset.
  private func lastIndex(startingBefore offset: Int) -> Int? {
    var (low, high) = (0, nodes.count)
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// The names of the members that lead to a node from the root, `nil` for elements of arrays;
  /// `nil` for a node deeper than the limit.
  func path(to node: Int, limit: Int = 64) -> [String?]? {
    var path: [String?] = []
    var index = node
    while index >= 0, nodes[index].parent >= 0 {
      guard path.count < limit else { return nil }
      let name = nodes[index].name
      path.append(name >= 0 ? string(of: nodes[name]) : nil)
      index = nodes[index].parent
    }
    return path.reversed()
  }
}

extension JSONOutline {
  /// Reads the parts of a text.
  private struct Reader {
    private struct Open {
      var node: Int
      var isObject: Bool
      /// The name whose value follows; -1 if there is none.
      var name = -1
      var hasColon = false
    }

    private let bytes: [UInt8]
    private var nodes: [Node] = []
    private var open: [Open] = []
    private var offset = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func read() -> [Node] {
      while offset < bytes.count {
        switch bytes[offset] {
        case UInt8(ascii: "{"), UInt8(ascii: "["): begin()
        case UInt8(ascii: "}"), UInt8(ascii: "]"): end()
        case UInt8(ascii: "\""): readString()
        case UInt8(ascii: ":"):
          if let last = open.indices.last { open[last].hasColon = true }
          offset += 1
        case UInt8(ascii: ","):
          if let last = open.indices.last { forgetName(last) }
          offset += 1
        case 0x20, 0x09, 0x0A, 0x0D: offset += 1
        default: readWord()
        }
      }
      while let last = open.popLast() { close(last.node, isClosed: false) }
      return nodes
    }

    private mutating func forgetName(_ index: Int) {
      open[index].name = -1
      open[index].hasColon = false
    }

    /// Adds a node; a value takes the name before it.
    private mutating func add(_ kind: Kind, _ range: Range<Int>, isClosed: Bool) {
      var node = Node(kind: kind, range: range, parent: open.last?.node ?? -1)
      node.isClosed = isClosed
      if let last = open.indices.last, open[last].isObject {
        if kind == .name {
          open[last].name = nodes.count
        } else {
          node.name = open[last].name
          forgetName(last)
        }
      }
      node.next = nodes.count + 1
      nodes.append(node)
    }

    private mutating func begin() {
      let isObject = bytes[offset] == UInt8(ascii: "{")
      add(isObject ? .object : .array, offset..<offset + 1, isClosed: false)
      open.append(Open(node: nodes.count - 1, isObject: isObject))
      offset += 1
    }

    /// Ends the innermost container with such a bracket, and those in it.
    private mutating func end() {
      let isObject = bytes[offset] == UInt8(ascii: "}")
      offset += 1
      // Only a few levels, so that a text of brackets costs no more than others.
      guard let match = open.suffix(4).lastIndex(where: { $0.isObject == isObject }) else { return }
      while open.count > match + 1, let last = open.popLast() { close(last.node, isClosed: false) }
      if let last = open.popLast() { close(last.node, isClosed: true) }
    }

    private mutating func close(_ node: Int, isClosed: Bool) {
      nodes[node].range = nodes[node].range.lowerBound..<offset
      nodes[node].next = nodes.count
      nodes[node].isClosed = isClosed
    }

    private mutating func readString() {
      let start = offset
      var isClosed = false
      offset += 1
      while offset < bytes.count, !isClosed, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
        isClosed = bytes[offset] == UInt8(ascii: "\"")
        let isEscape = bytes[offset] == UInt8(ascii: "\\")
        let isPair = isEscape && offset + 1 < bytes.count && bytes[offset + 1] >= 0x20
        offset += isPair ? 2 : 1
      }
      let isName = open.last.map { $0.isObject && !$0.hasColon } ?? false
      add(isName ? .name : .string, start..<offset, isClosed: isClosed)
    }

    private mutating func readWord() {
      let start = offset
      while offset < bytes.count, !Self.endsWord(bytes[offset]) { offset += 1 }
      let isName = open.last.map { $0.isObject && !$0.hasColon } ?? false
      // A word in the place of a name takes none.
      if isName, let last = open.indices.last { open[last].name = -1 }
      add(.word, start..<offset, isClosed: true)
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "\""),
        UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"):
        true
      default: false
      }
    }
  }
}
