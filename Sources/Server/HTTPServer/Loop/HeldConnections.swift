/// The held connections of one loop, and the rate of refusals above which connections are held.
struct HeldConnections {
  var pace = RefusalPace()
  /// Those whose requests are refused faster than the pace allows.
  var refused = HeldList()
  /// Those whose input is postponed to a later wake-up.
  var late = HeldList()

  /// Adds a connection to the list of a reason.
  ///
  /// - Returns: its place in the list.
  mutating func append(_ connection: ConnectionHandle, for reason: Hold.Reason) -> Hold {
    switch reason {
    case .refused: refused.append(connection, for: reason)
    case .late: late.append(connection, for: reason)
    }
  }

  /// Unlinks the connection of a hold that has ended.
  mutating func remove(_ hold: Hold) {
    switch hold.reason {
    case .refused: refused.remove(hold)
    case .late: late.remove(hold)
    }
  }
}
