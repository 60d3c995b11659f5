import Synchronization

/// What requests of one route are expected to cost, learnt from those that were done, by the size
/// of their bodies.
///
/// There are moving averages for each power of two of the body's bytes. Any thread may ask and
/// tell: what two tell at once may be counted once. What is past a slice counts as a slice: such a
/// request is stopped or moved out of the way, and one of them must not make all others of its size
/// look long.
final class CostEstimates: Sendable {
  /// Where a request is worked on, which says how long a slice is.
  enum Location: Int {
    /// An event loop.
    case loop
    /// The work queue.
    case queue
  }

  private static let classes = UInt64.bitWidth + 1

  // Never moved or freed while the object lives; each cell is atomic.
  nonisolated(unsafe) private let cells: UnsafeMutablePointer<Atomic<UInt64>>
  private let loopSlice: UInt64
  private let queueSlice: UInt64

  /// Makes estimates of which nothing is known yet.
  ///
  /// - Parameters:
  ///   - loopSlice: the nanoseconds as which more counts on a loop.
  ///   - queueSlice: the nanoseconds as which more counts on the work queue.
  init(loopSlice: UInt64, queueSlice: UInt64) {
    self.loopSlice = loopSlice
    self.queueSlice = queueSlice
    cells = .allocate(capacity: 2 * Self.classes)
    for index in 0..<2 * Self.classes { (cells + index).initialize(to: Atomic(0)) }
  }

  deinit {
    cells.deinitialize(count: 2 * Self.classes)
    cells.deallocate()
  }

  private func cell(_ bytes: Int, _ location: Location) -> UnsafeMutablePointer<Atomic<UInt64>> {
    let size = UInt64.bitWidth - UInt64(max(0, bytes)).leadingZeroBitCount
    return cells + (2 * size + location.rawValue)
  }

  /// The expected cost of a request with such a body, in nanoseconds of processor time.
  ///
  /// Before anything is known, it is that of parsing: a request that turns out to cost more is
  /// stopped and begun anew, and the estimate rises.
  func estimate(bodyBytes: Int, on location: Location) -> UInt64 {
    let learnt = cell(bodyBytes, location).pointee.load(ordering: .relaxed)
    return learnt > 0 ? learnt : 50_000 &+ UInt64(max(0, bodyBytes)) &* 50
  }

  /// Takes what a request has cost into account.
  func record(bodyBytes: Int, nanoseconds: UInt64) {
    record(min(nanoseconds, loopSlice), in: cell(bodyBytes, .loop))
    record(min(nanoseconds, queueSlice), in: cell(bodyBytes, .queue))
  }

  /// Takes into account that a request was too much for a loop. What it does cost is learnt on the
  /// work queue.
  func recordUnfinished(bodyBytes: Int) {
    record(loopSlice, in: cell(bodyBytes, .loop))
  }

  private func record(_ sample: UInt64, in cell: UnsafeMutablePointer<Atomic<UInt64>>) {
    let sample = max(1, sample)
    let old = cell.pointee.load(ordering: .relaxed)
    let new =
      if old == 0 { sample } else if sample > old {
        old &+ max(1, (sample &- old) / 8)
      } else {
        old &- (old &- sample) / 8
      }
    cell.pointee.store(new, ordering: .relaxed)
  }
}
