/// The reads of a store, in the open transaction of a connection.
struct SQLiteQueries: ListQueries {
  /// A state with the row of its list and of its content.
  struct Row {
    var list: Int
    var content: Int
    var state: ListState
  }

  let connection: SQLiteConnection

  init(_ connection: SQLiteConnection) { self.connection = connection }

  /// The epoch of the store.
  func epoch() throws(ListStoreError) -> UInt64 {
    guard let epoch = try connection.first("SELECT epoch FROM store", read: { $0.bits(0) }) else {
      throw .damaged("the table store is empty")
    }
    return epoch
  }

  /// The newest state of a list; `nil` if there is no such list.
  func newest(of key: ListKey) throws(ListStoreError) -> Row? {
    let epoch = try epoch()
    return try connection.first(
      """
      SELECT state.list, state.content, content.version, state.number, state.changes, state.items,
        state.time
      FROM list JOIN state ON state.list = list.id JOIN content ON content.id = state.content
      WHERE list.owner = ? AND list.name = ? ORDER BY state.number DESC LIMIT 1
      """, [.bytes(key.owner), .bytes(key.id)]
    ) { Self.row($0, epoch) }
  }

  private static func row(_ columns: SQLiteStatement, _ epoch: UInt64) -> Row {
    Row(list: columns.int(0), content: columns.int(1), state: state(columns, from: 2, epoch))
  }

  static func state(
    _ columns: SQLiteStatement, from first: Int32, _ epoch: UInt64
  ) -> ListState {
    ListState(
      version: columns.version(first),
      position: ListPosition(epoch: epoch, number: columns.int(first + 1)),
      changes: columns.int(first + 2), itemCount: columns.int(first + 3),
      time: columns.int(first + 4))
  }

  /// The place of the store's last change.
  func lastPosition() throws(ListStoreError) -> ListPosition {
    let position = try connection.first("SELECT epoch, number FROM store") {
      ListPosition(epoch: $0.bits(0), number: $0.int(1))
    }
    guard let position else { throw .damaged("the table store is empty") }
    return position
  }

  /// The last state of a list, given by its row, up to a number.
  func last(
    of list: Int, upTo number: Int, _ epoch: UInt64
  ) throws(ListStoreError) -> Row? {
    try connection.first(
      """
      SELECT state.list, state.content, content.version, state.number, state.changes, state.items,
        state.time
      FROM state JOIN content ON content.id = state.content
      WHERE state.list = ? AND state.number <= ? ORDER BY state.number DESC LIMIT 1
      """, [.int(list), .int(number)]
    ) { Self.row($0, epoch) }
  }

  /// A state with its content.
  func list(_ row: Row) throws(ListStoreError) -> KeptList {
    let content = try connection.first(
      "SELECT body FROM content WHERE id = ?", [.int(row.content)]
    ) { $0.bytes(0) }
    guard let content else { throw .damaged("the content \(row.state.version) is missing") }
    return KeptList(state: row.state, content: content)
  }

  /// The state that a client has seen, and the newest one.
  func span(of key: ListKey, since mark: ListMark) throws(ListStoreError) -> ListSpan {
    guard let newest = try newest(of: key) else { return .noList }
    let epoch = newest.state.position.epoch
    let base: Row?
    switch mark {
    case .version(let version):
      if version == newest.state.version { return .current(newest.state) }
      base = try connection.first(
        """
        SELECT state.list, state.content, content.version, state.number, state.changes, state.items,
          state.time
        FROM content CROSS JOIN state ON state.content = content.id
        WHERE content.version = ? AND state.list = ? ORDER BY state.number DESC LIMIT 1
        """, [.version(version), .int(newest.list)]
      ) { Self.row($0, epoch) }
    case .position(let position):
      guard position.epoch == epoch else { return .reset(.otherEpoch, newest.state) }
      guard position.number <= (try lastPosition().number) else {
        return .reset(.future, newest.state)
      }
      base = try last(of: newest.list, upTo: position.number, epoch)
    }
    guard let base else { return .reset(.notStored, newest.state) }
    if base.state.version == newest.state.version { return .current(newest.state) }
    return .between(try list(base), try list(newest))
  }

  /// The answer to an idempotency key, given after a time.
  func answer(
    of list: ListKey, to key: [UInt8], since time: Int
  ) throws(ListStoreError) -> KeptAnswer? {
    try connection.first(
      """
      SELECT digest, body, epoch, version, number, changes, items, time FROM answer
      WHERE owner = ? AND list = ? AND key = ? AND answered > ?
      """, [.bytes(list.owner), .bytes(list.id), .bytes(key), .int(time)]
    ) { columns in
      KeptAnswer(
        digest: columns.bytes(0), state: Self.state(columns, from: 3, columns.bits(2)),
        body: columns.bytes(1))
    }
  }

  /// Lists of an owner after an id.
  func page(
    owner: [UInt8], after id: [UInt8], limit: Int
  ) throws(ListStoreError) -> [ListEntry] {
    let epoch = try epoch()
    return try connection.all(
      """
      SELECT list.name, content.version, state.number, state.changes, state.items, state.time
      FROM list JOIN state ON state.number =
          (SELECT max(newest.number) FROM state AS newest WHERE newest.list = list.id)
        JOIN content ON content.id = state.content
      WHERE list.owner = ? AND list.name > ? ORDER BY list.name LIMIT ?
      """, [.bytes(owner), .bytes(id), .int(limit)]
    ) { columns in
      ListEntry(id: columns.bytes(0), state: Self.state(columns, from: 1, epoch))
    }
  }
}
