internal import Libc
internal import Synchronization

/// A store in a folder, in a SQLite database.
///
/// A write is on the disk when it returns. One connection writes; readers do not wait for it, and
/// see the state of the store at one moment.
///
/// The folder belongs to one process at a time. The epoch of positions changes when the database is
/// not the one that this folder had: when its file was copied here, when it has not reached the
/// number in `lists.mark`, or when that file is missing.
public final class SQLiteListStore: ListStore {
  private let folder: StoreFolder
  private let writer: Mutex<SQLiteWriter>
  private let readers: SQLiteReaders
  private let retention: ListRetention

  /// Opens the store in a folder, and creates both if they are missing.
  ///
  /// - Throws: ``ListStoreError/damaged(_:)`` for a damaged file, ``ListStoreError/inUse(folder:)``
  ///   if another process uses the folder.
  /// - Complexity: O(bytes of the file): all of it is checked.
  public convenience init(
    folder path: String, _ retention: ListRetention = ListRetention()
  ) throws(ListStoreError) {
    try self.init(folder: path, retention, pageLimit: nil)
  }

  /// Opens a store whose file has at most `pageLimit` pages, for tests.
  init(
    folder path: String, _ retention: ListRetention, pageLimit: Int?
  ) throws(ListStoreError) {
    let folder = try StoreFolder(path)
    try folder.checkSize()
    let connection = try SQLiteConnection(path: folder.database, creates: true)
    try SQLiteSchema.open(connection, folder.database)
    if let pageLimit { try connection.limitPages(to: pageLimit) }
    self.folder = folder
    self.retention = retention
    readers = SQLiteReaders(folder.database)
    let writer = SQLiteWriter(connection, folder, retention)
    try writer.begin()
    self.writer = Mutex(writer)
  }

  /// Releases what the store holds.
  public func close() {
    readers.close()
    writer.withLock { $0.close() }
    folder.release()
  }

  /// The bytes that count against the limit.
  package func usedBytes() throws(ListStoreError) -> Int {
    try readers.read { (connection) throws(ListStoreError) in
      try connection.first("SELECT bytes FROM store") { $0.int(0) } ?? 0
    }
  }

  // MARK: Writing

  /// Stores a state if its base is the newest one.
  public func write(_ write: ListWrite, now: Int) throws(ListStoreError) -> ListWriteOutcome {
    try writer.withLock { (writer) throws(ListStoreError) in try writer.write(write, now: now) }
  }

  /// Deletes a list if its newest state has the number `base`.
  public func delete(_ key: ListKey, base: Int) throws(ListStoreError) -> Bool {
    try writer.withLock { (writer) throws(ListStoreError) in try writer.delete(key, base: base) }
  }

  // MARK: Reading

  /// The newest state of a list.
  public func newestState(of key: ListKey) throws(ListStoreError) -> ListState? {
    try readers.read { (connection) throws(ListStoreError) in
      try SQLiteQueries(connection).newest(of: key)?.state
    }
  }

  /// The newest state of a list with its content.
  public func newest(of key: ListKey) throws(ListStoreError) -> KeptList? {
    try readers.read { (connection) throws(ListStoreError) in
      let queries = SQLiteQueries(connection)
      guard let newest = try queries.newest(of: key) else { return nil }
      return try queries.list(newest)
    }
  }

  /// The state that a client has seen, and the newest one.
  public func span(of key: ListKey, since mark: ListMark) throws(ListStoreError) -> ListSpan {
    try readers.read { (connection) throws(ListStoreError) in
      try SQLiteQueries(connection).span(of: key, since: mark)
    }
  }

  /// Lists at one moment.
  public func moment(
    of keys: [ListKey], since mark: ListMark?
  ) throws(ListStoreError) -> ListMoment {
    try readers.read { (connection) throws(ListStoreError) in
      let queries = SQLiteQueries(connection)
      var parts: [ListMoment.Part] = []
      for key in keys { parts.append(try queries.part(of: key, since: mark)) }
      return ListMoment(position: try queries.lastPosition(), parts: parts)
    }
  }

  /// The place of the last change.
  public func lastPosition() throws(ListStoreError) -> ListPosition {
    try readers.read { (connection) throws(ListStoreError) in
      try SQLiteQueries(connection).lastPosition()
    }
  }

  /// States after a number.
  public func changes(
    of key: ListKey?, after number: Int, limit: Int
  ) throws(ListStoreError) -> [ListChange] {
    try readers.read { (connection) throws(ListStoreError) in
      try SQLiteQueries(connection).changes(of: key, after: number, limit: limit)
    }
  }

  /// A state and the one before it.
  public func step(of key: ListKey, to number: Int) throws(ListStoreError) -> ListStep? {
    try readers.read { (connection) throws(ListStoreError) in
      try SQLiteQueries(connection).step(of: key, to: number)
    }
  }

  /// The unexpired answer to an idempotency key.
  public func answer(
    of key: ListKey, to idempotencyKey: [UInt8], now: Int
  ) throws(ListStoreError) -> KeptAnswer? {
    try readers.read { (connection) throws(ListStoreError) in
      try SQLiteQueries(connection).answer(
        of: key, to: idempotencyKey, since: now - retention.answerAge)
    }
  }

  /// Lists of an owner after an id.
  public func page(
    owner: [UInt8], after id: [UInt8], limit: Int
  ) throws(ListStoreError) -> [ListEntry] {
    try readers.read { (connection) throws(ListStoreError) in
      try SQLiteQueries(connection).page(owner: owner, after: id, limit: limit)
    }
  }
}
