import Foundation
import HTTPTypes
import RequestSequences
import ServiceTesting
import Testing

@Suite(.timeLimit(.minutes(1))) struct `Samples of RequestSequences` {
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
  }
}
