public import Foundation
public import HTTPTypes

/// Settings for requests to an audience.
///
/// Headers and credentials set here go only to that audience's origins.
public struct AudienceSettings: Sendable {
  /// The allowed targets of redirects.
  ///
  /// Redirects from `https` to `http`, and to URLs that contain credentials, are always refused.
  public enum Redirects: Hashable, Sendable {
    /// None: a redirect counts as the final response.
    case none
    /// The same origin, or another origin of the audience.
    case ownOrigins
    /// The audience's origins, and for `GET` and `HEAD` any origin.
    ///
    /// After the first foreign origin, the request carries neither the audience's headers nor its
    /// credentials. Of its own headers it keeps only `Accept`, `Accept-Language` and `User-Agent`,
    /// even if a later redirect leads back.
    case anyOrigin
  }

  /// The base of relative URLs.
  public let baseURL: URL?
  /// The allowed origins of requests; `nil` for any.
  public let origins: Set<Origin>?
  /// Default headers. A request's own header of the same name takes precedence.
  public var headers: HTTPFields
  /// The credentials of the client.
  public let credentials: Credentials?
  /// The allowed targets of redirects.
  public var redirects: Redirects
  /// The header in which the audience's server accepts idempotency keys; `nil` if it honours none.
  ///
  /// Without it, a request whose method is not idempotent is sent at most once.
  public var idempotencyKeyHeader: HTTPField.Name?
  /// The maximum number of open connections per host.
  public var connectionsPerHost: Int

  /// Makes the settings of an audience with known origins.
  ///
  /// Requests may go to the origin of `baseURL` and to those in `alsoAt`. A request to another
  /// origin is refused before anything is sent.
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
  /// It has no credentials, because its requests may go to any origin.
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
    // An empty reference is the base itself (RFC 3986), but Foundation rejects it.
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
