import Cancellation
import API
import JSONDocuments
import ServiceContract
import TestSupport
import Testing

/// Valid and invalid sides of a difference.
@Suite struct SideTests {
  private let list = #"{"items":["a",{"id":"b","children":["c"]}]}"#
  private let other = #"{"items":["a"]}"#

  private func expect(
    _ code: ProblemCode, at pointers: [String], _ from: String, _ to: String? = nil
  ) throws {
    let response = difference(from, to ?? other)
    #expect(response.problem == code, "\(response.text)")
    let document = try JSONDocument.parse(response.body)
    let errors = try #require(document.root["errors"], "\(response.text)")
    #expect(errors.elements.map { $0["pointer"]?.string ?? "" } == pointers)
  }

  @Test(arguments: [#","window":{"offset":0,"limit":2}"#, #","window":{"offset":0,"limit":9}"#])
  func `a window is incomplete, whatever it shows`(window: String) throws {
    let response = snapshot(String(list.dropLast()) + window + "}").text
    try expect(.incompleteSnapshot, at: ["/from/hasMore"], response)
  }

  @Test(arguments: ["rows", "nested"])
  func `visible items only are incomplete where some are hidden`(form: String) throws {
    let hidden = #","show":"visible","expand":"none","form":"\#(form)"}"#
    try expect(
      .incompleteSnapshot, at: ["/from/items"], snapshot(String(list.dropLast()) + hidden).text)
    let shown = #","show":"visible","form":"\#(form)"}"#
    let response = snapshot(String(list.dropLast()) + shown).text
    #expect(try difference(response, other).operations == #"[{"op":"remove","id":"b"}]"#)
  }

  @Test(arguments: [
    (#"{"id":"b","level":1,"parent":"a"}"#, "/from/items/0/level"),
    (
      #"{"id":"a","level":0,"parent":null},{"id":"b","level":2,"parent":"a"}"#,
      "/from/items/1/level"
    ),
    (
      #"{"id":"a","level":0,"parent":null},{"id":"b","level":1,"parent":"c"}"#,
      "/from/items/1/parent"
    ),
    (#"{"id":"a","level":0,"parent":"x"}"#, "/from/items/0/parent"),
    (
      #"{"id":"a","level":0,"parent":null},{"id":"b","level":-1,"parent":null}"#,
      "/from/items/1/level"
    ),
    (#"{"id":"a","level":0,"parent":null},{"id":"b"}"#, "/from/items/1"),
    (#"{"id":"a","level":0,"parent":null},"b""#, "/from/items/1"),
    (#"{"id":"a","level":0,"parent":null,"children":[]}"#, "/from/items/0/children"),
  ])
  func `rows with impossible levels or parents are incomplete`(rows: String, pointer: String) throws
  {
    try expect(
      .incompleteSnapshot, at: [pointer],
      #"{"version":"v","items":[\#(rows)],"itemCount":2,"visibleCount":2}"#)
  }

  @Test func `a response is accepted with any version`() throws {
    let row = #"{"id":"a","level":0,"parent":null}"#
    let response = difference(
      #"{"version":"of something else","items":[\#(row)],"itemCount":1,"visibleCount":1}"#,
      #"{"items":[{"id":"a"}]}"#)
    #expect(try response.operations == "[]")
  }

  @Test func `payload and ignored ids survive a round trip`() throws {
    let spec = #"{"items":[{"id":"a","n":1.50,"o":{"x":[null]}}],"expandedItems":["z"]}"#
    for more in ["", #","form":"nested""#] {
      let response = snapshot(String(spec.dropLast()) + more + "}")
      #expect(try difference(response.text, spec).operations == "[]")
      #expect(try difference(response.text, spec).member("from") == "\"\(response.version)\"")
    }
  }

  @Test func `the errors of both sides are listed together`() throws {
    try expect(
      .duplicateItem, at: ["/from/items/1", "/to/items/1/id", "/to/items/2"],
      #"{"items":["a","a"]}"#,
      #"{"items":["a",{"id":"a"},"a"]}"#)
    try expect(
      .invalidRequest, at: ["/from/items/0", "/to/template/items/$eval"], #"{"items":[1]}"#,
      #"{"template":{"items":{"$eval":"nothing"}}}"#)
  }

  @Test func `errors in a rendered body point to the template`() throws {
    try expect(
      .templateError, at: ["/to/template"], other, #"{"template":{"items":["x",{"y":1}]}}"#)
  }

  @Test(arguments: ["window", "show", "form"])
  func `a side allows no selection`(member: String) throws {
    let values = ["window": #"{"offset":0,"limit":1}"#, "show": #""all""#, "form": #""rows""#]
    try expect(
      .invalidRequest, at: ["/from/\(member)"],
      #"{"items":[],"\#(member)":\#(values[member] ?? "")}"#)
  }

  @Test func `a request is two sides and a format`() throws {
    func pointers(_ body: String) throws -> [String] {
      let response = difference(body)
      #expect(response.problem == .invalidRequest)
      let document = try JSONDocument.parse(response.body)
      return try withExtendedLifetime(document) {
        try #require(document.root["errors"]).elements.map { $0["pointer"]?.string ?? "" }
      }
    }
    #expect(try pointers("{}") == ["", ""])
    #expect(try pointers("[]") == [""])
    #expect(try pointers(#"{"from":1,"to":null}"#) == ["/from", "/to"])
    #expect(
      try pointers(#"{"from":\#(list),"to":\#(list),"format":"xml","more":1}"#) == [
        "/more", "/format",
      ])
  }

  // MARK: Limits

  @Test func `limits hold for each side`() throws {
    var limits = RequestLimits()
    limits.items = 3
    limits.itemDepth = 2
    limits.idBytes = 4
    #expect(difference(list, list, limits: limits).status == 200)
    let row = #"{"id":"a","level":0,"parent":null}"#
    let rows = ["a", "b", "c", "d"].map {
      #"{"id":"\#($0)","level":0,"parent":null}"#
    }.joined(separator: ",")
    for (side, name) in [
      (#"{"items":["a","b","c","d"]}"#, "3 items"),
      (#"{"version":"","items":[\#(rows)],"itemCount":4,"visibleCount":4}"#, "3 items"),
      (#"{"items":[{"id":"a","children":[{"id":"b","children":["c"]}]}]}"#, "2 itemDepth"),
      (
        #"{"version":"","items":[\#(row),{"id":"b","level":1,"parent":"a"},{"id":"c","level":2,"parent":"b"}],"itemCount":3,"visibleCount":3}"#,
        "2 itemDepth"
      ),
      (#"{"items":["abcde"]}"#, "4 idBytes"),
    ] {
      for response in [
        difference(side, list, limits: limits), difference(list, side, limits: limits),
      ] {
        #expect(
          response.problem == .limitExceeded && response.text.contains(name), "\(response.text)")
      }
    }
  }

  @Test func `operations between lists at the item limit can be applied`() throws {
    var limits = RequestLimits()
    limits.items = 3
    // The removed parent has a surviving child, so it is removed after the insertions.
    let one = #"{"items":[{"id":"a","children":[{"id":"b","children":["kept"]}]}]}"#
    let other = #"{"items":["kept","c","d"]}"#
    let operations = try difference(one, other, limits: limits).operations
    let carried = snapshot(
      String(one.dropLast()) + #","operations":\#(operations)}"#, limits: limits)
    #expect(carried.status == 200 && carried.version == snapshot(other).version)
  }

  @Test(arguments: ["operations", "json-patch", "rows"])
  func `a response past the limit of bytes is a problem`(format: String) {
    var limits = RequestLimits()
    limits.answerBytes = 3_000
    let ids = (0..<200).map { #""item \#($0)""# }.joined(separator: ",")
    let response = difference(
      #"{"items":[]}"#, #"{"items":[\#(ids)]}"#, format: format, limits: limits)
    #expect(response.problem == .limitExceeded && response.text.contains("3000 answerBytes"))
  }

  @Test(arguments: ["operations", "json-patch", "rows"])
  func `a request over its time is cancelled`(format: String) {
    let body = Array(#"{"from":{"items":["a"]},"to":{"items":["b"]},"format":"\#(format)"}"#.utf8)
    let response = body.withUnsafeBytes {
      DifferenceEndpoint.response(
        to: $0, in: OperationContext(cancellation: CancellationCheck { true }))
    }
    #expect(response.problem == .timeLimitExceeded)
  }

  // MARK: Hostile lists

  private func deep(_ levels: Int, _ name: (Int) -> String) -> String {
    let open = (0..<levels).map { #"{"id":"\#(name($0))","children":["# }.joined()
    return #"{"items":["# + open + String(repeating: "]}", count: levels) + "]}"
  }

  @Test(arguments: ["operations", "json-patch", "rows"])
  func `lists at the depth limit are compared, reversed too`(format: String) throws {
    let (one, other) = (deep(1_000) { "\($0)" }, deep(1_000) { "\(999 - $0)" })
    #expect(difference(one, other, format: format).status == 200)
    let operations = try difference(one, other).operations
    let carried = snapshot(String(one.dropLast()) + #","operations":\#(operations)}"#)
    #expect(carried.version == snapshot(other).version)
    #expect(difference(one, deep(1_001) { "\($0)" }).problem == .limitExceeded)
  }

  @Test(arguments: ["operations", "json-patch", "rows"])
  func `ids of 64 KiB with a common prefix are compared`(format: String) throws {
    let long = String(repeating: "x", count: 65_535)
    func list(_ ends: String) -> String {
      #"{"items":["# + ends.map { #""\#(long)\#($0)""# }.joined(separator: ",") + "]}"
    }
    let response = difference(list("abcdef"), list("fabcde"), format: format)
    #expect(response.status == 200)
    #expect(response.body.count < 200_000)
    #expect(difference(list("a"), #"{"items":["\#(long)ab"]}"#).problem == .limitExceeded)
  }

  @Test func `payload is equal in any order of many members`() throws {
    let members = (0..<20_000).map { #""m\#($0)":{"a":[\#($0)]}"# }
    func list(_ members: [String]) -> String {
      #"{"items":[{"id":"a",\#(members.joined(separator: ","))}]}"#
    }
    #expect(try difference(list(members), list(members.reversed())).operations == "[]")
    let operations = try difference(
      list(members), list(members.dropFirst().reversed() + [#""n":1"#])
    ).operations
    #expect(
      operations
        == #"[{"op":"update","id":"a","changes":{"set":{"n":1},"unset":["m0"]}}]"#)
  }
}
