import Synchronization

/// The expected cost of a route's requests by body size, learnt from past requests.
///
/// There is a moving average for each power of two of the body's bytes. Any thread may read and
/// record; of two concurrent samples one may be lost. A sample is capped at a slice: longer
/// requests are stopped or moved to a long slot, and one of them must not make all others of its
/// size look long.
final class CostEstimates: Sendable {
  /// Where a request runs, which determines the length of a slice.
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

  /// Makes estimates without samples.
  ///
  /// - Parameters:
  ///   - loopSlice: the cap of a sample for event loops, in nanoseconds.
  ///   - queueSlice: the cap of a sample for the work queue, in nanoseconds.
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

  /// The expected cost of a request with a body of this size, in nanoseconds of processor time.
  ///
  /// Without samples it is that of parsing: a request that costs more is stopped and restarted, and
  /// the estimate rises.
  func estimate(bodyBytes: Int, on location: Location) -> UInt64 {
    let learnt = cell(bodyBytes, location).pointee.load(ordering: .relaxed)
    return learnt > 0 ? learnt : 50_000 &+ UInt64(max(0, bodyBytes)) &* 50
  }

  /// Records the cost of a request, in nanoseconds.
  func record(bodyBytes: Int, nanoseconds: UInt64) {
    record(min(nanoseconds, loopSlice), in: cell(bodyBytes, .loop))
    record(min(nanoseconds, queueSlice), in: cell(bodyBytes, .queue))
  }

  /// Records that a request exceeded a loop's share. Its actual cost is learnt on the work queue.
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
