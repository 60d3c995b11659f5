import EventLoop
import HTTPCore
import MemoryMetering

/// Memory accounting: growth is reported as it occurs, and unused buffers are released at once.
extension Connection {
  /// Ends the handling of an event: releases unused buffers, and refuses the body if a memory limit
  /// is exceeded.
  ///
  /// Must not be called while the head or the body of a request is in use.
  @inline(__always)
  mutating func settle() {
    // A small request that arrives in one read leaves no buffer behind.
    let held =
      machine.parser.heldBytes | input.capacity | output.heldBytes | holdings.counted
    if held != 0 { settleHoldings() }
  }

  @inline(never)
  private mutating func settleHoldings() {
    releaseUnused()
    let clientBytes = count()
    guard machine.phase == .body, let error = capacityError(clientBytes) else { return }
    machine.beginLingeringClose()
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
      input.release()
    }
  }

  /// Reports the memory of this connection to the server.
  ///
  /// - Returns: the bytes charged to the client over all its connections; nil if unchanged.
  @discardableResult
  mutating func count() -> Int? {
    let held = machine.parser.heldBytes + input.capacity + output.heldBytes
    guard held != holdings.counted else { return nil }
    let change = holdings.count(held)
    loop.state.status.with { $0.countBuffered(change) }
    let step = loop.state.configuration.values.maxPendingBytes
    guard let charge = holdings.charge(step: step) else { return nil }
    let key = client.key(at: tcp)
    return loop.state.status.with { $0.clients.charge(key, with: charge) }
  }

  /// Withdraws everything reported, when the connection is closed.
  mutating func forgetHoldings() {
    let (counted, charged) = (holdings.counted, holdings.charged)
    let key = charged == 0 ? 0 : client.key(at: tcp)
    holdings = Holdings()
    loop.state.status.with {
      if counted != 0 { $0.countBuffered(-counted) }
      if charged != 0 { _ = $0.clients.charge(key, with: -charged) }
    }
  }

  // MARK: Room

  /// The error if a memory limit does not allow a body to continue; otherwise nil.
  private func capacityError(_ clientBytes: Int?) -> HTTPError? {
    let configuration = loop.state.configuration
    if let clientBytes, clientBytes > configuration.values.maxClientBytes {
      return clientIsFull
    }
    let limit = configuration.values.maxBufferedBytes
    let held = loop.state.status.with { $0.bufferedBytes }
    guard held > limit else { return MemoryMeter.isFull ? loop.state.memoryError : nil }
    return HTTPError(
      .overloaded, "The server holds too many bytes of requests and answers", limit: limit,
      setBy: "max-buffered-bytes")
  }

  /// The error if a memory limit does not allow a response to be buffered; otherwise nil.
  mutating func capacityError(forResponseOf bytes: Int) -> HTTPError? {
    let key = client.key(at: tcp)
    let (all, own) = loop.state.status.with {
      ($0.bufferedBytes, $0.clients.charge(key, with: 0))
    }
    let configuration = loop.state.configuration
    // One response is always allowed; otherwise a client could never request a large one.
    if own > 0, own + bytes > configuration.values.maxClientBytes { return clientIsFull }
    let limit = configuration.values.maxBufferedBytes
    guard all + bytes > limit else { return nil }
    return HTTPError(
      .overloaded, "The server holds too many bytes of requests and answers", limit: limit,
      setBy: "max-buffered-bytes")
  }

  private var clientIsFull: HTTPError {
    HTTPError(
      .overloaded, "The connections of this client hold too many bytes of requests and answers",
      limit: loop.state.configuration.values.maxClientBytes, setBy: "max-client-bytes")
  }

  // MARK: Transfers

  /// Records the progress of the current body or response, once per tick.
  mutating func noteTransfer(unwritten: Int) {
    if output.isWritePending {
      transfer.note(-unwritten)
    } else if machine.phase == .body {
      transfer.note(machine.parser.bodyBytes)
    } else if machine.phase == .head {
      transfer.note(machine.parser.heldBytes)
    } else if transfer.isRunning {
      transfer = TransferRate()
    }
  }

  /// The expected number of ticks until the buffers are released, at the current rate; nil if no
  /// transfer runs, or if it is too new for an estimate.
  var ticksToHold: Int? {
    if output.isWritePending { return transfer.ticks(for: tcp.unwrittenBytes) }
    return isReceiving ? transfer.ticks(for: holdings.counted) : nil
  }

  private var isReceiving: Bool { machine.phase == .head || machine.phase == .body }

  /// Ends a slow transfer to free its memory for other connections.
  mutating func endSlowTransfer() {
    loop.state.metrics.count(.slowClosed)
    guard isReceiving, !output.isWritePending else {
      close()
      return
    }
    machine.beginLingeringClose()
    refuse(
      HTTPError(
        .overloaded, "The server needs the memory that this request holds for faster ones",
        limit: loop.state.configuration.values.maxBufferedBytes, setBy: "max-buffered-bytes"))
    flush()
    settle()
  }
}
