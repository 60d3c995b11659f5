import EventLoop
import HTTPCore

/// One connection: performs what its state machine decides. It lies in the tail of the memory that
/// libuv's handle begins, and belongs to the loop's thread.
struct Connection: ~Copyable {
  let tcp: TCPConnection
  let loop: LoopHandle
  var machine: ConnectionMachine
  var next: ConnectionHandle?
  var previous: ConnectionHandle?

  /// Input that waits behind a queued request or a blocked write, from `waitingOffset` on.
  var waiting = ByteBuffer()
  var waitingOffset = 0
  /// The request of this connection that is on the work queue.
  var queued: QueuedRequestHandle?
  /// Whether the last request that was on the work queue was a long one, as the next one probably
  /// is.
  var lastWasLong = false
  /// The client's number on the work queue, once it is known.
  var clientKey: UInt64?
  /// How often the clock has found its client's side ended and its request still waiting.
  private var ticksAfterEnd = 0
  /// Why it is not read before its turn comes; then it is linked with others.
  var hold: Hold?
  var nextHeld: ConnectionHandle?
  var previousHeld: ConnectionHandle?
  var isReading = true
  var isWriteBlocked = false
  /// The memory of the blocked write.
  var writingBytes = 0
  /// Whether it has had its turn and lets other connections go first.
  var yields = false
  /// What is to be written behind the blocked write.
  var behindWrite = ByteBuffer()
  /// The body that is being sent piece by piece.
  struct Stream {
    let source: BodySource
    let isChunked: Bool
    let keepsAlive: Bool
  }
  var stream: Stream?
  /// Whether it came past the limit of connections, so that only essential routes are served.
  var isOverLimit: Bool
  /// The bytes that it holds, and what of them has been counted where.
  var holdings = Holdings()
  /// How fast the body at hand comes, or the response at hand is read.
  var transfer = TransferRate()
  /// When it became the last in the order of activity, in milliseconds, and after how many
  /// requests.
  var touched: UInt64
  var touchedRequests = 0
  /// Whether it is closed for others, and not counted any more.
  var isEvicted = false

  init(
    tcp: TCPConnection, loop: LoopHandle, isOverLimit: Bool
  ) {
    self.tcp = tcp
    self.loop = loop
    self.isOverLimit = isOverLimit
    touched = loop.state.now
    machine = ConnectionMachine(
      configuration: loop.state.configuration, now: touched)
  }

  static let tailBytes = MemoryLayout<Connection>.size

  /// Takes over a connection that was accepted.
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

  /// Closes at once. What is on the work queue for it is dropped, or told to stop.
  mutating func close() {
    // Nothing that is still to be done for bytes at hand may begin now.
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
      // Read so that the client is not reset before it has read the response, and dropped; as
      // slowly as requests are refused, since it takes a loop as much time.
      machine.drop()
      loop.state.beginTurn()
      if loop.state.isTurnShort { holdForNextTurn() } else { holdIfRefusalsAreFast() }
      return
    case .closed:
      return
    case .idle, .head, .body, .responding:
      break
    }
    if isBusy || waitingOffset < waiting.count {
      wait(bytes)
      count()
    } else {
      process(bytes)
    }
  }

  /// Keeps input for later, and stops reading once it is much.
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

  /// Continues with the waiting input, unless something else has to end first.
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

  /// Whether something has to end before the next request can be handled.
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

  /// Whether bytes begin a request for a large response, as far as can be told without parsing
  /// them.
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

  /// Performs the actions for bytes: all of them, or, where others that the loop woke for have used
  /// its time up, what fits into a short turn.
  ///
  /// - Returns: where it stopped.
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
      // A read that is full is followed by another one at once.
      if isAll, bytes.count < LoopState.shortReadBytes { return offset }
      if isAll || Loop.monotonicNanoseconds() &- loop.state.turnStart > LoopState.shortTurn {
        holdForNextTurn()
        return offset
      }
    }
  }

  /// Performs the actions for bytes up to an offset, into the loop's output.
  ///
  /// - Returns: where it stopped.
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
      case .weighBody:
        if refusesBody() { return offset }
      case .respond:
        respond(hasMoreInput: offset < bytes.count)
        // Many responses to one read event: what the client does not take, it gets no more of.
        if loop.state.output.count >= loop.state.configuration.values.maxPendingBytes {
          flush()
        }
        if isBusy || !isOpen { return offset }
        responses += 1
        let isOver = responses >= most || (responses & 15 == 0 && loop.state.isTurnOver)
        if isOver, offset < bytes.count, !loop.state.output.isEmpty {
          // The connection's next turn comes when these responses are written.
          yields = true
          return offset
        }
      case .refuse(let error):
        refuse(error)
        return offset
      case .close:
        close()
        return offset
      }
    }
  }

  /// Ends a connection whose client has ended its side and has all its responses.
  private mutating func closeIfInputEnded() {
    guard machine.inputHasEnded, isOpen else { return }
    inputEnded()
  }

  mutating func didReadEnd(_ status: Int32) {
    isReading = false
    guard status == 0 else {
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
    case .wait, .respond, .meetExpectation, .weighBody:
      break
    }
  }

  // MARK: Time

  mutating func tick(_ now: UInt64) {
    if machine.inputHasEnded, let queued, queued.request.isWaiting {
      // The client has probably gone, or else ended only its side. With room on the queue its
      // request has begun by now; without, work for nobody would only keep others waiting.
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
    case .wait, .respond, .meetExpectation, .weighBody:
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
  // Not by the connection itself, whose links this changes.
  if handle.connection.isOutOfPlace { handle.connection.loop.state.touch(handle) }
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
