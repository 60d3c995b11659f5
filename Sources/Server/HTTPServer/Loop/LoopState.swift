import EventLoop
import HTTPCore
import MemoryMetering
import Synchronization

/// The state shared by the connections of one event loop. Access on the hot path needs no reference
/// counting and no exclusivity checks. It belongs to the loop's thread.
struct LoopState: ~Copyable {
  /// The owner of the listeners, the timer and the drain; it outlives this state.
  let worker: Unowned<Worker>
  let configuration: ConfigurationHandle
  let status: Unowned<ServerStatus>
  var application: ServedApplication
  var metrics: LoopMetrics
  /// The bodies of this loop's connections that have pieces to send.
  let liveSignals: LiveSignals
  var records: LoopRecords
  var turn: LoopTurn
  var placement: RequestPlacement
  var postponed = PostponedConnections()
  var connections = ConnectionList()
  var writer: ResponseWriter
  /// The response that a handler fills in.
  var response = HTTPResponse()
  /// Whether responses say `Connection: close`.
  var isDraining = false

  /// The loop's clock, in milliseconds.
  var now: UInt64 { turn.loop.with { $0.now } }

  /// Begins a turn.
  mutating func beginTurn() {
    turn.begin()
    // Connections that were busy may be idle after this turn.
    metrics.counters.with { $0.lastFruitlessEviction.store(0, ordering: .relaxed) }
  }

  /// The budget of a request that runs on the loop. A share of loop time also bounds it, if given.
  func budget(for share: LoopShare.End?) -> RequestBudget {
    RequestBudget(
      deadline: turn.requestDeadline,
      bound: share.map { .share(placement.loopShare, $0) } ?? .none)
  }

  /// The error for a request that exceeds the memory limit. Each read counts a refusal.
  var memoryError: HTTPError {
    metrics.counters.with { $0.add(to: .memoryRefusals) }
    return HTTPError(
      .overloaded, "The server has no memory left for the request",
      limit: status.with { $0.memoryLimits.process }, setBy: "max-memory")
  }

  /// Fills in the loop's response for an error.
  mutating func makeErrorResponse(_ error: HTTPError, allowed: AllowedMethods? = nil) {
    response.fill(with: error, allowed: allowed, by: application.errorResponder)
  }
}
