internal import Synchronization

/// A store in memory, for tests. It loses everything with the process.
public final class MemoryListStore: ListStore {
  private let shelf: Mutex<MemoryShelf>

  /// Makes an empty store with a new epoch.
  public init(_ retention: ListRetention = ListRetention()) {
    shelf = Mutex(MemoryShelf(retention))
  }

  /// The bytes that count against the limit.
  package var usedBytes: Int { shelf.withLock { $0.bytes } }

  /// The newest state of a list.
  public func newestState(of key: ListKey) -> ListState? {
    shelf.withLock { shelf in shelf.lists[key]?.last?.state }
  }

  /// The newest state of a list with its content.
  public func newest(of key: ListKey) -> KeptList? {
    shelf.withLock { shelf in (shelf.lists[key]?.last).map { shelf.list($0) } }
  }

  /// The state that a client has seen, and the newest one.
  public func span(of key: ListKey, since mark: ListMark) -> ListSpan {
    shelf.withLock { $0.span(of: key, since: mark) }
  }

  /// Lists at one moment.
  public func moment(of keys: [ListKey], since mark: ListMark?) -> ListMoment {
    shelf.withLock { shelf in
      ListMoment(
        position: shelf.position, parts: keys.map { shelf.part(of: $0, since: mark) })
    }
  }

  /// The place of the last change.
  public func lastPosition() -> ListPosition { shelf.withLock { $0.position } }

  /// States after a number.
  public func changes(of key: ListKey?, after number: Int, limit: Int) -> [ListChange] {
    shelf.withLock { $0.changes(of: key, after: number, limit: limit) }
  }

  /// A state and the one before it.
  public func step(of key: ListKey, to number: Int) -> ListStep? {
    shelf.withLock { $0.step(of: key, to: number) }
  }

  /// The unexpired answer to an idempotency key.
  public func answer(of key: ListKey, to idempotencyKey: [UInt8], now: Int) -> KeptAnswer? {
    shelf.withLock { $0.answer(of: key, to: idempotencyKey, now: now) }
  }

  /// Stores a state if its base is the newest one.
  public func write(_ write: ListWrite, now: Int) throws(ListStoreError) -> ListWriteOutcome {
    let outcome: Result<ListWriteOutcome, ListStoreError> = shelf.withLock { shelf in
      // A failed write leaves the shelf as it was.
      var changed = shelf
      do throws(ListStoreError) {
        let outcome = try changed.write(write, now: now)
        shelf = changed
        return .success(outcome)
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  /// Deletes a list if its newest state has the number `base`.
  public func delete(_ key: ListKey, base: Int) -> Bool {
    shelf.withLock { $0.delete(key, base: base) }
  }

  /// Lists of an owner after an id.
  public func page(owner: [UInt8], after id: [UInt8], limit: Int) -> [ListEntry] {
    shelf.withLock { $0.page(owner: owner, after: id, limit: limit) }
  }

  /// Releases what the store holds.
  public func close() {}
}
