import API
import ServiceContract
import TestSupport
import Testing

/// Differences as operations, verified by applying them.
@Suite struct OperationsTests {
  /// The forms of a side: the list, and its response in both forms.
  private func sides(_ items: String, _ more: String = "") -> [String] {
    [
      #"{"items":\#(items)\#(more)}"#, snapshot(#"{"items":\#(items)\#(more)}"#).text,
      snapshot(#"{"items":\#(items),"form":"nested"\#(more)}"#).text,
    ]
  }

  /// Applies the operations to the first list through `/v1/snapshot`.
  private func expectRoundTrip(
    _ from: ListModel, _ to: ListModel, _ context: Comment, expand: String = "all"
  ) throws {
    let more = #","expand":"\#(expand)""#
    let wanted = snapshot(#"{"items":\#(to.json)}"#)
    let before = snapshot(#"{"items":\#(from.json)}"#)
    for (number, side) in sides(from.json, more).enumerated() {
      let other = sides(to.json)[number]
      let response = difference(side, other)
      try #require(response.status == 200, "\(context): \(response.text.prefix(300))")
      let operations = try response.operations
      let versions = try (response.member("from"), response.member("to"))
      try #require(versions == ("\"\(before.version)\"", "\"\(wanted.version)\""), context)
      try #require((operations == "[]") == (before.version == wanted.version), context)
      let carried = snapshot(#"{"items":\#(from.json),"operations":\#(operations)\#(more)}"#)
      try #require(carried.status == 200, "\(context): \(carried.text.prefix(300))")
      try #require(carried.version == wanted.version, "\(context), side \(number): \(operations)")
      try #require(!carried.text.contains("\"ignored\""), context)
    }
  }

  @Test(arguments: 0..<24)
  func `operations applied by the snapshot endpoint give the other list`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for round in 0..<20 {
      let names = [3, 8, 20, 60][round % 4]
      let from = ListModel.random(
        Int.random(in: 0...names, using: &random), of: names, using: &random)
      let to = ListModel.random(
        Int.random(in: 0...names, using: &random), of: names, using: &random)
      let expand = Bool.random(using: &random) ? "all" : "none"
      try expectRoundTrip(from, to, "seed \(seed), round \(round), unrelated", expand: expand)
      let edited = from.edited(using: &random)
      try expectRoundTrip(from, edited, "seed \(seed), round \(round), edited", expand: expand)
      try expectRoundTrip(edited, from, "seed \(seed), round \(round), back", expand: expand)
    }
  }

  @Test func `each kind of change is one operation`() throws {
    let from = #"{"items":["a","b",{"id":"c","children":["d","e"]},{"id":"f","n":1,"o":2}]}"#
    func expect(_ to: String, _ operations: String) throws {
      #expect(try difference(from, #"{"items":\#(to)}"#).operations == "[\(operations)]")
    }
    try expect(
      #"["a",{"id":"c","children":["d","e"]},{"id":"f","n":1,"o":2}]"#, #"{"op":"remove","id":"b"}"#
    )
    try expect(
      #"["a","b",{"id":"c","children":["d","e"]},{"id":"f","n":1,"o":2},{"id":"g","x":1,"children":["h"]}]"#,
      #"{"op":"insert","item":{"id":"g","expanded":true,"x":1,"children":[{"id":"h","title":"h"}]},"parent":null,"index":4}"#
    )
    try expect(
      #"["a",{"id":"c","children":["d","b","e"]},{"id":"f","n":1,"o":2}]"#,
      #"{"op":"move","id":"b","parent":"c","index":1}"#)
    try expect(
      #"["a","b",{"id":"c","children":["d","e"]},{"id":"f","title":"F","n":1.0}]"#,
      #"{"op":"update","id":"f","changes":{"set":{"title":"F","n":1.0},"unset":["o"]}}"#)
    try expect(
      #"["a","b",{"id":"c","expanded":false,"children":["d","e"]},{"id":"f","n":1,"o":2}]"#,
      #"{"op":"collapse","id":"c"}"#)
    try expect(
      #"[{"id":"f","n":1,"o":2},{"id":"c","children":["d","e"]},"b","a"]"#,
      #"{"op":"reorder","parent":null,"children":["f","c","b","a"]}"#)
    try expect(#"["a","b",{"id":"c","children":["d","e"]},{"id":"f","o":2,"n":1}]"#, "")
  }

  @Test func `an inserted subtree has all new items, and surviving ones move into it`() throws {
    let operations = try difference(
      #"{"items":["keep"]}"#,
      #"{"items":[{"id":"x","children":["y","keep",{"id":"z","children":["w"]}]}]}"#
    ).operations
    #expect(
      operations
        == #"[{"op":"insert","item":{"id":"x","expanded":true,"children":[{"id":"y","title":"y"},"#
        + #"{"id":"z","expanded":true,"children":[{"id":"w","title":"w"}]}]},"parent":null,"index":0},"#
        + #"{"op":"move","id":"keep","parent":"x","index":1}]"#)
  }

  @Test func `an expanded item that gets its first children is expanded by an operation`() throws {
    let posted = snapshot(#"{"items":["a","b"]}"#).text
    let to = #"{"items":[{"title":"a","expanded":true,"children":["b"]}]}"#
    let move = #"{"op":"move","id":"b","parent":"a","index":0}"#
    #expect(try difference(posted, to).operations == #"[\#(move),{"op":"expand","id":"a"}]"#)
    for from in [
      #"{"items":["a","b"]}"#, #"{"items":["a","b"],"expand":"none"}"#,
      #"{"items":[],"operations":[{"op":"append","items":["a","b"]}]}"#,
    ] {
      #expect(try difference(from, to).operations == #"[\#(move),{"op":"expand","id":"a"}]"#)
    }
    #expect(
      try difference(#"{"items":["a","b"],"expandedItems":["a"]}"#, to).operations == "[\(move)]")
  }

  @Test func `an expanded item that loses its children is collapsed by an operation`() throws {
    let operations = try difference(
      #"{"items":[{"title":"a","children":["b"]}]}"#, #"{"items":["a"]}"#
    ).operations
    #expect(operations == #"[{"op":"remove","id":"b"},{"op":"collapse","id":"a"}]"#)
  }

  @Test(arguments: ["operations", "json-patch", "rows"])
  func `equal versions have no changes`(format: String) throws {
    let response = difference(
      #"{"items":["a",{"id":"b","title":"b","n":{"x":1,"y":2},"children":["c"]}],"expand":"all"}"#,
      #"{"items":["a",{"n":{"y":2,"x":1},"title":"b","children":[{"id":"c","title":"c"}]}]}"#,
      format: format)
    let version = try response.member("from")
    #expect(try response.member("to") == version)
    let nothing =
      format == "rows"
      ? #""deletes":[],"inserts":[],"moves":[],"updates":[]"# : #""operations":[]"#
    #expect(response.text == #"{"from":\#(version),"to":\#(version),\#(nothing)}"#)
  }

  @Test func `the entity tag has both versions and the format`() throws {
    let response = difference(#"{"items":["a"]}"#, #"{"items":["b"]}"#, format: "rows")
    let from = snapshot(#"{"items":["a"]}"#).version
    let to = snapshot(#"{"items":["b"]}"#).version
    #expect(response.etag == "W/\"\(from)-\(to)-rows\"")
  }

  @Test func `templates are rendered before they are compared`() throws {
    let template =
      #"{"template":{"items":{"$map":{"$eval":"names"},"each(n)":"${n}"}},"context":{"names":["a","b"]}}"#
    #expect(
      try difference(template, #"{"items":["a"]}"#).operations == #"[{"op":"remove","id":"b"}]"#)
  }

  @Test func `operations of a side are applied before it is compared`() throws {
    let to = #"{"items":["a"],"operations":[{"op":"append","items":["b"]}]}"#
    #expect(try difference(#"{"items":["a","b"]}"#, to).operations == "[]")
  }

  @Test func `templates of both sides share one budget`() {
    var limits = RequestLimits()
    limits.templateNodes = 150
    func side(_ count: Int) -> String {
      #"{"template":{"items":{"$map":{"$eval":"range(0,\#(count))"},"each(i)":"${i}"}}}"#
    }
    #expect(difference(side(40), #"{"items":[]}"#, limits: limits).status == 200)
    #expect(difference(side(40), side(40), limits: limits).problem == .limitExceeded)
  }

  @Test func `a step of a sequence can be a difference`() throws {
    let body = Array(
      #"""
      {"input": {"items": ["a", "b"]}, "steps": [
        {"id": "new", "post": "/v1/snapshot", "body": {"items": ["b"]}},
        {"id": "changes", "post": "/v1/diff",
         "template": {"from": {"$eval": "input"}, "to": {"$eval": "steps.new"}}}]}
      """#.utf8)
    let response = body.withUnsafeBytes {
      SequenceEndpoint.response(to: $0)
    }
    #expect(response.text.contains(#""operations":[{"op":"remove","id":"a"}]"#), "\(response.text)")
  }
}
