internal import Snapshot

/// Writes the JSON answer of a snapshot.
struct SnapshotEncoder {
  let list: ListSnapshot
  let selection: SnapshotSelection
  private var json: JSONWriter

  init(_ list: ListSnapshot, _ selection: SnapshotSelection) {
    self.list = list
    self.selection = selection
    json = JSONWriter(
      capacity: 256 + 160 * selection.nodes.count, limit: list.limits.answerBytes)
  }

  /// Writes the answer.
  ///
  /// - Throws: The limit of its bytes.
  /// - Complexity: O(size of the list and the answer).
  static func bytes(
    _ list: ListSnapshot, _ selection: SnapshotSelection, _ form: SnapshotRequest.Form,
    version: String
  ) throws(Problem) -> [UInt8] {
    var encoder = SnapshotEncoder(list, selection)
    encoder.json.beginObject()
    encoder.json.key("version")
    encoder.json.string(version)
    encoder.json.key("items")
    switch form {
    case .rows: encoder.writeRows()
    case .nested: encoder.writeNested()
    }
    encoder.writeTotals()
    encoder.json.endObject()
    return try encoder.json.finished()
  }

  private mutating func writeTotals() {
    json.key("itemCount")
    json.integer(list.count)
    json.key("visibleCount")
    json.integer(list.tree.visibleOrder.count)
    if let remaining = selection.remaining {
      json.key("hasMore")
      json.bool(remaining > 0)
    }
    guard !list.ignored.isEmpty else { return }
    json.key("ignored")
    json.beginArray()
    for id in list.ignored {
      if json.isFull { break }
      json.string(id.bytes)
    }
    json.endArray()
  }

  // MARK: Rows

  /// Where an item is.
  private struct Place {
    /// In the depth-first order of the whole list.
    var index: Int32 = 0
    /// Among its siblings.
    var position: Int32 = 0
  }

  private mutating func writeRows() {
    let places = places()
    var visible = list.tree.visibleOrder[...]
    if let first = selection.nodes.first {
      visible = visible[(visible.firstIndex(of: first) ?? 0)...]
    }
    json.beginArray()
    for node in selection.nodes {
      if json.isFull { break }
      let isVisible = visible.first == node
      if isVisible { visible.removeFirst() }
      writeRow(node, places[Int(node)], isVisible: isVisible)
    }
    json.endArray()
  }

  private mutating func writeRow(_ node: ItemTree.Node, _ place: Place, isVisible: Bool) {
    // A local copy of the tree would be retained and released for every row.
    let record = list.record(of: node)
    let parent = list.tree.parent(of: node)
    let childCount = list.tree.childCount(of: node)
    json.beginObject()
    writeName(record)
    json.key("level")
    json.integer(list.tree.level(of: node))
    json.key("parent")
    if parent == ItemTree.root {
      json.null()
    } else {
      json.string(list.record(of: parent).id.bytes)
    }
    json.key("index")
    json.integer(Int(place.index))
    json.key("position")
    json.integer(Int(place.position))
    json.key("siblingCount")
    json.integer(list.tree.childCount(of: parent))
    json.key("visible")
    json.bool(isVisible)
    if childCount > 0 {
      json.key("expanded")
      json.bool(list.tree.isExpanded(node))
    }
    json.key("childCount")
    json.integer(childCount)
    writePayload(node)
    json.endObject()
  }

  /// For each node its places.
  private func places() -> [Place] {
    let tree = list.tree
    var places = [Place](repeating: Place(), count: tree.capacity)
    for (index, node) in tree.order.enumerated() {
      let previous = tree.previousSibling(of: node)
      let position = previous == ItemTree.none ? 0 : places[Int(previous)].position + 1
      places[Int(node)] = Place(index: Int32(truncatingIfNeeded: index), position: position)
    }
    return places
  }

  // MARK: Nested

  /// Writes items as a request would have them; one whose parent is not shown stands outermost.
  private mutating func writeNested() {
    var open: [(node: ItemTree.Node, hasChildren: Bool)] = []
    json.beginArray()
    for node in selection.nodes {
      if json.isFull { break }
      let parent = list.tree.parent(of: node)
      while let last = open.last, last.node != parent {
        close(hasChildren: last.hasChildren)
        open.removeLast()
      }
      if let last = open.indices.last, !open[last].hasChildren {
        json.key("children")
        json.beginArray()
        open[last].hasChildren = true
      }
      json.beginObject()
      let record = list.record(of: node)
      writeName(record)
      if list.tree.firstChild(of: node) != ItemTree.none {
        json.key("expanded")
        json.bool(list.tree.isExpanded(node))
      }
      writePayload(node)
      open.append((node, false))
    }
    while let last = open.popLast() { close(hasChildren: last.hasChildren) }
    json.endArray()
  }

  private mutating func close(hasChildren: Bool) {
    if hasChildren { json.endArray() }
    json.endObject()
  }

  // MARK: Both

  private mutating func writeName(_ record: ItemList.Record) {
    json.key("id")
    json.string(record.id.bytes)
    guard let title = record.title else { return }
    json.key("title")
    json.string(title.bytes)
  }

  private mutating func writePayload(_ node: ItemTree.Node) {
    list.forEachPayloadMember(of: node) { name, value in
      json.key(name.bytes)
      json.value(value)
    }
  }
}
