public import HTTPCore

/// A request, valid only during the call to a handler.
///
/// Its fields are views of bytes that the server owns: copy any that must outlive the call.
public struct HTTPRequest: ~Copyable {
  let head: RequestHead
  /// The path: percent-decoded, without dot segments, beginning with a slash (or `*`).
  ///
  /// An encoded slash stays `%2F`: it is never a separator.
  public let path: Bytes
  /// The query after the question mark, not decoded; nil if there is none.
  public let query: Bytes?
  /// The target as it was received.
  public var target: Bytes { head.target }
  /// The whole body, without chunk framing; empty if there is none.
  public let body: Bytes
  // Not reference counted: the server outlives the call.
  let route: Unowned<CompiledRoute>
  let serverStatus: Unowned<ServerStatus>
  /// The time and the memory that the request may use.
  public let budget: RequestBudget
  /// The start of the wake-up in which the request was read, in nanoseconds of the monotonic clock.
  /// Anything cached since then is as recent as the request.
  public let wakeUpTime: UInt64
  let madeID: Bytes

  /// Whether the request belongs to a sampled trace and the server records such traces. If so, its
  /// handler should record its stages.
  public var isTraced: Bool {
    serverStatus.with { $0.isTracing }
      && head.traceParent.map { TraceParent.isSampled($0) } ?? false
  }

  /// The state of the server that received the request.
  public var server: ServerStatus { serverStatus.object }
  /// The header fields.
  public var fields: HeaderFields { head.fields }
  /// Whether the method is HEAD, so that the client gets no body.
  public var isHead: Bool { head.method == .head }
  /// Whether there is an `If-Match` field.
  public var hasIfMatch: Bool { head.hasIfMatch }

  /// The value of a parameter in the route's pattern; nil if the pattern has no such parameter.
  ///
  /// - Complexity: O(n) in the path.
  public func parameter(_ name: StaticString) -> Bytes? {
    route.with { $0.parameter(name, of: path) }
  }
}
