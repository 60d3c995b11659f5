import HTTPCore
import Synchronization

/// The counters of one event loop since its start.
///
/// The loop alone writes, so that counting is a load and a store without a lock; any thread may
/// read.
final class LoopCounters: Sendable {
  /// The upper bounds of the classes of durations, in nanoseconds; a last class has the rest.
  static let bounds: [UInt64] = [
    25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000,
    25_000_000, 50_000_000, 100_000_000, 250_000_000, 500_000_000, 1_000_000_000, 2_500_000_000,
    5_000_000_000, 10_000_000_000,
  ]

  /// What is counted once for the whole loop.
  enum Total: Int, CaseIterable {
    case bytesIn, bytesOut, accepted, turnedAway, timedOut, queueRefusals, memoryRefusals, dropped
    case idleClosed, slowClosed, descriptorShortages
  }

  private static let statuses = 500
  private static let sum = LoopCounters.statuses
  private static let classes = LoopCounters.sum + 1
  private static let row = LoopCounters.classes + LoopCounters.bounds.count + 1

  // Never moved or freed while the object lives; each cell is atomic.
  nonisolated(unsafe) private let cells: UnsafeMutablePointer<Atomic<Int>>
  private let count: Int
  /// When the loop last looked for an idle connection and found none, in milliseconds; 0 once it
  /// finds one, or has something to do after which one may be.
  let noneIdle = Atomic<UInt64>(0)
  /// The time from which the connection that may be idle for longest has its position in the order,
  /// in milliseconds, as of about the loop's last tick; `.max` without connections.
  let oldestIdle = Atomic<UInt64>(.max)
  /// The rows: first the requests without a route, then the routes.
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

  /// Counts something up.
  @inline(__always)
  func add(_ amount: Int = 1, to total: Total) { add(amount, at: total.rawValue) }

  /// Counts responses of one route that had the same status and took the same time.
  ///
  /// - Parameters:
  ///   - row: the route's number, or 0 for none.
  ///   - status: the responses' status.
  ///   - nanoseconds: from when the last byte of the request was read to when its response was
  ///     ready.
  ///   - responses: how many.
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

  /// The responses of a route with a status.
  func responses(row: Int, status: Int) -> Int {
    value(at: Total.allCases.count + row * Self.row + status - 100)
  }

  /// The nanoseconds of a route's responses, in sum.
  func nanoseconds(row: Int) -> Int { value(at: Total.allCases.count + row * Self.row + Self.sum) }

  /// The responses of a route whose time is in a class.
  func responses(row: Int, class index: Int) -> Int {
    value(at: Total.allCases.count + row * Self.row + Self.classes + index)
  }
}
