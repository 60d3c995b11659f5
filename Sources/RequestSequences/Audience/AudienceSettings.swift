public import Foundation

/// How requests to an audience are sent. What is set here goes to that audience's origins and
/// nowhere else.
public struct AudienceSettings: Sendable {
  /// Where redirects may lead. One from `https` to `http` is always refused, and so is one to a URL
  /// with credentials in it.
  public enum Redirects: Hashable, Sendable {
    /// Nowhere: an answer that redirects is an answer as any other.
    case none
    /// To the same origin, or another one of the audience's.
    case ownOrigins
    /// There, and with `GET` and `HEAD` to any origin. From the first foreign origin on,
    /// nothing of the audience's is sent, and of the request's own headers only `Accept`,
    /// `Accept-Language` and `User-Agent`, also not when a later redirect leads back.
    case anyOrigin
  }

  /// What relative URLs are resolved against.
  public let baseURL: URL?
  /// Where requests may go; nothing for anywhere.
  public let origins: Set<Origin>?
  /// Headers that each request has, unless it has its own of that name.
  public var headers: HeaderFields
  /// What proves who asks.
  public let credentials: Credentials?
  /// Where redirects may lead.
  public var redirects: Redirects
  /// The name of the header in which a server of this audience takes idempotency keys, or nothing
  /// where it does not honour them. Then a request whose method is not idempotent is sent at most
  /// once.
  public var idempotencyKeyHeader: String?
  /// How many connections may be open to one host at a time.
  public var connectionsPerHost: Int

  /// Settings of an audience with a service of its own: requests go to the origin of `baseURL` and
  /// to those in `alsoAt`; one to another origin is refused before anything is sent.
  ///
  /// - Precondition: The base URL is an http or https URL.
  public init(
    baseURL: URL, alsoAt others: Set<Origin> = [], headers: HeaderFields = [:],
    credentials: Credentials? = nil, redirects: Redirects = .ownOrigins,
    idempotencyKeyHeader: String? = nil, connectionsPerHost: Int = 64
  ) {
    guard let origin = Origin(baseURL) else {
      preconditionFailure("\(baseURL) is no http or https URL")
    }
    self.baseURL = baseURL
    origins = others.union([origin])
    self.headers = headers
    self.credentials = credentials
    self.redirects = redirects
    self.idempotencyKeyHeader = idempotencyKeyHeader
    self.connectionsPerHost = connectionsPerHost
  }

  /// Settings of an audience that is wherever answers say, such as a storage service. Since its
  /// requests may go anywhere, it has no credentials.
  public init(
    anywhereWith headers: HeaderFields = [:], redirects: Redirects = .ownOrigins,
    idempotencyKeyHeader: String? = nil, connectionsPerHost: Int = 64
  ) {
    baseURL = nil
    origins = nil
    self.headers = headers
    credentials = nil
    self.redirects = redirects
    self.idempotencyKeyHeader = idempotencyKeyHeader
    self.connectionsPerHost = connectionsPerHost
  }

  /// The URL of a request to this audience.
  func resolve(_ request: Request) throws(RequestError) -> URL {
    // Foundation takes no empty text for a URL, though RFC 3986 does: it is the base itself.
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
