internal import Synchronization

/// A store in a PostgreSQL database, which several processes use at the same time.
///
/// When a write returns, it is as durable as the database makes it. All processes see numbers in
/// their order, and notify one another of changes.
///
/// While the database cannot be reached, operations throw ``ListStoreError/unavailable(_:)``, and
/// the store goes on by itself when it can be reached again.
public final class PostgresListStore: ListStore {
  private let pool: PostgresPool
  private let watcher: PostgresWatcher
  private let epochs: PostgresEpochs
  private let retention: ListRetention

  /// Opens the store in a database, and creates its tables if they are missing.
  ///
  /// - Parameters:
  ///   - address: The address of the database.
  ///   - retention: What is kept.
  ///   - options: How the database is used.
  ///   - onFault: Called when the database cannot be reached any more, with the reason, and with
  ///     `nil` when it can be reached again.
  /// - Throws: ``ListStoreError/unavailable(_:)`` if the database cannot be reached or refuses the
  ///   user, ``ListStoreError/unusable(_:)`` if a later program has made the tables.
  public init(
    _ address: PostgresAddress, _ retention: ListRetention = ListRetention(),
    _ options: PostgresOptions = PostgresOptions(),
    onFault: @escaping @Sendable (ListStoreError?) -> Void = { _ in }
  ) throws(ListStoreError) {
    let first = try PostgresConnection(address, options)
    try PostgresSchema.open(first)
    first.close()
    self.retention = retention
    epochs = PostgresEpochs()
    pool = try PostgresPool(address, options, epochs, onFault)
    watcher = try PostgresWatcher(pool, epochs, options)
    // Finds the epoch.
    _ = try pool.read { (connection) throws(ListStoreError) in
      try PostgresQueries(connection).lastPosition()
    }
    try watcher.start()
  }

  /// Releases what the store holds.
  public func close() {
    watcher.close()
    pool.close()
  }

  /// The bytes that count against the limit.
  package func usedBytes() throws(ListStoreError) -> Int {
    try pool.read { (connection) throws(ListStoreError) in
      try connection.first("SELECT bytes FROM trellis.store") { $0.int(0) } ?? 0
    }
  }

  // MARK: Other processes

  /// Several processes use it.
  public var isShared: Bool { true }

  /// Why the database cannot be reached at present.
  public var fault: ListStoreError? { pool.fault }

  /// Calls `onChange` when another process may have changed lists.
  public func watch(_ onChange: @escaping @Sendable () -> Void) { watcher.watch(onChange) }

  /// The deletions of lists after a number.
  public func deletions(after number: Int, limit: Int) throws(ListStoreError) -> [ListDeletion] {
    try pool.read { (connection) throws(ListStoreError) in
      try PostgresQueries(connection).deletions(after: number, limit: limit)
    }
  }

  // MARK: Writing

  /// Stores a state if its base is the newest one.
  public func write(_ write: ListWrite, now: Int) throws(ListStoreError) -> ListWriteOutcome {
    let outcome = try pool.write(isLong: write.content.count > PostgresQueries.pieceBytes) {
      (connection) throws(ListStoreError) in
      try PostgresWriter(connection: connection, retention: retention, epochs: epochs).send(write)
    } _: { (connection) throws(ListStoreError) in
      try PostgresWriter(connection: connection, retention: retention, epochs: epochs).write(
        write, now: now)
    }
    if case .stored(let state) = outcome {
      epochs.note(state.position)
      watcher.noteChange()
    }
    return outcome
  }

  /// Deletes a list if its newest state has the number `base`.
  public func delete(_ key: ListKey, base: Int) throws(ListStoreError) -> Bool {
    let isDeleted = try pool.write { (connection) throws(ListStoreError) in
      try PostgresWriter(connection: connection, retention: retention, epochs: epochs).delete(
        key, base: base)
    }
    if isDeleted { watcher.noteChange() }
    return isDeleted
  }

  // MARK: Reading

  /// The newest state of a list.
  public func newestState(of key: ListKey) throws(ListStoreError) -> ListState? {
    try pool.read { (connection) throws(ListStoreError) in
      try PostgresQueries(connection).newest(of: key)?.state
    }
  }

  /// The newest state of a list with its content.
  public func newest(of key: ListKey) throws(ListStoreError) -> KeptList? {
    // Most contents have one piece, and one statement sees one state of the store.
    let small = try pool.read { (connection) throws(ListStoreError) -> (isDone: Bool, KeptList?) in
      let queries = PostgresQueries(connection)
      guard let (row, piece) = try queries.newestWithPiece(of: key) else { return (true, nil) }
      guard row.bytes <= PostgresQueries.pieceBytes else { return (false, nil) }
      guard let piece, piece.count == row.bytes else {
        throw .damaged("the content \(row.state.version) is missing")
      }
      return (true, KeptList(state: row.state, content: piece))
    }
    guard !small.isDone else { return small.1 }
    return try pool.snapshot { (connection) throws(ListStoreError) in
      let queries = PostgresQueries(connection)
      guard let newest = try queries.newest(of: key) else { return nil }
      return try queries.list(newest)
    }
  }

  /// The state that a client has seen, and the newest one.
  public func span(of key: ListKey, since mark: ListMark) throws(ListStoreError) -> ListSpan {
    try pool.snapshot { (connection) throws(ListStoreError) in
      try PostgresQueries(connection).span(of: key, since: mark)
    }
  }

  /// Lists at one moment.
  public func moment(
    of keys: [ListKey], since mark: ListMark?
  ) throws(ListStoreError) -> ListMoment {
    try pool.snapshot { (connection) throws(ListStoreError) in
      let queries = PostgresQueries(connection)
      var parts: [ListMoment.Part] = []
      for key in keys { parts.append(try queries.part(of: key, since: mark)) }
      return ListMoment(position: try queries.lastPosition(), parts: parts)
    }
  }

  /// The place of the last change.
  public func lastPosition() throws(ListStoreError) -> ListPosition {
    let position = try pool.read { (connection) throws(ListStoreError) in
      try PostgresQueries(connection).lastPosition()
    }
    epochs.note(position)
    return position
  }

  /// States after a number.
  public func changes(
    of key: ListKey?, after number: Int, limit: Int
  ) throws(ListStoreError) -> [ListChange] {
    let changes = try pool.read { (connection) throws(ListStoreError) in
      try PostgresQueries(connection).changes(of: key, after: number, limit: limit)
    }
    if let last = changes.last { epochs.note(last.state.position) }
    return changes
  }

  /// A state and the one before it.
  public func step(of key: ListKey, to number: Int) throws(ListStoreError) -> ListStep? {
    try pool.snapshot { (connection) throws(ListStoreError) in
      try PostgresQueries(connection).step(of: key, to: number)
    }
  }

  /// The unexpired answer to an idempotency key.
  public func answer(
    of key: ListKey, to idempotencyKey: [UInt8], now: Int
  ) throws(ListStoreError) -> KeptAnswer? {
    try pool.read { (connection) throws(ListStoreError) in
      try PostgresQueries(connection).answer(
        of: key, to: idempotencyKey, since: now - retention.answerAge)
    }
  }

  /// Lists of an owner after an id.
  public func page(
    owner: [UInt8], after id: [UInt8], limit: Int
  ) throws(ListStoreError) -> [ListEntry] {
    try pool.read { (connection) throws(ListStoreError) in
      try PostgresQueries(connection).page(owner: owner, after: id, limit: limit)
    }
  }
}
