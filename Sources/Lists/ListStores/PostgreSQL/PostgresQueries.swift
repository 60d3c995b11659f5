/// The reads of a store.
struct PostgresQueries: ListQueries {
  /// A state with the row of its list and of its content.
  struct Row {
    var list: Int
    var content: Int
    var bytes: Int
    var state: ListState
  }

  /// The bytes of a piece of a content. Neither side holds a whole content besides its own copy.
  static let pieceBytes = 1 << 20
  /// The most bytes for which room is made before they are there.
  private static let mostReserved = 64 << 20

  let connection: PostgresConnection

  init(_ connection: PostgresConnection) { self.connection = connection }

  /// The place of the store's last change.
  func lastPosition() throws(ListStoreError) -> ListPosition {
    let position = try connection.first("SELECT epoch, number FROM trellis.store") {
      ListPosition(epoch: $0.bits(0), number: $0.int(1))
    }
    guard let position else { throw Self.isEmpty }
    return position
  }

  /// The newest state of a list; `nil` if there is no such list.
  func newest(of key: ListKey) throws(ListStoreError) -> Row? {
    try newest(of: key, pieces: 0)?.row
  }

  /// The newest state of a list with its first piece; `nil` if there is no such list.
  func newestWithPiece(of key: ListKey) throws(ListStoreError) -> (row: Row, piece: [UInt8]?)? {
    try newest(of: key, pieces: 1)
  }

  private func newest(
    of key: ListKey, pieces: Int
  ) throws(ListStoreError) -> (row: Row, piece: [UInt8]?)? {
    // There is a row whatever is missing, which is not the same as a list that does not exist.
    let found = try connection.first(
      """
      SELECT list.id, state.content, content.bytes, store.epoch, content.version, state.number,
        state.changes, state.items, state.time, piece.body
      FROM trellis.store LEFT JOIN trellis.list ON list.owner = $1 AND list.name = $2
        LEFT JOIN trellis.state ON state.number =
          (SELECT max(newest.number) FROM trellis.state AS newest WHERE newest.list = list.id)
        LEFT JOIN trellis.content ON content.id = state.content
        LEFT JOIN trellis.piece ON piece.content = content.id AND piece.number < $3
          AND piece.number = 0
      """, [.bytes(key.owner), .bytes(key.id), .int(pieces)]
    ) { columns in
      (
        exists: columns.optionalInt(0) != nil, isWhole: columns.optionalInt(2) != nil,
        row: Self.row(columns), piece: columns.optionalBytes(9)
      )
    }
    guard let found else { throw Self.isEmpty }
    guard found.exists else { return nil }
    guard found.isWhole else { throw Self.missing }
    return (found.row, found.piece)
  }

  private static let missing = ListStoreError.damaged("a list has no state or no content")
  private static let isEmpty = ListStoreError.damaged("the table trellis.store is empty")

  private static func row(_ columns: PostgresRow) -> Row {
    Row(
      list: columns.int(0), content: columns.int(1), bytes: columns.int(2),
      state: state(columns, from: 3))
  }

  /// Reads a state from six columns, beginning with the epoch.
  static func state(_ columns: PostgresRow, from first: Int32) -> ListState {
    ListState(
      version: columns.version(first + 1),
      position: ListPosition(epoch: columns.bits(first), number: columns.int(first + 2)),
      changes: columns.int(first + 3), itemCount: columns.int(first + 4),
      time: columns.int(first + 5))
  }

  /// The last state of a list, given by its row, up to a number.
  func last(of list: Int, upTo number: Int) throws(ListStoreError) -> Row? {
    try connection.first(
      """
      SELECT state.list, state.content, content.bytes, store.epoch, content.version, state.number,
        state.changes, state.items, state.time
      FROM trellis.state JOIN trellis.content ON content.id = state.content
        CROSS JOIN trellis.store
      WHERE state.number = (SELECT max(last.number) FROM trellis.state AS last
        WHERE last.list = $1 AND last.number <= $2)
      """, [.int(list), .int(number)], read: Self.row)
  }

