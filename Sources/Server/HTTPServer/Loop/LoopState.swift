import EventLoop
import HTTPCore
import MemoryMetering
import Synchronization

/// The state shared by the connections of one event loop. Access on the hot path needs no reference
/// counting and no exclusivity checks. It belongs to the loop's thread.
struct LoopState: ~Copyable {
  /// The owner of the listeners, the timer and the drain; it outlives this state.
  let worker: Unowned<Worker>
  let loop: Unowned<Loop>
  let routes: Unowned<RouteTable>
  let literalRoutes: LiteralRoutes
  let status: Unowned<ServerStatus>
  let configuration: ConfigurationHandle
  let errorResponder: ErrorResponder
  let counters: Unowned<LoopCounters>
  let activity: Unowned<LoopActivity>
  let accessLog: AccessLog?
  let tracing: RequestTracing?
  /// Whether responses have records, in the access log or in traces.
  let keepsRecords: Bool
  let accessControl: (any AccessControl)?
  /// Whether there is an access control. Testing the optional itself would copy it.
  let hasAccessControl: Bool
  /// The bytes that a request may allocate while it runs on the loop.
  let memoryShare: Int
  let workQueue: Unowned<WorkQueue>
  let completions: Unowned<Completions>
  /// Requests of this loop on the work queue or in `completions`, including those of closed
  /// connections.
  var queuedRequests = 0
  /// The same count per client; clients without requests have no entry. See `share(for:_:)`.
  var queuedOfClient: [UInt64: Int] = [:]
  /// The rate limit of refusals, and the connections that it holds.
  var refusals = RefusalPace()
  var held = HeldConnections()
  var heldTimer: RepeatingTimer?
  /// The connections whose input is postponed to a later wake-up.
  var late = HeldConnections()
  var lateTimer: RepeatingTimer?
  /// Access log lines not yet passed to the sink.
  var logLines = ByteBuffer()
  /// Trace records not yet passed to their sink.
  var traceLines = ByteBuffer()

  /// The responses to one read event, which are written together.
  var output = ByteBuffer()
  /// The response that a handler fills in.
  var response = HTTPResponse()
  /// Scratch memory for the decoded path of a request target.
  var targetScratch = ByteBuffer()
  var preamble: ResponsePreamble
  var connections = ConnectionList()
  /// Whether responses say `Connection: close`.
  var isDraining = false

  init(
    worker: Unowned<Worker>, loop: Unowned<Loop>, routes: Unowned<RouteTable>,
    status: Unowned<ServerStatus>, configuration: ConfigurationHandle,
    errorResponder: @escaping ErrorResponder,
    counters: Unowned<LoopCounters>, accessLog: AccessLog?, tracing: RequestTracing?,
    accessControl: (any AccessControl)?,
    workQueue: Unowned<WorkQueue>, completions: Unowned<Completions>,
    wakeUps: UnsafePointer<UInt64>
  ) {
    self.worker = worker
    self.loop = loop
    self.routes = routes
    literalRoutes = routes.with { $0.literalRoutes }
    self.status = status
    self.configuration = configuration
    self.errorResponder = errorResponder
    self.counters = counters
    activity = Unowned(counters.with { $0.activity })
    self.accessLog = accessLog
    self.tracing = tracing
    keepsRecords = accessLog != nil || tracing != nil
    self.accessControl = accessControl
    hasAccessControl = accessControl != nil
    preamble = ResponsePreamble(fields: configuration.values.responseFields)
    memoryShare = status.with { $0.memoryLimits.loopShare }
    self.workQueue = workQueue
    self.completions = completions
    self.wakeUps = wakeUps
    loopShare = LoopShare(all: UInt64(max(0, configuration.values.loopShare)) * 1_000_000)
  }

  /// The loop's clock, in milliseconds.
  var now: UInt64 { loop.with { $0.now } }

  /// Adds to a counter of this loop.
  @inline(__always)
  mutating func count(_ total: LoopCounters.Total, _ amount: Int = 1) {
    counters.with { $0.add(amount, to: total) }
  }

  // MARK: Turns

  /// The start of the current turn, in nanoseconds.
  private(set) var turnStart: UInt64 = 0
  /// The loop's clock at the start of the current turn, in milliseconds.
  private(set) var turnNow: UInt64 = 0
  /// The deadline of requests that begin in this turn, in nanoseconds.
  private(set) var requestDeadline: UInt64 = 0
  /// The loop's count of wake-ups, and its value at the last turn.
  private let wakeUps: UnsafePointer<UInt64>
  private var wakeUp = UInt64.max
  /// The start of the first turn of the current wake-up, in nanoseconds.
  private(set) var wakeUpStart: UInt64 = 0
  /// The end of the share of all requests of the current wake-up.
  private var shareEnd: LoopShare.End { loopShare.end(ofWakeUpAt: wakeUpStart) }
  let loopShare: LoopShare
  /// The start of the current request, in nanoseconds.
  private var requestStart: UInt64 = 0
  /// Unrecorded responses of one route and status. Batching reads the clock once for all responses
  /// to one read.
  private var pendingRow = -1
  private var pendingStatus = HTTPStatus.ok
  private var pendingResponses = 0

