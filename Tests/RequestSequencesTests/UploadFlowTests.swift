import Foundation
import RequestSequences
import TestSupport
import Testing

/// The example of docs/request-sequences.md, against two servers: allocate an upload, upload elsewhere, confirm.
@Suite(.timeLimit(.minutes(1))) struct UploadFlowTests {
  private struct Allocation: Codable, Sendable {
    var id: String
    var target: String
    var fields: [String: String]
  }

  private struct Confirmation: Codable, Equatable, Sendable {
    var id: String
    var state: String
  }

  @Test func `an upload is allocated, stored elsewhere and confirmed`() async throws {
    let folder = try TemporaryFolder()
    let image = Data((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
    let file = try folder.file("plan.png", image)
    let stored = Box<ScriptedServer.Request?>(nil)
    let storage = try ScriptedServer { request, connection in
      stored.change { $0 = request }
      connection.answer(204)
      return .keep
    }
    let service = try ScriptedServer { request, connection in
      guard request.field("Authorization") == "Bearer token" else {
        connection.answer(401)
        return .keep
      }
      switch (request.method, request.target) {
      case ("POST", "/v1/uploads"):
        let target = storage.url.appending(path: "bucket").absoluteString
        connection.answer(
          201,
          body: """
            {"id": "u1", "target": "\(target)", "fields": {"key": "plans/u1", "policy": "cDE="}}
            """)
      case ("PUT", "/v1/uploads/u1"):
        connection.answer(200, body: #"{"id": "u1", "state": "stored"}"#)
      default: connection.answer(404)
      }
      return .keep
    }

    // The example begins here.
    let runner = SequenceRunner(audiences: [
      .service: AudienceSettings(
        baseURL: service.url.appending(path: "v1/"), credentials: .bearer("token"),
        idempotencyKeyHeader: "Idempotency-Key"),
      .storage: AudienceSettings(anywhereWith: [:]),
    ])
    let allocate = Step("allocate", answering: Allocation.self) { _ in
      Request(.post, "uploads", body: try .json(["size": image.count]))
    }
    let store = Step("store") { answers in
      let allocation = try answers[allocate]
      var form = MultipartForm()
      for (name, value) in allocation.fields.sorted(by: { $0.key < $1.key }) {
        form.append(name, value)
      }
      form.append("file", file: file, contentType: "image/png")
      return Request(.post, allocation.target, audience: .storage, body: .form(form))
    }
    let confirm = Step("confirm", answering: Confirmation.self) { answers in
      Request(.put, "uploads/\(try answers[allocate].id)", body: try .json(["state": "stored"]))
    }
    let upload = ArrayRequestSequence {
      allocate
      store
      confirm
    }
    let journal = Journal(at: folder.url.appending(path: "upload.journal"), of: "plan.png")
    let outcome = try await runner.run(upload, journal: journal)
    #expect(try outcome[confirm] == Confirmation(id: "u1", state: "stored"))
    // And ends here.

    let request = try #require(stored.current)
    let type = try #require(request.field("Content-Type"))
    let boundary = try #require(type.split(separator: "boundary=").last.map(String.init))
    var expected = Data()
    for (name, value) in [("key", "plans/u1"), ("policy", "cDE=")] {
      expected += Data(
        "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n".utf8
      )
    }
    expected += Data(
      "--\(boundary)\r\nContent-Disposition: form-data; name=\"file\"; filename=\"plan.png\"\r\n"
        .utf8)
    expected += Data("Content-Type: image/png\r\n\r\n".utf8)
    expected += image
    expected += Data("\r\n--\(boundary)--\r\n".utf8)
    #expect(request.body.elementsEqual(expected))
    #expect(!request.head.contains("token") && request.field("Idempotency-Key") == nil)
    #expect(service.requests[0].text == #"{"size":1000000}"#)
    #expect(service.requests.map { $0.field("Idempotency-Key") == nil } == [false, true])
  }
}
