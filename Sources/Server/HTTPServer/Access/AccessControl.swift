public import HTTPCore

/// Decides by the head of a request who sent it, and whether it is served.
///
/// It is asked once for each request, on an event loop and before the body is read, except for
/// routes that are open to everyone.
public protocol AccessControl: Sendable {
  /// Decides about a request; fills in the response if it is refused.
  func decide(
    _ request: borrowing AccessRequest, _ response: inout HTTPResponse
  ) -> AccessDecision
}

/// What is decided about a request.
public enum AccessDecision: Sendable {
  /// It is served; the principal is who sent it, nil for someone unknown.
  case admitted(Principal?)
  /// It is not served; the response says why.
  case refused
}

/// The head of a request, valid during the call of an access control.
public struct AccessRequest: ~Copyable {
  /// The header fields.
  public let fields: HeaderFields
  /// A hash of the client's address, with a seed of the process; of an IPv6 address the first 64
  /// bits count.
  public let client: UInt64
  /// The time in nanoseconds of the monotonic clock.
  public let time: UInt64
}

/// Someone whom the server knows, such as the holder of a token.
public final class Principal: Sendable {
  /// The name, for the access log.
  public let name: String
  /// A hash of the name with a seed of the process: the key of its share of the work queue.
  public let key: UInt64
  // Never changed, and freed with the object.
  nonisolated(unsafe) private let nameBytes: UnsafeMutableRawBufferPointer

  /// Makes a principal with a name of letters, digits and punctuation that needs no escaping.
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

  /// The name's UTF-8, valid as long as the object.
  var bytes: Bytes { Bytes(start: nameBytes.baseAddress, count: name.utf8.count) }
}
