internal import Cancellation
internal import JSONDocuments
internal import JSONText
internal import SectionSnapshots

/// Writes a difference as operations on the list, in the vocabulary of `/v1/snapshot`.
struct OperationsEncoder {
  let difference: ListDifference

  /// Writes the array of operations.
  ///
  /// - Complexity: O(bytes written).
  func write(to json: inout JSONWriter, _ cancellation: CancellationCheck) throws(Problem) {
    let changes = difference.treeChanges(reorders: true)
    let end = changes.firstIndex(where: \.isExpansion) ?? changes.endIndex
    var size = ResponseSize(limit: json.limit)
    for change in changes[..<end] { try size.add(parentIDBytes(of: change)) }
    json.beginArray()
    for (count, change) in changes[..<end].enumerated() {
      if json.isFull { break }
      if count % 4096 == 4095 { try cancellation.check(.difference) }
      write(change, to: &json)
    }
    for update in difference.updates {
      if json.isFull { break }
      begin("update", id: id(update.node), to: &json)
      json.beginObject("changes")
      json.memberChanges(update.changes.changes)
      json.endObject()
      json.endObject()
    }
    for change in changes[end...] {
      if json.isFull { break }
      write(change, to: &json)
    }
    json.endArray()
  }

  /// The length of the parent id that a change names, in bytes.
  private func parentIDBytes(of change: TreeDifference.Change) -> Int {
    switch change {
    case .insert(let node, let parent, _):
      difference.comesWithParent(node) || parent == ItemTree.root ? 0 : id(parent).bytes.count
    case .move(_, let parent, _), .reorder(let parent, _):
      parent == ItemTree.root ? 0 : id(parent).bytes.count
    case .remove, .expand, .collapse: 0
    }
  }

  private func write(_ change: TreeDifference.Change, to json: inout JSONWriter) {
    switch change {
    case .remove(let node): begin("remove", id: difference.from.record(of: node).id, to: &json)
    case .insert(let node, let parent, let index):
      if difference.comesWithParent(node) { return }
      json.beginObject()
      json.member("op", "insert")
      json.key("item")
      json.newItem(node, of: difference)
      destination(parent, index: index, to: &json)
    case .move(let node, let parent, let index):
      begin("move", id: difference.from.record(of: node).id, to: &json)
      destination(parent, index: index, to: &json)
    case .reorder(let parent, let children):
      json.beginObject()
      json.member("op", "reorder")
      self.parent(parent, &json)
      json.beginArray("children")
      for child in children {
        if json.isFull { break }
        json.string(difference.from.record(of: child).id.bytes)
      }
      json.endArray()
    case .expand(let node): begin("expand", id: id(node), to: &json)
    case .collapse(let node): begin("collapse", id: id(node), to: &json)
    }
    json.endObject()
  }

  private func id(_ node: ItemTree.Node) -> JSONValue { difference.to.record(of: node).id }

  private func begin(_ op: String, id: JSONValue, to json: inout JSONWriter) {
    json.beginObject()
    json.member("op", op)
    json.member("id", id.bytes)
  }

  private func destination(_ parent: ItemTree.Node, index: Int32, to json: inout JSONWriter) {
    self.parent(parent, &json)
    json.member("index", Int(index))
  }

  private func parent(_ parent: ItemTree.Node, _ json: inout JSONWriter) {
    json.key("parent")
    if parent == ItemTree.root {
      json.null()
    } else {
      json.string(id(parent).bytes)
    }
  }
}

extension TreeDifference.Change {
  /// Whether it is a change of expansion; these come last.
  var isExpansion: Bool {
    switch self {
    case .expand, .collapse: true
    case .remove, .insert, .move, .reorder: false
    }
  }
}
