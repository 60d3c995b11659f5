import ConstraintSolver
import ConstraintLayout
import TestSupport
import Testing

struct `Visual formats` {
  let screen = View("super", width: 320, height: 480)

  init() {
    for name in [
      "a", "b", "button", "textField", "purpleBox", "topField", "bottomField", "maroonView",
      "blueView", "button1", "button2", "flexibleButton", "find", "findNext", "findField", "a b",
    ] {
      screen.addSubview(View(name, intrinsicSize: .init(width: 40, height: 20)))
    }
  }

  func texts(
    _ format: String, metrics: [String: Double] = [:], align: [Attribute] = [],
    direction: VisualDirection = .leadingToTrailing
  ) throws -> [String] {
    try screen.constraints(
      visual: format, metrics: metrics, align: align, direction: direction
    ).map(\.text)
  }

  static let examples: [(String, [String])] = [
    ("[button]-[textField]", ["textField.leading == button.trailing + 8"]),
    ("[button(>=50)]", ["button.width >= 50"]),
    (
      "|-50-[purpleBox]-50-|",
      ["purpleBox.leading == super.leading + 50", "super.trailing == purpleBox.trailing + 50"]
    ),
    ("V:[topField]-10-[bottomField]", ["bottomField.top == topField.bottom + 10"]),
    ("[maroonView][blueView]", ["blueView.leading == maroonView.trailing"]),
    ("[button(100@20)]", ["button.width == 100 @ 20"]),
    ("[button1(==button2)]", ["button1.width == button2.width"]),
    (
      "[flexibleButton(>=70,<=100)]",
      ["flexibleButton.width >= 70", "flexibleButton.width <= 100"]
    ),
    (
      "|-[find]-[findNext]-[findField(>=20)]-|",
      [
        "find.leading == super.leading + 20", "findNext.leading == find.trailing + 8",
        "findField.leading == findNext.trailing + 8", "findField.width >= 20",
        "super.trailing == findField.trailing + 20",
      ]
    ),
    (
      "H:|-[a(==b,>=40@750)]-8-[b]-|",
      [
        "a.leading == super.leading + 20", "a.width == b.width", "a.width >= 40 @ 750",
        "b.leading == a.trailing + 8", "super.trailing == b.trailing + 20",
      ]
    ),
  ]

  @Test(arguments: examples)
  func `the published examples make the usual constraints`(
    format: String, expected: [String]
  ) throws {
    #expect(try texts(format) == expected)
  }

