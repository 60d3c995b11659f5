import Testing

struct `Stacks in requests` {
  func stack(_ stack: String, more: String = "") -> LayoutClient.Reply {
    layout(
      """
      {"views": [{"id": "s", "height": 40, "stack": \(stack)\(more), "children": [
        {"id": "a", "width": 50}, {"id": "b", "width": 70}]}, {"id": "c", "parent": "s"}]}
      """)
  }

  @Test func `children are arranged in document order, also those by parent`() {
    let reply = stack(#"{"spacing": 5, "hidden": ["c"]}"#)
    #expect(reply.frame("s") == [0, 0, 125, 40])
    #expect(reply.frame("b") == [55, 0, 70, 40])
  }

  @Test func `given margins inset the arranged views by default`() {
    #expect(
      stack(#"{"arranged": ["b", "a"]}"#, more: #", "margins": 4"#).frame("a") == [74, 4, 50, 32])
    #expect(
      stack(#"{"arranged": ["b", "a"], "marginsRelative": false}"#, more: #", "margins": 4"#)
        .frame("a") == [70, 0, 50, 40])
  }

  @Test func `a conflict names rules with the arranged view and a pointer`() {
    let reply = stack(#"{"distribution": "fillEqually", "arranged": ["a", "b"]}"#)
    #expect(reply.code == "unsatisfiable-constraints")
    #expect(
      reply.text.contains(
        #"{"view":"s","implied":"stack.distribution","arranged":"b","text":"b.width == a.width + 0","pointer":"/views/0/stack","priority":1000}"#
      ))
  }

  @Test(arguments: [
    (#"{"axis": "up"}"#, "/views/0/stack/axis"),
    (#"{"arranged": ["a", "a"]}"#, "/views/0/stack/arranged"),
    (#"{"arranged": ["s"]}"#, "/views/0/stack/arranged"),
    (#"{"arranged": ["x"]}"#, "/views/0/stack/arranged/0"),
    (#"{"arranged": ["a"], "hidden": ["b"]}"#, "/views/0/stack/hidden"),
    (#"{"arranged": ["a"], "customSpacing": {"b": 3}}"#, "/views/0/stack/customSpacing"),
    (#"{"customSpacing": {"x": 3}}"#, "/views/0/stack/customSpacing/x"),
    (#"{"axis": "vertical", "alignment": "lastBaseline"}"#, "/views/0/stack/alignment"),
    (#"{"spacing": 1e13}"#, "/views/0/stack/spacing"), (#"{"wrap": true}"#, "/views/0/stack/wrap"),
    (#"3"#, "/views/0/stack"),
  ])
  func `an error has its location`(json: String, pointer: String) {
    let reply = stack(json)
    #expect(reply.status == 422)
    #expect(reply.errors.first == pointer, "\(reply.text)")
  }
}
