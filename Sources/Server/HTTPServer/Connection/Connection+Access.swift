import EventLoop
import HTTPCore

/// Asks the access control who sent a request, and whether to serve it.
extension Connection {
  /// Decides whether to serve a complete request. If not, sends its response.
  ///
  /// - Parameters:
  ///   - route: the route; nil for a request that matches none.
  ///   - head: the request's head.
  ///   - hasMoreInput: whether more bytes follow the request.
  /// - Returns: whether to serve it.
  @inline(__always)
  mutating func passesAccess(
    _ route: Unowned<CompiledRoute>?, head: RequestHead, hasMoreInput: Bool
  ) -> Bool {
    guard loop.state.application.hasAccessControl else { return true }
    return checkAccess(route, head: head, hasMoreInput: hasMoreInput)
  }

  @inline(never)
  private mutating func checkAccess(
    _ route: Unowned<CompiledRoute>?, head: RequestHead, hasMoreInput: Bool
  ) -> Bool {
    guard !client.takeAdmission(), !admits(route, head: head) else { return true }
    let loop = loop
    loop.state.response.row = route?.with { $0.row } ?? 0
    finishResponse(&loop.state.response, head: head, hasMoreInput: hasMoreInput)
    postponeIfRefusalsAreFast()
    return false
  }

  /// Decides whether to serve a request whose body has not arrived yet. If not, its response is the
  /// connection's last.
  mutating func passesAccessEarly(_ route: Unowned<CompiledRoute>?, head: RequestHead) -> Bool {
    guard loop.state.application.hasAccessControl, !client.isAdmitted else { return true }
    let loop = loop
    loop.state.writer.preamble.makeID()
    if admits(route, head: head) {
      client.isAdmitted = true
      return true
    }
    loop.state.response.row = route?.with { $0.row } ?? 0
    machine.beginLingeringClose()
    finishRefusal(head)
    return false
  }

  /// Whether the request is a CORS preflight: a browser asks whether a page of another origin may
  /// send a request (Fetch Standard, section 3.3.2).
  func isPreflight(_ head: RequestHead) -> Bool {
    head.method == .options && loop.state.configuration.values.crossOrigins != nil
      && head.fields.first("origin") != nil
      && head.fields.first("access-control-request-method") != nil
  }

  /// Asks the access control about a request. A refusal fills in the loop's response.
  private mutating func admits(_ route: Unowned<CompiledRoute>?, head: RequestHead) -> Bool {
    client.principal = nil
    let loop = loop
    // Browsers send preflight requests without credentials.
    if route == nil, isPreflight(head) { return true }
    guard let control = loop.state.application.accessControl, route?.with({ $0.isOpen }) != true
    else {
      return true
    }
    let request = AccessRequest(
      fields: head.fields, client: clientKey(of: head), time: loop.state.turn.start)
    switch control.decide(request, &loop.state.response) {
    case .admitted(let principal):
      client.principal = principal
      return true
    case .refused(let principal):
      client.principal = principal
      return false
    }
  }
}
