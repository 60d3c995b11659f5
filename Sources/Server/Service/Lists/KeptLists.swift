public import ListStores

/// The lists that the service keeps.
public struct KeptLists: Sendable {
  /// The limits of requests on kept lists.
  public struct Limits: Hashable, Sendable {
    /// The most bytes of the id of a list.
    public var idBytes = 128
    /// The most bytes of an idempotency key.
    public var idempotencyKeyBytes = 255
    /// The most lists of a page.
    public var pageLists = 1000

    /// Makes the defaults.
    public init() {}
  }

  /// The store; `nil` if the service keeps no lists.
  public var store: (any ListStore)?
  /// The limits of requests.
  public var limits = Limits()
  /// What the store keeps.
  public var retention = ListRetention()

  /// Makes the configuration of a service that keeps no lists.
  public init() {}
}
