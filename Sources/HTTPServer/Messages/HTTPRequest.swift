public import HTTPCore

/// A request, lent to a handler for the time of the call.
///
/// Everything in it is a view of bytes that the server owns: copy what has to last.
public struct HTTPRequest: ~Copyable {
  let head: RequestHead
  /// The path: percent-decoded, without dot segments, beginning with a slash (or `*`).
  ///
  /// An encoded slash stays `%2F`: it is never a separator.
  public let path: Bytes
  /// What stands behind the question mark, not decoded; nil without one.
  public let query: Bytes?
  /// The whole body, without chunk framing; empty if there is none.
  public let body: Bytes
  // Neither is counted: the server that lends the request outlives the call.
  let route: Unowned<CompiledRoute>
  let serverStatus: Unowned<ServerStatus>
  /// How long the request may be worked on.
  public let budget: RequestBudget
  /// When the event loop woke that read the request, in nanoseconds of the monotonic clock: what
  /// was made since then is as new as the request.
  public let wakeUpTime: UInt64
  let madeID: Bytes

  /// The request's id, which the response and the access log have as well: the client's
  /// `X-Request-ID` if that is usable, else one that was made here.
  public var id: Bytes { head.requestID ?? madeID }

  /// The method. A HEAD request looks like a GET request to a handler.
  public var method: HTTPMethod { head.method == .head ? .get : head.method }
  /// The state of the server that took the request.
  public var server: ServerStatus { serverStatus.object }
  /// The header fields.
  public var fields: HeaderFields { head.fields }
  /// Whether there is an `If-Match` among them.
  public var hasIfMatch: Bool { head.hasIfMatch }
  /// How the body was framed; `.none` means that there was none, not that it was empty.
  public var framing: BodyFraming { head.framing }

  /// The path segment that a parameter of the route's pattern stands for.
  ///
  /// - Complexity: O(n) in the path.
  public func parameter(_ name: StaticString) -> Bytes? {
    route.with { $0.parameter(name, of: path) }
  }
}
