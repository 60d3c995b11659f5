import EventLoop
import HTTPCore
import MemoryMetering
import Synchronization

/// What the connections of one event loop share: the hot part, in memory without reference counts
/// and exclusivity checks. It belongs to the loop's thread.
struct LoopState: ~Copyable {
  /// The owner of everything cold: listeners, timer, drain. It outlives this.
  let worker: Unowned<Worker>
  let loop: Unowned<Loop>
  let routes: Unowned<RouteTable>
  let literalRoutes: LiteralRoutes
  let status: Unowned<ServerStatus>
  let configuration: ConfigurationHandle
  let errorResponder: ErrorResponder
  let counters: Unowned<LoopCounters>
  let accessLog: AccessLog?
  /// Bytes that a request may hold while it runs here.
  let memoryShare: Int
  let workQueue: Unowned<WorkQueue>
  let completions: Unowned<Completions>
  /// Requests of this loop's connections, or of some that have gone, that are on the work queue or
  /// come back from it.
  var queuedRequests = 0
  /// How fast requests are refused, and the connections that wait for that.
  var refusals = RefusalPace()
  var held = HeldConnections()
  var heldTimer: RepeatingTimer?
  /// The connections whose bytes wait for another waking of the loop.
  var late = HeldConnections()
  var lateTimer: RepeatingTimer?
  /// Lines of the access log that have not been passed to its sink.
  var logLines = ByteBuffer()

  /// The responses of one read event, until they are written together.
  var output = ByteBuffer()
  /// The response that a handler fills in.
  var response = HTTPResponse()
  /// The path of a request target that is not in its plainest form.
  var targetScratch = ByteBuffer()
  var preamble = ResponsePreamble()
  var connections = ConnectionList()
  /// Whether responses say `Connection: close`.
  var isDraining = false

  init(
    worker: Unowned<Worker>, loop: Unowned<Loop>, routes: Unowned<RouteTable>,
    status: Unowned<ServerStatus>, configuration: ConfigurationHandle,
    errorResponder: @escaping ErrorResponder,
    counters: Unowned<LoopCounters>, accessLog: AccessLog?,
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
    self.accessLog = accessLog
    memoryShare = status.with { $0.memoryLimits.loopShare }
    self.workQueue = workQueue
    self.completions = completions
    self.wakeUps = wakeUps
    loopShare = LoopShare(all: UInt64(max(0, configuration.values.loopShare)) * 1_000_000)
  }

  /// Milliseconds of the loop's clock.
  var now: UInt64 { loop.with { $0.now } }

  /// Adds to a counter of this loop.
  @inline(__always)
  mutating func count(_ total: LoopCounters.Total, _ amount: Int = 1) {
    counters.with { $0.add(amount, to: total) }
  }

  // MARK: Turns

  /// When the bytes at hand were read, in nanoseconds.
  private(set) var turnStart: UInt64 = 0
  /// Milliseconds of the loop's clock for these bytes.
  private(set) var turnNow: UInt64 = 0
  /// When their requests have spent their time, in nanoseconds.
  private(set) var requestDeadline: UInt64 = 0
  /// How often the loop has waited for events, and at which count the last turn was.
  private let wakeUps: UnsafePointer<UInt64>
  private var wakeUp = UInt64.max
  /// When the first bytes were read that came with the same waking of the loop, in nanoseconds.
  private(set) var wakeUpStart: UInt64 = 0
  /// What all requests have together which came when the loop woke.
  private var shareEnd: LoopShare.End { loopShare.end(ofWakeUpAt: wakeUpStart) }
  let loopShare: LoopShare
  /// When the request at hand was begun, in nanoseconds.
  private var requestStart: UInt64 = 0
  /// Responses of one route and status that have not been counted yet, so that the clock is read
  /// once for all that were asked for in one read.
  private var pendingRow = -1
  private var pendingStatus = HTTPStatus.ok
  private var pendingResponses = 0

