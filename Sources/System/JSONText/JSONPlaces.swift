/// Finds the byte ranges of the values of a JSON text by JSON Pointer.
///
/// ``JSONDocument`` keeps no offsets. A message that shows a value in its file needs them, so the
/// text is parsed a second time.
package struct JSONPlaces {
  /// The range of a value, and that of the name before it, in bytes.
  package struct Place: Hashable, Sendable {
    /// The bytes of the value.
    package var value: Range<Int>
    /// The bytes of the member's name with its quotes; `nil` for elements and the root.
    package var name: Range<Int>?
  }

  /// `nil` for a text that is not JSON.
  private let tree: JSONTree?
  /// The nodes of the elements of arrays, and of the names of objects, by the index of their
  /// container. Each is made when a pointer first leads through the container.
  private var elements: [Int: [Int]] = [:]
  private var names: [Int: [ArraySlice<UInt8>: Int]] = [:]

  /// Parses a text. A text that is not JSON has no places.
  ///
  /// - Complexity: O(bytes).
  package init(_ bytes: [UInt8]) { tree = try? JSONTree(bytes, .lenient) }

  /// The place of the value that a JSON Pointer names, or of its last ancestor that exists; `nil`
  /// if the text is not JSON.
  ///
  /// - Complexity: O(length of the pointer), and once for each container on the way O(members).
  package mutating func place(of pointer: String) -> Place? {
    guard let tree else { return nil }
    var place = (value: 0, name: Int?.none)
    for token in JSONPointer.tokens(of: pointer) {
      guard let next = child(of: place.value, token, tree) else { break }
      place = next
    }
    return Place(
      value: range(tree.nodes[place.value]), name: place.name.map { range(tree.nodes[$0]) })
  }

  private func range(_ node: JSONTree.Node) -> Range<Int> { Int(node.start)..<Int(node.end) }

  private mutating func child(
    of container: Int, _ token: ArraySlice<UInt8>, _ tree: JSONTree
  ) -> (value: Int, name: Int?)? {
    switch tree.bytes[Int(tree.nodes[container].start)] {
    case UInt8(ascii: "["):
      guard let index = Int(String(decoding: token, as: UTF8.self)) else { return nil }
      let list = elements[container] ?? children(of: container, tree)
      elements[container] = list
      return list.indices.contains(index) ? (list[index], nil) : nil
    case UInt8(ascii: "{"):
      let table = names[container] ?? namesOfMembers(in: container, tree)
      names[container] = table
      return table[token].map { ($0 + 1, $0) }
    default: return nil
    }
  }

  private func namesOfMembers(in object: Int, _ tree: JSONTree) -> [ArraySlice<UInt8>: Int] {
    var table: [ArraySlice<UInt8>: Int] = [:]
    // A name is a node, and its value the next.
    for node in children(of: object, tree).enumerated() where node.offset % 2 == 0 {
      table[tree.name(tree.nodes[node.element])] = node.element
    }
    return table
  }

  private func children(of container: Int, _ tree: JSONTree) -> [Int] {
    let end = Int(tree.nodes[container].next)
    var children: [Int] = []
    var next = container + 1
    while next < end {
      children.append(next)
      next = Int(tree.nodes[next].next)
    }
    return children
  }
}
