import HTTPCore

/// The state machine of one connection. It performs no I/O and reads no clock: events (bytes, the
/// end of input, responses, ticks) go in, and each kind of event returns its own kind of result.
struct ConnectionMachine: ~Copyable {
  /// The phase of a connection.
  enum Phase: UInt8 {
    /// Between requests.
    case idle
    /// A head is being received.
    case head
    /// A body is being received.
    case body
    /// A complete request awaits its response.
    case responding
    /// The last response is complete but may still be in transit. No further request is read.
    case closing
    /// Everything is sent. Further input is dropped, so that the client can read the response
    /// before the connection closes.
    case lingering
    /// The connection is closed.
    case closed
  }

  /// The next step after bytes were received.
  enum ReceiveResult {
    /// Wait for bytes.
    case wait
    /// The client expects `100 Continue`: send it, or a final response based on the head alone.
    case meetExpectation
    /// The head is complete and the body is still to come: refuse the request, or pass the
    /// remaining bytes to `receive`.
    case checkAdmission
    /// Respond to the request in the parser, then pass the remaining bytes to `receive`.
    case respond
    /// Respond with an error and close.
    case refuse(HTTPError)
  }

  /// The next step after the input has ended.
  enum InputEndResult {
    /// Wait until the current response is complete and sent.
    case wait
    /// Respond with an error and close.
    case refuse(HTTPError)
    /// Close.
    case close
  }

  /// The next step after a check of the time-outs.
  enum TickResult {
    /// No time-out has expired.
    case wait
    /// Respond with an error and close.
    case refuse(HTTPError)
    /// Close.
    case close
  }

  /// The next step after everything was written.
  enum SentLastResult {
    /// End the output, and read until the client closes its side.
    case linger
    /// Close.
    case close
  }

  private(set) var phase = Phase.idle
  var parser: MessageParser
  /// Whether the client has ended its side.
  private(set) var inputHasEnded = false
  private(set) var requests = 0
  private var lingers = false
  /// Whether the current request, whose body is arriving, was checked by its head.
  private var isAdmissionChecked = false
  /// Whether input was dropped in the current lingering window, and how many windows remain.
  private var hasDropped = false
  private var lingerWindowsLeft = Self.lingerWindows - 1
  private var deadline: UInt64
  /// The body bytes received before the current rate window.
  private var bytesBeforeWindow = 0
  private var writeDeadline = UInt64.max
  private var unwrittenBytes = 0
  private let configuration: ConfigurationHandle

  init(configuration: ConfigurationHandle, now: UInt64) {
    self.configuration = configuration
    parser = MessageParser(limits: configuration.values.messageLimits)
    // The PROXY header must arrive within the time for a head.
    let timeout =
      configuration.values.expectsProxyHeader
      ? configuration.values.headerTimeout : configuration.values.idleTimeout
    deadline = now + UInt64(max(0, timeout))
  }

  /// Begins the wait for the first request, after the PROXY header.
  mutating func prefaceHasEnded(now: UInt64) {
    deadline = now + UInt64(max(0, configuration.values.idleTimeout))
  }

