extension JSONTree {
  /// A value of the tree, or the name of a member.
  package struct Value: Sendable {
    private let tree: JSONTree
    private let index: Int

    init(_ tree: JSONTree, at index: Int) {
      self.tree = tree
      self.index = index
    }

    private var node: Node { tree.nodes[index] }
    private var first: UInt8 { tree.bytes[Int(node.start)] }

    /// The text of the value.
    package var text: ArraySlice<UInt8> { tree.bytes[Int(node.start)..<Int(node.end)] }

    /// Whether it is `null`.
    package var isNull: Bool { first == UInt8(ascii: "n") }

    /// A Boolean; `nil` for other kinds.
    package var bool: Bool? {
      switch first {
      case UInt8(ascii: "t"): true
      case UInt8(ascii: "f"): false
      default: nil
      }
    }

    /// A string; `nil` for other kinds, and for half of a surrogate pair.
    package var string: String? {
      first == UInt8(ascii: "\"") ? JSONEscape.unescaped(text.dropFirst().dropLast()) : nil
    }

    /// The text of a number; `nil` for other kinds.
    package var digits: String? {
      first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
        ? String(decoding: text, as: UTF8.self) : nil
    }

    /// A number as the nearest `Double`, infinite if it is too large; `nil` for other kinds.
    package var number: Double? { digits.flatMap { Double($0) } }

    // MARK: Containers

    /// Whether it is an array.
    package var isArray: Bool { first == UInt8(ascii: "[") }
    /// Whether it is an object.
    package var isObject: Bool { first == UInt8(ascii: "{") }

    /// The elements of an array; none for other kinds.
    package var elements: Elements { Elements(self, from: isArray ? index + 1 : nil) }

    /// The members of an object in the order of the text; none for other kinds.
    ///
    /// - Complexity: O(members).
    package var members: [(name: Value, value: Value)] {
      var members: [(name: Value, value: Value)] = []
      var names = Elements(self, from: isObject ? index + 1 : nil)
      while let name = names.next(), let value = names.next() { members.append((name, value)) }
      return members
    }

    /// The member with a name, the last if several have it; `nil` if there is none.
    ///
    /// - Complexity: O(members).
    package subscript(name: String) -> Value? {
      var member: Value?
      var names = Elements(self, from: isObject ? index + 1 : nil)
      while let found = names.next(), let value = names.next() {
        if found.isString(name) { member = value }
      }
      return member
    }

    /// Whether this is the string `other`, byte by byte.
    package func isString(_ other: String) -> Bool {
      string?.utf8.elementsEqual(other.utf8) == true
    }

    /// The values in a container in the order of the text. For an object, these are its names and
    /// values in turns.
    package struct Elements: Sequence, IteratorProtocol {
      private let tree: JSONTree
      private var upcoming: Int
      private let end: Int

      fileprivate init(_ container: Value, from start: Int?) {
        tree = container.tree
        end = Int(container.node.next)
        upcoming = start ?? end
      }

      package mutating func next() -> Value? {
        guard upcoming < end else { return nil }
        let value = Value(tree, at: upcoming)
        upcoming = Int(value.node.next)
        return value
      }
    }
  }
}
