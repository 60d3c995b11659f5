import EventLoop
import HTTPCore
import MemoryMetering
import Synchronization

/// A request on the work queue. It is detached from its connection, which may close first.
///
/// While the request runs, a thread of the queue owns the message, the outcome and the scratch
/// memory; while its response is deferred, the ``DeferredResponse`` does. The queue's lock guards
/// the ticket. The origin belongs to the loop's thread. The rest does not change, or is safe on any
/// thread.
struct QueuedRequest: ~Copyable {
  /// The result of the work.
  struct Outcome: ~Copyable {
    var response = HTTPResponse()
    /// The reason if the request was refused after it was queued.
    var refusal: WorkRefusal?
  }

  /// The place of a request among those that wait.
  struct Place {
    let flow: QueueFlow
    /// The ticket that removes it from the queue.
    var ticket: WorkSchedule<WorkQueue.Job>.Ticket?
  }

  /// Where a request came from.
  struct Origin {
    let loop: LoopHandle
    /// The connection; nil once its client has disconnected.
    var connection: TCPConnection?
  }

  let message: QueuedMessage
  var outcome = Outcome()
  var place: Place
  let times: QueuedTimes
  let turn: WorkTurn
  /// When its handler left the response to be finished later, on the monotonic clock.
  fileprivate var deferredSince: UInt64 = 0
  /// The response that is finished later, from the end of the work until then.
  fileprivate let deferred = Mutex<DeferredResponse?>(nil)
  fileprivate var origin: Origin
  let route: Unowned<CompiledRoute>
  fileprivate let key: CostKey
  fileprivate let status: Unowned<ServerStatus>
  fileprivate let completions: Unowned<Completions>
  fileprivate var scratch = ByteBuffer()

  fileprivate init(
    request: consuming DetachedRequest, route: Unowned<CompiledRoute>, key: CostKey,
    flow: QueueFlow, origin: Origin
  ) {
    let loop = origin.loop
    message = QueuedMessage(request, id: loop.state.writer.preamble.id)
    place = Place(flow: flow)
    let allowed = UInt64(max(0, loop.state.configuration.values.requestTimeout)) * 1_000_000
    times = QueuedTimes(
      started: loop.state.turn.start, allowed: allowed,
      waitingSince: loop.state.turn.wakeUpStart)
    turn = WorkTurn(queue: loop.state.placement.workQueue.object, client: flow.client)
    self.origin = origin
    self.route = route
    self.key = key
    status = loop.state.status
    completions = loop.state.placement.completions
  }

  /// Adds to the server's buffered bytes; a negative number subtracts.
  fileprivate func count(by change: Int) {
    status.with { $0.countBuffered(change) }
  }
}

extension QueuedRequestHandle {
  /// Adds a request to the work queue.
  static func submit(
    _ request: consuming DetachedRequest, route: Unowned<CompiledRoute>, key: CostKey,
    flow: QueueFlow, cost: UInt64, isLong: Bool, loop: LoopHandle, connection: TCPConnection
  ) -> QueuedRequestHandle {
    let queued = QueuedRequestHandle(
      QueuedRequest(
        request: request, route: route, key: key, flow: flow,
        origin: .init(loop: loop, connection: connection)))
    queued.request.count(by: queued.request.message.heldBytes)
    loop.state.placement.clients.add(flow.client)
    loop.state.placement.workQueue.with {
      $0.insert(queued, flow, cost: cost, isLong: isLong, arrived: loop.state.turn.wakeUpStart)
    }
    return queued
  }

  /// Removes the request from the queue, or cancels it if it runs, because its client has
  /// disconnected.
  func abandon() {
    request.origin.connection = nil
    request.turn.cancel()
    if removeFromQueue() {
      drop()
    } else {
      deferredResponse?.finish { _ in }
    }
  }

  /// Whether the response is finished later, and nothing runs meanwhile.
  var isDeferred: Bool { deferredResponse != nil }

  private var deferredResponse: DeferredResponse? { request.deferred.withLock { $0 } }

