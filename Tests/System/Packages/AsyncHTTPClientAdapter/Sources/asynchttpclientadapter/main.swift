import AsyncHTTPClient
import AsyncHTTPClientTransport
import Foundation
import HTTPTypes
import RequestSequences

// A sequence over async-http-client, with a file and a redirect, and what comes of a response past
// the limit and of a port at which nothing listens.

let server = try EchoServer()
let file = FileManager.default.temporaryDirectory.appending(path: "adapter-\(UUID())")
try Data(count: 200_000).write(to: file)
let client = HTTPClient(configuration: .init(redirectConfiguration: .disallow))

func runner(_ url: URL, _ limits: RunnerLimits = .init()) -> SequenceRunner {
  SequenceRunner(
    audiences: [.service: AudienceSettings(baseURL: url, credentials: .bearer("token"))],
    transport: AsyncHTTPClientTransport(client), limits: limits, retries: .never)
}

func reason(_ runner: SequenceRunner) async -> String {
  do {
    _ = try await runner.run(ArrayRequestSequence([{ _ in Request(.get, "hello") }]))
    return "complete"
  } catch {
    guard case .transport(let cause) = error.reason else { return "\(error.reason)" }
    return "\(cause.kind), effect \(error.effect)"
  }
}

let requests: ArrayRequestSequence = [
  { _ in Request(.get, "hello", headers: [.accept: "text/plain"]) },
  { previous in Request(.post, "echo", body: .text(previous?.response.text ?? "")) },
  { [file] _ in Request(.put, "length", body: .file(file, contentType: "a/b")) },
  { _ in Request(.get, "away") },
]
let outcome = try await runner(server.url).run(requests)
for response in outcome.responses { print(response.status, response.text) }

var limits = RunnerLimits()
limits.responseBytes = 10
print(await reason(runner(server.url, limits)))
print(await reason(runner(URL(string: "http://127.0.0.1:1/")!)))

try FileManager.default.removeItem(at: file)
try await client.shutdown().get()
