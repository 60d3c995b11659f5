import EventLoop
import HTTPCore
import MemoryMetering

/// What the connections of one event loop share: the hot part, in memory without reference counts
/// and exclusivity checks. It belongs to the loop's thread.
struct LoopState: ~Copyable {
  /// The owner of everything cold: listeners, timer, drain. It outlives this.
  let worker: Unmanaged<Worker>
  let loop: Unmanaged<EventLoop>
  let routes: Unmanaged<RouteTable>
  let literalRoutes: LiteralRoutes
  let status: Unmanaged<ServerStatus>
  let configuration: UnsafePointer<ServerConfiguration>
  let faultResponder: FaultResponder
  let counters: Unmanaged<LoopCounters>
  let accessLog: AccessLog?
  /// Bytes that a request may hold while it runs here.
  let memoryShare: Int
  /// Lines of the access log that have not been given on.
  var logLines = ByteBuffer()

  /// The answers of one read event, until they are written together.
  var output = ByteBuffer()
  /// The answer that a handler fills in.
  var response = HTTPResponse()
  /// The path of a request target that is not in its plainest form.
  var targetScratch = ByteBuffer()
  var preamble = AnswerPreamble()
  var connections = ConnectionList()
  /// Whether answers say `Connection: close`.
  var isDraining = false

  init(
    worker: Unmanaged<Worker>, loop: Unmanaged<EventLoop>, routes: Unmanaged<RouteTable>,
    status: Unmanaged<ServerStatus>, configuration: UnsafePointer<ServerConfiguration>,
    faultResponder: @escaping FaultResponder,
    counters: Unmanaged<LoopCounters>, accessLog: AccessLog?
  ) {
    self.worker = worker
    self.loop = loop
    self.routes = routes
    literalRoutes = routes._withUnsafeGuaranteedRef { $0.literalRoutes }
    self.status = status
    self.configuration = configuration
    self.faultResponder = faultResponder
    self.counters = counters
    self.accessLog = accessLog
    memoryShare = status._withUnsafeGuaranteedRef { $0.memoryLimits.loopShare }
    let share = UInt64(max(0, configuration.pointee.loopShare)) * 1_000_000
    ownShare = share / 8
    commonShare = share / 4
    loopShare = LoopShare(
      grantToWakeUp: share - commonShare - ownShare, grantToRead: ownShare)
  }

  /// Milliseconds of the loop's clock.
  var now: UInt64 { loop._withUnsafeGuaranteedRef { $0.now } }

  // MARK: Turns

  /// When the bytes at hand were read, in nanoseconds.
  private(set) var turnStart: UInt64 = 0
  /// Milliseconds of the loop's clock for these bytes.
  private(set) var turnNow: UInt64 = 0
  /// The points in time at which their requests have spent their time, and their share of the loop's
  /// wall time.
  private(set) var requestDeadline: UInt64 = 0
  private var shareEnd = LoopShare.End(ofRead: 0, ofWakeUp: 0)
  /// The end of the wall time that all requests have together which came when the loop woke.
  private var commonEnd: UInt64 = 0
  /// Nanoseconds of wall time: for all that the loop woke for, a quarter of the configured share; for one
  /// read, even if others have spent that, an eighth. With the processor time behind either, all have the
  /// whole share, and one read a quarter of it.
  private let commonShare: UInt64
  private let ownShare: UInt64
  /// The processor time behind them.
  let loopShare: LoopShare
  /// Answers of one route and status that have not been counted yet, so that the clock is read once
  /// for all that were asked for in one read.
  private var pendingRow = -1
  private var pendingStatus = HTTPStatus.ok
  private var pendingAnswers = 0

  /// Bytes have come, or may be looked at now, or time-outs are.
  mutating func beginTurn() {
    turnStart = EventLoop.monotonicNanoseconds()
    let now = now
    if now != turnNow {
      turnNow = now
      requestDeadline =
        (now + UInt64(max(0, configuration.pointee.requestTimeout))) * 1_000_000
      commonEnd = now * 1_000_000 + commonShare
    }
    shareEnd = LoopShare.End(
      ofRead: max(commonEnd, turnStart + ownShare), ofWakeUp: commonEnd)
  }

  /// The time of a request that is worked on here: whatever else the loop woke for has the same share.
  func budget(isShare: Bool) -> RequestBudget {
    RequestBudget(
      deadline: requestDeadline, bound: isShare ? .share(loopShare, shareEnd) : .none)
  }

  /// The fault of a request for which the process holds too much memory; it is counted.
  var memoryFault: HTTPFault {
    counters._withUnsafeGuaranteedRef { $0.add(to: .memoryRefusals) }
    return HTTPFault(
      .overloaded, "The server has no memory left for the request",
      limit: status._withUnsafeGuaranteedRef { $0.memoryLimits.process })
  }

  /// Counts an answer of this turn.
  @inline(__always)
  mutating func countAnswer(row: Int, status: HTTPStatus) {
    if row == pendingRow, status == pendingStatus {
      pendingAnswers &+= 1
      return
    }
    settle()
    pendingRow = row
    pendingStatus = status
    pendingAnswers = 1
  }

  /// Counts the answers of this turn, now that they are ready.
  mutating func settle() {
    guard pendingAnswers > 0 else { return }
    let nanoseconds = EventLoop.monotonicNanoseconds() &- turnStart
    counters._withUnsafeGuaranteedRef {
      $0.record(
        row: pendingRow, status: pendingStatus, nanoseconds: nanoseconds, answers: pendingAnswers)
    }
    pendingAnswers = 0
    pendingRow = -1
  }

  // MARK: Access log

  /// Gives the gathered lines on.
  mutating func flushLog() {
    guard !logLines.isEmpty, let accessLog else { return }
    accessLog.sink(logLines.bytes)
    logLines.removeAll()
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
