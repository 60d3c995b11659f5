internal import CSQLite
internal import Libc

/// A connection to a database file.
///
/// One thread at a time uses it.
// Unchecked: a connection is used by the holder of the writer's lock, or by the thread that took it
// out of the pool of readers; both synchronize through a `Mutex`.
final class SQLiteConnection: @unchecked Sendable {
  private var handle: OpaquePointer?
  /// Prepared statements by the address of their text.
  private var statements: [UnsafePointer<UInt8>: SQLiteStatement] = [:]

  /// Opens a file, and creates it if it is missing and `creates` is set.
  init(path: String, creates: Bool) throws(ListStoreError) {
    let flags =
      SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
      | (creates ? SQLITE_OPEN_CREATE : 0)
    let code = sqlite3_open_v2(path, &handle, flags, nil)
    guard code == SQLITE_OK else {
      let error = error(code)
      close()
      throw error
    }
    // Another connection of this process may hold a lock for a moment.
    sqlite3_busy_timeout(handle, 10_000)
  }

  deinit { close() }

  /// Closes the file. No operation follows.
  func close() {
    statements = [:]
    sqlite3_close_v2(handle)
    handle = nil
  }

  /// Whether a transaction is open.
  var isInTransaction: Bool { handle != nil && sqlite3_get_autocommit(handle) == 0 }

  // MARK: Statements

  /// Runs a statement that returns nothing.
  func run(_ sql: StaticString, _ values: [SQLiteValue] = []) throws(ListStoreError) {
    _ = try first(sql, values) { _ in }
  }

  /// Reads the first row that a statement returns; `nil` if there is none.
  func first<Result>(
    _ sql: StaticString, _ values: [SQLiteValue] = [], read: (SQLiteStatement) -> Result
  ) throws(ListStoreError) -> Result? {
    let statement = try prepared(sql)
    defer { statement.reset() }
    try statement.bind(values)
    return try statement.step() ? read(statement) : nil
  }

  /// Reads all rows that a statement returns.
  func all<Result>(
    _ sql: StaticString, _ values: [SQLiteValue] = [], read: (SQLiteStatement) -> Result
  ) throws(ListStoreError) -> [Result] {
    let statement = try prepared(sql)
    defer { statement.reset() }
    try statement.bind(values)
    var rows: [Result] = []
    while try statement.step() { rows.append(read(statement)) }
    return rows
  }

  /// Runs a statement whose last parameter is a large value, which is not copied.
  func run(
    _ sql: StaticString, _ values: [SQLiteValue], large: [UInt8]
  ) throws(ListStoreError) {
    let statement = try prepared(sql)
    defer { statement.reset() }
    try statement.bind(values)
    try large.span.withUnsafeBytes { (bytes) throws(ListStoreError) in
      try statement.bind(large: bytes, at: values.count)
      _ = try statement.step()
    }
  }

  private func prepared(_ sql: StaticString) throws(ListStoreError) -> SQLiteStatement {
    if let statement = statements[sql.utf8Start] { return statement }
    var prepared: OpaquePointer?
    let code = sql.utf8Start.withMemoryRebound(to: CChar.self, capacity: sql.utf8CodeUnitCount) {
      sqlite3_prepare_v3(
        handle, $0, Int32(sql.utf8CodeUnitCount), UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    }
    guard code == SQLITE_OK, let prepared else { throw error(code) }
    let statement = SQLiteStatement(prepared, of: self)
    statements[sql.utf8Start] = statement
    return statement
  }

  /// Runs `body` in a transaction, which an error undoes. `begin` is `BEGIN`, or `BEGIN IMMEDIATE`
  /// to write.
  func transaction<Result>(
    _ begin: StaticString, _ body: () throws(ListStoreError) -> Result
  ) throws(ListStoreError) -> Result {
    try run(begin)
    do throws(ListStoreError) {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // Some errors have undone it already. If this fails too, the next BEGIN reports it.
      if isInTransaction { try? run("ROLLBACK") }
      throw error
    }
  }

  /// Limits the size of the file, so that tests can fill it.
  func limitPages(to count: Int) throws(ListStoreError) {
    let code = sqlite3_exec(handle, "PRAGMA max_page_count = \(count)", nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code) }
  }

  // MARK: Errors

  /// The error for a result code of the last call.
  func error(_ code: Int32) -> ListStoreError {
    let message = handle.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
    let reason = message.map { String(cString: $0) } ?? "code \(code)"
    switch code & 0xFF {
    case SQLITE_FULL: return .diskFull
    case SQLITE_CORRUPT, SQLITE_NOTADB: return .damaged(reason)
    case SQLITE_IOERR:
      switch sqlite3_system_errno(handle) {
      case ENOSPC, EDQUOT, EFBIG: return .diskFull
      case let number: return .failed("\(reason) (\(code), errno \(number))")
      }
    default: return .failed("\(reason) (\(code))")
    }
  }
}
