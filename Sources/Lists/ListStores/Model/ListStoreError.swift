/// An error of a store.
public enum ListStoreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The newest states and the answers leave no room; the most bytes of the store.
  case full(limit: Int)
  /// The disk is full.
  case diskFull
  /// The stored data contradicts itself.
  case damaged(String)
  /// Another process uses the folder.
  case inUse(folder: String)
  /// The folder or the file cannot be used.
  case unusable(String)
  /// An operation of the database failed.
  case failed(String)

  /// The error as a sentence without a final period.
  public var description: String {
    switch self {
    case .full(let limit): "the store has reached its limit of \(limit) bytes"
    case .diskFull: "the disk of the store is full"
    case .damaged(let reason): "the store is damaged: \(reason)"
    case .inUse(let folder): "another process uses the store in \(folder)"
    case .unusable(let reason): reason
    case .failed(let reason): "the store failed: \(reason)"
    }
  }
}
