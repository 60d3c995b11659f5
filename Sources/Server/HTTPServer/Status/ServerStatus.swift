import HTTPCore
public import MemoryMetering
public import Synchronization

/// The state and the gauges of a running server, readable from any thread.
public final class ServerStatus: Sendable {
  /// The state of the server.
  public enum Phase: UInt8, Sendable, AtomicRepresentable {
    /// Bound, but not running yet.
    case starting
    /// Accepting connections and serving requests.
    case ready
    /// Still serving, but about to end.
    case draining
    /// Ended.
    case stopped
  }

  let atomicPhase = Atomic<Phase>(.starting)
  let atomicConnections = Atomic<Int>(0)
  let atomicQueued = Atomic<Int>(0)
  let atomicBuffered = Atomic<Int>(0)
  let atomicStuck = Atomic<Int>(0)
  let atomicStalls = Atomic<Int>(0)

  /// The memory limits of the process and of one request.
  public let memoryLimits: MemoryLimits

  /// Whether requests of sampled traces are recorded.
  let isTracing: Bool
  let clients = ClientLedger()
  let loopCounters: [LoopCounters]
  private let routes: [(pattern: String, method: String)]

  /// When a shortage of descriptors was last reported, in nanoseconds.
  let atomicShortage = Atomic<UInt64>(0)
  let atomicStop = Atomic<Stop>(.none)

  /// The stop mode that the event loops should apply.
  enum Stop: UInt8, AtomicRepresentable {
    case none
    case drain
    case drainWithoutGrace
    case now
  }

  /// Makes the status of a server with a number of event loops, routes and memory limits.
  init(loops: Int, routes: [Route], memoryLimits: MemoryLimits, isTracing: Bool = false) {
    self.isTracing = isTracing
    self.memoryLimits = memoryLimits
    loopCounters = (0..<loops).map { _ in LoopCounters(routes: routes.count) }
    self.routes = routes.map { ($0.pattern, "\($0.method.name)") }
  }

  /// The counters since the server's start.
  ///
  /// - Complexity: O(routes and loops); it takes no lock.
  public var statistics: ServerStatistics {
    var statistics = ServerStatistics(loopCounters, routes: routes)
    statistics.threadStalls = atomicStalls.load(ordering: .relaxed)
    return statistics
  }

  /// A route, by its row among the counters; nil for requests without a route.
  func route(row: Int) -> (pattern: String, method: String)? {
    row > 0 && row <= routes.count ? routes[row - 1] : nil
  }

  /// The pattern of a route, by its row among the counters; nil for requests without a route.
  func pattern(row: Int) -> String? { route(row: row)?.pattern }

  /// Adds to the buffered bytes; a negative number subtracts.
  func countBuffered(_ change: Int) {
    atomicBuffered.wrappingAdd(change, ordering: .relaxed)
  }

  /// Counts an opened connection.
  ///
  /// - Returns: the number of open connections, including this one.
  func connectionOpened() -> Int {
    atomicConnections.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// Whether no event loop has found an idle connection recently, so that there is none to evict.
  func hasNoneIdle(at now: UInt64) -> Bool {
    loopCounters.allSatisfy { Self.hasNoneIdle($0, at: now) }
  }

  private static func hasNoneIdle(_ counters: LoopCounters, at now: UInt64) -> Bool {
    let looked = counters.lastFruitlessEviction.load(ordering: .relaxed)
    return looked != 0 && now < looked + 250
  }

  /// Whether some event loop has a connection that was idle before `time` by more than the
  /// tolerance of the eviction order.
  func hasIdle(since time: UInt64, at now: UInt64) -> Bool {
    loopCounters.contains {
      let oldest = $0.oldestIdle.load(ordering: .relaxed)
      return oldest < time && time - oldest > 250 && !Self.hasNoneIdle($0, at: now)
    }
  }

  /// Counts a closed connection.
  func connectionClosed() {
    atomicConnections.wrappingSubtract(1, ordering: .relaxed)
  }

  /// Counts a request that enters the work queue.
  func enterQueue() {
    atomicQueued.wrappingAdd(1, ordering: .relaxed)
  }

  /// Counts a request that leaves the work queue.
  func leaveQueue() {
    atomicQueued.wrappingSubtract(1, ordering: .relaxed)
  }

  /// The state of the server.
  public var phase: Phase { atomicPhase.load(ordering: .acquiring) }
  /// Whether new requests should be sent to this server: false from the start of a drain, and while
  /// a thread is stuck.
  public var isReady: Bool { phase == .ready && stuckThreads == 0 }
  /// Threads that have made no progress for `ServerConfiguration.stallTimeout`.
  public var stuckThreads: Int { atomicStuck.load(ordering: .relaxed) }
  /// Open connections.
  public var connections: Int { atomicConnections.load(ordering: .relaxed) }
  /// Requests that wait or run on the work queue.
  public var queuedRequests: Int { atomicQueued.load(ordering: .relaxed) }
  /// Bytes of bodies and responses in memory, approximately.
  public var bufferedBytes: Int { atomicBuffered.load(ordering: .relaxed) }
}
