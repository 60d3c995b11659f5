import API
import Foundation
import Testing

struct `Questions in requests` {
  static let views =
    #""views": [{"id": "s", "width": 100, "height": 50, "children": [{"id": "a", "width": 20, "intrinsicSize": {"height": 5}}]}], "guides": [{"id": "g", "in": "s"}]"#

  @Test func `explain names constraints as conflicts do`() {
    let reply = layout(
      #"{\#(Self.views), "constraints": ["a.right == s.right"], "explain": ["a"]}"#)
    #expect(
      reply.text.hasSuffix(
        #""explain":[{"view":"a","horizontal":[{"view":"s","implied":"width","text":"s.width == 100","pointer":"/views/0/width","priority":1000},{"view":"a","implied":"width","text":"a.width == 20","pointer":"/views/0/children/0/width","priority":1000},{"constraint":0,"text":"a.right == s.right","pointer":"/constraints/0","priority":1000}],"vertical":[{"view":"a","implied":"hugging.vertical","text":"a.height <= 5 @ 250","priority":250},{"view":"a","implied":"compressionResistance.vertical","text":"a.height >= 5 @ 750","priority":750}],"settling":["a.top == s.top"]}]}"#
      ), "\(reply.text)")
  }

  @Test func `fit gives both sizes`() {
    let reply = layout(#"{\#(Self.views), "fit": ["a", {"view": "a", "height": 9}]}"#)
    #expect(
      reply.text.hasSuffix(
        #""fit":[{"view":"a","compressed":{"width":20,"height":5},"expanded":{"width":20,"height":5}},{"view":"a","compressed":{"width":20,"height":9},"expanded":{"width":20,"height":9}}]}"#
      ), "\(reply.text)")
  }

  @Test func `a variant has queries of its own`() {
    let reply = layout(
      #"""
      {\#(Self.views), "constraints": [{"id": "c", "text": "a.right == s.right"}], "fit": ["a"], "variants": [
        {"name": "wide", "set": {"a.width": 30}, "explain": ["a"], "fit": ["a", "s"]},
        {"name": "silent"},
        {"name": "never", "set": {"a.width": 300, "a.x": 0}, "explain": ["a"], "fit": ["a"]}]}
      """#)
    let variants = reply.json["variants"] as? [NSDictionary] ?? []
    #expect((reply.json["fit"] as? [Any])?.count == 1)
    #expect(reply.json["explain"] == nil)
    let explanation = (variants[0]["explain"] as? [NSDictionary])?.first
    #expect(
      LayoutClient.Reply.names(explanation?["horizontal"])
        == ["s.width == 100", "a.width == 30", "a.right == s.right"])
    #expect(
      variants[0]["fit"] as? [NSDictionary] == [
        [
          "view": "a", "compressed": ["width": 30, "height": 5],
          "expanded": ["width": 30, "height": 5],
        ],
        [
          "view": "s", "compressed": ["width": 100, "height": 50],
          "expanded": ["width": 100, "height": 50],
        ],
      ])
    #expect(variants[1]["explain"] == nil && variants[1]["fit"] == nil)
    #expect(
      Set(variants[2].allKeys as? [String] ?? [])
        == ["name", "conflicts", "conflictsComplete"])
  }

  @Test func `a variant's queries have the same errors and limits`() {
    var client = LayoutClient()
    client.limits.variants = 2
    func post(_ question: String) -> LayoutClient.Reply {
      client.post(#"{\#(Self.views), "variants": [{"name": "v", \#(question)}]}"#)
    }
    #expect(post(#""explain": ["xyz"]"#).errors == ["/variants/0/explain/0"])
    #expect(post(#""fit": ["g"]"#).errors == ["/variants/0/fit/0"])
    #expect(post(#""fit": ["a", "a"]"#).status == 200)
    #expect(post(#""fit": ["a", "a", "a"]"#).code == "limit-exceeded")
    #expect(post(#""explain": ["a", "a", "a"]"#).code == "limit-exceeded")
  }

  @Test(arguments: [
    (#""explain": ["x"]"#, "/explain/0 ?a"), (#""explain": "a""#, "/explain"),
    (#""fit": ["g"]"#, "/fit/0"), (#""fit": [{"width": 3}]"#, "/fit/0/view"),
    (#""fit": [{"view": "a", "depth": 3}]"#, "/fit/0/depth"), (#""fit": [3]"#, "/fit/0"),
  ])
  func `an error has its location`(question: String, error: String) {
    let reply = layout(#"{\#(Self.views), \#(question)}"#)
    #expect(reply.status == 422)
    #expect(reply.errors.first.map { error.hasPrefix($0) } == true, "\(reply.text)")
  }

  @Test func `queries are limited like variants, and share the work budget`() {
    var client = LayoutClient()
    client.limits.variants = 2
    #expect(client.post(#"{\#(Self.views), "explain": ["a", "a", "s"]}"#).code == "limit-exceeded")
    #expect(client.post(#"{\#(Self.views), "fit": ["a", "a", "s"]}"#).code == "limit-exceeded")
    client.limits.variants = 100
    client.limits.work = 60
    let list = Array(repeating: #""a""#, count: 100).joined(separator: ",")
    #expect(
      client.post(#"{\#(Self.views), "explain": [\#(list)]}"#).code == "work-limit-exceeded")
  }
}
