/// A snapshot under construction from content, with the duplicates found so far.
struct Declaration<Item: Hashable & Sendable> {
  typealias Failure = SectionSnapshotError<Item>

  /// The snapshot; invalid if there are duplicates.
  private(set) var snapshot = SectionSnapshot<Item>()
  private(set) var duplicates: [Failure.Duplicate] = []
  /// The item equal to the first duplicate.
  private var firstOriginal: Item?
  /// The offset of each node among all declared items.
  private var offsets: [Int] = [-1]

  /// Adds content at the root.
  ///
  /// - Complexity: O(number of items) on average, regardless of depth.
  mutating func add(_ content: SnapshotContent<Item>) {
    var open = [(parts: content.parts[...], parent: ItemTree.root)]
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
      case .snapshot(let other): add(other, to: parent)
      }
    }
  }

  private mutating func add(_ other: SectionSnapshot<Item>, to parent: ItemTree.Node) {
    // The copy of the ancestor at each level; an explicit path replaces recursion.
    var path = [parent]
    for node in other.tree.order {
      path.removeLast(path.count - other.tree.level(of: node) - 1)
      let isExpanded = other.tree.isExpanded(node)
      path.append(add(other.item(node), to: path[path.count - 1], isExpanded: isExpanded))
    }
  }

  private mutating func add(
    _ item: Item, to parent: ItemTree.Node, isExpanded: Bool
  ) -> ItemTree.Node {
    let node = snapshot.tree.append(to: parent, isExpanded: isExpanded)
    let offset = offsets.count - 1
    offsets.append(offset)
    if let present = snapshot.adopt(item, as: node) {
      if duplicates.isEmpty { firstOriginal = snapshot.item(present) }
      let first = Failure.FirstOccurrence.argument(offset: offsets[Int(present)])
      duplicates.append(.init(item: item, offset: offset, first: first))
    }
    return node
  }

  /// The first duplicate with the item it equals, and the number of further duplicates; `nil` if
  /// there are none.
  var duplicatesInWords: String? {
    guard let duplicate = duplicates.first, let original = firstOriginal,
      case .argument(let first) = duplicate.first
    else { return nil }
    let others = duplicates.count == 1 ? "" : " (and \(duplicates.count - 1) more duplicates)"
    return "\(duplicate.item), item \(duplicate.offset) of the snapshot, equals \(original), "
      + "item \(first)\(others): items of a snapshot are unique. "
      + "For items that may repeat, use `try SectionSnapshot { … }`"
  }
}
