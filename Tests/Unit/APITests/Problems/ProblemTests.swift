import JSONDocuments
import ServiceContract
import Testing

@testable import API

@Suite struct ProblemTests {
  @Test func `is a JSON document with its code, status and errors`() throws {
    let problem = Problem(
      .unknownView, "no view \"a\"",
      errors: [
        InputError(
          .unknownView, at: "/constraints/3", "no view", line: 1, column: 5, suggestion: "b")
      ]
    ).adding("conflicts", Array("[1]".utf8))
    let response = OperationResponse(problem)
    #expect(response.status == 422)
    #expect(response.mediaType == "application/problem+json")
    #expect(response.problem == .unknownView)
    #expect(
      String(decoding: response.body, as: UTF8.self)
        == #"{"type":"/problems/unknown-view","title":"Unknown view","status":422,"#
        + #""detail":"no view \"a\"","code":"unknown-view","errors":[{"pointer":"/constraints/3","#
        + #""detail":"no view","line":1,"column":5,"suggestion":"b"}],"conflicts":[1]}"#)
  }

  @Test func `of malformed JSON tells the line and column`() {
    #expect {
      do throws(JSONSyntaxError) { _ = try JSONDocument.parse(Array("[1,\n x]".utf8)) } catch {
        throw Problem(error)
      }
    } throws: {
      guard let problem = $0 as? Problem, let error = problem.errors.first else { return false }
      return problem.code == .malformedJSON && error.line == 2 && error.column == 2
        && error.pointer == ""
    }
  }

  @Test(arguments: ProblemCode.allCases)
  func `code is in kebab case and explained`(code: ProblemCode) {
    #expect(
      code.rawValue.utf8.allSatisfy {
        $0 == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
      })
    #expect((400...599).contains(code.status))
    #expect(!code.title.isEmpty && code.explanation.hasSuffix("."))
  }
}