  /// Begins a turn: input has arrived or resumed, or the timer has fired.
  mutating func beginTurn() {
    turnStart = Loop.monotonicNanoseconds()
    // Connections that were busy may be idle after this turn.
    counters.with { $0.lastFruitlessEviction.store(0, ordering: .relaxed) }
    let now = now
    if now != turnNow {
      turnNow = now
      requestDeadline =
        (now + UInt64(max(0, configuration.values.requestTimeout))) * 1_000_000
    }
    if wakeUps.pointee != wakeUp {
      wakeUp = wakeUps.pointee
      wakeUpStart = turnStart
    }
    if isTurnShort != readsAreShort {
      readsAreShort.toggle()
      // Most input read late in a wake-up is only buffered.
      loop.with {
        $0.limitReads(to: readsAreShort ? Self.shortReadBytes : nil)
      }
    }
  }

  private var readsAreShort = false
  /// The time within a wake-up, in nanoseconds, after which turns are short. It bounds the wait of
  /// the connections that are handled last.
  static let turnsOfWakeUp: UInt64 = 2_000_000
  /// The length of a short turn in nanoseconds, checked after every `shortTurnBytes`. A response
  /// also ends the turn.
  static let shortTurn: UInt64 = 20_000
  static let shortTurnBytes = 2_048
  /// The size of reads in bytes while turns are short.
  static let shortReadBytes = 4_096

  /// Whether the current turn began late in the wake-up.
  var isTurnShort: Bool { turnStart &- wakeUpStart > Self.turnsOfWakeUp }

  /// Whether the wake-up has used up its time.
  ///
  /// - Complexity: O(1); it reads the clock.
  var isTurnOver: Bool {
    Loop.monotonicNanoseconds() &- wakeUpStart > Self.turnsOfWakeUp
  }

  /// The budget of a request that runs on the loop. A share of loop time also bounds it, if given.
  func budget(for share: LoopShare.End?) -> RequestBudget {
    RequestBudget(
      deadline: requestDeadline, bound: share.map { .share(loopShare, $0) } ?? .none)
  }

  /// The loop share of a request that may be queued; nil if it should be queued at once, because
  /// its expected cost exceeds the share.
  ///
  /// It is also nil for a costly request of a client that already has requests on the work queue
  /// while other clients are active. Otherwise a crowd of connections would use the work queue and
  /// the loop's share at once, and a client with a single request would come after all of them.
  mutating func share(
    for route: Unowned<CompiledRoute>, _ key: CostKey
  ) -> LoopShare.End? {
    let cost = route.with { $0.costs.estimate(key, on: .loop) }
    noteClient(key.client)
    guard cost <= loopShare.all else { return nil }
    if cost > loopShare.all / 8, isSharedByClients, queuedOfClient[key.client] != nil {
      return nil
    }
    requestStart = Loop.monotonicNanoseconds()
    if cost <= loopShare.rest(of: shareEnd, at: requestStart) { return shareEnd }
    return cost <= LoopShare.smallCost ? loopShare.end(ofSmallRequestAt: requestStart) : nil
  }

  /// The client of the last request that could be queued, and the time until which several clients
  /// count as active at once, in nanoseconds.
  private var lastClient: UInt64?
  private var sharedUntil: UInt64 = 0

  private mutating func noteClient(_ client: UInt64) {
    if client == lastClient { return }
    if lastClient != nil { sharedUntil = turnStart &+ Self.memoryOfClients }
    lastClient = client
  }

  private var isSharedByClients: Bool { turnStart < sharedUntil }
  private static let memoryOfClients: UInt64 = 10_000_000_000

  /// Updates the route's cost estimate after a request has run on the loop.
  // Mutating, because a borrowing method receives a copy of this value's memory.
  mutating func learn(_ route: Unowned<CompiledRoute>, _ key: CostKey, share: LoopShare.End) {
    let cost = Loop.monotonicNanoseconds() &- requestStart
    if response.isUnfinished {
      route.with { $0.costs.recordUnfinished(key) }
    } else if requestStart &+ cost <= share.ofWallTime {
      // A longer time may include waiting for a processor.
      route.with { $0.costs.record(key, nanoseconds: cost) }
    }
  }

  /// The error for a request that exceeds the memory limit. Each read counts a refusal.
  var memoryError: HTTPError {
    counters.with { $0.add(to: .memoryRefusals) }
    return HTTPError(
      .overloaded, "The server has no memory left for the request",
      limit: status.with { $0.memoryLimits.process })
  }

  /// Counts a response of this turn, which `settle()` records.
  @inline(__always)
  mutating func countResponse(row: Int, status: HTTPStatus) {
    if row == pendingRow, status == pendingStatus {
      pendingResponses &+= 1
      return
    }
    settle()
    pendingRow = row
    pendingStatus = status
    pendingResponses = 1
  }

  /// Records the pending responses with the time since the turn began.
  mutating func settle() {
    guard pendingResponses > 0 else { return }
    let nanoseconds = Loop.monotonicNanoseconds() &- turnStart
    counters.with {
      $0.record(
        row: pendingRow, status: pendingStatus, nanoseconds: nanoseconds,
        responses: pendingResponses)
    }
    pendingResponses = 0
    pendingRow = -1
  }

  // MARK: Access log

  /// Passes the buffered lines to the sink of the access log.
  mutating func flushLog() {
    flushTraces()
    guard !logLines.isEmpty, let accessLog else { return }
    accessLog.sink(logLines.bytes)
    logLines.removeAll()
  }

  /// Passes the buffered trace records to their sink.
  mutating func flushTraces() {
    guard !traceLines.isEmpty, let tracing else { return }
    tracing.sink(traceLines.bytes)
    traceLines.removeAll()
  }
}
