import EventLoop
import HTTPCore
import MemoryMetering
import Synchronization

/// A request on the work queue, apart from its connection, which may go away before it.
///
/// While it runs, a thread of the queue has the request, the response, the refusal and the scratch.
/// The ticket belongs to whoever holds the queue's lock, and everything else to the loop's thread.
struct QueuedRequest: ~Copyable {
  let request: DetachedRequest
  var response = HTTPResponse()
  /// Why it was refused after it had waited.
  var refusal: WorkRefusal?
  /// Its place in the queue.
  var ticket: WorkSchedule<WorkQueue.Job>.Ticket?
  let turn: WorkTurn
  let flow: QueueFlow
  private var scratch = ByteBuffer()
  private let route: Unmanaged<CompiledRoute>
  private let loop: UnsafeMutablePointer<LoopState>
  private let queue: Unmanaged<WorkQueue>
  private let status: Unmanaged<ServerStatus>
  private let completions: Unmanaged<Completions>
  private let requestTime: UInt64
  private let started: UInt64
  private var madeID = ByteBuffer()
  private let countedBytes: Int
  /// Since when it waits, in nanoseconds of the monotonic clock; 0 while it runs and behind that.
  private let waitingSince: Atomic<UInt64>
  private var connection: TCPConnection?

  private init(
    request: consuming DetachedRequest, route: Unmanaged<CompiledRoute>, flow: QueueFlow,
    loop: UnsafeMutablePointer<LoopState>, connection: TCPConnection
  ) {
    countedBytes = request.heldBytes
    self.request = request
    self.route = route
    self.flow = flow
    self.loop = loop
    self.connection = connection
    queue = loop.pointee.workQueue
    turn = WorkTurn(queue: queue.takeUnretainedValue(), client: flow.client)
    status = loop.pointee.status
    completions = loop.pointee.completions
    requestTime =
      UInt64(max(0, loop.pointee.configuration.pointee.requestTimeout)) * 1_000_000
    waitingSince = Atomic(loop.pointee.wakeUpStart)
    started = loop.pointee.turnStart
    if self.request.head.requestID == nil { madeID.append(loop.pointee.preamble.id) }
  }

  /// Puts a request on the queue.
  static func submit(
    _ request: consuming DetachedRequest, route: Unmanaged<CompiledRoute>, flow: QueueFlow,
    cost: UInt64, isLong: Bool,
    loop: UnsafeMutablePointer<LoopState>, connection: TCPConnection
  ) -> UnsafeMutablePointer<QueuedRequest> {
    let memory = UnsafeMutablePointer<QueuedRequest>.allocate(capacity: 1)
    memory.initialize(
      to: QueuedRequest(
        request: request, route: route, flow: flow, loop: loop, connection: connection))
    memory.pointee.count(by: memory.pointee.countedBytes)
    loop.pointee.queuedRequests += 1
    loop.pointee.workQueue._withUnsafeGuaranteedRef {
      $0.insert(
        memory, flow, cost: cost, isLong: isLong, arrived: loop.pointee.wakeUpStart)
    }
    return memory
  }

  /// The id that was made for the request; empty if its client gave one.
  var id: Bytes { madeID.bytes }

  /// Whether it still waits in the queue.
  var isWaiting: Bool { waitingSince.load(ordering: .relaxed) != 0 }

  /// For how long it has waited, in nanoseconds; 0 if it does not wait.
  func waited(until now: UInt64) -> UInt64 {
    let since = waitingSince.load(ordering: .relaxed)
    return since == 0 ? 0 : now &- min(now, since)
  }

  // These get the memory and touch single fields: a mutating method would claim the whole value,
  // part of which another thread is using.

  /// Nobody waits for the answer: takes it off the queue, or tells it to stop.
  static func abandon(_ memory: UnsafeMutablePointer<QueuedRequest>) {
    memory.pointee.connection = nil
    memory.pointee.turn.cancel()
    if isTakenOff(memory) { drop(memory) }
  }

  /// Takes it off the queue, if it still waits there; then it belongs to the caller.
  static func isTakenOff(_ memory: UnsafeMutablePointer<QueuedRequest>) -> Bool {
    memory.pointee.queue._withUnsafeGuaranteedRef { $0.remove(memory) }
  }

