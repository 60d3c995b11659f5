import JSONTemplates
import Testing

@Suite struct ExpressionTests {
  @Test(arguments: [
    ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("2 ** 3 ** 2", "512"), ("2 ** 3 * 2", "16"),
    ("10 - 4 - 3", "3"), ("-2 ** 2", "4"), ("--2", "2"), ("!!1", "true"), ("!0 == true", "true"),
    ("1 < 2 == true", "true"), ("1 == 1 in [true]", "true"), ("false && x || true", "true"),
    ("true || x", "true"), ("7 / 2", "3.5"), ("6 / 2", "3"), ("0.1 + 0.2", "0.30000000000000004"),
  ])
  func `operators have the precedence of the grammar`(_ text: String, _ result: String) throws {
    #expect(try evaluate(text) == result)
  }

  @Test(arguments: [
    (
      "range(-9000000000000000000, 9000000000000000000, 5000000000000000000)",
      "[-9000000000000000000,-4000000000000000000,1000000000000000000,6000000000000000000]"
    ),
    (
      "range(9000000000000000000, -9000000000000000000, -9000000000000000000)",
      "[9000000000000000000,0]"
    ),
    ("len(range(-9223372036854775807 - 1, 9223372036854775807, 9223372036854775807))", "3"),
    (
      "range(9223372036854775806, 9223372036854775807, 9223372036854775807)",
      "[9223372036854775806]"
    ),
  ])
  func `a range may reach from one end of the integers to the other`(
    _ text: String, _ result: String
  ) throws {
    #expect(try evaluate(text) == result)
  }

