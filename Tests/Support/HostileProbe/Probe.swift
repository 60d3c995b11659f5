import Foundation
import HTTPTypes
import RequestSequences
import TestSupport

/// Sends requests to a server that mutates its responses.
///
/// Arguments: the transport (`curl` or `urlsession`), the number of the first mutation, and the
/// number of mutations. A tenth of the requests are repeated and cancelled at a random moment.
/// Prints the number of requests by outcome, and exits with 0 unless an outcome is one that the
/// library does not document. A trap in the transport ends the program with a signal.
@main
struct Probe {
  private static let atATime = 16
  private static let limit = 10_000

  static func main() async throws { exit(try await run(CommandLine.arguments)) }

  /// Returns the exit status.
  private static func run(_ arguments: [String]) async throws -> Int32 {
    guard arguments.count == 4, let first = Int(arguments[2]), let count = Int(arguments[3]),
      let transport: any Transport =
        ["curl": CurlTransport(), "urlsession": URLSessionTransport()][arguments[1]]
    else { return 2 }
    let server = try ScriptedServer { request, connection in
      if let number = Int(request.target.dropFirst()) {
        connection.send(Mutation.response(number))
        return number % 5 == 0 ? .reset : .close
      }
      connection.answer(200)
      return .close
    }
    var limits = RunnerLimits()
    limits.responseBytes = limit
    limits.headerBytes = 20_000
    limits.attemptTime = .seconds(5)
    limits.concurrentSequences = atATime
    let runner = SequenceRunner(
      audiences: [.service: AudienceSettings(baseURL: server.url.appending(path: "/"))],
      transport: transport, limits: limits, retries: .never)
    let file = FileManager.default.temporaryDirectory.appending(path: "hostile-\(UUID())")
    try Data(count: 300_000).write(to: file)
    let sequences = (first..<(first + count)).map { number in
      ArrayRequestSequence([{ _ in request(number, file) }])
    }
    var outcomes: [String: Int] = [:]
    var isSound = true
    for result in await runner.run(all: sequences) {
      switch result {
      case .success(let outcome):
        let response = outcome.lastResponse
        outcomes["response", default: 0] += 1
        isSound =
          isSound && (100...999).contains(response?.status ?? 0)
          && (response?.body.count ?? 0) <= limit
      case .failure(let error):
        outcomes[kind(error), default: 0] += 1
        // The server has read each request, so none may be reported as not sent.
        isSound = isSound && error.effect != RequestSequenceError.Effect.none
      }
    }
    isSound = await cancel(sequences.prefix(count / 10), runner) && isSound
    try? FileManager.default.removeItem(at: file)
    let total = outcomes.values.reduce(0, +)
    print("\(total) outcomes: \(outcomes.sorted { $0.key < $1.key }.map { "\($1) \($0)" })")
    return total == count && isSound ? 0 : 1
  }

  private static func request(_ number: Int, _ file: URL) -> Request {
    switch number % 6 {
    case 0: Request(.post, "\(number)", body: .text("hello"), accepts: .any)
    case 1: Request(.put, "\(number)", body: .file(file, contentType: "a/b"), accepts: .any)
    default: Request(.get, "\(number)", accepts: .any)
    }
  }

  /// Cancels runs at random moments; `false` if one of them does not end soon.
  private static func cancel(
    _ sequences: ArraySlice<ArrayRequestSequence>, _ runner: SequenceRunner
  ) async -> Bool {
    await withTaskGroup(of: Bool.self) { group in
      for sequence in sequences {
        group.addTask {
          let run = Task { try? await runner.run(sequence) }
          try? await Task.sleep(for: .microseconds(Int.random(in: 0..<20_000)))
          run.cancel()
          let start = ContinuousClock.now
          _ = await run.value
          return ContinuousClock.now - start < .seconds(4)
        }
      }
      return await group.reduce(true) { $0 && $1 }
    }
  }

  private static func kind(_ error: RequestSequenceError) -> String {
    switch error.reason {
    case .transport(let error):
      if case .responseTooLarge = error.kind { return "responseTooLarge" }
      if case .headerTooLarge = error.kind { return "headerTooLarge" }
      return error.kind == .other ? "other: \(error.message)" : "\(error.kind)"
    case .redirectRefused: return "redirectRefused"
    case .tooManyRedirects: return "tooManyRedirects"
    default: return "\(error.reason)"
    }
  }
}
