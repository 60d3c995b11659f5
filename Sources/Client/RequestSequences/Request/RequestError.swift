import Foundation
import HTTPTypes

/// The reason why a request cannot be sent.
public enum RequestError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The method is `CONNECT`, which is for proxies.
  case invalidMethod(String)
  /// The URL cannot be parsed, is relative without a base, or is not an `http` or `https` URL.
  case invalidURL(String)
  /// The URL contains a user name or a password; credentials belong to an audience.
  case credentialsInURL
  /// The value of the audience's credentials contains a control character.
  case invalidHeader(name: String)
  /// Only the transport may write this header.
  case reservedHeader(name: String)
  /// A `GET` or `HEAD` request has a body.
  case bodyNotAllowed
  /// A media type contains a control character.
  case invalidContentType
  /// A file of the body is missing, unreadable, or not a regular file.
  case unreadableFile(path: String)
  /// The runner has no settings for the audience.
  case unknownAudience(Audience)
  /// The URL's origin does not belong to the audience.
  case foreignOrigin(Origin, audience: Audience)
  /// The body exceeds the limit.
  case bodyTooLarge(limit: Int)

  /// The fault, as a sentence without a full stop.
  public var description: String {
    switch self {
    case .invalidMethod(let method): "\(method.debugDescription) is not a request method"
    case .invalidURL(let url): "\(Request.withoutSecrets(url)) is not an http or https URL"
    case .credentialsInURL: "the URL holds credentials, which belong to an audience"
    case .invalidHeader(let name): "the header \(name.debugDescription) cannot be sent"
    case .reservedHeader(let name): "the header \(name) is the transport's"
    case .bodyNotAllowed: "a request of this method has no body"
    case .invalidContentType: "the media type cannot be sent"
    case .unreadableFile(let path): "\(path) cannot be read as a file"
    case .unknownAudience(let audience): "there are no settings for the audience \(audience)"
    case .foreignOrigin(let origin, let audience):
      "\(origin) is not an origin of the audience \(audience)"
    case .bodyTooLarge(let limit): "the body exceeds the limit of \(limit) requestBytes"
    }
  }
}

extension Request {
  /// Headers that frame messages or control connections.
  private static let reserved: Set<String> = [
    "connection", "content-length", "expect", "host", "keep-alive", "proxy-connection", "te",
    "trailer", "transfer-encoding", "upgrade",
  ]

  /// The fault in the method, the headers or the body; `nil` if they are valid.
  var validationError: RequestError? {
    if method == .connect { return .invalidMethod(method.rawValue) }
    if method == .get || method == .head, !body.isNone { return .bodyNotAllowed }
    if let error = Self.validationError(in: headers) { return error }
    var types = [body.contentType]
    if case .form(let form) = body { types += form.parts.map(\.contentType) }
    if types.contains(where: { $0?.isFieldValue == false }) { return .invalidContentType }
    return nil
  }

  static func validationError(in headers: HTTPFields) -> RequestError? {
    for field in headers where reserved.contains(field.name.canonicalName) {
      return .reservedHeader(name: field.name.rawName)
    }
    return nil
  }
}

extension String {
  /// Whether the text can be a header value: it has no control characters except tabs.
  var isFieldValue: Bool { utf8.allSatisfy { $0 == 9 || ($0 >= 0x20 && $0 != 0x7F) } }
}
