/// What proves to an audience who asks: a header whose value is fetched for each attempt.
///
/// The value stands in no description, error, event or journal.
public struct Credentials: Sendable, CustomStringConvertible, CustomReflectable {
  /// The header's name.
  public let header: String
  let value: @Sendable () async throws -> String

  /// Makes credentials.
  ///
  /// - Parameters:
  ///   - header: The name of the header.
  ///   - value: Its value, asked for before each attempt, so that a token may be renewed.
  public init(
    header: String = "Authorization", value: @escaping @Sendable () async throws -> String
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
  /// Nothing, so that a dump shows no value.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
