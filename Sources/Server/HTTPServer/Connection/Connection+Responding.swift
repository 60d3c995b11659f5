import EventLoop
import HTTPCore
import MemoryMetering

extension Connection {
  /// The result of resolving a request head.
  enum Destination {
    case route(Unowned<CompiledRoute>, RequestTarget)
    case options(AllowedMethods)
    case error(HTTPError, allowed: AllowedMethods? = nil)

    /// The route; nil for a request that matches none.
    var route: Unowned<CompiledRoute>? {
      if case .route(let route, _) = self { route } else { nil }
    }
  }

  /// Resolves the method and the target of a request.
  mutating func destination(of head: RequestHead) -> Destination {
    switch head.method {
    case .connect, .other:
      return .error(HTTPError(.notImplemented, "The method is not implemented"))
    default:
      break
    }
    // Answers before routing, so that clients without a token cannot probe which paths exist.
    if loop.state.application.hasAccessControl, isPreflight(head) {
      return .options(allMethods)
    }
    guard
      let target = RequestTarget(
        head.target, method: head.method, scratch: &loop.state.application.targetScratch)
    else {
      return .error(HTTPError(.malformedRequest, "The request target is not valid"))
    }
    switch loop.state.application.routes.with({ $0.match(target.path, head.method) }) {
    case .route(let route):
      return .route(route, target)
    case .options(let allowed):
      return .options(allowed)
    case .methodNotAllowed(let allowed):
      let advice = "Allowed: \(allowed.names.text)."
      return .error(
        HTTPError(.methodNotAllowed, "The resource does not have this method", advice: advice),
        allowed: allowed)
    case .notFound:
      if head.method == .options, target.path.equals("*") {
        return .options(allMethods)
      }
      let nearest = loop.state.application.routes.with { $0.nearest(to: target.path) }
      let advice = nearest.map { "The nearest path is \($0)." }
      return .error(HTTPError(.notFound, "There is nothing at this path", advice: advice))
    }
  }

  /// The methods of all paths together.
  private var allMethods: AllowedMethods {
    AllowedMethods(names: loop.state.application.routes.with { $0.allMethods })
  }

  /// Responds to the request in the parser, or puts it on the work queue.
  @inline(__always)
  mutating func respond(hasMoreInput: Bool) {
    let head = machine.parser.head
    let loop = loop
    loop.state.writer.preamble.makeID()
    if let route = loop.state.application.literalRoutes.route(head.target, head.method) {
      guard passesAccess(route, head: head, hasMoreInput: hasMoreInput) else { return }
      let target = RequestTarget(plain: head.target)
      respond(route, head: head, target: target, hasMoreInput: hasMoreInput)
      return
    }
    let destination = destination(of: head)
    guard passesAccess(destination.route, head: head, hasMoreInput: hasMoreInput) else { return }
    switch destination {
    case .route(let route, let target):
      respond(route, head: head, target: target, hasMoreInput: hasMoreInput)
    case .options(let allowed):
      respondToOptions(allowed, head: head, hasMoreInput: hasMoreInput)
    case .error(let error, let allowed):
      // A client may send bytes after CONNECT before the server grants it. They are not HTTP.
      if head.method == .connect { loop.state.response.closesConnection = true }
      respond(error: error, head: head, allowed: allowed, hasMoreInput: hasMoreInput)
    }
  }

  /// Sends `100 Continue`, unless the head alone determines the response. In that case, sends the
  /// response and closes the connection, since the body may or may not follow.
  mutating func meetExpectation() {
    let head = machine.parser.head
    let loop = loop
    loop.state.writer.preamble.makeID()
    let destination = destination(of: head)
    guard passesAccessEarly(destination.route, head: head) else { return }
    switch destination {
    case .route(let route, let target):
      if isTurnedAway, !route.with({ $0.isEssential }) {
        loop.state.makeErrorResponse(tooManyConnections)
        break
      }
      if admits(route, head: head, target: target) {
        loop.state.writer.output.append(literal: ResponseEncoder.continue)
        return
      }
    case .options:
      loop.state.writer.output.append(literal: ResponseEncoder.continue)
      return
    case .error(let error, let allowed):
      loop.state.makeErrorResponse(error, allowed: allowed)
    }
    machine.beginLingeringClose()
    finishRefusal(head)
  }

