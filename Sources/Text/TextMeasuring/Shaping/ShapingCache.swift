internal import Synchronization
internal import TextLayout
internal import TextBytes

/// A cache of recently shaped texts, bounded by its size in bytes.
///
/// The least recently used are evicted first. Shaping never holds the lock.
final class ShapingCache: Sendable {
  /// The source of a text's advances.
  enum Source: Hashable {
    /// A face with values for its axes. It lives as long as the library, and hence the cache.
    case face(ObjectIdentifier, values: [Float])
    /// The number of a font with recorded texts.
    case recorded(Int)
  }

  struct Key: Hashable {
    /// The source of the text's advances.
    var source: Source
    var isSystem: Bool
    var text: ExactText
    var language: ShapingLanguage?
    var hasLigatures: Bool
  }

  fileprivate struct Entry {
    var key: Key
    var text: ShapedText
    var bytes: Int
  }

  /// The neighbours of an entry in order of use; -1 for none.
  fileprivate struct Link {
    var newer = -1
    var older = -1
  }

  fileprivate struct State {
    var entries: [Entry?] = []
    var links: [Link] = []
    var free: [Int] = []
    var places: [Key: Int] = [:]
    var newest = -1
    var oldest = -1
    var bytes = 0
  }

  /// The size of an entry besides its text: the entry itself, its links and its place in the table.
  /// These tables may double when they grow.
  static let entryBytes = 512

  private let limit: Int
  private let state = Mutex(State())

  init(limit: Int) { self.limit = limit }

  /// The total size of the texts and their keys, in bytes.
  var byteCount: Int { state.withLock { $0.bytes } }

  /// The text for a key; nil if it is not cached.
  ///
  /// - Complexity: O(key), expected.
  func text(_ key: Key) -> ShapedText? {
    state.withLock { state in
      guard let index = state.places[key] else { return nil }
      if state.newest != index {
        state.unlink(index)
        state.link(index)
      }
      return state.entries[index]?.text
    }
  }

  /// Caches a text if it fits at all.
  ///
  /// - Complexity: O(key), expected, plus the evicted texts.
  func insert(_ text: ShapedText, for key: Key) {
    let bytes = text.byteCount + key.text.byteCount + Self.entryBytes
    guard bytes <= limit else { return }
    state.withLock { state in
      guard state.places[key] == nil else { return }
      while state.bytes + bytes > limit, state.oldest >= 0 { state.remove(state.oldest) }
      let entry = Entry(key: key, text: text, bytes: bytes)
      let index: Int
      if let free = state.free.popLast() {
        index = free
        state.entries[free] = entry
      } else {
        index = state.entries.count
        state.entries.append(entry)
        state.links.append(Link())
      }
      state.places[key] = index
      state.bytes += bytes
      state.link(index)
    }
  }
}

extension ShapingCache.State {
  /// Makes an unlinked entry the newest.
  fileprivate mutating func link(_ index: Int) {
    links[index] = ShapingCache.Link(newer: -1, older: newest)
    if newest >= 0 { links[newest].newer = index }
    newest = index
    if oldest < 0 { oldest = index }
  }

  fileprivate mutating func unlink(_ index: Int) {
    let link = links[index]
    if link.newer >= 0 { links[link.newer].older = link.older } else { newest = link.older }
    if link.older >= 0 { links[link.older].newer = link.newer } else { oldest = link.newer }
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
