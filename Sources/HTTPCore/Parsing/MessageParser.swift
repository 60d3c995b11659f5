/// Reads requests out of the bytes of one connection, with llhttp at its strictest and what
/// llhttp lets pass checked on top.
///
/// Bytes are offered as they come; parsing stops at each event, so that the caller acts on it
/// before anything behind it is looked at. Heads and bodies that came in one piece are used where
/// they lie; only what is split over several reads is copied.
///
/// An error ends the parser: no more bytes may be offered.
public struct MessageParser: ~Copyable {
  /// Why parsing stopped.
  public enum Event: Sendable, Equatable {
    /// All bytes were taken, and the message is not complete.
    case needsMore
    /// A head with a body to follow is complete; go on with the same bytes.
    case head
    /// A request is complete; the next call begins the next one.
    case message
    /// The bytes are refused; `error` says why.
    case error
  }

  private let state: UnsafeMutablePointer<ParserState>

  /// Makes a parser at the beginning of a connection.
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
  ///   - bytes: what was read; it has to stay where it is until this returns `needsMore`, or until
  ///     the request of a `message` is no longer used.
  ///   - offset: where to begin; afterwards, where parsing stopped.
  /// - Returns: the event.
  /// - Complexity: O(n) in the bytes taken, over all calls for a connection.
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

  /// Whether no byte of a request has come since the last one.
  public var isIdle: Bool { state.pointee.stage == .idle || state.pointee.stage == .complete }

  /// Whether a head is complete and its body is not.
  public var isInBody: Bool { state.pointee.stage == .body }

  /// The bytes of the body that have come.
  public var bodyBytes: Int { state.pointee.bodyTotal }

  /// The head of the request, from a `head` event on until the next request.
  public var head: RequestHead { RequestHead(facts: UnsafePointer(state.pointee.facts)) }

  /// The received part of the request target, of a request that is refused or incomplete; may be
  /// empty.
  public var partialTarget: Bytes { state.pointee.partialTarget }

  /// The method of such a request; nil if it has not been received or is unknown.
  public var partialMethod: HTTPMethod? { state.pointee.partialMethod }

  /// The `X-Request-ID` of such a request; nil without a complete and valid field. Valid until
  /// `release`.
  public var partialRequestID: Bytes? { state.pointee.partialRequestID }

  /// The body, from a `message` event on until the next call of `parse`.
  public var body: Bytes {
    if let start = state.pointee.bodyStart {
      return Bytes(start: start, count: state.pointee.bodyCount)
    }
    return state.pointee.bodyBuffer.bytes
  }

  /// Moves the request into memory of its own, for use on another thread.
  public mutating func detach() -> DetachedRequest {
    state.pointee.detach()
  }

  /// Why the bytes were refused.
  public var error: HTTPError {
    state.pointee.error ?? HTTPError(.malformedRequest, "The request is not valid HTTP")
  }

  /// Frees the memory of a request that has its response, was refused or was detached.
  public mutating func release() { state.pointee.release() }

  /// Bytes held in the parser's own memory.
  public var heldBytes: Int {
    state.pointee.saved.capacity + state.pointee.bodyBuffer.capacity
  }
}
