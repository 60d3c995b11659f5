import EventLoop
import HTTPCore
import HTTPServer
import Synchronization
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Only requests that have spent their share of the event loop move to the work queue.
@Suite struct LoopShareTests {
  /// Two routes whose responses report where they were handled: `/ask` waits without working if its
  /// body says so, and `/burn` works until its share is spent and then responds anyway.
  private static let routes = [
    Route(.post, "/ask", placement: .onQueueAbove(bodyBytes: 100)) { request, response in
      if request.budget.isLoopShare, request.body.equals("sleep") { pass(milliseconds: 30) }
      finish(request, &response)
    },
    Route(.post, "/work", placement: .onQueueAbove(bodyBytes: 100)) { request, response in
      if request.budget.isLoopShare { burn(request.budget) }
      finish(request, &response)
    },
    Route(.post, "/burn", placement: .onQueueAbove(bodyBytes: 100)) { request, response in
      burn(request.budget)
      response.set(.ok, contentType: "text/plain", body: "burnt")
    },
  ]

  private static func pass(milliseconds: UInt64) {
    let end = EventLoopClock.now + milliseconds
    while EventLoopClock.now < end { usleep(1000) }
  }

  private static func burn(_ budget: RequestBudget) {
    while !budget.isSpent {}
  }

  private static func finish(_ request: borrowing HTTPRequest, _ response: inout HTTPResponse) {
    let isSpent = request.budget.isSpent
    if request.budget.isLoopShare {
      response.isUnfinished = isSpent
      response.set(.ok, contentType: "text/plain", body: "loop")
    } else {
      response.set(.ok, contentType: "text/plain", body: isSpent ? "queue, late" : "queue")
    }
  }

  private func server(
    share: Int = 10, configure: (inout ServerConfiguration) -> Void = { _ in }
  ) throws -> RunningServer {
    try RunningServer(
      extraRoutes: Self.routes,
      configure: {
        $0.loopShare = share
        configure(&$0)
      })
  }

