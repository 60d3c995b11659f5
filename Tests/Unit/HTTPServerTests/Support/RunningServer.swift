import EventLoop
import HTTPCore
@testable import HTTPServer
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A real server on a free port with routes that report what they receive.
final class RunningServer {
  let server: Server
  let outcome: Outcome
  private var thread: LoopThread?

  /// The result of `run`.
  final class Outcome: Sendable {
    let value = Mutex<Server.Outcome?>(nil)
  }

  var address: SocketAddress { server.addresses[0] }

  init(
    extraRoutes: [Route] = [], errorResponder: ErrorResponder? = nil,
    onNotice: NoticeHandler? = nil,
    configure: (inout ServerConfiguration) throws -> Void = { _ in }
  ) throws {
    var configuration = ServerConfiguration()
    configuration.listen = [.loopback(port: 0)]
    configuration.loops = 1
    configuration.handlesSignals = false
    configuration.drainGrace = 0
    configuration.idleGrace = 20
    configuration.tickInterval = 10
    try configure(&configuration)
    let server = try Server(
      configuration, routes: Self.routes + extraRoutes, errorResponder: errorResponder,
      onNotice: onNotice)
    let outcome = Outcome()
    self.server = server
    self.outcome = outcome
    thread = try LoopThread {
      let result = try? server.run()
      outcome.value.withLock { $0 = result }
    }
  }

  deinit {
    server.stop(.now)
    thread.take()?.join()
  }

  /// Waits until the server has ended by itself.
  func join() -> Server.Outcome? {
    thread.take()?.join()
    return outcome.value.withLock { $0 }
  }

  /// Waits until the server's gauges have the expected values; gives up after a minute.
  func waitUntil(_ condition: (ServerStatus) -> Bool) throws {
    let start = EventLoopClock.now
    while !condition(server.status) {
      guard EventLoopClock.now - start < 60_000 else {
        throw RawClient.Failure("the server does not get there")
      }
      sched_yield()
    }
  }

  /// Waits until the timer of the only event loop has fired some times.
  ///
  /// Two ticks have a whole one between them, after everything that had been read before.
  func waitForTicks(_ count: UInt64) throws {
    let activity = server.status.loopCounters[0].activity
    let start = activity.progress ?? 0
    try waitUntil { _ in (activity.progress ?? 0) >= start + count }
  }

  func client(from source: String? = nil) throws -> RawClient {
    try RawClient(address, from: source)
  }

  static let routes: [Route] = [
    Route(.get, "/") { _, response in response.set(.ok, contentType: "text/plain", body: "root") },
    Route(.get, "/hello") { _, response in
      response.set(.ok, contentType: "text/plain", body: "hello")
    },
    Route(.get, "/healthz", isEssential: true) { _, response in
      response.set(.ok, contentType: "text/plain", body: "ok")
    },
    Route(.get, "/readyz") { request, response in
      response.set(
        request.server.isReady ? .ok : .serviceUnavailable, contentType: "text/plain",
        body: "\(request.server.phase)")
    },
    Route(.get, "/show/{name}") { request, response in
      let name = request.parameter("name")?.text ?? "-"
      response.set(
        .ok, contentType: "text/plain", body: Array("\(name)?\(request.query?.text ?? "-")".utf8))
    },
    Route(.post, "/echo") { request, response in
      response.set(.ok, contentType: "application/octet-stream", body: request.body)
    },
    Route(.query, "/find", requiresLength: true, queryTypes: "application/json") {
      request, response in
      if request.query == nil {
        response.set(.ok, contentType: "text/plain", body: request.body)
      } else {
        response.set(.ok, contentType: "text/plain", body: "\(request.body.count)")
      }
    },
    Route(.post, "/queue", placement: .onQueue) { request, response in
      response.set(.ok, contentType: "application/octet-stream", body: request.body)
    },
    Route(.post, "/strict", requiresLength: true) { request, response in
      response.set(.ok, contentType: "text/plain", body: request.body)
    },
    Route(
      .post, "/picky",
      check: { _, response in
        response.set(HTTPStatus(code: 415), contentType: "text/plain", body: "no")
        return false
      }, handler: { _, _ in }),
    Route(.get, "/big") { request, response in
      let size = Int(request.query?.text ?? "") ?? 0
      response.set(.ok, contentType: "text/plain", body: [UInt8](repeating: 120, count: size))
    },
    Route(.get, "/stream") { request, response in
      // The query gives the number of numbered pieces; an `x` after it requests an error at the
      // end.
      let text = request.query?.text ?? ""
      let last = Int(text.prefix { $0 != "x" }) ?? 0
      let fails = text.hasSuffix("x")
      var number = 0
      response.stream(.ok, contentType: "text/plain") { piece in
        number += 1
        if number > last, fails { throw RawClient.Failure("cut off") }
        if number <= last { piece.append("piece \(number)\n") }
        return number < last || fails
      }
    },
    Route(.get, "/flood") { request, response in
      // An endless body in pieces of the size that the query gives.
      let size = Int(request.query?.text ?? "") ?? 0
      response.stream(.ok, contentType: "text/plain") { piece in
        piece.append([UInt8](repeating: 120, count: size))
        return true
      }
    },
    Route(.get, "/empty") { _, response in response.status = .noContent },
  ]
}

extension HTTPResponse {
  mutating func set(_ status: HTTPStatus, contentType: StaticString, body: String) {
    set(status, contentType: contentType, body: Array(body.utf8))
  }
}

/// Milliseconds of the monotonic clock.
enum EventLoopClock {
  static var now: UInt64 { Loop.monotonicNanoseconds() / 1_000_000 }
}
