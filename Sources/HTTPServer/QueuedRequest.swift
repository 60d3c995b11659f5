import EventLoop
import HTTPCore
import MemoryMetering
import Synchronization

/// A request on the work queue, apart from its connection, which may go away before it.
///
/// While it runs, a thread of the queue has the request, the response and the scratch; everything
/// else belongs to the loop's thread.
struct QueuedRequest: ~Copyable {
  let request: DetachedRequest
  var response = HTTPResponse()
  private var scratch = ByteBuffer()
  private let route: Unmanaged<CompiledRoute>
  private let status: Unmanaged<ServerStatus>
  private let cancellation = RequestBudget.Cancellation()
  private let deadline: UInt64
  private let niceness: Int
  private var madeID = ByteBuffer()
  private let countedBytes: Int
  private let hasBegun = Atomic<Bool>(false)
  private var connection: TCPConnection?
  private var item: WorkItem?

  private init(
    request: consuming DetachedRequest, route: Unmanaged<CompiledRoute>,
    loop: UnsafeMutablePointer<LoopState>, connection: TCPConnection
  ) {
    countedBytes = request.heldBytes
    self.request = request
    self.route = route
    self.connection = connection
    status = loop.pointee.status
    deadline = loop.pointee.requestDeadline
    if self.request.head.requestID == nil { madeID.append(loop.pointee.preamble.id) }
    response.started = loop.pointee.turnStart
    response.row = route._withUnsafeGuaranteedRef { $0.row }
    response.isLogged = route._withUnsafeGuaranteedRef { $0.isLogged }
    niceness = loop.pointee.configuration.pointee.workNiceness
  }

  /// Puts a request on the queue.
  static func submit(
    _ request: consuming DetachedRequest, route: Unmanaged<CompiledRoute>,
    loop: UnsafeMutablePointer<LoopState>, connection: TCPConnection
  ) -> UnsafeMutablePointer<QueuedRequest>? {
    let memory = UnsafeMutablePointer<QueuedRequest>.allocate(capacity: 1)
    memory.initialize(
      to: QueuedRequest(request: request, route: route, loop: loop, connection: connection))
    let item = loop.pointee.loop._withUnsafeGuaranteedRef {
      WorkItem.submit(on: $0, context: memory, run: queuedRequestRuns, done: queuedRequestDone)
    }
    guard let item else {
      memory.deinitialize(count: 1)
      memory.deallocate()
      return nil
    }
    memory.pointee.item = item
    memory.pointee.count(by: memory.pointee.countedBytes)
    return memory
  }

  /// The id that was made for the request; empty if its client gave one.
  var id: Bytes { madeID.bytes }

  /// Whether it still waits in the queue.
  var isWaiting: Bool { !hasBegun.load(ordering: .relaxed) }

  /// Nobody waits for the answer: takes it off the queue, or tells it to stop.
  ///
  /// Like `run`, it gets the memory and touches single fields: a mutating method would claim the
  /// whole value, part of which the other thread is using.
  static func abandon(_ memory: UnsafeMutablePointer<QueuedRequest>) {
    memory.pointee.connection = nil
    memory.pointee.cancellation.isSet.store(true, ordering: .relaxed)
    memory.pointee.item?.cancel()
  }

  private func count(by change: Int) {
    status._withUnsafeGuaranteedRef { $0.countBuffered(change) }
  }

  fileprivate static func run(_ memory: UnsafeMutablePointer<QueuedRequest>) {
    memory.pointee.hasBegun.store(true, ordering: .relaxed)
    let cancellation = memory.pointee.cancellation
    if cancellation.isSet.load(ordering: .relaxed) { return }
    WorkItem.lowerThreadPriority(niceness: memory.pointee.niceness)
    let head = memory.pointee.request.head
    // The same target was read on the loop, so this succeeds.
    guard
      let target = RequestTarget(
        head.target, method: head.method, scratch: &memory.pointee.scratch)
    else { return }
    let lent = HTTPRequest(
      head: head, path: target.path, query: target.query, body: memory.pointee.request.body,
      route: memory.pointee.route, serverStatus: memory.pointee.status,
      budget: RequestBudget(
        deadline: memory.pointee.deadline, bound: .cancellation(cancellation)),
      madeID: memory.pointee.id)
    let start = EventLoop.monotonicNanoseconds()
    MemoryMeter.begin(
      limit: memory.pointee.status._withUnsafeGuaranteedRef { $0.memoryLimits.request },
      held: memory.pointee.countedBytes)
    defer { MemoryMeter.end() }
    memory.pointee.route._withUnsafeGuaranteedRef {
      $0.handler(lent, &memory.pointee.response)
    }
    if EventLoop.monotonicNanoseconds() - start > Self.longWork { WorkItem.releaseFreeMemory() }
  }

  /// Work that takes longer has probably had much memory, in nanoseconds.
  private static let longWork: UInt64 = 250_000_000

  /// Ends the request: hands its answer to the connection, if that is still there.
  fileprivate static func finish(_ memory: UnsafeMutablePointer<QueuedRequest>) {
    memory.pointee.status._withUnsafeGuaranteedRef { $0.leaveQueue() }
    memory.pointee.count(by: -memory.pointee.countedBytes)
    if let tcp = memory.pointee.connection {
      let connection = tcp.tail.assumingMemoryBound(to: Connection.self)
      connection.pointee.queuedRequestIsDone(memory)
    }
    memory.deinitialize(count: 1)
    memory.deallocate()
  }
}

private func queuedRequestRuns(_ context: UnsafeMutableRawPointer) {
  QueuedRequest.run(context.assumingMemoryBound(to: QueuedRequest.self))
}

private func queuedRequestDone(_ context: UnsafeMutableRawPointer, _ wasCancelled: Bool) {
  QueuedRequest.finish(context.assumingMemoryBound(to: QueuedRequest.self))
}
