public import ListStores

/// The lists that the service keeps.
public struct KeptLists: Sendable {
  /// The limits of requests on kept lists.
  public struct Limits: Hashable, Sendable {
    /// The most bytes of the id of a list.
    public var idBytes = 128
    /// The most bytes of an idempotency key.
    public var idempotencyKeyBytes = 255
    /// The most bytes of lists in memory that were read before, and may be read again.
    public var cacheBytes = 64 << 20
    /// The most lists of a page.
    public var pageLists = 1000
    /// The most clients that wait for events.
    public var eventClients = 10_000
    /// The most of them that have one token, or one address without tokens.
    public var eventClientsPerClient = 1000
    /// The most lists of one stream of events.
    public var eventLists = 100
    /// The most bytes of events that wait for a client to read, besides what it gets first.
    public var eventBufferBytes = 1 << 20
    /// The processor time for the changes of one event to waiting clients, in milliseconds.
    public var eventDeltaTime = 250
    /// The time without an event after which a stream gets a heartbeat, in milliseconds.
    public var eventHeartbeat = 15_000
    /// How long a poll waits for a change, in milliseconds.
    public var longPollTime = 20_000
    /// How long a stream with `live=sse` lasts, in milliseconds.
    public var liveSSETime = 60_000
    /// The time over which a server that ends closes its streams, in milliseconds.
    public var eventDrainTime = 1000

    /// Makes the defaults.
    public init() {}
  }

  /// The store; `nil` if the service keeps no lists.
  public var store: (any ListStore)?
  /// The limits of requests.
  public var limits = Limits()
  /// What the store keeps.
  public var retention = ListRetention()
  /// How a store in a database uses it.
  public var database = PostgresOptions()

  /// Makes the configuration of a service that keeps no lists.
  public init() {}
}
