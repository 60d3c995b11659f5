import Foundation
import HTTPTypes

/// The state of a request between redirects: its URL, and its remaining headers and body.
struct RedirectHop {
  enum Next {
    /// The response is final.
    case finish
    /// The response redirects to a location that is not allowed.
    case refuse(String)
    case follow(RedirectHop)
  }

  private let settings: AudienceSettings
  private(set) var method: HTTPRequest.Method
  private(set) var url: URL
  private(set) var headers: HTTPFields
  private(set) var hasBody: Bool
  /// Whether all origins so far belong to the audience, so that the request may carry the
  /// audience's headers and credentials.
  private(set) var isAtHome = true

  /// Headers that do not identify the client.
  private static let harmless: [HTTPField.Name] = [.accept, .acceptLanguage, .userAgent]

  init(_ resolved: ResolvedRequest) {
    settings = resolved.settings
    method = resolved.request.method
    url = resolved.url
    headers = settings.headers
    headers.merge(resolved.request.headers)
    hasBody = !resolved.request.body.isNone
  }

  func next(after response: Response) -> Next {
    guard settings.redirects != .none, [301, 302, 303, 307, 308].contains(response.status),
      let location = response.headers[.location]
    else { return .finish }
    // Of several locations, the server's intended one is unknown.
    guard response.headers[values: .location].count == 1,
      let target = URL(string: location, relativeTo: url)?.absoluteURL,
      let origin = Origin(target), let home = Origin(url), target.user == nil,
      target.password == nil, home.scheme == origin.scheme || origin.scheme == "https"
    else { return .refuse(location) }
    var hop = self
    hop.url = target
    // The Fetch standard: 303 turns any method but HEAD into GET, 301 and 302 only POST.
    if response.status == 303 ? method != .head : response.status < 303 && method == .post {
      hop.method = .get
      hop.hasBody = false
      hop.headers[.contentType] = nil
      hop.headers[.contentEncoding] = nil
    }
    let isOwn = isAtHome && settings.origins?.contains(origin) == true
    if origin != home, !isOwn {
      guard settings.redirects == .anyOrigin, hop.method == .get || hop.method == .head else {
        return .refuse(location)
      }
      hop.isAtHome = false
      hop.headers = [:]
      for name in Self.harmless { hop.headers[name] = headers[name] }
    }
    return .follow(hop)
  }
}
