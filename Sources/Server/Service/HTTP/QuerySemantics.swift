internal import API
internal import HTTPCore
internal import HTTPServer
internal import Hashing
internal import ServiceContract
internal import TextMeasuring

/// What QUERY adds to an operation (RFC 10008): a validator made from the request, conditions, and
/// fields for caches.
///
/// Operations are pure functions, so the request, the version of the program, its limits and its
/// fonts determine the response. Their hash is its entity tag, and is known before the operation
/// begins.
struct QuerySemantics: Sendable {
  /// The entity tag of a response, and the fonts for which it holds.
  struct Validator {
    /// The value of ETag. It is strong, except for PNG: librsvg determines its bytes.
    var tag: String
    fileprivate var fontDigest: String
  }

  /// The effect of a request's conditions.
  enum Outcome {
    case perform
    /// The client has the response, under this form of the tag.
    case notModified(tag: String)
    /// If-Match does not name the response.
    case preconditionFailed
  }

  /// A response changes only with the program, its limits and its fonts. It is not `public`, so a
  /// shared cache does not serve the response to a request with a token to others.
  private static let lifetime: StaticString = "max-age=86400"

  /// The value of Accept-Query.
  let types: StaticString
  private let essence: StaticString
  /// The part of the hashed bytes that is the same for all requests of the operation.
  private let prefix: [UInt8]
  /// The fonts on which responses depend, if they do.
  private let fonts: FontStore?
  private let targetBytes: Int
  private let compression: ResponseCompression

  init(
    of endpoint: Endpoint, _ configuration: ServiceConfiguration,
    _ compression: ResponseCompression
  ) {
    essence = endpoint.bodyType.essence
    types = endpoint.bodyType == .xml ? "application/xml, text/xml" : "application/json"
    let limits = configuration.limitsOfOperations
    prefix = Array("trellis \(BuildFacts.version)\0\(endpoint.path)\0\(limits)\0".utf8)
    fonts = endpoint.dependsOnFonts ? configuration.fonts : nil
    targetBytes = configuration.server.maxTargetBytes
    self.compression = compression
  }

  /// Whether the request has a media type, without which its body has no meaning (RFC 10008,
  /// section 2). If not, fills in the response with the problem.
  func hasMediaType(_ request: borrowing HTTPRequest, _ response: inout HTTPResponse) -> Bool {
    if request.fields.first("content-type") != nil { return true }
    ProblemMapping.respond(
      Problem(.malformedRequest, "QUERY needs the field Content-Type: \(essence)"), &response)
    response.addField("Accept-Query", types)
    return false
  }

  /// Makes the validator of a response; `nil` on an event loop that would have to wait for fonts.
  ///
  /// - Complexity: O(body).
  func validator(
    of request: borrowing HTTPRequest, body: Bytes, as form: Representation
  ) -> Validator? {
    if let fonts, request.budget.isLoopShare, !fonts.isLoaded { return nil }
    let digest = fonts?.shaper.library.digest ?? ""
    var hash = SHA256Hash()
    hash.update(prefix)
    hash.update(Array("\(form.essence)\0\(digest)\0".utf8))
    if let query = request.query { hash.update(query) }
    hash.update([0])
    hash.update(body)
    let tag = "\"\(Array(hash.finalize().prefix(16)).hexadecimal)\""
    return Validator(tag: form == .png ? "W/\(tag)" : tag, fontDigest: digest)
  }

  /// Evaluates the conditions of a request whose head and body have passed all checks that need no
  /// work (RFC 9110, section 13.2).
  ///
  /// `If-None-Match: *` holds for a request that the operation refuses, so it is evaluated by
  /// ``finish(_:of:body:as:)``.
  func outcome(of request: borrowing HTTPRequest, _ validator: Validator) -> Outcome {
    guard EntityTag.permits(request, validator.tag) else { return .preconditionFailed }
    guard let named = EntityTag.form(of: validator.tag, in: request.fields) else { return .perform }
    return .notModified(tag: named)
  }

  /// Whether the result of an operation is the one that its validator stands for: it did not depend
  /// on the time, nothing ended it early, and the fonts did not change meanwhile.
  func isLasting(
    _ result: OperationResponse, of request: borrowing HTTPRequest, _ validator: Validator
  ) -> Bool {
    result.status == 200 && !result.dependsOnTime && !request.budget.wasInterrupted
      && !request.budget.isSpent && fonts?.shaper.library.digest ?? "" == validator.fontDigest
  }

  /// Fills in the response to a client that has it.
  func respondNotModified(
    _ tag: String, to request: borrowing HTTPRequest, body: Bytes, as form: Representation,
    _ response: inout HTTPResponse
  ) {
    response.status = .notModified
    response.addField("ETag", tag)
    addFields(isLasting: true, body: body, as: form, &response)
  }

  /// Adds the fields of QUERY to a finished response, and evaluates `If-None-Match: *`.
  ///
  /// The response has its entity tag, if its result lasts.
  func finish(
    _ response: inout HTTPResponse, of request: borrowing HTTPRequest, body: Bytes,
    as form: Representation
  ) {
    guard response.status == .ok, !response.isUnfinished else { return }
    addFields(isLasting: response.hasField("etag"), body: body, as: form, &response)
    if EntityTag.namesAny(request.fields) {
      response.status = .notModified
      response.body.removeAll()
    }
  }

  private func addFields(
    isLasting: Bool, body: Bytes, as form: Representation, _ response: inout HTTPResponse
  ) {
    response.addField("Cache-Control", isLasting ? Self.lifetime : "no-store")
    // Before the operation, nobody knows whether its response will be long enough to compress.
    compression.vary(&response, bodyBytes: .max, as: form)
    if form == .svg || form == .png,
      let path = PictureAddress.path(of: body, limit: targetBytes)
    {
      response.addField("Content-Location", path)
    }
  }
}

extension Problem {
  /// The problem of an `If-Match` field that does not name the response to a QUERY.
  static var unmatchedQuery: Problem {
    Problem(
      .preconditionFailed,
      "If-Match names another response: send the request without it to get the current one")
  }
}
