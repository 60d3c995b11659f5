internal import API
internal import Cancellation
internal import ContentCoding
internal import HTTPCore
internal import HTTPServer
internal import ServiceContract

/// `GET /v1/picture/{request}`: the picture of a layout whose request is in the path, compressed in
/// the zlib format and in base64url, so that an address alone shows it.
enum PictureRoute {
  /// A picture changes with the program only.
  private static let lifetime: StaticString = "public, max-age=86400"

  static func all(
    _ configuration: ServiceConfiguration, _ metrics: WorkMetrics,
    _ compression: ResponseCompression
  ) -> [Route] {
    let limits = configuration.limits
    let (bodyBytes, loopBytes) = (configuration.server.maxBodyBytes, configuration.loopBodyBytes)
    let route = Route(
      .get, "/v1/picture/{request}", placement: .onQueueAbove(bodyBytes: loopBytes),
      check: { request, response in accepts(request, &response) },
      handler: { request, response in
        let isDrawn = Representation.choose(request.fields, among: forms) == .svg
        var body = ByteBuffer()
        switch decode(request, into: &body, limit: bodyBytes, loopBytes: loopBytes) {
        case .complete:
          let budget = request.budget
          let result = Endpoint.layout.response(
            to: body.bytes, as: .svg, limits: limits,
            cancellation: CancellationCheck { budget.isSpent })
          respond(with: result, isDrawn: isDrawn, to: request, metrics, &response)
        case .unfinished:
          response.isUnfinished = true
        case .refused(let problem):
          let result = OperationResponse(problem)
          respond(with: result, isDrawn: isDrawn, to: request, metrics, &response)
        }
        compression.apply(to: &response, of: request)
      })
    return [route]
  }

  /// A problem is drawn, too, unless its document is preferred.
  private static let forms: [Representation] = [.svg, .problem]

  private static func accepts(
    _ request: borrowing HTTPRequest, _ response: inout HTTPResponse
  ) -> Bool {
    guard Representation.choose(request.fields, among: forms) == nil else { return true }
    ProblemMapping.respond(
      Problem(.notAcceptable, "the answer can be given as: \(Representation.svg.essence)"),
      &response)
    return false
  }

  private static func decode(
    _ request: borrowing HTTPRequest, into body: inout ByteBuffer, limit: Int, loopBytes: Int
  ) -> RequestInflation.Outcome {
    let fault = """
      the last segment of the path is not a request: JSON, compressed in the zlib format (RFC 1950), \
      in base64url without padding
      """
    guard let text = request.parameter("request"), let data = Base64URL.decode(text) else {
      return .refused(Problem(.malformedEncoding, fault))
    }
    return data.withUnsafeBytes { bytes in
      RequestInflation.inflate(
        bytes, .zlib, of: request, into: &body, limit: limit, loopBytes: loopBytes, orElse: fault)
    }
  }

  private static func respond(
    with result: OperationResponse, isDrawn: Bool, to request: borrowing HTTPRequest,
    _ metrics: WorkMetrics, _ response: inout HTTPResponse
  ) {
    var result = result
    let tag = EntityTag.weak(of: result.body)
    let isPicture = result.problem == nil
    guard EntityTag.permits(request, tag) else {
      ProblemMapping.respond(.preconditionFailed, &response)
      return
    }
    if isPicture {
      result.etag = tag
    } else if isDrawn {
      result = result.drawn
    }
    OperationRoutes.respond(with: result, to: request, metrics, &response)
    guard !response.isUnfinished else { return }
    response.addField("Vary", "Accept")
    response.addField("Cache-Control", isPicture ? lifetime : "no-cache")
    response.addField("Content-Security-Policy", OperationRoutes.picturePolicy)
    if isPicture, EntityTag.matches(request.fields, tag) {
      response.status = .notModified
      response.body.removeAll()
    }
  }
}
