/// An incremental parser for the requests of one connection: llhttp in its strictest mode, with
/// additional checks.
///
/// Parsing stops at each event, so that the caller can handle it before the following bytes are
/// parsed. A head or body within one read is a view of the read buffer. It is copied only if it is
/// split over several reads.
///
/// After an error the parser must not be fed again.
public struct MessageParser: ~Copyable {
  /// The reason why parsing stopped.
  public enum Event: Sendable, Equatable {
    /// All bytes were consumed, and the message is incomplete.
    case needsMore
    /// A head is complete and a body follows; continue with the same bytes.
    case head
    /// A request is complete; the next call parses the next one.
    case message
    /// The bytes are rejected; `error` has the reason.
    case error
  }

  private let state: UnsafeMutablePointer<ParserState>

  /// Makes a parser for a new connection.
  public init(limits: MessageLimits) {
    state = ParserState.make(limits: limits)
  }

  deinit {
    state.deinitialize(count: 1)
    state.deallocate()
  }

  /// Parses bytes from an offset up to the next event.
  ///
  /// - Parameters:
  ///   - bytes: the received bytes. They must stay in place until this returns `needsMore`, or
  ///     until the request of a `message` is no longer used.
  ///   - offset: the offset of the first byte to parse; on return, that of the first unparsed one.
  /// - Returns: the event.
  /// - Complexity: O(n) in the bytes consumed, over all calls for a connection.
  public mutating func parse(_ bytes: Bytes, from offset: inout Int) -> Event {
    let state = state
    if state.pointee.stage == .complete {
      state.pointee.beginNext()
    }
    guard let base = bytes.baseAddress, offset < bytes.count else {
      return state.pointee.preserve() ? .needsMore : .error
    }
    let start = base + offset
    state.pointee.prepare(chunk: start, count: bytes.count - offset)
    let llhttp = UnsafeMutableRawPointer(state).assumingMemoryBound(to: LLHTTP.Parser.self)
    let result = LLHTTP.execute(llhttp, start, count: bytes.count - offset)
    if result == LLHTTP.paused {
      offset = (state.pointee.llhttp.position ?? start) - base
      LLHTTP.resume(llhttp)
      return state.pointee.stage == .complete ? .message : .head
    }
    if result == LLHTTP.ok {
      offset = bytes.count
      return state.pointee.preserve() ? .needsMore : .error
    }
    state.pointee.fail(result)
    return .error
  }

  /// Whether the parser is between requests.
  public var isIdle: Bool { state.pointee.stage == .idle || state.pointee.stage == .complete }

  /// Whether the head is complete and the body is incomplete.
  public var isInBody: Bool { state.pointee.stage == .body }

  /// The number of body bytes received so far.
  public var bodyBytes: Int { state.pointee.bodyTotal }

  /// The head of the request, valid from its `head` event until the next request.
  public var head: RequestHead { RequestHead(facts: UnsafePointer(state.pointee.facts)) }

  /// The received part of the target of a rejected or incomplete request; may be empty.
  public var partialTarget: Bytes { state.pointee.partialTarget }

  /// The method of such a request; nil if it has not been received or is unknown.
  public var partialMethod: HTTPMethod? { state.pointee.partialMethod }

  /// The `X-Request-ID` of such a request; nil without a complete and valid field. Valid until
  /// `release`.
  public var partialRequestID: Bytes? { state.pointee.partialRequestID }

  /// The body, valid from a `message` event until the next call of `parse`.
  public var body: Bytes {
    if let start = state.pointee.bodyStart {
      return Bytes(start: start, count: state.pointee.bodyCount)
    }
    return state.pointee.bodyBuffer.bytes
  }

  /// Moves the request into its own memory, for use on another thread.
  public mutating func detach() -> DetachedRequest {
    state.pointee.detach()
  }

  /// The reason why the bytes were rejected.
  public var error: HTTPError {
    state.pointee.error ?? HTTPError(.malformedRequest, "The request is not valid HTTP")
  }

  /// Frees the memory of a request that was answered, rejected or detached.
  public mutating func release() { state.pointee.release() }

  /// The capacity of the parser's buffers in bytes.
  public var heldBytes: Int {
    state.pointee.saved.capacity + state.pointee.bodyBuffer.capacity
  }
}
