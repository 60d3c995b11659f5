import EventLoop
import HTTPCore
import MemoryMetering

/// Requests that run on the work queue.
extension Connection {
  /// The fair-queueing flow of a request.
  ///
  /// A principal's flow is its connection, within the principal's share. Any other flow is a token,
  /// or a connection without one, within the share of the client's address: anyone can make up
  /// tokens, so an unchecked one gains no share.
  private mutating func flow(_ head: RequestHead) -> QueueFlow {
    let key = clientKey(of: head)
    if let principal = client.principal {
      // Connections of one principal share its key, whatever their addresses.
      return QueueFlow(client: principal.key, id: UInt64(UInt(bitPattern: tcp.tail)))
    }
    if let token = head.fields.first("authorization") {
      var hasher = Hasher()
      hasher.combine(bytes: token)
      return QueueFlow(client: key, id: UInt64(bitPattern: Int64(hasher.finalize())))
    }
    return QueueFlow(client: key, id: UInt64(UInt(bitPattern: tcp.tail)))
  }

  /// The features that predict the cost of a request.
  mutating func costKey(
    _ route: Unowned<CompiledRoute>, head: RequestHead, body: Bytes
  ) -> CostKey {
    CostKey(
      client: client.principal?.key ?? clientKey(of: head),
      kind: route.with { $0.kind(head.fields, body) })
  }

  /// Submits the parsed request to the work queue, or refuses it if its expected wait is too long.
  mutating func enqueue(
    _ route: Unowned<CompiledRoute>, _ key: CostKey, head: RequestHead, hasMoreInput: Bool
  ) {
    let loop = loop
    guard MemoryMeter.hasRoom else {
      refuseForMemory(route, head: head, hasMoreInput: hasMoreInput)
      return
    }
    let flow = flow(head)
    let cost = route.with { $0.costs.estimate(key, on: .queue) }
    let isLong = work.predictsLong(route, key)
    let refusal = loop.state.placement.workQueue.with {
      $0.refusal(of: flow, cost: cost, isLong: isLong)
    }
    if let refusal {
      loop.state.metrics.count(.queueRefusals)
      loop.state.response.row = route.with { $0.row }
      fill(&loop.state.response, with: error(for: refusal), of: route, head)
      finishResponse(&loop.state.response, head: head, hasMoreInput: hasMoreInput)
      postponeIfRefusalsAreFast()
      return
    }
    loop.state.response.reset()
    loop.state.status.with { $0.enterQueue() }
    work.begin(
      QueuedRequestHandle.submit(
        machine.parser.detach(), route: route, key: key, flow: flow, cost: cost, isLong: isLong,
        loop: loop, connection: tcp))
  }

  /// Refuses a request because the process has reached its memory limit.
  mutating func refuseForMemory(
    _ route: Unowned<CompiledRoute>, head: RequestHead, hasMoreInput: Bool
  ) {
    let loop = loop
    loop.state.response.row = route.with { $0.row }
    fill(&loop.state.response, with: loop.state.memoryError, of: route, head)
    finishResponse(&loop.state.response, head: head, hasMoreInput: hasMoreInput)
  }

  /// Refuses a request before its body is read, if it would go to the work queue and its expected
  /// wait there is too long.
  ///
  /// - Returns: whether it was refused.
  mutating func refusesBody() -> Bool {
    let loop = loop
    let head = machine.parser.head
    let literal = loop.state.application.literalRoutes.route(head.target, head.method)
    guard passesAccessEarly(literal ?? destination(of: head).route, head: head) else { return true }
    guard case .length(let length) = head.framing,
      let bytes = Int(exactly: length),
      let route = literal
    else { return false }
    guard let queuesAbove = route.with({ $0.queuesAbove }) else { return false }
    var key = costKey(route, head: head, body: Bytes(start: nil, count: 0))
    // Only the transmitted size is known so far.
    key.kind.bytes = bytes
    let isQueued =
      bytes > queuesAbove
      || route.with { $0.costs.estimate(key, on: .loop) } > loop.state.placement.loopShare.all
    guard isQueued else { return false }
    let cost = route.with { $0.costs.estimate(key, on: .queue) }
    let flow = flow(head)
    let isLong = work.predictsLong(route, key)
    let refusal = loop.state.placement.workQueue.with {
      $0.refusal(of: flow, cost: cost, isLong: isLong)
    }
    guard let refusal else { return false }
    loop.state.metrics.count(.queueRefusals)
    loop.state.writer.preamble.makeID()
    loop.state.makeErrorResponse(error(for: refusal))
    loop.state.response.row = route.with { $0.row }
    machine.beginLingeringClose()
    finishRefusal(head)
    return true
  }

  /// Fills in the response to a request that the work queue refuses.
  private func fill(
    _ response: inout HTTPResponse, with error: HTTPError, of route: Unowned<CompiledRoute>,
    _ head: RequestHead
  ) {
    if head.method != .head, let refusal = route.with({ $0.route.refusal }),
      refusal(error, head.target, head.fields, &response)
    {
      return
    }
    response.fill(with: error, by: loop.state.application.errorResponder)
  }

  private func error(for refusal: WorkRefusal) -> HTTPError {
    let configuration = loop.state.configuration
    return switch refusal {
    case .full:
      HTTPError(
        .overloaded, "The work queue is full", limit: configuration.values.maxQueuedRequests,
        setBy: "max-queued-requests")
    case .tooLong:
      HTTPError(
        .overloaded, "The expected wait for the work queue is too long, in milliseconds",
        limit: configuration.values.queueTarget, setBy: "queue-target")
    case .tooManyLong:
      HTTPError(
        .overloaded, "The server works on as many long requests as it may",
        limit: configuration.values.maxLongRequests, setBy: "max-long-requests")
    case .timedOut:
      HTTPError(
        .overloaded, "The request has waited too long for its turn, in milliseconds",
        limit: configuration.values.queueTimeout, setBy: "queue-timeout")
    }
  }

  /// Writes the response of a completed queued request, and continues with the waiting input.
  mutating func queuedRequestIsDone(_ handle: QueuedRequestHandle) {
    work.end(handle)
    loop.state.beginTurn()
    if let refusal = handle.request.outcome.refusal {
      loop.state.metrics.count(.queueRefusals)
      handle.prepareResponse()
      fill(
        &handle.request.outcome.response, with: error(for: refusal), of: handle.request.route,
        handle.request.message.head)
    }
    // The head and the response belong to the queued request, which is freed after this call.
    let head = handle.request.message.head
    finishResponse(
      &handle.request.outcome.response, head: head, madeID: handle.request.message.madeID,
      bytesIn: handle.request.message.body.count, hasMoreInput: !input.isEmpty)
    flush()
    resume()
  }

  /// Refuses a queued request that has waited longer than `queueTimeout`.
  mutating func tickQueued(_ now: UInt64) {
    let limit = UInt64(max(0, loop.state.configuration.values.queueTimeout))
    guard let request = work.removeFromQueue(after: limit, now: now) else { return }
    request.request.outcome.refusal = .timedOut
    request.leave()
    queuedRequestIsDone(request)
    request.free()
  }
}