  /// Writes the connection's last response without reading the request's body.
  mutating func finishRefusal(_ head: RequestHead) {
    let loop = loop
    let bytesOut = loop.state.response.body.count
    write(&loop.state.response, to: head, givenID: nil, keepsAlive: false)
    account(
      loop.state.response, head: head, givenID: nil, bytesIn: 0, bytesOut: bytesOut)
    loop.state.response.reset()
  }

  /// Runs the route's check on a request head. If the check fails, the loop's response is filled
  /// in.
  ///
  /// - Returns: whether the route accepts the request.
  private mutating func admits(
    _ route: Unowned<CompiledRoute>, head: RequestHead, target: RequestTarget
  ) -> Bool {
    guard let check = route.with({ $0.check }) else { return true }
    let request = HTTPRequest(
      head: head, path: target.path, query: target.query, body: Bytes(start: nil, count: 0),
      route: route, serverStatus: loop.state.status,
      budget: loop.state.budget(for: nil), wakeUpTime: loop.state.turn.wakeUpStart,
      madeID: loop.state.writer.preamble.id)
    let loop = loop
    return check(request, &loop.state.response)
  }

  @inline(__always)
  private mutating func respond(
    _ route: Unowned<CompiledRoute>, head: RequestHead, target: RequestTarget,
    hasMoreInput: Bool
  ) {
    let loop = loop
    loop.state.response.row = route.with { $0.row }
    loop.state.response.isLogged = route.with { $0.isLogged }
    let queuesAbove: Int? = route.with { $0.queuesAbove }
    if isTurnedAway, !route.with({ $0.isEssential }) {
      refuseBecauseFull(head)
      return
    }
    if head.framing == .none, route.with({ $0.requiresLength }) {
      respond(
        error: HTTPError(
          .lengthRequired, "The request needs a body, by Content-Length or in chunks"),
        head: head, hasMoreInput: hasMoreInput)
      return
    }
    let isAdmitted =
      !route.with({ $0.hasCheck }) || admits(route, head: head, target: target)
    guard isAdmitted else {
      finishResponse(&loop.state.response, head: head, hasMoreInput: hasMoreInput)
      return
    }
    let body = machine.parser.body
    var share: LoopShare.End?
    var key = CostKey(client: 0, kind: BodyKind(bytes: 0))
    if let queuesAbove {
      key = costKey(route, head: head, body: body)
      if body.count <= queuesAbove {
        let (start, wakeUpStart) = (loop.state.turn.start, loop.state.turn.wakeUpStart)
        share = loop.state.placement.share(
          for: route, key, turnStart: start, wakeUpStart: wakeUpStart)
      }
      if share == nil {
        enqueue(route, key, head: head, hasMoreInput: hasMoreInput)
        return
      }
    }
    let request = HTTPRequest(
      head: head, path: target.path, query: target.query, body: body, route: route,
      serverStatus: loop.state.status,
      budget: loop.state.budget(for: share), wakeUpTime: loop.state.turn.wakeUpStart,
      madeID: loop.state.writer.preamble.id)
    if let share {
      guard MemoryMeter.hasRoomForSmall else {
        refuseForMemory(route, head: head, hasMoreInput: hasMoreInput)
        return
      }
      let id = head.requestID ?? loop.state.writer.preamble.id
      loop.state.metrics.activity.with { $0.begin(id: id) }
      MemoryMeter.begin(limit: loop.state.placement.memoryShare, held: 0)
      call(route, request)
      MemoryMeter.end()
      loop.state.metrics.activity.with { $0.endWithID() }
      loop.state.placement.learn(
        route, key, share: share, isUnfinished: loop.state.response.isUnfinished)
      if loop.state.response.isUnfinished {
        loop.state.response.reset()
        enqueue(route, key, head: head, hasMoreInput: hasMoreInput)
        return
      }
    } else {
      call(route, request)
    }
    finishResponse(&loop.state.response, head: head, hasMoreInput: hasMoreInput)
  }

