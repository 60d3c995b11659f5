/// The changes of a list view's rows, following the rules of batch updates: see
/// ``SectionSnapshot/rowBatch(from:isSamePayload:)``.
///
/// Deletes and the origins of moves are indices of the old rows; inserts and the destinations of
/// moves are indices of the new rows, as `performBatchUpdates` of list views expects. No old row is
/// both deleted and moved, and no new row both inserted and a destination. A row can be both moved
/// and updated, so list views apply updates in a second batch, by new index.
public struct RowBatch: Hashable, Sendable {
  /// The old and the new index of a row in both lists.
  public struct RowPair: Hashable, Sendable {
    /// The index in the old rows.
    public let from: Int
    /// The index in the new rows.
    public let to: Int

    package init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// Indices of old rows to delete, ascending.
  public private(set) var deletes: [Int] = []
  /// Indices of new rows to insert, ascending.
  public private(set) var inserts: [Int] = []
  /// The minimum moves that put the surviving rows into their new order, by new index.
  public private(set) var moves: [RowPair] = []
  /// Rows whose content changed, by new index.
  public private(set) var updates: [RowPair] = []

  /// Whether there are no changes.
  public var isEmpty: Bool {
    deletes.isEmpty && inserts.isEmpty && moves.isEmpty && updates.isEmpty
  }

  /// Finds the changes between the visible nodes of two forests.
  ///
  /// - Parameters:
  ///   - from: The old forest.
  ///   - to: The new forest.
  ///   - matches: The matching of their nodes.
  ///   - isUpdated: Whether the row of a node of `from` differs from that of its match in `to`.
  /// - Complexity: O(n), plus O(m · log(m)) for m rows out of order.
  package init(
    from: ItemTree, to: ItemTree, matches: TreeMatches,
    isUpdated: (ItemTree.Node, ItemTree.Node) -> Bool
  ) {
    let (old, new) = (from.visibleOrder, to.visibleOrder)
    // The row index of each node of `from`, or -1.
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
  /// The changes of visible rows that turn another snapshot into this one, for use in a list view.
  ///
  /// - Parameters:
  ///   - other: The displayed snapshot.
  ///   - isSamePayload: Whether two equal items have the same payload. The first is the item of
  ///     `other`.
  /// - Returns: The deletes, inserts and moves of one batch, and the updates of a second: rows
  ///   whose level, expansion, payload, or presence of children differs.
  /// - Complexity: O(n) on average, plus O(m · log(m)) for m rows out of order.
  public func rowBatch(
    from other: SectionSnapshot, isSamePayload: (Item, Item) -> Bool = { _, _ in true }
  ) -> RowBatch {
    RowBatch(from: other.tree, to: tree, matches: matches(in: other)) { source, node in
      RowState(of: source, in: other.tree) != RowState(of: node, in: tree)
        || !isSamePayload(other.item(source), item(node))
    }
  }
}

/// The properties of a node that its row displays.
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
