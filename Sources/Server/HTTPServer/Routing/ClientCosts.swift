import Synchronization

/// A fixed-size table of the costs of recent clients.
///
/// Each place holds one entry, and a new entry with the same hash replaces the old one. The client
/// of the old entry uses the estimate of all clients until its next request.
final class ClientCosts: Sendable {
  private struct Entry: ~Copyable {
    let tag = Atomic<UInt64>(0)
    let cost = Atomic<UInt64>(0)
  }

  /// The number of places, 256 KiB.
  static let places = 1 << 14

  // Never moved or freed while the object lives; each cell is atomic.
  nonisolated(unsafe) private let entries: UnsafeMutablePointer<Entry>

  init() {
    entries = .allocate(capacity: Self.places)
    for index in 0..<Self.places { (entries + index).initialize(to: Entry()) }
  }

  deinit {
    entries.deinitialize(count: Self.places)
    entries.deallocate()
  }

  /// The tag of an entry, never 0. Client keys are seeded per process, so nobody can choose clients
  /// that share a place.
  static func tag(client: UInt64, group: UInt64) -> UInt64 {
    var mixed = (client ^ (group &* 0x9E37_79B9_7F4A_7C15)) &* 0xFF51_AFD7_ED55_8CCD
    mixed ^= mixed >> 33
    return max(1, mixed &* 0xC4CE_B9FE_1A85_EC53)
  }

  private func entry(_ tag: UInt64) -> UnsafeMutablePointer<Entry> {
    entries + Int(truncatingIfNeeded: tag >> 50)
  }

  /// The cost stored for a tag; nil if there is none.
  ///
  /// - Complexity: O(1).
  func cost(_ tag: UInt64) -> UInt64? {
    let entry = entry(tag)
    guard entry.pointee.tag.load(ordering: .relaxed) == tag else { return nil }
    let cost = entry.pointee.cost.load(ordering: .relaxed)
    return cost > 0 ? cost : nil
  }

  /// Updates the cost stored for a tag; the old cost is 0 without an entry.
  ///
  /// - Complexity: O(1).
  func record(_ tag: UInt64, _ change: (UInt64) -> UInt64) {
    let cost = change(cost(tag) ?? 0)
    let entry = entry(tag)
    entry.pointee.cost.store(cost, ordering: .relaxed)
    entry.pointee.tag.store(tag, ordering: .relaxed)
  }
}