  /// Calls a route's handler, and reports the call to the watchdog.
  @inline(__always)
  private func call(_ route: Unowned<CompiledRoute>, _ request: borrowing HTTPRequest) {
    let loop = loop
    loop.state.metrics.activity.with { $0.begin(row: loop.state.response.row) }
    route.with { $0.handler(request, &loop.state.response) }
    loop.state.metrics.activity.with { $0.end() }
  }

  /// Writes the response of a handler or an error, and resets it.
  mutating func finishResponse(
    _ response: inout HTTPResponse, head: RequestHead, madeID: Bytes? = nil, bytesIn: Int? = nil,
    hasMoreInput: Bool
  ) {
    let held = response.body.count + (response.live?.waitingBytes ?? 0)
    if held > loop.state.configuration.values.maxPendingBytes,
      let error = capacityError(forResponseOf: held)
    {
      response.replace(with: error, by: loop.state.application.errorResponder)
    }
    let streams = response.isStreamed && head.method != .head && response.status.allowsBody
    let keepsAlive =
      !response.closesConnection && (!streams || head.minorVersion > 0)
      && machine.keepsAlive(
        head: head, isDraining: loop.state.isDraining, hasMoreInput: hasMoreInput)
    if streams, let live = response.live {
      output.live = ConnectionOutput.Live(
        body: live, isChunked: head.minorVersion > 0, keepsAlive: keepsAlive)
      live.attach(to: ConnectionHandle(tail: tcp.tail), loop.state.liveSignals)
    } else if streams, let source = response.source {
      output.stream = ConnectionOutput.Stream(
        source: source, isChunked: head.minorVersion > 0, keepsAlive: keepsAlive)
    } else {
      machine.responded(
        keepingAlive: keepsAlive, hasMoreInput: hasMoreInput, now: loop.state.turn.now)
    }
    let bytesOut = response.body.count
    write(&response, to: head, givenID: madeID, keepsAlive: keepsAlive)
    // The connection has the body from now on.
    if streams, response.live != nil { response.live = nil }
    if response.started == 0, !response.isLogged || !loop.state.records.isKeeping {
      loop.state.metrics.countResponse(
        row: response.row, status: response.status, turnStart: loop.state.turn.start)
    } else {
      account(
        response, head: head, givenID: madeID, bytesIn: bytesIn ?? machine.parser.bodyBytes,
        bytesOut: bytesOut)
    }
    response.reset()
  }

  private mutating func respondToOptions(
    _ allowed: AllowedMethods, head: RequestHead, hasMoreInput: Bool
  ) {
    if isTurnedAway {
      refuseBecauseFull(head)
      return
    }
    let loop = loop
    loop.state.response.status = .noContent
    allowed.add(to: &loop.state.response)
    finishResponse(&loop.state.response, head: head, hasMoreInput: hasMoreInput)
  }

  // MARK: Errors

  /// Sends an error response to a request whose end is known, so that the connection can persist.
  mutating func respond(
    error: HTTPError, head: RequestHead, allowed: AllowedMethods? = nil, hasMoreInput: Bool
  ) {
    let loop = loop
    loop.state.makeErrorResponse(error, allowed: allowed)
    finishResponse(&loop.state.response, head: head, hasMoreInput: hasMoreInput)
  }

  private var tooManyConnections: HTTPError {
    let limit = loop.state.configuration.values.maxConnections
    return HTTPError(
      .overloaded, "The server has too many connections", limit: limit, setBy: "max-connections")
  }

  private mutating func refuseBecauseFull(_ head: RequestHead) {
    let loop = loop
    loop.state.makeErrorResponse(tooManyConnections)
    loop.state.response.closesConnection = true
    finishResponse(&loop.state.response, head: head, hasMoreInput: true)
  }

  /// Sends an error response and abandons the connection's input. The state machine is already
  /// closing.
  mutating func refuse(_ error: HTTPError) {
    let loop = loop
    loop.state.writer.preamble.makeID()
    loop.state.makeErrorResponse(error)
    let bytesOut = loop.state.response.body.count
    let givenID = machine.parser.partialRequestID
    write(&loop.state.response, to: nil, givenID: givenID, keepsAlive: false)
    account(
      loop.state.response, head: nil, givenID: givenID, bytesIn: machine.parser.bodyBytes,
      bytesOut: bytesOut)
    loop.state.response.reset()
  }
}
