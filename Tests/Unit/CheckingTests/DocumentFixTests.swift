import Checking
import Foundation
import Testing

@Suite struct DocumentFixTests {
  private func apply(_ fixes: [DocumentFix], to text: String) -> (text: String, count: Int) {
    let (bytes, count) = DocumentFix.apply(fixes, to: Array(text.utf8))
    return (String(decoding: bytes, as: UTF8.self), count)
  }

  private static let document = """
    {
      "views": [{"id": "a"}],
      "constraints": [
        "a.width == 1",
        {"text": "a.width == 2", "id": "two"},
        { "first": "a.width", "relation": "==", "constant": 3, "priority" : 1000 },
        "a.width == 4 @ 1000",
        "a.width == 5 # five"
      ]
    }

    """

  @Test func `a priority is written into each form of a constraint`() {
    let fixes = (0..<5).map { DocumentFix.priority(pointer: "/constraints/\($0)", 999) }
    let (text, count) = apply(fixes + fixes, to: Self.document)
    #expect(count == 3)
    #expect(
      text
        == Self.document.replacingOccurrences(
          of: "\"a.width == 1\"", with: "\"a.width == 1 @ 999\""
        )
        .replacingOccurrences(of: "\"id\": \"two\"}", with: "\"id\": \"two\", \"priority\": 999}")
        .replacingOccurrences(of: "\"priority\" : 1000 }", with: "\"priority\" : 999 }"))
  }

  @Test func `a constraint is added as its neighbours stand`() {
    let added = [DocumentFix.constraint("a.left == 'b \"c\"'.right")]
    #expect(
      apply(added, to: Self.document).text
        == Self.document.replacingOccurrences(
          of: "# five\"\n", with: "# five\",\n    \"a.left == 'b \\\"c\\\"'.right\"\n"))
    #expect(
      apply([.constraint("x")], to: "{\"constraints\":[\"y\"]}").text
        == "{\"constraints\":[\"y\", \"x\"]}")
    #expect(
      apply([.constraint("x")], to: "{\"constraints\": [ ]}").text == "{\"constraints\": [\"x\" ]}")
    #expect(
      apply([.constraint("x")], to: "{\"views\": []\n}").text
        == "{\"views\": [], \"constraints\": [\"x\"]\n}")
  }

  @Test func `what is not there is left as it is`() {
    let (text, count) = apply([.priority(pointer: "/constraints/9", 999)], to: Self.document)
    #expect(text == Self.document && count == 0)
  }
}
