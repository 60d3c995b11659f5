import Foundation
import HTTPTypes
import RequestSequences
import TestSupport
import Testing

/// Retries, with a fake clock and fake randomness.
@Suite(.timeLimit(.minutes(10))) struct RetryTests {
  /// A clock that records pauses instead of waiting. Time limits of attempts never expire.
  private final class Pauses: Sendable {
    private let state = Locked((now: Duration.zero, pauses: [Duration]()))
    var noted: [Duration] { state.withLock { $0.pauses } }

    func pass(_ time: Duration) { state.withLock { $0.now += time } }

    var environment: RunnerEnvironment {
      var environment = RunnerEnvironment()
      environment.now = { self.state.withLock { $0.now } }
      environment.random = { 0.5 }
      environment.date = { Date(timeIntervalSince1970: 784_111_777) }
      environment.sleep = { duration in
        if duration >= .seconds(60) { return try await Task.sleep(for: .seconds(3_600)) }
        self.state.withLock { state in
          state.now += duration
          state.pauses.append(duration)
        }
      }
      return environment
    }
  }

  private func runner(
    _ pauses: Pauses, keys: Bool = false, retries: RetryPolicy = .init(),
    _ response: @escaping @Sendable (Int, SentRequest) throws(TransportError) -> Response
  ) -> (SequenceRunner, Box<[SentRequest]>) {
    let sent = Box<[SentRequest]>([])
    let transport = FakeTransport { request throws(TransportError) in
      let number = sent.change { sent in
        sent.append(request)
        return sent.count
      }
      return try response(number, request)
    }
    let settings = AudienceSettings(
      baseURL: URL(string: "http://test/")!, idempotencyKeyHeader: keys ? .idempotencyKey : nil)
    let runner = SequenceRunner(
      audiences: [.service: settings], transport: transport,
      limits: .init { $0.attemptTime = .seconds(120) }, retries: retries,
      environment: pauses.environment)
    return (runner, sent)
  }

  @Test func `pauses double, are random up to that, and have a cap`() async {
    let pauses = Pauses()
    var policy = RetryPolicy()
    policy.attempts = 6
    policy.base = .seconds(1)
    policy.cap = .seconds(5)
    let (runner, sent) = runner(pauses, retries: policy) { _, _ in Response(503) }
    let error = await runner.failure(of: Listed(Request(.get, "x")))
    #expect(error?.status == 503 && error?.attempts == 6)
    #expect(sent.current.count == 6)
    #expect(pauses.noted == [0.5, 1, 2, 2.5, 2.5].map { .seconds($0) })
  }

  @Test(arguments: [408, 425, 429, 500, 502, 503, 504])
  func `a transient status is tried again`(status: Int) async throws {
    let (runner, sent) = runner(Pauses()) { number, _ in Response(number < 3 ? status : 200) }
    #expect(try await runner.run(Listed(Request(.put, "x", body: .text("a")))).steps == 1)
    #expect(sent.current.count == 3)
  }

  @Test(arguments: [400, 401, 403, 404, 409, 410, 422, 501])
  func `a permanent status is not`(status: Int) async {
    let (runner, sent) = runner(Pauses()) { _, _ in Response(status) }
    #expect(await runner.failure(of: Listed(Request(.get, "x")))?.status == status)
    #expect(sent.current.count == 1)
  }

  @Test(arguments: [
    TransportError.Kind.cannotConnect, .connectionLost, .malformedResponse, .timeLimit,
  ])
  func `a lost connection is tried again`(kind: TransportError.Kind) async throws {
    let (runner, sent) = runner(Pauses()) { number, _ throws(TransportError) in
      if number == 1 { throw TransportError(kind, "lost") }
      return Response(200)
    }
    _ = try await runner.run(Listed(Request(.delete, "x")))
    #expect(sent.current.count == 2)
  }

  @Test func `a response that is too large is not tried again`() async {
    let (runner, sent) = runner(Pauses()) { _, _ throws(TransportError) in
      throw TransportError(.responseTooLarge(limit: 1), "too large")
    }
    #expect(await runner.failure(of: Listed(Request(.get, "x"))) != nil)
    #expect(sent.current.count == 1)
  }

  @Test func `a QUERY is tried again with its body`() async throws {
    let (runner, sent) = runner(Pauses()) { number, _ in Response(number < 3 ? 503 : 200) }
    let query = Request(.init(rawValue: "QUERY")!, "x", body: .text("a"))
    #expect(try await runner.run(Listed(query)).steps == 1)
    #expect(sent.current.count == 3)
    #expect(sent.current.allSatisfy { $0.request.method.rawValue == "QUERY" && $0.mayRepeat })
  }

  @Test(arguments: ["POST", "PATCH", "query"])
  func `a request that is not idempotent is sent once`(method: String) async {
    let request = Request(.init(rawValue: method)!, "x", body: .text("a"))
    for failure in [TransportError.Kind.cannotConnect, .connectionLost] {
      let (runner, sent) = runner(Pauses()) { _, _ throws(TransportError) in
        throw TransportError(failure, "lost")
      }
      #expect(await runner.failure(of: Listed(request)) != nil)
      #expect(sent.current.count == 1 && sent.current.first?.mayRepeat == false)
    }
    let (runner, sent) = runner(Pauses()) { _, _ in Response(503, ["Retry-After": "1"]) }
    #expect(await runner.failure(of: Listed(request))?.status == 503)
    #expect(sent.current.count == 1)
  }

  @Test func `with a server that honours keys it is retried under one key`() async throws {
    let (runner, sent) = runner(Pauses(), keys: true) { number, _ in
      Response(number == 3 || number >= 7 ? 201 : 500)
    }
    _ = try await runner.run(Listed(Request(.post, "x"), Request(.post, "x"), Request(.get, "x")))
    let keys = sent.current.map { $0.headers[.idempotencyKey] }
    #expect(keys.count == 8)
    #expect(Set(keys[..<3]).count == 1 && keys[0] != nil)
    #expect(Set(keys[3..<7]).count == 1)
    #expect(keys[0] != keys[3])
    #expect(keys[7] == nil)
    // The transport only repeats requests without a key.
    #expect(sent.current.map(\.mayRepeat) == Array(repeating: false, count: 7) + [true])
  }

  @Test func `a request says whether it may be repeated, whatever its method`() async {
    let (runner, sent) = runner(Pauses(), keys: true) { _, _ in Response(500) }
    let harmless = Request(.post, "x", repeatability: .repeatable)
    #expect(await runner.failure(of: Listed(harmless))?.attempts == 4)
    let once = Request(.put, "x", repeatability: .once)
    #expect(await runner.failure(of: Listed(once))?.attempts == 1)
    #expect(sent.current.allSatisfy { $0.headers[.idempotencyKey] == nil })
  }

  @Test(arguments: [
    ("7", 7), ("0", 0.125), (" 2 ", 2), ("Sun, 06 Nov 1994 08:49:47 GMT", 10),
    ("Sun, 06 Nov 1994 08:00:00 GMT", 0.125), ("soon", 0.125), ("-5", 0.125), ("1e3", 0.125),
  ])
  func `Retry-After is honoured, in seconds and as a date`(value: String, seconds: Double)
    async throws
  {
    let pauses = Pauses()
    let (runner, _) = runner(pauses) { number, _ in
      number == 1 ? Response(503, ["Retry-After": value]) : Response(200)
    }
    _ = try await runner.run(Listed(Request(.get, "x")))
    #expect(pauses.noted == [.seconds(seconds)])
  }

  @Test(arguments: [
    "61", "999999999999999999", "99999999999999999999999", "Sun, 06 Nov 2094 08:49:37 GMT",
  ])
  func `a server that asks for too long a pause is not asked again`(value: String) async {
    let pauses = Pauses()
    let (runner, sent) = runner(pauses) { _, _ in Response(503, ["Retry-After": value]) }
    let error = await runner.failure(of: Listed(Request(.get, "x")))
    if value.count < 23 || value.contains(",") {
      #expect(error?.status == 503 && sent.current.count == 1 && pauses.noted.isEmpty)
    } else {
      // An implausible number counts as absent.
      #expect(error?.attempts == 4)
    }
  }

  @Test func `no attempt begins after the time of the sequence`() async {
    let pauses = Pauses()
    var policy = RetryPolicy.atOnce
    policy.attempts = 1_000
    let runner = SequenceRunner(
      audiences: [.service: AudienceSettings(baseURL: URL(string: "http://test/")!)],
      transport: FakeTransport { _ in
        pauses.pass(.seconds(70))
        return Response(503)
      }, limits: .init { $0.sequenceTime = .seconds(200) }, retries: policy,
      environment: pauses.environment)
    let error = await runner.failure(of: Listed(Request(.get, "x")))
    #expect(error?.status == 503 && error?.attempts == 3)
  }

  @Test func `a pause beyond the time of the sequence is not begun`() async {
    let pauses = Pauses()
    var policy = RetryPolicy()
    policy.longestRetryAfter = .seconds(200)
    let runner = SequenceRunner(
      audiences: [.service: AudienceSettings(baseURL: URL(string: "http://test/")!)],
      transport: FakeTransport { _ in Response(503, ["Retry-After": "150"]) },
      limits: .init { $0.sequenceTime = .seconds(140) }, retries: policy,
      environment: pauses.environment)
    let error = await runner.failure(of: Listed(Request(.get, "x")))
    #expect(error?.status == 503 && error?.attempts == 1)
    #expect(pauses.noted.isEmpty)
  }
}
