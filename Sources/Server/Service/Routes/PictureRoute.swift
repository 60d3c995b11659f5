internal import API
internal import Cancellation
internal import ContentCoding
internal import HTTPCore
internal import HTTPServer
internal import ServiceContract

/// `GET /v1/picture/{request}`: the picture of a layout whose request is in the path, compressed in
/// the zlib format and encoded in base64url, so that a URL is all it takes to show it.
enum PictureRoute {
  /// A picture changes only with the program.
  private static let lifetime: StaticString = "public, max-age=86400"

  static func all(
    _ configuration: ServiceConfiguration, _ metrics: WorkMetrics,
    _ compression: ResponseCompression
  ) -> [Route] {
    let limits = configuration.limitsOfOperations
    let (allFonts, readFonts) = (configuration.fonts, configuration.fonts.ifRead)
    let offers = PictureOffers([.svg, .png, .problem], configuration.rasterizer)
    let (bodyBytes, loopBytes) = (configuration.server.maxBodyBytes, configuration.loopBodyBytes)
    let route = Route(
      .get, "/v1/picture/{request}", placement: .onQueueAbove(bodyBytes: loopBytes),
      check: { request, response in accepts(request, offers, &response) },
      handler: { request, response in
        let form = Representation.choose(request.fields, among: offers.all) ?? .problem
        // A loop must not wait for a rendering process.
        if form == .png, request.budget.isLoopShare {
          response.isUnfinished = true
          return
        }
        var body = ByteBuffer()
        switch decode(request, into: &body, limit: bodyBytes, loopBytes: loopBytes) {
        case .complete:
          let budget = request.budget
          let fonts = budget.isLoopShare ? readFonts : allFonts
          let stages = StageRecorder(request)
          let result = Endpoint.layout.response(
            to: body.bytes, as: form == .png ? .png : .svg,
            in: OperationContext(
              limits: limits, fonts: fonts, cancellation: CancellationCheck { budget.isSpent },
              stages: stages))
          if form == .png { stages?.begins("draw") }
          defer { stages?.finish(&response) }
          respond(
            with: result, as: form, offers, limits, to: request, metrics, compression, &response)
        case .unfinished:
          response.isUnfinished = true
        case .refused(let problem):
          let result = OperationResponse(problem)
          respond(
            with: result, as: form, offers, limits, to: request, metrics, compression, &response)
        }
        compression.apply(to: &response, of: request)
      })
    return [route]
  }

  private static func accepts(
    _ request: borrowing HTTPRequest, _ offers: PictureOffers, _ response: inout HTTPResponse
  ) -> Bool {
    guard Representation.choose(request.fields, among: offers.all) == nil else { return true }
    ProblemMapping.respond(offers.problem, &response)
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

  /// Responds with a picture or a problem, drawn as well unless the client prefers its document.
  private static func respond(
    with result: OperationResponse, as form: Representation, _ offers: PictureOffers,
    _ limits: RequestLimits, to request: borrowing HTTPRequest, _ metrics: WorkMetrics,
    _ compression: ResponseCompression, _ response: inout HTTPResponse
  ) {
    var result = result
    // A PNG changes only with the document that it is rendered from.
    let scale = result.pixelsPerPoint.map { UInt8(truncatingIfNeeded: $0) }
    var tagged = scale.map { result.body + [$0] } ?? result.body
    // A font name in the document may stand for another font, which renders differently.
    if let digest = result.fontDigest { tagged += digest.utf8 }
    let tag = EntityTag.weak(of: tagged)
    let isPicture = result.problem == nil
    let isKnown = isPicture && EntityTag.matches(request.fields, tag)
    guard EntityTag.permits(request, tag) else {
      ProblemMapping.respond(.preconditionFailed, &response)
      return
    }
    if isPicture {
      result.etag = tag
    } else if form != .problem {
      result = result.drawn
    }
    if form == .png, !isKnown {
      if let drawn = offers.png(result, limits: limits, for: request.budget) {
        result = drawn
      } else if Representation.choose(request.fields, among: offers.all) != .svg {
        // librsvg is missing, and the client accepts nothing else.
        OperationRoutes.respond(
          with: OperationResponse(offers.problem), to: request, metrics, &response)
        return
      }
    }
    OperationRoutes.respond(with: result, to: request, metrics, &response)
    guard !response.isUnfinished else { return }
    response.vary(on: .accept)
    response.addField(
      "Cache-Control", isPicture && result.problem == nil ? lifetime : "no-cache")
    response.addField("Content-Security-Policy", OperationRoutes.picturePolicy)
    if isKnown {
      compression.vary(&response, bodyBytes: response.body.count, as: form)
      response.status = .notModified
      response.body.removeAll()
    }
  }
}