  @Test func `distances have relations and priorities in parentheses`() throws {
    #expect(
      try texts("V:|[a]-(>=4,<=20@500,-3.5@1)-[b]|") == [
        "a.top == super.top", "b.top >= a.bottom + 4", "b.top <= a.bottom + 20 @ 500",
        "b.top == a.bottom - 3.5 @ 1", "super.bottom == b.bottom",
      ])
  }

  @Test func `metrics are numbers and priorities, and hide views of the same name`() throws {
    #expect(
      try texts("|-pad-[a(w@p,b)]-(>=pad@p)-[b]", metrics: ["pad": 3, "w": 50, "p": 250]) == [
        "a.leading == super.leading + 3", "a.width == 50 @ 250", "a.width == b.width",
        "b.leading >= a.trailing + 3 @ 250",
      ])
    #expect(try texts("[a(b)]", metrics: ["b": 7]) == ["a.width == 7"])
  }

  @Test func `numbers have the syntax of C`() throws {
    let written = [
      ".5", "5.", "007", "+3", "1e2", "1E-1", "-2", "0x1F", "0X1f", "-0x10", "0x.8", "0xA.",
      "0x1p4",
      "0x1.8P+1", "0x8p-2",
    ]
    let read = [
      "0.5", "5", "7", "3", "100", "0.1", "-2", "31", "31", "-16", "0.5", "10", "16", "3", "2",
    ]
    for (text, number) in zip(written, read) {
      #expect(try texts("[a(\(text))]") == ["a.width == \(number)"])
    }
  }

  @Test func `alignments join every view to the first, across the row`() throws {
    #expect(
      try texts("[a][b][find]", align: [.top, .firstBaseline]) == [
        "b.leading == a.trailing", "find.leading == b.trailing", "b.top == a.top",
        "find.top == a.top", "b.firstBaseline == a.firstBaseline",
        "find.firstBaseline == a.firstBaseline",
      ])
    #expect(
      try texts("V:[a][b]", align: [.centerX]) == [
        "b.top == a.bottom", "b.centerX == a.centerX",
      ])
  }

  @Test func `rows run in the requested direction`() throws {
    #expect(
      try texts("|-4-[a]-(>=8)-[b]|", direction: .leftToRight) == [
        "a.left == super.left + 4", "b.left >= a.right + 8", "super.right == b.right",
      ])
    #expect(
      try texts("|-4-[a]-(>=8)-[b]|", direction: .rightToLeft) == [
        "a.right == super.right - 4", "b.right <= a.left - 8", "super.left == b.left",
      ])
  }

  @Test func `names that are not plain are quoted, and white space is insignificant`() throws {
    #expect(
      try texts(" H : | - [ 'a b' ( >= 3 ) ] ") == [
        "'a b'.leading == super.leading + 20", "'a b'.width >= 3",
      ])
  }

  static let errors: [(String, Int, String)] = [
    ("", 0, "expected a view"), ("|", 1, "expected a view"), ("|-|", 2, "expected a view"),
    ("X:[a]", 0, "expected `H:`, `V:`"), ("H[a]", 1, "`:` after the orientation"),
    ("[a", 2, "`(` or `]`"), ("[]", 1, "the name of a view"), ("[a(]", 3, "a number, a metric"),
    ("[a(3]", 4, "`,` or `)`"), ("[a(3))]", 5, "`]`"), ("[a(=3)]", 3, "expected `==`"),
    ("[a]-", 4, "a view, `|`, a distance"), ("[a]--[b]", 4, "a view, `|`, a distance"),
    ("[a]-8[b]", 5, "`-` after the distance"), ("[a]-8@5-[b]", 5, "in parentheses"),
    ("[a]-(8-[b]", 6, "`,` or `)`"), ("[a]|[b]", 4, "the end after `|`"),
    ("[zebra]", 1, "no view or guide"), ("[a(zebra)]", 3, "no metric, view or guide"),
    ("[a]-zebra-[b]", 4, "no metric"), ("[a(3@0)]", 5, "above 0 and at most 1000"),
    ("[a(3@1001)]", 5, "above 0 and at most 1000"), ("[a(3@zebra)]", 5, "no metric"),
    ("[a]-(b)-[b]", 5, "no metric"), ("[a(1e13)]", 3, "limited to a magnitude"),
    ("|[super]", 0, "which is in none"), ("[super]|", 7, "which is in none"),
    ("[a]x", 3, "expected a view"), ("[a(3@)]", 5, "a number, a name or a metric"),
    ("[a('b)]", 3, "does not end"), ("ä[a]", 0, "expected a view"), ("[a(0x)]", 4, "`,` or `)`"),
    ("[a(0xg)]", 4, "`,` or `)`"), ("[a(0x1p)]", 6, "`,` or `)`"), ("[a(1e)]", 4, "`,` or `)`"),
    ("[a(0xFFFFFFFFFFF)]", 3, "limited to a magnitude"), ("[a(inf)]", 3, "no metric"),
    ("[a(0x1p99999999999999999999)]", 3, "limited to a magnitude"),
  ]

  @Test(arguments: errors)
  func `an error has a message and an offset`(format: String, offset: Int, message: String) {
    let error = #expect(throws: TextError.self) { try texts(format) }
    #expect(error?.offset == offset)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test func `an alignment along the row is an error`() {
    #expect(throws: TextError.self) { try texts("[a][b]", align: [.leading]) }
    #expect(throws: TextError.self) { try texts("V:[a][b]", align: [.top]) }
    #expect(throws: TextError.self) { try texts("[a][b]", align: [.width]) }
  }

  @Test func `huge and random strings give constraints or an error`() throws {
    let many = String(repeating: "[a]-", count: 200_000) + "[a]"
    #expect(try screen.constraints(visual: many).count == 200_000)
    #expect(throws: TextError.self) {
      try screen.constraints(visual: String(repeating: "(", count: 1 << 20))
    }
    #expect(throws: TextError.self) {
      try screen.constraints(visual: "[a(" + String(repeating: "1,", count: 1 << 19) + "1)]")
    }
    var random = SplitMix64(seed: 5)
    let parts = [
      "[a]", "[b(8)]", "|-", "-8-",
      "H:", "V:", "|", "-", "[", "]", "(", ")", "a", "b", "8", ",", "@", ">=", "'", "é", "\0",
    ]
    var made = 0
    for _ in 0..<20_000 {
      let count = Int.random(in: 0..<12, using: &random)
      let text = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      made += (try? screen.constraints(visual: text).count) ?? 0
    }
    #expect(made > 0)
  }
}
