/// A state of a kept list, without its content.
public struct ListState: Hashable, Sendable {
  /// The version of its content.
  public var version: ListVersion
  /// The place of the change that led to it.
  public var position: ListPosition
  /// The number of operations from the state before it; from the empty list for the first.
  public var changes: Int
  /// The number of items.
  public var itemCount: Int
  /// When it was stored, in milliseconds since 1970.
  public var time: Int

  /// Makes a state.
  public init(
    version: ListVersion, position: ListPosition, changes: Int, itemCount: Int, time: Int
  ) {
    self.version = version
    self.position = position
    self.changes = changes
    self.itemCount = itemCount
    self.time = time
  }
}

/// A state of a kept list with its content.
public struct KeptList: Hashable, Sendable {
  /// The state.
  public var state: ListState
  /// The content, as it was stored.
  public var content: [UInt8]

  /// Makes a kept list.
  public init(state: ListState, content: [UInt8]) {
    self.state = state
    self.content = content
  }
}

/// A list in a page of lists.
public struct ListEntry: Hashable, Sendable {
  /// The id of the list.
  public var id: [UInt8]
  /// Its newest state.
  public var state: ListState

  /// Makes an entry.
  public init(id: [UInt8], state: ListState) {
    self.id = id
    self.state = state
  }
}
