import EventLoop

/// Held connections of one loop as an intrusive doubly linked list, oldest first, with the timer
/// that resumes them.
///
/// A connection that joins or leaves is already being modified by the caller, so only its
/// neighbours are changed here.
struct HeldList {
  private(set) var first: ConnectionHandle?
  private var last: ConnectionHandle?
  /// Runs while connections are held.
  var timer: RepeatingTimer?

  /// Appends a connection.
  ///
  /// - Returns: its place in the list.
  mutating func append(_ connection: ConnectionHandle, for reason: Hold.Reason) -> Hold {
    let hold = Hold(reason: reason, previous: last)
    if let last { last.connection.input.hold?.next = connection } else { first = connection }
    last = connection
    return hold
  }

  /// Unlinks the connection of a hold that has ended, by joining its neighbours.
  mutating func remove(_ hold: Hold) {
    if let next = hold.next {
      next.connection.input.hold?.previous = hold.previous
    } else {
      last = hold.previous
    }
    if let previous = hold.previous {
      previous.connection.input.hold?.next = hold.next
    } else {
      first = hold.next
    }
  }

  /// Stops the timer, since no connection is held.
  mutating func stopTimer() {
    timer?.close()
    timer = nil
  }
}
