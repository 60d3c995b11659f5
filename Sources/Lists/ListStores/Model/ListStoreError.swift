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
  /// The database cannot be reached at present, or does not answer in time.
  case unavailable(String)
  /// The database was lost while it stored a change, so it is not known whether it did.
  case uncertain(String)
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
    case .unavailable(let reason): "the database of the store is unavailable: \(reason)"
    case .uncertain(let reason): "it is not known whether the change is stored: \(reason)"
    case .failed(let reason): "the store failed: \(reason)"
    }
  }
}
