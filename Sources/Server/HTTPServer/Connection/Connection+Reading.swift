import EventLoop
import HTTPCore

/// Reading and processing input, in turns.
extension Connection {
  mutating func didRead(_ bytes: Bytes) {
    loop.state.metrics.count(.bytesIn, bytes.count)
    switch machine.phase {
    case .closing, .lingering:
      // Read and drop the input: a close with unread bytes would reset the connection before the
      // client has read the response. The refusal rate limits these reads, since a read costs the
      // loop about as much as a refusal.
      machine.drop()
      loop.state.beginTurn()
      if loop.state.turn.isShort { postponeToNextTurn() } else { postponeIfRefusalsAreFast() }
      return
    case .closed:
      return
    case .idle, .head, .body, .responding:
      break
    }
    if client.awaitsProxyHeader {
      takeProxyHeader(bytes)
      return
    }
    if isBusy || !input.isEmpty {
      wait(bytes)
      count()
    } else {
      process(bytes)
    }
  }

  /// Buffers input for later, and pauses reading at `maxPendingBytes`.
  private mutating func wait(_ bytes: Bytes) {
    let waiting = input.append(bytes)
    if waiting >= loop.state.configuration.values.maxPendingBytes { pauseReading() }
  }

  mutating func pauseReading() {
    if input.isReading {
      input.isReading = false
      tcp.stopReading()
    }
  }

  mutating func resumeReading() {
    guard !input.isReading, !machine.inputHasEnded else { return }
    input.isReading = true
    if !tcp.startReading() { close() }
  }

  /// Processes the waiting input, unless the connection is busy.
  mutating func resume() {
    guard !isBusy, !tcp.isClosing else { return }
    if !input.isEmpty {
      loop.state.beginTurn()
      let start = input.offset
      let taken = input.take()
      let stopped = takeTurn(taken.bytes, from: start)
      if stopped < taken.count, isOpen { input.putBack(taken, from: stopped) }
      flush()
    } else {
      closeIfInputEnded()
    }
    if isOpen, !isBusy {
      closeIfInputEnded()
      resumeReading()
    } else if machine.phase == .closing || machine.phase == .lingering, input.postponement == nil {
      resumeReading()
    }
    settle()
  }

  /// Whether the next request has to wait for another operation to finish.
  private var isBusy: Bool { work.request != nil || output.isBusy || input.postponement != nil }

  /// Whether more requests may be read.
  var isOpen: Bool { machine.phase.rawValue <= ConnectionMachine.Phase.responding.rawValue }

  private mutating func process(_ bytes: Bytes) {
    loop.state.beginTurn()
    let stopped: Int
    if loop.state.turn.isShort, asksForBulk(bytes) {
      postponeToNextTurn()
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
      let route = loop.state.application.literalRoutes.route(Bytes(rebasing: rest[..<end]), .get)
    else { return false }
    return route.with { $0.isBulky }
  }

  /// Processes bytes in one turn: all of them, or, late in the loop's wake-up, as much as fits into
  /// a short turn.
  ///
  /// - Returns: the offset of the first unprocessed byte.
  @inline(__always)
  private mutating func takeTurn(_ bytes: Bytes, from start: Int) -> Int {
    guard loop.state.turn.isShort else {
      let most = loop.state.configuration.values.maxPipelinedRequests
      return run(bytes, from: start, to: bytes.count, most: most)
    }
    return takeShortTurn(bytes, from: start)
  }

  @inline(never)
  private mutating func takeShortTurn(_ bytes: Bytes, from start: Int) -> Int {
    var offset = start
    while true {
      let end = min(bytes.count, offset + LoopTurn.shortBytes)
      offset = run(bytes, from: offset, to: end, most: 0)
      if offset < end || output.yields || isBusy || !isOpen { return offset }
      let isAll = end == bytes.count
      // After a full read, libuv reads again at once.
      if isAll, bytes.count < LoopTurn.shortReadBytes { return offset }
      if isAll || loop.state.turn.isShortTurnOver {
        postponeToNextTurn()
        return offset
      }
    }
  }

  /// Processes bytes up to an offset, and appends the responses to the loop's output.
  ///
  /// The turn ends after `most` responses; 0 stands for as many as fit into a short turn.
  ///
  /// - Returns: the offset of the first unprocessed byte.
  private mutating func run(_ bytes: Bytes, from start: Int, to end: Int, most: Int) -> Int {
    var offset = start
    var responses = 0
    let now = loop.state.turn.now
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
        if loop.state.writer.output.count >= loop.state.configuration.values.maxPendingBytes {
          flush()
        }
        if isBusy || !isOpen { return offset }
        responses += 1
        let isOver =
          most == 0
          ? loop.state.turn.isShortTurnOver
          : responses >= most || (responses & 15 == 0 && loop.state.turn.isWakeUpOver)
        if isOver, offset < bytes.count, !loop.state.writer.output.isEmpty {
          // The next turn begins when these responses have been written.
          output.yields = true
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
    input.isReading = false
    // A partial PROXY header must not be kept as waiting input.
    guard status == 0, !client.awaitsProxyHeader else {
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
      if output.isWritePending || !input.isEmpty { return }
      close()
    case .refuse(let error):
      refuse(error)
      flush()
    case .wait:
      if isWaitingForLater { close() }
    }
  }
}
