public import Foundation
public import HTTPTypes

/// How requests to an audience are sent.
///
/// Headers and credentials that are set here go to that audience's origins and nowhere else.
public struct AudienceSettings: Sendable {
  /// Where redirects may lead.
  ///
  /// One from `https` to `http` is always refused, and so is one to a URL that holds credentials.
  public enum Redirects: Hashable, Sendable {
    /// Nowhere: a redirect counts as the final response.
    case none
    /// To the same origin, or another one of the audience's.
    case ownOrigins
    /// To the audience's origins, and with `GET` and `HEAD` to any origin.
    ///
    /// From the first foreign origin on the request carries no headers and credentials of the
    /// audience, and of its own headers only `Accept`, `Accept-Language` and `User-Agent`. That
    /// holds even where a later redirect leads back.
    case anyOrigin
  }

  /// The base of relative URLs.
  public let baseURL: URL?
  /// The origins that requests may go to; `nil` for any.
  public let origins: Set<Origin>?
  /// Default headers; a request's own header of the same name wins.
  public var headers: HTTPFields
  /// The credentials of the client.
  public let credentials: Credentials?
  /// Where redirects may lead.
  public var redirects: Redirects
  /// The header in which a server of this audience takes idempotency keys.
  ///
  /// `nil` where it honours none. Then a request whose method is not idempotent is sent at most
  /// once.
  public var idempotencyKeyHeader: HTTPField.Name?
  /// The most connections that may be open to one host at a time.
  public var connectionsPerHost: Int

  /// Makes the settings of an audience with known origins.
  ///
  /// Requests go to the origin of `baseURL` and to those in `alsoAt`. One to another origin is
  /// refused before anything is sent.
  ///
  /// - Precondition: The base URL is an http or https URL.
  public init(
    baseURL: URL, alsoAt others: Set<Origin> = [], headers: HTTPFields = [:],
    credentials: Credentials? = nil, redirects: Redirects = .ownOrigins,
    idempotencyKeyHeader: HTTPField.Name? = nil, connectionsPerHost: Int = 64
  ) {
    guard let origin = Origin(baseURL) else {
      preconditionFailure("\(baseURL) is not an http or https URL")
    }
    self.baseURL = baseURL
    origins = others.union([origin])
    self.headers = headers
    self.credentials = credentials
    self.redirects = redirects
    self.idempotencyKeyHeader = idempotencyKeyHeader
    self.connectionsPerHost = connectionsPerHost
  }

  /// Makes the settings of an audience whose URLs come from responses, such as a storage service.
  ///
  /// It has no credentials, since its requests may go to any origin.
  public init(
    anywhereWith headers: HTTPFields = [:], redirects: Redirects = .ownOrigins,
    idempotencyKeyHeader: HTTPField.Name? = nil, connectionsPerHost: Int = 64
  ) {
    baseURL = nil
    origins = nil
    self.headers = headers
    credentials = nil
    self.redirects = redirects
    self.idempotencyKeyHeader = idempotencyKeyHeader
    self.connectionsPerHost = connectionsPerHost
  }

  /// The absolute URL of a request to this audience.
  func resolve(_ request: Request) throws(RequestError) -> URL {
    // An empty reference is the base itself (RFC 3986); Foundation rejects it.
    let resolved = request.url.isEmpty ? baseURL : URL(string: request.url, relativeTo: baseURL)
    guard let url = resolved?.absoluteURL, let origin = Origin(url)
    else { throw .invalidURL(request.url) }
    guard url.user == nil, url.password == nil else { throw .credentialsInURL }
    if let origins, !origins.contains(origin) {
      throw .foreignOrigin(origin, audience: request.audience)
    }
    return url
  }
}
