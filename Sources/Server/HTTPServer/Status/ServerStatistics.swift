/// Counters of a server since its start, summed over its event loops.
public struct ServerStatistics: Sendable {
  /// The responses of one route.
  public struct Route: Sendable {
    /// The route's pattern, such as `/problems/{code}`; nil for requests without a route.
    public var pattern: String?
    /// The method; nil for requests without a route.
    public var method: String?
    /// The number of responses by status, in ascending order, without zeros.
    public var responses: [(status: Int, count: Int)] = []
    /// The histogram of durations: the number of responses for each of
    /// ``ServerStatistics/durationBounds``, and last for all longer ones. It is not cumulative.
    public var durations: [Int] = []
    /// The total duration of all responses, in nanoseconds.
    public var nanoseconds = 0

    /// The number of responses.
    public var count: Int { durations.reduce(0, +) }
  }

  /// The upper bounds of the histogram of durations, in nanoseconds.
  public static var durationBounds: [UInt64] { LoopCounters.bounds }

  /// The routes, preceded by the requests that matched none.
  public var routes: [Route]
  /// Bytes read from clients.
  public var bytesIn = 0
  /// Bytes written to clients, including those that their sockets have yet to accept.
  public var bytesOut = 0
  /// Accepted connections.
  public var acceptedConnections = 0
  /// Connections closed at once because the reserve was exhausted, too.
  public var connectionsTurnedAway = 0
  /// Idle connections closed to make room for new ones.
  public var idleConnectionsClosed = 0
  /// Slow connections closed because others needed their memory.
  public var slowConnectionsClosed = 0
  /// Connections for which another was evicted because file descriptors had run out.
  public var descriptorShortages = 0
  /// Connections ended by a time-out.
  public var timedOutConnections = 0
  /// Requests refused because the work queue was full, or because their expected or actual wait was
  /// too long.
  public var queueRefusals = 0
  /// Requests refused because the process had reached its memory limit.
  public var memoryRefusals = 0
  /// Connections closed because they did not begin with a PROXY header.
  public var badProxyHeaders = 0
  /// The number of times that a thread began to make no progress for `stallTimeout`.
  public var threadStalls = 0
  /// Queued requests dropped or stopped because their client had disconnected.
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
    badProxyHeaders = sum(.badProxyHeaders)
  }
}
