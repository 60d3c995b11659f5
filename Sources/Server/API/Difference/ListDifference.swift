internal import SectionSnapshots

/// The difference between two lists: the matching of their items, and changed titles and payloads.
struct ListDifference {
  /// An item in both lists whose title or payload changed.
  struct Update {
    /// Its node in the new list.
    let node: ItemTree.Node
    let changes: ItemChanges
  }

  let from: ListSnapshot
  let to: ListSnapshot
  /// The matching of the items.
  let matches: TreeMatches
  /// Updated items, in depth-first order.
  private(set) var updates: [Update] = []
  /// Indices into `updates` by node of the new list, or -1.
  private var updateIndices: [Int32] = []

  /// Compares two lists.
  ///
  /// - Complexity: O(n) on average, plus a hash lookup for each item that moved and O(payload).
  init(from: ListSnapshot, to: ListSnapshot) {
    self.from = from
    self.to = to
    // A list is a large value: capturing it in the loop would retain each of its arrays.
    let (old, new) = (from.records, to.records)
    matches = TreeMatches(
      from: from.tree, from.ids, to: to.tree, to.ids,
      keys: RecordComparison(old: old, new: new))
    let areUpdated = !from.updates.isEmpty || !to.updates.isEmpty
    for node in to.tree.order {
      let source = matches.sources[Int(node)]
      guard source != ItemTree.none else { continue }
      let (before, after) = (old[Int(source) - 1], new[Int(node) - 1])
      if before.payload == nil, after.payload == nil, !areUpdated, before.hasSameTitle(as: after) {
        continue
      }
      let changes = ItemChanges(
        titles: (before.title, after.title), self.from.payload(of: source),
        self.to.payload(of: node))
      if let changes { note(Update(node: node, changes: changes)) }
    }
  }

  private mutating func note(_ update: Update) {
    if updateIndices.isEmpty { updateIndices = [Int32](repeating: -1, count: to.tree.capacity) }
    updateIndices[Int(update.node)] = Int32(truncatingIfNeeded: updates.count)
    updates.append(update)
  }

  /// The changes of an item in both lists, by its node in the new list.
  func changes(of node: ItemTree.Node) -> ItemChanges? {
    guard !updateIndices.isEmpty, updateIndices[Int(node)] >= 0 else { return nil }
    return updates[Int(updateIndices[Int(node)])].changes
  }

  /// The kind of change of a member.
  enum MemberChange: Sendable {
    case changed, added, removed
  }

  /// The changed payload members of an item in both lists; `nil` if there are none.
  func payloadChanges(
    of node: ItemTree.Node
  ) -> [(name: UnsafeBufferPointer<UInt8>, change: MemberChange)]? {
    guard let changes = changes(of: node)?.changes.filter({ !$0.isTitle }), !changes.isEmpty else {
      return nil
    }
    return changes.map {
      ($0.name, $0.value == nil ? .removed : $0.wasThere ? .changed : .added)
    }
  }

  /// The tree changes in order; each is valid once the changes before it are applied. With
  /// `reorders`, one change reorders all children of a parent if more than half of them would move.
  func treeChanges(reorders: Bool) -> [TreeDifference.Change] {
    TreeDifference(from: from.tree, to: to.tree, matches: matches, reorders: reorders).changes
  }

  /// The number of operations that lead from one list to the other.
  var operationCount: Int {
    let changes = treeChanges(reorders: true).count { change in
      if case .insert(let node, _, _) = change { !comesWithParent(node) } else { true }
    }
    return changes + updates.count
  }

  /// Whether an item of the new list is inserted together with its parent.
  func comesWithParent(_ node: ItemTree.Node) -> Bool {
    let parent = to.tree.parent(of: node)
    return matches.sources[Int(node)] == ItemTree.none
      && matches.sources[Int(parent)] == ItemTree.none
  }
}

/// Compares the ids of two lists' items.
private struct RecordComparison: NodeComparison {
  let old, new: [ItemList.Record]

  @inline(__always)
  func isSame(_ a: ItemTree.Node, _ b: ItemTree.Node) -> Bool {
    old[Int(a) - 1].id.hasSameBytes(as: new[Int(b) - 1].id)
  }
}
