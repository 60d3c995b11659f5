import API
import Foundation
import HTTPTypes
import RequestSequences
import ServiceContract
import ServiceTesting
import TestSupport
import Testing
import TrellisClient

/// Problems and other failures as values.
@Suite(.timeLimit(.minutes(10))) struct ProblemCodeTests {
  @Test func `the codes are those of the document that the service serves`() async throws {
    let service = try LiveService()
    let (data, _) = try await fetch(service.url.appending(path: "openapi.json"))
    struct Document: Decodable {
      struct Components: Decodable { var schemas: Schemas }
      // Enumerations of other schemas are of other types.
      struct Schemas: Decodable {
        enum CodingKeys: String, CodingKey { case codes = "ProblemCode" }
        var codes: Codes
      }
      struct Codes: Decodable { var `enum`: [String] }
      var components: Components
    }
    let document = try JSONDecoder().decode(Document.self, from: data)
    let stated = document.components.schemas.codes.enum
    #expect(Set(stated) == Set(ProblemCode.allCases.map(\.rawValue)))
    #expect(stated.count == ProblemCode.allCases.count)
  }

  private func fetch(_ url: URL) async throws -> (Data, Int) {
    let runner = SequenceRunner(audiences: [.service: AudienceSettings(baseURL: url)])
    let step = RequestStep("get") { _ in Request(.get, url) }
    let outcome = try await runner.run(ArrayRequestSequence { step })
    return (try outcome[step].body, try outcome[step].status)
  }

  private func responding(_ status: Int, type: String, body: String) throws -> ScriptedServer {
    try ScriptedServer { _, connection in
      connection.answer(status, ["Content-Type: \(type)"], body: body)
      return .keep
    }
  }

  private func problem(of server: ScriptedServer) async -> ClientError? {
    var retries = RetryPolicy.never
    retries.attempts = 1
    let client = ServiceClient(at: server.url, retries: retries)
    return await failure { () async throws(ClientError) in
      try await client.snapshot(ListSource(json: try! RawJSON("{}")))
    }
  }

  @Test(arguments: ProblemCode.allCases)
  func `every code is a value`(code: ProblemCode) async throws {
    let body = String(decoding: Problem(code, "so").json, as: UTF8.self)
    let server = try responding(code.status, type: "application/problem+json", body: body)
    guard case .problem(let problem) = await problem(of: server) else {
      Issue.record("\(code) is none")
      return
    }
    #expect(problem.code == .known(code) && problem.status == code.status)
    #expect(problem.title == code.title && problem.detail == "so")
  }

  @Test func `a code of a later version is kept as it is`() async throws {
    let server = try responding(
      422, type: "application/problem+json; charset=utf-8",
      body: #"{"code": "of-tomorrow", "title": "T", "detail": "d", "more": [1.50]}"#)
    guard case .problem(let problem) = await problem(of: server) else {
      Issue.record("there is no problem")
      return
    }
    #expect(problem.code == .unknown("of-tomorrow") && "\(problem)" == "of-tomorrow: d")
    #expect(problem.json.description.contains(#""more":[1.50]"#))
  }

  @Test func `an error of a proxy is not a problem of the service`()
    async throws
  {
    for (type, body) in [
      ("text/html", "<html>"), ("application/problem+json", "{"),
      ("application/problem+json", #"{"title": 1}"#), ("application/json", #"{"code": "x"}"#),
    ] {
      guard
        case .request(let error) = await problem(of: try responding(502, type: type, body: body))
      else {
        Issue.record("\(body) was read")
        continue
      }
      #expect(error.response?.status == 502)
    }
  }

  @Test(arguments: ["", "nonsense", "[]", "{}", #"{"version": "1", "items": [{}]}"#, "[[[["])
  func `a response that does not follow the contract is an error`(body: String) async throws {
    let server = try responding(200, type: "application/json", body: body)
    guard case .unreadableResponse = await problem(of: server) else {
      Issue.record("\(body) was read")
      return
    }
  }

  @Test func `an overloaded service is asked again`() async throws {
    let server = try ScriptedServer { request, connection in
      if request.connection < 3 {
        connection.answer(503, ["Retry-After: 0"])
        return .close
      }
      connection.answer(200, body: #"{"version":"v","items":[],"itemCount":0,"visibleCount":0}"#)
      return .close
    }
    var retries = RetryPolicy()
    retries.base = .zero
    let client = ServiceClient(at: server.url, retries: retries)
    let reply = try await client.snapshot(ListSource(json: try RawJSON(#"{"items": []}"#)))
    #expect(reply.version == "v" && server.requests.count == 3)
  }
}
