/// The state that a client has seen.
public enum ListMark: Hashable, Sendable {
  /// The content of the state.
  case version(ListVersion)
  /// The place of the state, or of any later change of another list.
  case position(ListPosition)
}

/// Why a client must read a list anew.
public enum ListReset: String, Hashable, Sendable, CaseIterable {
  /// The position is of another lifetime of the store, such as before it was restored.
  case otherEpoch = "other-epoch"
  /// The store has not reached the position.
  case future
  /// The list had no such version, or no longer has it.
  case notStored = "not-stored"
}

/// What separates a client's state from the newest one.
public enum ListSpan: Hashable, Sendable {
  /// There is no such list.
  case noList
  /// The client has the newest state.
  case current(ListState)
  /// The state of the client, and the newest one.
  case between(KeptList, KeptList)
  /// The client's state is unknown; the newest one.
  case reset(ListReset, ListState)
}
