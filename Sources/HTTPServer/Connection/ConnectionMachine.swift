import HTTPCore

/// Decides what happens next on one connection. It does no I/O and reads no clock: it is told of
/// bytes, of the end of input, of responses given and of the time, and says what to do.
struct ConnectionMachine: ~Copyable {
  /// Where the connection is.
  enum Phase: UInt8 {
    /// Between requests.
    case idle
    /// A head is coming.
    case head
    /// A body is coming.
    case body
    /// A request is complete and has no response yet.
    case responding
    /// The last response has been given, and may be on its way; nothing more is read.
    case closing
    /// Everything is sent; what the client still sends is dropped, so that it can read the
    /// response.
    case lingering
    /// The connection is closed.
    case closed
  }

  /// What to do.
  enum Action {
    /// Wait for bytes.
    case wait
    /// The client waits to be asked for the body: ask, or response finally, by the head alone.
    case meetExpectation
    /// Refuse the request by its head, or offer the rest of the bytes: its body is still to come.
    case weighBody
    /// Respond to the request in the parser, then offer the rest of the bytes.
    case respond
    /// Respond with an error and close.
    case refuse(HTTPError)
    /// Close.
    case close
  }

  private(set) var phase = Phase.idle
  var parser: MessageParser
  /// Whether the client has ended its side.
  private(set) var inputHasEnded = false
  private(set) var requests = 0
  private var lingers = false
  /// Whether bytes were dropped in the present window of lingering, and how many windows more it
  /// may have.
  private var hasDropped = false
  private var lingerWindowsLeft = Self.lingerWindows - 1
  private var deadline: UInt64
  /// The bytes of the body that had come when its present window of time began.
  private var bytesBeforeWindow = 0
  private var writeDeadline = UInt64.max
  private var unwrittenBytes = 0
  private let configuration: ConfigurationHandle

  init(configuration: ConfigurationHandle, now: UInt64) {
    self.configuration = configuration
    parser = MessageParser(limits: configuration.values.messageLimits)
    deadline = now + UInt64(max(0, configuration.values.idleTimeout))
  }

  /// Takes bytes from an offset on, up to the next action.
  mutating func receive(_ bytes: Bytes, from offset: inout Int, now: UInt64) -> Action {
    guard phase.rawValue < Phase.responding.rawValue else {
      if phase != .responding { offset = bytes.count }
      return .wait
    }
    while true {
      switch parser.parse(bytes, from: &offset) {
      case .message:
        phase = .responding
        deadline = .max
        requests += 1
        return .respond
      case .needsMore:
        waitForMore(now)
        return .wait
      case .head:
        beginBody(now)
        // A client that has begun to send the body does not wait.
        if offset == bytes.count, parser.head.expectsContinue { return .meetExpectation }
        if case .length(let length) = parser.head.framing, length > UInt64(bytes.count - offset) {
          return .weighBody
        }
      case .error:
        phase = .closing
        lingers = true
        return .refuse(parser.error)
      }
    }
  }

  private mutating func waitForMore(_ now: UInt64) {
    if parser.isInBody {
      if phase != .body { beginBody(now) }
    } else if !parser.isIdle, phase != .head {
      phase = .head
      deadline = now + UInt64(max(0, configuration.values.headerTimeout))
    }
  }

  private mutating func beginBody(_ now: UInt64) {
    phase = .body
    bytesBeforeWindow = 0
    deadline = now + UInt64(max(0, configuration.values.bodyTimeout))
  }

  /// Whether the connection goes on after the response to the request at hand.
  ///
  /// - Parameters:
  ///   - head: the request's head.
  ///   - isDraining: the server wants connections to end.
  ///   - hasMoreInput: bytes have come behind the request; a draining server responds to those
  ///     first.
  /// - Returns: false for the last response.
  func keepsAlive(head: RequestHead, isDraining: Bool, hasMoreInput: Bool) -> Bool {
    guard head.keepsAlive else { return false }
    let limit = configuration.values.maxRequestsPerConnection
    if limit > 0, requests >= limit { return false }
    return hasMoreInput || !(isDraining || inputHasEnded)
  }

  /// The request at hand has its response.
  ///
  /// - Parameters:
  ///   - keepingAlive: whether the connection goes on.
  ///   - hasMoreInput: bytes have come behind the request. If the connection ends, they stay
  ///     unread, and a close at once would reset the response away.
  ///   - now: the time.
  @inline(__always)
  mutating func responded(keepingAlive: Bool, hasMoreInput: Bool, now: UInt64) {
    guard phase != .closed else { return }
    if keepingAlive {
      phase = .idle
      deadline = now + UInt64(max(0, configuration.values.idleTimeout))
    } else {
      phase = .closing
      lingers = hasMoreInput
    }
  }

