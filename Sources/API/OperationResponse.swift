/// What a request is answered with, before anything of HTTP.
public struct OperationResponse: Hashable, Sendable {
  /// The HTTP status code.
  public var status: Int
  /// The media type of the body.
  public var mediaType: String
  /// The entity tag, with its `W/` and quotes, where the answer has one.
  public var etag: String?
  /// What the answer complains of, where it is a problem.
  public var problem: ProblemCode?
  /// The units of solver work that it took.
  public var work: Int { cost.work }
  /// The problem that a step of a sequence ended with, where one did; the answer itself is none
  /// then.
  public internal(set) var problemOfStep: ProblemCode?
  /// What it took of what the steps of a sequence share.
  var cost = SharedCost()
  /// The body.
  public var body: [UInt8]

  /// Makes an answer.
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
