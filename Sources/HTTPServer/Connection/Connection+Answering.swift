import EventLoop
import HTTPCore
import MemoryMetering

extension Connection {
  /// What answers a request, by its head.
  private enum Destination {
    case route(Unmanaged<CompiledRoute>, RequestTarget)
    case options(allow: Bytes)
    case fault(HTTPError, allow: Bytes?)
  }

  /// Finds what answers a request.
  private mutating func destination(of head: RequestHead) -> Destination {
    switch head.method {
    case .connect, .other:
      return .fault(HTTPError(.notImplemented, "The method is not implemented"), allow: nil)
    default:
      break
    }
    guard
      let target = RequestTarget(
        head.target, method: head.method, scratch: &loop.pointee.targetScratch)
    else {
      return .fault(
        HTTPError(.malformedRequest, "The request target is not valid"), allow: nil)
    }
    switch loop.pointee.routes._withUnsafeGuaranteedRef({ $0.match(target.path, head.method) }) {
    case .route(let route):
      return .route(route, target)
    case .options(let allow):
      return .options(allow: allow)
    case .methodNotAllowed(let allow):
      return .fault(
        HTTPError(.methodNotAllowed, "The resource does not have this method"), allow: allow)
    case .notFound:
      if head.method == .options, target.path.equals("*") {
        return .options(allow: loop.pointee.routes._withUnsafeGuaranteedRef { $0.allMethods })
      }
      return .fault(HTTPError(.notFound, "There is nothing at this path"), allow: nil)
    }
  }

  /// Answers the request that the parser holds, or puts it on the work queue.
  @inline(__always)
  mutating func answer(hasMoreInput: Bool) {
    let head = machine.parser.head
    let loop = loop
    loop.pointee.preamble.makeID()
    if let route = loop.pointee.literalRoutes.route(head.target, head.method) {
      let target = RequestTarget(plain: head.target)
      answer(route, head: head, target: target, hasMoreInput: hasMoreInput)
      return
    }
    switch destination(of: head) {
    case .route(let route, let target):
      answer(route, head: head, target: target, hasMoreInput: hasMoreInput)
    case .options(let allow):
      answerOptions(allow, head: head, hasMoreInput: hasMoreInput)
    case .fault(let fault, let allow):
      // What follows CONNECT would not be HTTP if it were granted; a client may send it in advance.
      if head.method == .connect { loop.pointee.response.closesConnection = true }
      answer(fault: fault, head: head, allow: allow, hasMoreInput: hasMoreInput)
    }
  }

  /// Asks for the body of a request whose client waits for that, unless the head alone decides the
  /// answer: then that is given, and the connection ends, since the body may come or not.
  mutating func answerExpectation() {
    let head = machine.parser.head
    let loop = loop
    loop.pointee.preamble.makeID()
    switch destination(of: head) {
    case .route(let route, let target):
      if isTurnedAway, !route._withUnsafeGuaranteedRef({ $0.isEssential }) {
        loop.pointee.makeFaultResponse(tooManyConnections)
        break
      }
      if admits(route, head: head, target: target) {
        loop.pointee.output.append(literal: ResponseEncoder.continue)
        return
      }
    case .options:
      loop.pointee.output.append(literal: ResponseEncoder.continue)
      return
    case .fault(let fault, let allow):
      loop.pointee.makeFaultResponse(fault, allow: allow)
    }
    machine.giveUp()
    finishRefusal(head)
  }

  /// Writes the answer to a request whose body is not read, as the last one.
  mutating func finishRefusal(_ head: RequestHead) {
    let loop = loop
    let bytesOut = loop.pointee.response.body.count
    write(&loop.pointee.response, to: head, givenID: nil, keepsAlive: false)
    account(
      loop.pointee.response, head: head, givenID: nil, bytesIn: 0, bytesOut: bytesOut)
    loop.pointee.response.reset()
  }

  /// Whether a route takes a request, by its head; if not, the answer is in the loop's response.
  private mutating func admits(
    _ route: Unmanaged<CompiledRoute>, head: RequestHead, target: RequestTarget
  ) -> Bool {
    guard let check = route._withUnsafeGuaranteedRef({ $0.check }) else { return true }
    let request = HTTPRequest(
      head: head, path: target.path, query: target.query, body: Bytes(start: nil, count: 0),
      route: route, serverStatus: loop.pointee.status,
      budget: loop.pointee.budget(for: nil), wakeUpTime: loop.pointee.wakeUpStart,
      madeID: loop.pointee.preamble.id)
    let loop = loop
    return check(request, &loop.pointee.response)
  }

