/// The name of a kept list: its owner and its id. Each owner has ids of its own.
///
/// Both are compared by their bytes.
public struct ListKey: Hashable, Sendable {
  /// The name of the owner; empty if the service has no tokens.
  public var owner: [UInt8]
  /// The id that clients use.
  public var id: [UInt8]

  /// Makes a key from bytes.
  public init(owner: [UInt8], id: [UInt8]) {
    self.owner = owner
    self.id = id
  }

  /// Makes a key from texts.
  public init(owner: String = "", id: String) {
    self.init(owner: Array(owner.utf8), id: Array(id.utf8))
  }
}
