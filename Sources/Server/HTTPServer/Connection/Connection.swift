import EventLoop
import HTTPCore

/// One connection. It performs the steps of its state machine. It lives in the tail of libuv's
/// handle, and belongs to the loop's thread.
struct Connection: ~Copyable {
  let tcp: TCPConnection
  let loop: LoopHandle
  var machine: ConnectionMachine
  var next: ConnectionHandle?
  var previous: ConnectionHandle?

  /// Input received behind a queued request or a pending write. The unprocessed part starts at
  /// `waitingOffset`.
  var waiting = ByteBuffer()
  var waitingOffset = 0
  /// The connection's request on the work queue.
  var queued: QueuedRequestHandle?
  /// Whether the last queued request was long, which predicts the next.
  var lastWasLong = false
  /// The client's key on the work queue and in the ledger; nil until it is needed.
  var clientKey: UInt64?
  /// The client's address if proxies are trusted; set together with `clientKey`.
  var peer: IPAddress?
  /// Whether the connection still has to receive its PROXY protocol header.
  var awaitsProxyHeader: Bool
  /// The access decision about the current request.
  var access = Access()
  /// Ticks since the client closed its side, while its request was still queued.
  private var ticksAfterEnd = 0
  /// Why reading is paused; the connection is then linked into a list of held ones.
  var hold: Hold?
  var nextHeld: ConnectionHandle?
  var previousHeld: ConnectionHandle?
  var isReading = true
  var isWriteBlocked = false
  /// The memory of the pending write, in bytes.
  var writingBytes = 0
  /// Whether it has used up its turn and yields to other connections.
  var yields = false
  /// Output that follows the pending write.
  var behindWrite = ByteBuffer()
  /// A body that is streamed piece by piece.
  struct Stream {
    let source: BodySource
    let isChunked: Bool
    let keepsAlive: Bool
  }
  var stream: Stream?
  /// Whether it was accepted over the connection limit, so that only essential routes are served.
  var isOverLimit: Bool
  /// The memory that has been reported for this connection.
  var holdings = Holdings()
  /// The rate at which the current body arrives, or the current response is read.
  var transfer = TransferRate()
  /// When it was last moved in the eviction order, in milliseconds, and its request count at that
  /// time.
  var touched: UInt64
  var touchedRequests = 0
  /// Whether it was evicted, and so is no longer counted.
  var isEvicted = false

  init(
    tcp: TCPConnection, loop: LoopHandle, isOverLimit: Bool
  ) {
    self.tcp = tcp
    self.loop = loop
    self.isOverLimit = isOverLimit
    touched = loop.state.now
    awaitsProxyHeader = loop.state.configuration.values.expectsProxyHeader
    machine = ConnectionMachine(
      configuration: loop.state.configuration, now: touched)
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
    stream = nil
    leaveHeld()
    if let queued {
      loop.state.count(.dropped)
      self.queued = nil
      queued.abandon()
    }
    tcp.close()
  }

  // MARK: Reading

  mutating func didRead(_ bytes: Bytes) {
    loop.state.count(.bytesIn, bytes.count)
    switch machine.phase {
    case .closing, .lingering:
      // Read and drop the input: a close with unread bytes would reset the connection before the
      // client has read the response. The refusal rate limits these reads, since a read costs the
      // loop about as much as a refusal.
      machine.drop()
      loop.state.beginTurn()
      if loop.state.isTurnShort { holdForNextTurn() } else { holdIfRefusalsAreFast() }
      return
    case .closed:
      return
    case .idle, .head, .body, .responding:
      break
    }
    if awaitsProxyHeader {
      takeProxyHeader(bytes)
      return
    }
    if isBusy || waitingOffset < waiting.count {
      wait(bytes)
      count()
    } else {
      process(bytes)
    }
  }

  /// Buffers input for later, and pauses reading at `maxPendingBytes`.
  private mutating func wait(_ bytes: Bytes) {
    if waitingOffset > 0 {
      waiting.removeFirst(waitingOffset)
      waitingOffset = 0
    }
    waiting.append(bytes)
    if waiting.count >= loop.state.configuration.values.maxPendingBytes { pauseReading() }
  }

  mutating func pauseReading() {
    if isReading {
      isReading = false
      tcp.stopReading()
    }
  }

  mutating func resumeReading() {
    guard !isReading, !machine.inputHasEnded else { return }
    isReading = true
    if !tcp.startReading() { close() }
  }

  /// Processes the waiting input, unless the connection is busy.
  mutating func resume() {
    guard !isBusy, !tcp.isClosing else { return }
    if waitingOffset < waiting.count {
      loop.state.beginTurn()
      let input = waiting.take()
      let start = waitingOffset
      waitingOffset = 0
      let stopped = takeTurn(input.bytes, from: start)
      if stopped < input.count, isOpen {
        waiting = input
        waitingOffset = stopped
      }
      flush()
    } else {
      closeIfInputEnded()
    }
    if isOpen, !isBusy {
      closeIfInputEnded()
      resumeReading()
    } else if machine.phase == .closing || machine.phase == .lingering, hold == nil {
      resumeReading()
    }
    settle()
  }

  /// Whether the next request has to wait for another operation to finish.
  private var isBusy: Bool { queued != nil || isWriteBlocked || stream != nil || hold != nil }

  /// Whether more requests may be read.
  var isOpen: Bool { machine.phase.rawValue <= ConnectionMachine.Phase.responding.rawValue }

