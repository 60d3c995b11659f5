import ConstraintSolver
import ConstraintLayout
import Testing

struct `Constraint text` {
  static let scene: LayoutScene = {
    var scene = LayoutScene()
    let a = scene.view("a")
    scene.view("b", in: a)
    scene.view("zf0-Gm-p4F", in: a)
    scene.view("it's", in: a)
    scene.view("", in: a)
    scene.view("margins", in: a)
    return scene
  }()

  @Test(arguments: [
    // A string is one constraint.
    ("a.top == b.bottom + 20 @ 750", ["a.top == b.bottom + 20 @ 750"]),
    ("a.width <= 100", ["a.width <= 100"]),
    ("a.width >= b.height", ["a.width >= b.height"]),
    // A side is a sum of numbers and at most one anchor, with an optional factor.
    ("1 + a.top - 2 == 3 + b.bottom + 4", ["a.top == b.bottom + 8"]),
    ("a.width == b.width - 10", ["a.width == b.width - 10"]),
    ("a.width - 3 == 30 - 10", ["a.width == 23"]),
    ("a.width == b.width - 10 - 5", ["a.width == b.width - 15"]),
    ("a.width == b.width - 2 * 3", ["a.width == b.width - 6"]),
    ("2 * a.width == b.width", ["2 * a.width == b.width"]),
    ("a.width * 0.5 == b.width", ["0.5 * a.width == b.width"]),
    ("a.width == b.width / 2", ["a.width == 0.5 * b.width"]),
    ("a.width == b.width / -4", ["a.width == -0.25 * b.width"]),
    ("a.width == 10 - b.width", ["a.width == -1 * b.width + 10"]),
    ("-a.width == -3", ["-1 * a.width == -3"]),
    ("- 2 * a.width == - 3", ["-2 * a.width == -3"]),
    ("a.top == b.top + -20", ["a.top == b.top - 20"]),
    ("a.top == b.top - -20", ["a.top == b.top + 20"]),
    // A difference of two anchors is a size.
    ("a.top - b.top == 5 ", ["a.top - b.top == 5"]),
    ("5 >= -b.top + a.top", ["a.top - b.top <= 5"]),
    ("a.width == 2 * b.left - 1 - b.right * 2", ["a.width == 2 * b.left - 2 * b.right - 1"]),
    ("8 <= b.left - a.right <= 20", ["b.left - a.right >= 8", "b.left - a.right <= 20"]),
    // Products and quotients associate to the left and precede sums.
    ("a.width == b.width / 3 * 2", ["a.width == 0.6666666666666666 * b.width"]),
    ("a.width == 2 * b.width / 3", ["a.width == 0.6666666666666666 * b.width"]),
    ("a.width == 2 * 3 * b.width + 12 / 4 / 2", ["a.width == 6 * b.width + 1.5"]),
    ("2 * 3 == a.width", ["a.width == 6"]),
    ("a.width == 1 + 2 * 3 - 4", ["a.width == 3"]),
    ("-a.width / 2 == -3 * 2", ["-0.5 * a.width == -6"]),
    // Parentheses enclose a sum.
    ("a.width == (b.width - 32) / 2", ["a.width == 0.5 * b.width - 16"]),
    ("a.width == 3 * (2 * (b.width + 1) - 4) / 2", ["a.width == 3 * b.width - 3"]),
    ("a.width == 10 - (b.width - 4)", ["a.width == -1 * b.width + 14"]),
    ("a.width == -(b.width)", ["a.width == -1 * b.width"]),
    ("a.width == 2 * (-b.width)", ["a.width == -2 * b.width"]),
    ("((a.width)) == (1 + 2) * (3)", ["a.width == 9"]),
    ("(a.width) / (1 + 1) == 3", ["0.5 * a.width == 3"]),
    ("(4 - a.width) / -2 >= 3", ["0.5 * a.width >= 5"]),
    ("a.width == (b.left - a.right) / 2", ["a.width == 0.5 * b.left - 0.5 * a.right"]),
    ("a.width == 8 - (b.left - a.right)", ["a.width == a.right - b.left + 8"]),
    ("a.width == (b.left + 4) * 3 - a.right * 3", ["a.width == 3 * b.left - 3 * a.right + 12"]),
    ("0 <= (a.top - 2) / 2 <= 20 @ low", ["0.5 * a.top >= 1 @ 250", "0.5 * a.top <= 21 @ 250"]),
    ("a.top == (\n b.top # half\n) / 2", ["a.top == 0.5 * b.top"]),
    // Numbers have the syntax of JSON.
    ("a.width == 1.5e2", ["a.width == 150"]),
    ("a.width == -0.125E+1", ["a.width == -1.25"]),
    ("a.width == 0", ["a.width == 0"]),
    ("a.width == -0", ["a.width == 0"]),
    ("a.width == 1e-7", ["a.width == 1e-7"]),
    ("a.width == 123456789012.125", ["a.width == 123456789012.125"]),
    // In canonical form the anchor is on the left.
    ("20 <= a.top", ["a.top >= 20"]),
    ("20 >= 2 * a.top + 4", ["2 * a.top <= 16"]),
    // A chain is two constraints.
    ("0 <= a.top <= 20", ["a.top >= 0", "a.top <= 20"]),
    ("0 <= a.top - b.top", ["a.top - b.top >= 0"]),
    ("a.top <= b.top == a.bottom @ low", ["a.top <= b.top @ 250", "b.top == a.bottom @ 250"]),
    // White space is insignificant, and a number sign starts a comment.
    ("\t a . top==b\n.\rbottom+20@750 # why == not", ["a.top == b.bottom + 20 @ 750"]),
    ("# first\na.top # is\n== 3", ["a.top == 3"]),
    // Names that are not plain words are in single quotes, with inner quotes doubled.
    ("'zf0-Gm-p4F'.leading == a.leading + 20", ["'zf0-Gm-p4F'.leading == a.leading + 20"]),
    ("'a'.top == 'b'.top", ["a.top == b.top"]),
    ("'it''s'.top == a.top", ["'it''s'.top == a.top"]),
    ("''.top == a.top", ["''.top == a.top"]),
    // Anchors of the inset areas; a view may have the name of an area.
    ("a.margins.leading == b.safeArea.trailing", ["a.margins.leading == b.safeArea.trailing"]),
    ("margins.left == margins.margins.left", ["margins.left == margins.margins.left"]),
    // Priorities are numbers or names; required is the default.
    ("a.top == 1 @ required", ["a.top == 1"]), ("a.top == 1 @1000", ["a.top == 1"]),
    ("a.top == 1 @ high", ["a.top == 1 @ 750"]), ("a.top == 1 @ low", ["a.top == 1 @ 250"]),
    ("a.top == 1 @ fitting", ["a.top == 1 @ 50"]),
    ("a.top == 1 @ 0.001", ["a.top == 1 @ 0.001"]),
  ])
  func `is read and printed in canonical form`(text: String, canonical: [String]) {
    #expect(Self.scene.canonical(text) == canonical)
  }

