import Synchronization

/// What requests of one route are expected to cost, learnt from those that were done, by the size of their bodies.
///
/// There is a moving average for each power of two of the body's bytes. Any thread may ask and tell:
/// what two tell at once may be counted once.
final class CostEstimates: Sendable {
  private static let classes = UInt64.bitWidth + 1

  // Never moved or freed while the object lives; each cell is atomic.
  nonisolated(unsafe) private let cells: UnsafeMutablePointer<Atomic<UInt64>>

  init() {
    cells = .allocate(capacity: Self.classes)
    for index in 0..<Self.classes { (cells + index).initialize(to: Atomic(0)) }
  }

  deinit {
    cells.deinitialize(count: Self.classes)
    cells.deallocate()
  }

  private func cell(_ bytes: Int) -> UnsafeMutablePointer<Atomic<UInt64>> {
    cells + (UInt64.bitWidth - UInt64(max(0, bytes)).leadingZeroBitCount)
  }

  /// The expected cost of a request with such a body, in nanoseconds of processor time.
  ///
  /// Before anything is known, it is that of parsing: a request that turns out to cost more is stopped
  /// and begun anew, and the estimate rises.
  func estimate(bodyBytes: Int) -> UInt64 {
    let learnt = cell(bodyBytes).pointee.load(ordering: .relaxed)
    return learnt > 0 ? learnt : 50_000 &+ UInt64(max(0, bodyBytes)) &* 50
  }

  /// Takes what a request has cost into account.
  ///
  /// What is past a slice counts as a slice: such requests are moved out of the way, and one of them must not
  /// make all others of its size look long.
  func record(bodyBytes: Int, nanoseconds: UInt64, slice: UInt64) {
    let sample = max(1, min(nanoseconds, slice))
    let cell = cell(bodyBytes)
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
