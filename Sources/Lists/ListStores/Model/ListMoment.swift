/// Lists at one moment of their store.
public struct ListMoment: Hashable, Sendable {
  /// A list at the moment, compared with the state that a client has.
  public enum Part: Hashable, Sendable {
    /// There is no such list.
    case noList
    /// The client has the newest state.
    case current(ListState)
    /// The state of the client, and the newest one. Both have the same content if the list has
    /// returned to it.
    case between(KeptList, KeptList)
    /// The newest state, with the reason if the client's state is unknown.
    case whole(ListReset?, KeptList)

    /// The newest state; `nil` if there is no such list.
    public var newest: ListState? {
      switch self {
      case .noList: nil
      case .current(let state): state
      case .between(_, let list), .whole(_, let list): list.state
      }
    }
  }

  /// The place of the moment: that of the last change of any list before it.
  public var position: ListPosition
  /// The lists, in the order in which they were asked for.
  public var parts: [Part]

  /// Makes a moment.
  public init(position: ListPosition, parts: [Part]) {
    self.position = position
    self.parts = parts
  }
}

extension ListMark {
  /// Whether it is a position before that of a state.
  func isBefore(_ state: ListState) -> Bool {
    if case .position(let position) = self {
      position.number < state.position.number
    } else {
      false
    }
  }
}

/// A stored state of a list.
public struct ListChange: Hashable, Sendable {
  /// The list.
  public var key: ListKey
  /// The state.
  public var state: ListState

  /// Makes a change.
  public init(key: ListKey, state: ListState) {
    self.key = key
    self.state = state
  }
}

/// A state of a list and the state that it replaced.
public struct ListStep: Hashable, Sendable {
  /// The state before; `nil` if the list began with this one, or if it is no longer stored.
  public var old: KeptList?
  /// The state.
  public var new: KeptList

  /// Makes a step.
  public init(old: KeptList?, new: KeptList) {
    self.old = old
    self.new = new
  }
}
