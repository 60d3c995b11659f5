private import Synchronization

/// Limits the rates of any number of clients in a fixed amount of memory.
///
/// The generic cell rate algorithm (ITU-T I.371): a client's state is the time at which its
/// requests so far would have arrived at the allowed rate. The states are kept in a count-min
/// sketch with conservative update (Estan and Varghese, 2002), which takes 2 MiB. Each client has
/// four cells, and the least of them counts. Clients that share all four cells share a rate. With
/// 10,000 clients that affects one in two thousand, and nobody exceeds the rate.
final class RateLimiter: Sendable {
  /// The decision about a request.
  struct Verdict: Equatable {
    /// Whether it may be served.
    let isAdmitted: Bool
    /// The seconds until another request may be served; 0 if one may be served now.
    let retryAfter: Int
  }

  private static let rows = 4
  private static let columns = 1 << 16

  let limit: RateLimit
  private let interval: UInt64
  /// The time by which a client's requests may run ahead of the rate.
  private let tolerance: UInt64
  // Never moved or freed while the object lives; each cell is atomic.
  nonisolated(unsafe) private let cells: UnsafeMutablePointer<Atomic<UInt64>>
  private let seed: UInt64

  init(_ limit: RateLimit) {
    self.limit = limit
    interval = limit.interval
    tolerance = limit.interval * UInt64(max(1, limit.burst))
    cells = .allocate(capacity: Self.rows * Self.columns)
    for cell in 0..<(Self.rows * Self.columns) { (cells + cell).initialize(to: Atomic(0)) }
    seed = UInt64.random(in: 0...UInt64.max)
  }

  deinit {
    cells.deinitialize(count: Self.rows * Self.columns)
    cells.deallocate()
  }

  /// Decides about a request, and counts it if it is admitted.
  ///
  /// - Parameters:
  ///   - client: the client's key.
  ///   - now: the time in nanoseconds of a monotonic clock.
  /// - Returns: the decision, and what the client may send next.
  /// - Complexity: O(1), without a lock.
  func decide(client: UInt64, now: UInt64) -> Verdict {
    let hash = Self.mix(client ^ seed)
    var arrival = UInt64.max
    for row in 0..<Self.rows {
      arrival = min(arrival, cells[index(hash, row)].load(ordering: .relaxed))
    }
    let next = max(arrival, now) &+ interval
    let latest = now &+ tolerance
    guard next <= latest else {
      return Verdict(isAdmitted: false, retryAfter: Self.seconds(next &- latest))
    }
    for row in 0..<Self.rows { raise(index(hash, row), to: next) }
    return Verdict(isAdmitted: true, retryAfter: 0)
  }

  private func index(_ hash: UInt64, _ row: Int) -> Int {
    row * Self.columns + Int(truncatingIfNeeded: hash >> UInt64(16 * row)) & (Self.columns - 1)
  }

  private func raise(_ cell: Int, to value: UInt64) {
    var current = cells[cell].load(ordering: .relaxed)
    while current < value {
      let (isDone, found) = cells[cell].weakCompareExchange(
        expected: current, desired: value, ordering: .relaxed)
      if isDone { return }
      current = found
    }
  }

  /// Nanoseconds as whole seconds, rounded up.
  private static func seconds(_ nanoseconds: UInt64) -> Int {
    Int((nanoseconds + 999_999_999) / 1_000_000_000)
  }

  /// The finalizer of SplitMix64 (Steele, Lea and Flood, 2014).
  private static func mix(_ value: UInt64) -> UInt64 {
    var hash = value
    hash = (hash ^ hash >> 30) &* 0xbf58_476d_1ce4_e5b9
    hash = (hash ^ hash >> 27) &* 0x94d0_49bb_1331_11eb
    return hash ^ hash >> 31
  }
}
