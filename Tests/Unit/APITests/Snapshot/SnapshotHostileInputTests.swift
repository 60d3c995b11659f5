import Cancellation
import API
import ServiceContract
import Testing

@Suite struct SnapshotHostileInputTests {
  private func chain(_ depth: Int) -> String {
    var text = "{\"items\":["
    for level in 0..<depth { text += "{\"id\":\"\(level)\",\"children\":[" }
    text += String(repeating: "]}", count: depth)
    return text + "]}"
  }

  @Test func `a thousand levels are accepted, and one more is a limit error`() {
    let response = snapshot(chain(1_000))
    #expect(response.status == 200)
    #expect(response.text.contains("\"itemCount\":1000,\"visibleCount\":1000"))
    let problem = snapshot(
      chain(999).replacing("[]", with: "[{\"id\":\"x\",\"children\":[{\"id\":\"y\"}]}]"))
    #expect(problem.problem == .limitExceeded)
    #expect(problem.text.contains("1000 itemDepth"))
  }

  @Test func `any depth above the limit of JSON is a limit error`() {
    let response = snapshot(chain(100_000))
    #expect(response.problem == .limitExceeded)
    #expect(response.text.contains("2100 jsonDepth"))
  }

  @Test func `operations cannot go deeper than the limit either`() {
    let limits = RequestLimits(itemDepth: 3)
    let list = #"{"items":[{"id":"a","children":["b"]}],"operations":[{"op":"append","items":["#
    #expect(snapshot(list + #""c"],"to":"b"}]}"#, limits: limits).status == 200)
    let deeper = snapshot(list + #"{"id":"c","children":["d"]}],"to":"b"}]}"#, limits: limits)
    #expect(deeper.problem == .limitExceeded)
    #expect(deeper.text.contains("\"pointer\":\"/operations/0/items/0/children/0\""))
  }

  @Test func `too many items or operations are limit errors with names`() {
    let limits = RequestLimits(items: 2, operations: 1)
    #expect(snapshot(#"{"items":["a","b"]}"#, limits: limits).status == 200)
    let items = snapshot(#"{"items":["a",{"id":"b","children":["c"]},"d"]}"#, limits: limits)
    #expect(items.problem == .limitExceeded)
    #expect(items.text.contains("\"pointer\":\"/items/1/children/0\""))
    #expect(items.text.contains("2 items"))
    let added = snapshot(
      #"{"items":["a"],"operations":[{"op":"append","items":["b","c"]}]}"#, limits: limits)
    #expect(added.problem == .limitExceeded)
    #expect(added.text.contains("\"pointer\":\"/operations/0\""))
    let operations = snapshot(
      #"{"items":[],"operations":[{"op":"delete","items":[]},{"op":"delete","items":[]}]}"#,
      limits: limits)
    #expect(operations.problem == .limitExceeded)
    #expect(operations.text.contains("1 operations"))
  }

  @Test func `the item limit applies to the resulting list`() {
    let limits = RequestLimits(items: 3)
    let list = #"{"items":["a","b","c"],"operations":["#
    let more = #"{"op":"append","items":["d","e","f"]}"#
    let fewer = #"{"op":"delete","items":["a","b","c"]}"#
    #expect(snapshot(list + more + "," + fewer + "]}", limits: limits).status == 200)
    let past = snapshot(
      list + more + #",{"op":"delete","items":["a","b"]},{"op":"expand","items":[]}]}"#,
      limits: limits)
    #expect(past.problem == .limitExceeded)
    #expect(past.text.contains("3 items") && past.text.contains("\"pointer\":\"/operations/0\""))
  }

  @Test func `intermediate lists may have twice as many items and not one more`() {
    let limits = RequestLimits(items: 3)
    let response = snapshot(
      #"""
      {"items":["a","b","c"],"operations":[{"op":"append","items":["d","e","f"]},
      {"op":"append","items":["g"]},{"op":"delete","items":["a","b","c","d","e","f"]}]}
      """#, limits: limits)
    #expect(response.problem == .limitExceeded)
    #expect(response.text.contains("\"pointer\":\"/operations/1\""))
  }

  @Test func `the parents that rows name cannot make the response longer than its limit`() {
    let parent = String(repeating: "p", count: 1_000)
    let children = (0..<1_000).map { "\"\($0)\"" }.joined(separator: ",")
    let list = "{\"items\":[{\"id\":\"\(parent)\",\"children\":[\(children)]}]"
    var limits = RequestLimits()
    limits.answerBytes = 100_000
    let rows = snapshot(list + "}", limits: limits)
    #expect(rows.problem == .limitExceeded)
    #expect(rows.text.contains("100000 answerBytes"))
    #expect(snapshot(list + ",\"form\":\"nested\"}", limits: limits).status == 200)
    #expect(snapshot(list + "}").status == 200)
  }

  @Test func `an id may have 64 KiB and not a byte more`() {
    let id = String(repeating: "é", count: 32_768)
    #expect(snapshot("{\"items\":[\"\(id)\"]}").status == 200)
    for list in [
      "{\"items\":[\"\(id)x\"]}", "{\"items\":[{\"id\":\"\(id)x\"}]}",
      "{\"items\":[],\"expandedItems\":[\"\(id)x\"]}",
      "{\"items\":[],\"window\":{\"from\":\"\(id)x\",\"limit\":1}}",
      "{\"items\":[],\"operations\":[{\"op\":\"append\",\"items\":[\"a\"],\"to\":\"\(id)x\"}]}",
    ] {
      let response = snapshot(list)
      #expect(response.problem == .limitExceeded)
      #expect(response.text.contains("65536 idBytes"))
      #expect(response.body.count < 2_000)
    }
  }

  @Test func `thousands of duplicates are counted and the first fifty named`() {
    let list = (0..<6_000).map { "\"\($0 % 1_000)\"" }.joined(separator: ",")
    let response = snapshot("{\"items\":[\(list)]}")
    #expect(response.problem == .duplicateItem)
    #expect(response.text.contains("5000 faults; the first 50 are listed"))
    #expect(response.text.ranges(of: "\"pointer\"").count == 50)
    #expect(
      response.text.contains(
        #"{"pointer":"/items/1000","detail":"the id \"0\" is already that of the item at /items/0"}"#
      ))
  }

  @Test func `ids in different Unicode normal forms are different ids`() {
    let response = snapshot(#"{"items":["\u00e9","e\u0301","\u212b","\u00c5","A\u030a"]}"#)
    #expect(response.text.contains("\"itemCount\":5"))
  }

  @Test func `NUL, empty and escaped ids are ids like any other`() {
    let response = snapshot(
      #"{"items":["","\u0000","\u0000\u0000","a\u0000b","a","\u0061b"],"expandedItems":["a\u0000b"]}"#
    )
    #expect(response.text.contains("\"itemCount\":6"))
    #expect(!response.text.contains("ignored"))
    let duplicates = snapshot(#"{"items":["a\u0000b","\u0061\u0000b"]}"#)
    #expect(duplicates.problem == .duplicateItem)
  }

  @Test(
    arguments: [
      "", " ", "{", "{\"items\":[\"\\ud800\"]}", "{\"items\":[],\"items\":[]}", "{\"items\":[]}x",
      "{\"items\":[\"a\u{1}\"]}", "{\"items\":[{\"id\":\"a\",\"n\":1,\"n\":2}]}",
      "{\"items\":[{\"id\":\"a\",\"n\":01}]}",
    ])
  func `invalid JSON is a 400`(_ body: String) {
    let response = snapshot(body)
    #expect(response.status == 400)
    #expect(response.mediaType == "application/problem+json")
  }

  @Test(arguments: ["null", "[]", "7", "\"items\"", "{}", "{\"items\":null}", "{\"items\":{}}"])
  func `a value other than a list is a 422`(_ body: String) {
    #expect(snapshot(body).problem == .invalidRequest)
  }

  @Test func `absurd numbers are refused or harmless`() {
    for number in ["1e999", "-1", "0.5", "-1e-999", "99999999999999999999"] {
      let expand = snapshot("{\"items\":[],\"expand\":\(number)}").status
      #expect(expand == 422 || number == "-1e-999")
      #expect(
        snapshot("{\"items\":[],\"window\":{\"offset\":\(number),\"limit\":1}}").status == expand)
    }
    let last = "{\"offset\":9223372036854775807,\"limit\":9223372036854775807}"
    #expect(snapshot("{\"items\":[\"a\"],\"window\":\(last)}").text.contains("\"hasMore\":false"))
    #expect(
      snapshot("{\"items\":[\"a\"],\"expand\":9223372036854775807}").status == 200)
  }

  @Test func `a cancelled request exceeds its time limit`() {
    let response = Array(#"{"items":[]}"#.utf8).withUnsafeBytes {
      SnapshotEndpoint.response(
        to: $0, in: OperationContext(cancellation: CancellationCheck { true }))
    }
    #expect(response.problem == .timeLimitExceeded)
  }

  @Test func `every prefix and every changed byte of a request gets a response without a trap`() {
    let body =
      Array(
        #"{"items":["a",{"id":"b","title":"B","expanded":true,"n":[1,{"x":null}],"children":["c"]}],"#
          .utf8)
      + Array(
        #""expand":1,"expandedItems":["b"],"collapsedItems":["c"],"window":{"from":"b","limit":9},"#
          .utf8)
      + Array(
        #""operations":[{"op":"insert","items":["z"],"after":"a"}],"show":"all","form":"nested"}"#
          .utf8)
    #expect(snapshot(body).status == 200)
    for length in body.indices { #expect(snapshot(Array(body[..<length])).status == 400) }
    for index in body.indices {
      for byte in [UInt8(ascii: "\""), UInt8(ascii: "0"), UInt8(ascii: "]"), 0xFF, 0x00] {
        var changed = body
        changed[index] = byte
        #expect([200, 400, 422].contains(snapshot(changed).status))
      }
    }
  }
}

extension RequestLimits {
  fileprivate init(
    items: Int = 1_000_000, itemDepth: Int = 1_000, operations: Int = 100_000
  ) {
    self.init()
    self.items = items
    self.itemDepth = itemDepth
    self.operations = operations
  }
}
