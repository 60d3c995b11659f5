/// How a store uses its database.
public struct PostgresOptions: Hashable, Sendable {
  /// The most connections of the process that read and write. One more is notified of changes.
  public var connections = 8
  /// How long a statement may take, and how long one waits for a connection, in milliseconds.
  public var statementTime = 4_000
  /// How long one waits for a server to connect, in milliseconds; whole seconds, at least 2.
  public var connectTime = 3_000
  /// How often the store looks for changes of other processes without being notified, in
  /// milliseconds.
  public var pollTime = 1_000

  /// Makes the defaults.
  public init() {}
}
