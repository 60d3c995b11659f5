/// Builds a ``SwiftTree``, node by node in preorder.
///
/// ```swift
/// var writer = SwiftTreeWriter(source: bytes)
/// writer.node(.returnStatement, place: 0, end: 8) { writer in
///   writer.leaf(.integerLiteral, text: "1", place: 7, end: 8)
/// }
/// let tree = writer.finished(hasErrors: false)
/// ```
///
/// Past a limit it drops what follows, and the tree is one of a file that was not read.
public struct SwiftTreeWriter {
  private var nodes: [SwiftTree.Record] = []
  private var texts = SymbolTable()
  private let source: [UInt8]
  private var depth = 0
  /// The first limit that was exceeded.
  public private(set) var failure: UnreadReason?

  /// Makes a writer whose tree has the root only.
  public init(source: [UInt8]) {
    self.source = source
    if source.count > SwiftSourceLimits.bytes { failure = .tooLarge }
    nodes.reserveCapacity(source.count / 4)
    append(.absent, 0, .empty, 0, 0)
    append(.file, 0, .empty, 0, source.count)
  }

  /// Writes a node with children.
  ///
  /// - Parameters:
  ///   - kind: The kind, which says what children it has.
  ///   - bits: 24 bits whose meaning depends on the kind.
  ///   - text: The name or literal.
  ///   - place: The offset of the character that stands for the node.
  ///   - end: The offset after its last character.
  ///   - children: Writes the children.
  /// - Complexity: O(bytes of the text), and its children.
  public mutating func node(
    _ kind: SwiftNodeKind, bits: UInt32 = 0, text: String = "", place: Int, end: Int,
    children: (inout SwiftTreeWriter) -> Void
  ) {
    let open = begin(kind, bits: bits, text: text, place: place, end: end)
    children(&self)
    self.end(open)
  }

  /// Begins a node, whose children follow until ``end(_:)``. Without a place, it has that of its
  /// first child.
  ///
  /// - Returns: The open node.
  public mutating func begin(
    _ kind: SwiftNodeKind, bits: UInt32 = 0, text: String = "", place: Int?, end: Int
  ) -> OpenNode {
    let node = OpenNode(index: nodes.count, takesPlaceOfChild: place == nil)
    guard failure == nil else { return node }
    guard depth < SwiftSourceLimits.depth else {
      fail(.tooDeep)
      return node
    }
    append(kind, bits, texts.intern(text), place ?? 0, end)
    depth += 1
    return node
  }

  /// Ends a node. Nodes end in the reverse order of their beginnings.
  public mutating func end(_ node: OpenNode) {
    guard failure == nil, nodes.indices.contains(node.index) else { return }
    depth -= 1
    if node.takesPlaceOfChild, node.index + 1 < nodes.count {
      nodes[node.index].place = nodes[node.index + 1].place
    }
    nodes[node.index].next = UInt32(nodes.count)
  }

  /// A node that has begun.
  public struct OpenNode: Sendable {
    fileprivate let index: Int
    fileprivate let takesPlaceOfChild: Bool
  }

  /// Writes a node without children.
  public mutating func leaf(
    _ kind: SwiftNodeKind, bits: UInt32 = 0, text: String = "", place: Int, end: Int
  ) {
    guard failure == nil else { return }
    append(kind, bits, texts.intern(text), place, end)
  }

  /// Writes a placeholder for a child that the source does not have.
  public mutating func absent() {
    guard failure == nil else { return }
    append(.absent, 0, .empty, 0, 0)
  }

  /// Gives up: the file is not read.
  public mutating func fail(_ reason: UnreadReason) {
    failure = failure ?? reason
  }

  /// Ends the tree.
  ///
  /// - Complexity: O(bytes of texts).
  public consuming func finished(hasErrors: Bool) -> SwiftTree {
    if let failure { return SwiftTree(unread: failure) }
    nodes[1].next = UInt32(nodes.count)
    return SwiftTree(
      nodes: nodes, textEnds: texts.ends, pool: texts.pool, source: source, hasErrors: hasErrors)
  }

  private mutating func append(
    _ kind: SwiftNodeKind, _ bits: UInt32, _ text: SwiftSymbol, _ place: Int, _ end: Int
  ) {
    guard nodes.count < SwiftSourceLimits.nodes else { return fail(.tooManyNodes) }
    nodes.append(
      SwiftTree.Record(
        kindAndBits: UInt32(kind.rawValue) | bits << 8,
        place: UInt32(clamping: min(place, source.count)),
        end: UInt32(clamping: min(end, source.count)), text: text.number,
        next: UInt32(nodes.count + 1)))
  }
}
