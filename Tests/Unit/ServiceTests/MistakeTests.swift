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

    /// A constraint in a layout of a screen, a view `my-view` and a label in it.
    static func constraint(_ text: String, _ detail: String, _ suggestion: String? = nil) -> Self {
      let quoted = text.replacing("\"", with: "\\\"")
      return of(#"{"id": "label"}"#, #""\#(quoted)""#, detail, suggestion)
    }

    private static func of(
      _ child: String, _ constraint: String, _ detail: String, _ suggestion: String?
    ) -> Self {
      Self(
        body: """
          {"views": [{"id": "screen", "width": 390, "height": 100, "children": [\(child)]},
            {"id": "my-view"}], "constraints": [\(constraint)]}
          """, detail: detail, suggestion: suggestion)
    }

    static func head(_ method: String, _ path: String, _ detail: String) -> Self {
      Self(method: method, path: path, body: "", detail: detail)
    }
  }

  static let mistakes: [Mistake] = [
    .constraint(
      "label.width => 10", "the relation `=>` is written `>=`", ">="),
    .constraint("label.width =< 10", "the relation `=<` is written `<=`", "<="),
    .constraint("0 <= label.width =< 10", "the relation `=<` is written `<=`", "<="),
    .constraint("label.width ≥ 10", "the relation `≥` is written `>=`", ">="),
    .constraint("label.width ≤ 10", "the relation `≤` is written `<=`", "<="),
    .constraint("label.width: 10", "the relation `:` is written `==`", "=="),
    .constraint(
      "label.width != 10", "the relations are `==`, `<=` and `>=`: no constraint has `!=`"),
    .constraint(
      "label.width == 10px", "numbers are points, without a unit: write `10`", "10"),
    .constraint(
      "1.5 em <= label.width", "numbers are points, without a unit: write `1.5`", "1.5"),
    .constraint(
      "label.width == 10em", "numbers are points, without a unit: write `10`", "10"),
    .constraint(
      "label.width == 50%",
      #"""
      numbers are points, without `%`: a share of a length is a factor, such as `0.5 * \#
      screen.width`
      """#),
    .constraint(
      "label.width == 1fr",
      #"""
      numbers are points, without `fr`: a share of a length is a factor, such as `0.5 * \#
      screen.width`
      """#),
    .constraint(
      "left: 10px",
      #"""
      a constraint is no declaration: it relates anchors, such as `label.left == screen.left + \#
      10`
      """#),
    .constraint(
      "width: 50%",
      "a constraint is no declaration: it relates anchors, such as `label.width == 10`"),
    .constraint(
      "width == 10", "an anchor begins with the id of a view, such as `label.width`"),
    .constraint(
      "H:|-[label]-|",
      #"""
      a format of the Visual Format Language is a member of an object: write `{"visual": \#
      "H:|-[label]-|"}`
      """#),
    .constraint(
      "[label]-10-|",
      #"""
      a format of the Visual Format Language is a member of an object: write `{"visual": \#
      "H:|-[label]-|"}`
      """#),
    .constraint(
      "2a.width == 10",
      #"""
      `2a` is neither: a product has a sign, `2 * a`, and a name that begins with a digit is \#
      quoted, `'2a'`
      """#),
    .constraint(
      "label.width == my-view.width", "a name with a hyphen is quoted: write `'my-view'`",
      "'my-view'"),
    .constraint(
      "\"my-view\".width == 3", "a name is quoted with `'`, not with `\"`: write `'my-view'`",
      "'my-view'"),
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
