/// A parsed JSON text: its values in the order of the text, in one flat array.
///
/// Parsing is RFC 8259. Trailing bytes, a byte order mark and ill-formed UTF-8 are errors. Nothing
/// recurses on the depth of the text.
package struct JSONTree: Sendable {
  /// The location of a value, or of the name of a member.
  struct Node {
    /// The offset of its first byte, which determines its kind.
    var start: Int32
    /// The offset after its last byte.
    var end: Int32
    /// The index of the first node after it and its contents.
    var next: Int32
  }

  /// The rules beyond the grammar.
  package struct Rules: Sendable {
    /// The most levels of nested arrays and objects.
    package var depthLimit: Int
    /// Whether an object may have a name twice, and a string half of a surrogate pair.
    package var allowsAmbiguity: Bool

    /// The rules that the service applies to requests.
    package static let strict = Rules(depthLimit: 2_100, allowsAmbiguity: false)
    /// The grammar alone.
    package static let lenient = Rules(depthLimit: .max, allowsAmbiguity: true)
  }

  /// The reason that a text is refused.
  package struct SyntaxError: Error {
    /// The offset in bytes.
    package let offset: Int
    /// The reason in words.
    package let message: String
  }

  /// The text.
  package let bytes: [UInt8]
  /// The values and names. The first is the root.
  let nodes: [Node]

  /// Parses a text.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - rules: The rules beyond the grammar.
  /// - Throws: The first error in the text.
  /// - Complexity: O(length), expected: the names of large objects are hashed with a seed of the
  ///   process. Up to six bytes of memory for each byte of the text and, where names may not
  ///   repeat, sixteen for each name of the object with the most names.
  package init(_ bytes: [UInt8], _ rules: Rules = .strict) throws(SyntaxError) {
    guard bytes.count < Int32.max else {
      throw SyntaxError(offset: 0, message: "the text is longer than 2 GiB")
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw SyntaxError(offset: 0, message: "the text is not UTF-8")
    }
    self.bytes = bytes
    nodes = try bytes.withUnsafeBufferPointer { (text) throws(SyntaxError) in
      var parser = JSONParser(text, rules)
      return try parser.parse()
    }
    if !rules.allowsAmbiguity, let node = repeatedName {
      throw SyntaxError(offset: Int(node.start), message: "an object has this name twice")
    }
  }

  /// The whole value.
  package var root: Value { Value(self, at: 0) }

  // MARK: Names

  /// The most names that are compared pairwise, which is faster than hashing them.
  private static let pairwiseLimit = 8

  /// The first name that an object has twice, at its second occurrence.
  private var repeatedName: Node? {
    var names: [ArraySlice<UInt8>] = []
    for object in nodes.indices where bytes[Int(nodes[object].start)] == UInt8(ascii: "{") {
      names.removeAll(keepingCapacity: true)
      var known: Set<ArraySlice<UInt8>> = []
      var index = object + 1
      while index < Int(nodes[object].next) {
        let name = name(nodes[index])
        if names.count < Self.pairwiseLimit {
          if names.contains(name) { return nodes[index] }
          names.append(name)
        } else {
          if known.isEmpty { known = Set(names) }
          guard known.insert(name).inserted else { return nodes[index] }
        }
        index = Int(nodes[index + 1].next)
      }
    }
    return nil
  }

  /// The bytes of a string without its escapes.
  func name(_ node: Node) -> ArraySlice<UInt8> {
    let inside = bytes[Int(node.start) + 1..<Int(node.end) - 1]
    guard inside.contains(UInt8(ascii: "\\")) else { return inside }
    return ArraySlice((JSONEscape.unescaped(inside) ?? "").utf8)
  }
}
