/// The changes of a list view's rows, by the rules of batch updates: see
/// ``SectionSnapshot/rowBatch(from:isSamePayload:)``.
///
/// What is deleted and where moves begin is counted in the old rows, what is inserted and where
/// moves end in the new ones; that is how `performBatchUpdates` of list views takes them, all at
/// once. No old row is deleted and moved, no new one inserted and moved to. Rows to update are
/// given by both places: list views take them in a second batch, by the new one, since a row may be
/// moved and updated.
public struct RowBatch: Hashable, Sendable {
  /// The place of a row that is in both lists.
  public struct RowPair: Hashable, Sendable {
    /// In the old rows.
    public let from: Int
    /// In the new rows.
    public let to: Int

    package init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// Old rows that go, ascending.
  public private(set) var deletes: [Int] = []
  /// New rows that come, ascending.
  public private(set) var inserts: [Int] = []
  /// Rows that change their order among those that stay, as few as possible, by the new place.
  public private(set) var moves: [RowPair] = []
  /// Rows that look different, by the new place.
  public private(set) var updates: [RowPair] = []

  /// Whether nothing changes.
  public var isEmpty: Bool {
    deletes.isEmpty && inserts.isEmpty && moves.isEmpty && updates.isEmpty
  }

  /// Finds the changes between the visible nodes of two forests.
  ///
  /// - Parameters:
  ///   - from: The forest that is there.
  ///   - to: The forest that is wanted.
  ///   - matches: Which nodes are in both.
  ///   - isUpdated: Whether a row of `from` and `to` looks different.
  /// - Complexity: O(n), and O(m · log(m)) for m rows that are out of order.
  package init(
    from: ItemTree, to: ItemTree, matches: TreeMatches,
    isUpdated: (ItemTree.Node, ItemTree.Node) -> Bool
  ) {
    let (old, new) = (from.visibleOrder, to.visibleOrder)
    // By node of `from`: its row, or -1.
    var rows = [Int32](repeating: -1, count: from.capacity)
    for (row, node) in old.enumerated() { rows[Int(node)] = Int32(truncatingIfNeeded: row) }
    var staying: [RowPair] = []
    var isStaying = [Bool](repeating: false, count: old.count)
    for (row, node) in new.enumerated() {
      let source = matches.sources[Int(node)]
      guard source != ItemTree.none, rows[Int(source)] >= 0 else {
        inserts.append(row)
        continue
      }
      let pair = RowPair(from: Int(rows[Int(source)]), to: row)
      isStaying[pair.from] = true
      staying.append(pair)
      if isUpdated(source, node) { updates.append(pair) }
    }
    deletes = isStaying.indices.filter { !isStaying[$0] }
    let isKept = IncreasingSubsequence.members(
      of: staying.map { Int32(truncatingIfNeeded: $0.from) })
    if let isKept { moves = staying.indices.filter { !isKept[$0] }.map { staying[$0] } }
  }
}

extension SectionSnapshot {
  /// The changes of the visible rows that make this snapshot of another one, for a list view.
  ///
  /// - Parameters:
  ///   - other: The snapshot that is shown.
  ///   - isSamePayload: Whether two equal items, that of `other` first, carry the same.
  /// - Returns: What to delete, insert and move at once, and what to update then: rows whose level,
  ///   expansion, having children or payload is not the same.
  /// - Complexity: O(n) on average, and O(m · log(m)) for m rows that are out of order.
  public func rowBatch(
    from other: SectionSnapshot, isSamePayload: (Item, Item) -> Bool = { _, _ in true }
  ) -> RowBatch {
    RowBatch(from: other.tree, to: tree, matches: matches(in: other)) { source, node in
      RowState(of: source, in: other.tree) != RowState(of: node, in: tree)
        || !isSamePayload(other.item(source), item(node))
    }
  }
}

/// What a row shows of its node.
private struct RowState: Equatable {
  let level: Int
  let hasChildren: Bool
  let isExpanded: Bool

  init(of node: ItemTree.Node, in tree: ItemTree) {
    level = tree.level(of: node)
    hasChildren = tree.firstChild(of: node) != ItemTree.none
    isExpanded = hasChildren && tree.isExpanded(node)
  }
}
