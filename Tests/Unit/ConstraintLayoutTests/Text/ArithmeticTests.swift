import ConstraintLayout
import TestSupport
import Testing

/// Random arithmetic in constraint text, verified by an evaluation without the parser and by the
/// operators.
struct `Arithmetic in constraint text` {
  /// A text with one quantity in it, and its value.
  struct Expression {
    /// The precedence of the outermost operation.
    enum Shape { case sum, product, operand }

    var text: String
    var shape: Shape
    /// The value as a function of the quantity.
    var value: (Double) -> Double

    /// The text as an operand of a product.
    var operand: String { shape == .operand ? text : "(\(text))" }
    /// The text as an operand of a sum, or as the dividend of a quotient.
    var product: String { shape == .sum ? "(\(text))" : text }
  }

  static func number(_ random: inout SplitMix64) -> (text: String, value: Double) {
    let numbers: [(String, Double)] = [
      ("2", 2), ("3", 3), ("0.5", 0.5), ("-4", -4), ("1e1", 10), ("(1 + 2 * 3)", 7),
      ("(-(2 - 5))", 3), ("7.25", 7.25),
    ]
    return numbers.randomElement(using: &random)!
  }

  static func expression(_ quantity: String, _ random: inout SplitMix64) -> Expression {
    var made = Expression(
      text: quantity, shape: quantity.contains("-") ? .sum : .operand, value: { $0 })
    for _ in 0..<Int.random(in: 0...7, using: &random) {
      let (before, value) = (made, made.value)
      let (text, number) = Self.number(&random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        made = .init(text: "\(before.text) + \(text)", shape: .sum) { value($0) + number }
      case 1:
        made = .init(text: "\(text) - \(before.product)", shape: .sum) { number - value($0) }
      case 2:
        made = .init(text: "\(text) * \(before.operand)", shape: .product) { number * value($0) }
      case 3:
        made = .init(text: "\(before.product) * \(text)", shape: .product) { value($0) * number }
      case 4, 5:
        made = .init(text: "\(before.product) / \(text)", shape: .product) { value($0) / number }
      case 6:
        made = .init(text: "-\(before.operand)", shape: .sum) { -value($0) }
      default:
        made = .init(text: "(\(before.text))", shape: .operand, value: value)
      }
    }
    return made
  }

  @Test func `a side is worth what its operations give`() throws {
    var random = SplitMix64(seed: 21)
    for _ in 0..<4_000 {
      let quantity = ["a.width", "b.left - a.right"].randomElement(using: &random)!
      let made = Self.expression(quantity, &random)
      let bytes = Array("\(made.text) == 1".utf8)
      let side = try ConstraintTextParser.constraint(bytes.span).first
      #expect((side.origin != nil) == quantity.contains("-"))
      for worth in [0, 1, -17.5, 400] {
        // A negative multiple of a distance reads as a multiple of the opposite distance.
        let isOpposite = side.origin != nil && side.anchor?.attribute == .right
        let read = side.factor * (isOpposite ? -worth : worth) + side.constant
        let expected = made.value(worth)
        #expect(abs(read - expected) <= 1e-9 * max(1, abs(expected)), "\(made.text)")
      }
    }
  }

  @Test func `operators give the same numbers, to the last digit`() throws {
    let screen = View("screen")
    let (a, b) = (View("a"), View("b"))
    screen.addSubviews(a, b)
    var random = SplitMix64(seed: 22)
    for _ in 0..<2_000 {
      let isDistance = Bool.random(using: &random)
      var anchor = isDistance ? b.left - a.right : b.width
      var text = isDistance ? "(b.left - a.right)" : "b.width"
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let number = Double(Int.random(in: -9...9, using: &random)) / 4 + 0.1
        switch Int.random(in: 0..<5, using: &random) {
        case 0: (anchor, text) = (anchor + number, "(\(text) + \(number))")
        case 1: (anchor, text) = (anchor - number, "(\(text) - \(number))")
        case 2: (anchor, text) = (anchor * number, "\(text) * \(number)")
        case 3: (anchor, text) = (anchor / number, "\(text) / \(number)")
        default: (anchor, text) = (-anchor, "(-\(text))")
        }
      }
      let made = a.width == anchor
      let read = try screen.constraints("a.width == \(text)")
      #expect(read.map(\.text) == [made.text], "\(text)")
      let again = try screen.constraints(made.text)
      #expect(again.map(\.text) == [made.text], "\(text)")
    }
  }

  @Test func `thirds and halves of a width are solved alike in Swift and in text`() throws {
    func solved(_ constraints: (View, View) throws -> [Constraint]) throws -> Frame? {
      let screen = View("screen", width: 390, height: 100)
      let label = View("label", x: 0, y: 0, height: 10)
      screen.addSubview(label)
      try constraints(screen, label).activated()
      return try LiveLayout(screen).checked()[label]
    }
    let cases: [((View, View) -> Constraint, String, Double)] = [
      ({ $1.width == $0.widthAnchor / 2 }, "label.width == screen.width / 2", 195),
      ({ $1.width == $0.width / 3 * 2 }, "label.width == screen.width / 3 * 2", 260),
      ({ $1.width == ($0.width - 32) / 2 }, "label.width == (screen.width - 32) / 2", 179),
      ({ $1.width * 3 == 2 * ($0.width + 6) }, "label.width * 3 == 2 * (screen.width + 6)", 264),
    ]
    for (operators, text, width) in cases {
      #expect(try solved { [operators($0, $1)] }?.width == width)
      #expect(try solved { view, _ in try view.constraints(text) }?.width == width)
    }
  }

  @Test func `an anchor divided by zero is an error that says so`() throws {
    let screen = View("screen", width: 390, height: 100)
    let zero = 0.0
    for constraint in [
      screen.height == screen.width / zero, screen.width / zero * 2 <= 3,
      screen.height >= (screen.right - screen.left) / -zero, (screen.size / zero == screen.size)[0],
      (screen.width - 4).constraint(equalTo: -(screen.height / zero) + 1),
    ] {
      constraint.isActive = true
      let error = #expect(throws: LiveLayoutError.self) { try LiveLayout(screen).solve() }
      #expect(error?.description.hasSuffix("an anchor cannot be divided by 0") == true)
      constraint.isActive = false
    }
    #expect(throws: TextError.self) { try screen.constraints("screen.width == screen.height / 0") }
  }
}
