internal import Synchronization

/// Connections that read, one for each thread that reads at the same time.
final class SQLiteReaders: Sendable {
  private struct State {
    var idle: [SQLiteConnection] = []
    var isClosed = false
  }

  /// The most connections that stay open without use.
  private static let idleLimit = 8

  private let path: String
  private let state = Mutex(State())

  init(_ path: String) { self.path = path }

  /// Runs `body` in a read transaction, which sees one state of the whole store.
  func read<Result>(
    _ body: (SQLiteConnection) throws(ListStoreError) -> Result
  ) throws(ListStoreError) -> Result {
    let connection = try take()
    let result = try connection.transaction("BEGIN") { () throws(ListStoreError) in
      try body(connection)
    }
    // A connection that failed is closed.
    give(connection)
    return result
  }

  private func take() throws(ListStoreError) -> SQLiteConnection {
    if let connection = state.withLock({ $0.idle.popLast() }) { return connection }
    let connection = try SQLiteConnection(path: path, creates: false)
    try connection.run("PRAGMA query_only = 1")
    return connection
  }

  private func give(_ connection: SQLiteConnection) {
    state.withLock { state in
      if !state.isClosed, state.idle.count < Self.idleLimit { state.idle.append(connection) }
    }
  }

  func close() {
    let idle = state.withLock { state in
      state.isClosed = true
      defer { state.idle = [] }
      return state.idle
    }
    for connection in idle { connection.close() }
  }
}
