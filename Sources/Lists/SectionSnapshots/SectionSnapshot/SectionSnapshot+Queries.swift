extension SectionSnapshot {
  /// All items in depth-first order, a parent before its children.
  ///
  /// - Complexity: O(count).
  @inlinable
  public var items: [Item] { named(tree.order) }

  /// The items without a parent, in order.
  ///
  /// - Complexity: O(number of roots).
  @inlinable
  public var rootItems: [Item] {
    var roots: [Item] = []
    roots.reserveCapacity(tree.childCount(of: ItemTree.root))
    var node = tree.firstChild(of: ItemTree.root)
    while node != ItemTree.none {
      if let item = itemsByNode[Int(node)] { roots.append(item) }
      node = tree.nextSibling(of: node)
    }
    return roots
  }

  /// The items whose ancestors are all expanded, in depth-first order.
  ///
  /// - Complexity: O(number of visible items).
  @inlinable
  public var visibleItems: [Item] { named(tree.visibleOrder) }

  /// The expanded items, visible or not, including those without children, in depth-first order.
  ///
  /// - Complexity: O(count).
  @inlinable
  public var expandedItems: [Item] {
    named(tree.order.filter { tree.isExpanded($0) })
  }

  /// The visible items at those indices of `window` that exist in ``visibleItems``.
  ///
  /// - Complexity: O(items in the window), plus ``visibleItems`` for the first call after a change.
  @inlinable
  public func visibleItems(in window: Range<Int>) -> [Item] {
    let visible = tree.visibleOrder
    return named(visible[window.clamped(to: visible.indices)])
  }

  /// Whether an item is in the snapshot.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func contains(_ item: Item) -> Bool { node(of: item) != nil }

  /// The index of an item in ``items``, or `nil` if it is not in the snapshot.
  ///
  /// - Complexity: O(1) on average; O(count) for the first call after any change other than an
  ///   append at the end.
  @inlinable
  public func index(of item: Item) -> Int? {
    node(of: item).map { tree.index(of: $0) }
  }

  /// The number of ancestors of an item.
  ///
  /// - Throws: If the item is not in the snapshot.
  /// - Complexity: O(1) on average.
  @inlinable
  public func level(of item: Item) throws(Failure) -> Int {
    tree.level(of: try destination(item, of: .levelOf))
  }

  /// The parent of an item, `nil` for a root.
  ///
  /// - Throws: If the item is not in the snapshot.
  /// - Complexity: O(1) on average.
  @inlinable
  public func parent(of child: Item) throws(Failure) -> Item? {
    itemsByNode[Int(tree.parent(of: try destination(child, of: .parentOf)))]
  }

  /// Whether an item is expanded. Items without children can be expanded too.
  ///
  /// - Throws: If the item is not in the snapshot.
  /// - Complexity: O(1) on average.
  @inlinable
  public func isExpanded(_ item: Item) throws(Failure) -> Bool {
    tree.isExpanded(try destination(item, of: .isExpanded))
  }

  /// Whether all ancestors of an item are expanded.
  ///
  /// - Throws: If the item is not in the snapshot.
  /// - Complexity: O(1) on average; O(count) for the first call after a change if the item's level
  ///   is above 16.
  @inlinable
  public func isVisible(_ item: Item) throws(Failure) -> Bool {
    tree.isVisible(try destination(item, of: .isVisible))
  }

  @inlinable
  func named(_ nodes: some Collection<Node>) -> [Item] {
    var items: [Item] = []
    items.reserveCapacity(nodes.count)
    for node in nodes {
      if let item = itemsByNode[Int(node)] { items.append(item) }
    }
    return items
  }
}

extension SectionSnapshot: Equatable {
  /// Compares items, order, tree and expansion.
  ///
  /// - Complexity: O(count).
  public static func == (a: SectionSnapshot, b: SectionSnapshot) -> Bool {
    guard a.count == b.count else { return false }
    for (x, y) in zip(a.tree.order, b.tree.order) {
      guard
        a.tree.level(of: x) == b.tree.level(of: y),
        a.tree.isExpanded(x) == b.tree.isExpanded(y),
        a.itemsByNode[Int(x)] == b.itemsByNode[Int(y)]
      else { return false }
    }
    return true
  }
}
