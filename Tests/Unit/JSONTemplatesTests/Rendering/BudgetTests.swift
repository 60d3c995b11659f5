import API
import JSONTemplates
import JSONDocuments
import TestSupport
import Testing

/// Rendering ends within its limits, with an error that names the exceeded limit.
@Suite struct BudgetTests {
  private func limits(
    nodes: Int = 100_000, bytes: Int = 1 << 20, steps: Int = 2_000_000, depth: Int = 500
  ) -> TemplateLimits {
    var limits = TemplateLimits()
    (limits.nodes, limits.bytes, limits.steps, limits.depth) = (nodes, bytes, steps, depth)
    return limits
  }

  private func limitHit(
    _ template: String, _ context: String = "{}", _ limits: TemplateLimits? = nil
  ) -> TemplateError.Limit? {
    do {
      _ = try render(template, context, limits: limits ?? self.limits())
    } catch let error as TemplateError {
      if case .limit(let limit) = error.kind { return limit }
      Issue.record("\(error)")
    } catch {
      Issue.record("\(error)")
    }
    return nil
  }

  /// Nested loops around a body, each over `count` numbers.
  private func loops(_ depth: Int, over count: Int, _ body: String) -> String {
    let numbers = "[" + (0..<count).map { "\($0)" }.joined(separator: ",") + "]"
    return (0..<depth).reduce(body) { inner, level in
      "{\"$map\": \(numbers), \"each(v\(level))\": \(inner)}"
    }
  }

  /// The error of a template with a limit of `room` bytes of code.
  private func failure(_ text: String, room: Int, elements: Int = 1) -> TemplateError.Kind? {
    var arena = TemplateArena()
    arena.beginArray()
    for _ in 0..<elements { arena.add(text) }
    arena.endArray()
    let program = TemplateProgram(arena.finish(), in: &arena, room: room)
    arena.beginObject()
    arena.endObject()
    let context = arena.finish()
    do throws(TemplateError) {
      _ = try program.render(context, in: &arena, now: suiteTime)
      return nil
    } catch {
      return error.kind
    }
  }

  private static let longCode: [LongText] = [
    "${" + String(repeating: "!", count: 10_000) + "1}",
    "${" + String(repeating: "(", count: 10_000) + "1" + String(repeating: ")", count: 10_000)
      + "}",
    "${1" + String(repeating: "+1", count: 10_000) + "}",
    "${typeof([" + String(repeating: "1,", count: 10_000) + "1])}",
    String(repeating: "${1}", count: 10_000),
  ].map { LongText($0) }

  @Test(arguments: longCode)
  func `code above its memory limit is not run`(_ text: LongText) {
    #expect(failure(text.text, room: 100_000) == .limit(.code))
    #expect(failure(text.text, room: 10_000_000) == nil)
  }

  private static let longerCode: [(LongText, Int)] = [
    ("${" + String(repeating: "!", count: 100_000) + "1}", 1),
    ("${1" + String(repeating: "+1", count: 100_000) + "}", 1),
    ("${2" + String(repeating: "**2", count: 100_000) + "}", 1),
    (String(repeating: "${1}", count: 100_000), 1),
    ("$$", 100_000),
  ].map { (LongText($0), $1) }

  @Test(arguments: longerCode)
  func `compiling checks for cancellation at intervals, and ends once cancelled`(
    _ text: LongText, _ elements: Int
  ) {
    func end(at question: Int) -> (asked: Int, error: TemplateError.Kind?) {
      var arena = TemplateArena()
      arena.beginArray()
      for _ in 0..<elements { arena.add(text.text) }
      arena.endArray()
      let asked = Locked(0)
      let program = TemplateProgram(
        arena.finish(), in: &arena, cancellation: cancellation(at: question, counting: asked))
      arena.beginObject()
      arena.endObject()
      let context = arena.finish()
      do throws(TemplateError) {
        _ = try program.render(context, in: &arena, now: suiteTime)
        return (asked.withLock { $0 }, nil)
      } catch {
        return (asked.withLock { $0 }, error.kind)
      }
    }
    let whole = end(at: .max)
    #expect(whole.asked >= 20)
    for question in [1, whole.asked / 2, whole.asked] {
      let stopped = end(at: question)
      #expect(stopped.asked == question)
      #expect(stopped.error == .stopped)
    }
  }