  private mutating func process(_ bytes: Bytes) {
    loop.state.beginTurn()
    let stopped: Int
    if loop.state.isTurnShort, asksForBulk(bytes) {
      holdForNextTurn()
      stopped = 0
    } else {
      stopped = takeTurn(bytes, from: 0)
    }
    if stopped < bytes.count, isOpen {
      wait(Bytes(rebasing: bytes[stopped...]))
    }
    flush()
    settle()
  }

  /// Whether bytes begin with a request for a bulky route, judged without a full parse.
  private func asksForBulk(_ bytes: Bytes) -> Bool {
    let get: StaticString = "GET "
    guard machine.phase == .idle, bytes.count > get.utf8CodeUnitCount,
      Bytes(rebasing: bytes[..<get.utf8CodeUnitCount]).equals(get)
    else { return false }
    let rest = bytes[get.utf8CodeUnitCount...].prefix(RouteTable.lengths)
    guard let end = rest.firstIndex(of: UInt8(ascii: " ")),
      let route = loop.state.literalRoutes.route(Bytes(rebasing: rest[..<end]), .get)
    else { return false }
    return route.with { $0.isBulky }
  }

  /// Processes bytes in one turn: all of them, or, late in the loop's wake-up, as much as fits into
  /// a short turn.
  ///
  /// - Returns: the offset of the first unprocessed byte.
  @inline(__always)
  private mutating func takeTurn(_ bytes: Bytes, from start: Int) -> Int {
    guard loop.state.isTurnShort else {
      let most = loop.state.configuration.values.maxPipelinedRequests
      return run(bytes, from: start, to: bytes.count, most: most)
    }
    return takeShortTurn(bytes, from: start)
  }

  @inline(never)
  private mutating func takeShortTurn(_ bytes: Bytes, from start: Int) -> Int {
    var offset = start
    while true {
      let end = min(bytes.count, offset + LoopState.shortTurnBytes)
      offset = run(bytes, from: offset, to: end, most: 1)
      if offset < end || yields || isBusy || !isOpen { return offset }
      let isAll = end == bytes.count
      // After a full read, libuv reads again at once.
      if isAll, bytes.count < LoopState.shortReadBytes { return offset }
      if isAll || Loop.monotonicNanoseconds() &- loop.state.turnStart > LoopState.shortTurn {
        holdForNextTurn()
        return offset
      }
    }
  }

  /// Processes bytes up to an offset, and appends the responses to the loop's output.
  ///
  /// - Returns: the offset of the first unprocessed byte.
  private mutating func run(_ bytes: Bytes, from start: Int, to end: Int, most: Int) -> Int {
    var offset = start
    var responses = 0
    let now = loop.state.turnNow
    let part = end == bytes.count ? bytes : Bytes(rebasing: bytes[..<end])
    while true {
      switch machine.receive(part, from: &offset, now: now) {
      case .wait:
        return offset
      case .meetExpectation:
        meetExpectation()
        if !isOpen { return offset }
      case .checkAdmission:
        if refusesBody() { return offset }
      case .respond:
        respond(hasMoreInput: offset < bytes.count)
        // Bounds the output of one read event: a client that does not read gets no further
        // responses.
        if loop.state.output.count >= loop.state.configuration.values.maxPendingBytes {
          flush()
        }
        if isBusy || !isOpen { return offset }
        responses += 1
        let isOver = responses >= most || (responses & 15 == 0 && loop.state.isTurnOver)
        if isOver, offset < bytes.count, !loop.state.output.isEmpty {
          // The next turn begins when these responses have been written.
          yields = true
          return offset
        }
      case .refuse(let error):
        refuse(error)
        return offset
      }
    }
  }

  /// Closes the connection if its client has closed its side and has received all its responses.
  private mutating func closeIfInputEnded() {
    guard machine.inputHasEnded, isOpen else { return }
    inputEnded()
  }

  mutating func didReadEnd(_ status: Int32) {
    isReading = false
    // A partial PROXY header must not be kept as waiting input.
    guard status == 0, !awaitsProxyHeader else {
      close()
      return
    }
    inputEnded()
    settle()
  }

  private mutating func inputEnded() {
    loop.state.beginTurn()
    switch machine.inputEnded() {
    case .close:
      if isWriteBlocked || waitingOffset < waiting.count { return }
      close()
    case .refuse(let error):
      refuse(error)
      flush()
    case .wait:
      break
    }
  }

  // MARK: Time

  mutating func tick(_ now: UInt64) {
    if machine.inputHasEnded, let queued, queued.request.isWaiting {
      // The client has probably disconnected, though it may have closed only its side. If the queue
      // had capacity, the request would have begun by now. If it has none, the request would delay
      // clients that still wait.
      ticksAfterEnd += 1
      if ticksAfterEnd == 2 {
        close()
        return
      }
    }
    tickQueued(now)
    let unwritten = isWriteBlocked ? tcp.unwrittenBytes : 0
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

  private func countTimeOut() {
    loop.state.count(.timedOut)
  }

  /// Whether it can be closed without losing a request or a response.
  var isQuiet: Bool {
    machine.phase == .idle && queued == nil && !isWriteBlocked && hold == nil && !tcp.hasUnreadBytes
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
  let isCounted = !handle.connection.isEvicted
  handle.connection.forgetHoldings()
  loop.state.connections.remove(handle)
  handle.deinitialize()
  if isCounted { loop.state.status.with { $0.connectionClosed() } }
  loop.state.worker.with { $0.connectionDidClose() }
}
