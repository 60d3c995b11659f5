import API
import Foundation
import TestSupport
import Testing

@Suite struct JSONPatchTests {
  // MARK: The reference implementation

  /// The objects of an array in a file as text, since other parsers reject duplicate members.
  private func cases(_ file: URL) throws -> [[UInt8]] {
    var cases: [[UInt8]] = []
    var (depth, start, isString, isEscaped) = (0, 0, false, false)
    let bytes = Array(try Data(contentsOf: file))
    for (offset, byte) in bytes.enumerated() {
      if isString {
        if !isEscaped, byte == UInt8(ascii: "\"") { isString = false }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if depth == 1 { start = offset }
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 1 { cases.append(Array(bytes[start...offset])) }
      default: break
      }
    }
    return cases
  }

  private func expectRight(_ cases: [[UInt8]]) throws {
    for text in cases {
      let shown = Comment(rawValue: String(decoding: text, as: UTF8.self))
      guard let test = try? PatchValue(text) else {
        // An operation with a duplicate member.
        #expect(String(decoding: text, as: UTF8.self).contains("\"error\""), shown)
        continue
      }
      guard let document = test["doc"], let patch = test["patch"] else { continue }
      let result = Result { try JSONPatch.apply(patch, to: document) }
      if test["error"] != nil {
        #expect(throws: JSONPatch.Refused.self, shown) { try result.get() }
      } else if let expected = test["expected"] {
        #expect(try result.get().isSame(as: expected), shown)
      } else {
        #expect(throws: Never.self, shown) { try result.get() }
      }
    }
  }

  @Test func `the reference implementation applies and refuses patches as another does`() throws {
    let cases = try cases(Repository.suite("patches").appending(path: "cases.json"))
    #expect(cases.count > 200)
    try expectRight(cases)
  }

  @Test func `the reference implementation passes every case of the public suite`() throws {
    guard let suite = SharedSuite.suite("json-patch") else { return }
    for (file, count) in [("spec_tests.json", 17), ("tests.json", 95)] {
      let cases = try cases(suite.appending(path: file))
      try #require(cases.count == count)
      try expectRight(cases)
    }
  }

  // MARK: Patches of lists

  private func nested(_ list: ListModel, _ more: String = "") throws -> PatchValue {
    try PatchValue(snapshot(#"{"items":\#(list.json),"form":"nested"\#(more)}"#).body)
  }

  private func expectPatch(_ from: ListModel, _ to: ListModel, _ context: Comment) throws {
    let response = difference(
      #"{"items":\#(from.json)}"#, #"{"items":\#(to.json)}"#, format: "json-patch")
    try #require(response.status == 200, context)
    let patch = try response.operations
    let result = try JSONPatch.apply(try PatchValue(patch.utf8), to: try nested(from))
    try #require(result == (try nested(to)), "\(context): \(patch)")
  }

  @Test(arguments: 0..<24)
  func `a patch turns the nested response of one list into exactly that of the other`(seed: Int)
    throws
  {
    var random = SplitMix64(seed: UInt64(1_000 + seed))
    for round in 0..<20 {
      let names = [3, 8, 20, 60][round % 4]
      let from = ListModel.random(
        Int.random(in: 0...names, using: &random), of: names, using: &random)
      let to = ListModel.random(
        Int.random(in: 0...names, using: &random), of: names, using: &random)
      try expectPatch(from, to, "seed \(seed), round \(round), unrelated")
      let edited = from.edited(using: &random)
      try expectPatch(from, edited, "seed \(seed), round \(round), edited")
      try expectPatch(edited, from, "seed \(seed), round \(round), back")
    }
  }

  @Test func `a moved item is one move`() throws {
    let response = difference(
      #"{"items":[{"id":"b","children":["c","d"]},"a"]}"#,
      #"{"items":[{"id":"b","children":["c","a","d"]}]}"#, format: "json-patch")
    let patch = try PatchValue(try response.operations.utf8)
    #expect(patch.elements.compactMap { $0["op"]?.text } == ["test", "move", "replace"])
    #expect(patch.elements[1]["from"] == .string("/items/1"))
    #expect(patch.elements[1]["path"] == .string("/items/0/children/1"))
  }

  @Test func `the source of a move is never a prefix of its path`() throws {
    let response = difference(
      #"{"items":["a",{"id":"b","children":["c","d"]}]}"#,
      #"{"items":[{"id":"b","children":["c","a","d"]}]}"#, format: "json-patch")
    let moves = try PatchValue(try response.operations.utf8).elements.filter {
      $0["op"]?.text == "move"
    }
    // RFC 6902, section 4.4: item b has index 0 once item a is removed.
    #expect(moves.map { $0["from"]?.text } == ["/items/0", "/items/1"])
    #expect(moves.map { $0["path"]?.text } == ["/items/1", "/items/0/children/1"])
  }

  @Test func `a patch is refused by another version of the list`() throws {
    let response = difference(
      #"{"items":["a","b"]}"#, #"{"items":["b","a"]}"#, format: "json-patch")
    let other = try PatchValue(snapshot(#"{"items":["a","c"],"form":"nested"}"#).body)
    #expect(throws: JSONPatch.Refused.self) {
      try JSONPatch.apply(try PatchValue(try response.operations.utf8), to: other)
    }
  }

  @Test func `children and expanded come and go with the first and last child`() throws {
    let one = #"{"items":["a","b"]}"#
    let other = #"{"items":[{"id":"a","title":"a","children":["b"]}]}"#
    func operations(_ from: String, _ to: String) throws -> [String] {
      try PatchValue(try difference(from, to, format: "json-patch").operations.utf8).elements
        .map { "\($0["op"]?.text ?? "") \($0["path"]?.text ?? "")" }
    }
    #expect(
      try operations(one, other) == [
        "test /version", "add /items/0/children", "move /items/0/children/0",
        "add /items/0/expanded", "replace /version",
      ])
    #expect(
      try operations(other, one) == [
        "test /version", "move /items/1", "remove /items/0/children", "remove /items/0/expanded",
        "replace /version",
      ])
  }

  @Test func `ignored ids are part of the response that is patched`() throws {
    let from = #"{"items":["a"],"expandedItems":["x"]}"#
    let to = #"{"items":["b"],"collapsedItems":["y","z"]}"#
    func nested(_ list: String) throws -> PatchValue {
      try PatchValue(snapshot(String(list.dropLast()) + #","form":"nested"}"#).body)
    }
    for (from, to) in [(from, to), (to, #"{"items":["c"]}"#), (#"{"items":["c"]}"#, from)] {
      let patch = try PatchValue(try difference(from, to, format: "json-patch").operations.utf8)
      #expect(try JSONPatch.apply(patch, to: try nested(from)) == (try nested(to)))
    }
  }
}
