internal import JSONDocuments
internal import JSONText
internal import SectionSnapshots

/// Encodes the JSON response of a snapshot.
///
/// The list is a parameter of its functions: a stored one would be retained array by array.
struct SnapshotEncoder: ~Copyable {
  private var json: JSONWriter

  private init(_ list: ListSnapshot, _ selection: SnapshotSelection, ids: Int) {
    json = JSONWriter.metered(
      capacity: 256 + 140 * selection.nodes.count + ids, limit: list.limits.answerBytes)
  }

  /// The bytes of the ids in a response.
  ///
  /// - Throws: `limit-exceeded` for a response that is too long.
  private static func idBytes(
    _ list: ListSnapshot, selection: SnapshotSelection, form: SnapshotRequest.Form
  ) throws(Problem) -> Int {
    var size = ResponseSize(limit: list.limits.answerBytes)
    for node in selection.nodes {
      try size.add(list.record(of: node).id.bytes.count)
      if form == .rows { try size.add(list.parentIDBytes(of: node)) }
    }
    return size.bytes
  }

  /// Encodes the response. With `sortsMembers`, nested lists of one version have the same bytes.
  ///
  /// - Throws: `limit-exceeded` for a response that is too long.
  /// - Complexity: O(list + response).
  static func bytes(
    _ list: ListSnapshot, selection: SnapshotSelection, form: SnapshotRequest.Form,
    version: String, sortsMembers: Bool = false
  ) throws(Problem) -> [UInt8] {
    var encoder = SnapshotEncoder(
      list, selection, ids: try idBytes(list, selection: selection, form: form))
    encoder.json.beginObject()
    encoder.json.key("version")
    encoder.json.string(version)
    encoder.json.key("items")
    switch form {
    case .rows: encoder.writeRows(of: list, selection)
    case .nested: encoder.writeNested(list, selection, sortsMembers: sortsMembers)
    }
    encoder.writeTotals(of: list, selection)
    encoder.json.endObject()
    return try encoder.json.finished()
  }

  private mutating func writeTotals(of list: ListSnapshot, _ selection: SnapshotSelection) {
    json.member("itemCount", list.count)
    json.member("visibleCount", list.tree.visibleOrder.count)
    if let remaining = selection.remaining {
      json.member("hasMore", remaining > 0)
    }
    guard !list.ignored.isEmpty else { return }
    json.beginArray("ignored")
    for id in list.ignored {
      if json.isFull { break }
      json.string(id.bytes)
    }
    json.endArray()
  }

  // MARK: Rows

  private mutating func writeRows(of list: ListSnapshot, _ selection: SnapshotSelection) {
    let rows = RowWriter(list)
    var visible = list.tree.visibleOrder[...]
    if let first = selection.nodes.first {
      visible = visible[(visible.firstIndex(of: first) ?? 0)...]
    }
    json.beginArray()
    for node in selection.nodes {
      if json.isFull { break }
      let isVisible = visible.first == node
      if isVisible { visible.removeFirst() }
      rows.write(node, of: list, isVisible: isVisible, to: &json)
    }
    json.endArray()
  }

  // MARK: Nested

  /// Writes items in the form of a request. An item whose parent is not shown becomes outermost.
  private mutating func writeNested(
    _ list: ListSnapshot, _ selection: SnapshotSelection, sortsMembers: Bool
  ) {
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
        json.beginArray("children")
        open[last].hasChildren = true
      }
      json.beginObject()
      json.name(of: list.record(of: node))
      if let isExpanded = list.tree.reportedExpansion(of: node) {
        json.member("expanded", isExpanded)
      }
      json.payload(of: node, in: list, sortsMembers: sortsMembers)
      open.append((node, false))
    }
    while let last = open.popLast() { close(hasChildren: last.hasChildren) }
    json.endArray()
  }

  private mutating func close(hasChildren: Bool) {
    if hasChildren { json.endArray() }
    json.endObject()
  }
}
