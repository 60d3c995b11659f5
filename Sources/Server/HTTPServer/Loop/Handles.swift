import EventLoop

// Only these handles, `QueuedRequestHandle`, `ConfigurationHandle` and `Unowned` access memory that
// several values share without owning it. Why they are safe:
//
// - The state of a loop, its connections and its queued requests belong to the thread of that loop.
//   `Worker` allocates the state before the loop runs and frees it after the loop has ended and
//   every connection is closed. A debug build checks the thread.
// - A connection lives in the tail of its `TCPConnection`, from `adopt` to `onClosed`. Code that
//   keeps a handle to it runs on its loop, and drops the handle in `close` or in `onClosed`.
// - The objects behind `Unowned`, and the configuration, are owned by `Worker` or by `Server`,
//   which outlive all connections and all requests.
//
// None of these accesses counts references or checks exclusivity. A pipelined request makes about
// twenty of them, and either would cost more than the request's own work.

/// The state that the connections of one event loop share.
struct LoopHandle {
  private let address: UnsafeMutablePointer<LoopState>

  /// Allocates uninitialized memory. `initialize` fills it, and `deallocate` frees it.
  init() {
    address = .allocate(capacity: 1)
  }

  /// Fills the memory, once and before any use.
  func initialize(_ state: consuming LoopState) {
    address.initialize(to: state)
  }

  @inline(__always)
  var state: LoopState {
    unsafeAddress {
      assert(address.pointee.placement.loopShare.belongsToCurrentThread, "another loop's state")
      return UnsafePointer(address)
    }
    nonmutating unsafeMutableAddress {
      assert(address.pointee.placement.loopShare.belongsToCurrentThread, "another loop's state")
      return address
    }
  }

  /// Frees the state, on any thread, once no connection is left.
  func deallocate() {
    address.deinitialize(count: 1)
    address.deallocate()
  }
}

/// A connection of the calling thread's loop.
struct ConnectionHandle: Equatable {
  private let address: UnsafeMutablePointer<Connection>

  /// The connection in the tail of a socket's memory.
  @inline(__always)
  init(tail: UnsafeMutableRawPointer) {
    address = tail.assumingMemoryBound(to: Connection.self)
  }

  /// Moves a connection into the tail of its socket's memory; `deinitialize()` ends it.
  init(_ connection: consuming Connection) {
    address = connection.tcp.tail.bindMemory(to: Connection.self, capacity: 1)
    address.initialize(to: connection)
  }

  @inline(__always)
  var connection: Connection {
    unsafeAddress { UnsafePointer(address) }
    nonmutating unsafeMutableAddress { address }
  }

  /// Ends the connection. The socket frees the memory afterwards.
  func deinitialize() {
    address.deinitialize(count: 1)
  }
}
