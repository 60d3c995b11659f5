import Dispatch
import HTTPCore
import HTTPServer
import Synchronization
import Testing

@Suite struct OverloadTests {
  /// A route whose requests wait on the queue until they are released.
  final class Gate: Sendable {
    let begun = DispatchSemaphore(value: 0)
    let mayEnd = DispatchSemaphore(value: 0)
    let ended = Atomic<Int>(0)

    /// One slot in the queue, and no extra one for small requests.
    static func onePlace(_ configuration: inout ServerConfiguration) {
      configuration.maxQueuedRequests = 1
      configuration.loopShare = 0
    }

    var route: Route {
      Route(.post, "/gate", placement: .onQueue) { [self] request, response in
        begun.signal()
        mayEnd.wait()
        ended.wrappingAdd(1, ordering: .sequentiallyConsistent)
        response.set(
          .ok, contentType: "text/plain", body: request.budget.isSpent ? "spent" : "done")
      }
    }
  }

  private let request = "POST /gate HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n"

  @Test func `a full queue refuses at once, and the loop continues`() throws {
    let gate = Gate()
    let running = try RunningServer(
      extraRoutes: [gate.route], configure: Gate.onePlace)
    let first = try running.client()
    try first.send(request)
    gate.begun.wait()
    let second = try running.client()
    try second.send(request + "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
    let refusal = try second.response()
    #expect(refusal?.status == 503)
    #expect(refusal?.field("Retry-After") == "1")
    #expect(refusal?.body.contains("(limit: 1)") == true)
    #expect(try second.response()?.body == "ok")
    gate.mayEnd.signal()
    #expect(try first.response()?.body == "done")
    gate.mayEnd.signal()
    try second.send(request)
    #expect(try second.response()?.body == "done")
    #expect(running.server.status.queuedRequests == 0)
  }

  @Test func `a client that disconnects ends the budget of its running request`() throws {
    let gate = Gate()
    let spent = Atomic<Bool>(false)
    let running = try RunningServer(extraRoutes: [
      Route(.post, "/watch", placement: .onQueue) { request, response in
        gate.begun.signal()
        while !request.budget.isSpent {}
        spent.store(true, ordering: .sequentiallyConsistent)
      }
    ])
    do {
      let client = try running.client()
      try client.send("POST /watch HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n")
      gate.begun.wait()
      client.resetAtClose()
    }
    try running.waitUntil { $0.connections == 0 && $0.queuedRequests == 0 }
    let wasSpent = spent.load(ordering: .sequentiallyConsistent)
    #expect(wasSpent)
  }

  @Test func `a client that disconnects has its queued request dropped`() throws {
    let gate = Gate()
    let running = try RunningServer(extraRoutes: [gate.route])
    let threads = ServerConfiguration().workThreads
    let busy = try (0..<threads).map { _ in try running.client() }
    for client in busy { try client.send(request) }
    for _ in busy { gate.begun.wait() }
    do {
      let client = try running.client()
      try client.send(request)
      try running.waitUntil { $0.queuedRequests == threads + 1 }
    }
    try running.waitUntil { $0.queuedRequests == threads }
    for _ in busy { gate.mayEnd.signal() }
    for client in busy { #expect(try client.response()?.body == "done") }
    let ended = gate.ended.load(ordering: .sequentiallyConsistent)
    #expect(ended == threads)
  }

  @Test func `a client that closes its side gets the response of the work queue`() throws {
    let running = try RunningServer(configure: { $0.tickInterval = 250 })
    let client = try running.client()
    try client.send("POST /queue HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc")
    client.endSending()
    #expect(try client.response()?.body == "abc")
    #expect(try client.isAtEnd())
  }

  @Test func `a request's time is spent after the configured time`() throws {
    let running = try RunningServer(
      extraRoutes: [
        Route(.post, "/watch", placement: .onQueue) { request, response in
          while !request.budget.isSpent {}
          response.set(.ok, contentType: "text/plain", body: "spent")
        }
      ], configure: { $0.requestTimeout = 20 })
    let client = try running.client()
    try client.send("POST /watch HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n")
    #expect(try client.response()?.body == "spent")
  }

  @Test func `over the connection limit only essential routes are served`() throws {
    let gate = Gate()
    let running = try RunningServer(
      extraRoutes: [gate.route],
      configure: {
        $0.maxConnections = 2
        $0.reservedConnections = 1
      })
    let kept = try (0..<2).map { _ in try running.client() }
    for client in kept { try client.send(request) }
    try running.waitUntil { $0.queuedRequests == 2 }
    defer { for _ in kept { gate.mayEnd.signal() } }
    do {
      let third = try running.client()
      try third.send("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(try third.response()?.body == "ok")
      try third.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
      let refusal = try third.response()
      #expect(refusal?.status == 503)
      #expect(refusal?.field("Connection") == "close")
      #expect(try third.isAtEnd())
    }
    try running.waitUntil { $0.connections == 2 }
    let again = try running.client()
    try again.send("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(try again.response()?.body == "ok")
  }

  @Test func `over the reserve a connection is closed without a response`() throws {
    let gate = Gate()
    let running = try RunningServer(
      extraRoutes: [gate.route],
      configure: {
        $0.maxConnections = 2
        $0.reservedConnections = 0
      })
    let kept = try (0..<2).map { _ in try running.client() }
    for client in kept { try client.send(request) }
    try running.waitUntil { $0.queuedRequests == 2 }
    defer { for _ in kept { gate.mayEnd.signal() } }
    let third = try running.client()
    #expect(try third.isAtEnd())
    #expect(running.server.status.statistics.connectionsTurnedAway == 1)
  }

  @Test func `a full queue refuses within milliseconds, however long its work takes`() throws {
    let gate = Gate()
    let running = try RunningServer(
      extraRoutes: [gate.route], configure: Gate.onePlace)
    let first = try running.client()
    try first.send(request)
    gate.begun.wait()
    let second = try running.client()
    var fastest = UInt64.max
    for _ in 0..<20 {
      let start = EventLoopClock.now
      try second.send(request)
      #expect(try second.response()?.status == 503)
      fastest = min(fastest, EventLoopClock.now - start)
    }
    #expect(fastest < 20)
    #expect(running.server.status.statistics.queueRefusals == 20)
    gate.mayEnd.signal()
    #expect(try first.response()?.body == "done")
  }

  /// A request with an incomplete body.
  private let unfinished = "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc"
  private let hello = "GET /hello HTTP/1.1\r\nHost: a\r\n\r\n"

  @Test(arguments: [1, 2])
  func `at the connection limit the longest idle is evicted`(_ loops: Int) throws {
    let gate = Gate()
    let running = try RunningServer(
      extraRoutes: [gate.route],
      configure: {
        $0.loops = loops
        $0.maxConnections = 3
      })
    let busy = try running.client()
    try busy.send(request)
    gate.begun.wait()
    // Each new client gets a response, whether earlier ones are silent, in a head, served or
    // rejected.
    for input in ["", "GET /hel", hello, "nonsense\r\n\r\n", hello, "GET /hel", "", ""] {
      let client = try running.client()
      try client.send(input)
      let next = try running.client()
      try next.send(hello)
      let response = try next.response()
      #expect(response?.body == "hello", "\(String(describing: response))")
    }
    gate.mayEnd.signal()
    #expect(try busy.response()?.body == "done")
    #expect(running.server.status.statistics.connectionsTurnedAway == 0)
  }

  @Test func `a stalled body can be evicted, and so can a response that is not read`() throws {
    let running = try RunningServer(configure: { $0.maxConnections = 2 })
    let (stopped, unread) = (try running.client(), try running.client())
    unread.shrinkReceiveBuffer()
    try stopped.send(unfinished)
    try unread.send("GET /big?30000000 HTTP/1.1\r\nHost: a\r\n\r\n")
    try running.waitUntil { $0.bufferedBytes >= 30_000_000 }
    // Both get some time to continue. The earlier client stays, so that each one exceeds the limit.
    var before: RawClient?
    try running.waitUntil { status in
      guard let client = try? running.client() else { return false }
      try? client.send(hello)
      _ = try? client.response()
      before = client
      return status.statistics.idleConnectionsClosed >= 2 && status.bufferedBytes == 0
    }
    #expect(before != nil)
  }

  @Test func `connections are evicted in the order of their last requests`() throws {
    let running = try RunningServer(configure: { $0.maxConnections = 2 })
    let (silent, used) = (try running.client(), try running.client())
    try running.waitUntil { $0.connections == 2 }
    try used.send(hello)
    #expect(try used.response()?.body == "hello")
    let first = try running.client()
    #expect(try silent.isAtEnd())
    try used.send(hello)
    #expect(try used.response()?.body == "hello")
    try first.send(hello)
    #expect(try first.response()?.body == "hello")
    #expect(running.server.status.statistics.idleConnectionsClosed == 1)
  }

  @Test func `a body takes no more memory than has arrived of it`() throws {
    let running = try RunningServer(configure: { $0.maxBufferedBytes = 300_000 })
    let head = "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n"
    let crowd = try (0..<50).map { _ in try running.client() }
    for client in crowd { try client.send(head + "x") }
    try running.waitUntil { $0.statistics.bytesIn == crowd.count * (head.utf8.count + 1) }
    let client = try running.client()
    let body = String(repeating: "y", count: 100_000)
    try client.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n\(body)")
    #expect(try client.response()?.body == body)
  }

  @Test func `a refused body's memory is released while its connection lingers`() throws {
    let running = try RunningServer(configure: {
      $0.maxBufferedBytes = 300_000
      $0.lingerTimeout = 60_000
    })
    let client = try running.client()
    let head = "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n"
    client.sendAsFarAsTaken(Array(head.utf8) + [UInt8](repeating: 120, count: 900_000))
    #expect(try client.response()?.status == 503)
    try running.waitUntil { $0.bufferedBytes == 0 }
    #expect(running.server.status.connections == 1)
  }

  @Test func `a body that arrived in pieces is not kept after its response`() throws {
    let running = try RunningServer()
    let client = try running.client()
    for _ in 0..<2 {
      try client.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\n\r\nabc")
      try running.waitUntil { $0.bufferedBytes > 0 }
      try client.send("def")
      #expect(try client.response()?.body == "abcdef")
      try running.waitUntil { $0.bufferedBytes == 0 }
    }
    #expect(running.server.status.connections == 1)
  }

  @Test func `the connections of one client have a share of the bytes`() throws {
    let running = try RunningServer(configure: {
      $0.maxClientBytes = 300_000
      $0.maxPendingBytes = 1024
    })
    let head = "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n"
    let held = try running.client()
    try held.send(head + String(repeating: "x", count: 200_000))
    try running.waitUntil { $0.bufferedBytes >= 200_000 }
    let refused = try running.client()
    refused.sendAsFarAsTaken(Array(head.utf8) + [UInt8](repeating: 120, count: 200_000))
    let response = try refused.response()
    #expect(response?.status == 503)
    #expect(response?.body.contains("(limit: 300000)") == true)
    let small = try running.client()
    try small.send(hello)
    #expect(try small.response()?.body == "hello")
    try held.send(String(repeating: "x", count: 50_000))
    try running.waitUntil { $0.bufferedBytes >= 250_000 }
  }

  @Test func `a client that does not read one response gets no second one`() throws {
    let running = try RunningServer(configure: { $0.maxClientBytes = 1_000_000 })
    let (first, second) = (try running.client(), try running.client())
    for client in [first, second] { client.shrinkReceiveBuffer() }
    let request = "GET /big?20000000 HTTP/1.1\r\nHost: a\r\n\r\n"
    try first.send(request)
    try running.waitUntil { $0.bufferedBytes >= 20_000_000 }
    try second.send(request)
    let refusal = try second.response()
    #expect(refusal?.status == 503)
    #expect(refusal?.field("Retry-After") == "1")
    #expect(refusal?.body.contains("(limit: 1000000)") == true)
    #expect(try first.response()?.body.utf8.count == 20_000_000)
    try second.send(request)
    #expect(try second.response()?.status == 200)
  }

  @Test func `a response over the limit of buffered bytes is refused`() throws {
    let running = try RunningServer(configure: { $0.maxBufferedBytes = 100_000 })
    let client = try running.client()
    try client.send("GET /big?100001 HTTP/1.1\r\nHost: a\r\n\r\n")
    let refusal = try client.response()
    #expect(refusal?.status == 503)
    #expect(refusal?.body.contains("(limit: 100000)") == true)
    try client.send("GET /big?100000 HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(try client.response()?.body.utf8.count == 100_000)
  }

  @Test func `above three quarters of the bytes the slowest reader is closed`() throws {
    let running = try RunningServer(configure: {
      $0.maxBufferedBytes = 24_000_000
      $0.writeTimeout = 600_000
    })
    let client = try running.client()
    client.shrinkReceiveBuffer()
    try client.send("GET /big?10000000 HTTP/1.1\r\nHost: a\r\n\r\n")
    try running.waitUntil { $0.bufferedBytes >= 10_000_000 }
    let other = try running.client()
    other.shrinkReceiveBuffer()
    try other.send("GET /big?10000000 HTTP/1.1\r\nHost: a\r\n\r\n")
    // Together they hold 20 MB; one of them is closed.
    try running.waitUntil { $0.statistics.slowConnectionsClosed == 1 }
    try running.waitUntil { $0.bufferedBytes < 18_000_000 && $0.connections == 1 }
  }

  @Test func `above three quarters of the bytes the slowest bodies are refused`() throws {
    let lengthRoute = Route(.post, "/length") { request, response in
      response.set(.ok, contentType: "text/plain", body: "\(request.body.count)")
    }
    let running = try RunningServer(
      extraRoutes: [lengthRoute],
      configure: {
        $0.maxBufferedBytes = 1_000_000
        $0.bodyTimeout = 600_000
        $0.tickInterval = 1
      })
    let head = "POST /length HTTP/1.1\r\nHost: a\r\nContent-Length: 160000\r\n\r\n"
    var sent = 0
    func send(_ text: String, to client: RawClient) throws {
      try client.send(text)
      sent += text.utf8.count
      try running.waitUntil { $0.statistics.bytesIn == sent }
      try running.waitForTicks(2)
    }
    // How the reads divide a body decides whether its buffer is just as long or nearly twice that.
    // Many small bodies stop between 600 and 650 kB all the same, and the one that moves adds 160
    // to 320 kB: always more than three quarters, and never more than the limit.
    var stopped: [RawClient] = []
    while running.server.status.bufferedBytes < 600_000, stopped.count < 32 {
      stopped.append(try running.client())
      try send(head + String(repeating: "x", count: 20_000), to: stopped[stopped.count - 1])
    }
    // Their rates, averages over some ticks, fall to nothing.
    try running.waitForTicks(64)
    #expect(running.server.status.statistics.slowConnectionsClosed == 0)
    let moving = try running.client()
    try send(head, to: moving)
    for _ in 0..<39 { try send(String(repeating: "x", count: 4_000), to: moving) }
    try send(String(repeating: "x", count: 3_999), to: moving)
    let refused = stopped.filter { $0.hasInput(within: 0) }
    #expect(!refused.isEmpty)
    #expect(running.server.status.statistics.slowConnectionsClosed == refused.count)
    #expect(running.server.status.bufferedBytes <= 750_000)
    let refusal = try refused.first?.response()
    #expect(refusal?.status == 503)
    #expect(refusal?.body.contains("for faster ones (limit: 1000000)") == true)
    try moving.send("x")
    #expect(try moving.response()?.body == "160000")
  }

  @Test func `bodies over the limit of buffered bytes are refused`() throws {
    let running = try RunningServer(configure: { $0.maxBufferedBytes = 300_000 })
    let head = "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n"
    let client = try running.client()
    client.sendAsFarAsTaken(Array(head.utf8) + [UInt8](repeating: 120, count: 900_000))
    #expect(try client.response()?.status == 503)
    try running.waitUntil { $0.bufferedBytes < 300_000 }
  }

  @Test func `clients that reset in the middle of everything leave nothing behind`() throws {
    let running = try RunningServer()
    let input =
      "GET /big?300000 HTTP/1.1\r\nHost: a\r\n\r\n"
      + "POST /queue HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc"
      + "POST /queue HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc"
    for _ in 0..<300 {
      let client = try running.client()
      client.resetAtClose()
      try client.send(input)
    }
    try running.waitUntil { $0.connections == 0 && $0.queuedRequests == 0 }
    #expect(running.server.status.bufferedBytes == 0)
  }

  @Test func `memory is counted back to nothing`() throws {
    let running = try RunningServer()
    do {
      let client = try running.client()
      let body = String(repeating: "x", count: 300_000)
      for path in ["/echo", "/queue"] {
        try client.send(
          "POST \(path) HTTP/1.1\r\nHost: a\r\nContent-Length: 300000\r\n\r\n\(body)")
        #expect(try client.response()?.body.utf8.count == 300_000)
      }
    }
    try running.waitUntil { $0.connections == 0 }
    #expect(running.server.status.bufferedBytes == 0)
  }
}
