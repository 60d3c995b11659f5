/// The reads of a store.
struct PostgresQueries {
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
    guard let position else { throw .damaged("the table trellis.store is empty") }
    return position
  }

  /// The newest state of a list; `nil` if there is no such list.
  func newest(of key: ListKey) throws(ListStoreError) -> Row? {
    let found = try connection.first(
      """
      SELECT state.list, state.content, content.bytes, store.epoch, content.version, state.number,
        state.changes, state.items, state.time
      FROM trellis.list LEFT JOIN trellis.state ON state.number =
          (SELECT max(newest.number) FROM trellis.state AS newest WHERE newest.list = list.id)
        LEFT JOIN trellis.content ON content.id = state.content LEFT JOIN trellis.store ON true
      WHERE list.owner = $1 AND list.name = $2
      """, [.bytes(key.owner), .bytes(key.id)], read: Self.optionalRow)
    guard let found else { return nil }
    guard let row = found else { throw Self.missing }
    return row
  }

  /// A list of which a part is missing is not one that does not exist.
  private static let missing = ListStoreError.damaged("a list has no state or no content")

  private static func optionalRow(_ columns: PostgresRow) -> Row? {
    let isWhole = [0, 2, 3].allSatisfy { columns.optionalInt($0) != nil }
    return isWhole ? row(columns) : nil
  }

  /// The newest state of a list with its first piece; `nil` if there is no such list.
  func newestWithPiece(
    of key: ListKey
  ) throws(ListStoreError) -> (row: Row, piece: [UInt8]?)? {
    let found = try connection.first(
      """
      SELECT state.list, state.content, content.bytes, store.epoch, content.version, state.number,
        state.changes, state.items, state.time, piece.body
      FROM trellis.list LEFT JOIN trellis.state ON state.number =
          (SELECT max(newest.number) FROM trellis.state AS newest WHERE newest.list = list.id)
        LEFT JOIN trellis.content ON content.id = state.content LEFT JOIN trellis.store ON true
        LEFT JOIN trellis.piece ON piece.content = content.id AND piece.number = 0
      WHERE list.owner = $1 AND list.name = $2
      """, [.bytes(key.owner), .bytes(key.id)]
    ) { (row: Self.optionalRow($0), piece: $0.optionalBytes(9)) }
    guard let found else { return nil }
    guard let row = found.row else { throw Self.missing }
    return (row, found.piece)
  }

  private static func row(_ columns: PostgresRow) -> Row {
    Row(
      list: columns.int(0), content: columns.int(1), bytes: columns.int(2),
      state: state(columns, from: 3))
  }

  /// The state in six columns, of which the first has the epoch.
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
    KeptList(state: row.state, content: try content(row, after: []))
  }

  /// A content, of which the first pieces are known.
  func content(_ row: Row, after first: [UInt8]) throws(ListStoreError) -> [UInt8] {
    var content = first
    // A damaged row may say any number.
    content.reserveCapacity(min(max(0, row.bytes), Self.mostReserved))
    repeat {
      guard content.isEmpty || content.count < row.bytes else { break }
      let piece = try connection.first(
        "SELECT body FROM trellis.piece WHERE content = $1 AND number = $2",
        [.int(row.content), .int(content.count / Self.pieceBytes)]
      ) { $0.bytes(0) }
      guard let piece, !piece.isEmpty || row.bytes == 0 else {
        throw .damaged("the content \(row.state.version) is missing")
      }
      content += piece
    } while content.count < row.bytes
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
    try connection.all(
      """
      SELECT list.name, store.epoch, content.version, state.number, state.changes, state.items,
        state.time
      FROM (SELECT id, name FROM trellis.list WHERE owner = $1 AND name > $2
          ORDER BY name LIMIT $3) AS list
        JOIN trellis.state ON state.number =
          (SELECT max(newest.number) FROM trellis.state AS newest WHERE newest.list = list.id)
        JOIN trellis.content ON content.id = state.content CROSS JOIN trellis.store
      ORDER BY list.name
      """, [.bytes(owner), .bytes(id), .int(limit)]
    ) { columns in
      ListEntry(id: columns.bytes(0), state: Self.state(columns, from: 1))
    }
  }
}
