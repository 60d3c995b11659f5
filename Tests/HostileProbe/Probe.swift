import Foundation
import HTTPTypes
import RequestSequences
import TestSupport

/// A program that sends requests to a server whose responses are mutated.
///
/// Arguments: the transport (`curl` or `urlsession`), the number of the first mutation, and how
/// many there are. It prints how many requests ended in which way, and exits with 0 unless an
/// outcome is none that the library states. A trap of the transport ends it by a signal.
@main
struct Probe {
  private static let atATime = 16
  private static let limit = 10_000

  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let first = Int(arguments[2]), let count = Int(arguments[3]),
      let transport: any Transport =
        ["curl": CurlTransport(), "urlsession": URLSessionTransport()][arguments[1]]
    else { exit(2) }
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
    let sequences = (first..<(first + count)).map { number in
      let isPost = number % 3 == 0
      return ArrayRequestSequence([
        { _ in
          Request(
            isPost ? .post : .get, "\(number)", body: isPost ? .text("hello") : .none, accepts: .any
          )
        }
      ])
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
        // The server has read each request, so that none can count as not sent.
        isSound = isSound && error.effect != RequestSequenceError.Effect.none
      }
    }
    let total = outcomes.values.reduce(0, +)
    print("\(total) outcomes: \(outcomes.sorted { $0.key < $1.key }.map { "\($1) \($0)" })")
    exit(total == count && isSound ? 0 : 1)
  }

  private static func kind(_ error: RequestSequenceError) -> String {
    switch error.reason {
    case .transport(let error):
      if case .responseTooLarge = error.kind { return "responseTooLarge" }
      if case .headerTooLarge = error.kind { return "headerTooLarge" }
      return "\(error.kind)"
    case .redirectRefused: return "redirectRefused"
    case .tooManyRedirects: return "tooManyRedirects"
    default: return "\(error.reason)"
    }
  }
}
