import EventLoop
import HTTPCore
import MemoryMetering

/// What a connection holds, and what has been told of it.
struct Holdings {
  /// Bytes that are counted in the server's buffered bytes.
  var counted = 0
  /// Bytes that are counted for the client; 0 for what is too little to be.
  var charged = 0
}

/// The memory of a connection: counted as it comes, given back at once.
extension Connection {
  /// Ends the handling of an event: gives back what nobody needs, and refuses a body for which
  /// there is no room.
  ///
  /// Not to be called while a request's head or body is in use.
  @inline(__always)
  mutating func settle() {
    // Small requests that come in one piece hold nothing.
    let held =
      machine.parser.heldBytes | waiting.capacity | behindWrite.capacity | writingBytes
      | holdings.counted
    if held != 0 { settleHoldings() }
  }

  @inline(never)
  private mutating func settleHoldings() {
    releaseUnused()
    let clientBytes = count()
    guard machine.phase == .body, let error = lackOfRoom(clientBytes) else { return }
    machine.giveUp()
    refuse(error)
    flush()
    releaseUnused()
    count()
  }

  private mutating func releaseUnused() {
    switch machine.phase {
    case .head, .body:
      break
    case .idle, .responding:
      machine.parser.release()
    case .closing, .lingering, .closed:
      machine.parser.release()
      if waiting.capacity > 0 {
        waiting.removeAll(keeping: 0)
        waitingOffset = 0
      }
    }
  }

  /// Tells the server how much memory this connection holds.
  ///
  /// - Returns: what all connections of the client hold, if that has changed.
  @discardableResult
  mutating func count() -> Int? {
    let held =
      machine.parser.heldBytes + waiting.capacity + behindWrite.capacity + writingBytes
    guard held != holdings.counted else { return nil }
    loop.state.status.with { [holdings] in
      $0.countBuffered(held - holdings.counted)
    }
    holdings.counted = held
    return charge(held)
  }

  /// Charges the client with what the connection holds, in steps, so that not every byte takes a
  /// lock.
  private mutating func charge(_ held: Int) -> Int? {
    let step = loop.state.configuration.values.maxPendingBytes
    let owed = held > step ? held : 0
    guard abs(owed - holdings.charged) >= step || (owed == 0 && holdings.charged > 0) else {
      return nil
    }
    let change = owed - holdings.charged
    holdings.charged = owed
    let client = client
    return loop.state.status.with { $0.clients.charge(client, with: change) }
  }

  private var client: UInt64 {
    mutating get {
      if clientKey == nil { clientKey = tcp.peerKey }
      return clientKey ?? 0
    }
  }

  /// Takes everything back, for a connection that is closed.
  mutating func forgetHoldings() {
    let (counted, charged) = (holdings.counted, holdings.charged)
    let client = charged == 0 ? 0 : client
    holdings = Holdings()
    loop.state.status.with {
      if counted != 0 { $0.countBuffered(-counted) }
      if charged != 0 { _ = $0.clients.charge(client, with: -charged) }
    }
  }

  // MARK: Room

  /// Why a body may not go on, if it may not.
  private func lackOfRoom(_ clientBytes: Int?) -> HTTPError? {
    let configuration = loop.state.configuration
    if let clientBytes, clientBytes > configuration.values.maxClientBytes {
      return clientIsFull
    }
    let limit = configuration.values.maxBufferedBytes
    let held = loop.state.status.with { $0.bufferedBytes }
    guard held > limit else { return MemoryMeter.isFull ? loop.state.memoryError : nil }
    return HTTPError(
      .overloaded, "The server holds too many bytes of requests and answers", limit: limit)
  }

  /// Why a response may not be kept for its client, if it may not.
  mutating func lackOfRoom(forResponseOf bytes: Int) -> HTTPError? {
    let client = client
    let (all, own) = loop.state.status.with {
      ($0.bufferedBytes, $0.clients.charge(client, with: 0))
    }
    let configuration = loop.state.configuration
    // One response is always allowed, or a client could not ask for it at all.
    if own > 0, own + bytes > configuration.values.maxClientBytes { return clientIsFull }
    let limit = configuration.values.maxBufferedBytes
    guard all + bytes > limit else { return nil }
    return HTTPError(
      .overloaded, "The server holds too many bytes of requests and answers", limit: limit)
  }

  private var clientIsFull: HTTPError {
    HTTPError(
      .overloaded, "The connections of this client hold too many bytes of requests and answers",
      limit: loop.state.configuration.values.maxClientBytes)
  }

  // MARK: Transfers

  /// Notes how far the body or the response at hand has come, once in each tick.
  mutating func noteTransfer(unwritten: Int) {
    if isWriteBlocked {
      transfer.note(-unwritten)
    } else if machine.phase == .body {
      transfer.note(machine.parser.bodyBytes)
    } else if machine.phase == .head {
      transfer.note(machine.parser.heldBytes)
    } else if transfer.isRunning {
      transfer = TransferRate()
    }
  }

  /// For how many more ticks it would hold what it holds, at its present rate; nil if it holds
  /// nothing, or has not been at it for long enough to tell.
  var ticksToHold: Int? {
    if isWriteBlocked { return transfer.ticks(for: tcp.unwrittenBytes) }
    return isReceiving ? transfer.ticks(for: holdings.counted) : nil
  }

  private var isReceiving: Bool { machine.phase == .head || machine.phase == .body }

  /// Ends a transfer that takes too long while others need the memory.
  mutating func giveWay() {
    loop.state.count(.slowClosed)
    guard isReceiving, !isWriteBlocked else {
      close()
      return
    }
    machine.giveUp()
    refuse(
      HTTPError(
        .overloaded, "The server needs the memory that this request holds for faster ones",
        limit: loop.state.configuration.values.maxBufferedBytes))
    flush()
    settle()
  }
}