  private func count(by change: Int) {
    status._withUnsafeGuaranteedRef { $0.countBuffered(change) }
  }

  // MARK: On a thread of the queue

  /// It waits again.
  static func waits(_ memory: UnsafeMutablePointer<QueuedRequest>, since now: UInt64) {
    memory.pointee.waitingSince.store(max(1, now), ordering: .relaxed)
  }

  static func run(_ memory: UnsafeMutablePointer<QueuedRequest>) {
    memory.pointee.waitingSince.store(0, ordering: .relaxed)
    let turn = memory.pointee.turn
    if turn.isCancelled { return }
    let head = memory.pointee.request.head
    // The same target was read on the loop, so this succeeds.
    guard
      let target = RequestTarget(
        head.target, method: head.method, scratch: &memory.pointee.scratch)
    else { return }
    prepareResponse(memory)
    let start = Loop.monotonicNanoseconds()
    let lent = HTTPRequest(
      head: head, path: target.path, query: target.query, body: memory.pointee.request.body,
      route: memory.pointee.route, serverStatus: memory.pointee.status,
      budget: RequestBudget(
        deadline: start &+ memory.pointee.requestTime, bound: .turn(turn)),
      wakeUpTime: memory.pointee.started, madeID: memory.pointee.id)
    MemoryMeter.begin(
      limit: memory.pointee.status._withUnsafeGuaranteedRef { $0.memoryLimits.request },
      held: memory.pointee.countedBytes)
    defer { MemoryMeter.end(onThreadThatMayEnd: true) }
    memory.pointee.route._withUnsafeGuaranteedRef {
      $0.handler(lent, &memory.pointee.response)
    }
    if Loop.monotonicNanoseconds() - start > Self.longWork { MemoryMeter.releaseFreeMemory() }
  }

  /// Makes the response empty, but for what is the request's own.
  static func prepareResponse(_ memory: UnsafeMutablePointer<QueuedRequest>) {
    memory.pointee.response.reset()
    memory.pointee.response.started = memory.pointee.started
    memory.pointee.route._withUnsafeGuaranteedRef {
      memory.pointee.response.row = $0.row
      memory.pointee.response.isLogged = $0.isLogged
    }
  }

  /// Work that takes longer has probably had much memory, in nanoseconds.
  private static let longWork: UInt64 = 250_000_000

  /// Takes into account what the work has cost.
  static func learn(_ memory: UnsafeMutablePointer<QueuedRequest>, cost: UInt64) {
    if memory.pointee.turn.isCancelled { return }
    let bytes = memory.pointee.request.body.count
    memory.pointee.route._withUnsafeGuaranteedRef {
      $0.costs.record(bodyBytes: bytes, nanoseconds: cost)
    }
  }

  /// Hands it back to its loop.
  static func complete(_ memory: UnsafeMutablePointer<QueuedRequest>) {
    memory.pointee.waitingSince.store(0, ordering: .relaxed)
    memory.pointee.completions._withUnsafeGuaranteedRef { $0.add(memory) }
  }

  // MARK: On the loop again

  /// Ends the request: hands its answer to the connection, if that is still there.
  static func finish(_ memory: UnsafeMutablePointer<QueuedRequest>) {
    leave(memory)
    if let tcp = memory.pointee.connection {
      let connection = tcp.tail.assumingMemoryBound(to: Connection.self)
      connection.pointee.queuedRequestIsDone(memory)
    }
    free(memory)
  }

  /// Gives its place back: nobody may see it taken once the answer is there.
  static func leave(_ memory: UnsafeMutablePointer<QueuedRequest>) {
    memory.pointee.status._withUnsafeGuaranteedRef { $0.leaveQueue() }
    memory.pointee.count(by: -memory.pointee.countedBytes)
  }

  /// Ends a request that has no answer.
  private static func drop(_ memory: UnsafeMutablePointer<QueuedRequest>) {
    leave(memory)
    free(memory)
  }

  static func free(_ memory: UnsafeMutablePointer<QueuedRequest>) {
    memory.pointee.loop.pointee.queuedRequests -= 1
    memory.deinitialize(count: 1)
    memory.deallocate()
  }
}
