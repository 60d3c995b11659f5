import Foundation
public import HTTPTypes
import RequestSequences
import TestSupport
import Testing

/// A folder that is removed when its owner is released.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "sequences-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String, _ bytes: Data) throws -> URL {
    let file = url.appending(path: name)
    try bytes.write(to: file)
    return file
  }
}

/// A value shared by several threads.
final class Box<Value: Sendable>: Sendable {
  private let value: Locked<Value>

  init(_ value: Value) { self.value = Locked(value) }

  var current: Value { value.withLock { $0 } }

  func change<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    value.withLock { value in body(&value) }
  }
}

/// A request as received by a transport.
struct SentRequest: Sendable {
  let request: HTTPRequest
  let body: TransportBody
  let options: TransportOptions

  var path: String { request.path ?? "" }
  var headers: HTTPFields { request.headerFields }
  var mayRepeat: Bool { options.mayRepeat }
}

/// A transport whose responses come from a closure.
struct FakeTransport: Transport {
  let response: @Sendable (SentRequest) async throws(TransportError) -> Response

  func send(
    _ request: HTTPRequest, body: TransportBody, options: TransportOptions
  ) async throws(TransportError) -> (HTTPResponse, Data) {
    let response = try await response(.init(request: request, body: body, options: options))
    return (
      HTTPResponse(status: .init(code: response.status), headerFields: response.headers),
      response.body
    )
  }
}

/// One of the library's transports.
enum Client: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case curl
  case urlSession

  var transport: any Transport {
    switch self {
    case .curl: CurlTransport()
    case .urlSession: URLSessionTransport()
    }
  }

  var testDescription: String { rawValue }
}

extension HTTPField.Name: @retroactive ExpressibleByStringLiteral,
  @retroactive ExpressibleByUnicodeScalarLiteral,
  @retroactive ExpressibleByExtendedGraphemeClusterLiteral
{
  /// A name written in a test, which must be a token.
  public init(stringLiteral name: String) { self.init(name)! }
}

/// A sequence of requests known in advance.
struct Listed: RequestSequence, Sendable {
  var requests: [Request]
  var responses: [Response] = []

  init(_ requests: Request...) { self.requests = requests }

  mutating func nextRequest(after previous: PreviousRequest?) -> Request? {
    if let previous { responses.append(previous.response) }
    return requests.isEmpty ? nil : requests.removeFirst()
  }
}

extension Response {
  init(_ status: Int, _ headers: HTTPFields = [:], _ body: String = "") {
    self.init(
      status: status, headers: headers, body: Data(body.utf8), url: URL(string: "http://test/")!)
  }
}

extension SequenceRunner {
  /// A runner for one server, without retries by default.
  convenience init(
    _ server: ScriptedServer, _ transport: (any Transport)? = nil,
    keys: Bool = false, credentials: Credentials? = nil, limits: RunnerLimits = .init(),
    retries: RetryPolicy = .never, environment: RunnerEnvironment = .init()
  ) {
    let settings = AudienceSettings(
      baseURL: server.url.appending(path: "/"), credentials: credentials,
      idempotencyKeyHeader: keys ? .idempotencyKey : nil)
    // A machine that stands still for a minute fails no test of something else.
    var limits = limits
    let usual = RunnerLimits()
    if limits.attemptTime == usual.attemptTime { limits.attemptTime = .seconds(600) }
    if limits.sequenceTime == usual.sequenceTime { limits.sequenceTime = .seconds(3_600) }
    self.init(
      audiences: [.service: settings], transport: transport, limits: limits, retries: retries,
      environment: environment)
  }

  /// The error thrown by a run of a sequence.
  func failure(
    of sequence: some RequestSequence, journal: Journal? = nil
  ) async -> RequestSequenceError? {
    do throws(RequestSequenceError) {
      _ = try await run(sequence, journal: journal)
      return nil
    } catch {
      return error
    }
  }
}

extension RequestSequenceError {
  var transport: TransportError.Kind? {
    if case .transport(let error) = reason { error.kind } else { nil }
  }
  var status: Int? {
    if case .status(let status) = reason { status } else { nil }
  }
}

extension RetryPolicy {
  /// Retries without pauses.
  static var atOnce: RetryPolicy {
    var policy = RetryPolicy()
    policy.base = .zero
    return policy
  }
}

extension RunnerLimits {
  init(_ change: (inout RunnerLimits) -> Void) {
    self.init()
    change(&self)
  }
}

/// The number of open file descriptors of this process.
func openDescriptors() -> Int {
  (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? -1
}

/// Polls until a condition holds, for at most this many seconds.
func eventually(within seconds: Double = 60, _ holds: () -> Bool) async -> Bool {
  let end = ContinuousClock.now + .seconds(seconds)
  while ContinuousClock.now < end {
    if holds() { return true }
    try? await Task.sleep(for: .milliseconds(5))
  }
  return holds()
}