  /// Bytes have come, or may be looked at now, or time-outs are.
  mutating func beginTurn() {
    turnStart = Loop.monotonicNanoseconds()
    // What was not idle before may be so once this is done.
    counters.with { $0.noneIdle.store(0, ordering: .relaxed) }
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
      // What is read late is mostly kept for later.
      loop.with {
        $0.limitReads(to: readsAreShort ? Self.shortReadBytes : nil)
      }
    }
  }

  private var readsAreShort = false
  /// Nanoseconds after which those that the loop woke for have short turns only: what came last
  /// must not wait for all that came with it.
  static let turnsOfWakeUp: UInt64 = 2_000_000
  /// Nanoseconds of a short turn; it ends after so many bytes more, or a response.
  static let shortTurn: UInt64 = 20_000
  static let shortTurnBytes = 2_048
  /// The bytes of a read that is followed by a short turn.
  static let shortReadBytes = 4_096

  /// Whether the turn at hand came late in the loop's waking.
  var isTurnShort: Bool { turnStart &- wakeUpStart > Self.turnsOfWakeUp }

  /// Whether the loop's waking has taken its time by now.
  ///
  /// - Complexity: O(1); it reads the clock.
  var isTurnOver: Bool {
    Loop.monotonicNanoseconds() &- wakeUpStart > Self.turnsOfWakeUp
  }

  /// The budget of a request that is worked on here, with its share of the loop's time if it has
  /// only that.
  func budget(for share: LoopShare.End?) -> RequestBudget {
    RequestBudget(
      deadline: requestDeadline, bound: share.map { .share(loopShare, $0) } ?? .none)
  }

  /// What a request that may be queued has of the loop's time; nil if it should be queued at once,
  /// since it is expected to take more.
  mutating func share(
    for route: Unowned<CompiledRoute>, bodyBytes: Int
  ) -> LoopShare.End? {
    let cost = route.with { $0.costs.estimate(bodyBytes: bodyBytes, on: .loop) }
    guard cost <= loopShare.all else { return nil }
    requestStart = Loop.monotonicNanoseconds()
    if cost <= loopShare.rest(of: shareEnd, at: requestStart) { return shareEnd }
    return cost <= LoopShare.smallCost ? loopShare.end(ofSmallRequestAt: requestStart) : nil
  }

  /// Takes into account what a request has cost that was worked on here.
  // Mutating, since a method that only borrows this value is handed a copy of its memory.
  mutating func learn(_ route: Unowned<CompiledRoute>, bodyBytes: Int, share: LoopShare.End) {
    let cost = Loop.monotonicNanoseconds() &- requestStart
    if response.isUnfinished {
      route.with { $0.costs.recordUnfinished(bodyBytes: bodyBytes) }
    } else if requestStart &+ cost <= share.ofWallTime {
      // Otherwise the thread may have waited for a processor meanwhile.
      route.with {
        $0.costs.record(bodyBytes: bodyBytes, nanoseconds: cost)
      }
    }
  }

  /// The error of a request for which the process holds too much memory; it is counted.
  var memoryError: HTTPError {
    counters.with { $0.add(to: .memoryRefusals) }
    return HTTPError(
      .overloaded, "The server has no memory left for the request",
      limit: status.with { $0.memoryLimits.process })
  }

  /// Counts a response of this turn.
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

  /// Counts the responses of this turn, now that they are ready.
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

  /// Passes the gathered lines to the sink of the access log.
  mutating func flushLog() {
    guard !logLines.isEmpty, let accessLog else { return }
    accessLog.sink(logLines.bytes)
    logLines.removeAll()
  }
}

/// All connections of one loop, linked through themselves, those that were active last first.
struct ConnectionList {
  private(set) var first: ConnectionHandle?
  private(set) var last: ConnectionHandle?
  private(set) var count = 0

  mutating func insert(_ connection: ConnectionHandle) {
    connection.connection.next = first
    connection.connection.previous = nil
    first?.connection.previous = connection
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
    let next = connection.connection.next
    let previous = connection.connection.previous
    next?.connection.previous = previous
    if next == nil { last = previous }
    if let previous {
      previous.connection.next = next
    } else {
      first = next
    }
    count -= 1
  }

  /// Calls a function with each connection; it may close the one that it gets.
  func forEach(_ body: (ConnectionHandle) -> Void) {
    var current = first
    while let connection = current {
      current = connection.connection.next
      body(connection)
    }
  }
}
