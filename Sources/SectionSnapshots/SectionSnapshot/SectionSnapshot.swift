/// A hierarchical list: unique items in an ordered tree, each expanded or collapsed.
///
/// The names and the meaning are those of UIKit's `NSDiffableDataSourceSectionSnapshot`, on every
/// platform. Where UIKit raises an exception, these operations throw a ``SectionSnapshotError``
/// that says which items are at fault and where, and change nothing.
///
/// ```swift
/// var snapshot = SectionSnapshot<String>()
/// try snapshot.append(["Fruit", "Tools"])
/// try snapshot.append(["Apple", "Pear"], to: "Fruit")
/// snapshot.expand(["Fruit"])
/// snapshot.visibleItems  // ["Fruit", "Apple", "Pear", "Tools"]
/// ```
///
/// New items are collapsed. Two faults of UIKit are not reproduced: a snapshot inserted or used in
/// a replacement keeps its shape and what is expanded in it, and one whose items clash with the
/// rest is refused.
///
/// # Equality
/// Two snapshots are equal when they hold equal items in the same order and the same tree, with the
/// same items expanded.
///
/// # Performance
/// A value type with copy-on-write storage. Items are hashed once when added. An operation costs
/// what it adds, removes or names; the order is computed when first asked for after a change and
/// kept, so that ``index(of:)``, ``level(of:)``, ``contains(_:)``, ``isExpanded(_:)`` and
/// ``isVisible(_:)`` are O(1) in a run of queries. Nothing recurses. What an operation does for
/// each item is inlinable, so that it is specialised for the type of item: that makes appending
/// four times as fast.
public struct SectionSnapshot<Item: Hashable & Sendable>: Sendable {
  /// What an operation throws.
  public typealias Failure = SectionSnapshotError<Item>
  @usableFromInline typealias Node = ItemTree.Node

  @usableFromInline var tree = ItemTree()
  /// By node; nothing for ``ItemTree/root`` and unused nodes.
  @usableFromInline var itemsByNode: [Item?] = [nil]
  @usableFromInline var nodes = NodeIndex()

  /// Makes an empty snapshot.
  @inlinable
  public init() {}

  /// The number of items.
  @inlinable
  public var count: Int { tree.count }

  /// Whether there are no items.
  @inlinable
  public var isEmpty: Bool { tree.count == 0 }

  /// Makes room for `additional` items.
  @inlinable
  public mutating func reserveCapacity(_ additional: Int) {
    tree.reserveCapacity(additional)
    nodes.reserveCapacity(additional)
    itemsByNode.reserveCapacity(count + 1 + additional)
  }

  // MARK: Adding items

  /// Adds items after the last child of `parent`, or as the last roots where there is none.
  ///
  /// No items are no operation, whatever the parent.
  ///
  /// - Throws: Where `parent` is not in the snapshot, or one of the items is or comes twice.
  /// - Complexity: O(number of `items`) on average.
  @inlinable
  public mutating func append(_ items: [Item], to parent: Item? = nil) throws(Failure) {
    guard !items.isEmpty else { return }
    var parentNode = ItemTree.root
    if let parent { parentNode = try destination(parent, of: .append) }
    try add(items, for: .append) { tree, _ in tree.append(to: parentNode) }
  }

  /// Adds items as siblings before `item`.
  ///
  /// No items are no operation, whatever `item` is.
  ///
  /// - Throws: Where `item` is not in the snapshot, or one of the items is or comes twice.
  /// - Complexity: O(number of `items`) on average.
  @inlinable
  public mutating func insert(_ items: [Item], before item: Item) throws(Failure) {
    guard !items.isEmpty else { return }
    let sibling = try destination(item, of: .insertBefore)
    try add(items, for: .insertBefore) { tree, _ in tree.insert(before: sibling) }
  }

  /// Adds items as siblings after `item` and all that is below it.
  ///
  /// No items are no operation, whatever `item` is.
  ///
  /// - Throws: Where `item` is not in the snapshot, or one of the items is or comes twice.
  /// - Complexity: O(number of `items`) on average.
  @inlinable
  public mutating func insert(_ items: [Item], after item: Item) throws(Failure) {
    guard !items.isEmpty else { return }
    let sibling = try destination(item, of: .insertAfter)
    try add(items, for: .insertAfter) { tree, last in
      tree.insert(after: last ?? sibling)
    }
  }

  // MARK: Removing items

