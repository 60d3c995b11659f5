/// The reads of those who follow changes.
extension PostgresQueries {
  /// States after a number, of one list or of all, in the order of their numbers.
  func changes(
    of key: ListKey?, after number: Int, limit: Int
  ) throws(ListStoreError) -> [ListChange] {
    func change(_ columns: PostgresRow) -> ListChange {
      ListChange(
        key: ListKey(owner: columns.bytes(0), id: columns.bytes(1)),
        state: Self.state(columns, from: 2))
    }
    guard let key else {
      return try connection.all(
        """
        SELECT list.owner, list.name, store.epoch, content.version, state.number, state.changes,
          state.items, state.time
        FROM (SELECT * FROM trellis.state WHERE number > $1 ORDER BY number LIMIT $2) AS state
          JOIN trellis.list ON list.id = state.list
          JOIN trellis.content ON content.id = state.content CROSS JOIN trellis.store
        ORDER BY state.number
        """, [.int(number), .int(limit)], read: change)
    }
    return try connection.all(
      """
      SELECT list.owner, list.name, store.epoch, content.version, state.number, state.changes,
        state.items, state.time
      FROM trellis.list JOIN trellis.state ON state.list = list.id
        JOIN trellis.content ON content.id = state.content CROSS JOIN trellis.store
      WHERE list.owner = $1 AND list.name = $2 AND state.number > $3
      ORDER BY state.number LIMIT $4
      """, [.bytes(key.owner), .bytes(key.id), .int(number), .int(limit)], read: change)
  }

  /// A state of a list and the one before it; `nil` if it is no longer stored.
  func step(of key: ListKey, to number: Int) throws(ListStoreError) -> ListStep? {
    guard let newest = try newest(of: key),
      let row = try last(of: newest.list, upTo: number), row.state.position.number == number
    else { return nil }
    let old = try last(of: newest.list, upTo: number - 1)
    let kept = try old.map { (old) throws(ListStoreError) in try list(old) }
    return ListStep(old: kept, new: try list(row))
  }

  /// Deletions after a number.
  func deletions(after number: Int, limit: Int) throws(ListStoreError) -> [ListDeletion] {
    try connection.all(
      "SELECT owner, name, number FROM trellis.deletion WHERE number > $1 ORDER BY number LIMIT $2",
      [.int(number), .int(limit)]
    ) { ListDeletion(key: ListKey(owner: $0.bytes(0), id: $0.bytes(1)), number: $0.int(2)) }
  }
}
