import Dispatch
import HTTPCore
import HTTPServer
import Synchronization
import Testing

/// Requests that share the work queue of a real server.
@Suite struct WorkQueueTests {
  /// A route whose requests use processor time until they are released or stopped.
  private final class Spinning: Sendable {
    let begun = DispatchSemaphore(value: 0)
    let timesBegun = Atomic<Int>(0)
    let mayEnd = Atomic<Bool>(false)

    var route: Route {
      Route(.post, "/spin", placement: .onQueue) { [self] request, response in
        timesBegun.wrappingAdd(1, ordering: .sequentiallyConsistent)
        begun.signal()
        while !mayEnd.load(ordering: .relaxed), !request.budget.isSpent {}
        response.isUnfinished = !mayEnd.load(ordering: .relaxed)
        response.set(
          .ok, contentType: "text/plain", body: response.isUnfinished ? "stopped" : "done")
      }
    }

    func release() { mayEnd.store(true, ordering: .relaxed) }
  }

  private let spin = "POST /spin HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n"
  private let quick = "POST /queue HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc"
  private let gate = "POST /gate HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n"

  private func server(
    _ routes: [Route], longRequests: Int = 1,
    configure: (inout ServerConfiguration) -> Void = { _ in }
  ) throws -> RunningServer {
    try RunningServer(
      extraRoutes: routes,
      configure: {
        $0.workThreads = 1
        $0.maxLongRequests = longRequests
        $0.workSlice = 5
        // On a busy machine even a short wait may become long.
        $0.queueTarget = 60_000
        configure(&$0)
      })
  }

  @Test func `a long request frees its short slot and continues`() throws {
    let spinning = Spinning()
    let running = try server([spinning.route])
    let long = try running.client()
    try long.send(spin)
    spinning.begun.wait()
    let other = try running.client()
    for _ in 0..<3 {
      try other.send(quick)
      #expect(try other.response()?.body == "abc")
    }
    spinning.release()
    #expect(try long.response()?.body == "done")
    let begun = spinning.timesBegun.load(ordering: .sequentiallyConsistent)
    #expect(begun == 1)
  }

  @Test func `without a free long slot a request is stopped for others and restarted`() throws {
    let spinning = Spinning()
    let running = try server([spinning.route])
    let clients = try (0..<2).map { _ in try running.client() }
    for client in clients { try client.send(spin) }
    for _ in clients { spinning.begun.wait() }
    let other = try running.client()
    try other.send(quick)
    #expect(try other.response()?.body == "abc")
    #expect(running.server.status.queuedRequests == 2)
    spinning.release()
    for client in clients { #expect(try client.response()?.body == "done") }
    let begun = spinning.timesBegun.load(ordering: .sequentiallyConsistent)
    #expect(begun == 3)
  }

  @Test func `many long requests of one address leave others of it their turn`() throws {
    let spinning = Spinning()
    let running = try server([spinning.route], longRequests: 2)
    let clients = try (0..<12).map { _ in try running.client() }
    for client in clients { try client.send(spin) }
    let other = try running.client()
    for _ in 0..<5 {
      try other.send(quick)
      #expect(try other.response()?.body == "abc")
    }
    spinning.release()
    var responses: [Int: Int] = [:]
    for client in clients { responses[try client.response()?.status ?? 0, default: 0] += 1 }
    // Some run, as many wait, and the others are rejected eventually.
    #expect(responses[200, default: 0] >= 2)
    #expect(responses[200, default: 0] + responses[503, default: 0] == clients.count)
    try running.waitUntil { $0.queuedRequests == 0 }
  }

  @Test func `a client that disconnects ends its long request`() throws {
    let spinning = Spinning()
    let running = try server([spinning.route])
    do {
      let client = try running.client()
      try client.send(spin)
      spinning.begun.wait()
      let other = try running.client()
      try other.send(quick)
      #expect(try other.response()?.body == "abc")
      client.resetAtClose()
    }
    try running.waitUntil { $0.connections == 0 && $0.queuedRequests == 0 }
  }

  @Test func `a request that waits longer than the time-out is refused`() throws {
    let gate = OverloadTests.Gate()
    let running = try server([gate.route]) { $0.queueTimeout = 50 }
    let first = try running.client()
    try first.send(self.gate)
    gate.begun.wait()
    let second = try running.client()
    try second.send(quick)
    let refusal = try second.response()
    #expect(refusal?.status == 503)
    #expect(refusal?.field("Retry-After") == "1")
    #expect(refusal?.body.contains("(limit: 50)") == true)
    gate.mayEnd.signal()
    #expect(try first.response()?.body == "done")
    try second.send(quick)
    #expect(try second.response()?.body == "abc")
  }

  @Test func `a request for a full queue is refused before its body comes`() throws {
    let gate = OverloadTests.Gate()
    let running = try server([gate.route], configure: OverloadTests.Gate.onePlace)
    let first = try running.client()
    try first.send(self.gate)
    gate.begun.wait()
    let second = try running.client()
    try second.send("POST /queue HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\nxx")
    let refusal = try second.response()
    #expect(refusal?.status == 503)
    #expect(refusal?.field("Connection") == "close")
    gate.mayEnd.signal()
    #expect(try first.response()?.body == "done")
  }

  @Test func `connections that are refused too fast wait for their turn, and others do not`() throws
  {
    let gate = OverloadTests.Gate()
    let running = try server([gate.route]) {
      OverloadTests.Gate.onePlace(&$0)
      $0.maxPendingBytes = 1 << 20
    }
    let first = try running.client()
    try first.send(self.gate)
    gate.begun.wait()
    let clients = try (0..<3).map { _ in try running.client() }
    let each = 200
    for client in clients { try client.send(String(repeating: quick, count: each)) }
    let other = try running.client()
    try other.send("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(try other.response()?.body == "ok")
    for client in clients {
      for _ in 0..<each { #expect(try client.response()?.status == 503) }
    }
    // Closing a held connection must not keep others from resuming.
    do {
      let gone = try running.client()
      try gone.send(String(repeating: quick, count: 500))
    }
    try clients[0].send(quick)
    #expect(try clients[0].response()?.status == 503)
    gate.mayEnd.signal()
    #expect(try first.response()?.body == "done")
  }

  @Test func `a server stops while requests wait and run on the queue`() throws {
    let spinning = Spinning()
    let running = try server([spinning.route])
    let clients = try (0..<4).map { _ in try running.client() }
    for client in clients { try client.send(spin) }
    for _ in 0..<2 { spinning.begun.wait() }
    running.server.stop(.now)
    #expect(running.join() == .cutOff)
    #expect(running.server.status.queuedRequests == 0)
    #expect(running.server.status.bufferedBytes == 0)
  }

  @Test func `a drain waits for what is on the queue`() throws {
    let spinning = Spinning()
    let running = try server([spinning.route])
    let clients = try (0..<2).map { _ in try running.client() }
    for client in clients { try client.send(spin) }
    for _ in clients { spinning.begun.wait() }
    running.server.stop(.drain)
    spinning.release()
    for client in clients { #expect(try client.response()?.body == "done") }
    #expect(running.join() == .drained)
  }
}
