import EventLoop
import HTTPCore

/// What the connections of one event loop share: the hot part, in memory without reference counts
/// and exclusivity checks. It belongs to the loop's thread.
struct LoopState: ~Copyable {
  /// The owner of everything cold: listeners, timer, drain. It outlives this.
  let worker: Unmanaged<Worker>
  let loop: Unmanaged<EventLoop>
  let routes: Unmanaged<RouteTable>
  let status: Unmanaged<ServerStatus>
  let configuration: UnsafePointer<ServerConfiguration>
  let faultResponder: FaultResponder

  /// The answers of one read event, until they are written together.
  var output = ByteBuffer()
  /// The answer that a handler fills in.
  var response = HTTPResponse()
  /// The path of a request target that is not in its plainest form.
  var targetScratch = ByteBuffer()
  var date = HTTPDate()
  var connections = ConnectionList()
  /// Whether answers say `Connection: close`.
  var isDraining = false

  init(
    worker: Unmanaged<Worker>, loop: Unmanaged<EventLoop>, routes: Unmanaged<RouteTable>,
    status: Unmanaged<ServerStatus>, configuration: UnsafePointer<ServerConfiguration>,
    faultResponder: @escaping FaultResponder
  ) {
    self.worker = worker
    self.loop = loop
    self.routes = routes
    self.status = status
    self.configuration = configuration
    self.faultResponder = faultResponder
  }

  /// Milliseconds of the loop's clock.
  var now: UInt64 { loop._withUnsafeGuaranteedRef { $0.now } }

  /// The point in time at which a request that begins now has spent its time.
  var requestDeadline: UInt64 {
    (now + UInt64(max(0, configuration.pointee.requestTimeout))) * 1_000_000
  }

  /// The time of a request that is worked on here, counted from when the loop last woke: whatever
  /// else came with it has the same share.
  func budget(isShare: Bool) -> RequestBudget {
    let share = (now + UInt64(max(0, configuration.pointee.loopShare))) * 1_000_000
    return RequestBudget(
      deadline: isShare ? min(share, requestDeadline) : requestDeadline, cancellation: nil,
      isLoopShare: isShare)
  }
}

/// All connections of one loop, linked through themselves.
struct ConnectionList {
  private(set) var first: UnsafeMutablePointer<Connection>?
  private(set) var count = 0

  mutating func insert(_ connection: UnsafeMutablePointer<Connection>) {
    connection.pointee.next = first
    connection.pointee.previous = nil
    first?.pointee.previous = connection
    first = connection
    count += 1
  }

  mutating func remove(_ connection: UnsafeMutablePointer<Connection>) {
    let next = connection.pointee.next
    let previous = connection.pointee.previous
    next?.pointee.previous = previous
    if let previous {
      previous.pointee.next = next
    } else {
      first = next
    }
    count -= 1
  }

  /// Calls a function with each connection; it may close the one that it gets.
  func forEach(_ body: (UnsafeMutablePointer<Connection>) -> Void) {
    var current = first
    while let connection = current {
      current = connection.pointee.next
      body(connection)
    }
  }
}
