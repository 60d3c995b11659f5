/// The reads of those who follow changes.
extension SQLiteQueries {
  /// States after a number, of one list or of all, in the order of their numbers.
  func changes(
    of key: ListKey?, after number: Int, limit: Int
  ) throws(ListStoreError) -> [ListChange] {
    let epoch = try epoch()
    func change(_ columns: SQLiteStatement) -> ListChange {
      ListChange(
        key: ListKey(owner: columns.bytes(0), id: columns.bytes(1)),
        state: Self.state(columns, from: 2, epoch))
    }
    guard let key else {
      return try connection.all(
        """
        SELECT list.owner, list.name, content.version, state.number, state.changes, state.items,
          state.time
        FROM state CROSS JOIN list ON list.id = state.list
          CROSS JOIN content ON content.id = state.content
        WHERE state.number > ? ORDER BY state.number LIMIT ?
        """,
        [.int(number), .int(limit)], read: change)
    }
    guard let newest = try newest(of: key) else { return [] }
    return try connection.all(
      """
      SELECT list.owner, list.name, content.version, state.number, state.changes, state.items,
        state.time
      FROM state CROSS JOIN list ON list.id = state.list
        CROSS JOIN content ON content.id = state.content
      WHERE state.list = ? AND state.number > ? ORDER BY state.number LIMIT ?
      """,
      [.int(newest.list), .int(number), .int(limit)], read: change)
  }

  /// A state of a list and the one before it; `nil` if it is no longer stored.
  func step(of key: ListKey, to number: Int) throws(ListStoreError) -> ListStep? {
    guard let newest = try newest(of: key) else { return nil }
    let epoch = newest.state.position.epoch
    guard let row = try last(of: newest.list, upTo: number, epoch),
      row.state.position.number == number
    else { return nil }
    let old = try last(of: newest.list, upTo: number - 1, epoch)
    let kept = try old.map { (old) throws(ListStoreError) in try list(old) }
    return ListStep(old: kept, new: try list(row))
  }
}
