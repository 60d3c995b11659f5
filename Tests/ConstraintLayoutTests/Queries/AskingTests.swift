import ConstraintSolver
import ConstraintLayout
import TestSupport
import Testing

struct `Questions about a layout` {
  let screen = View("screen", width: 300, height: 200)
  let title = View("title", intrinsicSize: .init(width: 120, height: 20))
  let card = View("card")
  let text = View("text", intrinsicSize: .init(width: 180, height: 40))

  init() {
    screen.addSubviews(title, card)
    card.addSubview(text)
    title.layout {
      $0.top == screen.top + 16
      $0.leading == screen.leading + 16
      $0.trailing <= screen.trailing
    }
    card.layout {
      $0.top == title.bottom + 12
      $0.leading == title.leading
      text.edges == $0.edges.inset(by: 8)
    }
  }

  func members(_ element: LayoutElement, _ axis: Axis) throws -> [String] {
    try LiveLayout(screen).constraintsAffecting(element, on: axis).map(\.description)
  }

  @Test func `the constraints that settle a view are those without which it moves`() throws {
    #expect(
      try members(card, .horizontal) == [
        "title.leading == screen.leading + 16", "card.leading == title.leading",
        "text.leading == card.leading + 8", "text.trailing == card.trailing - 8",
        "text hugging.horizontal", "text compressionResistance.horizontal",
      ])
    #expect(
      try members(title, .vertical) == [
        "title.top == screen.top + 16", "title hugging.vertical",
        "title compressionResistance.vertical",
      ])
  }

  @Test func `a limit that is not reached does not count, one that is does`() throws {
    let limit = (title.width <= 500).activated()
    #expect(try !members(title, .horizontal).contains(limit.text))
    limit.constant = 100
    #expect(try members(title, .horizontal).contains(limit.text))
    #expect(try !members(title, .horizontal).contains("title hugging.horizontal"))
  }

  @Test func `an ambiguous view is told what would settle it where it is`() throws {
    let badge = View("badge", width: 30)
    screen.addSubview(badge)
    (badge.top == card.top).activated()
    let layout = LiveLayout(screen)
    let before = try layout.checked()
    #expect(before.ambiguous.map(\.name) == ["badge"])
    let texts = try layout.constraintsSettling(badge)
    #expect(texts.count == 2)
    try screen.constraints(texts).activated()
    let after = try layout.checked()
    #expect(after.ambiguous.isEmpty)
    #expect(after[badge] == before[badge])
    #expect(try layout.constraintsSettling(card).isEmpty)
  }

  @Test func `a fitting size is what is in the view, whatever is around it`() throws {
    (card.width == screen.width).activated()
    let layout = LiveLayout(screen)
    #expect(try layout.fittingSize(of: card) == Size(width: 196, height: 56))
    #expect(
      try layout.fittingSize(of: card, width: .fixed(100)) == Size(width: 100, height: 56))
    let error = #expect(throws: LiveLayoutError.self) {
      try layout.fittingSize(of: card, width: .fixed(10))
    }
    #expect("\(try #require(error))".contains("text.leading == card.leading + 8"))
    #expect(try layout.fittingSize(of: View("stray")) == nil)
  }

  @Test func `expanding reaches a limit, or ten thousand`() throws {
    let box = View("box")
    screen.addSubview(box)
    (box.width <= 300).activated()
    let layout = LiveLayout(screen)
    #expect(
      try layout.fittingSize(of: box, width: .expanded, height: .expanded)
        == Size(width: 300, height: 10_000))
    #expect(try layout.fittingSize(of: box) == Size(width: 0, height: 0))
  }

  @Test func `a stack fits its views, and wrapping text its width`() throws {
    let stack = View("stack", stack: .init(axis: .vertical, spacing: 4))
    let wrapping = View(
      "wrapping",
      intrinsicSize: .init(
        width: 200,
        heightForWidth: .init([
          .init(width: 100, height: 40), .init(width: 200, height: 20),
        ])))
    stack.addSubview(wrapping)
    stack.addSubview(View("line", height: 1))
    screen.addSubview(stack)
    let layout = LiveLayout(screen)
    #expect(try layout.fittingSize(of: stack) == Size(width: 200, height: 25))
    #expect(try layout.fittingSize(of: stack, width: .fixed(100)) == Size(width: 100, height: 45))
  }

  @Test func `what a stack wants does not settle a view that has its own place`() throws {
    let stack = View("stack", stack: .init(distribution: .equalCentering))
    let view = View("view", x: 33, intrinsicSize: .init(width: 0))
    stack.addSubviews(view, View("other"))
    let layout = LiveLayout(stack, options: .init(onConflict: .breakInOrder))
    #expect(
      try layout.constraintsAffecting(view, on: .horizontal).map(\.description)
        == ["view x", "view hugging.horizontal"])
  }

  @Test func `in random sets the constraints that are named settle the element without the others`()
    throws
  {
    var random = SplitMix64(seed: 21)
    var asked = 0
    for _ in 0..<60 {
      let tree = `Operators and text`.Tree()
      // Each view hangs on one before it; the others pull at it.
      for (number, view) in tree.views.enumerated() {
        let other = ([tree.screen] + tree.views)[Int.random(in: 0...number, using: &random)]
        view.layout {
          $0.leading == other.leading + Double.random(in: 0...50, using: &random) ~ .high
          $0.top == other.top + Double.random(in: 0...50, using: &random) ~ .high
        }
      }
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        `Operators and text`.constraint(tree.elements, &random, isMild: true).activated()
      }
      let layout = LiveLayout(tree.screen)
      let solved = try layout.checked()
      let view = tree.views[0]
      guard !solved.ambiguous.contains(where: { $0 === view }), let before = solved[view] else {
        continue
      }
      asked += 1
      let found = try Axis.allCases.flatMap { try layout.constraintsAffecting(view, on: $0) }
      let kept = found.compactMap { member -> Constraint? in
        if case .constraint(let constraint) = member { constraint } else { nil }
      }
      for constraint in tree.screen.elements.flatMap(\.constraints)
      where !kept.contains(where: { $0 === constraint }) {
        constraint.isActive = false
      }
      let after = try #require(try layout.checked()[view])
      for (a, b) in [(before.x, after.x), (before.y, after.y), (before.width, after.width)] {
        #expect(abs(a - b) < 1e-3 * (1 + abs(a)), "\(kept)")
      }
    }
    #expect(asked > 20)
  }
}
