internal import EventLoop
internal import Libc

/// Connections to a database, for the threads that read and write at the same time.
///
/// While the database is away, the watcher's thread tries to connect. After the second failure all
/// others fail at once with the last error, so that requests that need no database do not wait
/// behind them.
// Unchecked: the monitor's lock guards what changes.
final class PostgresPool: @unchecked Sendable {
  private let address: PostgresAddress
  private let options: PostgresOptions
  private let epochs: PostgresEpochs
  private let monitor: Monitor
  private var idle: [PostgresConnection] = []
  /// The connections that are open or being opened.
  private var count = 0
  private var isClosed = false
  /// The number of failed attempts to connect since the last success.
  private var failures = 0
  private var isTrying = false
  /// Whether the server did not answer in time, and has not answered since.
  private var isLate = false
  private var isWriting = false
  /// When the next attempt may begin, in milliseconds of the monotonic clock.
  private var nextAttempt: UInt64 = 0
  private var lastFault: ListStoreError?
  private let onFault: @Sendable (ListStoreError?) -> Void

  /// The first interval between two attempts to connect, and the longest, in milliseconds.
  static let intervals: ClosedRange<UInt64> = 100...2_000

  init(
    _ address: PostgresAddress, _ options: PostgresOptions, _ epochs: PostgresEpochs,
    _ onFault: @escaping @Sendable (ListStoreError?) -> Void
  ) throws(ListStoreError) {
    self.address = address
    self.options = options
    self.epochs = epochs
    self.onFault = onFault
    guard let monitor = try? Monitor() else { throw .failed("there is no lock") }
    self.monitor = monitor
  }

  /// Whether the server answers on other connections, as far as is known. Call with the lock held.
  private var hasWorkingOnes: Bool { !isLate && count > (isTrying ? 1 : 0) }

  /// The monotonic time in milliseconds.
  static var now: UInt64 { Loop.monotonicNanoseconds() / 1_000_000 }

  /// Why the last attempt to connect failed; `nil` if it succeeded.
  var fault: ListStoreError? { locked { lastFault } }

  private func locked<Result>(_ body: () -> Result) -> Result {
    monitor.lock()
    defer { monitor.unlock() }
    return body()
  }

  // MARK: Taking and giving

  /// Takes a connection out of the pool, or opens one.
  private func take() throws(ListStoreError) -> PostgresConnection {
    let end = Self.now + UInt64(options.statementTime)
    while true {
      if let connection = try takeIdle(until: end) { return connection }
      do throws(ListStoreError) {
        return try open()
      } catch {
        // One of the others will do.
        guard locked({ hasWorkingOnes }) else { throw error }
      }
    }
  }

  /// Takes a connection out of the pool; `nil` if the caller should open one.
  private func takeIdle(until end: UInt64) throws(ListStoreError) -> PostgresConnection? {
    let found: Result<PostgresConnection?, ListStoreError> = locked {
      while true {
        if isClosed { return .failure(.unavailable("the store is closed")) }
        if let connection = idle.popLast() { return .success(connection) }
        // After the first failure the next attempt is near, and often succeeds. From then on only
        // the watcher tries, so that no request waits for a server that stands still. One that has
        // no room for more connections goes on with the others.
        if failures > 1, !hasWorkingOnes, let lastFault { return .failure(lastFault) }
        let mustWait = failures > 0 && (isTrying || Self.now < nextAttempt)
        if !mustWait, count < options.connections {
          count += 1
          isTrying = failures > 0
          return .success(nil)
        }
        let now = Self.now
        guard now < end else {
          return .failure(
            lastFault
              ?? .failed("all \(options.connections) connections to the database are in use"))
        }
        let next = mustWait && !isTrying ? min(end, nextAttempt) : end
        monitor.wait(nanoseconds: (max(next, now + 1) - now) * 1_000_000)
      }
    }
    return try found.get()
  }

  private func open() throws(ListStoreError) -> PostgresConnection {
    do throws(ListStoreError) {
      let connection = try connect()
      noteSuccess()
      return connection
    } catch {
      noteFailure(error, endsAttempt: true)
      throw error
    }
  }

  /// Opens a connection that does not count.
  func connect() throws(ListStoreError) -> PostgresConnection {
    let connection = try PostgresConnection(address, options)
    try epochs.check(connection)
    return connection
  }

  /// Notes that the database can be reached.
  func noteSuccess() {
    let wasAway = locked {
      defer { lastFault = nil }
      monitor.broadcast()
      failures = 0
      isTrying = false
      isLate = false
      return lastFault != nil
    }
    if wasAway { onFault(nil) }
  }

  /// Notes that the server answers the watcher. Where the pool has no connection, it opens one, for
  /// all that fail at once until there is one.
  func noteAnswer() {
    let mustOpen: Bool? = locked {
      isLate = false
      guard lastFault != nil, !isClosed, !isTrying else { return nil }
      guard count == 0 else { return false }
      count = 1
      isTrying = true
      return true
    }
    switch mustOpen {
    case true: if let connection = try? open() { give(connection) }
    case false: noteSuccess()
    case nil: break
    }
  }

