internal import Synchronization
internal import TextLayout

/// The texts that were shaped last, within a number of bytes.
///
/// Least recently used ones go first. A lock is held for a look-up in a table, never while shaping.
final class ShapingCache: Sendable {
  struct Key: Hashable {
    var font: String
    /// The number of a font whose texts were recorded; nil for one that is at hand.
    var recordedFont: Int?
    var isSystem: Bool
    var variations: [FontDescription.Variation]
    var text: ExactText
    var language: ShapingLanguage?
    var hasLigatures: Bool
  }

  fileprivate struct Entry {
    var key: Key
    var text: ShapedText
    var bytes: Int
    var newer: Int
    var older: Int
  }

  fileprivate struct State {
    var entries: [Entry?] = []
    var free: [Int] = []
    var places: [Key: Int] = [:]
    var newest = -1
    var oldest = -1
    var bytes = 0
  }

  private let limit: Int
  private let state = Mutex(State())

  init(limit: Int) { self.limit = limit }

  /// The bytes that the texts and their keys take.
  var byteCount: Int { state.withLock { $0.bytes } }

  /// The text of a key; nil if it is not there.
  ///
  /// - Complexity: O(key), expected.
  func text(_ key: Key) -> ShapedText? {
    state.withLock { state in
      guard let index = state.places[key], let entry = state.entries[index] else { return nil }
      if state.newest != index {
        state.unlink(index)
        state.link(index)
      }
      return entry.text
    }
  }

  /// Keeps a text, if it has room at all.
  ///
  /// - Complexity: O(key), expected, and the texts that go.
  func insert(_ text: ShapedText, for key: Key) {
    let bytes = text.byteCount + key.text.text.utf8.count + 256
    guard bytes <= limit else { return }
    state.withLock { state in
      guard state.places[key] == nil else { return }
      while state.bytes + bytes > limit, state.oldest >= 0 { state.remove(state.oldest) }
      let entry = Entry(key: key, text: text, bytes: bytes, newer: -1, older: -1)
      let index: Int
      if let free = state.free.popLast() {
        index = free
        state.entries[free] = entry
      } else {
        index = state.entries.count
        state.entries.append(entry)
      }
      state.places[key] = index
      state.bytes += bytes
      state.link(index)
    }
  }
}

extension ShapingCache.State {
  /// Makes an entry that is in no list the newest.
  fileprivate mutating func link(_ index: Int) {
    entries[index]?.older = newest
    entries[index]?.newer = -1
    if newest >= 0 { entries[newest]?.newer = index }
    newest = index
    if oldest < 0 { oldest = index }
  }

  fileprivate mutating func unlink(_ index: Int) {
    guard let entry = entries[index] else { return }
    if entry.newer >= 0 { entries[entry.newer]?.older = entry.older } else { newest = entry.older }
    if entry.older >= 0 { entries[entry.older]?.newer = entry.newer } else { oldest = entry.newer }
  }

  fileprivate mutating func remove(_ index: Int) {
    guard let entry = entries[index] else { return }
    unlink(index)
    entries[index] = nil
    places[entry.key] = nil
    bytes -= entry.bytes
    free.append(index)
  }
}
