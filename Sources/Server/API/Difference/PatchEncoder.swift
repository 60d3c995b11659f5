internal import Cancellation
internal import JSONDocuments
internal import JSONText
internal import SectionSnapshots

/// Writes a difference as a JSON Patch (RFC 6902) between the nested responses for two lists.
///
/// A pointer refers to the state after the operations before it, so the encoder replays the changes
/// on a copy of the old tree.
struct PatchEncoder {
  private let difference: ListDifference
  private let from: ListSnapshot
  private let to: ListSnapshot
  private var work: ItemTree
  private var positions = ChildPositions()
  /// Nodes of `work` by node of the new list, or none.
  private var workNodes: [ItemTree.Node]
  /// Whether an item's object has the member `children`, by node of `work`.
  private var hasChildren: [Bool]

  init(_ difference: ListDifference) {
    self.difference = difference
    from = difference.from
    to = difference.to
    work = difference.from.tree
    workNodes = difference.matches.sources
    hasChildren = [Bool](repeating: false, count: work.capacity)
    hasChildren[Int(ItemTree.root)] = true
    for node in work.order {
      hasChildren[Int(node)] = work.firstChild(of: node) != ItemTree.none
    }
  }

  /// Writes the array of operations.
  ///
  /// - Complexity: O(n + operations · (level + √siblings)).
  mutating func write(
    versions: (from: String, to: String), to json: inout JSONWriter,
    _ cancellation: CancellationCheck
  ) throws(Problem) {
    json.beginArray()
    defer { json.endArray() }
    guard versions.from != versions.to else { return }
    member("test", "version", to: &json) { $0.string(versions.from) }
    for (count, change) in difference.treeChanges(reorders: false).enumerated() {
      if json.isFull { return }
      if count % 512 == 511 { try cancellation.check(.difference) }
      write(change, to: &json)
    }
    try cancellation.check(.difference)
    try writeMembers(to: &json, cancellation)
    member("replace", "version", to: &json) { $0.string(versions.to) }
    total("itemCount", before: from.count, after: to.count, to: &json)
    total(
      "visibleCount", before: from.tree.visibleOrder.count, after: to.tree.visibleOrder.count,
      to: &json)
    writeIgnored(to: &json)
  }

  // MARK: The tree

  private mutating func write(_ change: TreeDifference.Change, to json: inout JSONWriter) {
    switch change {
    case .remove(let node):
      begin("remove", path: path(of: node), to: &json)
      json.endObject()
      positions.detach(node, in: &work)
    case .insert(let node, let parent, let index):
      if difference.comesWithParent(node) { return }
      let target = workNodes[Int(parent)]
      giveChildren(to: target, &json)
      begin("add", path: destination(Int(index), in: target), to: &json)
      json.key("value")
      json.newItem(node, of: difference, keepsChildren: true)
      json.endObject()
      insert(node, into: target, at: Int(index))
    case .move(let node, let parent, let index):
      let target = workNodes[Int(parent)]
      giveChildren(to: target, &json)
      move(node, to: target, at: Int(index), &json)
    case .reorder, .expand, .collapse:
      // Reorders are not requested, and expansion is written with the other members.
      break
    }
  }

  private mutating func move(
    _ node: ItemTree.Node, to target: ItemTree.Node, at index: Int, _ json: inout JSONWriter
  ) {
    var source = path(of: node)
    let home = work.parent(of: node)
    positions.detach(node, in: &work)
    let destination = destination(index, in: target)
    if destination.text.hasPrefix(source.text + "/") {
      // The next sibling takes the index of the removed item, so the destination leads through it.
      // RFC 6902 forbids a `from` that is a prefix of `path`, so the item moves to the end first.
      positions.attach(node, to: home, at: work.childCount(of: home), in: &work)
      let end = path(of: node)
      writeMove(from: source, to: end, &json)
      source = end
      positions.detach(node, in: &work)
    }
    writeMove(from: source, to: destination, &json)
    positions.attach(node, to: target, at: index, in: &work)
  }

  private func writeMove(from: JSONPointer, to: JSONPointer, _ json: inout JSONWriter) {
    json.beginObject()
    json.member("op", "move")
    json.member("from", from.text)
    json.member("path", to.text)
    json.endObject()
  }

  /// Adds an empty array of children to an item's object if it has none.
  private mutating func giveChildren(to node: ItemTree.Node, _ json: inout JSONWriter) {
    guard !hasChildren[Int(node)] else { return }
    hasChildren[Int(node)] = true
    begin("add", path: path(of: node).appending("children"), to: &json)
    json.beginArray("value")
    json.endArray()
    json.endObject()
  }

  /// Inserts a new item with its new descendants into the working tree.
  private mutating func insert(
    _ top: ItemTree.Node, into target: ItemTree.Node, at index: Int
  ) {
    let added = positions.insert(into: target, at: index, in: &work)
    adopt(top, as: added)
    var node = to.tree.successor(of: top, within: top)
    while node != ItemTree.none {
      guard difference.comesWithParent(node) else {
        node = to.tree.successorAfterSubtree(of: node, within: top)
        continue
      }
      adopt(node, as: work.append(to: workNodes[Int(to.tree.parent(of: node))]))
      node = to.tree.successor(of: node, within: top)
    }
  }

