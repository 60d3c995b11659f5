import EventLoop
import HTTPCore
import MemoryMetering

/// Requests of a connection that run on the work queue.
extension Connection {
  /// Puts the request that the parser holds on the work queue, or refuses it where that is full.
  mutating func enqueue(
    _ route: Unmanaged<CompiledRoute>, head: RequestHead, hasMoreInput: Bool
  ) {
    let loop = loop
    guard MemoryMeter.hasRoom else {
      refuseForMemory(route, head: head, hasMoreInput: hasMoreInput)
      return
    }
    let limit = loop.pointee.configuration.pointee.maxQueuedRequests
    guard loop.pointee.status._withUnsafeGuaranteedRef({ $0.tryEnqueue(limit: limit) }) else {
      loop.pointee.counters._withUnsafeGuaranteedRef { $0.add(to: .queueRefusals) }
      loop.pointee.response.row = route._withUnsafeGuaranteedRef { $0.row }
      answer(
        fault: HTTPFault(.overloaded, "The work queue is full", limit: limit), head: head,
        hasMoreInput: hasMoreInput)
      return
    }
    loop.pointee.response.reset()
    let request = QueuedRequest.submit(
      machine.parser.detach(), route: route, loop: loop, connection: tcp)
    guard let request else {
      loop.pointee.status._withUnsafeGuaranteedRef { $0.leaveQueue() }
      // The parser's head is gone with the detached request: the connection cannot go on.
      machine.giveUp()
      refuse(HTTPFault(.overloaded, "The work queue takes no request", limit: limit))
      return
    }
    queued = request
  }

  /// Refuses a request, since the process holds as much memory as it may.
  mutating func refuseForMemory(
    _ route: Unmanaged<CompiledRoute>, head: RequestHead, hasMoreInput: Bool
  ) {
    let loop = loop
    loop.pointee.response.row = route._withUnsafeGuaranteedRef { $0.row }
    answer(fault: loop.pointee.memoryFault, head: head, hasMoreInput: hasMoreInput)
  }

  /// The request on the work queue is done; writes its answer and goes on with what waits.
  mutating func queuedRequestIsDone(_ request: UnsafeMutablePointer<QueuedRequest>) {
    queued = nil
    loop.pointee.beginTurn()
    // The answer belongs to the request, whose memory goes away behind this call.
    let head = request.pointee.request.head
    finishAnswer(
      &request.pointee.response, head: head, madeID: request.pointee.id,
      bytesIn: request.pointee.request.body.count, hasMoreInput: waitingOffset < waiting.count)
    flush()
    resume()
  }
}
