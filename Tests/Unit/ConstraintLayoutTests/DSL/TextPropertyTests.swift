import ConstraintSolver
import ConstraintLayout
import TestSupport
import Testing

/// Random constraints made by operators and by text.
struct `Operators and text` {
  static let names = ["screen", "a", "zf0-Gm-p4F", "it's", "né🙂", "1st"]

  struct Tree {
    var screen = View(names[0], width: 320, height: 480)
    var views: [View] = []
    var elements: [LayoutElement] { [screen] + views + screen.guides }

    init() {
      for name in names.dropFirst() {
        let view = View(name, intrinsicSize: .init(width: 60, height: 20))
        screen.addSubview(view)
        views.append(view)
      }
      screen.addGuide(LayoutGuide("guide"))
      screen.addGuide(LayoutGuide("inset guide", insets: .init(top: 1, left: 2)))
    }
  }

  /// A constraint made by operators. With `isMild` it is optional, so that sets are feasible.
  static func constraint(
    _ elements: [LayoutElement], _ random: inout SplitMix64, isMild: Bool = false
  ) -> Constraint {
    func pick<T>(_ list: [T]) -> T { list[Int.random(in: list.indices, using: &random)] }
    func number() -> Double {
      pick([0, 1, -8, 20.5, Double.random(in: -50...50, using: &random)])
    }
    func side<K>(_ anchor: LayoutAnchor<K>) -> LayoutAnchor<K> {
      switch Int.random(in: 0..<7, using: &random) {
      case 0: anchor
      case 1: anchor + number()
      case 2: anchor - number()
      case 3: 2 * anchor + number()
      case 4: number() + anchor / 3
      case 5: number() - anchor
      default: -anchor * 0.1
      }
    }
    func relate<K>(_ a: LayoutAnchor<K>, _ b: LayoutAnchor<K>) -> Constraint {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: side(a) == side(b)
      case 1: side(a) <= side(b)
      case 2: side(a) >= side(b)
      case 3: side(a) == number()
      case 4: number() <= side(a)
      default: a >= number()
      }
    }
    let (a, b) = (LayoutProxy(view: pick(elements)), LayoutProxy(view: pick(elements)))
    let made: Constraint =
      switch Int.random(in: 0..<8, using: &random) {
      case 6:
        relate(
          pick([b.leading - a.trailing, a.top - b.firstBaseline, b.left - a.right]),
          pick([a.width, b.bottom - a.bottom, b.centerX - a.centerX]))
      case 7: relate(a.height, 0.5 * (b.trailing - a.leading))
      case 0: relate(pick([a.leading, a.trailing]), pick([b.leading, b.trailing]))
      case 1: relate(pick([a.left, a.right]), pick([b.left, b.right]))
      case 2: side(a.centerX) == side(pick([b.leading, b.trailing]))
      case 3: relate(pick([a.top, a.bottom, a.firstBaseline]), pick([b.centerY, b.lastBaseline]))
      case 4:
        (a.element as? View).map { relate($0.margins.width, $0.safeArea.height) }
          ?? relate(a.width, b.height)
      default: relate(pick([a.width, a.height]), pick([b.width, b.height]))
      }
    if isMild { return made ~ Double(Int.random(in: 1...999, using: &random)) }
    return Bool.random(using: &random)
      ? made : made ~ Double.random(in: 0.001...1000, using: &random)
  }

  @Test func `printing, parsing and printing again gives the same text`() throws {
    let tree = Tree()
    var random = SplitMix64(seed: 11)
    for _ in 0..<3_000 {
      let text = Self.constraint(tree.elements, &random).text
      let again = try tree.screen.constraints(text)
      #expect(again.map(\.text) == [text])
    }
  }

  @Test func `sets made either way have equal solutions`() throws {
    var random = SplitMix64(seed: 12)
    for _ in 0..<60 {
      let (first, second) = (Tree(), Tree())
      let count = Int.random(in: 1...12, using: &random)
      let made = (0..<count).map { _ in
        Self.constraint(first.elements, &random, isMild: true)
      }.activated()
      try second.screen.constraints(made.map(\.text)).activated()
      let solutions = try [first, second].map { try LiveLayout($0.screen).checked().solution }
      #expect(solutions[0] == solutions[1], "\(made)")
    }
  }

  @Test func `a chain parses as two constraints`() throws {
    let texts = try Tree().screen.constraints("0 <= a.top <= 20 @ low").map(\.text)
    #expect(texts == ["a.top >= 0 @ 250", "a.top <= 20 @ 250"])
  }

  @Test(arguments: [
    ("a.top = 3", 6), ("a.tip == 3", 2), ("b.top == 3", 0), ("a.top == screen.left", 0),
    ("guide.margins.top == 3", 0), ("a.top == ", 9),
  ])
  func `errors have an offset in the text`(text: String, offset: Int) {
    let error = #expect(throws: TextError.self) { try Tree().screen.constraints(text) }
    #expect(error?.offset == offset)
  }
}
