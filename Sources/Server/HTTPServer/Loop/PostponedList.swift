import EventLoop

/// Postponed connections of one loop as an intrusive doubly linked list, oldest first, with the
/// timer that resumes them.
///
/// A connection that joins or leaves is already being modified by the caller, so only its
/// neighbours are changed here.
struct PostponedList {
  private(set) var first: ConnectionHandle?
  private var last: ConnectionHandle?
  /// Runs while connections are postponed.
  var timer: RepeatingTimer?

  /// Appends a connection.
  ///
  /// - Returns: its place in the list.
  mutating func append(_ connection: ConnectionHandle, for reason: Postponement.Reason)
    -> Postponement
  {
    let postponement = Postponement(reason: reason, previous: last)
    if let last {
      last.connection.input.postponement?.next = connection
    } else {
      first = connection
    }
    last = connection
    return postponement
  }

  /// Unlinks the connection of a postponement that has ended, by joining its neighbours.
  mutating func remove(_ postponement: Postponement) {
    if let next = postponement.next {
      next.connection.input.postponement?.previous = postponement.previous
    } else {
      last = postponement.previous
    }
    if let previous = postponement.previous {
      previous.connection.input.postponement?.next = postponement.next
    } else {
      first = postponement.next
    }
  }

  /// Stops the timer, since no connection is postponed.
  mutating func stopTimer() {
    timer?.close()
    timer = nil
  }
}
