import Foundation
import HTTPTypes
import RequestSequences
import ServiceTesting
import Testing

@Suite(.timeLimit(.minutes(10))) struct `Samples of RequestSequences` {
  @Test func `the first example, and resuming a run`() async throws {
    let service = try LiveService()
    let url = URL(string: "http://127.0.0.1:\(service.port)/")!
    let folder = FileManager.default.temporaryDirectory.appending(path: "trellis-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    struct List: Decodable {
      struct Row: Decodable { let id: String }
      let items: [Row]
    }

    let list = RequestStep("list", decoding: List.self) { _ in
      Request(.post, "v1/snapshot", body: try .json(["items": ["Fruit", "Tools"]]))
    }
    let frames = RequestStep("frames") { results in
      let views = try results[list].items.map { ["id": $0.id] }
      return Request(.post, "v1/layout", body: try .json(["views": views]))
    }

    let runner = SequenceRunner(audiences: [.service: AudienceSettings(baseURL: url)])
    let outcome = try await runner.run(
      ArrayRequestSequence {
        list
        frames
      })
    #expect(try outcome[frames].status == 200)

    let journal = Journal(at: folder.appending(path: "rows.journal"), of: "rows")
    let sequence = ArrayRequestSequence {
      list
      frames
    }
    let first = try await runner.run(sequence, journal: journal)
    let again = try await runner.run(sequence, journal: journal)
    #expect(again.lastResponse?.body == first.lastResponse?.body)
    #expect(first.steps == 2)

    let rows: ArrayRequestSequence = [
      { _ in Request(.post, "v1/snapshot", body: try .json(["items": ["Fruit", "Tools"]])) },
      { previous in
        let ids = previous?.json["items"].elements.compactMap { $0["id"].string } ?? []
        return Request(.post, "v1/layout", body: try .json(["views": ids.map { ["id": $0] }]))
      },
    ]
    let finished = try await runner.run(rows)
    #expect(finished.responses.map(\.status) == [200, 200])
    #expect(finished.responses[1].json["frames"].members.count == 2)
  }

  @Test func `transports`() async throws {
    let (authority, url) = (Data(), URL(string: "https://127.0.0.1:1/")!)
    let audiences = [Audience.service: AudienceSettings(baseURL: url)]

    let transport = CurlTransport { audience, configuration in
      if audience == .service {
        configuration.authorities = .pem(authority)
        configuration.oldestVersion = .tls13
      }
    }
    let strict = SequenceRunner(audiences: audiences, transport: transport)
    let request = ArrayRequestSequence([{ _ in Request(.get, "health", repeatability: .once) }])
    await #expect(throws: RequestSequenceError.self) { try await strict.run(request) }

    struct RecordedTransport: Transport {
      func send(
        _ request: HTTPRequest, body: TransportBody, options: TransportOptions
      ) async throws(TransportError) -> (HTTPResponse, Data) {
        guard request.path == "/health" else {
          throw TransportError(.cannotConnect, "not recorded")
        }
        return (HTTPResponse(status: .ok), Data("ok".utf8))
      }
    }
    let recorded = SequenceRunner(audiences: audiences, transport: RecordedTransport())
    #expect(try await recorded.run(request).lastResponse?.text == "ok")
  }
}
