/// Keeps lists with their histories.
///
/// The operations on one list are linearizable: each takes effect at one moment between its call
/// and its return, and each read sees every write that returned before it was called. A write is
/// durable when it returns, as far as the store is. Nothing orders operations on different lists
/// except their positions.
///
/// Operations block, so they belong on a thread that may wait.
public protocol ListStore: Sendable {
  /// The newest state of a list; `nil` if there is no such list.
  func newestState(of key: ListKey) throws(ListStoreError) -> ListState?

  /// The newest state of a list with its content; `nil` if there is no such list.
  func newest(of key: ListKey) throws(ListStoreError) -> KeptList?

  /// The state that a client has seen, and the newest one.
  func span(of key: ListKey, since mark: ListMark) throws(ListStoreError) -> ListSpan

  /// Lists at one moment, each from the state that a client has seen, or whole without a mark.
  ///
  /// - Returns: a part for each key, in the same order.
  func moment(
    of keys: [ListKey], since mark: ListMark?
  ) throws(ListStoreError) -> ListMoment

  /// The place of the store's last change; the number is 0 without one.
  ///
  /// Numbers become visible in their order: whoever sees a number sees all smaller ones.
  func lastPosition() throws(ListStoreError) -> ListPosition

  /// The stored states of a list, or of all lists, after a number, in the order of their numbers.
  ///
  /// - Returns: at most `limit` of them.
  func changes(
    of key: ListKey?, after number: Int, limit: Int
  ) throws(ListStoreError) -> [ListChange]

  /// The state of a list with a number and the state before it; `nil` if it is no longer stored.
  func step(of key: ListKey, to number: Int) throws(ListStoreError) -> ListStep?

  /// The answer to an idempotency key; `nil` if there is none, or if it has expired by `now`, in
  /// milliseconds since 1970.
  func answer(
    of key: ListKey, to idempotencyKey: [UInt8], now: Int
  ) throws(ListStoreError) -> KeptAnswer?

  /// Stores a state if its base is the newest one, together with its answer.
  ///
  /// A write also removes outdated states, those of other lists included. The time `now`, in
  /// milliseconds since 1970, decides only what is outdated. A write without room throws
  /// ``ListStoreError/full(limit:)``, and stores nothing.
  func write(_ write: ListWrite, now: Int) throws(ListStoreError) -> ListWriteOutcome

  /// Deletes a list with its history if its newest state has the number `base`; returns whether it
  /// did.
  func delete(_ key: ListKey, base: Int) throws(ListStoreError) -> Bool

  /// Lists of an owner in the order of their ids' bytes, after an id.
  func page(
    owner: [UInt8], after id: [UInt8], limit: Int
  ) throws(ListStoreError) -> [ListEntry]

  /// Releases what the store holds. No operation follows.
  func close()

  /// Whether other processes use the store, too. Then the epoch can change while it is open.
  var isShared: Bool { get }

  /// The deletions of lists after a number, in the order of their numbers, at least those of the
  /// last hour. A store that is not shared need not remember any.
  ///
  /// - Returns: at most `limit` of them.
  func deletions(after number: Int, limit: Int) throws(ListStoreError) -> [ListDeletion]

  /// Calls `onChange` on a thread of the store when another process may have changed lists. A call
  /// may come without a change. It replaces the function of an earlier call.
  func watch(_ onChange: @escaping @Sendable () -> Void)

  /// Why the store cannot be used at present; `nil` if nothing is known. It does not block.
  var fault: ListStoreError? { get }
}

/// The deletion of a list.
public struct ListDeletion: Hashable, Sendable {
  /// The list.
  public var key: ListKey
  /// The number of the change.
  public var number: Int

  /// Makes a deletion.
  public init(key: ListKey, number: Int) {
    self.key = key
    self.number = number
  }
}

/// A store of one process.
extension ListStore {
  /// Whether other processes use the store, too.
  public var isShared: Bool { false }

  /// The deletions of lists after a number.
  public func deletions(after number: Int, limit: Int) throws(ListStoreError) -> [ListDeletion] {
    []
  }

  /// Does nothing, since no other process changes lists.
  public func watch(_ onChange: @escaping @Sendable () -> Void) {}

  /// Why the store cannot be used at present.
  public var fault: ListStoreError? { nil }
}
