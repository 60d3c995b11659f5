import ConstraintSolver
import ConstraintLayout
import TestSupport
import Testing

struct Explanations {
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

  @Test func `an explanation is a minimal set of constraints that determines the frame`() throws {
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

  @Test func `inequalities count only if they are binding`() throws {
    let limit = (title.width <= 500).activated()
    #expect(try !members(title, .horizontal).contains(limit.text))
    limit.constant = 100
    #expect(try members(title, .horizontal).contains(limit.text))
    #expect(try !members(title, .horizontal).contains("title hugging.horizontal"))
  }

  @Test func `suggested constraints make an ambiguous frame unique and keep it`() throws {
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

  @Test func `optional rules of a stack are no part of an explanation that does not need them`()
    throws
  {
    let stack = View("stack", stack: .init(distribution: .equalCentering))
    let view = View("view", x: 33, intrinsicSize: .init(width: 0))
    stack.addSubviews(view, View("other"))
    let layout = LiveLayout(stack, options: .init(onConflict: .breakInOrder))
    #expect(
      try layout.constraintsAffecting(view, on: .horizontal).map(\.description)
        == ["view x", "view hugging.horizontal"])
  }

  @Test func `in random sets the explaining constraints determine the element without the others`()
    throws
  {
    var random = SplitMix64(seed: 21)
    var explained = 0
    for _ in 0..<60 {
      let tree = `Operators and text`.Tree()
      // Each view depends on a previous one; optional constraints compete.
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
      explained += 1
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
    #expect(explained > 20)
  }
}
