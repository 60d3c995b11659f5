internal import Cancellation
internal import JSONText
internal import SectionSnapshots

/// Writes a difference as changes of visible rows, following the batch update rules of list views.
struct RowsEncoder {
  let difference: ListDifference

  /// Writes the members of the response.
  ///
  /// - Complexity: O(n + changes), and O(m · log(m)) for m rows that are out of order.
  func write(to json: inout JSONWriter, _ cancellation: CancellationCheck) throws(Problem) {
    let batch = RowBatch(
      from: difference.from.tree, to: difference.to.tree, matches: difference.matches
    ) {
      difference.changes(of: $1) != nil
        || RowState($0, in: difference.from.tree) != RowState($1, in: difference.to.tree)
    }
    try cancellation.check(.difference)
    let (old, new) = (difference.from.tree.visibleOrder, difference.to.tree.visibleOrder)
    var size = ResponseSize(limit: json.limit)
    for row in batch.inserts { try size.add(difference.to.parentIDBytes(of: new[row])) }
    json.key("deletes")
    list(batch.deletes, to: &json) { row, json in
      json.member("index", row)
      json.member("id", difference.from.record(of: old[row]).id.bytes)
    }
    let writer = RowWriter(difference.to)
    json.key("inserts")
    list(batch.inserts, to: &json) { row, json in
      json.member("index", row)
      json.key("item")
      writer.write(new[row], of: difference.to, isVisible: true, to: &json)
    }
    json.key("moves")
    list(batch.moves, to: &json) { write($0, new, to: &$1) }
    json.key("updates")
    list(batch.updates, to: &json) { pair, json in
      write(pair, new, to: &json)
      json.key("changes")
      changes(old[pair.from], new[pair.to], to: &json)
    }
  }

  private func list<Element>(
    _ elements: [Element], to json: inout JSONWriter,
    _ write: (Element, inout JSONWriter) -> Void
  ) {
    json.beginArray()
    for element in elements {
      if json.isFull { break }
      json.beginObject()
      write(element, &json)
      json.endObject()
    }
    json.endArray()
  }

  private func write(
    _ pair: RowBatch.RowPair, _ new: [ItemTree.Node], to json: inout JSONWriter
  ) {
    json.member("from", pair.from)
    json.member("to", pair.to)
    json.member("id", difference.to.record(of: new[pair.to]).id.bytes)
  }

  private func changes(
    _ old: ItemTree.Node, _ new: ItemTree.Node, to json: inout JSONWriter
  ) {
    let (before, after) = (
      RowState(old, in: difference.from.tree), RowState(new, in: difference.to.tree)
    )
    json.beginObject()
    json.memberChanges(
      difference.changes(of: new)?.changes ?? [],
      set: { json in
        if before.level != after.level {
          json.member("level", after.level)
        }
        if let isExpanded = after.isExpanded, isExpanded != before.isExpanded {
          json.member("expanded", isExpanded)
        }
        if before.childCount != after.childCount {
          json.member("childCount", after.childCount)
        }
      },
      unset: { json in
        if before.isExpanded != nil, after.isExpanded == nil { json.string("expanded") }
      })
    json.endObject()
  }
}

/// The members of a row besides title, payload and position.
private struct RowState: Equatable {
  let level: Int
  let childCount: Int
  /// `nil` for a collapsed item without children.
  let isExpanded: Bool?

  init(_ node: ItemTree.Node, in tree: ItemTree) {
    level = tree.level(of: node)
    childCount = tree.childCount(of: node)
    isExpanded = tree.reportedExpansion(of: node)
  }
}
