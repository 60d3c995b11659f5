public import Foundation

/// What is to be asked of whom: a description, which does nothing by itself.
///
/// ```swift
/// let allocate = Request(.post, "uploads", body: try .json(["size": 4_096]))
/// let store = Request(.post, allocation.url, audience: .storage, body: .form(form))
/// ```
///
/// The credentials and default headers of the ``audience`` are added only when the request is sent,
/// so that a description never holds them.
public struct Request: Hashable, Sendable {
  /// A request method.
  public struct Method: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The method's name, which is case-sensitive.
    public let rawValue: String
    /// Makes a method.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a method.
    public init(stringLiteral value: String) { self.init(rawValue: value) }

    /// `GET`.
    public static let get: Method = "GET"
    /// `HEAD`.
    public static let head: Method = "HEAD"
    /// `POST`.
    public static let post: Method = "POST"
    /// `PUT`.
    public static let put: Method = "PUT"
    /// `PATCH`.
    public static let patch: Method = "PATCH"
    /// `DELETE`.
    public static let delete: Method = "DELETE"
    /// `OPTIONS`.
    public static let options: Method = "OPTIONS"

    /// Whether sending the request again has the effect of sending it once, by RFC 9110.
    public var isIdempotent: Bool {
      ["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE"].contains(rawValue)
    }
  }

  /// Which statuses let a sequence go on.
  public enum Acceptance: Hashable, Sendable {
    /// 200 to 299.
    case successful
    /// These.
    case only(Set<Int>)
    /// Every status; the sequence itself looks at it.
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
    /// Where its method is idempotent, or its audience honours idempotency keys.
    case standard
    /// Always: it does no harm, whatever its method says.
    case repeatable
    /// Never, not even with a key.
    case once
  }

  /// What it is called in errors, events and journals; the runner numbers those without a name.
  public var name: String?
  /// The method.
  public var method: Method
  /// The URL: absolute, or relative to the base URL of the audience, as RFC 3986 resolves it.
  public var url: String
  /// Who is asked.
  public var audience: Audience
  /// Headers of the request's own, which count before the defaults of the audience.
  public var headers: HeaderFields
  /// What is sent with it.
  public var body: Body
  /// Which statuses let the sequence go on.
  public var accepts: Acceptance
  /// Whether it may be sent more than once.
  public var repeatability: Repeatability

  /// Describes a request.
  public init(
    _ method: Method, _ url: String, audience: Audience = .service, headers: HeaderFields = [:],
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
    _ method: Method, _ url: URL, audience: Audience = .service, headers: HeaderFields = [:],
    body: Body = .none, accepts: Acceptance = .successful,
    repeatability: Repeatability = .standard, name: String? = nil
  ) {
    self.init(
      method, url.absoluteString, audience: audience, headers: headers, body: body,
      accepts: accepts, repeatability: repeatability, name: name)
  }
}

extension Request: CustomStringConvertible {
  /// Method and URL, without the query, the fragment and what stands before an `@`: these may hold
  /// secrets.
  public var description: String { "\(method.rawValue) \(Self.withoutSecrets(url))" }

  /// A URL without user, query and fragment.
  static func withoutQuery(_ url: String) -> String {
    let shown = String(url.prefix { $0 != "?" && $0 != "#" })
    guard let scheme = shown.range(of: "://") else { return shown }
    let rest = shown[scheme.upperBound...]
    guard let at = rest.prefix(while: { $0 != "/" }).lastIndex(of: "@") else { return shown }
    return String(shown[..<scheme.upperBound] + rest[rest.index(after: at)...])
  }

  /// The same with a sign of what is left out.
  static func withoutSecrets(_ url: String) -> String {
    withoutQuery(url) + (url.contains { $0 == "?" || $0 == "#" } ? "?…" : "")
  }
}
