internal import MemoryMetering
internal import Synchronization
internal import TextBytes

/// Recently read kept lists by version, bounded by their bytes.
///
/// A version names a content, so an entry is never out of date. Whoever reads a long list again, by
/// pages, changes or events, does not parse it again.
public final class KeptListCache: Sendable {
  /// A list that several threads read.
  // Unchecked: neither the list nor its document changes.
  private struct Entry: @unchecked Sendable {
    var list: ListSnapshot
    var bytes: Int
  }

  /// The entries in two generations. Those that were used since the last change of generations are
  /// in the new one. When that is full, it becomes the old one, and what was there is dropped.
  private struct State {
    var new: TextDictionary<Entry> = [:]
    var old: TextDictionary<Entry> = [:]
    var bytes = 0

    mutating func insert(_ entry: Entry, for version: String, limit: Int) {
      guard new[version] == nil else { return }
      if bytes + entry.bytes > limit {
        old = new
        new = [:]
        bytes = 0
      }
      old[version] = nil
      new[version] = entry
      bytes += entry.bytes
    }
  }

  /// The most bytes of a generation.
  private let limit: Int
  private let state = Mutex(State())
  private let pressure = Mutex<MemoryPressure?>(nil)
  /// The part of the process's memory that the cache may have.
  private static let share = 8

  /// The bytes of an entry besides its list.
  static let bytesOfEntry = 512

  /// Makes an empty cache.
  ///
  /// - Parameter limit: The most bytes of all lists, as far as they are at most an eighth of the
  ///   process's; one list may have half of them.
  public init(limit: Int) {
    self.limit = limit / 2
    pressure.withLock { $0 = MemoryPressure { [weak self] in self?.removeAll() } }
  }

  /// Forgets all lists.
  func removeAll() {
    let dropped = state.withLock { state in
      defer { state = State() }
      return state
    }
    withExtendedLifetime(dropped) {}
  }

  /// The list of a version; `nil` if it is not there.
  ///
  /// - Complexity: O(1) on average.
  func list(_ version: String) -> ListSnapshot? {
    state.withLock { state in
      if let entry = state.new[version] { return entry.list }
      guard let entry = state.old[version] else { return nil }
      state.insert(entry, for: version, limit: limit)
      return entry.list
    }
  }

  /// Keeps the list of a version, if it is short enough.
  ///
  /// - Complexity: O(1) on average, plus what is dropped.
  func insert(_ list: ListSnapshot, for version: String) {
    let bytes = list.byteCount + Self.bytesOfEntry
    let limit = min(limit, MemoryMeter.processLimit / Self.share / 2)
    guard bytes <= limit, MemoryMeter.hasRoom else { return }
    state.withLock { $0.insert(Entry(list: list, bytes: bytes), for: version, limit: limit) }
  }
}
