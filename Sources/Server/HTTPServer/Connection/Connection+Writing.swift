import EventLoop
import HTTPCore

extension Connection {
  /// Writes a response to the loop's output; a long body goes to the socket directly.
  ///
  /// - Parameters:
  ///   - response: the response.
  ///   - head: the request's head; nil if it was incomplete.
  ///   - givenID: the id if it was generated in an earlier turn or read from an incomplete head.
  ///   - keepsAlive: whether the connection stays open.
  mutating func write(
    _ response: inout HTTPResponse, to head: RequestHead?, givenID: Bytes?, keepsAlive: Bool
  ) {
    if let head, let policy = loop.state.configuration.values.crossOrigins {
      policy.apply(to: &response, of: head)
    }
    let loop = loop
    let isBodyLeft = loop.state.writer.write(
      &response, to: head, givenID: givenID, keepsAlive: keepsAlive)
    guard isBodyLeft else { return }
    flushOutput()
    send(&response.body)
  }

  /// Writes the loop's output, and closes the connection after the last response.
  mutating func flush() {
    loop.state.metrics.settle(turnStart: loop.state.turn.start)
    if output.stream != nil, !output.isWritePending {
      sendPiece()
      return
    }
    if output.live != nil, !output.isWritePending {
      sendLivePieces()
      return
    }
    if output.yields, !output.isWritePending, !tcp.isClosing, !loop.state.writer.output.isEmpty {
      // The write completes in a later turn of the loop, which then processes the waiting input.
      output.yields = false
      var bytes = loop.state.writer.output.take()
      loop.state.metrics.count(.bytesOut, bytes.count)
      write(all: &bytes, from: 0)
      return
    }
    output.yields = false
    if !loop.state.writer.output.isEmpty { flushOutput() }
    if machine.phase == .closing, !output.isWritePending { finish() }
  }

  private mutating func flushOutput() {
    let loop = loop
    send(&loop.state.writer.output)
  }

  /// Writes a buffer: as much as the socket accepts at once, the rest asynchronously.
  private mutating func send(_ buffer: inout ByteBuffer) {
    guard !tcp.isClosing else {
      buffer.removeAll()
      return
    }
    if output.isWritePending {
      output.append(&buffer)
      return
    }
    let count = buffer.count
    loop.state.metrics.count(.bytesOut, count)
    guard let written = tcp.tryWrite(buffer.bytes) else {
      buffer.removeAll()
      close()
      return
    }
    if written == count {
      buffer.removeAll()
      return
    }
    write(all: &buffer, from: written)
  }

  /// Writes the rest of a buffer asynchronously.
  private mutating func write(all buffer: inout ByteBuffer, from written: Int) {
    let count = buffer.count
    let held = buffer.capacity
    guard let memory = buffer.release() else { return }
    guard tcp.write(owning: memory, range: written..<count) else {
      close()
      return
    }
    output.beginWrite(heldBytes: held)
    self.count()
    machine.writeIsBlocked(bytes: tcp.unwrittenBytes, now: loop.state.now)
    // Backpressure: stop reading from a client that does not read its responses.
    pauseReading()
  }

  mutating func didWrite(_ status: Int32) {
    output.endWrite()
    machine.writeIsDone()
    count()
    guard status == 0, !tcp.isClosing else {
      close()
      return
    }
    if var rest = output.takeFollowing() {
      send(&rest)
      if output.isWritePending || tcp.isClosing { return }
    }
    if output.stream != nil {
      sendPiece()
    } else if output.live != nil {
      sendLivePieces()
    } else if machine.phase == .closing {
      finish()
    } else {
      resume()
    }
  }

  /// Sends the next piece of a streamed body, after the loop's pending output.
  ///
  /// Only one piece is sent in a turn of the loop, so that a long body does not delay other
  /// clients.
  private mutating func sendPiece() {
    guard let stream = output.stream, !tcp.isClosing else { return }
    var piece = ByteBuffer()
    let more: Bool
    do {
      more = try stream.source(&piece)
    } catch {
      close()
      return
    }
    let loop = loop
    ResponseEncoder.writePiece(
      piece.bytes, isLast: !more, isChunked: stream.isChunked, to: &loop.state.writer.output)
    if !more {
      output.stream = nil
      machine.responded(
        keepingAlive: stream.keepsAlive, hasMoreInput: !input.isEmpty,
        now: loop.state.now)
    }
    var bytes = loop.state.writer.output.take()
    guard !bytes.isEmpty else {
      // The piece is empty, or the body ends without an end marker.
      if output.stream == nil { afterStream() } else { close() }
      return
    }
    loop.state.metrics.count(.bytesOut, bytes.count)
    write(all: &bytes, from: 0)
  }

  /// Handles the signal that a body has pieces, or has ended.
  mutating func liveBodyHasPieces() {
    loop.state.beginTurn()
    if !output.isWritePending { sendLivePieces() }
    settle()
  }

  /// Sends the pieces that wait, after the loop's pending output.
  private mutating func sendLivePieces() {
    guard let live = output.live, !tcp.isClosing else { return }
    let loop = loop
    let isLast = live.body.take(isChunked: live.isChunked, into: &loop.state.writer.output)
    if isLast {
      output.live = nil
      logEnd(of: live)
      live.body.close()
      machine.responded(
        keepingAlive: live.keepsAlive, hasMoreInput: !input.isEmpty, now: loop.state.now)
    }
    if !loop.state.writer.output.isEmpty { flushOutput() }
    guard !output.isWritePending, !tcp.isClosing else { return }
    if isLast {
      afterStream()
    } else if input.isEmpty {
      // A write that was blocked has paused reading, which notices that the client leaves.
      resumeReading()
    }
  }

  private mutating func afterStream() {
    if machine.phase == .closing { finish() } else { resume() }
  }

  /// Ends the connection after its last byte has been written, by closing or lingering.
  private mutating func finish() {
    switch machine.sentLast(now: loop.state.now) {
    case .linger:
      tcp.shutDownWrites()
      resumeReading()
    case .close:
      close()
    }
  }
}