  /// Removes the request from the queue if it still waits.
  ///
  /// - Returns: whether it was removed, so that the caller owns it.
  func removeFromQueue() -> Bool {
    request.origin.loop.state.placement.workQueue.with { $0.remove(self) }
  }

  // MARK: On a thread of the queue

  /// Runs the route's handler.
  func run() {
    request.times.endWait()
    let turn = request.turn
    if turn.isCancelled { return }
    let head = request.message.head
    // The loop has parsed the same target before, so this cannot fail.
    guard
      let target = RequestTarget(head.target, method: head.method, scratch: &request.scratch)
    else { return }
    prepareResponse()
    let start = Loop.monotonicNanoseconds()
    request.outcome.response.begun = start
    let lent = HTTPRequest(
      head: head, path: target.path, query: target.query, body: request.message.body,
      route: request.route, serverStatus: request.status,
      budget: RequestBudget(deadline: start &+ request.times.allowed, bound: .turn(turn)),
      wakeUpTime: request.times.started, madeID: request.message.madeID)
    MemoryMeter.begin(
      limit: request.status.with { $0.memoryLimits.request }, held: request.message.heldBytes)
    defer { MemoryMeter.end(onThreadThatMayEnd: true) }
    request.route.with { $0.handler(lent, &request.outcome.response) }
    if Loop.monotonicNanoseconds() - start > Self.longWork { MemoryMeter.releaseFreeMemory() }
  }

  /// The duration in nanoseconds from which work has probably used much memory.
  private static var longWork: UInt64 { 250_000_000 }

  /// Resets the response, except for the fields that belong to the request.
  func prepareResponse() {
    request.outcome.response.reset()
    request.outcome.response.started = request.times.started
    request.route.with {
      request.outcome.response.row = $0.row
      request.outcome.response.isLogged = $0.isLogged
    }
  }

  /// The row of its route among the counters.
  var row: Int { request.route.with { $0.row } }

  /// Adds the processor time of the request to the estimates of its route.
  func learn(cost: UInt64) {
    if request.turn.isCancelled { return }
    let key = request.key
    request.route.with { $0.costs.record(key, nanoseconds: cost) }
  }

  /// Hands the request back to its loop, or to the response that is finished later.
  func complete() {
    request.times.endWait()
    guard request.outcome.refusal == nil, !request.turn.isCancelled,
      let deferred = request.outcome.response.deferred
    else { return handBack() }
    request.outcome.response.deferred = nil
    request.deferredSince = Loop.monotonicNanoseconds()
    request.deferred.withLock { $0 = deferred }
    // It counts as work only while it is some.
    request.status.with { $0.leaveQueue() }
    let turn = request.turn
    deferred.park(self)
    // If the client left in between, `abandon` may have come too early to see the response.
    if turn.isCancelled { deferred.finish { _ in } }
  }

  /// Fills in a deferred response, on any thread, and hands the request back to its loop.
  func complete(by fill: (inout HTTPResponse) -> Void) {
    request.deferred.withLock { $0 = nil }
    request.status.with { $0.enterQueue() }
    request.outcome.response.waited = Loop.monotonicNanoseconds() &- request.deferredSince
    fill(&request.outcome.response)
    handBack()
  }

  private func handBack() {
    request.completions.with { $0.add(self) }
  }

  // MARK: On the loop again

  /// Ends the request, and passes its response to the connection if that is still open.
  func finish() {
    leave()
    if let tcp = request.origin.connection {
      ConnectionHandle(tail: tcp.tail).connection.queuedRequestIsDone(self)
    } else {
      // Tells those who would append to its body that nobody receives it.
      request.outcome.response.reset()
    }
    free()
  }

  /// Subtracts the request from the gauges before a client can see its response.
  func leave() {
    request.status.with { $0.leaveQueue() }
    request.count(by: -request.message.heldBytes)
  }

  /// Ends a request without a response.
  private func drop() {
    leave()
    free()
  }

  /// Frees the request, on its loop.
  func free() {
    request.origin.loop.state.placement.clients.remove(request.place.flow.client)
    deallocate()
  }
}
