internal import JSONDocuments
internal import ServiceContract

/// The kept form of a list, as a store returns it.
public struct KeptListSource: Sendable {
  private let bytes: [UInt8]
  /// The version under which the list was stored.
  let version: String
  private let cache: KeptListCache?

  /// Makes the source of a list with the version under which it was stored.
  ///
  /// - Parameters:
  ///   - bytes: The kept form.
  ///   - version: The version.
  ///   - cache: Lists that were read before; all their readers have the same limits.
  public init(_ bytes: [UInt8], version: String, cache: KeptListCache? = nil) {
    self.bytes = bytes
    self.version = version
    self.cache = cache
  }

  /// Builds the list, or finds it in the cache.
  ///
  /// - Throws: `limit-exceeded` if the limits have become smaller than the list; `store-failed` if
  ///   it has another version, because the store was damaged.
  /// - Complexity: O(bytes) on average.
  func list(_ limits: RequestLimits) throws(Problem) -> ListSnapshot {
    if let list = cache?.list(version) { return list }
    let document = try bytes.span.withUnsafeBytes { (bytes) throws(Problem) in
      try JSONDocument.received(bytes, limits)
    }
    let list = try ListSnapshot(try PostedSnapshot.read(document.root, in: document, limits))
    guard list.version.utf8.elementsEqual(version.utf8) else {
      throw Problem(.storeFailed, "the content of version \(version) has another digest")
    }
    cache?.insert(list, for: version)
    return list
  }
}