  /// Parses bytes from an offset up to the next step.
  mutating func receive(_ bytes: Bytes, from offset: inout Int, now: UInt64) -> ReceiveResult {
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
        // A chunked body has no declared length: check its request once a chunk is missing.
        if parser.isInBody, !isAdmissionChecked, case .chunked = parser.head.framing {
          isAdmissionChecked = true
          return .checkAdmission
        }
        return .wait
      case .head:
        beginBody(now)
        // A client that has begun to send the body does not wait for `100 Continue`.
        if offset == bytes.count, parser.head.expectsContinue {
          isAdmissionChecked = true
          return .meetExpectation
        }
        if case .length(let length) = parser.head.framing, length > UInt64(bytes.count - offset) {
          isAdmissionChecked = true
          return .checkAdmission
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
    isAdmissionChecked = false
    deadline = now + UInt64(max(0, configuration.values.bodyTimeout))
  }

  /// Whether the connection persists after the response to the current request.
  ///
  /// - Parameters:
  ///   - head: the request's head.
  ///   - isDraining: whether the server is draining.
  ///   - hasMoreInput: whether more bytes follow the request. A draining server responds to those
  ///     first.
  /// - Returns: false for the last response.
  func keepsAlive(head: RequestHead, isDraining: Bool, hasMoreInput: Bool) -> Bool {
    guard head.keepsAlive else { return false }
    let limit = configuration.values.maxRequestsPerConnection
    if limit > 0, requests >= limit { return false }
    return hasMoreInput || !(isDraining || inputHasEnded)
  }

  /// Ends the current request after its response is complete.
  ///
  /// - Parameters:
  ///   - keepingAlive: whether the connection persists.
  ///   - hasMoreInput: whether more bytes follow the request. If the connection ends, they stay
  ///     unread, and an immediate close would reset it before the client has read the response.
  ///   - now: the time in milliseconds.
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

  /// Enters the closed phase, for any reason.
  mutating func end() {
    phase = .closed
  }

  /// Begins a lingering close for a reason other than the input. An error is the last response.
  mutating func beginLingeringClose() {
    phase = .closing
    lingers = true
  }

  /// Continues the close after everything was written.
  mutating func sentLast(now: UInt64) -> SentLastResult {
    guard phase == .closing, lingers, !inputHasEnded else {
      phase = .closed
      return .close
    }
    phase = .lingering
    deadline = now + UInt64(max(0, configuration.values.lingerTimeout))
    return .linger
  }

  /// Notes that input was dropped.
  mutating func drop() {
    hasDropped = true
  }

  /// The number of lingering windows for a client that keeps sending.
  static let lingerWindows = 8

  /// Handles the end of input: the client has closed its side without an error.
  mutating func inputEnded() -> InputEndResult {
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

  /// Begins a window in which the client has to read, because a write was incomplete.
  mutating func writeIsBlocked(bytes: Int, now: UInt64) {
    unwrittenBytes = bytes
    writeDeadline = now + UInt64(max(0, configuration.values.writeTimeout))
  }

  /// Ends the write window, because the pending write is complete.
  mutating func writeIsDone() {
    writeDeadline = .max
  }

  /// Checks the time-outs.
  ///
  /// - Parameters:
  ///   - now: the time in milliseconds.
  ///   - unwritten: the bytes of the pending write that the socket has not accepted yet.
  /// - Returns: the next step.
  mutating func tick(now: UInt64, unwritten: Int) -> TickResult {
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
          limit: configuration.values.headerTimeout, setBy: "header-timeout"))
    case .body:
      return tickBody(now)
    case .responding, .closing, .closed:
      return .wait
    }
  }

  /// Ends a rate window of a body; another one begins if enough bytes have arrived.
  private mutating func tickBody(_ now: UInt64) -> TickResult {
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
        limit: rate, setBy: "min-upload-rate"))
  }

  /// Ends a rate window of a pending write; another one begins if the client has read enough.
  private mutating func tickWrite(_ now: UInt64, _ unwritten: Int) -> TickResult {
    let needed = Self.bytes(
      at: configuration.values.minDownloadRate, in: configuration.values.writeTimeout)
    if unwrittenBytes - unwritten >= min(needed, max(1, unwrittenBytes)) {
      writeIsBlocked(bytes: unwritten, now: now)
      return .wait
    }
    phase = .closed
    return .close
  }

  /// The bytes that must move in a window at a rate in bytes per second; at least one.
  private static func bytes(at rate: Int, in milliseconds: Int) -> Int {
    let (product, overflow) = max(0, rate).multipliedReportingOverflow(by: max(0, milliseconds))
    return overflow ? .max : max(1, product / 1000)
  }
}

extension ServerConfiguration {
  var messageLimits: MessageLimits {
    MessageLimits(
      targetBytes: maxTargetBytes, headerBytes: maxHeaderBytes, headerFields: maxHeaderFields,
      bodyBytes: maxBodyBytes, ignoredBodyBytes: maxIgnoredBodyBytes,
      chunkOverheadBytes: maxChunkOverheadBytes)
  }
}
