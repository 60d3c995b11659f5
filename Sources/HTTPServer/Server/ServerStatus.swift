import HTTPCore
public import MemoryMetering
public import Synchronization

/// The state and the gauges of a running server, readable from any thread.
public final class ServerStatus: Sendable {
  /// What the server is doing.
  public enum Phase: UInt8, Sendable, AtomicRepresentable {
    /// It is bound and does not run yet.
    case starting
    /// It accepts and responses.
    case ready
    /// It still serves, and will end.
    case draining
    /// It has ended.
    case stopped
  }

  let atomicPhase = Atomic<Phase>(.starting)
  let atomicConnections = Atomic<Int>(0)
  let atomicQueued = Atomic<Int>(0)
  let atomicBuffered = Atomic<Int>(0)

  /// The bytes that the process and one request may hold.
  public let memoryLimits: MemoryLimits

  let clients = ClientLedger()
  let loopCounters: [LoopCounters]
  private let routes: [(pattern: String, method: String)]

  /// When a shortage of descriptors was last told of, in nanoseconds.
  let atomicShortage = Atomic<UInt64>(0)
  let atomicStop = Atomic<Stop>(.none)

  /// What the event loops have been asked to do.
  enum Stop: UInt8, AtomicRepresentable {
    case none
    case drain
    case drainWithoutGrace
    case now
  }

  /// Makes the status of a server with so many event loops and these routes and limits.
  init(loops: Int, routes: [Route], memoryLimits: MemoryLimits) {
    self.memoryLimits = memoryLimits
    loopCounters = (0..<loops).map { _ in LoopCounters(routes: routes.count) }
    self.routes = routes.map { ($0.pattern, "\($0.method.name)") }
  }

  /// What the server has done since it began.
  ///
  /// - Complexity: O(routes and loops); it takes no lock.
  public var statistics: ServerStatistics { ServerStatistics(loopCounters, routes: routes) }

  /// Counts memory that a connection or a request has begun to hold, or with a negative number has
  /// given back.
  func countBuffered(_ change: Int) {
    atomicBuffered.wrappingAdd(change, ordering: .relaxed)
  }

  /// Counts a connection in.
  ///
  /// - Returns: the number of open connections with it.
  func connectionOpened() -> Int {
    atomicConnections.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// Whether no event loop has found an idle connection of late, so that nobody will make room.
  func hasNoneIdle(at now: UInt64) -> Bool {
    loopCounters.allSatisfy { Self.hasNoneIdle($0, at: now) }
  }

  private static func hasNoneIdle(_ counters: LoopCounters, at now: UInt64) -> Bool {
    let looked = counters.noneIdle.load(ordering: .relaxed)
    return looked != 0 && now < looked + 250
  }

  /// Whether some event loop has a connection that is idle since before `time`, by more than the
  /// order may be off.
  func hasIdle(since time: UInt64, at now: UInt64) -> Bool {
    loopCounters.contains {
      let oldest = $0.oldestIdle.load(ordering: .relaxed)
      return oldest < time && time - oldest > 250 && !Self.hasNoneIdle($0, at: now)
    }
  }

  /// Counts a connection out.
  func connectionClosed() {
    atomicConnections.wrappingSubtract(1, ordering: .relaxed)
  }

  /// Counts a request in on the work queue.
  func enterQueue() {
    atomicQueued.wrappingAdd(1, ordering: .relaxed)
  }

  /// Counts a request out of the work queue.
  func leaveQueue() {
    atomicQueued.wrappingSubtract(1, ordering: .relaxed)
  }

  /// What the server is doing.
  public var phase: Phase { atomicPhase.load(ordering: .acquiring) }
  /// Whether new requests should be sent here: false from the first moment of draining.
  public var isReady: Bool { phase == .ready }
  /// Open connections.
  public var connections: Int { atomicConnections.load(ordering: .relaxed) }
  /// Requests on the work queue or running there.
  public var queuedRequests: Int { atomicQueued.load(ordering: .relaxed) }
  /// Bytes of bodies and responses held in memory, roughly.
  public var bufferedBytes: Int { atomicBuffered.load(ordering: .relaxed) }
}
