public import HTTPCore

/// Identifies the sender of a request from its head, and decides whether to serve the request.
///
/// The server calls it once per request on an event loop, before it waits for the body. It skips
/// open routes.
public protocol AccessControl: Sendable {
  /// Decides whether to serve a request. A refusal fills in the response.
  func decide(
    _ request: borrowing AccessRequest, _ response: inout HTTPResponse
  ) -> AccessDecision
}

/// The decision about a request.
public enum AccessDecision: Sendable {
  /// Serve it. The principal is the sender; nil if unknown.
  case admitted(Principal?)
  /// Do not serve it; the response says why. The principal is the sender; nil if unknown.
  case refused(Principal?)
}

/// The head of a request, valid only during the call to the access control.
public struct AccessRequest: ~Copyable {
  /// The header fields.
  public let fields: HeaderFields
  /// A hash of the client's address, seeded per process. Only the first 64 bits of an IPv6 address
  /// count.
  public let client: UInt64
  /// The current time of the monotonic clock, in nanoseconds.
  public let time: UInt64
}

/// A sender that the server knows, such as the holder of a token.
public final class Principal: Sendable {
  /// The name, for the access log.
  public let name: String
  /// A hash of the name, seeded per process. It keys the principal's share of the work queue.
  public let key: UInt64
  // Immutable, and freed with the object.
  nonisolated(unsafe) private let nameBytes: UnsafeMutableRawBufferPointer

  /// Makes a principal. Its name must need no escaping: letters, digits and some punctuation.
  public init(name: String) {
    self.name = name
    var hasher = Hasher()
    hasher.combine("principal")
    hasher.combine(name)
    key = UInt64(bitPattern: Int64(hasher.finalize()))
    nameBytes = .allocate(byteCount: max(1, name.utf8.count), alignment: 1)
    nameBytes.copyBytes(from: name.utf8)
  }

  deinit { nameBytes.deallocate() }

  /// The name's UTF-8, valid as long as the object lives.
  var bytes: Bytes { Bytes(start: nameBytes.baseAddress, count: name.utf8.count) }
}
