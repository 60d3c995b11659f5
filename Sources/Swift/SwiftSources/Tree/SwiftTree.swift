/// The syntax of one Swift file, in flat arrays that are written to pipes and files as they are.
///
/// Nodes stand in preorder: each comes after its parent and before its next sibling, and knows
/// where its subtree ends. So a tree has no cycle, a subtree is a range of nodes, and reading one
/// back takes checks but no decoding. Use ``SwiftFile`` and its typed views to read one.
///
/// Every value of this type is valid: ``init(bytes:)`` refuses bytes that are not.
public struct SwiftTree: Sendable {
  /// A node as stored.
  struct Record: Sendable {
    /// The ``SwiftNodeKind`` in the lowest byte, and 24 bits whose meaning depends on it.
    var kindAndBits: UInt32
    /// The offset of the character that stands for the node.
    var place: UInt32
    /// The offset after the node's last character.
    var end: UInt32
    /// The number of its text; 0 is the empty text.
    var text: UInt32
    /// The number of the node after its subtree.
    var next: UInt32
  }

  /// The version of the layout and of the node kinds. A stored tree of another is not read.
  public static let formatVersion: UInt32 = 1

  /// The nodes in preorder: 0 is absent, 1 is the file.
  let nodes: [Record]
  /// For each text, where it ends in `pool`. Text 0 is empty.
  let textEnds: [UInt32]
  /// The bytes of all texts, which are UTF-8.
  let pool: [UInt8]
  /// The source.
  public let source: [UInt8]
  /// Whether the parser found syntax errors. The tree has the parts that it could read.
  public let hasErrors: Bool
  /// The reason why the tree is empty, if the file was not read.
  public let unread: UnreadReason?

  /// The number of nodes.
  public var nodeCount: Int { nodes.count }
  /// The number of different texts.
  public var textCount: Int { textEnds.count }

  /// Makes a tree from parts that are valid together.
  init(
    nodes: [Record], textEnds: [UInt32], pool: [UInt8], source: [UInt8], hasErrors: Bool,
    unread: UnreadReason? = nil
  ) {
    self.nodes = nodes
    self.textEnds = textEnds
    self.pool = pool
    self.source = source
    self.hasErrors = hasErrors
    self.unread = unread
  }

  /// Makes an empty tree for a file that was not read.
  public init(unread: UnreadReason) {
    self.init(
      nodes: Self.emptyNodes, textEnds: [0], pool: [], source: [], hasErrors: false,
      unread: unread)
  }

  private static let emptyNodes = [
    Record(
      kindAndBits: UInt32(SwiftNodeKind.absent.rawValue), place: 0, end: 0, text: 0, next: 1),
    Record(kindAndBits: UInt32(SwiftNodeKind.file.rawValue), place: 0, end: 0, text: 0, next: 2),
  ]

  /// The bytes of a text.
  ///
  /// - Complexity: O(1).
  func textBytes(_ text: Int) -> ArraySlice<UInt8> {
    guard text > 0, text < textEnds.count else { return [] }
    return pool[Int(textEnds[text - 1])..<Int(textEnds[text])]
  }
}
