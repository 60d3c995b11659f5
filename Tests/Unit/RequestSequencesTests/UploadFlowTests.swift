import Foundation
import HTTPTypes
import RequestSequences
import TestSupport
import Testing

/// The example of docs/guides/sequences-in-swift.md, against two servers: allocate an upload,
/// upload elsewhere, confirm.
@Suite(.timeLimit(.minutes(10))) struct UploadFlowTests {
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
    let temporary = try TemporaryFolder()
    let folder = temporary.url
    let image = Data((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
    let file = try temporary.file("plan.png", image)
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

    let (api, token, size) = (service.url.appending(path: "v1/"), "token", image.count)

    // The example begins here.
    let runner = SequenceRunner(audiences: [
      .service: AudienceSettings(
        baseURL: api, credentials: .bearer(token), idempotencyKeyHeader: .idempotencyKey),
      .storage: AudienceSettings(anywhereWith: [:]),
    ])

    let allocate = RequestStep("allocate", decoding: Allocation.self) { _ in
      Request(.post, "uploads", body: try .json(["size": size]))
    }
    let store = RequestStep("store") { results in
      let allocation = try results[allocate]
      var form = MultipartForm()
      for (name, value) in allocation.fields.sorted(by: { $0.key < $1.key }) {
        form.append(name, value)
      }
      form.append("file", file: file, contentType: "image/png")
      return Request(.post, allocation.target, audience: .storage, body: .form(form))
    }
    let confirm = RequestStep("confirm", decoding: Confirmation.self) { results in
      Request(.put, "uploads/\(try results[allocate].id)", body: try .json(["state": "stored"]))
    }

    let upload = ArrayRequestSequence {
      allocate
      store
      confirm
    }
    let journal = Journal(at: folder.appending(path: "upload.journal"), of: file.lastPathComponent)
    let outcome = try await runner.run(upload, journal: journal)
    print(try outcome[confirm].state)
    // And ends here.

    #expect(try outcome[confirm] == Confirmation(id: "u1", state: "stored"))

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

  @Test func `the example is the one of the documentation`() throws {
    let root = Repository.root
    let page = try String(
      contentsOf: root.appending(path: "docs/guides/sequences-in-swift.md"), encoding: .utf8)
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    func lines(_ text: String, between start: String, and end: String) throws -> [String] {
      let from = try #require(text.range(of: start)).upperBound
      let to = try #require(text[from...].range(of: end)).lowerBound
      return text[from..<to].split(separator: "\n").map {
        $0.trimmingCharacters(in: .whitespaces)
      }.filter { !$0.isEmpty }
    }
    let documented = try lines(page, between: "```swift\n", and: "```")
    let tested = try lines(source, between: "example begins here.\n", and: "// And ends here")
    #expect(documented == tested)
  }
}
