import Cancellation
import API
import Foundation
import ServiceContract
import Testing

/// Errors in requests: the code, and each error as `pointer line:column ?suggestion`.
struct LayoutErrorTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var title: String
    var request: String
    var code: String
    var errors: [String]
    var testDescription: String { title }

    init(_ title: String, _ request: String, _ code: String, _ errors: [String]) {
      self.title = title
      self.request = request
      self.code = code
      self.errors = errors
    }
  }

  /// A request in JSON with a screen, a label in it and one constraint.
  static func constraint(_ constraint: String) -> String {
    """
    {"views": [{"id": "screen", "width": 1, "height": 1, "children": [{"id": "label"}]}],
     "guides": [{"id": "column", "in": "screen"}], "constraints": [\(constraint)]}
    """
  }

  static let requests: [Case] = [
    Case("a body that is no object", "[]", "invalid-request", [""]),
    Case("a body without views", "{}", "invalid-request", [""]),
    Case(
      "an unknown member of the request", #"{"views": [], "constrains": []}"#, "invalid-request",
      ["/constrains ?constraints"]),
    Case("views that are no array", #"{"views": {}}"#, "invalid-request", ["/views"]),
    Case("a view that is no object", #"{"views": [3]}"#, "invalid-request", ["/views/0"]),
    Case("a view without an id", #"{"views": [{}]}"#, "invalid-request", ["/views/0"]),
    Case(
      "an unknown member of a view",
      #"{"views": [{"id": "a", "children": [{"id": "b", "hieght": 1}]}]}"#, "invalid-request",
      ["/views/0/children/0/hieght ?height"]),
    Case(
      "values of the wrong kind",
      #"""
      {"views": [{"id": 1}, {"id": "a", "x": "1", "children": {}, "margins": "x",
       "intrinsicSize": [], "hugging": true, "alignmentInsets": 5, "firstBaseline": null}],
       "guides": 5, "constraints": "a", "variants": 1, "scale": 0, "direction": "up",
       "coordinates": "roto", "onConflict": "fial"}
      """#,
      "invalid-request",
      [
        "/views/0/id", "/views/1/x", "/views/1/intrinsicSize", "/views/1/hugging",
        "/views/1/firstBaseline", "/views/1/margins", "/views/1/alignmentInsets",
        "/views/1/children", "/guides", "/constraints", "/direction", "/scale",
        "/coordinates ?root", "/onConflict ?fail", "/variants",
      ]),
    Case(
      "numbers beyond the limits",
      #"{"views": [{"id": "a", "x": 1e13, "y": 1e400}], "scale": 2000000}"#, "invalid-request",
      ["/views/0/x", "/views/0/y", "/scale"]),
    Case(
      "an id that is taken, also by a nested view or a guide",
      #"""
      {"views": [{"id": "a", "children": [{"id": "b"}]}, {"id": "b"}],
       "guides": [{"id": "a", "in": "b"}]}
      """#,
      "duplicate-id", ["/views/1/id", "/guides/0/id"]),
    Case(
      "parents that are unknown, guides, or others than the nesting says",
      #"""
      {"views": [{"id": "view", "children": [{"id": "b", "parent": "c"}, {"id": "d", "parent": "view"}]},
       {"id": "c", "parent": "vieew"}, {"id": "e", "parent": "g"}],
       "guides": [{"id": "g", "in": "view"}]}
      """#,
      "invalid-hierarchy",
      ["/views/0/children/0/parent", "/views/1/parent ?view", "/views/2/parent"]),
    Case(
      "a guide in a guide, in nothing, or in something unknown",
      #"""
      {"views": [{"id": "view"}], "guides": [{"id": "g", "in": "view"}, {"id": "h", "in": "g"},
       {"id": "i"}, {"id": "j", "in": "veiw"}, {"id": "k", "in": "view", "insets": {"leading": 1}}]}
      """#,
      "invalid-request",
      ["/guides/1/in", "/guides/2", "/guides/3/in ?view", "/guides/4/insets/leading"]),
    Case(
      "a guide in something unknown, and no view at all",
      #"{"views": [], "guides": [{"id": "g", "in": "a"}]}"#, "unknown-view", ["/guides/0/in"]),
    Case(
      "views in a circle",
      #"""
      {"views": [{"id": "a", "parent": "c"}, {"id": "b", "parent": "a"}, {"id": "c", "parent": "b"},
       {"id": "d", "parent": "c"}, {"id": "self", "parent": "self"}]}
      """#,
      "invalid-hierarchy", ["/views/0/parent", "/views/4/parent"]),
    Case(
      "heights by width that are no pairs",
      #"""
      {"views": [{"id": "a", "intrinsicSize": {"heightForWidth": [[1], [1, 2, 3], 4, [1, "2"]]}},
       {"id": "b", "intrinsicSize": {"heightForWidth": []}}]}
      """#,
      "invalid-request",
      [
        "/views/0/intrinsicSize/heightForWidth/0", "/views/0/intrinsicSize/heightForWidth/1",
        "/views/0/intrinsicSize/heightForWidth/2", "/views/0/intrinsicSize/heightForWidth/3/1",
        "/views/1/intrinsicSize/heightForWidth",
      ]),
    Case(
      "priorities out of range",
      #"""
      {"views": [{"id": "a", "hugging": 0, "compressionResistance": {"vertical": "hihg", "x": 1}}]}
      """#,
      "invalid-request",
      [
        "/views/0/hugging", "/views/0/compressionResistance/x",
        "/views/0/compressionResistance/vertical ?high",
      ]),
  ]

  static let constraints: [Case] = [
    Case("a constraint of the wrong kind", "3", "invalid-request", ["/constraints/0"]),
    Case(
      "text with a syntax error", #""label.top = screen.top""#, "constraint-syntax",
      ["/constraints/0 1:11 ?=="]),
    Case(
      "text in an object", ##"{"text": "label.top\n  == # here\n"}"##, "constraint-syntax",
      ["/constraints/0/text 3:1"]),
    Case(
      "every unknown view of a text", #""lable.top == scren.top""#, "unknown-view",
      ["/constraints/0 1:1 ?label", "/constraints/0 1:14 ?screen"]),
    Case(
      "unknown attributes and areas", #""label.hight == screen.margin.width""#,
      "constraint-syntax", ["/constraints/0 1:7 ?height", "/constraints/0 1:23 ?margins"]),
    Case(
      "an unknown attribute of an unknown view", #""labl.tpo == 3""#, "constraint-syntax",
      ["/constraints/0 1:6 ?top", "/constraints/0 1:1 ?label"]),
    Case(
      "columns count scalars", #""label.top == 'né🙂'.top""#, "unknown-view",
      ["/constraints/0 1:14"]),
    Case(
      "a vertical against a horizontal position", #""label.top == screen.left""#,
      "incompatible-anchors", ["/constraints/0 1:14"]),
    Case(
      "a position against a size", #""label.width == 2 * screen.left""#, "incompatible-anchors",
      ["/constraints/0 1:20"]),
    Case(
      "leading against left", #""label.leading == screen.left""#, "incompatible-anchors",
      ["/constraints/0 1:18"]),
    Case(
      "right against trailing in a chain", #""0 <= label.right <= screen.trailing""#,
      "incompatible-anchors", ["/constraints/0 1:21"]),
    Case(
      "a distance against a position", #""label.left - screen.left == screen.top""#,
      "incompatible-anchors", ["/constraints/0 1:29"]),
    Case(
      "no distance between positions of two kinds", #""label.top - screen.left == 3""#,
      "incompatible-anchors", ["/constraints/0 1:1"]),
    Case(
      "every unknown view of a distance", #""lable.top - scren.top == 3""#, "unknown-view",
      ["/constraints/0 1:1 ?label", "/constraints/0 1:13 ?screen"]),
    Case(
      "a sum of anchors", #""label.top + screen.top == 3""#, "constraint-syntax",
      ["/constraints/0 1:13"]),
    Case(
      "a baseline of margins", #""label.top == screen.margins.firstBaseline""#,
      "incompatible-anchors", ["/constraints/0 1:14"]),
    Case(
      "margins of a guide", #""column.margins.top == screen.top""#, "incompatible-anchors",
      ["/constraints/0 1:23"]),
    Case(
      "structured anchors that are unknown",
      #"""
      {"first": "lable.top", "relation": "==",
       "second": {"view": "scren", "attribute": "margins.tpo"}}
      """#,
      "invalid-request",
      [
        "/constraints/0/first 1:1 ?label", "/constraints/0/second/view ?screen",
        "/constraints/0/second/attribute ?margins.top",
      ]),
    Case(
      "structured anchors that are none",
      #"{"first": "label", "relation": "==", "second": {"view": "label"}}"#, "invalid-request",
      ["/constraints/0/first 1:6", "/constraints/0/second"]),
    Case(
      "structured anchors of two kinds",
      #"{"first": "label.top", "relation": "==", "second": "label.width"}"#,
      "incompatible-anchors", ["/constraints/0/second"]),
    Case(
      "structured leading against left",
      #"""
      {"first": "label.leading", "relation": "==",
       "second": {"view": "screen", "attribute": "left"}}
      """#,
      "incompatible-anchors", ["/constraints/0/second"]),
    Case(
      "an object without anything", "{}", "invalid-request", ["/constraints/0", "/constraints/0"]),
    Case(
      "an unknown relation", #"{"first": "label.top", "relation": "="}"#, "invalid-request",
      ["/constraints/0/relation"]),
    Case(
      "an unknown member", #"{"text": "label.top == 1", "prioritiy": 5}"#, "invalid-request",
      ["/constraints/0/prioritiy ?priority"]),
    Case(
      "text beside parts",
      #"{"text": "label.top == 1", "first": "label.top", "multiplier": 2}"#, "invalid-request",
      ["/constraints/0/first", "/constraints/0/multiplier"]),
    Case(
      "a priority said twice", #"{"text": "label.top == 1 @ 5", "priority": 5}"#,
      "constraint-syntax", ["/constraints/0/priority"]),
    Case(
      "a priority out of range", #"{"text": "label.top == 1", "priority": 1000.5}"#,
      "invalid-request", ["/constraints/0/priority"]),
    Case(
      "a priority with an unknown name", #"{"text": "label.top == 1", "priority": "lwo"}"#,
      "invalid-request", ["/constraints/0/priority ?low"]),
    Case(
      "a multiplier that is too small",
      #"{"first": "label.top", "relation": "==", "second": "screen.top", "multiplier": 1e-10}"#,
      "number-out-of-range", ["/constraints/0/multiplier"]),
    Case(
      "a container that is unknown or a guide",
      #"""
      {"text": "label.top == 1", "container": "scren"},
      {"text": "label.top == 1", "container": "column"}
      """#,
      "unknown-view", ["/constraints/0/container ?screen", "/constraints/1/container"]),
    Case(
      "a constraint id that is taken",
      #"{"text": "label.top == 1", "id": "c"}, {"text": "label.top == 2", "id": "c"}"#,
      "duplicate-id", ["/constraints/1/id"]),
    Case(
      "an activity that is no boolean", #"{"text": "label.top == 1", "active": 1}"#,
      "invalid-request", ["/constraints/0/active"]),
  ]

  static let variants: [Case] = [
    Case("variants without a name", "{}", "invalid-request", ["/variants/0"]),
    Case(
      "variants of one name", #"{"name": "a"}, {"name": "a"}"#, "invalid-variant",
      ["/variants/1/name"]),
    Case(
      "unknown members and directions", #"{"name": "a", "direction": "rlt", "sett": {}}"#,
      "invalid-request", ["/variants/0/sett ?set", "/variants/0/direction ?rtl"]),
    Case(
      "paths of unknown views", #"{"name": "a", "set": {"lable.width": 1}}"#, "unknown-view",
      ["/variants/0/set/lable.width 1:1 ?label"]),
    Case(
      "paths of guides", #"{"name": "a", "set": {"column.width": 1}}"#, "invalid-variant",
      ["/variants/0/set/column.width"]),
    Case(
      "paths of unknown constraints", #"{"name": "a", "set": {"cup.constant": 1}}"#,
      "invalid-variant", ["/variants/0/set/cup.constant 1:1 ?cap"]),
    Case(
      "paths with unknown properties",
      #"{"name": "a", "set": {"label.hight": 1, "label.intrinsicSize.depth": 1}}"#,
      "invalid-variant",
      [
        "/variants/0/set/label.hight 1:7 ?height",
        "/variants/0/set/label.intrinsicSize.depth 1:7 ?intrinsicSize.width",
      ]),
    Case(
      "paths with properties of another kind",
      #"{"name": "a", "set": {"label.inset": 1, "column.constant": 1, "cap.insets": 1}}"#,
      "invalid-variant",
      [
        "/variants/0/set/label.inset 1:7", "/variants/0/set/column.constant 1:1",
        "/variants/0/set/cap.insets 1:1",
      ]),
    Case(
      "paths with unknown properties of guides and constraints",
      #"{"name": "a", "set": {"column.hidden2": 1, "column.inset": 1, "cap.prioritty": 1}}"#,
      "invalid-variant",
      [
        "/variants/0/set/column.hidden2 1:8", "/variants/0/set/column.inset 1:8 ?insets",
        "/variants/0/set/cap.prioritty 1:5 ?priority",
      ]),
    Case(
      "paths that are none", #"{"name": "a", "set": {"label": 1, "/x": 1, "a.b.c.d": 1}}"#,
      "invalid-variant",
      ["/variants/0/set/label 1:6", "/variants/0/set/~1x 1:1", "/variants/0/set/a.b.c.d 1:6"]),
    Case(
      "values of the wrong kind",
      #"""
      {"name": "a", "set": {"label.width": "1", "cap.constant": true, "cap.priority": false,
       "cap.active": 1}}
      """#,
      "invalid-variant",
      [
        "/variants/0/set/label.width", "/variants/0/set/cap.constant",
        "/variants/0/set/cap.priority", "/variants/0/set/cap.active",
      ]),
    Case(
      "priorities that are none", #"{"name": "a", "set": {"cap.priority": 5000}}"#,
      "invalid-variant", ["/variants/0/set/cap.priority"]),
    Case(
      "the constant of a chain", #"{"name": "a", "set": {"chain.constant": 1}}"#,
      "invalid-variant", ["/variants/0/set/chain.constant"]),
  ]

  @Test(arguments: requests)
  func `a request is refused for`(fault: Case) {
    check(fault, fault.request)
  }

  @Test(arguments: constraints)
  func `constraints are refused for`(fault: Case) {
    check(fault, Self.constraint(fault.request))
  }

  @Test(arguments: variants)
  func `variants are refused for`(fault: Case) {
    check(
      fault,
      """
      {"views": [{"id": "label"}], "guides": [{"id": "column", "in": "label"}],
       "constraints": [{"id": "cap", "text": "label.width <= 5"},
                       {"id": "chain", "text": "0 <= label.top <= 5"}],
       "variants": [\(fault.request)]}
      """)
  }

  private func check(_ fault: Case, _ request: String) {
    let reply = layout(request)
    #expect(reply.status == 422)
    #expect(reply.code == fault.code, "\(reply.text)")
    #expect(reply.errors == fault.errors, "\(reply.text)")
  }

  @Test func `all errors are counted and fifty are listed`() {
    let views = (0..<80).map { _ in #"{"id": 1}"# }.joined(separator: ",")
    let reply = layout(#"{"views": [\#(views)]}"#)
    #expect(reply.errors.count == 50)
    #expect((reply.json["detail"] as? String)?.contains("80") == true)
  }

  @Test func `the members of a cycle are named, a long one truncated`() {
    let small = layout(
      #"{"views": [{"id": "a", "parent": "b"}, {"id": "b", "parent": "a"}]}"#)
    #expect(small.text.contains(#"\"a\" is in \"b\" is in \"a\""#))
    let views = (0..<1_000).map { #"{"id": "v\#($0)", "parent": "v\#(($0 + 1) % 1_000)"}"# }
    let large = layout(#"{"views": [\#(views.joined(separator: ","))]}"#)
    #expect(large.text.contains("990 more"))
  }

  @Test func `limits are errors that name the limit and its value`() {
    var client = LayoutClient()
    client.limits.views = 2
    client.limits.constraints = 3
    client.limits.variants = 1
    client.limits.idBytes = 4
    for (request, name) in [
      (#"{"views": [{"id": "a", "children": [{"id": "b"}, {"id": "c"}]}]}"#, "2 views"),
      (#"{"views": [{"id": "a"}, {"id": "b"}], "guides": [{"id": "c", "in": "a"}]}"#, "2 views"),
      (
        """
        {"views": [{"id": "a"}], "constraints": ["a.top == 0", "a.top == 0", "0 <= a.top <= 1"]}
        """, "3 constraints"
      ),
      (#"{"views": [], "variants": [{"name": "a"}, {"name": "b"}]}"#, "1 variants"),
      (#"{"views": [{"id": "abcde"}]}"#, "4 idBytes"),
    ] {
      let reply = client.post(request)
      #expect(reply.code == "limit-exceeded", "\(reply.text)")
      #expect(reply.text.contains(name), "\(reply.text)")
    }
  }

  @Test func `variants and conflicts cannot make the response longer than its limit`() {
    var client = LayoutClient()
    client.limits.answerBytes = 10_000
    let id = String(repeating: "i", count: 1_000)
    let variants = (0..<20).map { #"{"name": "\#($0)"}"# }.joined(separator: ",")
    let solved = client.post(#"{"views": [{"id": "\#(id)"}], "variants": [\#(variants)]}"#)
    #expect(solved.code == "limit-exceeded", "\(solved.text)")
    #expect(solved.text.contains("10000 answerBytes"))
    let views = (0..<20).map { #"{"id": "\#(id)\#($0)"}"# }.joined(separator: ",")
    let circle = (0..<20).map { #""\#(id)\#(($0 + 1) % 20).left >= \#(id)\#($0).left + 1""# }
    let conflict = client.post(
      #"{"views": [\#(views)], "constraints": [\#(circle.joined(separator: ","))]}"#)
    #expect(conflict.code == "limit-exceeded", "\(conflict.text)")
    #expect(client.post(#"{"views": [{"id": "\#(id)"}]}"#).status == 200)
  }

  @Test func `an invalid JSON body is a 400`() {
    #expect(layout("{").status == 400)
    #expect(layout(#"{"views": [], "views": []}"#).status == 400)
    #expect(layout(#"{"views": [{"id": "\ud800"}]}"#).status == 400)
  }

  @Test func `an exhausted work budget is an error that names it`() {
    var client = LayoutClient()
    client.limits.work = 5
    let reply = client.post(#"{"views": [{"id": "a"}], "constraints": ["a.width == a.height"]}"#)
    #expect(reply.code == "work-limit-exceeded")
    #expect(reply.text.contains("5 work"))
  }

  @Test func `frames are answered where the work ends while ambiguity is looked for`() throws {
    let labels = (0..<30).map { #"{"id": "v\#($0)", "intrinsicSize": {"width": 10}}"# }
    let gaps = (1..<30).map { #""v\#($0).leading >= v\#($0 - 1).trailing + 8""# }
    let body = #"""
      {"views": [{"id": "s", "width": 900, "height": 50, "children": [\#(labels.joined(separator: ","))]}],
       "constraints": ["v0.leading == s.leading", "v29.trailing <= s.trailing", \#(gaps.joined(separator: ","))]}
      """#
    func reply(_ work: Int) -> LayoutClient.Reply {
      var client = LayoutClient()
      client.limits.work = work
      return client.post(body)
    }
    /// The minimum work for which a predicate holds.
    func least(_ isEnough: (LayoutClient.Reply) -> Bool) -> Int {
      var (low, high) = (0, 10_000_000)
      while low < high {
        let middle = (low + high) / 2
        if isEnough(reply(middle)) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let solved = least { $0.code == nil }
    let complete = least { $0.code == nil && $0.json["ambiguousComplete"] == nil }
    #expect(solved < complete)
    #expect(reply(solved - 1).code == "work-limit-exceeded")
    let whole = reply(complete)
    func attributeCount(_ reply: LayoutClient.Reply) -> Int {
      (reply.json["ambiguous"] as? [NSDictionary] ?? []).reduce(0) {
        $0 + (($1["attributes"] as? [Any])?.count ?? 0)
      }
    }
    // The leading edges, plus the heights and upper edges of thirty views, which cost no work.
    #expect(attributeCount(whole) > 60)
    for work in [solved, complete - 1] {
      let cut = reply(work)
      #expect(cut.json["ambiguousComplete"] as? Bool == false)
      #expect(cut.json["frames"] as? NSDictionary == whole.json["frames"] as? NSDictionary)
      #expect(attributeCount(cut) < attributeCount(whole))
    }
  }

  @Test func `a matrix above its limit is an error that names the limit`() {
    var client = LayoutClient()
    client.limits.matrixEntries = 20
    // A column as wide as the widest of twelve labels: one block of the matrix with conflicting
    // optional constraints.
    let labels = (0..<12).map {
      ["id": "l\($0)", "intrinsicSize": ["width": 40 + $0]] as NSDictionary
    }
    let beside = (0..<12).flatMap {
      ["column.width >= l\($0).width", "2 * l\($0).width <= 3 * column.width - 8 @ 400"]
    }
    let reply = client.post(
      ["views": [["id": "column"]] + labels, "constraints": beside] as NSDictionary)
    #expect(reply.code == "work-limit-exceeded")
    #expect(reply.text.contains("the limit of 20 matrix entries"))
  }

  @Test func `a cancelled layout exceeds its time limit`() {
    var body = #"{"views": [{"id": "a"}], "constraints": ["a.width == a.height"]}"#
    let views = (0..<3_000).map { #"{"id": "v\#($0)", "width": 5}"# }.joined(separator: ",")
    body = #"{"views": [\#(views)], "constraints": ["v1.width == v2.height"]}"#
    let response = body.withUTF8 {
      LayoutEndpoint.response(
        to: UnsafeRawBufferPointer($0),
        in: OperationContext(cancellation: CancellationCheck { true }))
    }
    #expect(response.problem == .timeLimitExceeded)
  }

  @Test func `products of factors that overflow are an error, not a number that JSON lacks`() {
    let views = (0..<60).map { #"{"id": "v\#($0)"}"# }.joined(separator: ",")
    let constraints = (1..<60).map { #""v\#($0).width == 1e9 * v\#($0 - 1).width""# }
      .joined(separator: ",")
    let reply = layout(
      #"{"views": [\#(views)], "constraints": ["v0.width == 1e9", \#(constraints)]}"#)
    #expect(reply.status == 422, "\(reply.text.prefix(300))")
  }

  @Test(arguments: [700, 7_000])
  func `a contradiction that is small beside the numbers in it gives no frame`(factor: Int) {
    let reply = layout(
      #"{"views": [{"id": "a"}], "constraints": ["#
        + #""a.width == \#(factor) * a.height - 100", "a.right <= 0.1 * a.left - 1e-5"]}"#)
    #expect(reply.code == "number-out-of-range", "\(reply.text.prefix(300))")
    #expect(reply.text.contains("too far apart"))
  }
}
