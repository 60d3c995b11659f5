import API
import Foundation
import ServiceContract
import ServiceTesting
import Testing
import TrellisClient

/// Dependent requests, executed by a running service in one call.
@Suite(.timeLimit(.minutes(10))) struct SequenceCallTests {
  private let service = try! LiveService()

  private func rows() throws -> [ServiceStep] {
    [
      ServiceStep(
        "list", post: "/v1/snapshot",
        .template(
          try RawJSON(#"{"items": {"$map": {"$eval": "input"}, "each(s)": "row ${s}"}}"#))),
      ServiceStep(
        "frames", post: "/v1/layout",
        .template(
          try RawJSON(
            """
            {"views": {"$map": {"$eval": "steps.list.items"}, "each(r)":
              {"id": {"$eval": "r.id"}, "width": 320, "height": 44,
               "y": {"$eval": "r.index * 44"}}}, "constraints": []}
            """))),
    ]
  }

  @Test func `a list becomes frames`() async throws {
    let reply = try await service.client.sequence(
      input: try RawJSON(encoding: ["a", "b"]), try rows())
    #expect(reply.isCompleted)
    #expect(reply.steps.map(\.id) == ["list", "frames"])
    #expect(reply.steps.allSatisfy { $0.status == 200 && $0.problem == nil })
    struct Frames: Decodable {
      struct Frame: Decodable { var y: Double }
      var frames: [String: Frame]
    }
    let frames = try reply.steps[1].body.decode(Frames.self).frames
    #expect(frames["row a"]?.y == 0 && frames["row b"]?.y == 44)
  }

  @Test func `a step that fails ends the sequence with its problem`() async throws {
    var steps = try rows()
    steps.insert(
      ServiceStep("bad", post: "/v1/layout", .body(try RawJSON(#"{"views": [{"id": 1}]}"#))), at: 1
    )
    let reply = try await service.client.sequence(input: try RawJSON("[]"), steps)
    #expect(!reply.isCompleted && reply.steps.map(\.id) == ["list", "bad"])
    let problem = try #require(reply.steps.last?.problem)
    #expect(problem.code == .known(.invalidRequest) && problem.status == 422)
    #expect(problem.inputErrors.map(\.pointer) == ["/views/0/id"])
  }

  @Test func `an invalid sequence is a problem of the call`() async throws {
    let nested = ServiceStep("again", post: "/v1/sequence", .body(try RawJSON("{}")))
    for steps in [[nested], [nested, nested]] {
      guard
        case .problem(let problem) = await failure({ () async throws(ClientError) in
          try await service.client.sequence(steps)
        })
      else {
        Issue.record("\(steps) is none")
        continue
      }
      #expect(problem.status == 422)
    }
  }
}
