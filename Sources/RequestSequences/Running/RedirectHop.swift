import Foundation

/// Where a request is on its way through redirects, and what it still carries.
struct RedirectHop {
  enum Next {
    /// The answer is the answer.
    case stay
    /// It redirects to where the request may not go.
    case refuse(String)
    case follow(RedirectHop)
  }

  private let settings: AudienceSettings
  private(set) var method: Request.Method
  private(set) var url: URL
  private(set) var headers: HeaderFields
  private(set) var hasBody: Bool
  /// Whether it has been at origins of its audience only, so that it may carry what is the
  /// audience's.
  private(set) var isAtHome = true

  /// Headers that say nothing about who asks.
  private static let harmless = ["Accept", "Accept-Language", "User-Agent"]

  init(_ request: Request, _ url: URL, _ settings: AudienceSettings) {
    self.settings = settings
    method = request.method
    self.url = url
    headers = settings.headers
    headers.merge(request.headers)
    hasBody = !request.body.isNone
  }

  func next(after answer: Response) -> Next {
    guard settings.redirects != .none, [301, 302, 303, 307, 308].contains(answer.status),
      let location = answer.headers["Location"]
    else { return .stay }
    guard let target = URL(string: location, relativeTo: url)?.absoluteURL,
      let origin = Origin(target), let home = Origin(url), target.user == nil,
      target.password == nil, home.scheme == origin.scheme || origin.scheme == "https"
    else { return .refuse(location) }
    var hop = self
    hop.url = target
    // As browsers do: 303 asks for the result of whatever was done, and so do 301 and 302 after a
    // POST.
    if answer.status == 303 ? method != .head : answer.status < 303 && method == .post {
      hop.method = .get
      hop.hasBody = false
      hop.headers["Content-Type"] = nil
      hop.headers["Content-Encoding"] = nil
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
