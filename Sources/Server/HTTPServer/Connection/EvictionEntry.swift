/// The place of a connection in the eviction order of its loop, and whether it counts against the
/// connection limit.
///
/// The order is that of last use, where a use is a complete request. Bytes alone do not count: a
/// client that sends a head byte by byte is as idle as a silent one.
struct EvictionEntry {
  /// The neighbours in the ``ConnectionList``.
  var next: ConnectionHandle?
  var previous: ConnectionHandle?
  /// When the connection was last moved in the order, in milliseconds, and its request count at
  /// that time.
  private(set) var touched: UInt64
  private var touchedRequests = 0
  /// Whether the connection was accepted over the connection limit, so that only essential routes
  /// are served.
  var isOverLimit: Bool
  /// Whether the connection was evicted, and so is no longer counted.
  var isEvicted = false

  init(now: UInt64, isOverLimit: Bool) {
    touched = now
    self.isOverLimit = isOverLimit
  }

  /// The tolerance of the order in milliseconds. A busy connection is moved at most this often,
  /// instead of on each read.
  private static let coarseness: UInt64 = 250

  /// Whether the connection was moved within the tolerance.
  @inline(__always)
  func isRecent(_ now: UInt64) -> Bool { now &- touched <= Self.coarseness }

  /// Whether a request has arrived since the connection was last moved in the order.
  @inline(__always)
  func needsTouch(requests: Int, now: UInt64) -> Bool {
    !isRecent(now) && requests != touchedRequests
  }

  /// Notes that the connection moves to the front of the order.
  mutating func touch(requests: Int, now: UInt64) {
    touched = now
    touchedRequests = requests
  }
}
