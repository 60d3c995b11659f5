import JSONDocuments
import ServiceTesting
import TestSupport
import Testing

/// The mistakes of people who know another layout system or another notation, and what the service
/// tells them.
@Suite struct MistakeTests {
  struct Mistake: CustomTestStringConvertible, Sendable {
    var method = "POST"
    var path = "/v1/layout"
    var body: String
    /// The detail of the problem, which is that of its only fault.
    var detail: String
    var suggestion: String?
    var testDescription: String { body.isEmpty ? "\(method) \(path)" : body }

    static func head(_ method: String, _ path: String, _ detail: String) -> Self {
      Self(method: method, path: path, body: "", detail: detail)
    }
  }

  static let mistakes: [Mistake] = [
    .head(
      "POST", "/v1/layuot", "There is nothing at this path. The nearest path is /v1/layout."),
    .head("POST", "/layout", "There is nothing at this path. The nearest path is /v1/layout."),
    .head("POST", "/v1/layout/", "There is nothing at this path. The nearest path is /v1/layout."),
    .head("POST", "/nothing", "There is nothing at this path."),
    .head(
      "GET", "/v1/layout", "The resource does not have this method. Allowed: POST, OPTIONS."),
  ]

  @Test(arguments: mistakes)
  func `a mistake is answered with what to write instead`(mistake: Mistake) throws {
    let service = try LiveService()
    let client = try service.connect()
    let response = try client.request(mistake.method, mistake.path, body: Array(mistake.body.utf8))
    let document = try JSONDocument.parse(response.body)
    withExtendedLifetime(document) {
      let faults = document.root["errors"].map { Array($0.elements) } ?? []
      #expect(document.root["detail"]?.string == mistake.detail)
      #expect(faults.first?["suggestion"]?.string == mistake.suggestion)
      #expect(faults.count <= 1)
    }
  }
}
