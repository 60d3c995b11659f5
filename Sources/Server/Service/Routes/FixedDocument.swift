internal import API
internal import HTTPCore
internal import HTTPServer
private import Synchronization

/// A document that does not change while the program runs.
final class FixedDocument: Sendable {
  /// The bytes of a document; a literal is never copied.
  enum Content: Sendable {
    case array([UInt8])
    case literal(StaticString)

    func withBytes<Result>(_ body: (Bytes) -> Result) -> Result {
      switch self {
      case .array(let array): array.withUnsafeBytes(body)
      case .literal(let text): body(Bytes(start: text.utf8Start, count: text.utf8CodeUnitCount))
      }
    }
  }

  private let types: [Representation]
  private let content: Content
  private let tag: String
  private let compression: ResponseCompression
  /// The compressed form, made when a client first requests it.
  private let compressedForm = Mutex<[UInt8]?>(nil)

  /// Makes a document in one or more media types. A client that accepts none gets the first.
  init(_ types: [Representation], _ content: Content, _ compression: ResponseCompression) {
    self.types = types
    self.content = content
    self.compression = compression
    tag = content.withBytes { EntityTag.weak(of: $0) }
  }

  private var compressed: [UInt8]? {
    compressedForm.withLock { bytes in
      if bytes == nil { bytes = content.withBytes { compression.compressed($0) } }
      return bytes
    }
  }

  /// Fills in the response with the document in the media type that the client prefers.
  func respond(to request: borrowing HTTPRequest, _ response: inout HTTPResponse) {
    // Evaluated before If-None-Match (RFC 9110, section 13.2.2).
    guard EntityTag.permits(request, tag) else {
      ProblemMapping.respond(.preconditionFailed, &response)
      return
    }
    response.addField("ETag", tag)
    response.addField("Cache-Control", "no-cache")
    response.vary(on: types.count > 1 ? [.accept, .acceptEncoding] : .acceptEncoding)
    if EntityTag.matches(request.fields, tag) {
      response.status = .notModified
    } else {
      let type = Representation.choose(request.fields, among: types) ?? types[0]
      if ContentCodings.prefersGzip(request.fields), let compressed {
        response.set(.ok, contentType: type.field, body: compressed)
        response.markEncoded("gzip")
      } else {
        content.withBytes { response.set(.ok, contentType: type.field, body: $0) }
      }
    }
  }
}