  private func post(_ path: String, _ body: String = "") -> String {
    "POST \(path) HTTP/1.1\r\nHost: a\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }

  @Test func `a request whose thread waited past the share stays on the loop`() throws {
    let running = try server()
    let client = try running.client()
    try client.send(post("/ask", "sleep"))
    #expect(try client.response()?.body == "loop")
  }

  @Test func `a request that works past the share goes to the queue`() throws {
    let running = try server()
    let client = try running.client()
    try client.send(post("/work"))
    #expect(try client.response()?.body == "queue")
  }

  @Test func `only a request that was told to stop was interrupted`() throws {
    let running = try RunningServer(
      extraRoutes: [
        Route(.post, "/told", placement: .onQueueAbove(bodyBytes: 100)) { request, response in
          let budget = request.budget
          guard budget.isLoopShare else { return Self.finish(request, &response) }
          let end = Loop.threadNanoseconds() + 30_000_000
          while Loop.threadNanoseconds() < end {}
          // The budget was never checked, so nothing was skipped.
          let wasEarly = budget.wasInterrupted
          Self.burn(budget)
          response.isUnfinished = budget.wasInterrupted && !wasEarly
          response.set(.ok, contentType: "text/plain", body: "not told")
        }
      ], configure: { $0.loopShare = 10 })
    let client = try running.client()
    try client.send(post("/told"))
    #expect(try client.response()?.body == "queue")
  }

  @Test func `waiting does not end the share, and work after it does`() throws {
    let running = try RunningServer(
      extraRoutes: [
        Route(.post, "/both", placement: .onQueueAbove(bodyBytes: 100)) { request, response in
          if request.budget.isLoopShare {
            Self.pass(milliseconds: 30)
            let wasSpent = request.budget.isSpent
            Self.burn(request.budget)
            response.isUnfinished = !wasSpent
            response.set(.ok, contentType: "text/plain", body: "spent by waiting")
          } else {
            Self.finish(request, &response)
          }
        }
      ])
    let client = try running.client()
    try client.send(post("/both"))
    #expect(try client.response()?.body == "queue")
  }

  @Test func `after a wait a request has the share that its thread has not used`() throws {
    let running = try RunningServer(
      extraRoutes: [
        Route(.post, "/half", placement: .onQueueAbove(bodyBytes: 100)) { request, response in
          // The wait exceeds the whole share, followed by work for a third of it.
          if request.budget.isLoopShare {
            Self.pass(milliseconds: 150)
            let end = Loop.threadNanoseconds() + 33_000_000
            while Loop.threadNanoseconds() < end, !request.budget.isSpent {}
          }
          Self.finish(request, &response)
        }
      ], configure: { $0.loopShare = 100 })
    let client = try running.client()
    try client.send(post("/half"))
    #expect(try client.response()?.body == "loop")
  }

  @Test func `requests of one read have one share`() throws {
    let running = try server()
    let client = try running.client()
    try client.send(post("/burn") + post("/ask") + post("/ask"))
    #expect(try client.response()?.body == "burnt")
    #expect(try client.response()?.body == "queue")
    // After a queued request the connection returns to the loop.
    #expect(try client.response()?.body == "loop")
  }

  @Test func `a request expected to exceed the share goes to the queue at once`() throws {
    let onLoop = Atomic<Int>(0)
    let running = try RunningServer(
      extraRoutes: [
        Route(.post, "/long", placement: .onQueueAbove(bodyBytes: 100)) { request, response in
          if request.budget.isLoopShare {
            onLoop.wrappingAdd(1, ordering: .sequentiallyConsistent)
            Self.burn(request.budget)
          }
          Self.finish(request, &response)
        }
      ])
    let client = try running.client()
    for _ in 0..<3 {
      try client.send(post("/long"))
      #expect(try client.response()?.body == "queue")
    }
    let times = onLoop.load(ordering: .sequentiallyConsistent)
    #expect(times == 1)
  }

  @Test func `a client that has requests on the queue leaves the loop's share to others`() throws {
    let isHeld = Atomic<Bool>(true)
    let running = try RunningServer(
      extraRoutes: [
        Route(.post, "/hold", placement: .onQueueAbove(bodyBytes: 0)) { request, response in
          while isHeld.load(ordering: .relaxed), !request.budget.isSpent { usleep(1000) }
          Self.finish(request, &response)
        },
        Route(.post, "/some", placement: .onQueueAbove(bodyBytes: 100)) { request, response in
          let end = Loop.threadNanoseconds() + 12_000_000
          while Loop.threadNanoseconds() < end {}
          Self.finish(request, &response)
        },
      ],
      configure: {
        $0.loops = 1
        $0.loopShare = 80
      })
    let (client, holder) = (try running.client(), try running.client())
    let other = try running.client(from: "127.0.0.2")
    // Lets the server learn the costs.
    for _ in 0..<8 {
      try client.send(post("/some"))
      #expect(try client.response()?.body == "loop")
    }
    try holder.send(post("/hold", "x"))
    try running.waitUntil { $0.queuedRequests == 1 }
    // There are no other requests.
    try client.send(post("/some"))
    #expect(try client.response()?.body == "loop")
    try other.send(post("/some"))
    #expect(try other.response()?.body == "loop")
    try client.send(post("/some"))
    #expect(try client.response()?.body == "queue")
    isHeld.store(false, ordering: .relaxed)
    #expect(try holder.response()?.body == "queue")
    try client.send(post("/some"))
    #expect(try client.response()?.body == "loop")
  }

  @Test func `without a share every request goes to the queue`() throws {
    let running = try server(share: 0)
    let client = try running.client()
    for _ in 0..<3 {
      try client.send(post("/ask"))
      #expect(try client.response()?.body == "queue")
    }
  }

  @Test func `the time for the work restarts on the queue`() throws {
    let running = try server(configure: { $0.requestTimeout = 20 })
    let client = try running.client()
    try client.send(post("/ask", "sleep"))
    #expect(try client.response()?.body == "queue")
  }

  @Test func `for another thread a share is wall time`() throws {
    let running = try RunningServer(
      extraRoutes: [
        Route(.post, "/aside", placement: .onQueueAbove(bodyBytes: 100)) { request, response in
          Self.pass(milliseconds: 30)
          let budget = request.budget
          let aside = Atomic<Bool>(false)
          try? LoopThread { aside.store(budget.isSpent, ordering: .relaxed) }.join()
          let wasSpent = aside.load(ordering: .relaxed)
          response.set(.ok, contentType: "text/plain", body: "\(wasSpent), \(budget.isSpent)")
        }
      ])
    let client = try running.client()
    try client.send(post("/aside"))
    #expect(try client.response()?.body == "true, false")
  }
}
