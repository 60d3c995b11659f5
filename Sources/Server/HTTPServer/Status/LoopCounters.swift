import HTTPCore
import Synchronization

/// The counters of one event loop since its start.
///
/// Only the loop's thread writes, so that an update is a plain load and store; any thread may read.
final class LoopCounters: Sendable {
  /// The upper bounds of the histogram's buckets in nanoseconds. One more bucket has no bound.
  static let bounds: [UInt64] = [
    25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000,
    25_000_000, 50_000_000, 100_000_000, 250_000_000, 500_000_000, 1_000_000_000, 2_500_000_000,
    5_000_000_000, 10_000_000_000,
  ]

  /// Counters that are not kept per route.
  enum Total: Int, CaseIterable {
    case bytesIn, bytesOut, accepted, turnedAway, timedOut, queueRefusals, memoryRefusals, dropped
    case idleClosed, slowClosed, descriptorShortages, badProxyHeaders
  }

  private static let statuses = 500
  private static let sum = LoopCounters.statuses
  private static let classes = LoopCounters.sum + 1
  private static let row = LoopCounters.classes + LoopCounters.bounds.count + 1

  // Never moved or freed while the object lives; each cell is atomic.
  nonisolated(unsafe) private let cells: UnsafeMutablePointer<Atomic<Int>>
  private let count: Int
  /// The loop's current activity, for the watchdog.
  let activity = LoopActivity()
  /// The time of the last eviction attempt that found no idle connection, in milliseconds. It is
  /// reset to 0 by a success, and by an event that may have made a connection idle.
  let lastFruitlessEviction = Atomic<UInt64>(0)
  /// The `oldestIdle` of the loop's state, published for other loops about once per tick, in
  /// milliseconds; `.max` without connections.
  let oldestIdle = Atomic<UInt64>(.max)
  /// The number of rows: one for requests without a route, then one per route.
  let rows: Int

  init(routes: Int) {
    rows = routes + 1
    count = Total.allCases.count + rows * Self.row
    cells = .allocate(capacity: count)
    for index in 0..<count { (cells + index).initialize(to: Atomic(0)) }
  }

  deinit {
    cells.deinitialize(count: count)
    cells.deallocate()
  }

  @inline(__always)
  private func add(_ amount: Int, at index: Int) {
    let cell = cells + index
    cell.pointee.store(cell.pointee.load(ordering: .relaxed) &+ amount, ordering: .relaxed)
  }

  private func value(at index: Int) -> Int { cells[index].load(ordering: .relaxed) }

  /// Adds to a total.
  @inline(__always)
  func add(_ amount: Int = 1, to total: Total) { add(amount, at: total.rawValue) }

  /// Records responses of one route that have the same status and duration.
  ///
  /// - Parameters:
  ///   - row: the route's row; 0 for requests without a route.
  ///   - status: the status.
  ///   - nanoseconds: the time from the last byte of the request to its complete response.
  ///   - responses: the number of responses.
  func record(row: Int, status: HTTPStatus, nanoseconds: UInt64, responses: Int) {
    let base = Total.allCases.count + row * Self.row
    add(responses, at: base + Int(status.code) - 100)
    add(Int(truncatingIfNeeded: nanoseconds) &* responses, at: base + Self.sum)
    var index = 0
    while index < Self.bounds.count, Self.bounds[index] < nanoseconds { index += 1 }
    add(responses, at: base + Self.classes + index)
  }

  /// The value of a total.
  func total(_ total: Total) -> Int { value(at: total.rawValue) }

  /// The number of a route's responses with a status.
  func responses(row: Int, status: Int) -> Int {
    value(at: Total.allCases.count + row * Self.row + status - 100)
  }

  /// The total duration of a route's responses, in nanoseconds.
  func nanoseconds(row: Int) -> Int { value(at: Total.allCases.count + row * Self.row + Self.sum) }

  /// The number of a route's responses in a bucket of the histogram.
  func responses(row: Int, class index: Int) -> Int {
    value(at: Total.allCases.count + row * Self.row + Self.classes + index)
  }
}
