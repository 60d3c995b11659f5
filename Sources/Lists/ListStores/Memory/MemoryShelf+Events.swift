/// The reads of those who follow changes.
extension MemoryShelf {
  /// The place of the last change.
  var position: ListPosition { ListPosition(epoch: epoch, number: number) }

  /// A list compared with the state that a client has; the whole list without a mark.
  func part(of key: ListKey, since mark: ListMark?) -> ListMoment.Part {
    guard let newest = lists[key]?.last else { return .noList }
    guard let mark else { return .whole(nil, list(newest)) }
    return switch span(of: key, since: mark) {
    case .noList: .noList
    case .current(let state):
      mark.isBefore(state) ? .between(list(newest), list(newest)) : .current(state)
    case .between(let old, let new): .between(old, new)
    case .reset(let reset, _): .whole(reset, list(newest))
    }
  }

  /// States after a number, of one list or of all, in the order of their numbers.
  func changes(of key: ListKey?, after number: Int, limit: Int) -> [ListChange] {
    let all = lists.filter { key == nil || $0.key == key }.flatMap { key, states in
      states.map { ListChange(key: key, state: $0.state) }
    }
    let later = all.filter { $0.state.position.number > number }
    return Array(
      later.sorted { $0.state.position.number < $1.state.position.number }.prefix(limit))
  }

  /// A state of a list and the one before it; `nil` if it is no longer stored.
  func step(of key: ListKey, to number: Int) -> ListStep? {
    guard let states = lists[key],
      let index = states.firstIndex(where: { $0.state.position.number == number })
    else { return nil }
    return ListStep(
      old: index > 0 ? list(states[index - 1]) : nil, new: list(states[index]))
  }
}
