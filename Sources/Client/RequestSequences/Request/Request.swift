public import Foundation
public import HTTPTypes

/// The description of a request; a ``SequenceRunner`` sends it.
///
/// ```swift
/// let allocate = Request(.post, "uploads", body: try .json(["size": 4_096]))
/// let store = Request(.post, allocation.url, audience: .storage, body: .form(form))
/// ```
///
/// The credentials and default headers of the ``audience`` are added on sending, so that a
/// description never contains them.
public struct Request: Hashable, Sendable {
  /// The statuses that a request accepts. Any other status ends the sequence.
  public enum Acceptance: Hashable, Sendable {
    /// 200 to 299.
    case successful
    /// Only these statuses.
    case only(Set<Int>)
    /// Every status; the sequence itself examines it.
    case any

    func allows(_ status: Int) -> Bool {
      switch self {
      case .successful: (200...299).contains(status)
      case .only(let statuses): statuses.contains(status)
      case .any: true
      }
    }
  }

  /// Whether the request may be sent more than once.
  public enum Repeatability: Hashable, Sendable {
    /// If its method is idempotent, or its audience honours idempotency keys.
    case standard
    /// Always, whatever its method: repetition is harmless.
    case repeatable
    /// Never, not even with a key.
    case once
  }

  /// The name in errors, events and journals; `nil` to use the index of the step.
  public var name: String?
  /// The method.
  public var method: HTTPRequest.Method
  /// The URL: absolute, or relative to the base URL of the audience (RFC 3986, section 5).
  public var url: String
  /// The receiver.
  public var audience: Audience
  /// The request's own headers, which take precedence over the audience's defaults.
  public var headers: HTTPFields
  /// The body.
  public var body: Body
  /// The accepted statuses.
  public var accepts: Acceptance
  /// Whether it may be sent more than once.
  public var repeatability: Repeatability

  /// Describes a request.
  public init(
    _ method: HTTPRequest.Method, _ url: String, audience: Audience = .service,
    headers: HTTPFields = [:],
    body: Body = .none, accepts: Acceptance = .successful,
    repeatability: Repeatability = .standard, name: String? = nil
  ) {
    self.name = name
    self.method = method
    self.url = url
    self.audience = audience
    self.headers = headers
    self.body = body
    self.accepts = accepts
    self.repeatability = repeatability
  }

  /// Describes a request.
  public init(
    _ method: HTTPRequest.Method, _ url: URL, audience: Audience = .service,
    headers: HTTPFields = [:],
    body: Body = .none, accepts: Acceptance = .successful,
    repeatability: Repeatability = .standard, name: String? = nil
  ) {
    self.init(
      method, url.absoluteString, audience: audience, headers: headers, body: body,
      accepts: accepts, repeatability: repeatability, name: name)
  }
}

extension Request: CustomStringConvertible {
  /// The method, and the URL without user, query and fragment, which may be confidential.
  public var description: String { "\(method.rawValue) \(Self.withoutSecrets(url))" }

  /// A URL without user, query and fragment.
  static func withoutQuery(_ url: String) -> String {
    let shown = String(url.prefix { $0 != "?" && $0 != "#" })
    guard let scheme = shown.range(of: "://") else { return shown }
    let rest = shown[scheme.upperBound...]
    guard let at = rest.prefix(while: { $0 != "/" }).lastIndex(of: "@") else { return shown }
    return String(shown[..<scheme.upperBound] + rest[rest.index(after: at)...])
  }

  /// A URL without user, query and fragment, with `?…` for an omitted query or fragment.
  static func withoutSecrets(_ url: String) -> String {
    withoutQuery(url) + (url.contains { $0 == "?" || $0 == "#" } ? "?…" : "")
  }
}