  @Test func `a sign applies before what follows its value`() {
    #expect(
      failure(#"{"$eval": "-a.b"}"#, #"{"a": {"b": 1}}"#)?.message == "unary - expects number")
    #expect(
      failure(#"{"$eval": "!a.b"}"#, #"{"a": {"b": 1}}"#)?.message == "infix: . expects objects")
  }

  @Test(arguments: [
    ("a[1]", "2"), ("a[-1]", "3"), ("a[1:]", "[2,3]"), ("a[:1]", "[1]"), ("a[:]", "[1,2,3]"),
    ("a[-2:-1]", "[2]"), ("a[2:1]", "[]"), ("a[-9:9]", "[1,2,3]"), ("s[0]", "\"h\""),
    ("s[1]", "\"é\""), ("s[-1]", "\"😀\""), ("s[1:3]", "\"é😀\""), ("o['k']", "1"),
    ("o['none']", "null"), ("{k: 1, 'l': [2]}.l[0]", "2"), ("[{a: 1,}][0].a", "1"),
    ("len(s)", "3"), ("split(s, '')", "[\"h\",\"é\",\"😀\"]"),
    ("split('a,b,', ',')", "[\"a\",\"b\",\"\"]"),
  ])
  func `values are indexed and sliced by elements and by scalars`(
    _ text: String, _ result: String
  ) throws {
    #expect(try evaluate(text, #"{"a": [1, 2, 3], "s": "hé😀", "o": {"k": 1}}"#) == result)
  }

  @Test(arguments: [
    ("n", "12345678901234567890"), ("[n][0]", "12345678901234567890"), ("d", "1.50"),
    ("'${'", "\"${\""), ("n == n", "true"), ("n == m", "false"), ("d == 1.5", "true"),
    ("d + 0", "1.5"), ("str(n)", "\"12345678901234567890\""), ("str(d)", "\"1.5\""),
    ("str(1000000 * 1000000)", "\"1000000000000\""), ("str(10 ** 21)", "\"1e+21\""),
    ("str(1 / 8)", "\"0.125\""), ("str(1 / 10 ** 7)", "\"1e-7\""),
    ("str(1 / 10 ** 6)", "\"0.000001\""), ("str(15 * 10 ** 19)", "\"150000000000000000000\""),
    ("9223372036854775807 - 1", "9223372036854775806"), ("0777", "777"), ("00.5", "0.5"),
    ("number(' +01.50 ')", "1.50"), ("number('1e3') + 0", "1000"), ("max(2, d)", "2"),
    ("min(2, d)", "1.50"), ("ceil(d)", "2"), ("floor(-1 / 2)", "-1"), ("abs(-3)", "3"),
    ("sqrt(16)", "4"), ("1 == 1.0", "true"), ("1 == true", "false"), ("1 in [true]", "false"),
    ("2 < 2.5", "true"),
  ])
  func `numbers are exact where they can be, and keep their digits where they are only passed on`(
    _ text: String, _ result: String
  ) throws {
    let context = #"{"n": 12345678901234567890, "m": 12345678901234567891, "d": 1.50}"#
    #expect(try evaluate(text, context) == result)
  }

  @Test(arguments: [
    "10 ** 400", "(0 - 8) ** 0.5", "0 ** -1", "sqrt(0 - 1)", "1 / 0", "number('')", "number('x')",
    "number('1.')", "range(0, 1, 0)", "range(0.5, 2)", "'a' * 2", "[] + []", "{} < {}", "x",
    "'a'.b", "1 in 1", "1()", "len({})", "join([[]], '')", "join(['a'])", "fromNow('soon')",
    "fromNow('1 day', '2020-02-30T00:00:00Z')", "fromNow('9999 years')", "typeof()", "min()",
  ])
  func `an expression without a value is an error`(_ text: String) {
    #expect(throws: TemplateError.self) { try evaluate(text) }
  }

  @Test(arguments: [
    ("", "Unexpected end of input", 1), ("1 +", "Unexpected end of input", 4),
    ("(1", "Unexpected end of input", 3), ("[1, 2", "Unexpected end of input", 6),
    ("é", "Unexpected input for 'é' at 'é'", 1),
    ("'é' ? 1", "Unexpected input for ''é' ? 1' at '? 1'", 5),
    ("a..b", "Found: . token, expected one of: identifier", 3),
    ("{1: 2}", "Found: 1 token, expected one of: }", 2),
    ("f(1", "Unexpected end of input", 4), ("a[1:2", "Unexpected end of input", 6),
  ])
  func `a syntax error has its column`(_ text: String, _ message: String, _ column: Int) {
    #expect {
      try evaluate(text)
    } throws: { error in
      guard let error = error as? TemplateError else { return false }
      return error.kind == .syntax && error.message == message && error.column == column
    }
  }

  @Test func `an error has the pointer to its string and the column in it`() throws {
    let template = """
      {"list": [1, {"$map": [1], "each(x)": {"é": "ab ${x} é ${x +  y}"}}]}
      """
    let error = try #require(failure(template))
    #expect(error.kind == .interpreter)
    #expect(
      error.path == [
        .member("list"), .element(1), .operand("each(x)"), .member("é"),
      ])
    #expect(error.column == 18)
    #expect(
      error.description == #"InterpreterError at template.list[1]["é"]: unknown context value y"#)
  }

  @Test func `the column of a condition is relative to its name`() throws {
    let error = try #require(failure(#"{"$match": {"1 == 1": 1, "2 == z": 2}}"#))
    #expect(error.path == [.operand("$match"), .operand("2 == z")])
    #expect(error.column == 6)
  }

  @Test func `an unrendered branch is not validated`() throws {
    let template = #"{"$if": "false", "then": {"$eval": 1, "$map": 2, "$x": "${"}, "else": "fine"}"#
    #expect(try render(template) == "\"fine\"")
  }

  @Test func `a message is not longer than its limit`() throws {
    let name = String(repeating: "é", count: 5_000)
    let error = try #require(failure(#"{"$eval": 1, "\#(name)": 2}"#))
    #expect(error.message.utf8.count <= TemplateError.longestMessage + 3)
    #expect(error.message.hasSuffix("é…"))
  }
}