  @inline(__always)
  private mutating func answer(
    _ route: Unmanaged<CompiledRoute>, head: RequestHead, target: RequestTarget,
    hasMoreInput: Bool
  ) {
    let loop = loop
    loop.pointee.response.row = route._withUnsafeGuaranteedRef { $0.row }
    loop.pointee.response.isLogged = route._withUnsafeGuaranteedRef { $0.isLogged }
    let queuesAbove: Int? = route._withUnsafeGuaranteedRef { $0.queuesAbove }
    if isTurnedAway, !route._withUnsafeGuaranteedRef({ $0.isEssential }) {
      refuseBecauseFull(head)
      return
    }
    if head.framing == .none, route._withUnsafeGuaranteedRef({ $0.requiresLength }) {
      answer(
        fault: HTTPError(
          .lengthRequired, "The request needs a body, by Content-Length or in chunks"),
        head: head, hasMoreInput: hasMoreInput)
      return
    }
    let isAdmitted =
      !route._withUnsafeGuaranteedRef({ $0.hasCheck }) || admits(route, head: head, target: target)
    guard isAdmitted else {
      finishAnswer(&loop.pointee.response, head: head, hasMoreInput: hasMoreInput)
      return
    }
    let body = machine.parser.body
    var share: LoopShare.End?
    if let queuesAbove {
      if body.count <= queuesAbove { share = loop.pointee.share(for: route, bodyBytes: body.count) }
      if share == nil {
        enqueue(route, head: head, hasMoreInput: hasMoreInput)
        return
      }
    }
    let request = HTTPRequest(
      head: head, path: target.path, query: target.query, body: body, route: route,
      serverStatus: loop.pointee.status,
      budget: loop.pointee.budget(for: share), wakeUpTime: loop.pointee.wakeUpStart,
      madeID: loop.pointee.preamble.id)
    if let share {
      guard MemoryMeter.hasRoomForSmall else {
        refuseForMemory(route, head: head, hasMoreInput: hasMoreInput)
        return
      }
      MemoryMeter.begin(limit: loop.pointee.memoryShare, held: 0)
      route._withUnsafeGuaranteedRef { $0.handler(request, &loop.pointee.response) }
      MemoryMeter.end()
      loop.pointee.learn(route, bodyBytes: body.count, share: share)
      if loop.pointee.response.isUnfinished {
        loop.pointee.response.reset()
        enqueue(route, head: head, hasMoreInput: hasMoreInput)
        return
      }
    } else {
      route._withUnsafeGuaranteedRef { $0.handler(request, &loop.pointee.response) }
    }
    if !finishPlainly(head, hasMoreInput: hasMoreInput) {
      finishAnswer(&loop.pointee.response, head: head, hasMoreInput: hasMoreInput)
    }
  }

  /// Writes the answer that a handler has made, and resets it, where neither it nor the request has
  /// anything unusual: what `finishAnswer` does, without what that needs for others.
  @inline(__always)
  private mutating func finishPlainly(_ head: RequestHead, hasMoreInput: Bool) -> Bool {
    let loop = loop
    guard loop.pointee.response.isPlain, head.isPlain,
      loop.pointee.response.body.count <= Self.copiedBodyBytes,
      !loop.pointee.response.isLogged || loop.pointee.accessLog == nil,
      machine.keepsAlive(
        head: head, isDraining: loop.pointee.isDraining, hasMoreInput: hasMoreInput)
    else { return false }
    machine.answered(
      keepingAlive: true, hasMoreInput: hasMoreInput, now: loop.pointee.turnNow)
    ResponseEncoder.writePlain(
      preamble: loop.pointee.preamble.success, mediaType: loop.pointee.response.mediaType,
      fields: loop.pointee.response.fields.bytes, body: loop.pointee.response.body.bytes,
      to: &loop.pointee.output)
    loop.pointee.countAnswer(row: loop.pointee.response.row, status: .ok)
    loop.pointee.response.resetPlain()
    return true
  }

  /// Writes the answer that a handler or a fault has made, and resets it.
  mutating func finishAnswer(
    _ response: inout HTTPResponse, head: RequestHead, madeID: Bytes? = nil, bytesIn: Int? = nil,
    hasMoreInput: Bool
  ) {
    if response.body.count > loop.pointee.configuration.pointee.maxPendingBytes,
      let fault = lackOfRoom(forAnswerOf: response.body.count)
    {
      response.replace(with: fault, loop.pointee.faultResponder)
    }
    let streams =
      response.source != nil && head.method != .head && response.status.allowsBody
    let keepsAlive =
      !response.closesConnection && (!streams || head.minorVersion > 0)
      && machine.keepsAlive(
        head: head, isDraining: loop.pointee.isDraining, hasMoreInput: hasMoreInput)
    if streams, let source = response.source {
      stream = Stream(source: source, isChunked: head.minorVersion > 0, keepsAlive: keepsAlive)
    } else {
      machine.answered(
        keepingAlive: keepsAlive, hasMoreInput: hasMoreInput, now: loop.pointee.turnNow)
    }
    let bytesOut = response.body.count
    write(&response, to: head, givenID: madeID, keepsAlive: keepsAlive)
    if response.started == 0, !response.isLogged || loop.pointee.accessLog == nil {
      loop.pointee.countAnswer(row: response.row, status: response.status)
    } else {
      account(
        response, head: head, givenID: madeID, bytesIn: bytesIn ?? machine.parser.bodyBytes,
        bytesOut: bytesOut)
    }
    response.reset()
  }

