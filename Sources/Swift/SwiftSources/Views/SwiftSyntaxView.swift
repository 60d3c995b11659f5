/// A typed view of a node.
///
/// Views are two words and cost nothing to make. They never fail: what a tree does not have reads
/// as absent or unread, also in a tree that a hostile cache file brought.
public protocol SwiftSyntaxView: Sendable {
  /// The node.
  var node: SwiftNode { get }
}

extension SwiftSyntaxView {
  /// The file.
  public var file: SwiftFile { node.file }
  /// The identity of the node in the repository.
  public var id: SwiftNode.ID { node.id }
  /// The offset of the character that stands for it.
  public var place: Int { node.place }
  /// The source on one line: the key of a condition.
  ///
  /// - Complexity: O(bytes).
  public var sourceText: String { node.sourceText }
}

/// Views of the children of a node, in order.
public struct SwiftList<Element: Sendable>: Sequence, IteratorProtocol, Sendable {
  private var children: SwiftChildren
  private let view: @Sendable (SwiftNode) -> Element

  init(
    _ parent: SwiftNode, from position: Int = 0, as view: @escaping @Sendable (SwiftNode) -> Element
  ) {
    children = SwiftChildren(parent, from: position)
    self.view = view
  }

  /// The next element.
  public mutating func next() -> Element? { children.next().map(view) }

  /// The number of elements.
  ///
  /// - Complexity: O(elements).
  public var count: Int { reduce(0) { count, _ in count + 1 } }
  /// Whether there is no element.
  public var isEmpty: Bool { first == nil }
  /// The first element.
  public var first: Element? {
    var copy = self
    return copy.next()
  }
}

/// The statements and declarations of a block, in order.
public struct SwiftStatements: SwiftSyntaxView, Sequence {
  /// The list, or an absent node.
  public let node: SwiftNode

  init(_ node: SwiftNode) { self.node = node }

  /// An iterator over the statements.
  public func makeIterator() -> SwiftList<SwiftStatement> {
    SwiftList(node) { SwiftStatement(node: $0) }
  }

  /// Whether there is no statement.
  public var isEmpty: Bool { makeIterator().isEmpty }
  /// The only statement, if there is one exactly: the value of a closure or getter without
  /// `return`.
  public var only: SwiftStatement? {
    var statements = makeIterator()
    guard let first = statements.next(), statements.next() == nil else { return nil }
    return first
  }
}
