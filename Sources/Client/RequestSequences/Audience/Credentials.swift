public import HTTPTypes

/// Client credentials: a header whose value is fetched for each attempt.
///
/// The value never appears in descriptions, errors, events or journals.
public struct Credentials: Sendable, CustomStringConvertible, CustomReflectable {
  /// The header's name.
  public let header: HTTPField.Name
  let value: @Sendable () async throws -> String

  /// Makes credentials.
  ///
  /// - Parameters:
  ///   - header: The name of the header.
  ///   - value: Returns its value. It is called before each attempt, so that it can renew a token.
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