  @Test(arguments: [
    ("", "1:1 expected a number or an anchor such as `view.width`, found the end"),
    ("a", "1:2 expected `.` and an attribute after the name, found the end"),
    ("a.", "1:3 expected an attribute, found the end"),
    ("a.top", "1:6 expected `==`, `<=` or `>=`, found the end"),
    ("a.top = 3", "1:7 expected `==`, `<=` or `>=`, found `=`"),
    ("a.top < 3", "1:7 expected `==`, `<=` or `>=`, found `<`"),
    ("a.top == ", "1:10 expected a number or an anchor such as `view.width`, found the end"),
    ("a.top == 3 3", "1:12 expected `*`, `/`, `+`, `-`, a relation, `@` or the end, found `3`"),
    ("a.top == b.top b", "1:16 expected `*`, `/`, `+`, `-`, a relation, `@` or the end, found `b`"),
    ("a.top == 2 *", "1:13 expected a number or an anchor such as `view.width`, found the end"),
    ("a.top == b.top * c.top", "1:18 expected a number, found `c`"),
    ("a.top == 2 * b.top * c.top", "1:22 expected a number, found `c`"),
    ("a.top == 2 / c.top", "1:14 expected a number, found `c`"),
    (
      "a.top == b.top * (c.top + 1)",
      "1:18 one factor of a product has anchors, the others are numbers"
    ),
    ("a.top == 2 / (c.top + 1)", "1:14 a divisor is a number and has no anchor"),
    ("a.top == (b.top", "1:16 expected `*`, `/`, `+`, `-` or `)`, found the end"),
    ("a.top == (b.top == 3)", "1:17 expected `*`, `/`, `+`, `-` or `)`, found `=`"),
    ("a.top == b.top) / 2", "1:15 this `)` closes nothing"),
    ("a.top) == b.top", "1:6 expected `==`, `<=` or `>=`, found `)`"),
    ("a.top == ()", "1:11 expected a number or an anchor such as `view.width`, found `)`"),
    (
      "a.top == 2 (b.top)",
      "1:12 expected `*`, `/`, `+`, `-`, a relation, `@` or the end, found `(`"
    ),
    ("(a).top == 3", "1:3 expected `.` and an attribute after the name, found `)`"),
    (
      "a.width == (b.width + c.width) / 2",
      "1:23 a side has one anchor, or the difference of two such as `b.top - a.bottom`"
    ),
    (
      "a.width == 2 * (b.left - a.right) - c.left",
      "1:37 a side has at most two anchors, this is a third"
    ),
    (
      "a.top == b.top + c.top",
      "1:18 a side has one anchor, or the difference of two such as `b.top - a.bottom`"
    ),
    (
      "a.top == 2 * b.top - c.top",
      "1:22 a side has one anchor, or the difference of two such as `b.top - a.bottom`"
    ),
    ("a.top == b.top - c.top - d.top", "1:26 a side has at most two anchors, this is a third"),
    ("a.top == b.top / 0", "1:18 an anchor cannot be divided by 0"),
    ("a.top == b.top / (2 - 2)", "1:18 an anchor cannot be divided by 0"),
    ("a.top == (b.top - 3) / -0", "1:24 an anchor cannot be divided by 0"),
    ("a.top == b.top + 3 / 0", "1:22 a number cannot be divided by 0"),
    ("a.top == 0 / 0", "1:14 a number cannot be divided by 0"),
    ("1 == 2", "1:1 expected an anchor such as `view.width` on one side of the relation"),
    ("a.top == 1 == 2", "1:10 expected an anchor such as `view.width` on one side of the relation"),
    ("a.top == b.top == c.top == d.top", "1:25 a chain has two relations, this is a third"),
    ("a.top == 01", "1:10 a number does not start with a needless 0"),
    ("a.top == 1.", "1:12 expected a digit after the decimal point"),
    ("a.top == 1e", "1:12 expected a digit in the exponent"),
    ("a.top == .5", "1:10 expected a number or an anchor such as `view.width`, found `.`"),
    ("a.top == +5", "1:10 expected a number or an anchor such as `view.width`, found `+`"),
    ("a.top == 1e400", "1:10 numbers are limited to a magnitude of 1000000000000"),
    (
      "a.top == 1e10 * b.top",
      "1:10 factors are limited to a magnitude of 1000000000 and not below 1e-9"
    ),
    ("a.top == 1e308 * 1e308", "1:10 numbers are limited to a magnitude of 1000000000000"),
    ("a.top == (b.top + 1e9) * 1e9", "1:10 numbers are limited to a magnitude of 1000000000000"),
    (
      "a.top == b.top / 1e5 / 1e5",
      "1:24 factors are limited to a magnitude of 1000000000 and not below 1e-9"
    ),
    ("a.top == 1 @ 0", "1:14 a priority is above 0 and at most 1000, not 0"),
    ("a.top == 1 @ 1001", "1:14 a priority is above 0 and at most 1000, not 1001"),
    (
      "a.top == 1 @ hihg",
      "1:14 expected a priority: a number above 0 and up to 1000, or `required`, `high`, `low` "
        + "or `fitting`, found `hihg`"
    ),
    ("a.top == 1 @ 5 6", "1:16 expected the end, found `6`"),
    ("'a.top == 1", "1:1 this quoted name does not end"),
    ("a b.top == 1", "1:3 expected `.` and an attribute after the name, found `b`"),
    ("zf0-Gm.top == 1", "1:1 a name with a hyphen is quoted: write `'zf0-Gm'`"),
    ("zf0-.top == 1", "1:4 expected `.` and an attribute after the name, found `-`"),
    // Columns count Unicode scalars, lines count from 1.
    ("'né🙂'.top = 1", "1:11 expected `==`, `<=` or `>=`, found `=`"),
    ("a.top\n  == é", "2:6 expected a number or an anchor such as `view.width`, found `é`"),
  ])
  func `that is invalid has an error with its position and what was expected`(
    text: String, message: String
  ) {
    #expect(error(text) == message)
  }

