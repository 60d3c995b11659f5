public import ServiceContract

/// The response of an operation, independent of HTTP.
public struct OperationResponse: Hashable, Sendable {
  /// The HTTP status code.
  public var status: Int
  /// The media type of the body.
  public var mediaType: String
  /// The entity tag, with `W/` and quotes, if any.
  public var etag: String?
  /// The code of the problem, if the response is one.
  public var problem: ProblemCode?
  /// The option that sets the exceeded limit, if the response is the problem of one.
  public internal(set) var limitName: String?
  /// The scale of a picture to draw, in pixels per point; the body is then its SVG document.
  public internal(set) var pixelsPerPoint: Int?
  /// The digest of the fonts that measured the texts, if any.
  public internal(set) var fontDigest: String?
  /// Whether a layout or one of its variants is ambiguous or has a conflict, including a broken
  /// one; `nil` for other responses.
  public internal(set) var hasFinding: Bool?
  /// The units of solver work.
  public var work: Int { cost.work }
  /// Whether an equal request may later have another response: a template read the clock, or a
  /// search ended early because its time was over.
  public var dependsOnTime: Bool { cost.readsClock || cost.ranOutOfTime }
  /// The problem of the failed sequence step, if any; the response itself is then not a problem.
  public internal(set) var problemOfStep: ProblemCode?
  /// The cost counted against the limits that steps of a sequence share.
  var cost = SharedCost()
  /// The body.
  public var body: [UInt8]

  /// Makes a response.
  public init(
    status: Int = 200, mediaType: String = "application/json", etag: String? = nil,
    problem: ProblemCode? = nil, body: [UInt8]
  ) {
    self.status = status
    self.mediaType = mediaType
    self.etag = etag
    self.problem = problem
    self.body = body
  }
}
