package import SectionSnapshots

/// What is different between two lists: which items are in both, and what became of each.
package struct ListDifference {
  /// An item that is in both lists and has another title or payload.
  struct Update {
    /// Its node in the list that is wanted.
    let node: ItemTree.Node
    let changes: ItemChanges
  }

  package let from: ListSnapshot
  package let to: ListSnapshot
  /// Which items are in both lists.
  package let matches: TreeMatches
  /// Items with another title or payload, in depth-first order.
  private(set) var updates: [Update] = []
  /// By node of the list that is wanted: the place in `updates`, or -1.
  private var updateIndices: [Int32] = []

  /// Compares two lists.
  ///
  /// - Complexity: O(n) on average for what keeps its place, a look into the table of ids for what
  ///   does not, and O(size of the payload).
  package init(from: ListSnapshot, to: ListSnapshot) {
    self.from = from
    self.to = to
    // A list is a large value: where it is named in a loop it is copied, with a count for each of
    // its parts.
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

  /// What is different in the title and the payload of an item that is in both lists; its node is
  /// that in the list that is wanted.
  func changes(of node: ItemTree.Node) -> ItemChanges? {
    guard !updateIndices.isEmpty, updateIndices[Int(node)] >= 0 else { return nil }
    return updates[Int(updateIndices[Int(node)])].changes
  }

  /// What becomes of a member.
  package enum MemberChange: Sendable {
    case changed, added, removed
  }

  /// The members of the payload that change, of an item that is in both lists; nothing where none
  /// does.
  package func payloadChanges(
    of node: ItemTree.Node
  ) -> [(name: UnsafeBufferPointer<UInt8>, change: MemberChange)]? {
    guard let changes = changes(of: node)?.changes.filter({ !$0.isTitle }), !changes.isEmpty else {
      return nil
    }
    return changes.map {
      ($0.name, $0.value == nil ? .removed : $0.wasThere ? .changed : .added)
    }
  }

  /// The changes of the tree, in an order in which each is valid; `reorders` tells whether children
  /// of which more than half would move are put into order at once.
  package func treeChanges(reorders: Bool) -> [TreeDifference.Change] {
    TreeDifference(from: from.tree, to: to.tree, matches: matches, reorders: reorders).changes
  }

  /// Whether an item of the list that is wanted comes into it together with the item that it is in.
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

extension JSONWriter {
  /// Writes an item that is new, with all in it that is new too, as a request would have it; where
  /// `keepsChildren` one whose children are all moved into it later has an empty array for them.
  mutating func newItem(
    _ top: ItemTree.Node, of difference: ListDifference, keepsChildren: Bool = false
  ) {
    let list = difference.to
    /// Items that are begun, and whether their children are.
    var open: [(node: ItemTree.Node, hasChildren: Bool)] = []
    var node = top
    while node != ItemTree.none, !isFull {
      guard node == top || difference.comesWithParent(node) else {
        node = list.tree.successorAfterSubtree(of: node, within: top)
        continue
      }
      let parent = list.tree.parent(of: node)
      while let last = open.last, last.node != parent {
        closeItem(hasChildren: last.hasChildren)
        open.removeLast()
      }
      if let last = open.indices.last, !open[last].hasChildren {
        key("children")
        beginArray()
        open[last].hasChildren = true
      }
      beginObject()
      name(of: list.record(of: node))
      let isParent = list.tree.firstChild(of: node) != ItemTree.none
      if let isExpanded = list.tree.reportedExpansion(of: node) {
        key("expanded")
        bool(isExpanded)
      }
      payload(of: node, in: list)
      if isParent, keepsChildren {
        key("children")
        beginArray()
      }
      open.append((node, isParent && keepsChildren))
      node = list.tree.successor(of: node, within: top)
    }
    while let last = open.popLast() { closeItem(hasChildren: last.hasChildren) }
  }

  private mutating func closeItem(hasChildren: Bool) {
    if hasChildren { endArray() }
    endObject()
  }
}
