internal import API
internal import HTTPCore
internal import HTTPServer
internal import JSONDocuments
internal import JSONText
internal import ServiceContract
private import Synchronization
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
      Route(.get, "/problems/{code}", handler: explainProblem),
    ]
  }

  /// A document in memory; a literal is never copied.
  private enum Document: Sendable {
    case array([UInt8])
    case literal(StaticString)

    func withBytes<Result>(_ body: (Bytes) -> Result) -> Result {
      switch self {
      case .array(let array): array.withUnsafeBytes(body)
      case .literal(let text): body(Bytes(start: text.utf8Start, count: text.utf8CodeUnitCount))
      }
    }
  }

  /// The compressed form of a document, made when a client first requests it.
  private final class CompressedForm: Sendable {
    private let bytes = Mutex<[UInt8]?>(nil)

    func bytes(of document: Document, _ compression: ResponseCompression) -> [UInt8]? {
      bytes.withLock { bytes in
        if bytes == nil { bytes = document.withBytes { compression.compressed($0) } }
        return bytes
      }
    }
  }

  /// A route that serves one document in the media type that the client prefers.
  ///
  /// A client that accepts none of `types` gets the first.
  private static func fixed(
    _ path: String, as types: [Representation], _ document: Document,
    _ compression: ResponseCompression
  ) -> Route {
    let compressedForm = CompressedForm()
    let tag = document.withBytes { EntityTag.weak(of: $0) }
    return Route(.get, path, isBulky: true) { request, response in
      // Evaluated before If-None-Match (RFC 9110, section 13.2.2).
      guard EntityTag.permits(request, tag) else {
        ProblemMapping.respond(.preconditionFailed, &response)
        return
      }
      response.addField("ETag", tag)
      response.addField("Cache-Control", "no-cache")
      response.addField("Vary", types.count > 1 ? "Accept, Accept-Encoding" : "Accept-Encoding")
      if EntityTag.matches(request.fields, tag) {
        response.status = .notModified
      } else {
        let type = Representation.choose(request.fields, among: types) ?? types[0]
        if ContentCodings.prefersGzip(request.fields),
          let compressed = compressedForm.bytes(of: document, compression)
        {
          response.set(.ok, contentType: type.field, body: compressed)
          response.markEncoded("gzip")
        } else {
          document.withBytes { response.set(.ok, contentType: type.field, body: $0) }
        }
      }
    }
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
      response.addField("Vary", "Accept")
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
