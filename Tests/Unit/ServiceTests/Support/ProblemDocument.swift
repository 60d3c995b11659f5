import API
import JSONDocuments
import ServiceContract
import TestSupport
import Testing

extension RawClient.Response {
  /// The body's `code`, after checking the members that every problem must have.
  func problemCode(_ location: SourceLocation = #_sourceLocation) -> String? {
    #expect(field("Content-Type") == "application/problem+json", sourceLocation: location)
    guard let document = try? JSONDocument.parse(body) else {
      Issue.record("the problem is no JSON: \(text)", sourceLocation: location)
      return nil
    }
    return withExtendedLifetime(document) {
      let root = document.root
      let code = root["code"]?.string
      #expect(root["status"]?.integer == status, sourceLocation: location)
      #expect(root["type"]?.string == "/problems/\(code ?? "")", sourceLocation: location)
      let known = code.flatMap(ProblemCode.init)
      #expect(known != nil && root["title"]?.string == known?.title, sourceLocation: location)
      #expect(root["detail"]?.string?.isEmpty == false, sourceLocation: location)
      return code
    }
  }
}
