import Foundation
import HTTPTypes

extension HTTPRequest {
  /// A request to an absolute http or https URL without user and password.
  init(_ method: Method, at url: URL, _ fields: HTTPFields) {
    let text = url.absoluteString.prefix { $0 != "#" }
    let afterScheme = text.range(of: "://")?.upperBound ?? text.startIndex
    let authority = text[afterScheme...].prefix { $0 != "/" && $0 != "?" }
    let target = text[authority.endIndex...]
    self.init(
      method: method, scheme: url.scheme?.lowercased(), authority: String(authority),
      path: target.hasPrefix("/") ? String(target) : "/" + target, headerFields: fields)
  }

  /// The URL as text.
  var address: String { "\(scheme ?? "")://\(authority ?? "")\(path ?? "/")" }
}
