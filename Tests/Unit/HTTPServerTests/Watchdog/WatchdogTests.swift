import Dispatch
import EventLoop
import HTTPCore
import HTTPServer
import Synchronization
import Testing

@Suite struct WatchdogTests {
  /// The notices of a server.
  private final class Notices: Sendable {
    let all = Mutex<[ServerNotice]>([])

    var handler: NoticeHandler {
      { [self] notice in all.withLock { $0.append(notice) } }
    }

    func wait(for notice: ServerNotice) throws {
      let start = EventLoopClock.now
      while !all.withLock({ $0.contains(notice) }) {
        guard EventLoopClock.now - start < 60_000 else {
          throw RawClient.Failure("no notice, but \(all.withLock { $0 })")
        }
        Loop.sleep(milliseconds: 5)
      }
    }
  }

  private func request(_ path: String, id: String) -> String {
    "POST \(path) HTTP/1.1\r\nHost: a\r\nX-Request-ID: \(id)\r\nContent-Length: 0\r\n\r\n"
  }

  private func status(_ running: RunningServer, _ path: String) throws -> Int? {
    let client = try running.client()
    try client.send("GET \(path) HTTP/1.1\r\nHost: a\r\n\r\n")
    return try client.response()?.status
  }

  @Test func `a work thread that makes no progress is told of, and the server is not ready`() throws
  {
    let gate = OverloadTests.Gate()
    let notices = Notices()
    let running = try RunningServer(
      extraRoutes: [gate.route], onNotice: notices.handler, configure: { $0.stallTimeout = 150 })
    let client = try running.client()
    try client.send(request("/gate", id: "the-id"))
    gate.begun.wait()
    let stuck = StuckThread(kind: .workThread, method: "POST", route: "/gate", requestID: "the-id")
    try notices.wait(for: .threadIsStuck(stuck))
    try running.waitUntil { $0.stuckThreads == 1 }
    #expect(running.server.status.statistics.threadStalls == 1)
    #expect(try status(running, "/readyz") == 503)
    #expect(try status(running, "/healthz") == 200)
    gate.mayEnd.signal()
    #expect(try client.response()?.body == "done")
    try notices.wait(for: .threadContinues(stuck))
    try running.waitUntil { $0.stuckThreads == 0 }
    #expect(try status(running, "/readyz") == 200)
    #expect(running.server.status.statistics.threadStalls == 1)
  }

  @Test func `a request that asks its budget is not stuck before its time is over`() throws {
    let notices = Notices()
    let mayEnd = Atomic<Bool>(false)
    let running = try RunningServer(
      extraRoutes: [
        Route(.post, "/patient", placement: .onQueue) { request, response in
          while !request.budget.isSpent { Loop.sleep(milliseconds: 1) }
          response.set(.ok, contentType: "text/plain", body: "spent")
        },
        // It checks for cancellation but continues.
        Route(.post, "/deaf", placement: .onQueue) { request, response in
          while !mayEnd.load(ordering: .relaxed) {
            _ = request.budget.isSpent
            Loop.sleep(milliseconds: 1)
          }
        },
      ], onNotice: notices.handler,
      configure: {
        $0.stallTimeout = 400
        $0.requestTimeout = 1_000
      })
    let client = try running.client()
    try client.send(request("/patient", id: "a"))
    #expect(try client.response()?.body == "spent")
    #expect(notices.all.withLock { $0 } == [])
    try client.send(request("/deaf", id: "b"))
    try notices.wait(
      for: .threadIsStuck(
        StuckThread(kind: .workThread, method: "POST", route: "/deaf", requestID: "b")))
    mayEnd.store(true, ordering: .relaxed)
    #expect(try client.response()?.status == 200)
  }

  @Test func `an event loop that does not return from a handler is told of`() throws {
    let begun = DispatchSemaphore(value: 0)
    let mayEnd = DispatchSemaphore(value: 0)
    let notices = Notices()
    let stuck: RequestHandler = { _, response in
      begun.signal()
      mayEnd.wait()
      response.set(.ok, contentType: "text/plain", body: "done")
    }
    let running = try RunningServer(
      extraRoutes: [
        Route(.post, "/plain", handler: stuck),
        Route(.post, "/shared", placement: .onQueueAbove(bodyBytes: 10), handler: stuck),
      ], onNotice: notices.handler, configure: { $0.stallTimeout = 150 })
    let client = try running.client()
    for (path, id) in [("/shared", "x" as String?), ("/plain", nil)] {
      try client.send(request(path, id: "x"))
      begun.wait()
      let thread = StuckThread(kind: .eventLoop, method: "POST", route: path, requestID: id)
      try notices.wait(for: .threadIsStuck(thread))
      try running.waitUntil { !$0.isReady }
      mayEnd.signal()
      #expect(try client.response()?.body == "done")
      try notices.wait(for: .threadContinues(thread))
    }
    #expect(running.server.status.statistics.threadStalls == 2)
  }

  @Test(arguments: [Route.Placement.onQueue, .onLoop])
  func `a drain ends at its time although a handler never returns`(_ placement: Route.Placement)
    throws
  {
    let begun = DispatchSemaphore(value: 0)
    let running = try RunningServer(
      extraRoutes: [
        Route(.post, "/stuck", placement: placement) { _, _ in
          begun.signal()
          while true { Loop.sleep(milliseconds: 1_000) }
        }
      ], configure: { $0.drainTimeout = 300 })
    let client = try running.client()
    try client.send(request("/stuck", id: "a"))
    begun.wait()
    let start = EventLoopClock.now
    running.server.stop()
    #expect(running.join() == .abandoned)
    #expect(EventLoopClock.now - start >= 300)
    #expect(running.server.status.phase == .stopped)
  }

  @Test func `the second stop ends a run at once although a handler never returns`() throws {
    let begun = DispatchSemaphore(value: 0)
    let running = try RunningServer(
      extraRoutes: [
        Route(.post, "/stuck", placement: .onQueue) { _, _ in
          begun.signal()
          while true { Loop.sleep(milliseconds: 1_000) }
        }
      ], configure: { $0.drainTimeout = 3_600_000 })
    let client = try running.client()
    try client.send(request("/stuck", id: "a"))
    begun.wait()
    running.server.stop()
    running.server.stop(.now)
    #expect(running.join() == .abandoned)
  }
}
