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

  /// The name of the token's holder, or no name if the service has no tokens; `nil` if the token
  /// was revoked after the request was admitted.
  func name(of request: borrowing HTTPRequest) -> [UInt8]? {
    guard let tokens else { return [] }
    guard case .token(let token) = BearerToken(request.fields) else { return nil }
    return tokens.table.principal(of: token).map { Array($0.name.utf8) }
  }
}
