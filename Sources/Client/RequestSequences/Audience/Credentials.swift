public import HTTPTypes

/// The credentials of a client: a header whose value is fetched for each attempt.
///
/// No description, error, event or journal holds the value.
public struct Credentials: Sendable, CustomStringConvertible, CustomReflectable {
  /// The header's name.
  public let header: HTTPField.Name
  let value: @Sendable () async throws -> String

  /// Makes credentials.
  ///
  /// - Parameters:
  ///   - header: The name of the header.
  ///   - value: Gives its value. It is called before each attempt, so that it may renew a token.
  public init(
    header: HTTPField.Name = .authorization, value: @escaping @Sendable () async throws -> String
  ) {
    self.header = header
    self.value = value
  }

  /// A bearer token (RFC 6750).
  public static func bearer(_ token: String) -> Credentials {
    Credentials { "Bearer \(token)" }
  }

  /// The header's name, without its value.
  public var description: String { "\(header): …" }
  /// An empty mirror, so that `dump` does not show the value.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
