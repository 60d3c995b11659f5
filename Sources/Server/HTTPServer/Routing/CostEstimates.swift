import Synchronization

/// A route's classification of a body. Costs are learnt for each kind separately.
public struct BodyKind: Sendable, Equatable {
  /// The number of the kind, from 0 to 3.
  public var number: Int
  /// The bytes of the body as far as they are known, for example after decompression.
  public var bytes: Int

  /// Makes a kind.
  public init(number: Int = 0, bytes: Int) {
    self.number = number
    self.bytes = bytes
  }
}

/// The features that predict a request's cost within its route.
struct CostKey: Equatable, Sendable {
  /// The client's key, as in ``QueueFlow``.
  var client: UInt64
  var kind: BodyKind

  init(client: UInt64, kind: BodyKind) {
    self.client = client
    self.kind = kind
  }

  fileprivate static let sizes = UInt64.bitWidth + 1
  fileprivate static let kinds = 4

  /// The kind and the power of two of the body's bytes.
  fileprivate var group: Int {
    let size = UInt64.bitWidth - UInt64(max(0, kind.bytes)).leadingZeroBitCount
    return (kind.number & (Self.kinds - 1)) * Self.sizes + size
  }
}

/// The expected cost of a route's requests by kind and size of the body, learnt from past requests.
///
/// There is a moving average for each kind and each power of two of the body's size: one per recent
/// client, and one over all clients as the fallback. One client's requests therefore do not make
/// those of another look long. Any thread may read and record; one of two concurrent samples may be
/// lost. Samples are capped at a slice: longer requests are stopped or moved to a long slot, and a
/// single one must not make all others of its kind look long.
final class CostEstimates: Sendable {
  /// Where a request runs. It determines the length of a slice.
  enum Location: Int {
    /// An event loop.
    case loop
    /// The work queue.
    case queue
  }

  private static let cells = 2 * CostKey.kinds * CostKey.sizes

  // Never moved or freed while the object lives; each cell is atomic.
  nonisolated(unsafe) private let cells: UnsafeMutablePointer<Atomic<UInt64>>
  private let clients: ClientCosts
  private let row: Int
  private let loopSlice: UInt64
  private let queueSlice: UInt64

  /// Makes estimates without samples.
  ///
  /// - Parameters:
  ///   - loopSlice: the cap of a sample for event loops, in nanoseconds.
  ///   - queueSlice: the cap of a sample for the work queue, in nanoseconds.
  ///   - clients: the costs of clients, which several routes share.
  ///   - row: the route's row among the counters.
  init(loopSlice: UInt64, queueSlice: UInt64, clients: ClientCosts = ClientCosts(), row: Int = 0) {
    self.loopSlice = loopSlice
    self.queueSlice = queueSlice
    self.clients = clients
    self.row = row
    cells = .allocate(capacity: Self.cells)
    for index in 0..<Self.cells { (cells + index).initialize(to: Atomic(0)) }
  }

  deinit {
    cells.deinitialize(count: Self.cells)
    cells.deallocate()
  }

  /// The average over all clients.
  private func shared(_ key: CostKey, _ location: Location) -> UnsafeMutablePointer<Atomic<UInt64>>
  {
    cells + (2 * key.group + location.rawValue)
  }

  private func tag(_ key: CostKey, _ location: Location) -> UInt64 {
    ClientCosts.tag(
      client: key.client,
      group: UInt64(truncatingIfNeeded: (row * Self.cells + 2 * key.group) + location.rawValue))
  }

  /// The expected cost of a request, in nanoseconds of processor time.
  ///
  /// Without samples it is the cost of parsing. A request that costs more is stopped and restarted,
  /// and the estimate rises.
  ///
  /// - Complexity: O(1).
  func estimate(_ key: CostKey, on location: Location) -> UInt64 {
    if let own = clients.cost(tag(key, location)) { return own }
    let learnt = shared(key, location).pointee.load(ordering: .relaxed)
    return learnt > 0 ? learnt : 50_000 &+ UInt64(max(0, key.kind.bytes)) &* 50
  }

  /// Whether the client's own requests of this kind and size usually use a slice of the work queue.
  func isUsuallyLong(_ key: CostKey) -> Bool {
    clients.cost(tag(key, .queue)).map { $0 > queueSlice / 2 } ?? false
  }

  /// Records the cost of a request, in nanoseconds.
  func record(_ key: CostKey, nanoseconds: UInt64) {
    record(min(nanoseconds, loopSlice), key, .loop)
    record(min(nanoseconds, queueSlice), key, .queue)
  }

  /// Records that a request exceeded a loop's share. The work queue then measures its actual cost.
  func recordUnfinished(_ key: CostKey) {
    record(loopSlice, key, .loop)
  }

  private func record(_ sample: UInt64, _ key: CostKey, _ location: Location) {
    let cell = shared(key, location)
    cell.pointee.store(
      Self.average(cell.pointee.load(ordering: .relaxed), sample), ordering: .relaxed)
    clients.record(tag(key, location)) { Self.average($0, sample) }
  }

  private static func average(_ old: UInt64, _ sample: UInt64) -> UInt64 {
    let sample = max(1, sample)
    if old == 0 { return sample }
    return sample > old ? old &+ max(1, (sample &- old) / 8) : old &- (old &- sample) / 8
  }
}
