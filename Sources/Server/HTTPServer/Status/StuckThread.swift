/// A thread that has made no progress for `ServerConfiguration.stallTimeout`.
public struct StuckThread: Sendable, Equatable {
  /// The purpose of a thread.
  public enum Kind: String, Sendable {
    /// It runs an event loop.
    case eventLoop = "event loop"
    /// It runs requests of the work queue.
    case workThread = "work thread"
  }

  /// The purpose of the thread.
  public let kind: Kind
  /// The method of the current request; nil without a request, or outside of a handler.
  public let method: String?
  /// The pattern of the route, such as `/v1/layout`; nil if `method` is nil.
  public let route: String?
  /// The request's id; nil if `method` is nil, and for a request that an event loop always runs
  /// itself.
  public let requestID: String?

  /// Makes the description of a thread.
  public init(kind: Kind, method: String? = nil, route: String? = nil, requestID: String? = nil) {
    self.kind = kind
    self.method = method
    self.route = route
    self.requestID = requestID
  }
}
