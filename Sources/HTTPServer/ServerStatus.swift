public import Synchronization

/// The state and the gauges of a running server, readable from any thread.
public final class ServerStatus: Sendable {
  /// What the server is doing.
  public enum Phase: UInt8, Sendable, AtomicRepresentable {
    /// It is bound and does not run yet.
    case starting
    /// It accepts and answers.
    case ready
    /// It still answers, and will end.
    case draining
    /// It has ended.
    case stopped
  }

  let atomicPhase = Atomic<Phase>(.starting)
  let atomicConnections = Atomic<Int>(0)
  let atomicQueued = Atomic<Int>(0)
  let atomicBuffered = Atomic<Int>(0)

  init() {}

  /// What the server is doing.
  public var phase: Phase { atomicPhase.load(ordering: .acquiring) }
  /// Whether new requests should be sent here: false from the first moment of draining.
  public var isReady: Bool { phase == .ready }
  /// Open connections.
  public var connections: Int { atomicConnections.load(ordering: .relaxed) }
  /// Requests on the work queue or running there.
  public var queuedRequests: Int { atomicQueued.load(ordering: .relaxed) }
  /// Bytes of bodies and answers held in memory, roughly.
  public var bufferedBytes: Int { atomicBuffered.load(ordering: .relaxed) }
}
