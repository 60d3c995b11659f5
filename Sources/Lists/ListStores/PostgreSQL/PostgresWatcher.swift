internal import EventLoop
internal import Libc
internal import Synchronization

/// Tells other processes of changes, and this one of theirs, on a thread with a connection of its
/// own.
///
/// A notification only wakes, and says nothing of what has changed. Those that are sent are
/// coalesced. Between them the thread looks at the database from time to time, so a lost
/// notification delays a change, and an idle service knows whether the database can be reached.
final class PostgresWatcher: Sendable {
  private struct State {
    var onChange: (@Sendable () -> Void)?
    /// Whether this process has changed something of which others were not told.
    var mustNotify = false
    var isClosed = false
    var isRunning = false
  }

  private let pool: PostgresPool
  private let epochs: PostgresEpochs
  private let pollTime: UInt64
  private let state = Mutex(State())
  /// A pipe that interrupts the wait.
  private let wakeReader: Int32
  private let wakeWriter: Int32

  /// The least time between two notifications, in milliseconds.
  private static let interval: UInt64 = 10

  init(
    _ pool: PostgresPool, _ epochs: PostgresEpochs, _ options: PostgresOptions
  ) throws(ListStoreError) {
    self.pool = pool
    self.epochs = epochs
    pollTime = UInt64(max(1, options.pollTime))
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw .failed("there is no pipe: \(String(cString: strerror(errno)))")
    }
    (wakeReader, wakeWriter) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
  }

  deinit {
    Libc.close(wakeReader)
    Libc.close(wakeWriter)
  }

  /// Starts the thread.
  func start() throws(ListStoreError) {
    state.withLock { $0.isRunning = true }
    guard let thread = try? LoopThread({ self.run() }) else {
      state.withLock { $0.isRunning = false }
      throw .failed("there is no thread")
    }
    thread.detach()
  }

  /// Calls a function when another process may have changed lists.
  func watch(_ onChange: @escaping @Sendable () -> Void) {
    state.withLock { $0.onChange = onChange }
  }

  /// Tells other processes that this one has changed something.
  func noteChange() {
    let isFirst = state.withLock { state in
      defer { state.mustNotify = true }
      return !state.mustNotify
    }
    if isFirst { wake() }
  }

  /// The most milliseconds for which ``close()`` waits.
  private static let patience = 2_000

  /// Ends the thread.
  func close() {
    state.withLock { state in
      state.isClosed = true
      state.onChange = nil
    }
    wake()
    for _ in 0..<Self.patience / 10 {
      guard state.withLock({ $0.isRunning }) else { return }
      Loop.sleep(milliseconds: 10)
    }
  }

  private func wake() {
    var byte: UInt8 = 0
    _ = write(wakeWriter, &byte, 1)
  }

  // MARK: On the thread

  private func run() {
    var connection: PostgresConnection?
    while !state.withLock({ $0.isClosed }) {
      do throws(ListStoreError) {
        if connection == nil { connection = try listening() }
        if let connection { try follow(connection) }
      } catch {
        connection?.close()
        connection = nil
        // Once the database can be reached again, the announcer reads all changes since its last.
        let pause = min(pollTime, PostgresPool.intervals.upperBound)
        wait(for: -1, until: PostgresPool.now + UInt64.random(in: pause / 2...pause))
      }
      notifyHere()
    }
    connection?.close()
    state.withLock { $0.isRunning = false }
  }

  /// A new connection that is notified.
  private func listening() throws(ListStoreError) -> PostgresConnection {
    do throws(ListStoreError) {
      let connection = try pool.connect()
      try connection.run("LISTEN trellis_lists")
      pool.noteSuccess()
      return connection
    } catch {
      pool.noteFailure(error)
      throw error
    }
  }

  /// Waits for notifications of others, and sends those of this process, for one interval.
  private func follow(_ connection: PostgresConnection) throws(ListStoreError) {
    try look(connection)
    // Without requests nobody else finds that a server goes on that stood still.
    pool.noteAnswer()
    let begun = PostgresPool.now
    let short = min(pollTime, PostgresPool.intervals.upperBound)
    while !state.withLock({ $0.isClosed }) {
      // Requests fail until a server that stood still answers again.
      let end = begun + (pool.fault == nil ? pollTime : short)
      let now = PostgresPool.now
      guard now < end else { return }
      let mustNotify = state.withLock { state in
        defer { state.mustNotify = false }
        return state.mustNotify
      }
      if mustNotify {
        do throws(ListStoreError) {
          try connection.run("SELECT pg_notify('trellis_lists', '')")
        } catch {
          state.withLock { $0.mustNotify = true }
          throw error
        }
        Loop.sleep(milliseconds: Int(Self.interval))
      }
      if try connection.notifications() > 0 {
        // A restore may remove the notified write before the next look.
        try look(connection)
        notifyHere()
      }
      if !state.withLock({ $0.mustNotify }) {
        wait(for: connection.socket, until: min(end, now + short))
      }
    }
  }

  /// Notes how far the store is, unless it is another one.
  private func look(_ connection: PostgresConnection) throws(ListStoreError) {
    guard try epochs.isSame(connection) else {
      throw .unavailable("the database was restored just now")
    }
  }

  private func notifyHere() {
    state.withLock { $0.onChange }?()
  }

  /// Waits for the socket, if there is one, or for a signal.
  private func wait(for socket: Int32, until time: UInt64) {
    let now = PostgresPool.now
    guard time > now else { return }
    var descriptors = [
      pollfd(fd: wakeReader, events: Int16(POLLIN), revents: 0),
      pollfd(fd: socket, events: Int16(POLLIN), revents: 0),
    ]
    _ = poll(&descriptors, socket < 0 ? 1 : 2, Int32(truncatingIfNeeded: time - now))
    var bytes: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0]
    while read(wakeReader, &bytes, bytes.count) > 0 {}
  }
}
