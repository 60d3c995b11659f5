public import HTTPCore

/// The record of one request, valid during the call of the access log.
public struct AccessRecord: ~Copyable {
  /// The request's id: the client's, or one that was made here.
  public let id: Bytes
  /// The trace context that the client sent.
  public let traceParent: Bytes?
  /// The method; nil for a request that was refused before its method was read, or whose method is
  /// none that the server knows.
  public let method: HTTPMethod?
  /// The request target, as far as it came and not decoded; empty if none did.
  public let target: Bytes
  /// The response's status.
  public let status: HTTPStatus
  /// Bytes of the request's body.
  public let bytesIn: Int
  /// Bytes of the response's body; 0 for one that is sent piece by piece, which has just begun.
  public let bytesOut: Int
  /// From when the last byte of the request was read to when its response was ready.
  public let nanoseconds: UInt64
  /// Why the server itself refused the request, if it did.
  public let error: HTTPError?
}

/// What is done with the record of each request.
///
/// Lines are gathered in memory and given on when they are many, and at the latest after a tick of
/// the server's clock, so that a request does not pay for a system call.
public struct AccessLog: Sendable {
  /// Appends the line of a request; called on the thread of an event loop.
  public typealias Format = @Sendable (borrowing AccessRecord, inout ByteBuffer) -> Void
  /// Takes whole lines; called on the thread of an event loop, which it must not keep waiting.
  public typealias Sink = @Sendable (Bytes) -> Void

  let format: Format
  let sink: Sink

  /// Makes an access log.
  public init(format: @escaping Format, sink: @escaping Sink) {
    self.format = format
    self.sink = sink
  }

  /// Bytes of lines that are given on at once.
  static let gatheredBytes = 16 * 1024
}
