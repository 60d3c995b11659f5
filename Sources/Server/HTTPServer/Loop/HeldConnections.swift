/// The held connections of one loop as an intrusive doubly linked list, oldest first.
///
/// A connection that joins or leaves is already being modified by the caller, so only its
/// neighbours are changed here.
struct HeldConnections {
  private(set) var first: ConnectionHandle?
  private(set) var last: ConnectionHandle?

  /// Appends a connection whose hold names `last` as the previous one.
  mutating func append(_ connection: ConnectionHandle) {
    if let last { last.connection.input.hold?.next = connection } else { first = connection }
    last = connection
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
}
