internal import API
internal import HTTPCore
internal import HTTPServer
internal import JSONDocuments
internal import JSONText
internal import ServiceContract
internal import TextBytes
internal import LayoutRequests

/// The routes of fixed documents.
enum DocumentRoutes {
  static func all(_ fonts: FontStore, _ compression: ResponseCompression) -> [Route] {
    [
      fixed("/version", as: [.json], .array(BuildFacts.json), compression),
      fixed("/v1/devices", as: [.json], .array(Device.documentJSON), compression),
      fontsRoute(fonts, compression),
      fixed("/openapi.yaml", as: [.yaml, .text], .literal(OpenAPIDocument.yaml), compression),
      fixed("/openapi.json", as: [.json], .literal(OpenAPIDocument.json), compression),
      SchemaRoute.route(compression),
      Route(.get, "/problems/{code}", handler: explainProblem),
    ]
  }

  /// A route that serves one document in the media type that the client prefers.
  private static func fixed(
    _ path: String, as types: [Representation], _ content: FixedDocument.Content,
    _ compression: ResponseCompression
  ) -> Route {
    let document = FixedDocument(types, content, compression)
    return Route(.get, path, isBulky: true) { document.respond(to: $0, &$1) }
  }

  /// The current fonts. Reading them for the first time takes longer than a loop may.
  private static func fontsRoute(_ fonts: FontStore, _ compression: ResponseCompression) -> Route {
    Route(.get, "/v1/fonts", placement: .onQueueAbove(bodyBytes: 0), isBulky: true) {
      request, response in
      if request.budget.isLoopShare, !fonts.isLoaded {
        response.isUnfinished = true
        return
      }
      let document = fonts.documentJSON
      let tag = document.withUnsafeBytes { EntityTag.weak(of: $0) }
      guard EntityTag.permits(request, tag) else {
        ProblemMapping.respond(.preconditionFailed, &response)
        return
      }
      response.addField("ETag", tag)
      response.addField("Cache-Control", "no-cache")
      if EntityTag.matches(request.fields, tag) {
        compression.vary(&response, bodyBytes: document.count, as: .json)
        response.status = .notModified
        return
      }
      response.set(.ok, contentType: Representation.json.field, body: document)
      compression.apply(to: &response, of: request)
    }
  }

  private static func explainProblem(
    _ request: borrowing HTTPRequest, _ response: inout HTTPResponse
  ) {
    let name = request.parameter("code").map { String(decoding: $0, as: UTF8.self) } ?? ""
    if let code = ProblemCode(exactly: name) {
      guard EntityTag.permits(request) else {
        ProblemMapping.respond(.preconditionFailed, &response)
        return
      }
      response.vary(on: .accept)
      if Representation.choose(request.fields, among: [.json, .html]) == .html {
        response.addField("Content-Security-Policy", ProblemPage.contentSecurityPolicy)
        response.addField("X-Content-Type-Options", "nosniff")
        response.set(.ok, contentType: Representation.html.field, body: ProblemPage.html(of: code))
      } else {
        response.set(.ok, contentType: Representation.json.field, body: code.explanationJSON)
      }
    } else {
      let detail = "unknown problem code \(Excerpt.quoted(name))"
      ProblemMapping.respond(Problem(.notFound, detail), &response)
    }
  }
}

extension ProblemCode {
  /// The JSON of `GET /problems/{code}`.
  var explanationJSON: [UInt8] {
    var json = JSONWriter.metered(capacity: 512)
    json.beginObject()
    json.member("type", type)
    json.member("code", rawValue)
    json.member("title", title)
    json.member("status", status)
    json.member("semantic", isSemantic)
    json.member("explanation", explanation)
    json.endObject()
    return json.bytes
  }
}
