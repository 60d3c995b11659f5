/// A hierarchical list: unique items in an ordered tree, each expanded or collapsed.
///
/// Names and semantics match UIKit's `NSDiffableDataSourceSectionSnapshot`, on every platform.
/// Where UIKit raises an exception, these operations change nothing and throw a
/// ``SectionSnapshotError`` with the items and their positions.
///
/// ```swift
/// var snapshot = SectionSnapshot<String>()
/// try snapshot.append(["Fruit", "Tools"])
/// try snapshot.append(["Apple", "Pear"], to: "Fruit")
/// snapshot.expand(["Fruit"])
/// snapshot.visibleItems  // ["Fruit", "Apple", "Pear", "Tools"]
/// ```
///
/// New items are collapsed. Two bugs of UIKit are not reproduced: an inserted or replacing snapshot
/// keeps its hierarchy and expansion, and a snapshot with duplicate items is rejected.
///
/// # Equality
/// Two snapshots are equal if they have equal items in the same order and tree, with the same items
/// expanded.
///
/// # Performance
/// A value type with copy-on-write storage. Items are hashed once, when added. The cost of an
/// operation depends only on the items it adds, removes or names. The order is computed on first
/// use after a change and cached, so ``index(of:)``, ``level(of:)``, ``contains(_:)``,
/// ``isExpanded(_:)`` and ``isVisible(_:)`` are O(1) in a series of queries. Nothing recurses.
/// Per-item work is inlinable, and therefore specialised for the item type: this makes appending
/// four times as fast.
public struct SectionSnapshot<Item: Hashable & Sendable>: Sendable {
  /// The error type of all operations.
  public typealias Failure = SectionSnapshotError<Item>
  @usableFromInline typealias Node = ItemTree.Node

  @usableFromInline package internal(set) var tree = ItemTree()
  /// The item of each node; `nil` for ``ItemTree/root`` and unused nodes.
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

  /// Reserves storage for `additional` items.
  @inlinable
  public mutating func reserveCapacity(_ additional: Int) {
    tree.reserveCapacity(additional)
    nodes.reserveCapacity(additional)
    itemsByNode.reserveCapacity(count + 1 + additional)
  }

  // MARK: Adding items

  /// Adds items after the last child of `parent`, or as the last roots if `parent` is `nil`.
  ///
  /// Adding no items does nothing, even if `parent` is unknown.
  ///
  /// - Throws: If `parent` is not in the snapshot, or if an item already is or occurs twice.
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
  /// Adding no items does nothing, even if `item` is unknown.
  ///
  /// - Throws: If `item` is not in the snapshot, or if one of `items` already is or occurs twice.
  /// - Complexity: O(number of `items`) on average.
  @inlinable
  public mutating func insert(_ items: [Item], before item: Item) throws(Failure) {
    guard !items.isEmpty else { return }
    let sibling = try destination(item, of: .insertBefore)
    try add(items, for: .insertBefore) { tree, _ in tree.insert(before: sibling) }
  }

  /// Adds items as siblings after `item` and its subtree.
  ///
  /// Adding no items does nothing, even if `item` is unknown.
  ///
  /// - Throws: If `item` is not in the snapshot, or if one of `items` already is or occurs twice.
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

  /// Removes items with their subtrees.
  ///
  /// An item listed twice, or listed along with one of its ancestors, is removed once.
  ///
  /// - Throws: If some of the items are not in the snapshot.
  /// - Complexity: O(listed and removed items) on average.
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

  /// Expands items. Items outside the snapshot are ignored.
  ///
  /// - Complexity: O(number of `items`) on average.
  @inlinable
  public mutating func expand(_ items: [Item]) {
    setExpanded(items, true)
  }

  /// Collapses items. Items outside the snapshot are ignored.
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

  /// Adds items as nodes made by `insertNode` from the tree and the previous node. Removes them all
  /// again if there are duplicates.
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

  /// Assigns an item to a new node, or returns the existing node with an equal item.
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

  /// Removes the added nodes again, and reports the duplicates.
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
