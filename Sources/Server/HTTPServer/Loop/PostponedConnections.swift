/// The connections of one loop that it resumes later, and the rate of refusals above which it
/// postpones them.
struct PostponedConnections {
  var pace = RefusalPace()
  /// Those whose requests are refused faster than the pace allows.
  var refused = PostponedList()
  /// Those whose input is postponed to a later wake-up.
  var late = PostponedList()

  /// Adds a connection to the list of a reason.
  ///
  /// - Returns: its place in the list.
  mutating func append(_ connection: ConnectionHandle, for reason: Postponement.Reason)
    -> Postponement
  {
    switch reason {
    case .refused: refused.append(connection, for: reason)
    case .late: late.append(connection, for: reason)
    }
  }

  /// Unlinks the connection of a postponement that has ended.
  mutating func remove(_ postponement: Postponement) {
    switch postponement.reason {
    case .refused: refused.remove(postponement)
    case .late: late.remove(postponement)
    }
  }
}
