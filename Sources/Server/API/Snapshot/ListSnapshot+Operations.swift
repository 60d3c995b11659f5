internal import JSONDocuments
internal import SectionSnapshots
internal import ServiceContract
internal import TextBytes

extension ListSnapshot {
  /// Applies an operation with the semantics of `SectionSnapshot`; after an error the list is
  /// undefined.
  mutating func apply(_ operation: SnapshotOperation, _ errors: InputErrorList) {
    switch operation.kind {
    case .append(let list, let to):
      guard !list.records.isEmpty else { return }
      var parent = ItemTree.root
      if let to {
        guard let node = known(to, errors) else { return }
        parent = node
      }
      let level = self.level(of: parent) + 1
      add(list, of: operation, level: level, errors) { tree, _, isExpanded in
        tree.append(to: parent, isExpanded: isExpanded)
      }
    case .insertBefore(let list, let id):
      guard !list.records.isEmpty, let sibling = known(id, errors) else { return }
      add(list, of: operation, level: level(of: sibling), errors) { tree, _, isExpanded in
        tree.insert(before: sibling, isExpanded: isExpanded)
      }
    case .insertAfter(let list, let id):
      guard !list.records.isEmpty, let sibling = known(id, errors) else { return }
      add(list, of: operation, level: level(of: sibling), errors) { tree, last, isExpanded in
        tree.insert(after: last ?? sibling, isExpanded: isExpanded)
      }
    case .delete(let ids):
      let nodes = ids.compactMap { known($0, errors) }
      guard errors.isEmpty else { return }
      // An item listed twice, or below another listed one, is already removed.
      for (id, node) in zip(ids, nodes) where self.node(id) == node { remove(node) }
    case .expand(let ids): setExpanded(ids, true)
    case .collapse(let ids): setExpanded(ids, false)
    case .replaceChildren(let list, let of):
      guard let parent = known(of, errors) else { return }
      while case let child = tree.lastChild(of: parent), child != ItemTree.none { remove(child) }
      let level = self.level(of: parent) + 1
      add(list, of: operation, level: level, errors) { tree, _, isExpanded in
        tree.append(to: parent, isExpanded: isExpanded)
      }
    case .insertAt(let list, let parent, let index):
      insert(list, to: parent, at: index, of: operation, errors)
    case .move(let id, let parent, let index):
      move(id, to: parent, at: index, of: operation, errors)
    case .update(let id, let set, let unset):
      if let node = known(id, errors) { update(node, set: set, unset: unset, errors) }
    case .reorder(let parent, let children):
      reorder(childrenOf: parent, as: children, of: operation, errors)
    }
  }

  /// The item with an id; adds an error if there is none.
  func known(_ id: JSONValue, _ errors: InputErrorList) -> ItemTree.Node? {
    if let node = node(id) { return node }
    errors.add(
      .unknownItem, at: id, "there is no item with the id \(Excerpt.quoted(id.bytes))",
      suggestion: suggestion(for: id))
    return nil
  }

  private func suggestion(for id: JSONValue) -> String? {
    let short = tree.order.lazy.map { record(of: $0).id }.filter { $0.bytes.count <= 128 }
    return Suggestion.nearest(to: id.bytes, among: short.compactMap(\.string))
  }

  private mutating func remove(_ node: ItemTree.Node) {
    positions.noteRemoved(node, in: tree)
    tree.remove(node) { removed in
      ids.remove(removed, hash: records[Int(removed) - 1].id.idHash)
      // Its node will be reused.
      positions.forget(removed)
      updates[removed] = nil
    }
  }

  /// Adds the items of a list. `insertTop` adds a node for each outermost item; it receives the
  /// tree, the previously added node, and the expansion.
  mutating func add(
    _ list: ItemList, of operation: SnapshotOperation, level: Int, _ errors: InputErrorList,
    insertTop: (inout ItemTree, ItemTree.Node?, Bool) -> ItemTree.Node
  ) {
    // The limit applies to the final list. Operations of a difference may temporarily need as many
    // items as both lists together.
    guard tree.count + list.records.count - limits.items <= limits.items else {
      return errors.addLimit("items", limits.items, at: operation.source)
    }
    var path: [ItemTree.Node] = []
    var last: ItemTree.Node?
    for record in list.records {
      guard level + Int(record.level) < limits.itemDepth else {
        return errors.addLimit("itemDepth", limits.itemDepth, at: record.id)
      }
      path.removeLast(path.count - Int(record.level))
      let isExpanded = record.isExpanded ?? false
      let node: ItemTree.Node
      if let parent = path.last {
        node = tree.append(to: parent, isExpanded: isExpanded)
      } else {
        node = insertTop(&tree, last, isExpanded)
        positions.noteAdded(node, in: tree)
        last = node
      }
      path.append(node)
      adopt(record, as: node, errors)
    }
  }

  private mutating func adopt(
    _ record: ItemList.Record, as node: ItemTree.Node, _ errors: InputErrorList
  ) {
    let clash = ids.insert(node, hash: record.id.idHash) {
      records[Int($0) - 1].id.hasSameBytes(as: record.id)
    }
    if clash != nil, operationsDocument != nil {
      errors.add(
        .duplicateItem, at: record.id,
        "the id \(Excerpt.quoted(record.id.bytes)) is already that of an item of the list")
    } else if let clash {
      errors.addDuplicate(record.id, of: self.record(of: clash).id, in: document)
    }
    if Int(node) > records.count {
      records.append(record)
    } else {
      records[Int(node) - 1] = record
    }
  }
}
