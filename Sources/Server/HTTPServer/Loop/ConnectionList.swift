/// The connections of one loop as an intrusive doubly linked list, most recently used first.
struct ConnectionList {
  private(set) var first: ConnectionHandle?
  private(set) var last: ConnectionHandle?
  private(set) var count = 0

  mutating func insert(_ connection: ConnectionHandle) {
    connection.connection.eviction.next = first
    connection.connection.eviction.previous = nil
    first?.connection.eviction.previous = connection
    if first == nil { last = connection }
    first = connection
    count += 1
  }

  mutating func moveToFront(_ connection: ConnectionHandle) {
    guard connection != first else { return }
    remove(connection)
    insert(connection)
  }

  mutating func remove(_ connection: ConnectionHandle) {
    let next = connection.connection.eviction.next
    let previous = connection.connection.eviction.previous
    next?.connection.eviction.previous = previous
    if next == nil { last = previous }
    if let previous {
      previous.connection.eviction.next = next
    } else {
      first = next
    }
    count -= 1
  }

  /// Calls a function with each connection. The function may close the connection.
  func forEach(_ body: (ConnectionHandle) -> Void) {
    var current = first
    while let connection = current {
      current = connection.connection.eviction.next
      body(connection)
    }
  }
}