  /// The connection is closed, for whatever reason.
  mutating func end() {
    phase = .closed
  }

  /// The connection cannot go on, for a reason outside of it; an error is the last response.
  mutating func giveUp() {
    phase = .closing
    lingers = true
  }

  /// Everything has been sent on a connection that is closing.
  ///
  /// - Returns: `close`, or `wait` for a connection that lingers from now on.
  mutating func sentLast(now: UInt64) -> Action {
    guard phase == .closing, lingers, !inputHasEnded else {
      phase = .closed
      return .close
    }
    phase = .lingering
    deadline = now + UInt64(max(0, configuration.values.lingerTimeout))
    return .wait
  }

  /// Bytes were received and dropped.
  mutating func drop() {
    hasDropped = true
  }

  /// The windows of lingering that a connection has whose client goes on to send.
  static let lingerWindows = 8

  /// The client has ended its side in good order.
  mutating func inputEnded() -> Action {
    inputHasEnded = true
    switch phase {
    case .idle, .lingering, .closed:
      return .close
    case .head, .body:
      phase = .closing
      return .refuse(
        HTTPError(.malformedRequest, "The connection ended before the request was complete"))
    case .responding, .closing:
      return .wait
    }
  }

  /// The socket took less than was written; a window begins in which the client has to read.
  mutating func writeIsBlocked(bytes: Int, now: UInt64) {
    unwrittenBytes = bytes
    writeDeadline = now + UInt64(max(0, configuration.values.writeTimeout))
  }

  /// Everything written has been taken.
  mutating func writeIsDone() {
    writeDeadline = .max
  }

  /// Looks at the time-outs.
  ///
  /// - Parameters:
  ///   - now: the time.
  ///   - unwritten: bytes of what was written that the client has not taken yet.
  /// - Returns: `close`, `refuse`, or `wait` if nothing is due.
  mutating func tick(now: UInt64, unwritten: Int) -> Action {
    if writeDeadline != .max {
      guard now >= writeDeadline else { return .wait }
      return tickWrite(now, unwritten)
    }
    guard now >= deadline else { return .wait }
    switch phase {
    case .lingering where hasDropped && lingerWindowsLeft > 0:
      hasDropped = false
      lingerWindowsLeft -= 1
      deadline = now + UInt64(max(0, configuration.values.lingerTimeout))
      return .wait
    case .idle, .lingering:
      phase = .closed
      return .close
    case .head:
      phase = .closing
      lingers = true
      return .refuse(
        HTTPError(
          .requestTimeout, "The head of the request did not arrive in time",
          limit: configuration.values.headerTimeout))
    case .body:
      return tickBody(now)
    case .responding, .closing, .closed:
      return .wait
    }
  }

  /// A window of a body is over: another begins if enough has come in it.
  private mutating func tickBody(_ now: UInt64) -> Action {
    let (rate, window) = (configuration.values.minUploadRate, configuration.values.bodyTimeout)
    let came = parser.bodyBytes - bytesBeforeWindow
    if came >= Self.bytes(at: rate, in: window) {
      bytesBeforeWindow = parser.bodyBytes
      deadline = now + UInt64(max(0, window))
      return .wait
    }
    phase = .closing
    lingers = true
    return .refuse(
      HTTPError(
        .requestTimeout,
        "The body of the request did not come at the least rate, in bytes a second",
        limit: rate))
  }

  /// A window of a blocked write is over: another begins if the client has read enough in it.
  private mutating func tickWrite(_ now: UInt64, _ unwritten: Int) -> Action {
    let needed = Self.bytes(
      at: configuration.values.minDownloadRate, in: configuration.values.writeTimeout)
    if unwrittenBytes - unwritten >= min(needed, max(1, unwrittenBytes)) {
      writeIsBlocked(bytes: unwritten, now: now)
      return .wait
    }
    phase = .closed
    return .close
  }

  /// What has to move in a window of time, at a rate in bytes a second; at least one byte.
  private static func bytes(at rate: Int, in milliseconds: Int) -> Int {
    let (product, overflow) = max(0, rate).multipliedReportingOverflow(by: max(0, milliseconds))
    return overflow ? .max : max(1, product / 1000)
  }
}

extension ServerConfiguration {
  var messageLimits: MessageLimits {
    MessageLimits(
      targetBytes: maxTargetBytes, headerBytes: maxHeaderBytes, headerFields: maxHeaderFields,
      bodyBytes: maxBodyBytes, chunkOverheadBytes: maxChunkOverheadBytes)
  }
}