  private mutating func adopt(_ node: ItemTree.Node, as added: ItemTree.Node) {
    workNodes[Int(node)] = added
    if hasChildren.count <= Int(added) { hasChildren.append(false) }
    hasChildren[Int(added)] = to.tree.firstChild(of: node) != ItemTree.none
  }

  // MARK: Pointers

  private mutating func path(of node: ItemTree.Node) -> JSONPointer {
    var indices: [Int] = []
    var node = node
    while node != ItemTree.root {
      indices.append(positions.index(of: node, in: work))
      node = work.parent(of: node)
    }
    return Self.pointer(indices)
  }

  private mutating func destination(_ index: Int, in parent: ItemTree.Node) -> JSONPointer {
    parent == ItemTree.root
      ? Self.pointer([index]) : path(of: parent).appending("children").appending(index)
  }

  /// The pointer to an item by its indices, the outermost last.
  private static func pointer(_ indices: [Int]) -> JSONPointer {
    var pointer = JSONPointer()
    pointer.append("items")
    for (level, index) in indices.reversed().enumerated() {
      if level > 0 { pointer.append("children") }
      pointer.append(index)
    }
    return pointer
  }

  // MARK: Members

  /// Writes the changed members of items in both lists, once all items are in place.
  private func writeMembers(
    to json: inout JSONWriter, _ cancellation: CancellationCheck
  ) throws(Problem) {
    let rows = RowWriter(to)
    var written = 0
    var updates = difference.updates[...]
    for node in to.tree.order {
      if json.isFull { return }
      let source = difference.matches.sources[Int(node)]
      guard source != ItemTree.none else { continue }
      let update = updates.first?.node == node ? updates.removeFirst() : nil
      let isParent = to.tree.firstChild(of: node) != ItemTree.none
      let wasParent = from.tree.firstChild(of: source) != ItemTree.none
      let wasExpanded = from.tree.reportedExpansion(of: source)
      let isExpanded = to.tree.reportedExpansion(of: node)
      guard update != nil || isParent != wasParent || isExpanded != wasExpanded else { continue }
      written += 1
      // The length of a pointer grows with the depth of the item.
      if written % 512 == 0 { try cancellation.check(.difference) }
      let path = finalPath(of: node, rows)
      if hasChildren[Int(source)], !isParent { member("remove", "children", in: path, to: &json) }
      if let isExpanded {
        if isExpanded != wasExpanded {
          let op = wasExpanded == nil ? "add" : "replace"
          member(op, "expanded", in: path, to: &json) { $0.bool(isExpanded) }
        }
      } else if wasExpanded != nil {
        member("remove", "expanded", in: path, to: &json)
      }
      for change in update?.changes.changes ?? [] { write(change, in: path, &json) }
    }
  }

  private func write(
    _ change: ItemChanges.Change, in path: JSONPointer, _ json: inout JSONWriter
  ) {
    var path = path
    path.append(change.name)
    guard let value = change.value else {
      begin("remove", path: path, to: &json)
      return json.endObject()
    }
    begin(change.wasThere ? "replace" : "add", path: path, to: &json)
    json.key("value")
    json.value(value)
    json.endObject()
  }

  /// The pointer to an item of the new list.
  private func finalPath(of node: ItemTree.Node, _ rows: RowWriter) -> JSONPointer {
    var indices: [Int] = []
    var node = node
    while node != ItemTree.root {
      indices.append(rows.position(of: node))
      node = to.tree.parent(of: node)
    }
    return Self.pointer(indices)
  }

  private func total(_ name: String, before: Int, after: Int, to json: inout JSONWriter) {
    guard before != after else { return }
    member("replace", name, to: &json) { $0.integer(after) }
  }

  private func writeIgnored(to json: inout JSONWriter) {
    let isSame =
      from.ignored.count == to.ignored.count
      && zip(from.ignored, to.ignored).allSatisfy { $0.hasSameBytes(as: $1) }
    guard !isSame else { return }
    guard !to.ignored.isEmpty else { return member("remove", "ignored", to: &json) }
    member(from.ignored.isEmpty ? "add" : "replace", "ignored", to: &json) { json in
      json.beginArray()
      for id in to.ignored { json.string(id.bytes) }
      json.endArray()
    }
  }

  private func member(
    _ op: String, _ name: String, in path: JSONPointer = JSONPointer(), to json: inout JSONWriter,
    value: ((inout JSONWriter) -> Void)? = nil
  ) {
    begin(op, path: path.appending(name), to: &json)
    if let value {
      json.key("value")
      value(&json)
    }
    json.endObject()
  }

  private func begin(_ op: String, path: JSONPointer, to json: inout JSONWriter) {
    json.beginObject()
    json.member("op", op)
    json.member("path", path.text)
  }
}
