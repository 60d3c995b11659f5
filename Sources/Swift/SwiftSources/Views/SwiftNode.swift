/// A node of a file's tree.
///
/// Most code uses the typed views instead. A node is of use to search a whole subtree, which is a
/// range of numbers: ``descendants``.
public struct SwiftNode: Sendable {
  /// The file.
  public let file: SwiftFile
  /// The number of the node in its tree.
  public let index: Int

  private var record: SwiftTree.Record { file.tree.nodes[index] }

  /// The kind.
  public var kind: SwiftNodeKind { record.kind ?? .absent }
  /// The 24 bits whose meaning depends on the kind.
  var bits: UInt32 { record.bits }
  /// The name or literal; ``SwiftSymbol/empty`` if there is none.
  public var symbol: SwiftSymbol { file.symbol(ofText: record.text) }
  /// The text of ``symbol``.
  ///
  /// - Complexity: O(bytes).
  public var text: String {
    String(decoding: file.tree.textBytes(Int(record.text)), as: UTF8.self)
  }
  /// Whether the source does not have this child.
  public var isAbsent: Bool { index == 0 || kind == .absent }
  /// The node, or nil if it is absent.
  var present: SwiftNode? { isAbsent ? nil : self }
  /// The number of the node after the subtree.
  var next: Int { Int(record.next) }

  /// The identity of the node in the repository.
  public var id: ID { ID(file: file.number, index: index) }

  /// The number of the node, and that of its file.
  public struct ID: Hashable, Sendable {
    /// The number of the file.
    public let file: Int
    /// The number of the node in its tree.
    public let index: Int

    /// Makes an identity.
    public init(file: Int, index: Int) {
      self.file = file
      self.index = index
    }
  }

  /// The child at a position; an absent node if there are fewer.
  ///
  /// - Complexity: O(position).
  func child(_ position: Int) -> SwiftNode {
    var index = self.index + 1
    let end = next
    for _ in 0..<position where index < end { index = Int(file.tree.nodes[index].next) }
    return index < end ? SwiftNode(file: file, index: index) : file.absent
  }

  /// The children in order.
  public var children: SwiftChildren { SwiftChildren(self) }

  /// Whether another node is this one, or below it.
  public func contains(_ other: SwiftNode) -> Bool {
    file === other.file && (index..<next).contains(other.index)
  }

  /// The node and all below it, in the order of the source.
  ///
  /// - Complexity: O(1); O(nodes) to go through.
  public var descendants: SwiftDescendants { SwiftDescendants(self) }
}

/// The children of a node, in order.
public struct SwiftChildren: Sequence, IteratorProtocol, Sendable {
  private let file: SwiftFile
  private var index: Int
  private let end: Int

  init(_ parent: SwiftNode, from position: Int = 0) {
    file = parent.file
    let first = parent.child(position)
    end = parent.next
    index = first.index == 0 ? end : first.index
  }

  /// The next child.
  public mutating func next() -> SwiftNode? {
    guard index < end else { return nil }
    defer { index = Int(file.tree.nodes[index].next) }
    return SwiftNode(file: file, index: index)
  }
}

/// A node and all below it, in the order of the source.
public struct SwiftDescendants: Sequence, IteratorProtocol, Sendable {
  private let file: SwiftFile
  private var index: Int
  private let end: Int

  init(_ root: SwiftNode) {
    file = root.file
    index = root.index
    end = root.next
  }

  /// The next node.
  public mutating func next() -> SwiftNode? {
    guard index < end else { return nil }
    defer { index += 1 }
    return SwiftNode(file: file, index: index)
  }
}

extension SwiftNode {
  /// The offset of the character that stands for the node: for a call or member, of its name.
  public var place: Int { Int(record.place) }

  /// The bytes of the node in the source.
  ///
  /// - Complexity: O(depth).
  public var range: Range<Int> {
    var first = self
    while true {
      let child = first.child(0)
      // A node without a token of its own has the place of its first child.
      guard !child.isAbsent, first.kind.beginsWithChild || child.place == first.place else { break }
      first = child
    }
    let end = Int(record.end)
    return min(first.place, end)..<end
  }

  /// The source of the node on one line: each run of white space is one space.
  ///
  /// The same code gives the same text wherever its lines break, so it is a key for conditions.
  ///
  /// - Complexity: O(bytes).
  public var sourceText: String {
    var text: [UInt8] = []
    for byte in file.tree.source[range] {
      let isSpace = byte == 0x20 || (0x09...0x0D).contains(byte)
      if !isSpace {
        text.append(byte)
      } else if text.last != 0x20 {
        text.append(0x20)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Adds declarations to a hash, without the code in bodies and initial values: kinds, names and
  /// literals, but not where they are.
  ///
  /// - Complexity: O(nodes).
  public func hashSurface(into hasher: inout Hasher) {
    var index = self.index
    var code: Set<Int> = []
    while index < next {
      let node = SwiftNode(file: file, index: index)
      if code.contains(index) {
        // Whether there is code matters, too.
        hasher.combine(true)
        index = node.next
        continue
      }
      if let place = node.kind.codePosition {
        let child = node.child(place)
        if !child.isAbsent { code.insert(child.index) }
      }
      let record = file.tree.nodes[index]
      hasher.combine(record.kindAndBits)
      hasher.combine(symbol(of: record))
      hasher.combine(node.children.reduce(0) { count, _ in count + 1 })
      index += 1
    }
  }

  private func symbol(of record: SwiftTree.Record) -> SwiftSymbol {
    file.symbol(ofText: record.text)
  }

  /// The line and column of ``place``, which count from 1, columns in Unicode scalars.
  ///
  /// - Complexity: O(log(lines) + bytes of the line).
  public var lineAndColumn: (line: Int, column: Int) { file.lineAndColumn(at: place) }
}
