import Foundation
import HTTPTypes
import RequestSequences
import TestSupport
import Testing

private struct MissingAllocation: Error {}

/// Sequences written as an array of methods, and the JSON that they read.
@Suite(.timeLimit(.minutes(10))) struct MethodSequenceTests {
  /// The upload of a snapshot: allocate, store elsewhere, confirm.
  private struct SnapshotUpload {
    let file: URL
    let size: Int

    var requests: ArrayRequestSequence { [allocationRequest, uploadRequest, confirmRequest] }

    func allocationRequest(after previous: PreviousRequest?) throws -> Request? {
      Request(.post, "snapshots", body: try .json(["filesize": size]))
    }

    func uploadRequest(after previous: PreviousRequest?) throws -> Request? {
      guard let snapshot = previous?.json["snapshot"], let target = snapshot["target"].string else {
        throw MissingAllocation()
      }
      var form = MultipartForm()
      for (name, value) in snapshot["fields"].members { form.append(name, value.string ?? "") }
      form.append("file", file: file)
      return Request(.post, target, audience: .storage, body: .form(form))
    }

    func confirmRequest(after previous: PreviousRequest?) throws -> Request? {
      let id = previous?.responses.first?.json["snapshot"]["id"].string ?? ""
      return Request(.put, "snapshots/\(id)", body: try .json(["stored": previous?.request.url]))
    }
  }

  private func servers(
    _ allocation: @escaping @Sendable (URL) -> String
  ) throws -> (ScriptedServer, ScriptedServer) {
    let storage = try ScriptedServer { _, connection in
      connection.answer(204)
      return .keep
    }
    let url = storage.url.appending(path: "bucket")
    let service = try ScriptedServer { request, connection in
      connection.answer(200, body: request.method == "POST" ? allocation(url) : #"{"done": true}"#)
      return .keep
    }
    return (service, storage)
  }

  private func runner(_ service: ScriptedServer) -> SequenceRunner {
    SequenceRunner(
      audiences: [
        .service: AudienceSettings(baseURL: service.url.appending(path: "/")),
        .storage: AudienceSettings(anywhereWith: [:]),
      ], retries: .never)
  }

  @Test func `an array of methods is a sequence, each with the previous request`() async throws {
    let folder = try TemporaryFolder()
    let upload = SnapshotUpload(file: try folder.file("x", Data("bytes".utf8)), size: 5)
    let (service, storage) = try servers { url in
      #"{"snapshot": {"id": "s1", "target": "\#(url)", "fields": {"key": "k\u00e9"}}}"#
    }
    let outcome = try await runner(service).run(upload.requests)
    #expect(outcome.steps == 3)
    #expect(outcome.responses.map(\.status) == [200, 204, 200])
    #expect(outcome.responses[2].json["done"].bool == true)
    #expect(outcome.lastResponse == outcome.responses[2])
    #expect(service.requests.map(\.text).first == #"{"filesize":5}"#)
    #expect(service.requests.map(\.target) == ["/snapshots", "/snapshots/s1"])
    #expect(service.requests.last?.text.contains(":\(storage.port)/bucket") == true)
    #expect(storage.requests.first?.text.contains("ké") == true)
  }

  @Test func `a method that throws ends the run with its error and the response`() async throws {
    let upload = SnapshotUpload(file: URL(filePath: "/none"), size: 5)
    let (service, storage) = try servers { _ in #"{"snapshot": null}"# }
    let error = await runner(service).failure(of: upload.requests)
    guard case .sequence(is MissingAllocation) = error?.reason else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(error?.step?.name == "0" && error?.response?.text == #"{"snapshot": null}"#)
    #expect(storage.accepted == 0)
  }

  @Test func `methods, steps and skipped requests mix in a builder`() async throws {
    let (service, _) = try servers { _ in "[1]" }
    let step = RequestStep("step", decoding: [Int].self) { _ in Request(.post, "b") }
    let first: RequestContinuation = { _ in Request(.post, "a", name: "named") }
    let skipped: RequestContinuation = { _ in nil }
    let last: RequestContinuation = { previous in
      Request(.get, previous?.request.name ?? "")
    }
    let outcome = try await runner(service).run(
      ArrayRequestSequence {
        first
        skipped
        step
        last
      })
    #expect(try outcome[step] == [1])
    #expect(service.requests.map(\.target) == ["/a", "/b", "/step"])
  }

  @Test func `the responses of a sequence end at a limit in all`() async throws {
    let (service, _) = try servers { _ in String(repeating: "a", count: 600) }
    let requests: [RequestContinuation] = [
      { _ in Request(.post, "a") }, { _ in Request(.post, "b") },
    ]
    func runner(_ limit: Int) -> SequenceRunner {
      SequenceRunner(service, limits: .init { $0.sequenceBytes = limit })
    }
    #expect(try await runner(1_200).run(ArrayRequestSequence(requests)).responses.count == 2)
    let error = await runner(1_199).failure(of: ArrayRequestSequence(requests))
    guard case .responsesTooLarge(limit: 1_199) = error?.reason else {
      Issue.record("\(error as Any)")
      return
    }
    #expect("\(error as Any)".contains("the limit of 1199 sequenceBytes"))
    #expect(error?.step?.index == 1)
  }

  @Test func `the example is the one of the documentation`() throws {
    let root = Repository.root
    func lines(_ text: String) throws -> [String] {
      let start = try #require(text.range(of: "struct SnapshotUpload {"))
      let end = try #require(text[start.upperBound...].range(of: "previous?.request.url]))"))
      return text[start.lowerBound..<end.upperBound].split(separator: "\n").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
    let page = try String(
      contentsOf: root.appending(path: "docs/guides/sequences-in-swift.md"), encoding: .utf8)
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    #expect(try lines(page) == lines(source))
  }

  private func json(_ text: String) -> ResponseJSON { Response(200, [:], text).json }

  @Test func `JSON is read without a Decodable`() throws {
    let text = #"""
       {"a": [1, -2.5e1, "x\n\u00e9\"", true, null, {}], "b/~": {"c": []}, "a2": 1, "a2": 2}
      """#
    let json = json(text)
    #expect(json["a"][0].int == 1 && json["a"][1].double == -25 && json["a"][1].int == nil)
    #expect(json["a"][2].string == "x\né\"" && json["a"][3].bool == true)
    #expect(json["a"][4].isNull && json["a"][4].exists && json["a"][5].members.isEmpty)
    #expect(json["a"].elements.count == 6 && json["a2"].int == 2)
    #expect(json["b/~"]["c"].pointer == "/b~1~0/c" && json["b/~"].text == #"{"c": []}"#)
    #expect(json.members.map(\.name) == ["a", "b/~", "a2", "a2"])
    #expect(try json["a"][0].decode(Int.self) == 1)
    #expect(json["a"][2].int == nil && json["a"][0].string == nil && json["a"][2].double == nil)
  }

  @Test func `what is missing does not exist, and has a pointer`() {
    let value = json(#"{"a": [1]}"#)["a"][7]["b"]
    #expect(!value.exists && value.string == nil && value.elements.isEmpty && value.text == nil)
    let error = #expect(throws: MissingJSONValue.self) { try value.decode(Int.self) }
    #expect(error?.pointer == "/a/7/b")
    #expect(!json("{}")["a"].exists && !json("[1]")[-1].exists && !json("3")["a"].exists)
  }

  @Test(arguments: [
    "", " ", "{", "[1,]", "[1 2]", #"{"a" 1}"#, #"{"a":}"#, "{1:2}", "tru", "01", "1.", "1e", "-",
    #""\x""#, #""\u12g4""#, "\"\n\"", "[1]]", "nul", "\"", "+1", "{\"a\":1,}", "[", "1 1",
  ])
  func `a body that is not JSON has no values`(text: String) {
    #expect(!json(text).exists, "\(text)")
  }

  @Test func `JSON may be as deep as it is long`() {
    let depth = 1_000_000
    let deep = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(json(deep).exists && json(deep)[0].exists)
    #expect(!json(String(deep.dropLast())).exists)
    #expect(!json(String(repeating: "{\"a\":", count: depth)).exists)
  }
}