  private mutating func answerOptions(_ allow: Bytes, head: RequestHead, hasMoreInput: Bool) {
    if isTurnedAway {
      refuseBecauseFull(head)
      return
    }
    let loop = loop
    loop.pointee.response.status = .noContent
    loop.pointee.response.addField("Allow", allow)
    finishAnswer(&loop.pointee.response, head: head, hasMoreInput: hasMoreInput)
  }

  // MARK: Accounts

  /// Counts an answer, and writes it to the access log.
  private mutating func account(
    _ response: borrowing HTTPResponse, head: RequestHead?, givenID: Bytes?, bytesIn: Int,
    bytesOut: Int
  ) {
    let loop = loop
    if response.started == 0 {
      loop.pointee.countAnswer(row: response.row, status: response.status)
    } else {
      let nanoseconds = Loop.monotonicNanoseconds() &- response.started
      loop.pointee.counters._withUnsafeGuaranteedRef {
        $0.record(
          row: response.row, status: response.status, nanoseconds: nanoseconds, answers: 1)
      }
    }
    guard response.isLogged, let log = loop.pointee.accessLog else { return }
    let start = response.started == 0 ? loop.pointee.turnStart : response.started
    let record = AccessRecord(
      id: head?.requestID ?? givenID ?? loop.pointee.preamble.id, traceParent: head?.traceParent,
      method: head?.method ?? machine.parser.partialMethod,
      target: head?.target ?? machine.parser.partialTarget, status: response.status,
      bytesIn: bytesIn, bytesOut: bytesOut,
      nanoseconds: Loop.monotonicNanoseconds() &- start, fault: response.fault)
    log.format(record, &loop.pointee.logLines)
    if loop.pointee.logLines.count >= AccessLog.gatheredBytes { loop.pointee.flushLog() }
  }

  // MARK: Faults

  /// Answers a request whose end is known with a fault; the connection can go on.
  mutating func answer(
    fault: HTTPError, head: RequestHead, allow: Bytes? = nil, hasMoreInput: Bool
  ) {
    let loop = loop
    loop.pointee.makeFaultResponse(fault, allow: allow)
    finishAnswer(&loop.pointee.response, head: head, hasMoreInput: hasMoreInput)
  }

  private var tooManyConnections: HTTPError {
    let limit = loop.pointee.configuration.pointee.maxConnections
    return HTTPError(.overloaded, "The server has too many connections", limit: limit)
  }

  private mutating func refuseBecauseFull(_ head: RequestHead) {
    let loop = loop
    loop.pointee.makeFaultResponse(tooManyConnections)
    loop.pointee.response.closesConnection = true
    finishAnswer(&loop.pointee.response, head: head, hasMoreInput: true)
  }

  /// Answers with a fault behind which nothing on the connection can be trusted. The machine
  /// is closing already.
  mutating func refuse(_ fault: HTTPError) {
    let loop = loop
    loop.pointee.preamble.makeID()
    loop.pointee.makeFaultResponse(fault)
    let bytesOut = loop.pointee.response.body.count
    let givenID = machine.parser.partialRequestID
    write(&loop.pointee.response, to: nil, givenID: givenID, keepsAlive: false)
    account(
      loop.pointee.response, head: nil, givenID: givenID, bytesIn: machine.parser.bodyBytes,
      bytesOut: bytesOut)
    loop.pointee.response.reset()
  }
}

extension LoopState {
  /// Fills in the response for a fault: what its status requires, and what the responder adds.
  mutating func makeFaultResponse(_ fault: HTTPError, allow: Bytes? = nil) {
    let responder = faultResponder
    Self.makeFaultResponse(fault, allow: allow, by: responder, in: &response)
  }

  /// Fills in a response for a fault.
  static func makeFaultResponse(
    _ fault: HTTPError, allow: Bytes? = nil, by faultResponder: ErrorResponder,
    in response: inout HTTPResponse
  ) {
    if let allow { response.addField("Allow", allow) }
    response.fill(with: fault, faultResponder)
  }
}

extension HTTPResponse {
  /// Adds what answers a fault.
  fileprivate mutating func fill(with fault: HTTPError, _ responder: ErrorResponder) {
    status = fault.status
    self.fault = fault
    if fault.status == .serviceUnavailable { addField("Retry-After", "1") }
    responder(fault, &self)
    status = fault.status
  }

  /// Becomes the answer to a fault, for the same request.
  fileprivate mutating func replace(with fault: HTTPError, _ responder: ErrorResponder) {
    let request = (row: row, isLogged: isLogged, started: started)
    reset()
    (row, isLogged, started) = request
    fill(with: fault, responder)
  }
}
