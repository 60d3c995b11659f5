import ConstraintLayout
internal import MemoryMetering
internal import LayoutRequests

/// The index of an element in its ``XMLTree``, in document order.
struct XMLElement: Hashable, Comparable, Sendable {
  let value: Int32

  init(_ value: Int) { self.value = Int32(truncatingIfNeeded: value) }

  var index: Int { Int(value) }

  static func < (a: XMLElement, b: XMLElement) -> Bool { a.value < b.value }
}

/// The elements and attributes of an XML document in flat arrays, without character data.
struct XMLTree: Sendable {
  struct Node {
    var name: Int32
    var parent: Int32
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
    var firstAttribute: Int32
    var attributeCount: Int32 = 0
    var line: Int32
    var column: Int32
    /// The offset of the start tag in bytes.
    var offset: Int32
    /// The offset of the end tag in bytes; for an empty-element tag, the offset after it.
    var end: Int32 = -1
  }

  struct Attribute {
    var name: Int32
    var start: Int32
    var count: Int32
  }

  fileprivate(set) var nodes: [Node] = []
  private var attributes: [Attribute] = []
  private var text: [UInt8] = []
  private var names: NameTable
  private var lastChild: [Int32] = []

  /// The initial name table of every tree.
  private static let knownNames: NameTable = {
    var names = NameTable()
    for name in XMLName.allCases {
      var text = name.text
      text.withUTF8 { _ = names.insert($0.span) }
    }
    return names
  }()

  init() { names = Self.knownNames }

  /// The root; `nil` in an empty tree.
  var root: XMLElement? { nodes.isEmpty ? nil : XMLElement(0) }

  /// The number of attributes of all elements.
  var attributeCount: Int { attributes.count }

  // MARK: Reading

  func parent(of element: XMLElement) -> XMLElement? {
    let parent = nodes[element.index].parent
    return parent < 0 ? nil : XMLElement(Int(parent))
  }

  func position(of element: XMLElement) -> SourcePosition {
    SourcePosition(line: Int(nodes[element.index].line), column: Int(nodes[element.index].column))
  }

  /// The offset in bytes at which an element begins.
  func offset(of element: XMLElement) -> Int { Int(nodes[element.index].offset) }

  /// The offset in bytes of an element's end tag.
  func end(of element: XMLElement) -> Int { Int(nodes[element.index].end) }

  func name(of element: XMLElement) -> String {
    names.string(of: Int(nodes[element.index].name))
  }

  func nameBytes(of element: XMLElement) -> ArraySlice<UInt8> {
    names.bytes(of: Int(nodes[element.index].name))
  }

  func `is`(_ element: XMLElement, _ name: XMLName) -> Bool {
    nodes[element.index].name == name.rawValue
  }

  /// The bytes of an attribute's value; `nil` if the element lacks it.
  ///
  /// - Complexity: O(attributes of the element).
  func bytes(_ element: XMLElement, _ name: XMLName) -> ArraySlice<UInt8>? {
    let node = nodes[element.index]
    for index in Int(node.firstAttribute)..<Int(node.firstAttribute + node.attributeCount)
    where attributes[index].name == name.rawValue {
      let start = Int(attributes[index].start)
      return text[start..<start + Int(attributes[index].count)]
    }
    return nil
  }

  /// The value of an attribute; `nil` if the element lacks it.
  func value(_ element: XMLElement, _ name: XMLName) -> String? {
    bytes(element, name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether an attribute has a value.
  func has(_ element: XMLElement, _ name: XMLName, _ value: StaticString) -> Bool {
    guard let bytes = bytes(element, name), bytes.count == value.utf8CodeUnitCount else {
      return false
    }
    return bytes.elementsEqual(
      UnsafeBufferPointer(start: value.utf8Start, count: value.utf8CodeUnitCount))
  }

  /// The children of an element, in order.
  func children(of element: XMLElement) -> Children {
    Children(tree: self, following: nodes[element.index].firstChild)
  }

  /// The first child with a name and, if given, a `key`.
  func child(of element: XMLElement, _ name: XMLName, key: StaticString? = nil) -> XMLElement? {
    children(of: element).first { child in
      guard self.is(child, name) else { return false }
      guard let key else { return true }
      return has(child, .key, key)
    }
  }

  struct Children: Sequence, IteratorProtocol {
    typealias Element = XMLElement
    let tree: XMLTree
    fileprivate var following: Int32

    fileprivate init(tree: XMLTree, following: Int32) {
      self.tree = tree
      self.following = following
    }

    mutating func next() -> XMLElement? {
      guard following >= 0 else { return nil }
      defer { following = tree.nodes[Int(following)].nextSibling }
      return XMLElement(Int(following))
    }
  }

  // MARK: Building

  /// Appends an element in document order.
  mutating func open(
    _ name: Span<UInt8>, in parent: XMLElement?, at position: SourcePosition, offset: Int = 0
  ) -> XMLElement {
    let element = XMLElement(nodes.count)
    nodes.append(
      Node(
        name: Int32(truncatingIfNeeded: names.insert(name).number), parent: parent?.value ?? -1,
        firstAttribute: Int32(truncatingIfNeeded: attributes.count),
        line: Int32(truncatingIfNeeded: position.line),
        column: Int32(truncatingIfNeeded: position.column),
        offset: Int32(truncatingIfNeeded: offset)))
    lastChild.append(-1)
    if let parent {
      let last = lastChild[parent.index]
      if last < 0 {
        nodes[parent.index].firstChild = element.value
      } else {
        nodes[Int(last)].nextSibling = element.value
      }
      lastChild[parent.index] = element.value
    }
    return element
  }

  /// Whether memory allows an array that is about to double.
  ///
  /// - Complexity: O(1).
  var mayGrow: Bool {
    Self.mayGrow(nodes) && Self.mayGrow(attributes) && Self.mayGrow(text)
  }

  private static func mayGrow<Element>(_ array: [Element]) -> Bool {
    let bytes = array.capacity * MemoryLayout<Element>.stride
    guard bytes >= 1 << 20, array.capacity - array.count < 4096 else { return true }
    return MemoryMeter.mayAllocate(2 * bytes)
  }

  /// Adds an attribute to the most recently added element.
  mutating func add(_ name: Span<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
    attributes.append(
      Attribute(
        name: Int32(truncatingIfNeeded: names.insert(name).number),
        start: Int32(truncatingIfNeeded: text.count),
        count: Int32(truncatingIfNeeded: value.count)))
    text.append(contentsOf: value)
    nodes[nodes.count - 1].attributeCount += 1
  }

  /// Ends an element.
  mutating func close(_ element: XMLElement, at offset: Int) {
    nodes[element.index].end = Int32(truncatingIfNeeded: offset)
  }

  /// Frees the state needed only for building.
  mutating func finish() { lastChild = [] }
}
