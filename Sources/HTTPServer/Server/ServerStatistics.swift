/// Counters of a server since its start, summed over its event loops.
public struct ServerStatistics: Sendable {
  /// The responses of one route.
  public struct Route: Sendable {
    /// The route's pattern, such as `/problems/{code}`; nil for requests without a
    /// route.
    public var pattern: String?
    /// The method, likewise.
    public var method: String?
    /// The responses by status, in ascending order; none are 0.
    public var responses: [(status: Int, count: Int)] = []
    /// For each of ``ServerStatistics/durationBounds``, and behind them for the rest, how many
    /// responses took so long, each response counted once.
    public var durations: [Int] = []
    /// The time of all responses together.
    public var nanoseconds = 0

    /// The number of responses.
    public var count: Int { durations.reduce(0, +) }
  }

  /// The upper bounds of the classes of durations, in nanoseconds.
  public static var durationBounds: [UInt64] { LoopCounters.bounds }

  /// The routes, preceded by the requests that matched none.
  public var routes: [Route]
  /// Bytes read from clients.
  public var bytesIn = 0
  /// Bytes that clients' sockets have taken or will take.
  public var bytesOut = 0
  /// Connections that were accepted.
  public var acceptedConnections = 0
  /// Connections that were closed at once, because not even the reserve had room.
  public var connectionsTurnedAway = 0
  /// Idle connections that were closed for new ones.
  public var idleConnectionsClosed = 0
  /// Connections that were closed because they would have held memory for too long that others
  /// needed.
  public var slowConnectionsClosed = 0
  /// Connections for which another had to make room, for lack of file descriptors.
  public var descriptorShortages = 0
  /// Connections that a time-out has ended.
  public var timedOutConnections = 0
  /// Requests refused because the work queue was full, or because they would wait there, or have
  /// waited, too long.
  public var queueRefusals = 0
  /// Requests refused because the process held as much memory as it may.
  public var memoryRefusals = 0
  /// Requests on the work queue that were dropped or stopped because their client had gone.
  public var droppedRequests = 0

  init(_ loops: [LoopCounters], routes: [(pattern: String, method: String)]) {
    self.routes = []
    for row in 0...routes.count {
      var route = Route()
      if row > 0 { (route.pattern, route.method) = routes[row - 1] }
      for status in 100..<600 {
        let count = loops.reduce(0) { $0 + $1.responses(row: row, status: status) }
        if count > 0 { route.responses.append((status, count)) }
      }
      route.durations = (0...LoopCounters.bounds.count).map { index in
        loops.reduce(0) { $0 + $1.responses(row: row, class: index) }
      }
      route.nanoseconds = loops.reduce(0) { $0 + $1.nanoseconds(row: row) }
      self.routes.append(route)
    }
    func sum(_ total: LoopCounters.Total) -> Int { loops.reduce(0) { $0 + $1.total(total) } }
    bytesIn = sum(.bytesIn)
    bytesOut = sum(.bytesOut)
    acceptedConnections = sum(.accepted)
    connectionsTurnedAway = sum(.turnedAway)
    idleConnectionsClosed = sum(.idleClosed)
    slowConnectionsClosed = sum(.slowClosed)
    descriptorShortages = sum(.descriptorShortages)
    timedOutConnections = sum(.timedOut)
    queueRefusals = sum(.queueRefusals)
    memoryRefusals = sum(.memoryRefusals)
    droppedRequests = sum(.dropped)
  }
}