  /// Notes a failed attempt to connect, or to be answered.
  ///
  /// It is no fault while the server answers on other connections.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - endsAttempt: Whether a connection was counted for it.
  ///   - isLate: Whether the server did not answer in time.
  func noteFailure(
    _ error: ListStoreError, endsAttempt: Bool = false, isLate: Bool = false
  ) {
    let isFirst = locked {
      if endsAttempt { count -= 1 }
      let longest = min(
        Self.intervals.lowerBound << UInt64(min(failures, 10)), Self.intervals.upperBound)
      failures += 1
      if endsAttempt { isTrying = false }
      if isLate { self.isLate = true }
      nextAttempt = Self.now + UInt64.random(in: longest / 2...longest)
      monitor.broadcast()
      guard !hasWorkingOnes else { return false }
      defer { lastFault = error }
      return lastFault == nil && !isClosed
    }
    if isFirst { onFault(error) }
  }

  private func give(_ connection: PostgresConnection) {
    let excess: [PostgresConnection] = locked {
      // Others wait for their turn to write.
      defer { monitor.broadcast() }
      guard connection.isBroken || isClosed else {
        idle.append(connection)
        return []
      }
      // The others were probably broken by the same cause.
      defer { idle = [] }
      count -= 1 + idle.count
      return idle + [connection]
    }
    for connection in excess { connection.close() }
  }

  /// Closes the connections. Those in use are closed when they are given back.
  func close() {
    let all: [PostgresConnection] = locked {
      isClosed = true
      defer { idle = [] }
      count -= idle.count
      monitor.broadcast()
      return idle
    }
    for connection in all { connection.close() }
  }

  // MARK: Transactions

  /// The most attempts of a transaction.
  private static let attempts = 5

  /// Reads with single statements, each of which sees one state of the store.
  func read<Result>(
    _ body: (PostgresConnection) throws(ListStoreError) -> Result
  ) throws(ListStoreError) -> Result {
    try repeating { (connection) throws(ListStoreError) in .some(try body(connection)) }
  }

  /// Reads in a transaction that sees one state of the whole store.
  func snapshot<Result>(
    _ body: (PostgresConnection) throws(ListStoreError) -> Result
  ) throws(ListStoreError) -> Result {
    try repeating { (connection) throws(ListStoreError) in
      try connection.run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
      let result = try body(connection)
      try connection.run("COMMIT")
      return result
    }
  }

  /// Writes in a transaction whose statements see what others have committed.
  ///
  /// A transaction whose connection breaks before its end is repeated. If the connection breaks at
  /// its end, nobody knows whether it is stored, and the error says so.
  ///
  /// - Parameters:
  ///   - isLong: Whether `prepare` takes so long that the next writer should not wait for it.
  ///   - prepare: What can be done beside other writers.
  ///   - body: What locks the store.
  /// - Returns: the result of `body`.
  /// - Throws: the errors of `prepare` and `body`, and those of the database.
  func write<Result>(
    isLong: Bool = false,
    _ prepare: (PostgresConnection) throws(ListStoreError) -> Void = { _ in },
    _ body: (PostgresConnection) throws(ListStoreError) -> PostgresEnd<Result>
  ) throws(ListStoreError) -> Result {
    try repeating { (connection) throws(ListStoreError) in
      func begin() throws(ListStoreError) {
        try connection.run("BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE")
        try prepare(connection)
      }
      if isLong { try begin() }
      try takeTurn()
      defer { giveTurn() }
      if !isLong { try begin() }
      let end = try body(connection)
      guard case .commit(let result) = end else {
        try connection.run("ROLLBACK")
        if case .undo(let result) = end { return result }
        return nil
      }
      try connection.commit()
      return result
    }
  }

  /// Waits until no other thread of this process writes.
  ///
  /// The database has a queue of writers, too. A process that stands still must not have several of
  /// its connections there, since each of them holds up all others for a while.
  private func takeTurn() throws(ListStoreError) {
    let end = Self.now + UInt64(options.statementTime)
    let isTaken = locked {
      while isWriting {
        let now = Self.now
        guard now < end else { return false }
        monitor.wait(nanoseconds: (end - now) * 1_000_000)
      }
      isWriting = true
      return true
    }
    guard isTaken else { throw .failed("other writes took too long") }
  }

  private func giveTurn() {
    locked {
      isWriting = false
      monitor.broadcast()
    }
  }

  private func repeating<Result>(
    _ body: (PostgresConnection) throws(ListStoreError) -> Result?
  ) throws(ListStoreError) -> Result {
    var attempt = 0
    while true {
      attempt += 1
      let connection = try take()
      do throws(ListStoreError) {
        let result = try body(connection)
        give(connection)
        if let result { return result }
      } catch {
        let isRepeatable = connection.isRepeatable
        // Until it answers, others should not wait for it.
        if connection.isLate { noteFailure(error, isLate: true) }
        if !connection.isBroken { try? connection.run("ROLLBACK") }
        give(connection)
        guard isRepeatable, attempt < Self.attempts else { throw error }
      }
      guard attempt < Self.attempts else {
        throw .failed("other transactions came in between, time and again")
      }
    }
  }
}

/// The end of a transaction.
enum PostgresEnd<Result> {
  /// Commit, and return a result.
  case commit(Result)
  /// Roll back, and return a result.
  case undo(Result)
  /// Roll back, and run the transaction again, because another one interfered.
  case again
}
