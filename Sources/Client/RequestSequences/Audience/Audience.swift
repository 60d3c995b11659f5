/// A receiver of requests. It determines the headers and credentials that they may carry.
///
/// ```swift
/// extension Audience {
///   static let billing: Audience = "billing"
/// }
/// ```
public struct Audience: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// Its name.
  public let rawValue: String
  /// Makes an audience.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes an audience.
  public init(stringLiteral value: String) { self.init(rawValue: value) }

  /// The application's own service.
  public static let service: Audience = "service"
  /// A third party's file storage.
  public static let storage: Audience = "storage"

  /// Its name.
  public var description: String { rawValue }
}
