internal import JSONDocuments

/// The kept form of a list, as a store returns it.
public struct KeptListSource: Sendable {
  private let bytes: [UInt8]

  /// Makes the source of a list.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

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
  /// - Throws: `limit-exceeded` if the limits have become smaller than the list.
  /// - Complexity: O(bytes) on average.
  func list(_ limits: RequestLimits) throws(Problem) -> ListSnapshot {
    try ListSnapshot(try request(limits))
  }
}
