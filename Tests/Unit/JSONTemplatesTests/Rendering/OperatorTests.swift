import JSONTemplates
import Testing

@Suite struct OperatorTests {
  @Test func `members keep their order, and a later one of a name replaces the earlier`() throws {
    #expect(
      try render(#"{"b": 1, "${'a'}": 2, "${'b'}": 3, "c": {"$if": "false"}}"#)
        == #"{"b":3,"a":2}"#)
    #expect(
      try render(#"{"$merge": [{"b": 1, "a": 2}, {"c": 3, "b": 4}]}"#) == #"{"b":4,"a":2,"c":3}"#)
  }

  @Test func `large objects are looked up and merged by every name`() throws {
    let members = (0..<100).map { "\"k\($0)\": \($0)" }.joined(separator: ",")
    let sum = (0..<100).map { "o.k\($0)" }.joined(separator: " + ")
    #expect(try evaluate(sum, "{\"o\": {\(members)}}") == "4950")
    #expect(try evaluate("'k99' in o && !('k100' in o)", "{\"o\": {\(members)}}") == "true")
  }

  @Test func `a deep merge joins arrays and merges objects, many at once`() throws {
    let template = #"""
      {"$mergeDeep": [{"a": {"x": [1], "y": 1}, "b": 1}, {"a": {"x": [2]}, "b": [1]}, {"a": 5},
        {"a": {"z": 1}, "b": [2]}, {"a": {"z": {"w": 1}}}]}
      """#
    #expect(try render(template) == #"{"a":{"z":{"w":1}},"b":[1,2]}"#)
  }

  @Test func `sorting is stable, by numbers, by text, and by a key`() throws {
    #expect(try render(#"{"$sort": [10, 9, 9.5, -1]}"#) == "[-1,9,9.5,10]")
    #expect(try render(#"{"$sort": ["é", "z", "ab", "a", "😀"]}"#) == #"["a","ab","z","é","😀"]"#)
    let rows = (0..<50).map { #"{"k": \#($0 % 3), "n": \#($0)}"# }.joined(separator: ",")
    let sorted = (0..<50).sorted { ($0 % 3, $0) < ($1 % 3, $1) }
    let expected = "[" + sorted.map { "\($0)" }.joined(separator: ",") + "]"
    let template = #"""
      {"$map": {"$sort": {"$eval": "rows"}, "by(r)": "r.k"}, "each(r)": {"$eval": "r.n"}}
      """#
    #expect(try render(template, "{\"rows\": [\(rows)]}") == expected)
  }

  @Test func `names are bound in their scopes only`() throws {
    let template = #"""
      [{"$let": {"x": 2, "len": 3}, "in": {"$map": [1], "each(x, i)": {"$eval": "[x, i, len]"}}},
       {"$eval": "x"}, {"$eval": "len('ab')"}, {"$eval": "defined('i')"}]
      """#
    #expect(try render(template, #"{"x": 9}"#) == "[[[1,0,3]],9,2,false]")
  }

  @Test func `the result of $find is rendered in the scope of its names`() throws {
    let context = #"{"rows": [{"n": 1}, {"n": 2, "text": "${row.n}", "$$x": {"$eval": "i"}}]}"#
    #expect(
      try render(#"{"$find": {"$eval": "rows"}, "each(row, i)": "row.n == 2"}"#, context)
        == #"{"n":2,"text":"2","$x":1}"#)
  }

  @Test func `an error in the result of $find has the path of the $find`() throws {
    let context = #"{"rows": [{"deep": ["${nothing}"]}]}"#
    let error = try #require(
      failure(#"{"a": {"$find": {"$eval": "rows"}, "each(r)": "true"}}"#, context))
    #expect(error.path == [.member("a")])
    #expect(error.column == nil)
  }

  @Test func `time is relative to the caller's or the context's`() throws {
    #expect(
      try render(#"{"$fromNow": "1 day"}"#)
        == #""2017-01-20T16:27:20.974Z""#)
    let context = #"{"now": "2024-02-28T23:59:59.999+01:00"}"#
    #expect(try render(#"{"$fromNow": "1 day"}"#, context) == #""2024-02-29T22:59:59.999Z""#)
    #expect(
      try evaluate("fromNow('-1 y', '0002-01-01T00:00:00Z')") == #""0001-01-01T00:00:00.000Z""#)
    #expect(throws: TemplateError.self) { try evaluate("fromNow('-2 y', '0002-01-01T00:00:00Z')") }
  }

  @Test func `functions are values until they are in the result`() throws {
    #expect(
      try render(#"{"$let": {"f": {"$eval": "[min, max]"}}, "in": {"$eval": "(f[1])(1, 2)"}}"#)
        == "2")
    for template in [#"{"$eval": "[min]"}"#, #"{"$json": {"$eval": "{a: min}"}}"#, #""${min}""#] {
      #expect(
        failure(template)?.message == "evaluated template contained uncalled functions")
    }
  }

  @Test func `JSON text has sorted names and keeps digits`() throws {
    let context = #"{"v": {"é": 1.0, "b": [true, null, "\u0001\n\"\\"], "a": {}}}"#
    #expect(
      try render(#"{"$json": {"$eval": "v"}}"#, context)
        == #""{\"a\":{},\"b\":[true,null,\"\\u0001\\n\\\"\\\\\"],\"é\":1.0}""#)
  }

  @Test func `Swift values make a template without JSON`() throws {
    var arena = TemplateArena()
    arena.add("Hello, ${name}!")
    let program = TemplateProgram(arena.finish(), in: &arena)
    arena.beginObject()
    arena.addName("name")
    arena.add("world")
    arena.endObject()
    let context = arena.finish()
    let result = try program.render(context, in: &arena, now: suiteTime)
    #expect(arena.string(result) == "Hello, world!")
    // A program is rendered again after its arena has grown.
    let again = try program.render(context, in: &arena, now: suiteTime)
    #expect(arena.string(again) == "Hello, world!")
  }
}
