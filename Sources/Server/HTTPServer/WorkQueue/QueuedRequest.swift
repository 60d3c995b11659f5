import EventLoop
import HTTPCore
import MemoryMetering
import Synchronization

/// A request on the work queue. It is detached from its connection, which may close first.
///
/// While the request runs, a thread of the queue owns the request, the response, the refusal and
/// the scratch memory. The queue's lock guards the ticket. Everything else belongs to the loop's
/// thread.
struct QueuedRequest: ~Copyable {
  let request: DetachedRequest
  var response = HTTPResponse()
  /// The reason if the request was refused after it was queued.
  var refusal: WorkRefusal?
  /// The ticket that removes it from the queue.
  var ticket: WorkSchedule<WorkQueue.Job>.Ticket?
  let turn: WorkTurn
  let flow: QueueFlow
  let key: CostKey
  fileprivate var scratch = ByteBuffer()
  fileprivate let route: Unowned<CompiledRoute>
  fileprivate let loop: LoopHandle
  fileprivate let queue: Unowned<WorkQueue>
  fileprivate let status: Unowned<ServerStatus>
  fileprivate let completions: Unowned<Completions>
  fileprivate let requestTime: UInt64
  fileprivate let started: UInt64
  private var madeID = ByteBuffer()
  fileprivate let countedBytes: Int
  /// The start of its wait, in nanoseconds of the monotonic clock; 0 while it runs and afterwards.
  fileprivate let waitingSince: Atomic<UInt64>
  fileprivate var connection: TCPConnection?

  fileprivate init(
    request: consuming DetachedRequest, route: Unowned<CompiledRoute>, key: CostKey,
    flow: QueueFlow, loop: LoopHandle, connection: TCPConnection
  ) {
    countedBytes = request.heldBytes
    self.request = request
    self.route = route
    self.flow = flow
    self.key = key
    self.loop = loop
    self.connection = connection
    queue = loop.state.placement.workQueue
    turn = WorkTurn(queue: queue.object, client: flow.client)
    status = loop.state.status
    completions = loop.state.placement.completions
    requestTime =
      UInt64(max(0, loop.state.configuration.values.requestTimeout)) * 1_000_000
    waitingSince = Atomic(loop.state.turn.wakeUpStart)
    started = loop.state.turn.start
    if self.request.head.requestID == nil { madeID.append(loop.state.writer.preamble.id) }
  }

  /// The id generated for the request; empty if its client sent one.
  var id: Bytes { madeID.bytes }

  /// Whether it still waits in the queue.
  var isWaiting: Bool { waitingSince.load(ordering: .relaxed) != 0 }

  /// The wait so far, in nanoseconds; 0 if it does not wait.
  func waited(until now: UInt64) -> UInt64 {
    let since = waitingSince.load(ordering: .relaxed)
    return since == 0 ? 0 : now &- min(now, since)
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
        request: request, route: route, key: key, flow: flow, loop: loop, connection: connection))
    queued.request.count(by: queued.request.countedBytes)
    loop.state.placement.clients.add(flow.client)
    loop.state.placement.workQueue.with {
      $0.insert(queued, flow, cost: cost, isLong: isLong, arrived: loop.state.turn.wakeUpStart)
    }
    return queued
  }

  /// Removes the request from the queue, or cancels it if it runs, because its client has
  /// disconnected.
  func abandon() {
    request.connection = nil
    request.turn.cancel()
    if removeFromQueue() { drop() }
  }

  /// Removes the request from the queue if it still waits.
  ///
  /// - Returns: whether it was removed, so that the caller owns it.
  func removeFromQueue() -> Bool {
    request.queue.with { $0.remove(self) }
  }

  // MARK: On a thread of the queue

  /// Marks a displaced request as waiting again.
  func wait(since now: UInt64) {
    request.waitingSince.store(max(1, now), ordering: .relaxed)
  }

  /// Runs the route's handler.
  func run() {
    request.waitingSince.store(0, ordering: .relaxed)
    let turn = request.turn
    if turn.isCancelled { return }
    let head = request.request.head
    // The loop has parsed the same target before, so this cannot fail.
    guard
      let target = RequestTarget(head.target, method: head.method, scratch: &request.scratch)
    else { return }
    prepareResponse()
    let start = Loop.monotonicNanoseconds()
    request.response.begun = start
    let lent = HTTPRequest(
      head: head, path: target.path, query: target.query, body: request.request.body,
      route: request.route, serverStatus: request.status,
      budget: RequestBudget(deadline: start &+ request.requestTime, bound: .turn(turn)),
      wakeUpTime: request.started, madeID: request.id)
    MemoryMeter.begin(
      limit: request.status.with { $0.memoryLimits.request }, held: request.countedBytes)
    defer { MemoryMeter.end(onThreadThatMayEnd: true) }
    request.route.with { $0.handler(lent, &request.response) }
    if Loop.monotonicNanoseconds() - start > Self.longWork { MemoryMeter.releaseFreeMemory() }
  }

  /// The duration in nanoseconds from which work has probably used much memory.
  private static var longWork: UInt64 { 250_000_000 }

  /// Resets the response, except for the fields that belong to the request.
  func prepareResponse() {
    request.response.reset()
    request.response.started = request.started
    request.route.with {
      request.response.row = $0.row
      request.response.isLogged = $0.isLogged
    }
  }

  /// The row of its route among the counters.
  var row: Int { request.route.with { $0.row } }

  /// The id that its client sent, or else the generated one.
  var publicID: Bytes { request.request.head.requestID ?? request.id }

  /// Adds the processor time of the request to the estimates of its route.
  func learn(cost: UInt64) {
    if request.turn.isCancelled { return }
    let key = request.key
    request.route.with { $0.costs.record(key, nanoseconds: cost) }
  }

  /// Hands the request back to its loop.
  func complete() {
    request.waitingSince.store(0, ordering: .relaxed)
    request.completions.with { $0.add(self) }
  }

  // MARK: On the loop again

  /// Ends the request, and passes its response to the connection if that is still open.
  func finish() {
    leave()
    if let tcp = request.connection {
      ConnectionHandle(tail: tcp.tail).connection.queuedRequestIsDone(self)
    }
    free()
  }

  /// Subtracts the request from the gauges before a client can see its response.
  func leave() {
    request.status.with { $0.leaveQueue() }
    request.count(by: -request.countedBytes)
  }

  /// Ends a request without a response.
  private func drop() {
    leave()
    free()
  }

  /// Frees the request, on its loop.
  func free() {
    request.loop.state.placement.clients.remove(request.flow.client)
    deallocate()
  }
}
