internal import Synchronization

/// A cache of variable font instances at recently used axis values, bounded per font.
///
/// The least recently used are evicted first. The lock is held while a font's instances are
/// searched, never while one is made.
final class VariedInstances: Sendable {
  private let limit: Int
  /// The instances of each font by its index in the library, most recently used last.
  private let state = Mutex<[Int: [FontInstance]]>([:])

  /// Makes an empty cache.
  ///
  /// - Parameter limit: The maximum number of instances per font.
  init(limit: Int) { self.limit = limit }

  /// The number of cached instances of a font.
  func count(of font: Int) -> Int { state.withLock { $0[font]?.count ?? 0 } }

  /// The instance of a font at values on its axes.
  ///
  /// - Parameters:
  ///   - font: The index of the font in its library.
  ///   - values: The value on each axis.
  ///   - make: Makes the instance if it is not cached.
  /// - Returns: The instance; nil if it cannot be made.
  /// - Complexity: O(limit · axes), plus the cost of making it.
  func instance(
    of font: Int, at values: [Float], _ make: () -> FontInstance?
  ) -> FontInstance? {
    if let known = state.withLock({ Self.use(values, in: &$0[font, default: []]) }) { return known }
    guard let made = make() else { return nil }
    guard limit > 0 else { return made }
    return state.withLock { state in
      // Another thread may have made it meanwhile.
      if let known = Self.use(values, in: &state[font, default: []]) { return known }
      var instances = state.removeValue(forKey: font) ?? []
      if instances.count >= limit { instances.removeFirst(instances.count - limit + 1) }
      instances.append(made)
      state[font] = instances
      return made
    }
  }

  private static func use(_ values: [Float], in instances: inout [FontInstance]) -> FontInstance? {
    guard let index = instances.lastIndex(where: { $0.values == values }) else { return nil }
    guard index + 1 < instances.count else { return instances[index] }
    let found = instances.remove(at: index)
    instances.append(found)
    return found
  }
}
