internal import JSONDocuments
internal import ServiceContract

/// The kept form of a list, as a store returns it.
public struct KeptListSource: Sendable {
  private let bytes: [UInt8]
  private let version: String

  /// Makes the source of a list with the version under which it was stored.
  public init(_ bytes: [UInt8], version: String) {
    self.bytes = bytes
    self.version = version
  }

  /// Reads the request for the whole list.
  ///
  /// - Throws: `limit-exceeded` if the limits have become smaller than the list.
  /// - Complexity: O(bytes) on average.
  func request(_ limits: RequestLimits) throws(Problem) -> SnapshotRequest {
    let document = try bytes.span.withUnsafeBytes { (bytes) throws(Problem) in
      try JSONDocument.received(bytes, limits)
    }
    return try PostedSnapshot.read(document.root, in: document, limits)
  }

  /// Builds the list.
  ///
  /// - Throws: `limit-exceeded` if the limits have become smaller than the list; `store-failed` if
  ///   it has another version, because the store was damaged.
  /// - Complexity: O(bytes) on average.
  func list(_ limits: RequestLimits) throws(Problem) -> ListSnapshot {
    let list = try ListSnapshot(try request(limits))
    guard list.version.utf8.elementsEqual(version.utf8) else {
      throw Problem(.storeFailed, "the content of version \(version) has another digest")
    }
    return list
  }
}
