import EventLoop
import HTTPCore
@testable import HTTPServer
import Synchronization
import Testing

/// Responses that other threads make or continue later.
@Suite struct LaterTests {
  /// Hands what a handler made to the test.
  private final class Handed<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)

    func give(_ value: Value) { self.value.withLock { $0 = value } }

    /// Waits for the value.
    func take() throws -> Value {
      let start = EventLoopClock.now
      while EventLoopClock.now - start < 60_000 {
        if let value = value.withLock({ $0 }) { return value }
        Loop.sleep(milliseconds: 1)
      }
      throw RawClient.Failure("no handler ran")
    }
  }

  private static func bodyRoute(_ handed: Handed<LiveBody>) -> Route {
    Route(.get, "/live", placement: .onQueue) { _, response in
      let body = LiveBody()
      body.append(Array("first\n".utf8))
      response.stream(.ok, contentType: "text/plain", from: body)
      handed.give(body)
    }
  }

  private static func deferredRoute(_ handed: Handed<DeferredResponse>) -> Route {
    Route(.get, "/later", placement: .onQueue) { _, response in
      let later = DeferredResponse()
      response.wait(for: later)
      handed.give(later)
    }
  }

  private static func wait(_ condition: () -> Bool) throws {
    let start = EventLoopClock.now
    while !condition() {
      guard EventLoopClock.now - start < 60_000 else {
        throw RawClient.Failure("it does not get there")
      }
      Loop.sleep(milliseconds: 1)
    }
  }

  @Test func `pieces reach the client as they are appended`() throws {
    let handed = Handed<LiveBody>()
    let running = try RunningServer(extraRoutes: [Self.bodyRoute(handed)])
    let client = try running.client()
    try client.send("GET /live HTTP/1.1\r\nHost: a\r\n\r\nGET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
    let body = try handed.take()
    #expect(client.hasInput(within: 60_000))
    for number in 0..<10 { body.append(Array("piece \(number)\n".utf8)) }
    body.end()
    let wanted = "first\n" + (0..<10).map { "piece \($0)\n" }.joined()
    #expect(try client.response()?.body == wanted)
    // The request behind it waits for the end of the body.
    #expect(try client.response()?.body == "hello")
    try Self.wait { body.isClosed }
    #expect(body.append([1]) == nil)
  }

  @Test func `a body is closed when its client leaves`() throws {
    let handed = Handed<LiveBody>()
    let running = try RunningServer(extraRoutes: [Self.bodyRoute(handed)])
    let client = try running.client()
    try client.send("GET /live HTTP/1.1\r\nHost: a\r\n\r\n")
    let body = try handed.take()
    #expect(client.hasInput(within: 60_000))
    #expect(!body.isClosed)
    client.endSending()
    try Self.wait { body.isClosed }
  }

  @Test func `HEAD gets no body`() throws {
    let handed = Handed<LiveBody>()
    let running = try RunningServer(extraRoutes: [Self.bodyRoute(handed)])
    let client = try running.client()
    try client.send("HEAD /live HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(try client.response(toHead: true)?.status == 200)
    let body = try handed.take()
    try Self.wait { body.isClosed }
  }

  @Test func `what a client does not read waits, and is counted`() throws {
    let handed = Handed<LiveBody>()
    let running = try RunningServer(extraRoutes: [Self.bodyRoute(handed)])
    let client = try running.client()
    client.shrinkReceiveBuffer()
    try client.send("GET /live HTTP/1.1\r\nHost: a\r\n\r\n")
    let body = try handed.take()
    let piece = [UInt8](repeating: 120, count: 1 << 20)
    var sent = "first\n".utf8.count
    try Self.wait {
      sent += piece.count
      return (body.append(piece) ?? 0) > 8 * piece.count
    }
    body.end()
    #expect(try client.response()?.body.utf8.count == sent)
  }

  @Test func `a deferred response is sent when it is finished`() throws {
    let handed = Handed<DeferredResponse>()
    let running = try RunningServer(extraRoutes: [Self.deferredRoute(handed)])
    let client = try running.client()
    try client.send("GET /later HTTP/1.1\r\nHost: a\r\n\r\n")
    let later = try handed.take()
    // Nothing runs and nothing waits in the queue meanwhile.
    try running.waitUntil { $0.queuedRequests == 0 }
    #expect(!client.hasInput(within: 20))
    later.finish { $0.set(.ok, contentType: "text/plain", body: "now") }
    later.finish { $0.set(.ok, contentType: "text/plain", body: "again") }
    #expect(try client.response()?.body == "now")
    #expect(later.isFinished)
    try running.waitUntil { $0.queuedRequests == 0 }
  }

  @Test func `a deferred response is finished when its client leaves`() throws {
    let handed = Handed<DeferredResponse>()
    let running = try RunningServer(extraRoutes: [Self.deferredRoute(handed)])
    let client = try running.client()
    try client.send("GET /later HTTP/1.1\r\nHost: a\r\n\r\n")
    let later = try handed.take()
    client.endSending()
    try Self.wait { later.isFinished }
    running.server.stop()
    #expect(running.join() == .drained)
  }
}
