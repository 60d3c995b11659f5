import API
import Testing

struct `Visual formats in requests` {
  static func request(_ constraint: String, more: String = "") -> LayoutClient.Reply {
    layout(
      """
      {"views": [{"id": "screen", "width": 320, "height": 100, "children": [
        {"id": "a", "height": 20}, {"id": "b", "height": 30}]}],
       "constraints": [\(constraint)]\(more)}
      """)
  }

  @Test func `one element lays out a row`() {
    let reply = Self.request(
      """
      {"visual": "|-[a(==b)]-gap-[b]-|", "metrics": {"gap": 10}, "align": ["centerY"]},
      "a.centerY == screen.centerY"
      """)
    #expect(reply.frame("a") == [20, 40, 135, 20])
    #expect(reply.frame("b") == [165, 35, 135, 30])
    #expect(reply.ambiguous == [])
  }

  @Test func `its parts have indices and canonical text`() {
    let reply = Self.request(
      #"{"visual": "|[a(400)]|", "id": "row", "priority": 1000}"#)
    #expect(reply.status == 422)
    #expect(
      reply.conflicts == [
        [
          "screen.width == 320", "a.leading == screen.leading", "a.width == 400",
          "screen.trailing == a.trailing",
        ]
      ])
    #expect(reply.text.contains(#"{"constraint":0,"part":1,"id":"row","text":"a.width == 400""#))
  }

  @Test func `a priority applies to parts without one, and a variant can deactivate it`() {
    let reply = Self.request(
      #"{"visual": "|-[a(50@1000)]-|", "id": "row", "priority": 500}, {"visual": "V:|-[a]"}, {"visual": "V:|[b]"}, "b.left == 0", "b.width == 1""#,
      more: #", "variants": [{"name": "off", "set": {"row.active": false}}]"#)
    #expect(reply.unsatisfied.count == 1)
    #expect(reply.frame("a")?[2] == 50)
    #expect(reply.text.contains(#""attributes":["x","width"]"#))
  }

  @Test(arguments: [
    (#"{"visual": "|-[a]-|", "text": "a.width == 3"}"#, "/constraints/0/text"),
    (#"{"visual": "[a]", "container": "screen"}"#, "/constraints/0/container"),
    (#"{"text": "a.width == 3", "metrics": {}}"#, "/constraints/0/metrics"),
    (#"{"visual": "[a]-[scren]"}"#, "/constraints/0/visual 1:6 ?screen"),
    (#"{"visual": "|-[a]-gup-[b]", "metrics": {"gap": 1}}"#, "/constraints/0/visual 1:7 ?gap"),
    (#"{"visual": "é[a]"}"#, "/constraints/0/visual 1:1"),
    (#"{"visual": "[a][b"}"#, "/constraints/0/visual 1:6"),
    (#"{"visual": "[a]", "metrics": {"gap": "x"}}"#, "/constraints/0/metrics/gap"),
    (#"{"visual": "[a][b]", "align": ["leading"]}"#, "/constraints/0/align"),
    (#"{"visual": "[a][b]", "align": ["tap"]}"#, "/constraints/0/align/0 ?top"),
    (#"{"visual": "[a][b]", "align": ["top", "top"]}"#, "/constraints/0/align/1"),
    (#"{"visual": "[a]", "direction": "up"}"#, "/constraints/0/direction"),
    (#"{"visual": 3}"#, "/constraints/0/visual"),
  ])
  func `an error has its location`(constraint: String, error: String) {
    let reply = Self.request(constraint)
    #expect(reply.status == 422)
    #expect(reply.errors.first?.hasPrefix(error) == true, "\(reply.text)")
  }

  @Test func `the limit of constraints counts those that a format expands to`() {
    var client = LayoutClient()
    client.limits.constraints = 6
    func post(_ visual: String) -> LayoutClient.Reply {
      client.post(
        #"{"views": [{"id": "s", "children": [{"id": "a"}, {"id": "b"}]}], "constraints": [{"visual": "\#(visual)", "align": ["top", "bottom"]}]}"#
      )
    }
    #expect(post("|[a(>=1,>=2)][b]").status == 200)
    #expect(post("|[a(>=1,>=2,>=3)][b]").code == "limit-exceeded")
  }
}
