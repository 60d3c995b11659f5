import API
import Testing

@Suite struct SnapshotVersionTests {
  private func version(_ items: String, _ rest: String = "") -> String {
    snapshot("{\"items\":\(items)\(rest)}").version
  }

  @Test func `the version does not depend on how a list is written`() {
    let plain = version(#"["a",{"id":"b","title":"B","children":["c"],"n":{"x":1,"y":[2.50]}}]"#)
    #expect(plain.utf8.count == 32)
    let others = [
      version(
        #"[ {"title":"a"}, {"n":{"y":[2.50],"x":1},"children":["c"],"title":"\u0042","id":"b"} ]"#),
      version(
        #"[{"id":"a","title":"a","children":[]},{"id":"b","title":"B","expanded":true,"#
          + #""children":["c"],"n":{"x":1,"y":[2.50]}}]"#, #","expand":"none""#),
      version(
        #"["a",{"id":"b","title":"B","children":["c"],"n":{"x":1,"y":[2.50]}}]"#,
        #","show":"visible","window":{"offset":1,"limit":1},"form":"nested""#),
      version(
        #"[{"id":"b","title":"B","expanded":true,"n":{"x":1,"y":[2.50]}}]"#,
        #","operations":[{"op":"append","items":["c"],"to":"b"},"#
          + #"{"op":"insert","items":["a"],"before":"b"}]"#),
    ]
    for other in others { #expect(other == plain) }
  }

  @Test func `the version depends on everything that a response shows`() {
    let lists = [
      version("[]"), version(#"["a"]"#), version(#"["b"]"#), version(#"["a","b"]"#),
      version(#"["b","a"]"#), version(#"[{"id":"a","children":["b"]}]"#),
      version(#"[{"id":"a","title":"a","children":["b"]}]"#),
      version(#"[{"id":"a","title":"a","children":["b"],"expanded":false}]"#),
      version(#"[{"id":"a"}]"#), version(#"[{"id":"a","title":"b"}]"#),
      version(#"[{"id":"a","title":"a","n":null}]"#), version(#"[{"id":"a","title":"a","n":1}]"#),
      version(#"[{"id":"a","title":"a","n":1.0}]"#), version(#"[{"id":"a","title":"a","n":"1"}]"#),
      version(#"[{"id":"a","title":"a","n":[]}]"#), version(#"[{"id":"a","title":"a","n":{}}]"#),
      version(#"[{"id":"a","title":"a","n":[[],1]}]"#),
      version(#"[{"id":"a","title":"a","n":[[1]]}]"#),
      version(#"[{"id":"a","title":"a","n":{"m":1}}]"#),
      version(#"[{"id":"a","title":"a","n":true}]"#),
      version(#"[{"id":"a","title":"a","n":false}]"#),
      version(#"[{"id":"a","title":"a","m":1}]"#),
      version(#"["\u00e9"]"#), version(#"["e\u0301"]"#),
    ]
    #expect(Set(lists).count == lists.count)
  }

  @Test func `an item without children is collapsed unless something expands it`() {
    let collapsed = version(#"["a"]"#)
    #expect(version(#"["a"]"#, #","expand":"none""#) == collapsed)
    #expect(version(#"["a"]"#, #","expand":7"#) == collapsed)
    #expect(version(#"["a"]"#, #","collapsedItems":["a"]"#) == collapsed)
    #expect(version(#"[{"title":"a","expanded":false}]"#) == collapsed)
    #expect(version("[]", #","operations":[{"op":"append","items":["a"]}]"#) == collapsed)
    let expanded = version(#"[{"title":"a","expanded":true}]"#)
    #expect(expanded != collapsed)
    #expect(version(#"["a"]"#, #","expandedItems":["a"]"#) == expanded)
    #expect(version(#"["a"]"#, #","operations":[{"op":"expand","items":["a"]}]"#) == expanded)
    #expect(
      version(
        #"[{"title":"a","children":["b"]}]"#, #","operations":[{"op":"remove","id":"b"}]"#)
        == expanded)
  }
}
