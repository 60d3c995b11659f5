/// The reads of a database, in one transaction, from which others are made.
protocol ListQueries {
  /// A stored state with its place in the database.
  associatedtype Row

  /// The newest state of a list; `nil` if there is no such list.
  func newest(of key: ListKey) throws(ListStoreError) -> Row?
  /// A state with its content.
  func list(_ row: Row) throws(ListStoreError) -> KeptList
  /// The state that a client has seen, and the newest one.
  func span(of key: ListKey, since mark: ListMark) throws(ListStoreError) -> ListSpan
}

extension ListQueries {
  /// A list compared with the state that a client has; the whole list without a mark.
  func part(of key: ListKey, since mark: ListMark?) throws(ListStoreError) -> ListMoment.Part {
    var reason: ListReset?
    if let mark {
      switch try span(of: key, since: mark) {
      case .noList: return .noList
      case .current(let state):
        guard mark.isBefore(state), let row = try newest(of: key) else { return .current(state) }
        let kept = try list(row)
        return .between(kept, kept)
      case .between(let old, let new): return .between(old, new)
      case .reset(let reset, _): reason = reset
      }
    }
    guard let newest = try newest(of: key) else { return .noList }
    return .whole(reason, try list(newest))
  }
}
