import HTTPCore
import Synchronization

/// A streamed body whose pieces are appended later, from any thread, such as a stream of events.
///
/// The event loop sends a piece once the client has taken those before it. Until then pieces wait
/// here, and the appender bounds them: see ``append(_:)``.
public final class LiveBody: @unchecked Sendable {
  // Unchecked: the lock guards the state, and only the loop's thread uses `connection`.

  fileprivate struct State {
    var pieces: [[UInt8]] = []
    var waitingBytes = 0
    var sentBytes = 0
    var hasEnded = false
    var isClosed = false
    /// Where the loop of the connection learns of new pieces; nil until the head is written.
    var signals: LiveSignals?
    /// Whether the loop has a signal that it has not handled.
    var isSignalled = false
  }

  private let state = Mutex(State())
  /// The connection, on its loop; nil before the head is written and after the end.
  private var connection: ConnectionHandle?

  /// Makes an empty body.
  public init() {}

  /// Whether nobody receives it any more: it was sent to its end, or the connection is closed.
  public var isClosed: Bool { state.withLock { $0.isClosed } }

  /// The bytes that wait for the client to take what was sent before.
  var waitingBytes: Int { state.withLock { $0.waitingBytes } }

  /// The bytes that were sent, or wait for the client in the output of the connection.
  var sentBytes: Int { state.withLock { $0.sentBytes } }

  /// Appends a piece, which may share its memory with other bodies.
  ///
  /// - Returns: the bytes that wait for the client to take what was sent before; nil if nobody
  ///   receives the body any more.
  @discardableResult
  public func append(_ piece: [UInt8]) -> Int? {
    let (waiting, signals) = state.withLock { state -> (Int?, LiveSignals?) in
      guard !state.isClosed, !state.hasEnded else { return (nil, nil) }
      state.pieces.append(piece)
      state.waitingBytes += piece.count
      return (state.waitingBytes, state.signal())
    }
    signals?.add(self)
    return waiting
  }

  /// Ends the body after the pieces so far.
  public func end() {
    let signals = state.withLock { state -> LiveSignals? in
      guard !state.isClosed, !state.hasEnded else { return nil }
      state.hasEnded = true
      return state.signal()
    }
    signals?.add(self)
  }

  // MARK: On the loop

  /// Begins to send to a connection, whose loop sends what is there already.
  func attach(to connection: ConnectionHandle, _ signals: LiveSignals) {
    self.connection = connection
    state.withLock { $0.signals = signals }
  }

  /// Moves the waiting pieces into an output.
  ///
  /// - Returns: whether they were the last.
  func take(isChunked: Bool, into output: inout ByteBuffer) -> Bool {
    let (pieces, isLast) = state.withLock { state in
      defer {
        state.pieces = []
        state.sentBytes += state.waitingBytes
        state.waitingBytes = 0
      }
      return (state.pieces, state.hasEnded)
    }
    for piece in pieces where !piece.isEmpty {
      piece.withUnsafeBytes {
        ResponseEncoder.writePiece($0, isLast: false, isChunked: isChunked, to: &output)
      }
    }
    if isLast {
      ResponseEncoder.writePiece(
        Bytes(start: nil, count: 0), isLast: true, isChunked: isChunked, to: &output)
    }
    return isLast
  }

  /// Sends what came since the last signal.
  func signalled() {
    state.withLock { $0.isSignalled = false }
    connection?.connection.liveBodyHasPieces()
  }

  /// Drops the body, because nobody receives it any more.
  func close() {
    connection = nil
    state.withLock { state in
      state.isClosed = true
      state.pieces = []
      state.waitingBytes = 0
      state.signals = nil
    }
  }
}

extension LiveBody.State {
  /// Where to signal a change; nil if the loop knows already, or does not send yet.
  fileprivate mutating func signal() -> LiveSignals? {
    guard let signals, !isSignalled else { return nil }
    isSignalled = true
    return signals
  }
}