  /// Removes items with all that is below them.
  ///
  /// An item that comes twice, or below another one of the list, is removed once.
  ///
  /// - Throws: Where some of the items are not in the snapshot.
  /// - Complexity: O(items named and removed) on average.
  @inlinable
  public mutating func delete(_ items: [Item]) throws(Failure) {
    var doomed: [Node] = []
    doomed.reserveCapacity(items.count)
    var unknown: [Failure.Occurrence] = []
    for (offset, item) in items.enumerated() {
      if let node = node(of: item) {
        doomed.append(node)
      } else {
        unknown.append(.init(item: item, offset: offset))
      }
    }
    guard unknown.isEmpty else {
      throw Failure(operation: .delete, reason: .unknownItems(unknown))
    }
    for node in doomed where itemsByNode[Int(node)] != nil {
      remove(node)
    }
  }

  /// Removes all items.
  ///
  /// - Complexity: O(1) beyond releasing the items.
  @inlinable
  public mutating func deleteAll() {
    self = SectionSnapshot()
  }

  // MARK: Expanding

  /// Lets items show their children; items that are not in the snapshot are ignored.
  ///
  /// - Complexity: O(number of `items`) on average.
  @inlinable
  public mutating func expand(_ items: [Item]) {
    setExpanded(items, true)
  }

  /// Hides the children of items; items that are not in the snapshot are ignored.
  ///
  /// - Complexity: O(number of `items`) on average.
  @inlinable
  public mutating func collapse(_ items: [Item]) {
    setExpanded(items, false)
  }

  @inlinable
  mutating func setExpanded(_ items: [Item], _ isExpanded: Bool) {
    for item in items {
      if let node = node(of: item) { tree.setExpanded(node, isExpanded) }
    }
  }

  // MARK: Storage

  @inlinable
  func node(of item: Item) -> Node? {
    nodes.find(hash: item.hashValue) { itemsByNode[Int($0)] == item }
  }

  @inlinable
  func destination(
    _ item: Item, of operation: SectionSnapshotOperation
  ) throws(Failure) -> Node {
    guard let node = node(of: item) else {
      throw Failure(operation: operation, reason: .unknownDestination(item))
    }
    return node
  }

  /// Adds items at places that `place` makes, from the tree and the node that it made last; takes
  /// all of them back where some are duplicates.
  @inlinable
  mutating func add(
    _ items: [Item], for operation: SectionSnapshotOperation,
    insertNode: (inout ItemTree, Node?) -> Node
  ) throws(Failure) {
    var added: [Node] = []
    added.reserveCapacity(items.count)
    var clashes: [(offset: Int, node: Node)] = []
    for (offset, item) in items.enumerated() {
      let node = insertNode(&tree, added.last)
      if let present = adopt(item, as: node) {
        tree.remove(node) { _ in }
        clashes.append((offset, present))
      } else {
        added.append(node)
      }
    }
    guard !clashes.isEmpty else { return }
    throw takeBack(added, of: items, for: operation, clashes)
  }

  /// Names a new node; answers the node that has the name already.
  @inlinable
  mutating func adopt(_ item: Item, as node: Node) -> Node? {
    while itemsByNode.count < tree.capacity { itemsByNode.append(nil) }
    let present = nodes.insert(node, hash: item.hashValue) { itemsByNode[Int($0)] == item }
    if present == nil { itemsByNode[Int(node)] = item }
    return present
  }

  @inlinable
  mutating func remove(_ node: Node) {
    tree.remove(node) { removed in
      if let item = itemsByNode[Int(removed)] {
        nodes.remove(removed, hash: item.hashValue)
        itemsByNode[Int(removed)] = nil
      }
    }
  }

  /// Removes the added nodes again, and says where the items clash.
  @usableFromInline
  mutating func takeBack(
    _ added: [Node], of items: [Item], for operation: SectionSnapshotOperation,
    _ clashes: [(offset: Int, node: Node)]
  ) -> Failure {
    var addedOffsets: [Node: Int] = [:]
    var next = 0
    var clash = 0
    for offset in items.indices {
      if clash < clashes.count, clashes[clash].offset == offset {
        clash += 1
      } else {
        addedOffsets[added[next]] = offset
        next += 1
      }
    }
    for node in added { remove(node) }
    let duplicates = clashes.map { offset, node in
      Failure.Duplicate(
        item: items[offset], offset: offset,
        first: addedOffsets[node].map { .argument(offset: $0) }
          ?? .snapshot(index: tree.index(of: node)))
    }
    return Failure(operation: operation, reason: .duplicateItems(duplicates))
  }
}
