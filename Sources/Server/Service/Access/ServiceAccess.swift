internal import API
internal import HTTPCore
internal import HTTPServer
internal import ServiceContract

/// Access control by bearer tokens (RFC 6750), and rate limits per token or address.
struct ServiceAccess: AccessControl {
  private let tokens: TokenStore?
  private let limiter: RateLimiter?

  /// Makes the access control; `nil` if access is unrestricted.
  init?(_ configuration: ServiceConfiguration.Access) {
    guard configuration.tokens != nil || configuration.rate != nil else { return nil }
    tokens = configuration.tokens
    limiter = configuration.rate.map { RateLimiter($0) }
  }

  func decide(
    _ request: borrowing AccessRequest, _ response: inout HTTPResponse
  ) -> AccessDecision {
    var principal: Principal?
    var challenge: StaticString?
    if let tokens {
      switch BearerToken(request.fields) {
      case .missing:
        challenge = #"Bearer realm="trellis""#
      case .malformed:
        challenge = #"Bearer realm="trellis", error="invalid_request""#
      case .token(let token):
        principal = tokens.table.principal(of: token)
        if principal == nil { challenge = #"Bearer realm="trellis", error="invalid_token""# }
      }
    }
    // Requests without a valid token count against their address, so that guessing is rate-limited.
    if let limiter, !isWithinRate(limiter, principal?.key ?? request.client, request, &response) {
      return .refused(principal)
    }
    guard let challenge else { return .admitted(principal) }
    response.addField("WWW-Authenticate", challenge)
    ProblemMapping.respond(
      Problem(.unauthorized, "the request needs a valid token: Authorization: Bearer TOKEN"),
      &response)
    return .refused(nil)
  }

  private func isWithinRate(
    _ limiter: RateLimiter, _ client: UInt64, _ request: borrowing AccessRequest,
    _ response: inout HTTPResponse
  ) -> Bool {
    let verdict = limiter.decide(client: client, now: request.time)
    if verdict.isAdmitted { return true }
    let limit = limiter.limit
    response.limitName = "rate"
    response.addField(
      "RateLimit-Policy", #""default";q=\#(limit.requests);w=\#(limit.seconds)"#)
    response.addField("RateLimit", #""default";r=0;t=\#(verdict.retryAfter)"#)
    response.addField("Retry-After", "\(verdict.retryAfter)")
    ProblemMapping.respond(
      Problem(
        .tooManyRequests,
        "the limit is \(limit.requests) requests in \(limit.seconds) s; retry in "
          + "\(verdict.retryAfter) s"
      ), &response)
    return false
  }
}

/// The credentials of a request.
enum BearerToken {
  /// There is no `Authorization` field.
  case missing
  /// There is another scheme, more than one field, or no token.
  case malformed
  case token(Bytes)

  /// Parses `Authorization: Bearer TOKEN`. The scheme is case-insensitive.
  init(_ fields: HeaderFields) {
    var values = 0
    var value = Bytes(start: nil, count: 0)
    fields.forEach("authorization") {
      values += 1
      value = $0
    }
    guard values > 0 else {
      self = .missing
      return
    }
    let scheme: StaticString = "bearer"
    let length = scheme.utf8CodeUnitCount
    guard values == 1, value.count > length, value[length] == UInt8(ascii: " "),
      Bytes(rebasing: value[..<length]).equalsIgnoringCase(lowercased: scheme)
    else {
      self = .malformed
      return
    }
    let token = Bytes(rebasing: value[length...]).trimmed
    self = token.isEmpty || !token.allSatisfy(\.isVisibleASCII) ? .malformed : .token(token)
  }
}