  @Test func `an unknown attribute or area is reported by its range, not as a syntax error`() throws
  {
    let read = try read("a.tpo == b.margin.left").get()
    #expect(read.first.anchor?.unknown?.expected == .attribute)
    #expect(read.first.anchor?.unknown?.range == 2..<5)
    #expect(read.second.anchor?.unknown?.expected == .area)
    #expect(read.second.anchor?.unknown?.range == 11..<17)
  }

  @Test func `a relation that lacks its second sign suggests it`() {
    guard case .failure(let error) = read("a.top > 3") else {
      Issue.record("it was read")
      return
    }
    #expect(error.suggestion == ">=" && error.length == 1)
  }

  @Test func `is limited in length, and long text within the limit is parsed`() {
    let long = "a.top == 1 #" + String(repeating: "x", count: LayoutLimits.textBytes)
    #expect(error(long) == "1:1 a constraint's text is limited to 1048576 bytes")
    let sum = "a.top == 1" + String(repeating: " + 1", count: 100_000)
    #expect(Self.scene.canonical(sum) == ["a.top == 100001"])
    let signs = "a.top == " + String(repeating: "-", count: 100_000)
    #expect(error(signs) != nil)
  }

  @Test func `parentheses are limited in depth, and are read up to the limit`() {
    func nested(_ depth: Int) -> String {
      "a.width == " + String(repeating: "(", count: depth) + "b.width + 1"
        + String(repeating: ") * 1", count: depth)
    }
    #expect(LayoutLimits.textDepth == 64)
    #expect(Self.scene.canonical(nested(64)) == ["a.width == b.width + 1"])
    #expect(error(nested(65)) == "1:76 parentheses are limited to a depth of 64")
    let open = "a.width == " + String(repeating: "(", count: 1_000_000)
    #expect(error(open) == "1:76 parentheses are limited to a depth of 64")
    // Adjacent parentheses do not count as nesting.
    let wide = "a.width == 0" + String(repeating: " + (1)", count: 100_000)
    #expect(Self.scene.canonical(wide) == ["a.width == 100000"])
  }

  @Test func `any bytes parse as a constraint or give an error`() {
    var random = SystemRandomNumberGenerator()
    let alphabet = Array("ab.'=<>+-*/()@#0123456789eE \n_topwidhlf\u{0}é".utf8)
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0..<24, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? 0
      }
      do throws(TextError) {
        _ = try ConstraintTextParser.constraint(bytes.span)
        _ = try ConstraintTextParser.anchor(bytes.span)
        _ = try ConstraintTextParser.path(bytes.span)
      } catch {
        #expect(error.offset >= 0 && error.offset <= bytes.count)
      }
    }
  }
}
