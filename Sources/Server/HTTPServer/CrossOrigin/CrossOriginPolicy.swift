import HTTPCore

/// The origins whose pages may read responses (Fetch Standard, section 3.3: CORS).
///
/// Without a policy, browsers hide every response from pages of other origins. The policy never
/// allows the browser's credentials; a page that has a token sends it itself.
public struct CrossOriginPolicy: Sendable, Equatable {
  /// The time in seconds for which a browser may keep the response to a preflight request.
  static let maxAge: StaticString = "86400"
  /// The request fields that a page may send.
  static let requestFields: StaticString = """
    Accept, Authorization, Content-Encoding, Content-Type, Idempotency-Key, If-Match, \
    If-None-Match, Last-Event-ID, Traceparent, X-Request-ID
    """
  /// The response fields that a page may read, besides those that every page may read.
  static let responseFields: StaticString = """
    ETag, Location, RateLimit, RateLimit-Policy, Retry-After, Stream-Cursor, Stream-Next-Offset, \
    Stream-Up-To-Date, Trellis-Position, X-Request-ID
    """
  /// The same for responses to QUERY.
  static let queryResponseFields: StaticString = """
    Accept-Query, Content-Location, ETag, Location, RateLimit, RateLimit-Policy, Retry-After, \
    X-Request-ID
    """

  /// The origins as browsers serialize them; `nil` for all.
  private let origins: [[UInt8]]?

  /// Reads a policy: `*`, or origins such as `https://example.org:8443`, separated by commas.
  ///
  /// - Returns: `nil` for any other text.
  public init?(_ text: String) {
    if text == "*" {
      origins = nil
      return
    }
    var origins: [[UInt8]] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let origin = Array(part.utf8.drop { $0 == UInt8(ascii: " ") })
      guard Self.isOrigin(origin) else { return nil }
      origins.append(origin)
    }
    self.origins = origins
  }

  /// Whether bytes are an origin as browsers serialize it: a scheme, a host and an optional port,
  /// in lower case and without the scheme's default port.
  private static func isOrigin(_ bytes: [UInt8]) -> Bool {
    for (scheme, port) in [("http://", ":80"), ("https://", ":443")]
    where bytes.starts(with: scheme.utf8) {
      let authority = Array(bytes.dropFirst(scheme.utf8.count))
      guard !authority.isEmpty, authority.count <= 260 else { return false }
      let isPlain = authority.allSatisfy { byte in
        byte.isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
          || "-._:[]".utf8.contains(byte)
      }
      return isPlain && !authority.reversed().starts(with: port.utf8.reversed())
    }
    return false
  }

  /// Adds the fields that let the page of a request read its response, and those that answer a
  /// preflight request.
  func apply(to response: inout HTTPResponse, of head: RequestHead) {
    if origins != nil { response.vary(on: .origin) }
    guard let origin = head.fields.first("origin"), admits(origin) else { return }
    if origins == nil {
      response.addField("Access-Control-Allow-Origin", "*")
    } else {
      response.addField("Access-Control-Allow-Origin", origin)
    }
    guard head.method == .options, head.fields.first("access-control-request-method") != nil,
      let methods = response.value("allow")?.text
    else {
      response.addField(
        "Access-Control-Expose-Headers",
        head.method == .query ? Self.queryResponseFields : Self.responseFields)
      return
    }
    response.addField("Access-Control-Allow-Methods", methods)
    response.addField("Access-Control-Allow-Headers", Self.requestFields)
    response.addField("Access-Control-Max-Age", Self.maxAge)
  }

  private func admits(_ origin: Bytes) -> Bool {
    origins?.contains { $0.elementsEqual(origin) } ?? true
  }
}