  /// A state with its content.
  func list(_ row: Row) throws(ListStoreError) -> KeptList {
    KeptList(state: row.state, content: try content(row))
  }

  private func content(_ row: Row) throws(ListStoreError) -> [UInt8] {
    var (content, number) = ([UInt8](), 0)
    // A damaged row may say any number.
    content.reserveCapacity(min(max(0, row.bytes), Self.mostReserved))
    while number == 0 || content.count < row.bytes {
      let piece = try connection.first(
        "SELECT body FROM trellis.piece WHERE content = $1 AND number = $2",
        [.int(row.content), .int(number)]
      ) { $0.bytes(0) }
      guard let piece else { throw .damaged("the content \(row.state.version) is missing") }
      content += piece
      number += 1
      // Only the last piece may be shorter than the others.
      guard content.count == min(row.bytes, number * Self.pieceBytes) else { break }
    }
    guard content.count == row.bytes else {
      throw .damaged("the content \(row.state.version) has another length")
    }
    return content
  }

  /// The state that a client has seen, and the newest one.
  func span(of key: ListKey, since mark: ListMark) throws(ListStoreError) -> ListSpan {
    guard let newest = try newest(of: key) else { return .noList }
    let base: Row?
    switch mark {
    case .version(let version):
      if version == newest.state.version { return .current(newest.state) }
      base = try connection.first(
        """
        SELECT state.list, state.content, content.bytes, store.epoch, content.version,
          state.number, state.changes, state.items, state.time
        FROM trellis.content JOIN trellis.state ON state.content = content.id
          CROSS JOIN trellis.store
        WHERE content.version = $1 AND state.list = $2 ORDER BY state.number DESC LIMIT 1
        """, [.version(version), .int(newest.list)], read: Self.row)
    case .position(let position):
      let last = try lastPosition()
      guard position.epoch == last.epoch else { return .reset(.otherEpoch, newest.state) }
      guard position.number <= last.number else { return .reset(.future, newest.state) }
      base = try self.last(of: newest.list, upTo: position.number)
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
      SELECT digest, body, epoch, version, number, changes, items, time FROM trellis.answer
      WHERE owner = $1 AND list = $2 AND key = sha256($3) AND answered > $4
      """, [.bytes(list.owner), .bytes(list.id), .bytes(key), .int(time)]
    ) { columns in
      KeptAnswer(
        digest: columns.bytes(0), state: Self.state(columns, from: 2), body: columns.bytes(1))
    }
  }

  /// Lists of an owner after an id.
  func page(
    owner: [UInt8], after id: [UInt8], limit: Int
  ) throws(ListStoreError) -> [ListEntry] {
    let rows = try connection.all(
      """
      SELECT list.name, content.id, store.epoch, content.version, state.number, state.changes,
        state.items, state.time
      FROM trellis.store LEFT JOIN (
          SELECT id, name FROM trellis.list WHERE owner = $1 AND name > $2
          ORDER BY name LIMIT $3) AS list ON true
        LEFT JOIN trellis.state ON state.number =
          (SELECT max(newest.number) FROM trellis.state AS newest WHERE newest.list = list.id)
        LEFT JOIN trellis.content ON content.id = state.content
      ORDER BY list.name
      """, [.bytes(owner), .bytes(id), .int(limit)]
    ) { columns in
      (
        id: columns.optionalBytes(0), isWhole: columns.optionalInt(1) != nil,
        state: Self.state(columns, from: 2)
      )
    }
    guard !rows.isEmpty else { throw Self.isEmpty }
    var entries: [ListEntry] = []
    // Without lists there is one row, which names none.
    for row in rows {
      guard let id = row.id else { continue }
      guard row.isWhole else { throw Self.missing }
      entries.append(ListEntry(id: id, state: row.state))
    }
    return entries
  }
}