  @Test func `messages of errors count as code`() {
    #expect(failure("${#}", room: 100_000, elements: 10_000) == .limit(.code))
    #expect(failure("${#}", room: 10_000_000, elements: 10_000) == .syntax)
  }

  @Test func `nested loops end at the limit of values`() {
    #expect(limitHit(loops(8, over: 10, "0")) == .nodes)
  }

  @Test func `loops whose elements are all left out end at the limit of steps`() {
    #expect(limitHit(loops(8, over: 10, #"{"$if": "false", "then": 1}"#)) == .steps)
  }

  @Test func `values that hold others many times count each time`() {
    let doubling = #"""
      {"$reduce": {"$eval": "range(0, 60)"}, "initial": [1], "each(x, i)": [{"$eval": "x"}, {"$eval": "x"}]}
      """#
    #expect(limitHit(doubling) == .nodes)
    #expect(limitHit(#"{"$json": \#(doubling)}"#) == .bytes)
    #expect(limitHit(#"{"$flattenDeep": \#(doubling)}"#) == .nodes)
    let compared = #"{"$let": {"a": \#(doubling), "b": \#(doubling)}, "in": {"$eval": "a == b"}}"#
    #expect(limitHit(compared) == .steps)
    let found = #"""
      {"$let": {"a": \#(doubling.replacing("[1]", with: #"["$"]"#))},
       "in": {"$find": {"$eval": "[a]"}, "each(x)": "true"}}
      """#
    #expect(limitHit(found) == .nodes)
  }

  @Test func `strings that double end at the limit of bytes`() {
    let template = #"""
      {"$reduce": {"$eval": "range(0, 99)"}, "initial": "ab", "each(x, i)": "\#("${x}${x}")"}
      """#
    #expect(limitHit(template) == .bytes)
    #expect(
      limitHit(
        #"{"$reduce": {"$eval": "range(0, 99)"}, "initial": "ab", "each(x, i)": {"$eval": "x + x"}}"#
      ) == .bytes)
    #expect(
      limitHit(
        #"{"$reduce": {"$eval": "range(0, 99)"}, "initial": "ab", "each(x, i)": {"$eval": "join([x, x, x], x)"}}"#
      ) == .bytes)
  }

  @Test func `values that grow deeper end at the limit of depth`() {
    for body in [
      #"[{"$eval": "x"}]"#, #"{"a": {"$eval": "x"}}"#, #"{"$eval": "[x]"}"#,
      #"{"$eval": "{a: x}"}"#,
    ] {
      #expect(
        limitHit(#"{"$reduce": {"$eval": "range(0, 9999)"}, "initial": 1, "each(x, i)": \#(body)}"#)
          == .depth)
    }
  }

  @Test func `a template that finds itself ends at the limit of depth`() {
    let template = #"""
      {"$let": {"x": [{"$$find": {"$$eval": "x"}, "each(e)": "true"}]},
       "in": {"$find": {"$eval": "x"}, "each(e)": "true"}}
      """#
    #expect(limitHit(template) == .depth)
  }

  @Test(arguments: [
    #"{"$eval": "range(0, 9223372036854775807)"}"#,
    #"{"$eval": "range(-9223372036854775807, 9223372036854775807)"}"#,
    #"{"$eval": "range(0, -9223372036854775807, -1)"}"#,
  ])
  func `a range that is too long is never made`(_ template: String) {
    #expect(limitHit(template) == .nodes)
  }

  @Test(arguments: [
    (#"(0 - 1) in l"#, 9_000), (#"l == m"#, 9_000), (#"s < t"#, 90_000), (#"s == t"#, 90_000),
    (#"'b' in s"#, 90_000), (#"strip(s)"#, 90_000), (#"lowercase(s) == s"#, 90_000),
  ])
  func `work on long values takes steps by their length`(_ expression: String, _ length: Int) {
    let numbers = "[" + (0..<9_000).map { "\($0)" }.joined(separator: ",") + "]"
    let text = String(repeating: "a", count: 90_000)
    let context = #"{"l": \#(numbers), "m": \#(numbers), "s": "\#(text)x", "t": "\#(text)y"}"#
    let template = #"{"$map": {"$eval": "range(0, 20000)"}, "each(i)": {"$if": "\#(expression)"}}"#
    #expect(limitHit(template, context, limits(steps: 500_000)) == .steps)
  }

  @Test func `sorting long strings with a common prefix takes steps by their length`() {
    let text = String(repeating: "a", count: 50_000)
    let template = #"""
      {"$sort": {"$map": {"$eval": "range(0, 200)"}, "each(i)": "\#(text)${(i * 7) / 20}"}}
      """#
    #expect(limitHit(template, "{}", limits(bytes: 1 << 24, steps: 1_000_000)) == .steps)
  }

  @Test func `a value exactly at a limit is accepted`() throws {
    // Ten elements, and the array that contains them in the result.
    let template = #"{"$eval": "range(0, 10)"}"#
    #expect(try render(template, limits: limits(nodes: 11)) == "[0,1,2,3,4,5,6,7,8,9]")
    #expect(limitHit(template, "{}", limits(nodes: 10)) == .nodes)
    #expect(limitHit(template, "{}", limits(nodes: 9)) == .nodes)
    let deep = #"[[["${1}"]]]"#
    #expect(try render(deep, limits: limits(depth: 3)) == #"[[["1"]]]"#)
    #expect(limitHit(deep, "{}", limits(depth: 2)) == .depth)
    let text = #""${'abc'}def""#
    #expect(try render(text, limits: limits(bytes: 6)) == "\"abcdef\"")
    #expect(limitHit(text, "{}", limits(bytes: 5)) == .bytes)
  }

  @Test func `the caller can cancel rendering`() {
    let asked = Locked(0)
    #expect {
      try render(
        loops(8, over: 10, #"{"$if": "false", "then": 1}"#),
        cancellation: cancellation(at: 3, counting: asked))
    } throws: { error in
      (error as? TemplateError)?.kind == .stopped
    }
    #expect(asked.withLock { $0 } == 3)
  }

  @Test func `the caller can cancel a long range before it is complete`() {
    let asked = Locked(0)
    #expect {
      try render(
        #"{"$eval": "len(range(0, 500000))"}"#,
        cancellation: cancellation(at: 10, counting: asked))
    } throws: { error in
      (error as? TemplateError)?.kind == .stopped
    }
  }

  @Test func `a list of 20,000 rows is rendered well within the limits`() throws {
    let template = #"""
      {"$sort": {"$map": {"$eval": "range(0, 20000)"},
        "each(i)": {"$if": "i != 7", "then": {"id": "row-${i}", "key": {"$eval": "0 - i"}}}},
       "by(r)": "r.key"}
      """#
    let text = try render(template)
    #expect(text.hasPrefix(#"[{"id":"row-19999","key":-19999},"#))
  }

  @Test func `many objects are merged in time that grows with their number`() throws {
    let template = #"""
      {"$mergeDeep": {"$map": {"$eval": "range(0, 20000)"}, "each(i)": {"k${i}": [1], "all": [{"$eval": "i"}]}}}
      """#
    #expect(try render(template).utf8.count > 300_000)
  }

  @Test(arguments: [
    ("(", "1", ")"), ("[", "1", "]"), ("{a: ", "1", "}"), ("!", "1", ""), ("-", "1", ""),
    ("2 ** ", "1", ""), ("min(", "1", ")"), ("a[", "0", "]"), ("", "1", " + 1"), ("", "a", "[0]"),
    ("true && ", "1", ""), ("a[", "0", ":]"),
  ])
  func `an expression that nests 100,000 times ends`(
    _ open: String, _ middle: String, _ close: String
  ) {
    let text =
      String(repeating: open, count: 100_000) + middle + String(repeating: close, count: 100_000)
    // Some have a value and some are errors; none may crash.
    _ = try? evaluate(text, #"{"a": [0]}"#)
  }

  @Test func `an expression that is never closed is an error, however deep`() {
    for open in ["(", "[", "{a: ", "f(", "a[", "-", "1 + ", "1 ** "] {
      #expect(throws: TemplateError.self) { try evaluate(String(repeating: open, count: 100_000)) }
    }
  }

  private static let bulkOperations: [(String, LongText)] = [
    (#"{"$merge": {"$eval": "e"}}"#, "[" + String(repeating: "{},", count: 2000) + "{}]"),
    (#"{"$mergeDeep": {"$eval": "e"}}"#, "[" + String(repeating: "{},", count: 2000) + "{}]"),
    (#"{"$flatten": {"$eval": "e"}}"#, "[" + String(repeating: "[],", count: 2000) + "[]]"),
    (#"{"$eval": "{}[e]"}"#, "\"" + String(repeating: "k", count: 40_000) + "\""),
    (#"{"$eval": "e in {}"}"#, "\"" + String(repeating: "k", count: 40_000) + "\""),
    (#"{"$eval": "e < 1"}"#, "0." + String(repeating: "1", count: 20_000)),
    (#"{"$eval": "e == 0.10"}"#, "0." + String(repeating: "1", count: 20_000)),
    (#"{"$if": "e", "then": 1}"#, "0." + String(repeating: "1", count: 20_000)),
  ].map { ($0, LongText($1)) }

  @Test(arguments: bulkOperations)
  func `bulk operations take steps by their size`(body: String, value: LongText) {
    let template =
      #"{"$reduce": {"$eval": "range(0, 1500)"}, "initial": 0, "each(a, i)": \#(body)}"#
    #expect(limitHit(template, #"{"e":\#(value.text)}"#) == .steps)
  }

  @Test func `constant strings of the language take no bytes`() throws {
    let template = #"""
      {"$reduce": {"$eval": "range(0, 5000)"}, "initial": 0,
       "each(a, i)": {"$eval": "len(typeof(i)) + len(str(i > 2)) + len(str(null))"}}
      """#
    #expect(try render(template, limits: limits(bytes: 1000)) == "14")
  }
}

/// Deeply nested input does not overflow the stack.
@Suite struct DeepInputTests {
  private func deepRender(_ template: String, _ context: String = "{}") throws -> String {
    let template = try JSONDocument.parse(
      Array(template.utf8), numbers: .text, depthLimit: 1_000_000)
    let context = try JSONDocument.parse(Array(context.utf8), numbers: .text, depthLimit: 1_000_000)
    var limits = TemplateLimits()
    limits.depth = 1_000_000
    return try withExtendedLifetime((template, context)) {
      try render(template.root, context.root, limits: limits)
    }
  }

  @Test(arguments: [("[", "]"), (#"{"a":"#, "}"), (#"{"$if":"true","then":"#, "}")])
  func `a template that is 50,000 levels deep is rendered`(_ open: String, _ close: String) throws {
    let template =
      String(repeating: open, count: 50_000) + #""${1}""# + String(repeating: close, count: 50_000)
    let text = try deepRender(template)
    #expect(text.contains("\"1\""))
  }

  @Test func `a template that is 100,000 levels deep meets the limit`() {
    let template =
      String(repeating: "[", count: 100_000) + "\"${1}\"" + String(repeating: "]", count: 100_000)
    #expect {
      try deepRender(template)
    } throws: { error in
      (error as? TemplateError)?.kind == .limit(.depth)
    }
  }
}
