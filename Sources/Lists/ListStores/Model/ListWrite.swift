/// The answer to a request with an idempotency key.
public struct KeptAnswer: Hashable, Sendable {
  /// The digest of the request.
  public var digest: [UInt8]
  /// The state after the request.
  public var state: ListState
  /// The body of the response.
  public var body: [UInt8]

  /// Makes an answer.
  public init(digest: [UInt8], state: ListState, body: [UInt8]) {
    self.digest = digest
    self.state = state
    self.body = body
  }
}

/// A new state for a list.
public struct ListWrite {
  /// The list.
  public var key: ListKey
  /// The number of the newest state, on which this one is based; `nil` if there is no such list.
  public var base: Int?
  /// The version of the content.
  public var version: ListVersion
  /// The content.
  public var content: [UInt8]
  /// The number of items.
  public var itemCount: Int
  /// The number of operations from the base.
  public var changes: Int
  /// The idempotency key with the digest of its request and the body of the response; `nil` for
  /// none.
  public var answer: Answer?

  /// An answer to store together with the state.
  public struct Answer {
    /// The idempotency key.
    public var key: [UInt8]
    /// The digest of the request.
    public var digest: [UInt8]
    /// Makes the body of the response.
    public var body: (ListState) -> [UInt8]

    /// Makes an answer to store.
    public init(key: [UInt8], digest: [UInt8], body: @escaping (ListState) -> [UInt8]) {
      self.key = key
      self.digest = digest
      self.body = body
    }
  }

  /// Makes a write.
  public init(
    key: ListKey, base: Int?, version: ListVersion, content: [UInt8], itemCount: Int, changes: Int,
    answer: Answer? = nil
  ) {
    self.key = key
    self.base = base
    self.version = version
    self.content = content
    self.itemCount = itemCount
    self.changes = changes
    self.answer = answer
  }
}

/// The outcome of a write.
public enum ListWriteOutcome: Hashable, Sendable {
  /// The state is stored.
  case stored(ListState)
  /// The newest state has this content already.
  case unchanged(ListState)
  /// The newest state is not the base. Nothing is stored.
  case conflict
  /// The idempotency key has an answer already. Nothing is stored.
  case answered(KeptAnswer)
}
