internal import HTTPServer

/// The owner of the lists that a request sees.
struct ListOwner: Sendable {
  private let tokens: TokenStore?

  init(_ access: ServiceConfiguration.Access) { tokens = access.tokens }

  /// Whether lists differ between clients, so that shared caches must not store them.
  var isPrivate: Bool { tokens != nil }

  /// The token of a request; `nil` if the service has no tokens.
  func token(of request: borrowing HTTPRequest) -> [UInt8]? {
    guard tokens != nil, case .token(let token) = BearerToken(request.fields) else { return nil }
    return Array(token)
  }

  /// The name of the token's holder, or no name if the service has no tokens, and whether the
  /// request may change lists; `nil` if the token was revoked after the request was admitted.
  func holder(of request: borrowing HTTPRequest) -> (name: [UInt8], mayWrite: Bool)? {
    guard let tokens else { return ([], true) }
    guard case .token(let token) = BearerToken(request.fields) else { return nil }
    return tokens.table.holder(of: token).map {
      (Array($0.principal.name.utf8), !$0.isReadOnly)
    }
  }
}
