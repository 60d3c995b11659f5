public import HTTPCore

/// Handles a request by filling in a response, which is empty and has status 200.
///
/// The placement of its route decides whether it is called on an event loop or on a thread of the
/// work queue. The request and its views are valid only during the call.
public typealias RequestHandler = @Sendable (borrowing HTTPRequest, inout HTTPResponse) -> Void

/// Decides from the head of a request whether the route accepts it. A refusal fills in the
/// response, as a handler does. The body is empty at this time.
///
/// It is called on an event loop, before the handler. If the client expects `100 Continue`, it is
/// also called before the body.
public typealias RequestCheck = @Sendable (borrowing HTTPRequest, inout HTTPResponse) -> Bool

/// Classifies a body, so that the costs of a route's requests are learnt for each kind.
///
/// It is called on an event loop for every request that may be queued, so it should inspect a few
/// hundred bytes at most. Its result only guides the estimate of the cost.
public typealias BodyClassifier = @Sendable (HeaderFields, Bytes) -> BodyKind

/// Fills in the response to a request that the work queue refuses, given the error, the target and
/// the fields of the request. Unless it returns true, the client gets the error.
///
/// It is called on an event loop, and not for HEAD.
public typealias RefusalResponder =
  @Sendable (HTTPError, Bytes, HeaderFields, inout HTTPResponse) -> Bool

/// Makes the body of the response to an HTTP error.
///
/// The response has its status and the fields that the status requires (`Allow`, `Retry-After`);
/// the responder adds Content-Type and body. The server adds `Connection: close` if it closes the
/// connection.
public typealias ErrorResponder = @Sendable (HTTPError, inout HTTPResponse) -> Void

/// One method on one path.
public struct Route: Sendable {
  /// Where a request runs.
  public enum Placement: Sendable, Equatable {
    /// On the event loop that read it, for work of a few microseconds.
    case onLoop
    /// On the work queue.
    case onQueue
    /// On the work queue if the body is larger, or if the request is expected to exceed a loop's
    /// share of time; otherwise on the event loop.
    case onQueueAbove(bodyBytes: Int)
  }

  /// The method; a GET route also serves HEAD.
  public let method: HTTPMethod
  /// The path, with parameters in braces for whole segments: `/problems/{code}`.
  public let pattern: String
  /// Where it runs.
  public let placement: Placement
  /// Whether a request without Content-Length that is not chunked is refused with 411.
  public let requiresLength: Bool
  /// Whether it is served even over the connection limit.
  public let isEssential: Bool
  /// Whether its responses are so large that a late event loop postpones them.
  public let isBulky: Bool
  /// Whether its requests are written to the access log.
  public let isLogged: Bool
  /// Whether it is served to everyone, without consulting the access control.
  public let isOpen: Bool
  /// The media types of the bodies of QUERY, as the value of Accept-Query (RFC 10008, section 3).
  /// `nil` for other methods.
  public let queryTypes: StaticString?
  let classifier: BodyClassifier?
  let check: RequestCheck?
  let refusal: RefusalResponder?
  let handler: RequestHandler

  /// Makes a route.
  public init(
    _ method: HTTPMethod, _ pattern: String, placement: Placement = .onLoop,
    requiresLength: Bool = false, isEssential: Bool = false, isBulky: Bool = false,
    isLogged: Bool = true, isOpen: Bool = false, queryTypes: StaticString? = nil,
    classifier: BodyClassifier? = nil, check: RequestCheck? = nil,
    refusal: RefusalResponder? = nil, handler: @escaping RequestHandler
  ) {
    self.method = method
    self.pattern = pattern
    self.placement = placement
    self.requiresLength = requiresLength
    self.isEssential = isEssential
    self.isBulky = isBulky
    self.isLogged = isLogged
    self.isOpen = isOpen
    self.queryTypes = queryTypes
    self.classifier = classifier
    self.check = check
    self.refusal = refusal
    self.handler = handler
  }
}
