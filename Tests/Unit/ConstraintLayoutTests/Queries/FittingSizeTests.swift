import ConstraintSolver
import ConstraintLayout
import Testing

struct `Fitting sizes` {
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

  @Test func `a fitting size depends only on the contents of the view`() throws {
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

  @Test func `an expanded size is limited by the constraints, or to 10,000 points`() throws {
    let box = View("box")
    screen.addSubview(box)
    (box.width <= 300).activated()
    let layout = LiveLayout(screen)
    #expect(
      try layout.fittingSize(of: box, width: .expanded, height: .expanded)
        == Size(width: 300, height: 10_000))
    #expect(try layout.fittingSize(of: box) == Size(width: 0, height: 0))
  }

  @Test func `a stack fits its views, and wrapping text adapts to the width`() throws {
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
}
