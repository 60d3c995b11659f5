import EventLoop
import HTTPCore

/// One connection. It performs the steps of its state machine. It lives in the tail of libuv's
/// handle, and belongs to the loop's thread.
struct Connection: ~Copyable {
  let tcp: TCPConnection
  let loop: LoopHandle
  var machine: ConnectionMachine
  var input = ConnectionInput()
  var output = ConnectionOutput()
  var work = QueuedWork()
  var client: ConnectionClient
  var eviction: EvictionEntry
  /// The memory that has been reported for this connection.
  var holdings = Holdings()
  /// The rate at which the current body arrives, or the current response is read.
  var transfer = TransferRate()

  init(tcp: TCPConnection, loop: LoopHandle, isOverLimit: Bool) {
    self.tcp = tcp
    self.loop = loop
    let (configuration, now) = (loop.state.configuration, loop.state.now)
    client = ConnectionClient(awaitsProxyHeader: configuration.values.expectsProxyHeader)
    eviction = EvictionEntry(now: now, isOverLimit: isOverLimit)
    machine = ConnectionMachine(configuration: configuration, now: now)
  }

  static let tailBytes = MemoryLayout<Connection>.size

  /// Takes over an accepted connection.
  static func adopt(
    _ tcp: TCPConnection, loop: LoopHandle, isOverLimit: Bool
  ) {
    let handle = ConnectionHandle(Connection(tcp: tcp, loop: loop, isOverLimit: isOverLimit))
    loop.state.connections.insert(handle)
    if !tcp.startReading() { handle.connection.close() }
  }

  // Written once, before any use.
  nonisolated(unsafe) static let handlers: UnsafePointer<TCPHandlers> = {
    let handlers = UnsafeMutablePointer<TCPHandlers>.allocate(capacity: 1)
    handlers.initialize(
      to: TCPHandlers(
        onRead: connectionRead, onReadEnd: connectionReadEnded, onWritten: connectionWritten,
        onClosed: connectionClosed))
    return UnsafePointer(handlers)
  }()

  /// Closes the connection at once. A waiting request is dropped, a running one is cancelled.
  mutating func close() {
    // Prevents further actions for the input that is being processed.
    machine.end()
    output.stream = nil
    if let live = output.live {
      output.live = nil
      logEnd(of: live)
      live.body.close()
    }
    endPostponement()
    if let request = work.take() {
      loop.state.metrics.count(.dropped)
      request.abandon()
    }
    tcp.close()
  }

  // MARK: Time

  mutating func tick(_ now: UInt64) {
    if machine.inputHasEnded, isWaitingForLater || work.tickAfterEnd() {
      close()
      return
    }
    tickQueued(now)
    let unwritten = output.isWritePending ? tcp.unwrittenBytes : 0
    noteTransfer(unwritten: unwritten)
    switch machine.tick(now: now, unwritten: unwritten) {
    case .close:
      countTimeOut()
      close()
    case .refuse(let error):
      countTimeOut()
      refuse(error)
      flush()
      settle()
    case .wait:
      break
    }
  }

  /// Whether the response, or more of its body, comes at a time that nobody knows. A client that
  /// has closed its side is then taken to have left.
  var isWaitingForLater: Bool { output.live != nil || work.isDeferred }

  private func countTimeOut() {
    loop.state.metrics.count(.timedOut)
  }

  /// Whether it can be closed without losing a request or a response.
  var isQuiet: Bool {
    machine.phase == .idle && work.request == nil && !output.isWritePending
      && input.postponement == nil
      && !tcp.hasUnreadBytes
  }
}

private func connectionRead(
  _ tail: UnsafeMutableRawPointer, _ bytes: UnsafeRawPointer, _ count: Int
) {
  let handle = ConnectionHandle(tail: tail)
  handle.connection.didRead(Bytes(start: bytes, count: count))
  // Outside any method of the connection, because this changes the connection's links.
  if handle.connection.needsTouch { handle.connection.loop.state.touch(handle) }
}

private func connectionReadEnded(_ tail: UnsafeMutableRawPointer, _ status: Int32) {
  ConnectionHandle(tail: tail).connection.didReadEnd(status)
}

private func connectionWritten(_ tail: UnsafeMutableRawPointer, _ status: Int32) {
  ConnectionHandle(tail: tail).connection.didWrite(status)
}

private func connectionClosed(_ tail: UnsafeMutableRawPointer) {
  let handle = ConnectionHandle(tail: tail)
  let loop = handle.connection.loop
  let isCounted = !handle.connection.eviction.isEvicted
  handle.connection.forgetHoldings()
  loop.state.connections.remove(handle)
  handle.deinitialize()
  if isCounted { loop.state.status.with { $0.connectionClosed() } }
  loop.state.worker.with { $0.connectionDidClose() }
}
