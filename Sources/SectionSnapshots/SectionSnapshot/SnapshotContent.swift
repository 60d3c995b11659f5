/// The content of a ``SectionSnapshotBuilder`` declaration: items in order, some with children.
///
/// Functions can return content for use in other content. Nothing is checked or copied before a
/// snapshot is made, so nesting costs nothing per level.
public struct SnapshotContent<Item: Hashable & Sendable>: Sendable {
  enum Part: Sendable {
    case item(Item)
    case parent(Item, isExpanded: Bool, SnapshotContent)
    case content(SnapshotContent)
  }

  var parts: [Part]
}

extension SectionSnapshot {
  /// Makes a snapshot from a declaration.
  ///
  /// ```swift
  /// let snapshot = try SectionSnapshot<String> {
  ///   "Cell 1"
  ///   ["Cell 2", "Cell 3"]
  ///   SectionSnapshotBuilder.parent("Cell 4") {
  ///     "a.circle"
  ///     SectionSnapshotBuilder.parent("Cell 5", isExpanded: false) {
  ///       "c.circle.fill"
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Throws: If an item occurs twice; offsets count the items in depth-first order.
  /// - Complexity: O(number of items) on average, whatever the depth.
  public init(
    @SectionSnapshotBuilder<Item> _ content: () -> SnapshotContent<Item>
  ) throws(Failure) {
    try self.init(content())
  }

  /// Makes a snapshot from content.
  ///
  /// - Throws: If an item occurs twice; offsets count the items in depth-first order.
  /// - Complexity: O(number of items) on average, whatever the depth.
  public init(_ content: SnapshotContent<Item>) throws(Failure) {
    self.init()
    var duplicates: [Failure.Duplicate] = []
    /// By node, its offset among all declared items.
    var offsets: [Int] = [-1]
    var open = [(parts: content.parts[...], parent: ItemTree.root)]
    func add(_ item: Item, to parent: Node, isExpanded: Bool) -> Node {
      let node = tree.append(to: parent, isExpanded: isExpanded)
      let offset = offsets.count - 1
      offsets.append(offset)
      if let present = adopt(item, as: node) {
        let first = Failure.FirstOccurrence.argument(offset: offsets[Int(present)])
        duplicates.append(.init(item: item, offset: offset, first: first))
      }
      return node
    }
    while let last = open.indices.last {
      guard let part = open[last].parts.popFirst() else {
        open.removeLast()
        continue
      }
      let parent = open[last].parent
      switch part {
      case .item(let item): _ = add(item, to: parent, isExpanded: false)
      case .content(let content): open.append((content.parts[...], parent))
      case .parent(let item, let isExpanded, let children):
        open.append((children.parts[...], add(item, to: parent, isExpanded: isExpanded)))
      }
    }
    guard duplicates.isEmpty else {
      throw Failure(operation: .build, reason: .duplicateItems(duplicates))
    }
  }
}
