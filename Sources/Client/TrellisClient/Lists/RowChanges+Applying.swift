internal import Foundation
internal import JSONText

extension RowChanges {
  /// Applies the changes to the old rows.
  ///
  /// - Throws: ``ClientError/unreadableResponse(_:)`` if these are not the old rows.
  /// - Complexity: O(rows).
  func applied(to old: [SnapshotReply.Row]) throws(ClientError) -> [SnapshotReply.Row] {
    var stays = [Bool](repeating: true, count: old.count)
    func remove(_ index: Int, _ id: String) throws(ClientError) {
      guard old.indices.contains(index), old[index].id == id, stays[index] else {
        throw .unreadableResponse("there is no old row \(index) with the id \(id)")
      }
      stays[index] = false
    }
    for row in deletes { try remove(row.index, row.id) }
    for row in moves { try remove(row.from, row.id) }
    var new = [SnapshotReply.Row?](
      repeating: nil, count: old.count - deletes.count + inserts.count)
    func place(_ row: SnapshotReply.Row, at index: Int) throws(ClientError) {
      guard new.indices.contains(index), new[index] == nil else {
        throw .unreadableResponse("there is no place for a row at \(index)")
      }
      new[index] = row
    }
    for row in inserts { try place(row.item, at: row.index) }
    for row in moves { try place(old[row.from], at: row.to) }
    var others = old.indices.lazy.filter { stays[$0] }.makeIterator()
    for index in new.indices where new[index] == nil { new[index] = others.next().map { old[$0] } }
    var rows = new.compactMap { $0 }
    for row in updates {
      guard rows.indices.contains(row.to), rows[row.to].id == row.id else {
        throw .unreadableResponse("there is no new row \(row.to) with the id \(row.id)")
      }
      rows[row.to] = try rows[row.to].changed(setting: row.set, unsetting: row.unset)
    }
    return rows
  }
}

extension SnapshotReply.Row {
  /// The row with other members.
  fileprivate func changed(
    setting set: RawJSON, unsetting unset: [String]
  ) throws(ClientError) -> Self {
    let changes = try ResponseValue(body: Data(set.bytes)).members
    let gone = Set(changes.compactMap(\.name.string)).union(unset)
    let kept = try ResponseValue(body: Data(json.bytes)).members.filter { member in
      member.name.string.map { !gone.contains($0) } ?? true
    }
    var row = JSONWriter()
    row.beginObject()
    for (name, value) in kept + changes {
      row.key(name.string ?? "")
      row.raw(Array(value.text))
    }
    row.endObject()
    return try Self(try ResponseValue(body: Data(row.bytes)))
  }
}
