import ConstraintSolver
import ConstraintLayout
import Testing
import TrellisTesting

struct `Live layouts` {
  let screen = View("screen", width: 300, height: 200)
  let box = View("box", y: 0, height: 10)

  init() { screen.addSubview(box) }

  @Test func `numbers of constraints can change between solves`() throws {
    let gap = (box.leading == screen.leading + 20).named("gap")
    let width = box.width == screen.width * 0.5
    let layout = LiveLayout(screen)
    Constraint.activate([gap, width])
    #expect(try layout.checked()[box] == Frame(x: 20, y: 0, width: 150, height: 10))
    gap.constant = 40
    #expect(try layout.checked()[box] == Frame(x: 40, y: 0, width: 150, height: 10))
    width.multiplier = 0.25
    #expect(try layout.checked()[box] == Frame(x: 40, y: 0, width: 75, height: 10))
    box.given.height = 30
    #expect(try layout.checked()[box] == Frame(x: 40, y: 0, width: 75, height: 30))
    #expect(gap.identifier == "gap")
  }

  @Test func `constraints can be deactivated, and priorities changed`() throws {
    let layout = LiveLayout(screen)
    box.layout {
      $0.leading == screen.leading
      $0.width == 100 ~ .high
    }
    let wide = (box.width == 200 ~ .low).activated()
    #expect(try layout.checked()[box]?.width == 100)
    #expect(
      try layout.checked().unsatisfied.map(\.member.description) == ["box.width == 200 @ 250"])
    wide.priority = .required
    #expect(try layout.checked()[box]?.width == 200)
    wide.isActive = false
    #expect(try layout.checked()[box]?.width == 100)
    wide.isActive = true
    wide.isActive = true
    #expect(box.constraints.count == 3)
    #expect(try layout.checked()[box]?.width == 200)
  }

  @Test func `after a conflict the next edit can make the layout feasible`() throws {
    box.layout { $0.leading == screen.leading }
    let width = (box.width == 100).activated()
    let least = (box.width >= 50).activated()
    let layout = LiveLayout(screen)
    _ = try layout.checked()
    width.constant = 20
    let error = #expect(throws: LiveLayoutError.self) { try layout.checked() }
    #expect("\(try #require(error))" == "these cannot all hold: box.width == 20, box.width >= 50")
    #expect(layout.conflicts.first?.count == 2)
    least.constant = 10
    #expect(try layout.checked()[box]?.width == 20)
    #expect(layout.conflicts.isEmpty)
  }

  @Test func `a removed view keeps its inner constraints and deactivates those to outside`() throws
  {
    let inner = View("inner")
    box.addSubview(inner)
    let kept = (inner.width == box.width).activated()
    let crossing = (inner.height == screen.height).activated()
    box.removeFromSuperview()
    #expect(kept.isActive)
    #expect(!crossing.isActive)
    #expect(screen.constraints.isEmpty)
    #expect(box.superview == nil)
  }

  @Test func `a constraint on an element outside the tree is an error that names it`() throws {
    let stray = View("stray")
    (box.width == stray.width).activated()
    let error = #expect(throws: LiveLayoutError.self) { try LiveLayout(screen).checked() }
    #expect(
      "\(try #require(error))"
        == "box.width == stray.width names an element that is not in the tree")
  }

  @Test func `two elements with one name are an error`() throws {
    screen.addGuide(LayoutGuide("box"))
    let error = #expect(throws: LiveLayoutError.self) { try LiveLayout(screen).checked() }
    #expect("\(try #require(error))" == "two elements are called box")
  }

  @Test func `a constraint does not keep its views alive`() {
    weak var gone: View?
    let constraint: Constraint
    do {
      let view = View("gone")
      gone = view
      constraint = (view.width == 10).activated()
      #expect(constraint.firstElement === view)
    }
    #expect(gone == nil)
    #expect(constraint.text == "gone.width == 10")
  }

  @Test func `guides with insets and areas are laid out`() {
    let guide = LayoutGuide("guide", insets: .init(top: 1, left: 2, bottom: 3, right: 4))
    screen.addGuide(guide)
    screen.geometry.safeArea = .init(top: 20)
    box.layout {
      $0.leading == guide.leading
      $0.trailing == screen.margins.trailing
    }
    let layout = LiveLayout(screen)
    #expect(layout.isSettled)
    expectFrames(of: layout, "guides.json")
  }
}
