import Foundation
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

    /// A member of the label.
    static func view(_ member: String, _ detail: String, _ suggestion: String? = nil) -> Self {
      of(#"{"id": "label", \#(member)}"#, "", detail, suggestion)
    }

    /// A member of a stack.
    static func stack(_ member: String, _ detail: String, _ suggestion: String? = nil) -> Self {
      view(#""stack": {\#(member)}"#, detail, suggestion)
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

    /// A body that is not JSON.
    static func text(_ body: String, _ detail: String) -> Self { Self(body: body, detail: detail) }

    static func head(_ method: String, _ path: String, _ detail: String) -> Self {
      Self(method: method, path: path, body: "", detail: detail)
    }
  }

  private static let position = "a fixed position is `x` and `y`; \(distance)"
  private static let distance = "a distance is a constraint such as `label.top == screen.top + 10`"

  static let mistakes: [Mistake] = [
    .constraint(
      "label.width => 10", "the relation `=>` is written `>=`", ">="),
    .constraint("label.width =< 10", "the relation `=<` is written `<=`", "<="),
    .constraint("0 <= label.width =< 10", "the relation `=<` is written `<=`", "<="),
    .constraint("label.width ≥ 10", "the relation `≥` is written `>=`", ">="),
    .constraint("label.width ≤ 10", "the relation `≤` is written `<=`", "<="),
    .constraint("label.width: 10", "the relation `:` is written `==`", "=="),
    .constraint("label.width === 10", "the relation `===` is written `==`", "=="),
    .constraint("label.width < = 10", "expected `==`, `<=` or `>=`, found `<`", "<="),
    .constraint(
      "label.width != 10", "the relations are `==`, `<=` and `>=`: no constraint has `!=`"),
    .constraint(
      "label.width == 10px", "numbers are points, without a unit: write `10`", "10"),
    .constraint(
      "1.5 em <= label.width", "numbers are points, without a unit: write `1.5`", "1.5"),
    .constraint(
      "label.width == 10 px", "numbers are points, without a unit: write `10`", "10"),
    .constraint("label.width == 0x10", "numbers are decimal: write `16`", "16"),
    .constraint("label.width == 1_000.5", "numbers have no separators: write `1000.5`", "1000.5"),
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
      "V:[label]",
      #"""
      a format of the Visual Format Language is a member of an object: write `{"visual": \#
      "V:|-[label]-|"}`
      """#),
    .constraint(
      "[label]-10-|",
      #"""
      a format of the Visual Format Language is a member of an object: write `{"visual": \#
      "H:|-[label]-|"}`
      """#),
    .constraint(
      "label.top == superview.top",
      #"there is no view or guide "superview": an anchor names its view, and the parent too, by id"#,
      "screen"),
    .constraint(
      "label.top - 3 == parent.top",
      #"there is no view or guide "parent": an anchor names its view, and the parent too, by id"#,
      "screen"),
    .constraint(
      "label.top == safe.top",
      #"""
      there is no view or guide "safe": the safe area is an area of a view, such as \#
      `screen.safeArea.top`
      """#, "screen.safeArea"),
    .constraint(
      "label.topAnchor == screen.top",
      #"there is no attribute "topAnchor": the anchor is `top`"#, "top"),
    .constraint(
      "label.top == screen.safeAreaLayoutGuide.top",
      #"there is no area "safeAreaLayoutGuide": the safe area is `safeArea`"#, "safeArea"),
    .constraint(
      "label.safeArea.leadingMargin == 5",
      #"""
      there is no attribute "leadingMargin": an area has edges of its own, such as \#
      `margins.leading`
      """#),
    .constraint(
      "label.leadingMargin == 5",
      #"there is no attribute "leadingMargin": the margins are an area"#, "margins.leading"),
    .constraint(
      "label.margins.baseline == 5",
      #"there is no attribute "baseline": an area has no baselines, only its view has"#),
    .constraint(
      "label.edges == 0",
      #"""
      there is no attribute "edges": each edge has a constraint of its own: `top`, `leading`, \#
      `bottom` and `trailing`
      """#),
    .constraint(
      "label.center == 0",
      #"there is no attribute "center": a center is two constraints: `centerX` and `centerY`"#),
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
      "my_view.width == 10", #"there is no view or guide "my_view""#, "'my-view'"),
    .constraint(
      "'my_view'.width == 10", #"there is no view or guide "my_view""#, "'my-view'"),
    .constraint(
      "\"label.width\" == 3", "an anchor is not quoted: write `label.width`", "label.width"),
    .constraint(
      "\"my-view\".width == 3", "a name is quoted with `'`, not with `\"`: write `'my-view'`",
      "'my-view'"),

    .view(
      #""subviews": []"#, #"unknown member "subviews": the views in a view are its `children`"#,
      "children"),
    .view(#""name": "a""#, #"unknown member "name": a view is named by its `id`"#),
    .view(#""left": 10"#, #"unknown member "left": \#(position)"#, "x"),
    .view(
      #""constraints": []"#,
      #"unknown member "constraints": all constraints are in the request, beside `views`"#),
    .view(
      #""flex": 1"#,
      #"""
      unknown member "flex": `distribution` of a `stack` shares its length; `hugging` and \#
      `compressionResistance` say which view grows and shrinks
      """#),
    .view(
      #""display": "flex""#,
      #"""
      unknown member "display": a row is `"stack": {"axis": "horizontal"}`, and a column has the \#
      axis `vertical`
      """#),
    .view(
      #""justify-content": "center""#,
      #"""
      unknown member "justify-content": the views of a row or column are distributed by \#
      `distribution` in its `stack`
      """#),
    .view(
      #""gap": 8"#,
      #"""
      unknown member "gap": the gap between the views of a row or column is `spacing` in its \#
      `stack`
      """#),
    .view(
      #""padding": 8"#,
      #"unknown member "padding": the padding of a view is its `margins`, which its `stack` keeps"#,
      "margins"),
    .stack(
      #""axis": "row""#, #"must be "horizontal" or "vertical", not "row": a row is horizontal"#,
      "horizontal"),
    .stack(#""align": "center""#, #"unknown member "align": this is `alignment`"#, "alignment"),
    .stack(
      #""justifyContent": "center""#, #"unknown member "justifyContent": this is `distribution`"#,
      "distribution"),
    .stack(#""gap": 8"#, #"unknown member "gap": the gap is `spacing`"#, "spacing"),

    .text(
      "{'views': []}",
      "line 1, column 2: texts and names are in double quotes, `\"`, at byte 1"),
    .text("{\"views\": []} // none", "line 1, column 15: JSON has no comments, at byte 14"),
    .text("{\"views\": [],}", "line 1, column 13: no comma stands before `}`, at byte 12"),
    .text(
      "{\"a\":,}", "line 1, column 6: a value is missing between `:` and `,`, at byte 5"),
    .text("{\"a\": }", "line 1, column 7: a value is missing between `:` and `}`, at byte 6"),
    .text("{,}", "line 1, column 2: nothing stands before this comma: leave it out, at byte 1"),
    .text("[,]", "line 1, column 2: nothing stands before this comma: leave it out, at byte 1"),
    .text("[1,,2]", "line 1, column 4: nothing stands before this comma: leave it out, at byte 3"),
    .text("[1, 2 ,]", "line 1, column 7: no comma stands before `]`, at byte 6"),
    .text(
      "{\"views\": [{\"id\": \"a\", \"width\": NaN}]}",
      "line 1, column 33: JSON has no `NaN`: write a number, or leave the member out, at byte 32"),
    .text(
      "", "line 1, column 1: there is nothing to read: a JSON object is expected, at byte 0"),

    .head(
      "POST", "/v1/layuot", "There is nothing at this path. The nearest path is /v1/layout."),
    .head("POST", "/layout", "There is nothing at this path. The nearest path is /v1/layout."),
    .head("POST", "/v1/layout/", "There is nothing at this path. The nearest path is /v1/layout."),
    .head("POST", "/nothing", "There is nothing at this path."),
    .head(
      "POST", "/v1/layout?pretty=true",
      #"the query has the unknown parameter "pretty"; known parameters: none"#),
    .head(
      "GET", "/v1/layout", "The resource does not have this method. Allowed: POST, QUERY, OPTIONS."),
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

  // MARK: Suggestions

  /// Members of which the object has the meant one already, or whose values are of another kind.
  static let rivals = [
    #"{"views": [{"id": "r", "name": "Root", "width": 10, "height": 10}]}"#,
    #"{"views": [{"id": "r", "text": "a", "label": "b"}]}"#,
    #"{"views": [{"id": "r", "x": 1, "left": 2}]}"#,
    #"{"views": [{"id": "r", "children": [], "subviews": []}]}"#,
    #"{"views": [{"id": "r"}], "view": []}"#,
    #"{"views": [{"id": "r"}], "rtl": true}"#,
    #"{"views": [{"id": "r", "left": "10px", "ishidden": 0, "tag": 7}]}"#,
    #"{"views": [{"id": "r", "stack": {"children": [{"id": "a"}], "gap": "8px"}}]}"#,
    #"{"views": [{"id": "r"}], "constraints": [{"text": "r.width == 1", "offset": 3}]}"#,
    #"{"views": [{"id": "r"}], "constraints": [{"format": "H:[r]", "text": "r.width == 1"}]}"#,
    #"""
    {"views": [{"id": "r"}], "guides": [{"id": "g", "in": "r"}],
     "constraints": ["g.leadingMargin == 1"]}
    """#,
    #"{"views": [{"id": "r"}], "variants": [{"name": "a", "set": {"r.width": 1, "r.widht": 2}}]}"#,
  ]

  @Test(arguments: rivals)
  func `what cannot take the place of a mistake is not suggested`(body: String) throws {
    let faults = try faults(of: Array(body.utf8))
    #expect(!faults.isEmpty)
    #expect(faults.allSatisfy { $0["suggestion"] == nil }, "\(faults)")
  }

  @Test func `of two mistakes for one member, the first has the suggestion`() throws {
    let faults = try faults(
      of: Array(#"{"views": [], "dir": "ltr", "layoutDirection": "rtl"}"#.utf8))
    #expect(faults.map { $0["suggestion"] as? String } == ["direction", nil])
  }

  /// Mistakes whose suggestions replace names, and parts of names.
  static let misnamed = [
    #"{"veiws": [{"id": "a", "hieght": 1, "hugging": {"horizontol": 1}}]}"#,
    #"{"view": [{"name": "a", "subviews": [{"key": "b", "left": 1}]}], "rules": ["a.width == 1"]}"#,
    #"{"views": [{"id": "it's"}], "variants": [{"name": "a", "set": {"its.width": 1}}]}"#,
    #"{"views": [{"id": "é😀"}, {"id": "b"}], "constraints": ["'é😀'.width\n == b.widht"]}"#,
    #"""
    {"views": [{"id": "a"}], "constraints": [{"id": "cap-1", "text": "a.width == 1"}],
     "variants": [{"name": "a", "set": {"'cap-2'.constant": 1}}]}
    """#,
    #"""
    {"views": [{"id": "a-1"}],
     "constraints": [{"visual": "H:[a-1]"}, {"visual": "H:['a-1'(10px)]"}]}
    """#,
  ]

  @Test(arguments: mistakes.filter { $0.suggestion != nil }.map(\.body) + misnamed)
  func `a suggestion, applied as it stands, settles its fault`(body: String) throws {
    var suggested = 0
    for fault in try faults(of: Array(body.utf8)) where fault["suggestion"] != nil {
      suggested += 1
      let body = try AppliedSuggestion(fault).body(of: Array(body.utf8))
      let left = try faults(of: body)
      let place = ["pointer", "detail"].map { fault[$0] as? String }
      #expect(
        !left.contains { each in ["pointer", "detail"].map { each[$0] as? String } == place },
        "\(String(decoding: body, as: UTF8.self)): \(left)")
    }
    #expect(suggested > 0)
  }

  /// The faults of a request; one without a pointer if it is no JSON.
  private func faults(of body: [UInt8]) throws -> [[String: Any]] {
    let service = try LiveService()
    let response = try service.connect().request("POST", "/v1/layout", body: body)
    #expect(response.status != 400)
    let answer = try JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any]
    return answer?["errors"] as? [[String: Any]] ?? []
  }
}
